//! What is said of what happens: to a screen reader, and as a note beside the board.

use leptos::prelude::*;
use nugar_rules::board::Standing;
use nugar_rules::event::Event;
use nugar_rules::game::{Outcome, Phase, Side, Turn};
use nugar_rules::table::{Hand, Table};

use crate::app::App;
use crate::browser::Sound;

/// What has to be known of a game before something happens to it.
#[derive(Debug, Clone)]
pub(super) struct Before {
    side: Option<Side>,
    phase: Phase,
    hands: Option<[u8; 2]>,
}

impl Before {
    /// Of the game as it is.
    pub(super) fn of(table: &dyn Table) -> Before {
        Before {
            side: table.turn().side(),
            phase: table.phase(),
            hands: table.hand(&[]).look.hands,
        }
    }
}

impl App {
    /// Tells what happened and what comes next.
    pub(super) fn tell(self, before: Option<Before>, event: &Event) {
        let Some(before) = before else { return };
        let mut said = Vec::new();
        let mut note = None;
        match event {
            Event::Moved { text } => {
                let taken =
                    self.play.peek(|table| table.line().last().map_or(0, |ply| ply.captures));
                let taken = taken.unwrap_or(0);
                self.sound(if taken > 0 { Sound::Take } else { Sound::Knock });
                if let Some(side) = before.side {
                    let args = [("side", side.into()), ("move", text.clone().into())];
                    said.push(self.say_with("play-moved", &args));
                }
                if taken > 0 {
                    said.push(self.say_with("page-took", &[("count", taken.into())]));
                }
                note = self.after_move(&before);
                said.extend(note.clone());
            }
            Event::Threw { throw } => {
                if let Some(side) = before.side {
                    let args = [("side", side.into()), ("throw", throw.clone().into())];
                    said.push(self.say_with("play-threw", &args));
                }
            }
            Event::ThrewOff { black, white } => {
                let args = [("black", black.clone().into()), ("white", white.clone().into())];
                said.push(self.say_with("play-opening", &args));
                let won = self.play.black.get_untracked().is_some();
                let outcome = if won {
                    self.say_with("play-opening-won", &[("side", Side::Black.into())])
                } else {
                    self.say("play-opening-tie")
                };
                said.push(outcome);
                note = Some(said.join(" "));
            }
            _ => {}
        }
        match self.play.peek(|table| table.outcome()).flatten() {
            Some(outcome) => {
                self.sound(Sound::End);
                said.push(self.outcome_said(outcome));
            }
            None => said.extend(self.turn_said()),
        }
        self.play.note.set(note);
        self.announce(said.join(" "));
    }

    /// What a move brought about by itself.
    fn after_move(self, before: &Before) -> Option<String> {
        let (turn, phase, hands) =
            self.play.peek(|table| (table.turn(), table.phase(), table.hand(&[]).look.hands))?;
        let side = before.side?;
        match (before.phase, turn) {
            (Phase::Play, Turn::Roll(next)) if next == side => {
                Some(self.say_with("play-throws-again", &[("side", side.into())]))
            }
            (Phase::Placement, _) if phase == Phase::Movement => {
                let left = before.hands.is_some_and(|hands| hands.iter().sum::<u8>() > 1);
                Some(self.say(if left { "play-leftovers" } else { "play-movement-begins" }))
            }
            (Phase::Placement, Turn::Decide(next)) if next == side => {
                let other = side.other();
                let none = hands.is_some_and(|hands| hands[other.index()] == 0);
                let key = if none { "play-skip-no-hand" } else { "play-skip-no-cell" };
                Some(self.say_with(key, &[("side", other.into())]))
            }
            _ => None,
        }
    }

    /// Whose turn it is and for what; nothing once the game is over.
    pub(crate) fn turn_said(self) -> Option<String> {
        let (turn, phase, look, due) = self.play.peek(|table| {
            (table.turn(), table.phase(), table.hand(&[]).look, table.opening_due())
        })?;
        if due {
            return Some(self.say("page-throw-off"));
        }
        let side = turn.side()?;
        let hand = look.hands.map_or(0, |hands| hands[side.index()]);
        let side_is = ("side", side.into());
        Some(match phase {
            Phase::Placement => self.say_with("play-to-place", &[side_is, ("count", hand.into())]),
            Phase::Movement => self.say_with("play-to-step", &[side_is]),
            Phase::Roll => self.say_with("play-to-throw", &[side_is]),
            Phase::Play => {
                let throw = look.throw.unwrap_or_default();
                self.say_with("play-to-play", &[side_is, ("throw", throw.into())])
            }
            Phase::Over => return None,
        })
    }

    /// Who won and by which rule.
    pub(crate) fn outcome_said(self, outcome: Outcome) -> String {
        self.words.with(|words| words.outcome(&outcome))
    }

    /// Why a throw is lost.
    pub(super) fn tell_forced(self, side: Side) {
        let Some(look) = self.play.peek(|table| table.hand(&[]).look) else { return };
        let throw = look.throw.clone().unwrap_or_default();
        let runs = look
            .pieces
            .iter()
            .any(|piece| piece.side == side && piece.standing == Standing::Dalled);
        let said = if runs || throw.contains('A') {
            let args = [("side", side.into()), ("throw", throw.into())];
            self.say_with("play-pass-blocked", &args)
        } else {
            self.say_with("play-pass-no-dal", &[("side", side.into())])
        };
        self.announce(said.clone());
        self.play.note.set(Some(said));
    }

    /// What a half-made move has come to.
    pub(super) fn tell_half_made(self, hand: &Hand) {
        let rows = &hand.look.rows;
        if rows.is_empty() {
            return;
        }
        let cells = self.play.peek(|table| table.geometry().names(rows.iter().copied()));
        let made = self.say_with("play-row-made", &[("cells", cells.unwrap_or_default().into())]);
        self.announce(made + " " + &self.say("page-take-one"));
    }
}
