//! Counting lines of play: the checksum of a move generator.
//!
//! A ply is a move; where there are dice it is a throw, each distinct one counted once whatever its
//! weight, with the play of it. Skips are no plies. An ended position has no children.

use std::ops::ControlFlow;

use crate::game::{Game, Turn};

/// How many lines of `depth` plies start at a state. Depth 0 is 1.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over(_) => 0,
        Turn::Roll(_) => {
            game.rolls().iter().map(|(roll, _)| perft(game, &game.roll(state, *roll), depth)).sum()
        }
        Turn::Decide(_) if depth == 1 => game.count(state),
        Turn::Decide(_) => {
            let mut lines = 0;
            let _ = game.moves(state, &mut |m| {
                lines += perft(game, &game.play(state, m), depth - 1);
                ControlFlow::Continue(())
            });
            lines
        }
    }
}

/// The lines of `depth` plies by their first move, as text in byte order; before a throw the text
/// is `throw:play`. Depth 0 has no moves.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(String, u64)> {
    let mut all = Vec::new();
    if depth == 0 {
        return all;
    }
    let mut add = |before: &str, state: &G::State| {
        for m in game.list(state) {
            let lines = perft(game, &game.play(state, m), depth - 1);
            all.push((format!("{before}{}", game.text(state, m)), lines));
        }
    };
    if let Turn::Roll(_) = game.turn(state) {
        for (roll, _) in game.rolls() {
            add(&format!("{}:", game.roll_text(*roll)), &game.roll(state, *roll));
        }
    } else {
        add("", state);
    }
    all.sort();
    all
}
