//! Proves how far the chances of a solved sector may be off.
//!
//! Let one side always play what the table calls best, the other anything. Then
//!
//! 1. the sector is left for certain. For that it is enough that from every position some throws
//!    lead out, whatever the other side does ([`leaves`]).
//! 2. Give every position a number that is at least one greater than the average of those that the
//!    throw may lead to, where a play of the other side that is worse for it than the best may be
//!    charged for by how much ([`Stay`]). So many times the change of the last sweep, taken from the
//!    chance that the table gives the first side, is never more than what follows from the plays.
//!
//! From both it follows that the first side wins at least so often. This holds for either side, so
//! the true chance lies between.

use nugar_rules::dice::Throw;

use super::plays::again;
use super::rows::clash;
use super::solve::{CLOSE, Half, MARGIN, Pair, SLABS};
use crate::crew::Crew;

/// Numbers are good enough when they grow by no more than this in a sweep.
const GROWS: f64 = 0.5;
/// More sweeps than any sector has been seen to need; without an end there is no proof.
const MOST_SWEEPS: usize = 2000;

/// Who throws next in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Throws {
    /// The side that plays by the table.
    Steady,
    /// The side that plays anything.
    Free,
}

/// Chances of which a sweep changes none by more than `change` are off by so many times that at
/// most; none when that could not be proven.
pub(crate) fn times(pair: &Pair, change: f64, crew: &dyn Crew) -> Option<f64> {
    let mut most = 0.0_f64;
    for half in 0..pair.halves.len() {
        if !leaves(pair, half, crew) {
            return None;
        }
        most = most.max(Stay::new(pair, half, change).most(crew)?);
    }
    Some(most)
}

/// The half in which somebody throws, when the steady side does in `half`.
fn half_of(pair: &Pair, half: usize, throws: Throws) -> usize {
    match throws {
        Throws::Steady => half,
        Throws::Free => pair.mate(half),
    }
}

/// What sets come to when they are reached, for one row: as the cells of the other thrower say, and
/// nothing where somebody is taken.
fn left<T: Copy + Default>(here: &Half, waiting: usize, other: &[T]) -> Vec<T> {
    let (waits, rows) = (here.waiting.waiting[waiting], here.waiting.sets.len());
    let sets = here.moving.moving.iter().enumerate();
    let cell = |set: usize| other[set * rows + waiting];
    sets.map(|(set, holes)| if holes & waits == 0 { cell(set) } else { T::default() }).collect()
}

/// Whether the sector is left for certain when the side that throws in `half` plays by the table.
fn leaves(pair: &Pair, half: usize, crew: &dyn Crew) -> bool {
    // 1 where the free side may stay as far as is known.
    let cells = |throws| {
        let here = &pair.halves[half_of(pair, half, throws)];
        let mut stays = vec![1_u8; here.len()];
        let movers = here.moving.sets.len();
        for (at, stays) in stays.iter_mut().enumerate() {
            if clash(&here.moving, &here.waiting, at % movers, at / movers) {
                *stays = 0;
            }
        }
        stays
    };
    let (mut steady, mut free) = (cells(Throws::Steady), cells(Throws::Free));
    let mut spare = Vec::new();
    loop {
        let mut fell = 0.0_f64;
        for slab in 0..SLABS {
            for throws in [Throws::Steady, Throws::Free] {
                let number = half_of(pair, half, throws);
                let here = &pair.halves[number];
                let (own, other) = match throws {
                    Throws::Steady => (&mut steady, &free),
                    Throws::Free => (&mut free, &steady),
                };
                let (rows, movers) = (here.slab(slab), here.moving.sets.len());
                let more = here.rows(rows.clone(), crew, &mut spare, &|waiting, cells| {
                    let before = &own[waiting * movers..][..movers];
                    if before.iter().all(|stays| *stays == 0) {
                        return 0.0;
                    }
                    let over = left(here, waiting, other);
                    let choices = &here.choices[waiting * movers..][..movers];
                    let mut fell = 0.0;
                    for (set, cell) in
                        cells.iter_mut().enumerate().filter(|(set, _)| before[*set] == 1)
                    {
                        let stays = |throw: usize| {
                            let again = again(&pair.rules, throw);
                            let stays = |set: usize| {
                                if again {
                                    here.moving.moving[set] & here.waiting.waiting[waiting] == 0
                                        && before[set] == 1
                                } else {
                                    over[set] == 1
                                }
                            };
                            let plays = here.plays.of(set, throw);
                            match throws {
                                Throws::Steady => {
                                    let choice = choices[set][throw] & !CLOSE;
                                    stays(usize::from(plays[usize::from(choice)]))
                                }
                                Throws::Free => plays.iter().any(|set| stays(usize::from(*set))),
                            }
                        };
                        *cell = u8::from((0..Throw::ALL.len()).all(stays));
                        if *cell == 0 {
                            fell = 1.0;
                        }
                    }
                    fell
                });
                fell = fell.max(more);
                own[rows.start * movers..rows.end * movers].copy_from_slice(&spare);
            }
        }
        if fell == 0.0 {
            return steady.iter().chain(&free).all(|stays| *stays == 0);
        }
    }
}

