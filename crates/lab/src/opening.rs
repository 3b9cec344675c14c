//! Where a pair begins.

use nugar_engine::luck;
use nugar_rules::game::{Game, Turn};
use nugar_rules::playout::Chance;

/// The state after so many random plies, where the game still goes on and no throw lies on the
/// table. Where that cannot be found, fewer are played.
pub(crate) fn random<G: Game>(game: &G, plies: u32, seed: &str, pair: u64) -> G::State {
    /// Tries before fewer plies are played: random games are far longer than any opening.
    const TRIES: u32 = 100;
    let mut luck = luck::of(&format!("{seed} opening"), pair);
    for plies in (1..=plies).rev() {
        for _ in 0..TRIES {
            if let Some(state) = walk(game, plies, &mut luck) {
                return state;
            }
        }
    }
    game.start()
}

fn walk<G: Game>(game: &G, plies: u32, luck: &mut impl Chance) -> Option<G::State> {
    let mut state = game.start();
    for _ in 0..plies {
        if let Turn::Roll(_) = game.turn(&state) {
            let all = game.rolls().iter().map(|(_, weight)| u64::from(*weight)).sum();
            let mut left = luck.below(all);
            for (roll, weight) in game.rolls() {
                if left < u64::from(*weight) {
                    state = game.roll(&state, *roll);
                    break;
                }
                left -= u64::from(*weight);
            }
        }
        let m = game.pick(&state, &mut |n| luck.below(n))?;
        state = game.play(&state, m);
    }
    match game.turn(&state) {
        Turn::Over(_) => None,
        Turn::Decide(_) | Turn::Roll(_) => Some(state),
    }
}
