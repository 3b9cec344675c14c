//! A little board that plays by itself: any legal moves, to show how the game goes.

use core::time::Duration;

use leptos::prelude::*;
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::game::Turn;
use nugar_rules::key::mix;
use nugar_rules::table::{self, Starter, Table};

use crate::app::App;
use crate::board::{Board, Dress, Hold, Marks};

/// Milliseconds between two moves.
const BEAT: u64 = 1_600;
/// Moves already made when the board is first seen, and moves after which it begins again.
const PLIES: (usize, usize) = (14, 70);

/// The board.
pub(crate) fn board(app: App, ruleset: Ruleset) -> AnyView {
    let Some(table) = begin(ruleset) else { return ().into_any() };
    let (geometry, mut look) = (table.geometry().clone(), table.hand(&[]).look);
    look.throw = None;
    let dress = Dress::of(&ruleset, geometry.shape);
    let first = super::filled_first(&ruleset, &geometry);
    let table = StoredValue::new_local(table);
    let shown = RwSignal::new(look);
    if !app.still() {
        let handle = set_interval_with_handle(
            move || {
                if document().hidden() {
                    return;
                }
                // A page that has gone needs no moves.
                let over = table.try_with_value(|table| {
                    table.outcome().is_some() || table.line().len() > PLIES.1
                });
                let Some(over) = over else { return };
                if over && let Some(fresh) = begin(ruleset) {
                    table.set_value(fresh);
                }
                table.update_value(|table| step(&mut **table));
                shown.set(table.with_value(|table| table.hand(&[]).look));
            },
            Duration::from_millis(BEAT),
        );
        if let Ok(handle) = handle {
            on_cleanup(move || handle.clear());
        }
    }
    view! {
        <Board geometry=geometry dress=dress look=shown marks=Signal::derive(Marks::default)
            hold=Signal::derive(Hold::default) coordinates=Signal::derive(|| false) first=first
            label=Signal::derive(move || app.say("page-board")) />
    }
    .into_any()
}

fn begin(ruleset: Ruleset) -> Option<Box<dyn Table>> {
    let dice = DiceSource::Seeded { seed: ruleset.preset.id.to_owned() };
    let mut table = table::start(ruleset, None, dice).ok()?;
    while table.line().len() < PLIES.0 && table.outcome().is_none() {
        step(&mut *table);
    }
    Some(table)
}

/// One move, with whatever throws come before it.
fn step(table: &mut dyn Table) {
    let moves = table.line().len();
    for _ in 0..8 {
        let event = if table.opening_due() {
            let Some((pair, starter)) = table.seeded_throw_off() else { return };
            let [first, second] = pair;
            let (black, white) =
                if starter == Some(Starter::Second) { (second, first) } else { (first, second) };
            Event::ThrewOff { black, white }
        } else {
            match table.turn() {
                Turn::Over(_) => return,
                Turn::Roll(_) => {
                    let Some(throw) = table.seeded_throw() else { return };
                    Event::Threw { throw }
                }
                Turn::Decide(_) => {
                    let moves = table.moves();
                    let count = moves.len().max(1) as u64;
                    let chosen = mix(table.events().len() as u64, 3) % count;
                    let Some(chosen) = moves.into_iter().nth(chosen as usize) else { return };
                    Event::Moved { text: chosen.text }
                }
            }
        };
        if table.next(&event).is_err() || table.line().len() > moves {
            return;
        }
    }
}
