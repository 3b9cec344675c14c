//! The careful beginner, a machine to test others against: it takes what it can, guards against
//! what it can see, and else plays at random.

use nugar_rules::alignment::{Alignment, Move, PlaceThree, State};
use nugar_rules::game::{Game, Side};
use nugar_rules::playout::Chance;
use nugar_rules::running_fight::{Play, RaceState, RunningFight};
use nugar_rules::stones::Stones;

use crate::{luck, page};

/// A move in a game of alignment: one that takes most; else one to where the other side would make
/// a row; else any. None where there is nothing to decide.
pub fn align(game: &Alignment, state: &State, seed: &str) -> Option<Move> {
    let all = game.list(state);
    let most = all.iter().map(|m| game.captures(state, *m)).max()?;
    let rows = threatened(game, state, state.side().other());
    let taking = |m: &Move| most > 0 && game.captures(state, *m) == most;
    let blocking = |m: &Move| most == 0 && rows.meets(m.target());
    one_of(&all, &[&taking, &blocking], seed, game.key(state))
}

/// A play of a throw: one that takes most; else one after which fewer of its pieces can be taken
/// than if it stood still; else any. None where there is nothing to decide.
pub fn race(game: &RunningFight, state: &RaceState, seed: &str) -> Option<Play> {
    let all = game.list(state);
    let most = all.iter().map(|play| game.captures(state, *play)).max()?;
    let now = page::exposure(game, state, state.side());
    let taking = |play: &Play| most > 0 && game.captures(state, *play) == most;
    let guarding = |play: &Play| {
        most == 0 && page::exposure(game, &game.play(state, *play), state.side()) < now
    };
    one_of(&all, &[&taking, &guarding], seed, game.key(state))
}

/// The cells where a side would make a row with its next move.
fn threatened(game: &Alignment, state: &State, side: Side) -> Stones {
    let outlook = game.outlook(state, side);
    if state.hand(side) == 0 {
        outlook.strikes.iter().fold(Stones::NONE, |all, cells| all | *cells)
    } else if game.rules().place_three == PlaceThree::Forbidden {
        Stones::NONE
    } else {
        outlook.gaps
    }
}

/// One of those that the first wish fits which fits any; else one of all.
fn one_of<M: Copy>(all: &[M], wishes: &[&dyn Fn(&M) -> bool], seed: &str, key: u64) -> Option<M> {
    let fitting = |wish: &&dyn Fn(&M) -> bool| {
        let some: Vec<M> = all.iter().copied().filter(|m| wish(m)).collect();
        (!some.is_empty()).then_some(some)
    };
    let some = wishes.iter().find_map(fitting).unwrap_or_else(|| all.to_vec());
    let count = some.len() as u64;
    some.get(luck::of(seed, key).below(count.max(1)) as usize).copied()
}
