//! What the captures of a position lead to: the end of the game, or a sector solved before.

use std::ops::ControlFlow;

use nugar_rules::alignment::{Alignment, Walk};
use nugar_rules::stones::Stones;

use super::codes::Known;
use super::sector::Sector;
use crate::fault::Fault;
use crate::value::Value;

/// The sectors that the captures of one sector lead to.
pub(crate) struct Captures {
    /// By the number of men taken, from 1; none where that ends the game.
    after: Vec<Option<Known>>,
}

/// What is known of a position from its captures alone.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    /// Steps that earn a capture and take nothing.
    pub(crate) quiet: u16,
    /// The quickest win by a capture.
    pub(crate) win: Option<u16>,
    /// Whether a capture draws.
    pub(crate) draws: bool,
    /// The slowest loss by a capture.
    pub(crate) loss: Option<u16>,
}

impl Captures {
    /// Of a sector, with the sectors that `load` brings.
    pub(crate) fn new(
        game: &Alignment,
        sector: Sector,
        load: &mut dyn FnMut(Sector) -> Result<Known, Fault>,
    ) -> Result<Captures, Fault> {
        let after = sector
            .leads_to(game.rules())
            .into_iter()
            .map(|sector| sector.map(&mut *load).transpose())
            .collect::<Result<_, _>>()?;
        Ok(Captures { after })
    }

    /// The value for the side that took so many men, when these stand after it.
    fn value(&self, own: Stones, enemy: Stones, taken: u32) -> Value {
        match &self.after[taken as usize - 1] {
            None => Value::Win(1),
            Some(known) => known.codes.value(known.index.number(enemy, own)).before(),
        }
    }

    /// Tries every step that makes a row.
    pub(crate) fn tally(
        &self,
        game: &Alignment,
        own: Stones,
        enemy: Stones,
        walks: &[Walk; 4],
    ) -> Tally {
        let mut tally = Tally::default();
        let prey = game.prey_among(enemy);
        for walk in walks {
            for to in walk.earning().without(enemy) {
                let to = Stones::cell(to);
                let moved = own ^ to ^ to.step(walk.direction().opposite());
                let _ = prey.sets(walk.rows_at(to), &mut |taken| {
                    if taken.is_empty() {
                        tally.quiet += 1;
                        return ControlFlow::Continue(());
                    }
                    match self.value(moved, enemy.without(taken), taken.len()) {
                        Value::Win(plies) => {
                            tally.win = Some(tally.win.map_or(plies, |win| win.min(plies)));
                        }
                        Value::Draw => tally.draws = true,
                        Value::Loss(plies) => {
                            tally.loss = Some(tally.loss.map_or(plies, |loss| loss.max(plies)));
                        }
                    }
                    ControlFlow::Continue(())
                });
                if tally.win == Some(1) {
                    return tally;
                }
            }
        }
        tally
    }
}
