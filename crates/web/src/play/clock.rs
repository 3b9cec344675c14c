//! The clocks: each runs while its side is to move and the page is seen.

use core::time::Duration;

use leptos::prelude::*;
use nugar_api::Clocks;
use nugar_rules::event::Event;
use nugar_rules::game::Turn;

use crate::app::App;
use crate::browser;

/// Milliseconds between two looks at the clock.
const TICK: u32 = 200;

/// Clocks that nobody has used yet.
pub(super) fn full(minutes: u32, seconds: u32) -> Clocks {
    let total = minutes * 60_000;
    Clocks { total, increment: seconds * 1_000, left: [total; 2] }
}

impl App {
    /// Lets the clocks run as long as the page is there.
    pub(crate) fn run_clocks(self) {
        let last = StoredValue::new(browser::now());
        browser::on_hidden(move |_| last.set_value(browser::now()));
        let handle = set_interval_with_handle(
            move || {
                let now = browser::now();
                let passed = (now - last.get_value()).max(0.0) as u32;
                last.set_value(now);
                // A page that was hidden, or a machine that slept, gets no bill.
                if !document().hidden() && passed < 20 * TICK {
                    self.pass_time(passed);
                }
            },
            Duration::from_millis(u64::from(TICK)),
        );
        if let Ok(handle) = handle {
            on_cleanup(move || handle.clear());
        }
    }

    fn pass_time(self, milliseconds: u32) {
        if self.play.clocks.with_untracked(Option::is_none) {
            return;
        }
        let Some((turn, due, begun)) =
            self.play.peek(|table| (table.turn(), table.opening_due(), !table.line().is_empty()))
        else {
            return;
        };
        let (Some(side), false, true) = (turn.side(), due, begun) else { return };
        let mut over = false;
        self.play.clocks.update(|clocks| {
            if let Some(clocks) = clocks {
                let left = &mut clocks.left[side.index()];
                *left = left.saturating_sub(milliseconds);
                over = *left == 0;
            }
        });
        if over {
            self.happen(&Event::RanOut(side));
        }
    }

    /// Gives a side its increment after its move.
    pub(super) fn add_increment(self, event: &Event) {
        if !matches!(event, Event::Moved { .. }) {
            return;
        }
        let mover = self.play.peek(|table| table.line().last().map(|ply| ply.side)).flatten();
        let again = self.play.peek(|table| table.turn()).is_some_and(|turn| match turn {
            Turn::Decide(side) | Turn::Roll(side) => Some(side) == mover,
            Turn::Over(_) => true,
        });
        if let (Some(side), false) = (mover, again) {
            self.play.clocks.update(|clocks| {
                if let Some(clocks) = clocks {
                    clocks.left[side.index()] += clocks.increment;
                }
            });
        }
    }
}
