//! A hand on the board: touches that become a move, or the reason why they do not.

use leptos::prelude::*;
use nugar_rules::board::Point;
use nugar_rules::event::Event;
use nugar_rules::fault::Fault;
use nugar_rules::game::Turn;

use crate::app::App;
use crate::board::Touch;
use crate::browser::Sound;

impl App {
    /// A hand touched the board.
    pub(crate) fn touch(self, touch: Touch) {
        self.play.refusal.set(None);
        match touch {
            Touch::Back => self.play.touched.set(Vec::new()),
            Touch::At(point) => self.touch_point(point),
        }
    }

    fn touch_point(self, point: Point) {
        if self.play.browse.get_untracked().is_some() {
            self.play.browse.set(None);
            return;
        }
        let due = untrack(move || self.play.hand_is_due());
        if !due {
            let turn = self.play.peek(|table| table.turn());
            let thinking = self.play.thinking.get_untracked();
            match turn {
                Some(Turn::Over(_)) => self.refuse_fault(&Fault::GameOver {}),
                Some(Turn::Decide(_)) if thinking => self.refuse(self.say("play-machine-thinks")),
                Some(Turn::Roll(_)) => self.refuse_fault(&Fault::ThrowFirst {}),
                _ => {}
            }
            return;
        }
        let touched = self.play.touched.get_untracked();
        let mut more = touched.clone();
        more.push(point);
        let Some((now, then, fresh)) =
            self.play.peek(|table| (table.hand(&touched), table.hand(&more), table.hand(&[]).next))
        else {
            return;
        };
        if now.next.contains(&point) {
            if then.next.is_empty()
                && let Some(text) = then.whole
            {
                self.happen(&Event::Moved { text });
                return;
            }
            self.play.touched.set(more);
            self.sound(Sound::Knock);
            self.tell_half_made(&then);
        } else if touched.last() == Some(&point) {
            // Touched once more: put back.
            self.play.touched.set(touched[..touched.len() - 1].to_vec());
        } else if touched.len() == 1 && fresh.contains(&point) {
            self.play.touched.set(vec![point]);
        } else if let Some(fault) = then.fault.or(now.fault) {
            self.refuse_fault(&fault);
        }
    }

    /// Says that the move is done where it could also go on.
    pub(crate) fn done(self) {
        let touched = self.play.touched.get_untracked();
        if let Some(text) = self.play.peek(|table| table.hand(&touched).whole).flatten() {
            self.happen(&Event::Moved { text });
        }
    }

    fn refuse_fault(self, fault: &Fault) {
        self.refuse(self.words.with_untracked(|words| words.fault(fault)));
    }
}
