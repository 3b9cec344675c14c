//! Works out a sector and its mate together: chances are set from those that plays lead to, again
//! and again, until hardly anything changes.

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use nugar_rules::dice::Throw;
use nugar_rules::running_fight::RaceRules;

use super::field::{Field, Men};
use super::plays::{Plays, THROWS, again};
use super::rows::{Below, Prey, Reached, clash};
use crate::crew::Crew;

/// A sector while it is solved.
pub(crate) struct Half {
    pub(crate) moving: Arc<Men>,
    pub(crate) waiting: Arc<Men>,
    pub(crate) plays: Arc<Plays>,
    /// A chance for each waiting set and each moving set, the latter closer together.
    pub(crate) cells: Vec<f64>,
    /// For each of them the best play of every throw.
    pub(crate) choices: Vec<Choices>,
}

/// For each throw the place of the best play in its list, and [`CLOSE`] where others are hardly
/// worse.
pub(crate) type Choices = [u8; THROWS];

/// Marks a choice beside which others are worse by no more than [`MARGIN`].
pub(crate) const CLOSE: u8 = 1 << 7;
/// A difference of chances.
pub(crate) const MARGIN: f64 = 1e-6;
/// Sweeps by choices between two over all plays, which cost ten times as much.
const BY_CHOICES: usize = 24;

/// A sector and its mate, unless that is the same.
pub(crate) struct Pair {
    pub(crate) field: Field,
    pub(crate) rules: RaceRules,
    /// Men of the side that throws in the first half, and of the other.
    pub(crate) men: [u8; 2],
    pub(crate) halves: Vec<Half>,
    pub(crate) below: Below,
}

/// Rows of one piece of work.
const ROWS: usize = 8;

/// A sweep takes each half in so many slabs by turns, each worked out from what those before it
/// have come to. 2026-11-30, two against two: 129 sweeps, against 382 with one slab; from the last
/// slab to the first 140 (before choices were kept).
pub(crate) const SLABS: usize = 32;

impl Half {
    /// Rows of a slab.
    pub(crate) fn slab(&self, slab: usize) -> Range<usize> {
        let rows = self.waiting.sets.len();
        rows * slab / SLABS..rows * (slab + 1) / SLABS
    }

    /// How many cells there are.
    pub(crate) fn len(&self) -> usize {
        self.moving.sets.len() * self.waiting.sets.len()
    }

