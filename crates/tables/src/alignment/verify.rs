//! Proves tables again, position by position, from the rules of the game alone: the value of every
//! position has to follow from the values of the positions that its legal moves lead to.
//!
//! That is a proof of the whole when every position of a sector and of those it leads to is
//! checked. Distances fall along the moves that a win or a loss is due to, down to the end of the
//! game; and from every position called drawn the side to move has a move to another such.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

use nugar_rules::alignment::{Alignment, State};
use nugar_rules::game::{Game as _, Side, Turn};
use nugar_rules::key;

use super::codes::Known;
use super::probe;
use super::sector::Sector;
use crate::crew::Crew;
use crate::fault::Fault;
use crate::shelf::Shelf;
use crate::value::Value;

/// How much of a sector is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Every position.
    Whole,
    /// So many positions, chosen by a seed.
    Sample {
        /// How many.
        count: u64,
        /// The seed.
        seed: u64,
    },
}

/// A position whose value does not follow from its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    /// The position, black to move.
    pub position: String,
    /// What the table says.
    pub said: Value,
    /// What follows from the moves; none when the position has not the number that it should have.
    pub follows: Option<Value>,
}

/// What was checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verified {
    /// Which sector.
    pub sector: Sector,
    /// Positions checked.
    pub checked: u64,
    /// Positions whose value is wrong.
    pub wrong: u64,
    /// Some of them.
    pub examples: Vec<Wrong>,
}

/// Positions checked between two words to the caller.
const CHUNK: u64 = 1 << 14;
/// Chunks checked between two words to the caller.
const SLAB: u64 = 64;
/// Wrong positions that are kept.
const EXAMPLES: usize = 10;

/// Checks a sector's table against itself and the tables it leads to, all of which have to be on
/// the shelf. `watch` is told how many positions are checked, of how many, and says whether to go
/// on.
pub fn verify(
    game: &Alignment,
    shelf: &dyn Shelf,
    crew: &dyn Crew,
    sector: Sector,
    scope: Scope,
    watch: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
) -> Result<Verified, Fault> {
    let mut sectors = vec![sector, sector.mate()];
    sectors.extend(sector.leads_to(game.rules()).into_iter().flatten());
    let mut known = HashMap::new();
    for sector in sectors {
        if let Entry::Vacant(entry) = known.entry(sector) {
            entry.insert(probe::load(game.rules(), shelf, crew, sector)?);
        }
    }
    let tables = Tables { game, known: &known };
    let here = &known[&sector];
    let whole = here.index.count();
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
    let (wrong, examples, stopped) =
        (AtomicU64::new(0), Mutex::new(Vec::new()), AtomicBool::new(false));
    let chunks = total.div_ceil(CHUNK);
    let mut done = 0;
    while done < chunks && !stopped.load(Relaxed) {
        let slab = SLAB.min(chunks - done);
        crew.work(slab as usize, &|chunk| {
            let from = (done + chunk as u64) * CHUNK;
            for n in from..(from + CHUNK).min(total) {
                if let Some(found) = tables.check(here, number(n)) {
                    wrong.fetch_add(1, Relaxed);
                    let mut examples = examples.lock().expect("no check panics");
                    if examples.len() < EXAMPLES {
                        examples.push(found);
                    }
                }
            }
        });
        done += slab;
        if watch((done * CHUNK).min(total), total).is_break() {
            stopped.store(true, Relaxed);
        }
    }
    let examples = examples.into_inner().expect("no check panics");
    let checked = (done * CHUNK).min(total);
    Ok(Verified { sector, checked, wrong: wrong.into_inner(), examples })
}

struct Tables<'a> {
    game: &'a Alignment,
    known: &'a HashMap<Sector, Known>,
}

impl Tables<'_> {
    /// Checks a position by its number.
    fn check(&self, here: &Known, number: u64) -> Option<Wrong> {
        let (own, enemy) = here.index.position(number);
        let said = here.codes.value(number);
        let state = self.game.movement([own, enemy], Side::Black);
        let state = state.expect("an index holds positions that can stand");
        let follows = (here.index.number(own, enemy) == number).then(|| self.follows(&state));
        let position = || self.game.position(&state);
        (follows != Some(said)).then(|| Wrong { position: position(), said, follows })
    }

    /// The value of a position by its moves.
    fn follows(&self, state: &State) -> Value {
        if let Some(value) = self.over(state) {
            return value;
        }
        let mut best: Option<Value> = None;
        let _ = self.game.moves(state, &mut |m| {
            let next = self.game.play(state, m);
            let value = self.over(&next).unwrap_or_else(|| self.look_up(&next)).before();
            if best.is_none_or(|best| value.merit() > best.merit()) {
                best = Some(value);
            }
            ControlFlow::Continue(())
        });
        best.expect("a state to be decided has a move")
    }

    /// The value of a state in which the game is over.
    fn over(&self, state: &State) -> Option<Value> {
        let Turn::Over(outcome) = self.game.turn(state) else { return None };
        Some(match outcome.winner {
            None => Value::Draw,
            Some(winner) if winner == state.side() => Value::Win(0),
            Some(_) => Value::Loss(0),
        })
    }

    fn look_up(&self, state: &State) -> Value {
        let own = state.stones(state.side());
        let enemy = state.stones(state.side().other());
        let sector = Sector { own: own.len() as u8, enemy: enemy.len() as u8 };
        let known = &self.known[&sector];
        known.codes.value(known.index.number(own, enemy))
    }
}
