//! The simple machine: a fixed number of plies, a handful of terms, no memory. It sees whole moves
//! and nothing beyond its depth, so that each depth errs a little less than the one before.

use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::playout::Chance;

use crate::luck;
use crate::score::Score;

/// Depths that make a difference worth offering.
pub const DEPTHS: std::ops::RangeInclusive<u8> = 1..=4;

/// A piece.
const PIECE: i32 = 100;
/// A piece that stands in a row: leaving and coming back captures.
const ROW_PIECE: i32 = 2;
/// A cell that lacks one piece to a row.
const GAP: i32 = 6;
/// A gap that one step fills.
const STRIKE: i32 = 8;

/// The move of a machine that looks `depth` plies ahead, at least one; none where there is nothing
/// to decide. Settled by the position and the seed, which chooses among equals.
pub fn choose(game: &Alignment, state: &State, depth: u8, seed: &str) -> Option<Move> {
    let mut luck = luck::of(seed, game.key(state));
    let view = View { game, sees: &|_| true };
    let mut best = Score::LEAST;
    let mut equals = Vec::new();
    for m in captures_first(game, state) {
        // One below the best, so that an equal comes back as an equal.
        let floor = if equals.is_empty() { Score::LEAST } else { best.below() };
        let score = view.first(state, m, depth, floor);
        if score > best {
            best = score;
            equals.clear();
        }
        if score == best {
            equals.push(m);
        }
    }
    let count = equals.len() as u64;
    if count == 0 { None } else { equals.get(luck.below(count) as usize).copied() }
}

/// What is seen of a game by looking ahead.
pub(crate) struct View<'a> {
    pub(crate) game: &'a Alignment,
    /// Whether a move behind the first is noticed, by the position that it leads to.
    pub(crate) sees: &'a dyn Fn(&State) -> bool,
}

impl View<'_> {
    /// The score of a move for who makes it, looking `depth` plies ahead, at least one; at or below
    /// `floor` only that it is so.
    pub(crate) fn first(&self, state: &State, m: Move, depth: u8, floor: Score) -> Score {
        let next = self.game.play(state, m);
        self.child(state.side(), &next, depth.max(1) - 1, 1, floor, Score::MOST)
    }

    /// The score of a position for the side that moved to it.
    fn child(
        &self,
        mover: Side,
        next: &State,
        depth: u8,
        ply: u32,
        alpha: Score,
        beta: Score,
    ) -> Score {
        // A side that cannot place is skipped: then the same side goes on.
        if next.side() == mover {
            self.search(next, depth, ply, alpha, beta)
        } else {
            -self.search(next, depth, ply, -beta, -alpha)
        }
    }

    fn search(&self, state: &State, depth: u8, ply: u32, mut alpha: Score, beta: Score) -> Score {
        if let Turn::Over(outcome) = self.game.turn(state) {
            return Score::of(outcome, state.side(), ply);
        }
        if depth == 0 {
            return Score::estimate(points(self.game, state));
        }
        let mut best = Score::LEAST;
        for m in captures_first(self.game, state) {
            let next = self.game.play(state, m);
            if !(self.sees)(&next) {
                continue;
            }
            let score = self.child(state.side(), &next, depth - 1, ply + 1, alpha, beta);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        // Who notices no reply takes the position for what it is.
        if best == Score::LEAST { Score::estimate(points(self.game, state)) } else { best }
    }
}

fn captures_first(game: &Alignment, state: &State) -> Vec<Move> {
    let mut all = game.list(state);
    all.sort_by_key(|m| std::cmp::Reverse(m.taken().len()));
    all
}

/// Pieces, rows and near-rows of the side to move less the other's.
fn points(game: &Alignment, state: &State) -> i32 {
    let of = |side| {
        let outlook = game.outlook(state, side);
        PIECE * state.pieces(side) as i32
            + ROW_PIECE * outlook.rows.len() as i32
            + GAP * outlook.gaps.len() as i32
            + STRIKE * outlook.threats() as i32
    };
    of(state.side()) - of(state.side().other())
}
