//! Uniformly random games: over whole moves, over the distinct plays of a throw.

use crate::draws::Draws;
use crate::game::{Game, Outcome, Turn};
use crate::key;

/// Where random choices come from: a number below `n`, each equally likely, n from 1.
pub trait Chance {
    /// A number below `n`.
    fn below(&mut self, n: u64) -> u64;
}

/// A small deterministic source for random games, laws and benches; never for dice of a real game.
#[derive(Debug, Clone)]
pub struct Random {
    seed: u64,
    drawn: u64,
}

impl Random {
    /// The source of that seed.
    pub const fn new(seed: u64) -> Random {
        Random { seed: key::mix(0, seed), drawn: 0 }
    }
}

impl Chance for Random {
    fn below(&mut self, n: u64) -> u64 {
        self.drawn += 1;
        let word = key::mix(self.seed, self.drawn);
        // The bias of multiplying is below n / 2^64.
        ((u128::from(word) * u128::from(n)) >> 64) as u64
    }
}

/// A step of a random game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step<G: Game> {
    /// This was thrown.
    Threw(G::Roll),
    /// This was played in that state.
    Played(G::State, G::Move),
}

/// How a random game went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ended {
    /// How it ended.
    pub outcome: Outcome,
    /// Its moves (throws with their plays).
    pub plies: u64,
}

/// Plays random games of one ruleset, one after the other, in the same memory.
#[derive(Debug, Clone)]
pub struct Playouts<'a, G: Game> {
    game: &'a G,
    draws: Draws<G::State>,
    weight: u64,
}

impl<'a, G: Game> Playouts<'a, G> {
    /// Of that game.
    pub fn new(game: &'a G) -> Playouts<'a, G> {
        let weight = game.rolls().iter().map(|(_, weight)| u64::from(*weight)).sum();
        Playouts { game, draws: Draws::new(game.limits(), game.start(), 0), weight }
    }

    /// Throws the dice.
    fn throw(&self, chance: &mut impl Chance) -> G::Roll {
        let mut left = chance.below(self.weight);
        for (roll, weight) in self.game.rolls() {
            if left < u64::from(*weight) {
                return *roll;
            }
            left -= u64::from(*weight);
        }
        unreachable!("weights add up")
    }

    /// Plays a game from a state with no history to its end, showing each step to `watch`.
    pub fn play(
        &mut self,
        start: G::State,
        chance: &mut impl Chance,
        mut watch: impl FnMut(Step<G>),
    ) -> Ended {
        let mut state = start;
        let mut plies = 0;
        self.draws.restart(state);
        loop {
            match self.game.turn(&state) {
                Turn::Over(outcome) => return Ended { outcome, plies },
                turn => {
                    if let Some(reason) = self.draws.verdict() {
                        return Ended { outcome: Outcome { winner: None, reason }, plies };
                    }
                    if let Turn::Roll(_) = turn {
                        let roll = self.throw(chance);
                        watch(Step::Threw(roll));
                        state = self.game.roll(&state, roll);
                    }
                }
            }
            let picked = self.game.pick(&state, &mut |n| chance.below(n));
            let m = picked.expect("a state to be decided has a move");
            watch(Step::Played(state, m));
            let resets = self.game.resets(&state, m);
            state = self.game.play(&state, m);
            self.draws.push(state, resets);
            plies += 1;
        }
    }
}
