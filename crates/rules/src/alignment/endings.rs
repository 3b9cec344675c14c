//! The movement phase set-wise and without a state, forwards and backwards: for whoever solves
//! endings exactly. Nothing of solving is here.

use super::lines::Lines;
use super::moves::Targets;
use super::state::State;
use super::{Alignment, NoMove};
use crate::game::Side;
use crate::stones::{Direction, Stones};

/// The steps of a side's pieces in one direction, by the cell that they end on.
pub struct Walk(Targets);

impl Walk {
    /// Which way.
    pub fn direction(&self) -> Direction {
        self.0.direction.expect("a walk has a direction")
    }

    /// Where legal steps end that make no row that counts.
    pub const fn quiet(&self) -> Stones {
        self.0.quiet
    }

    /// Where legal steps end that make a row that counts, whether or not anything can be taken.
    pub const fn earning(&self) -> Stones {
        self.0.earning
    }

    /// How many rows that count a step makes that ends on the cell.
    pub fn rows_at(&self, cell: Stones) -> u32 {
        self.0.rows_at(cell)
    }
}

impl Alignment {
    /// The steps of a side's pieces, by direction in the order of [`Direction::ALL`], as if no
    /// enemy were on the board: the cells where one stands are still to be taken away.
    pub fn walks(&self, own: Stones) -> [Walk; 4] {
        let lines = Lines::of(own);
        Direction::ALL.map(|d| {
            let reachable = own.step(d) & self.board.without(own);
            Walk(self.steps_to(reachable, &lines, d))
        })
    }

    /// The steps that a side whose pieces these now are can have made last: the pieces that may
    /// have arrived, by direction, as if no enemy were on the board. Those behind which an enemy
    /// stands are still to be taken away.
    ///
    /// A step arrives with the same rows and longs looked at from the pieces before it or after
    /// it: what lies ahead of the piece, beside it, and around the cell it left is untouched.
    pub fn arrivals(&self, own: Stones) -> [Walk; 4] {
        let lines = Lines::of(own);
        Direction::ALL.map(|d| {
            let arrived = own & self.board.without(own).step(d);
            Walk(self.steps_to(arrived, &lines, d))
        })
    }

    /// Whether the side to step has lost when it has no legal step; else it is a draw.
    pub fn stuck_loses(&self) -> bool {
        self.rules.no_move == NoMove::Loses
    }

    /// The state of the movement phase with these pieces, black's first; none when they cannot
    /// stand: off the board, two on a cell, too many.
    pub fn movement(&self, stones: [Stones; 2], side: Side) -> Option<State> {
        let fits = self.board.contains(stones[0] | stones[1])
            && !stones[0].meets(stones[1])
            && stones.iter().all(|own| own.len() <= u32::from(self.rules.pieces));
        fits.then_some(State { stones, hands: [0, 0], side })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alignment::Move;
    use crate::catalog::{PRESETS, Rules, Ruleset};
    use crate::game::{Game, Phase};
    use crate::playout::{Playouts, Random, Step};

    /// Backwards from every state of random games: the step that led there is among the arrivals,
    /// and every arrival is a legal step forwards that makes as many rows.
    #[test]
    fn arrivals_are_the_steps_seen_from_behind() {
        let games = PRESETS.iter().map(Ruleset::from).map(|ruleset| *ruleset.rules());
        let more = ["dala+leave_long=forbidden", "wali+capture_choice=optional"]
            .map(|text| *Ruleset::read(text).expect("it is one").rules());
        for rules in games.chain(more) {
            let Rules::Alignment(rules) = rules else { continue };
            let game = Alignment::new(rules);
            let mut playouts = Playouts::new(&game);
            let mut chance = Random::new(11);
            for _ in 0..30 {
                playouts.play(game.start(), &mut chance, |step| {
                    let Step::Played(state, m) = step;
                    if game.phase(&state) == Phase::Movement && m.taken().is_empty() {
                        check(&game, &game.play(&state, m), &m);
                    }
                });
            }
        }
    }

    fn check(game: &Alignment, state: &State, last: &Move) {
        let side = state.side().other();
        let (own, enemy) = (state.stones(side), state.stones(side.other()));
        let mut found = false;
        for walk in game.arrivals(own) {
            let d = walk.direction();
            let free = game.board().without(own | enemy);
            for to in (walk.quiet() | walk.earning()) & free.step(d) {
                let to = Stones::cell(to);
                let from = to.step(d.opposite());
                let forwards = game.walks(own ^ to ^ from);
                let forwards = forwards.iter().find(|walk| walk.direction() == d);
                let forwards = forwards.expect("each direction is there");
                assert_eq!(forwards.quiet().meets(to), walk.quiet().meets(to));
                assert_eq!(forwards.rows_at(to), walk.rows_at(to));
                found |= last.origin() == from && last.target() == to;
            }
        }
        assert!(found, "{} after {}", game.position(state), game.text(state, *last));
    }
}