/// The numbers of the second step, growing from nothing.
struct Stay<'a> {
    pair: &'a Pair,
    /// The half in which the steady side throws.
    half: usize,
    /// So many throws are charged for a play that is worse by one.
    charge: f32,
    /// While the steady side throws, cells as that half has them; while the other does, as the mate
    /// has them.
    steady: Vec<f32>,
    free: Vec<f32>,
}

impl<'a> Stay<'a> {
    fn new(pair: &'a Pair, half: usize, change: f64) -> Stay<'a> {
        let cells = |throws| vec![0.0; pair.halves[half_of(pair, half, throws)].len()];
        // Scaled up at the end, the numbers allow for charges as much greater.
        let charge = ((1.0 - GROWS) / change) as f32;
        Stay { pair, half, charge, steady: cells(Throws::Steady), free: cells(Throws::Free) }
    }

    /// The greatest number.
    fn most(mut self, crew: &dyn Crew) -> Option<f64> {
        let mut spare = Vec::new();
        for _ in 0..MOST_SWEEPS {
            let mut grown = 0.0_f64;
            for slab in 0..SLABS {
                for throws in [Throws::Steady, Throws::Free] {
                    grown = grown.max(self.slab(throws, slab, crew, &mut spare));
                }
            }
            // Numbers only grow, so what is worked out from those before grows no more than this;
            // a hundredth is more than they are rounded by.
            let most = self.steady.iter().chain(&self.free).copied().fold(0.0, f32::max);
            if f64::from(most) > MARGIN * f64::from(self.charge) {
                return None;
            }
            if grown <= GROWS - 0.01 {
                return Some(f64::from(most) / (1.0 - GROWS));
            }
        }
        None
    }

    fn slab(&mut self, throws: Throws, slab: usize, crew: &dyn Crew, spare: &mut Vec<f32>) -> f64 {
        let (pair, charge) = (self.pair, self.charge);
        let number = half_of(pair, self.half, throws);
        let here = &pair.halves[number];
        let (own, other) = match throws {
            Throws::Steady => (&mut self.steady, &self.free),
            Throws::Free => (&mut self.free, &self.steady),
        };
        let (rows, movers) = (here.slab(slab), here.moving.sets.len());
        let grown = here.rows(rows.clone(), crew, spare, &|waiting, cells| {
            let before = &own[waiting * movers..][..movers];
            let reached = pair.reach(number, waiting);
            let over = left(here, waiting, other);
            let waits = here.waiting.waiting[waiting];
            let choices = &here.choices[waiting * movers..][..movers];
            let mut most = 0.0_f32;
            for (set, cell) in cells.iter_mut().enumerate() {
                if clash(&here.moving, &here.waiting, set, waiting) {
                    continue;
                }
                *cell = 1.0;
                for (throw, &(_, weight)) in Throw::ALL.iter().enumerate() {
                    let again = again(&pair.rules, throw);
                    let stays = |set: usize| match again {
                        false => over[set],
                        true if here.moving.moving[set] & waits == 0 => before[set],
                        true => 0.0,
                    };
                    let (chances, plays) = (reached.by(again), here.plays.of(set, throw));
                    let choice = choices[set][throw];
                    let best = usize::from(plays[usize::from(choice & !CLOSE)]);
                    // What is worse by more than the margin costs more than any number.
                    let most = match throws {
                        Throws::Free if choice & CLOSE != 0 => {
                            plays.iter().fold(0.0_f32, |most, &play| {
                                let play = usize::from(play);
                                let worse = (chances[best] - chances[play]) as f32;
                                most.max(stays(play) - worse * charge)
                            })
                        }
                        Throws::Steady | Throws::Free => stays(best),
                    };
                    *cell += weight as f32 / 16.0 * most;
                }
                most = most.max(*cell - before[set]);
            }
            f64::from(most)
        });
        own[rows.start * movers..rows.end * movers].copy_from_slice(spare);
        grown
    }
}
