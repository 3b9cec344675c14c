//! Checks tables again, position by position, by the rules of the game alone: the chance before a
//! throw has to follow from the chances that the best play of each throw leads to.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use nugar_rules::game::Game as _;
use nugar_rules::key;
use nugar_rules::running_fight::{RaceState, RunningFight};

use super::field::{Extent, Field};
use super::probe::{Chances, Found};
use crate::alignment::Scope;
use crate::crew::Crew;
use crate::fault::Fault;
use crate::sector::Sector;
use crate::shelf::Shelf;

/// A position whose chance does not follow from its plays.
#[derive(Debug, Clone, PartialEq)]
pub struct Wrong {
    /// The position, black to throw.
    pub position: String,
    /// What the table says.
    pub said: f64,
    /// What follows from the plays.
    pub follows: f64,
}

/// What was checked.
#[derive(Debug, Clone, PartialEq)]
pub struct Verified {
    /// Which sector.
    pub sector: Sector,
    /// Which positions of it.
    pub extent: Extent,
    /// Positions checked.
    pub checked: u64,
    /// Positions whose chance is wrong by more than the errors of the tables together.
    pub wrong: u64,
    /// Some of them.
    pub examples: Vec<Wrong>,
    /// By how much any chance differs at most from what follows from its plays.
    pub most: f64,
}

/// Cells checked by one piece of work.
const CHUNK: u64 = 1 << 12;
/// Pieces of work between two words to the caller.
const SLAB: u64 = 64;
/// Wrong positions that are kept.
const EXAMPLES: usize = 10;

/// Checks a sector's table against itself and the tables it leads to, all of which have to be on
/// the shelf. `watch` is told how many cells are checked, of how many, and says whether to go on;
/// cells without a position count as checked, but not in the result.
pub fn verify(
    game: &RunningFight,
    shelf: &Arc<dyn Shelf>,
    crew: &dyn Crew,
    (sector, extent): (Sector, Extent),
    scope: Scope,
    watch: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Verified, Fault> {
    let men = 2 * sector.own.max(sector.enemy);
    let chances = Chances::open(game.clone(), Arc::clone(shelf), men)?.keeping(usize::MAX);
    if !chances.sectors().any(|found| found == (sector, extent)) {
        return Err(Fault::Missing(sector));
    }
    let field = Field::new(game, extent);
    let sets = [sector.own, sector.enemy].map(|men| field.men(men).sets);
    let movers = sets[0].len() as u64;
    let whole = field.cells(sector);
    let total = match scope {
        Scope::Whole => whole,
        Scope::Sample { count, .. } => count,
    };
    let number = |n: u64| match scope {
        Scope::Whole => n,
        Scope::Sample { seed, .. } => {
            let word = key::mix(key::mix(0, seed), n);
            ((u128::from(word) * u128::from(whole)) >> 64) as u64
        }
    };
    let (checked, wrong) = (AtomicU64::new(0), AtomicU64::new(0));
    let found = Mutex::new((Vec::new(), 0.0_f64));
    let fault = Mutex::new(None);
    let chunks = total.div_ceil(CHUNK);
    let mut done = 0;
    while done < chunks {
        let slab = SLAB.min(chunks - done);
        crew.work(slab as usize, &|chunk| {
            let from = (done + chunk as u64) * CHUNK;
            for n in from..(from + CHUNK).min(total) {
                let number = number(n);
                let sets =
                    [sets[0][(number % movers) as usize], sets[1][(number / movers) as usize]];
                let Some(state) = field.state(game, sets) else { continue };
                checked.fetch_add(1, Relaxed);
                match check(&chances, &state) {
                    Err(other) => *fault.lock().expect("no check panics") = Some(other),
                    Ok((said, follows, allowed)) => {
                        let mut found = found.lock().expect("no check panics");
                        let off = (said - follows).abs();
                        found.1 = found.1.max(off);
                        if off > allowed {
                            wrong.fetch_add(1, Relaxed);
                            if found.0.len() < EXAMPLES {
                                let position = game.position(&state);
                                found.0.push(Wrong { position, said, follows });
                            }
                        }
                    }
                }
            }
        });
        if let Some(fault) = fault.lock().expect("no check panics").take() {
            return Err(fault);
        }
        done += slab;
        if watch((done * CHUNK).min(total), total).is_break() {
            break;
        }
    }
    let (examples, most) = found.into_inner().expect("no check panics");
    let (checked, wrong) = (checked.into_inner(), wrong.into_inner());
    Ok(Verified { sector, extent, checked, wrong, examples, most })
}

/// What the table says of a position, what follows from its plays, and how far these may be apart.
fn check(chances: &Chances, state: &RaceState) -> Result<(f64, f64, f64), Fault> {
    let game = chances.game();
    let missing = || {
        let own = state.count(state.side());
        Fault::Missing(Sector { own, enemy: state.count(state.side().other()) })
    };
    let said = chances.probe(state)?.ok_or_else(missing)?;
    let (mut follows, mut error, mut whole) = (0.0, 0.0_f64, 0.0);
    for &(roll, weight) in game.rolls() {
        let best = chances.probe(&game.roll(state, roll))?;
        let Found { chance, error: may } = best.ok_or_else(missing)?;
        follows += f64::from(weight) * chance;
        whole += f64::from(weight);
        error = error.max(may);
    }
    // Sums of whole numbers as floating ones are exact enough.
    Ok((said.chance, follows / whole, said.error + error + f64::EPSILON * 4.0))
}
