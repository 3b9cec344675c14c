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
    let mut best = Score::LEAST;
    let mut equals = Vec::new();
    for m in captures_first(game, state) {
        let next = game.play(state, m);
        // One below the best, so that an equal comes back as an equal.
        let floor = if equals.is_empty() { Score::LEAST } else { best.below() };
        let score = child(game, state.side(), &next, depth.max(1) - 1, 1, floor, Score::MOST);
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

/// The score of a position for the side that moved to it.
fn child(
    game: &Alignment,
    mover: Side,
    next: &State,
    depth: u8,
    ply: u32,
    alpha: Score,
    beta: Score,
) -> Score {
    // A side that cannot place is skipped: then the same side goes on.
    if next.side() == mover {
        search(game, next, depth, ply, alpha, beta)
    } else {
        -search(game, next, depth, ply, -beta, -alpha)
    }
}

fn search(
    game: &Alignment,
    state: &State,
    depth: u8,
    ply: u32,
    mut alpha: Score,
    beta: Score,
) -> Score {
    if let Turn::Over(outcome) = game.turn(state) {
        return Score::of(outcome, state.side(), ply);
    }
    if depth == 0 {
        return Score::estimate(points(game, state));
    }
    let mut best = Score::LEAST;
    for m in captures_first(game, state) {
        let next = game.play(state, m);
        let score = child(game, state.side(), &next, depth - 1, ply + 1, alpha, beta);
        best = best.max(score);
        alpha = alpha.max(score);
        if alpha >= beta {
            break;
        }
    }
    best
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
