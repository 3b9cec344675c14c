//! The levels of running-fight games.

use std::sync::Arc;

use nugar_rules::game::Game;
use nugar_rules::running_fight::{Play, RaceState, RunningFight};

use super::{Level, soft};
use crate::last_two::LastTwo;
use crate::luck;
use crate::numbers::numbers;
use crate::race::{Horizon, Racer, SURE, Share};

numbers! {
    /// How a level plays.
    Manner {
        /// Throws to come that it looks at.
        throws,
        /// How much of what may be taken from it it sees, in hundredths.
        caution,
        /// By so many thousandths of a game a play has to look worse to be chosen e times less
        /// often.
        warmth,
        /// Whether it knows the exact chances of one piece against one: 1, else 0.
        exact,
    }
}

/// A level that sees so much of its risks.
const fn looking(throws: i32, caution: i32, warmth: i32) -> Manner {
    Manner { throws, caution, warmth, exact: 0 }
}

/// A level that sees its risks and knows how games end.
const fn knowing(throws: i32, warmth: i32) -> Manner {
    Manner { throws, caution: 100, warmth, exact: 1 }
}

/// The levels.
///
/// 2026-11-30, `nugar arena --ruleset daldosa --match 5`, 300 matches a step: +217, +213, +223, +158,
/// +185, within 50 Elo; 140 matches: +226 for the seventh. The last has 58.1 % of 160 games, some 140
/// Elo in matches. The careful beginner has 79.7 % against the first; the page's machine is about as
/// strong as the fourth (58.0 %).
const MANNERS: [Manner; Level::COUNT] = [
    looking(0, 0, 72),
    looking(0, 0, 56),
    looking(0, 0, 41),
    looking(0, 50, 29),
    looking(0, 50, 20),
    looking(0, 100, 14),
    knowing(1, 11),
    knowing(2, 0),
];

impl Manner {
    /// How that level plays.
    pub const fn of(level: Level) -> Manner {
        MANNERS[level.index()]
    }
}

/// The play of a machine of that manner; none where there is nothing to decide.
pub fn choose(game: &RunningFight, state: &RaceState, manner: &Manner, seed: &str) -> Option<Play> {
    let mut racer = Racer::new(game.clone()).cautious(manner.caution.clamp(0, 100) as i16);
    if manner.exact > 0 {
        racer = racer.asking(Arc::new(LastTwo::new(game.clone())));
    }
    let warmth = manner.warmth * SURE / 1_000;
    let horizon =
        Horizon { margin: soft::FAR * warmth, ..Horizon::ahead(manner.throws.clamp(0, 4) as u8) };
    let ranked = racer.rank(state, horizon, &mut || false);
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
