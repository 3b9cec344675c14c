//! The levels of running-fight games.

use nugar_rules::game::Game;
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

use super::{Level, soft};
use crate::evaluation::race::RaceWeights;
use crate::luck;
use crate::race::{Horizon, Racer, SURE, Share};

/// How a level plays.
#[derive(Debug, Clone, Copy)]
struct Manner {
    weights: RaceWeights,
    horizon: Horizon,
    /// By so much of a game a play has to look worse to be chosen e times less often.
    warmth: Share,
}

/// So many hundredths of a game.
const fn percent(hundredths: Share) -> Share {
    SURE * hundredths / 100
}

/// What somebody sees who looks for what can be taken, and not for who may take it.
const BOLD: RaceWeights = RaceWeights {
    risk_1: 0,
    risk_2: 0,
    risk_3: 0,
    risk_4: 0,
    risk_5: 0,
    risk_6: 0,
    risk_7: 0,
    risk_8: 0,
    ..RaceWeights::BEST
};

/// The levels.
const MANNERS: [Manner; Level::COUNT] = [
    Manner { weights: BOLD, horizon: Horizon::AT_ONCE, warmth: percent(5) },
    Manner { weights: BOLD, horizon: Horizon::AT_ONCE, warmth: percent(2) },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::AT_ONCE, warmth: percent(4) },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::AT_ONCE, warmth: percent(2) },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::AT_ONCE, warmth: percent(1) },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::AT_ONCE, warmth: 0 },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::ONE, warmth: percent(1) },
    Manner { weights: RaceWeights::BEST, horizon: Horizon::ONE, warmth: 0 },
];

/// A level's play; none where there is nothing to decide.
pub fn choose(game: &RunningFight, state: &RaceState, level: Level, seed: &str) -> Option<Play> {
    let Manner { weights, horizon, warmth } = MANNERS[level.index()];
    let ranked = Racer::new(game.clone(), weights).rank(state, horizon, &mut || false);
    let first = ranked.first()?;
    if first.share == SURE {
        return Some(first.play);
    }
    // What was looked at less deeply is no rival of the best.
    let seen: Vec<(Play, Share)> = ranked
        .iter()
        .filter(|ranked| ranked.throws == first.throws)
        .map(|ranked| (ranked.play, ranked.share))
        .collect();
    let mut luck = luck::of(seed, game.key(state));
    soft::pick(&seen, warmth, &mut luck)
}
