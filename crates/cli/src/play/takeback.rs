//! Moves taken back and played again. Within a throw that is free; across a throw that was seen two
//! people have to agree, and a machine never does.

use nugar_rules::event::{Consent, Event};
use nugar_rules::fault::Fault;
use nugar_rules::game::{Side, Turn};
use nugar_rules::session::Undo;

use super::Play;
use super::turn::Goes;
use crate::failure::Failure;

impl Play<'_> {
    /// Takes back the last move that a person chose.
    pub(super) fn take_back(&mut self) -> Result<Goes, Failure> {
        let count = self.plies_back();
        let crosses = self.sitting.table.undo() == Undo::CrossesThrow
            || (count > 1 && !self.sitting.table.throws().is_empty());
        if count == 0 || self.sitting.table.undo() == Undo::Nothing {
            return self.refuse(&Fault::NothingToUndo {}.into());
        }
        if !crosses {
            return self.take_back_plies(count, Consent::Alone);
        }
        if !self.sitting.two_persons() {
            return self.refuse(&Fault::UndoCrossesThrow {}.into());
        }
        let line = self.sitting.table.line();
        let asker = line[line.len() - count].side;
        self.asked = Some(asker);
        self.terminal.say_with("play-undo-asked", &[("side", asker.into())])?;
        Ok(Goes::On)
    }

    /// The other side agrees.
    pub(super) fn agree(&mut self) -> Result<Goes, Failure> {
        self.asked = None;
        let count = self.plies_back();
        self.take_back_plies(count, Consent::Both)
    }

    /// The other side does not.
    pub(super) fn disagree(&mut self, asker: Side) -> Result<Goes, Failure> {
        self.asked = None;
        self.terminal.say_with("play-undo-declined", &[("side", asker.other().into())])?;
        Ok(Goes::On)
    }

    /// How many moves have to go until a person chooses again; 0 when no person has chosen yet.
    /// What nobody chose, a lost throw, is no move to come back to.
    fn plies_back(&self) -> usize {
        let line = self.sitting.table.line();
        let chosen = |played: &&nugar_rules::table::Played| {
            self.is_person(played.side) && played.text != "pass"
        };
        let at = line.iter().rev().position(|played| chosen(&played));
        at.map_or(0, |at| at + 1)
    }

    fn take_back_plies(&mut self, count: usize, consent: Consent) -> Result<Goes, Failure> {
        for _ in 0..count {
            if let Err(faults) = self.happen(&Event::TookBack { consent })? {
                return self.refuse(&faults);
            }
        }
        self.terminal.say_with("play-undone", &[("count", count.into())])?;
        Ok(Goes::On)
    }

    /// Plays again what was taken back, up to a person's next choice.
    pub(super) fn play_again(&mut self) -> Result<Goes, Failure> {
        if self.sitting.table.redo() == 0 {
            return self.refuse(&Fault::NothingToRedo {}.into());
        }
        while self.sitting.table.redo() > 0 {
            if let Err(faults) = self.happen(&Event::Redid)? {
                return self.refuse(&faults);
            }
            let text = self.sitting.table.line().pop().map_or_else(String::new, |last| last.text);
            self.terminal.say_with("play-redone", &[("move", text.into())])?;
            if let Turn::Decide(side) | Turn::Roll(side) = self.sitting.table.turn()
                && self.is_person(side)
            {
                break;
            }
        }
        Ok(Goes::On)
    }
}