    /// New cells for those rows. `row` gets the number of a row and its cells, all zero, and gives
    /// by how much it differs from what there was; the greatest of these comes back.
    pub(crate) fn rows<T: Copy + Default + Send>(
        &self,
        rows: Range<usize>,
        crew: &dyn Crew,
        into: &mut Vec<T>,
        row: &(dyn Fn(usize, &mut [T]) -> f64 + Sync),
    ) -> f64 {
        let movers = self.moving.sets.len();
        into.clear();
        into.resize(rows.len() * movers, T::default());
        let parts: Vec<_> = into.chunks_mut(ROWS * movers).map(Mutex::new).collect();
        let most = Mutex::new(0.0_f64);
        crew.work(parts.len(), &|n| {
            let mut part = parts[n].lock().unwrap_or_else(PoisonError::into_inner);
            let from = rows.start + n * ROWS;
            let cells = part.chunks_mut(movers).zip(from..);
            let here = cells.map(|(cells, number)| row(number, cells)).fold(0.0, f64::max);
            let mut most = most.lock().unwrap_or_else(PoisonError::into_inner);
            *most = most.max(here);
        });
        most.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pair {
    /// The number of the half in which the sides of that one have changed.
    pub(crate) fn mate(&self, half: usize) -> usize {
        self.halves.len() - 1 - half
    }

    /// What a row of a half is worked out from.
    pub(crate) fn reach(&self, half: usize, waiting: usize) -> Reached {
        let here = &self.halves[half];
        let (set, movers) = (here.waiting.sets[waiting], here.moving.sets.len());
        let (moving, win_at) = (self.men[half], self.rules.win_at);
        let prey = Prey::new(&self.field, set, moving, movers, &self.below, win_at);
        Reached::new(here, &self.halves[self.mate(half)].cells, waiting, &prey)
    }

    /// Sets every chance a few times; gives by how much any of them changed at most when all plays
    /// were looked at last.
    pub(crate) fn sweep(&mut self, crew: &dyn Crew) -> f64 {
        for _ in 0..BY_CHOICES {
            self.by_choices(crew);
        }
        self.over_all(crew, |half, part, spare| {
            for (cell, new) in half.cells[part].iter_mut().zip(spare) {
                *cell = new.0;
            }
        })
    }

    /// Finds the best plays as things stand, and changes no chance.
    pub(crate) fn choose(&mut self, crew: &dyn Crew) {
        self.over_all(crew, |_, _, _| {});
    }

    /// Looks at all plays; `keep` gets the new chances of a part of a half.
    fn over_all(
        &mut self,
        crew: &dyn Crew,
        keep: impl Fn(&mut Half, Range<usize>, &[(f64, Choices)]),
    ) -> f64 {
        let (mut change, mut spare) = (0.0_f64, Vec::new());
        for slab in 0..SLABS {
            for half in 0..self.halves.len() {
                let here = &self.halves[half];
                let (rows, movers) = (here.slab(slab), here.moving.sets.len());
                let row = |waiting, cells: &mut [_]| self.row(half, waiting, cells);
                change = change.max(here.rows(rows.clone(), crew, &mut spare, &row));
                let part = rows.start * movers..rows.end * movers;
                let here = &mut self.halves[half];
                for (choices, new) in here.choices[part.clone()].iter_mut().zip(&spare) {
                    *choices = new.1;
                }
                keep(here, part, &spare);
            }
        }
        change
    }

    fn row(&self, half: usize, waiting: usize, cells: &mut [(f64, Choices)]) -> f64 {
        let here = &self.halves[half];
        let reached = self.reach(half, waiting);
        let before = &here.cells[waiting * cells.len()..][..cells.len()];
        let mut most = 0.0_f64;
        for (set, cell) in cells.iter_mut().enumerate() {
            if clash(&here.moving, &here.waiting, set, waiting) {
                continue;
            }
            for (throw, &(_, weight)) in Throw::ALL.iter().enumerate() {
                let plays = here.plays.of(set, throw);
                let (best, choice) = best(reached.by(again(&self.rules, throw)), plays);
                cell.0 += f64::from(weight) / 16.0 * best;
                cell.1[throw] = choice;
            }
            most = most.max((cell.0 - before[set]).abs());
        }
        most
    }

    /// Sets every chance once, by the plays that were best when all of them were looked at last.
    fn by_choices(&mut self, crew: &dyn Crew) {
        let mut spare = Vec::new();
        for slab in 0..SLABS {
            for half in 0..self.halves.len() {
                let here = &self.halves[half];
                let (rows, movers) = (here.slab(slab), here.moving.sets.len());
                here.rows(rows.clone(), crew, &mut spare, &|waiting, cells| {
                    let reached = self.reach(half, waiting);
                    let choices = &here.choices[waiting * movers..][..movers];
                    for (set, cell) in cells.iter_mut().enumerate() {
                        if clash(&here.moving, &here.waiting, set, waiting) {
                            continue;
                        }
                        for (throw, &(_, weight)) in Throw::ALL.iter().enumerate() {
                            let play = usize::from(choices[set][throw] & !CLOSE);
                            let to = usize::from(here.plays.of(set, throw)[play]);
                            let chances = reached.by(again(&self.rules, throw));
                            *cell += f64::from(weight) / 16.0 * chances[to];
                        }
                    }
                    0.0
                });
                let part = rows.start * movers..rows.end * movers;
                self.halves[half].cells[part].copy_from_slice(&spare);
            }
        }
    }

    /// The chances nothing is known of yet: even ones.
    pub(crate) fn even(&mut self) {
        for half in &mut self.halves {
            half.cells = vec![0.5; half.len()];
            half.choices = vec![[0; THROWS]; half.len()];
        }
    }
}

/// The greatest chance that a list of plays leads to, and which play that is.
#[inline]
fn best(values: &[f64], plays: &[u16]) -> (f64, u8) {
    let (mut best, mut choice, mut second) = (f64::NEG_INFINITY, 0, f64::NEG_INFINITY);
    for (at, &play) in plays.iter().enumerate() {
        let value = values[usize::from(play)];
        if value > best {
            (second, best, choice) = (best, value, at as u8);
        } else if value > second {
            second = value;
        }
    }
    (best, if best - second <= MARGIN { choice | CLOSE } else { choice })
}
