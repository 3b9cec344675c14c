//! What the captures of a position lead to: the end of the game, or a sector solved before.

use std::ops::ControlFlow;

use nugar_rules::alignment::{Alignment, CapturesPerMove, Walk};
use nugar_rules::stones::Stones;

use super::codes::Codes;
use super::index::Index;
use super::sector::Sector;
use crate::fault::Fault;
use crate::value::Value;

/// A finished sector in memory.
pub(crate) struct Known {
    pub(crate) index: Index,
    pub(crate) codes: Codes,
}

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
    /// The sectors that captures lead to, where they don't end the game: as many men may be taken
    /// as rows can be made by a step. Every row but the first takes two more men at least.
    pub(crate) fn sectors(game: &Alignment, sector: Sector) -> Vec<Option<Sector>> {
        let rows = match game.rules().captures_per_move {
            CapturesPerMove::One => 1,
            CapturesPerMove::PerRow => sector.own.saturating_sub(1) / 2,
        };
        let most = rows.min(sector.enemy);
        (1..=most).map(|taken| sector.after(taken, game.rules().lose_at)).collect()
    }

    /// Of a sector, with the sectors that `load` brings.
    pub(crate) fn new(
        game: &Alignment,
        sector: Sector,
        load: &mut dyn FnMut(Sector) -> Result<Known, Fault>,
    ) -> Result<Captures, Fault> {
        let after = Captures::sectors(game, sector)
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
