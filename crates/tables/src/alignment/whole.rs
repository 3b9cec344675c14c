//! Small games solved whole, placement included, from the start to the end.

use std::collections::HashMap;
use std::ops::ControlFlow;

use nugar_rules::alignment::{Alignment, State};
use nugar_rules::game::{Game as _, Side, Turn};
use nugar_rules::symmetry::Symmetric as _;

use super::codes::{Codes, Known};
use super::index::Index;
use super::pair::Pair;
use super::sector::Sector;
use crate::crew::Crew;
use crate::fault::Fault;
use crate::value::Value;

/// The value of a game without repetition and the quiet limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Whole {
    /// Who wins; none in a draw.
    pub winner: Option<Side>,
    /// Plies to the end when the winner hurries and the loser delays; 0 in a draw.
    pub plies: u16,
    /// Whether that exceeds the quiet limit, so that the limit may draw first what is won here.
    pub beyond_quiet: bool,
    /// Positions of the movement phase, images counted once.
    pub movement: u64,
    /// Positions of the placement phase that matter, images counted once.
    pub placement: u64,
}

/// The winner and the plies to the end.
type Ending = (Option<Side>, u16);

/// Solves a game, using no more memory than that.
pub fn solve(game: &Alignment, crew: &dyn Crew, memory: u64) -> Result<Whole, Fault> {
    let mut whole = Solver { game, memory, known: HashMap::new(), seen: HashMap::new() };
    whole.movement(crew)?;
    let (winner, plies) = whole.value(&game.start())?;
    let quiet = game.rules().quiet_limit;
    Ok(Whole {
        winner,
        plies,
        beyond_quiet: quiet > 0 && u32::from(plies) > quiet,
        movement: whole.known.values().map(|known| known.index.count()).sum(),
        placement: whole.seen.len() as u64,
    })
}

struct Solver<'a> {
    game: &'a Alignment,
    memory: u64,
    known: HashMap<Sector, Known>,
    /// Positions of the placement phase, each as the least of its images.
    seen: HashMap<State, Ending>,
}

/// Bytes that a position of the placement phase takes, with the slack of a growing map.
const SEEN: u64 = 2 * (size_of::<(State, Ending)>() as u64 + 1);

impl Solver<'_> {
    /// Solves all sectors there can be.
    fn movement(&mut self, crew: &dyn Crew) -> Result<(), Fault> {
        let rules = self.game.rules();
        let all = Sector::all(rules, 2 * rules.pieces);
        let mut need = 0;
        for sector in &all {
            need += 4 * Index::least(rules.files, rules.ranks, *sector);
            if need > self.memory {
                return Err(Fault::TooMuchMemory { sector: *sector, need, have: self.memory });
            }
        }
        for sector in all.into_iter().filter(|sector| sector.own <= sector.enemy) {
            let mut sectors = vec![sector, sector.mate()];
            sectors.dedup();
            // Sectors that captures lead to are copied: they are small here.
            let pair = Pair::new(self.game, &sectors, &mut |sector| {
                let known = self.known.get(&sector).ok_or(Fault::Missing(sector))?;
                Ok(Known { index: known.index.clone(), codes: known.codes.clone() })
            })?;
            pair.initial(self.game, crew, 0, &mut |_| Ok(()))?;
            pair.renew(crew, 0, 0);
            while let Some(plies) = pair.due() {
                pair.spread(self.game, crew, plies, 0, &mut |_, _| Ok(()))?;
            }
            if pair.sides.iter().any(|half| half.sweep.too_long()) {
                return Err(Fault::TooLong(sector));
            }
            for half in pair.sides {
                let codes = (0..half.index.count()).map(|n| half.value(n).code()).collect();
                let known = Known { codes: Codes::Wide(codes), index: half.index };
                self.known.insert(known.index.sector(), known);
            }
        }
        Ok(())
    }

    /// The value of any state. Placements lead to fewer men in hand, so this comes to an end.
    fn value(&mut self, state: &State) -> Result<Ending, Fault> {
        if let Turn::Over(outcome) = self.game.turn(state) {
            return Ok((outcome.winner, 0));
        }
        let side = state.side();
        if !state.placing() {
            let (own, enemy) = (state.stones(side), state.stones(side.other()));
            let sector = Sector { own: own.len() as u8, enemy: enemy.len() as u8 };
            let known = self.known.get(&sector).ok_or(Fault::Missing(sector))?;
            return Ok(match known.codes.value(known.index.number(own, enemy)) {
                Value::Win(plies) => (Some(side), plies),
                Value::Draw => (None, 0),
                Value::Loss(plies) => (Some(side.other()), plies),
            });
        }
        let images = (0..self.game.symmetries()).map(|n| self.game.image(state, n));
        let least = images
            .min_by_key(|image| (image.stones(Side::Black), image.stones(Side::White)))
            .expect("the identity is a symmetry");
        if let Some(value) = self.seen.get(&least) {
            return Ok(*value);
        }
        let mut moves = Vec::new();
        let _ = self.game.moves(&least, &mut |m| {
            moves.push(m);
            ControlFlow::Continue(())
        });
        let mut best: Option<Ending> = None;
        for m in moves {
            let (winner, plies) = self.value(&self.game.play(&least, m))?;
            let here = (winner, plies + u16::from(winner.is_some()));
            if best.is_none_or(|best| merit(side, here) > merit(side, best)) {
                best = Some(here);
            }
        }
        let best = best.expect("a state to be decided has a move");
        self.seen.insert(least, best);
        let need = self.seen.len() as u64 * SEEN;
        if need > self.memory {
            let pieces = self.game.rules().pieces;
            let sector = Sector { own: pieces, enemy: pieces };
            return Err(Fault::TooMuchMemory { sector, need, have: self.memory });
        }
        Ok(best)
    }
}

/// How good a result is for a side.
fn merit(side: Side, (winner, plies): Ending) -> i32 {
    match winner {
        None => 0,
        Some(winner) if winner == side => (1 << 16) - i32::from(plies),
        Some(_) => i32::from(plies) - (1 << 16),
    }
}
