//! A sector and its mate while they are solved: ends and captures first, then won and lost
//! positions spread backwards, distance by distance, block by block.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use nugar_rules::alignment::{Alignment, Walk};
use nugar_rules::stones::Stones;

use super::captures::Captures;
use super::codes::Known;
use super::index::Index;
use super::sector::Sector;
use super::spread::Spread;
use super::sweep::{Cell, NEVER, Sweep};
use crate::crew::Crew;
use crate::fault::Fault;
use crate::value::Value;

/// Blocks that are worked through before the caller is asked again.
const SLAB: usize = 1024;

/// A sector and its mate while they are solved.
pub(crate) struct Pair {
    pub(crate) sides: Vec<Half>,
}

/// A sector while it is solved.
pub(crate) struct Half {
    pub(crate) index: Index,
    pub(crate) sweep: Sweep,
    captures: Captures,
}

impl Pair {
    /// Of a sector and its mate, with the sectors that `load` brings.
    pub(crate) fn new(
        game: &Alignment,
        sectors: &[Sector],
        load: &mut dyn FnMut(Sector) -> Result<Known, Fault>,
    ) -> Result<Pair, Fault> {
        let rules = game.rules();
        let half = |sector: &Sector| {
            let index = Index::new(rules.files, rules.ranks, *sector)?;
            let sweep = Sweep::new(index.count());
            Ok(Half { index, sweep, captures: Captures::new(game, *sector, load)? })
        };
        Ok(Pair { sides: sectors.iter().map(half).collect::<Result<_, Fault>>()? })
    }

    /// The side that a quiet step from this side leads to.
    fn mate(&self, side: usize) -> usize {
        self.sides.len() - 1 - side
    }

    /// Every block of both sides, in the order in which they are worked through.
    fn blocks(&self) -> impl Iterator<Item = (usize, u64)> + '_ {
        let sides = self.sides.iter().enumerate();
        sides.flat_map(|(side, half)| (0..half.sweep.blocks()).map(move |block| (side, block)))
    }

    /// Looks up ends and captures, from the block of that number on.
    pub(crate) fn initial(
        &self,
        game: &Alignment,
        crew: &dyn Crew,
        from: u64,
        each: &mut dyn FnMut(u64) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let blocks: Vec<_> = self.blocks().skip(from as usize).collect();
        let mut next = from;
        for slab in blocks.chunks(SLAB) {
            crew.work(slab.len(), &|n| {
                let (side, block) = slab[n];
                self.sides[side].initial(game, block);
            });
            next += slab.len() as u64;
            each(next)?;
        }
        Ok(())
    }

    /// Notes afresh what is due, after the initial stage or a checkpoint: from these plies on, in
    /// blocks before `next` from the plies after them.
    pub(crate) fn renew(&self, crew: &dyn Crew, plies: u16, next: u64) {
        let blocks: Vec<_> = self.blocks().collect();
        crew.work(blocks.len(), &|n| {
            let (side, block) = blocks[n];
            let least = plies + u16::from((n as u64) < next);
            self.sides[side].sweep.renew_due(block, least);
        });
    }

    /// The least distance that is due anywhere.
    pub(crate) fn due(&self) -> Option<u16> {
        let due = self.blocks().map(|(side, block)| self.sides[side].sweep.due(block)).min();
        due.filter(|due| *due != NEVER)
    }

    /// Spreads the positions decided in so many plies, from the block of that number on.
    pub(crate) fn spread(
        &self,
        game: &Alignment,
        crew: &dyn Crew,
        plies: u16,
        from: u64,
        each: &mut dyn FnMut(u64, u64) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        let blocks: Vec<_> = self
            .blocks()
            .zip(0..)
            .skip(from as usize)
            .filter(|((side, block), _)| self.sides[*side].sweep.due(*block) == plies)
            .collect();
        for slab in blocks.chunks(SLAB) {
            let found = AtomicU64::new(0);
            crew.work(slab.len(), &|n| {
                let ((side, block), _) = slab[n];
                found.fetch_add(self.spread_block(game, side, block, plies), Relaxed);
            });
            let next = slab.last().map_or(0, |(_, number)| number + 1);
            each(next, found.into_inner())?;
        }
        Ok(())
    }

    /// Spreads the positions of a block that are decided in so many plies; gives how many.
    fn spread_block(&self, game: &Alignment, side: usize, block: u64, plies: u16) -> u64 {
        let half = &self.sides[side];
        let mate = &self.sides[self.mate(side)];
        half.sweep.clear_due(block);
        let mut spread = Spread::new(game, half, mate, plies);
        let (mut found, mut next) = (0, NEVER);
        let range = half.sweep.range(block);
        let first = range.start;
        for number in range {
            let due = half.sweep.get(number).due();
            if due == plies {
                found += 1;
                spread.position(number);
            } else if due > plies && due < next {
                next = due;
            }
        }
        spread.finish();
        if next != NEVER {
            half.sweep.note(first, next);
        }
        found
    }
}

impl Half {
    /// Sets the cells of a block to what ends and captures alone tell.
    fn initial(&self, game: &Alignment, block: u64) {
        let mut cursor = self.index.cursor();
        let mut class = usize::MAX;
        let mut walks: Option<[Walk; 4]> = None;
        for number in self.sweep.range(block) {
            let (own, enemy) = cursor.at(number);
            if cursor.class() != class {
                class = cursor.class();
                walks = None;
            }
            let walks = walks.get_or_insert_with(|| game.walks(own));
            self.sweep.set(number, self.first(game, own, enemy, walks));
        }
    }

    /// What ends and captures tell of a position.
    fn first(&self, game: &Alignment, own: Stones, enemy: Stones, walks: &[Walk; 4]) -> Cell {
        let (mut steps, mut earning) = (0, Stones::NONE);
        for walk in walks {
            steps += walk.quiet().without(enemy).len() as u16;
            earning |= walk.earning().without(enemy);
        }
        if earning.is_empty() {
            // Without any step the game is over: lost, or a draw, which an open step stands for.
            let stuck = steps == 0 && !game.stuck_loses();
            return Cell::open(steps + u16::from(stuck), 0);
        }
        let tally = self.captures.tally(game, own, enemy, walks);
        if let Some(plies) = tally.win {
            return Cell::won(plies);
        }
        // A draw that is certain is a step that stays open.
        Cell::open(steps + tally.quiet + u16::from(tally.draws), tally.loss.unwrap_or(0))
    }

    pub(crate) fn value(&self, number: u64) -> Value {
        self.sweep.get(number).value()
    }
}
