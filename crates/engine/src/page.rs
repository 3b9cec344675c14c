//! The page's machine for running-fight games: greedy for pieces, then careful with its own. It
//! looks at the one throw to come, at no other.

use nugar_rules::game::{Game, Side, Turn};
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

/// Of all legal plays the one that takes most; of those the least exposed; of those the first by
/// canonical text. None where there is nothing to decide.
pub fn choose(game: &RunningFight, state: &RaceState) -> Option<Play> {
    let all = game.list(state);
    let most = all.iter().map(|play| game.captures(state, *play)).max()?;
    let mut least = u32::MAX;
    let mut equals = Vec::new();
    for play in all.into_iter().filter(|play| game.captures(state, *play) == most) {
        let exposed = exposure(game, &game.play(state, play), state.side());
        if exposed < least {
            least = exposed;
            equals.clear();
        }
        if exposed == least {
            equals.push(play);
        }
    }
    match equals[..] {
        [only] => Some(only),
        _ => equals.into_iter().min_by_key(|play| game.text(state, *play)),
    }
}

/// The sum over a side's pieces of the chance, in sixteenths, that the enemy's next throw has a
/// legal play taking the piece. The pieces are judged where they stand, also where AA lets their
/// side throw again first; in a game that is over nothing is exposed.
pub fn exposure(game: &RunningFight, state: &RaceState, side: Side) -> u32 {
    if let Turn::Over(_) = game.turn(state) {
        return 0;
    }
    let enemy = side.other();
    game.rolls().iter().map(|(throw, weight)| weight * game.prey(state, enemy, *throw).len()).sum()
}
