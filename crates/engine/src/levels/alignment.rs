//! The levels of games of alignment.

use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::game::{Game, Turn};
use nugar_rules::key::mix;
use nugar_rules::playout::Chance;

use super::{Level, soft};
use crate::evaluation::alignment::Points;
use crate::limits::Limits;
use crate::luck;
use crate::numbers::numbers;
use crate::past::Past;
use crate::score::{Meaning, Score};
use crate::search::{Searcher, Style};
use crate::simple::View;

numbers! {
    /// How a level plays.
    Manner {
        /// Of 256 moves so many are searched for, the others only looked for.
        thinks,
        /// Plies ahead that [`crate::simple`] looks for it.
        plies,
        /// Of 256 moves and replies so many are overlooked in looking, its own captures not among
        /// them.
        missed,
        /// Of 256 times so many it does not think of taking at all.
        blind,
        /// Positions that it searches.
        nodes,
        /// Lines that it searches for.
        lines,
        /// By so many points a move has to look worse to be chosen e times less often.
        warmth,
    }
}

/// A level that looks, and does not search.
const fn looking(plies: i32, missed: i32, blind: i32, warmth: i32) -> Manner {
    Manner { thinks: 0, plies, missed, blind, nodes: 0, lines: 0, warmth }
}

/// A level that searches so many of 256 moves, and looks for the others.
const fn searching(thinks: i32, nodes: i32, lines: i32, warmth: i32) -> Manner {
    Manner { thinks, plies: 2, missed: 0, blind: 0, nodes, lines, warmth }
}

/// The levels, for every ruleset.
///
/// 2026-11-30, `nugar arena`, 8 random plies, dara-italian and dala, within 80 Elo: looking with
/// missed 48 and warmth 20 beats missed 128 and warmth 60 by 120 in both, with missed 0 by 130 more.
/// Searching 300 positions for every move beats three plies of looking by 340 and 230: that is why
/// the levels between search for some moves only. Of 256 moves 92 searched for add 300 and 190,
/// 72 more 240 and 200; the last few that are not searched for cost most: from 204 to 240 +262 and
/// +168, from 240 to all, 12,000 positions each, +280 and +95. With more positions the last step
/// would leave the others behind; whoever wants more plays [`crate::opponents::Opponent::Strong`].
/// The careful beginner has 79 and 78 % against the first level.
const MANNERS: [Manner; Level::COUNT] = [
    looking(1, 160, 40, 60),
    looking(2, 80, 0, 36),
    searching(15, 1_000, 4, 20),
    searching(82, 1_000, 4, 20),
    searching(146, 1_000, 4, 20),
    searching(211, 2_000, 4, 20),
    searching(240, 4_000, 3, 10),
    searching(256, 6_000, 1, 0),
];

impl Manner {
    /// How that level plays.
    pub const fn of(level: Level) -> Manner {
        MANNERS[level.index()]
    }
}

/// Bytes that a search remembers positions in, for so many positions to look at.
const fn bytes(nodes: u64) -> usize {
    if nodes > 50_000 { 1 << 22 } else { 1 << 19 }
}

/// The move of a machine of that manner; none where there is nothing to decide.
pub fn choose(game: &Alignment, past: &Past<State>, manner: &Manner, seed: &str) -> Option<Move> {
    let state = &past.state;
    let wins = |m: &Move| match game.turn(&game.play(state, *m)) {
        Turn::Over(outcome) => outcome.winner == Some(state.side()),
        _ => false,
    };
    let all = game.list(state);
    if let Some(win) = all.iter().find(|m| wins(m)) {
        return Some(*win);
    }
    let mut luck = luck::of(seed, game.key(state));
    let seen = if luck.below(256) < manner.thinks.max(0) as u64 {
        search(game, past, manner)
    } else {
        look(game, state, &all, manner, seed)
    };
    // Where taking looks best, something is taken.
    let best = seen.iter().max_by_key(|(_, worth)| *worth)?.0;
    let takes = |m: Move| game.captures(state, m) > 0;
    let wanted = |m: Move| !takes(best) || takes(m);
    let seen: Vec<(Move, i32)> = seen.into_iter().filter(|(m, _)| wanted(*m)).collect();
    soft::pick(&seen, manner.warmth, &mut luck)
}

fn look(
    game: &Alignment,
    state: &State,
    all: &[Move],
    manner: &Manner,
    seed: &str,
) -> Vec<(Move, i32)> {
    let salt = luck::salt(seed);
    let one_of_256 = |state: &State| (mix(salt, game.key(state)) & 0xff) as i32;
    let sees = |next: &State| one_of_256(next) >= manner.missed;
    let takes = one_of_256(state) >= manner.blind;
    let noticed = |m: &&Move| match game.captures(state, **m) {
        0 => sees(&game.play(state, **m)),
        _ => takes,
    };
    let mut seen: Vec<Move> = all.iter().filter(noticed).copied().collect();
    if seen.is_empty() {
        seen.extend(all);
    }
    let view = View { game, sees: &sees };
    let plies = manner.plies.clamp(1, 8) as u8;
    seen.into_iter().map(|m| (m, worth(view.first(state, m, plies, Score::LEAST)))).collect()
}

fn search(game: &Alignment, past: &Past<State>, manner: &Manner) -> Vec<(Move, i32)> {
    let (judge, nodes) = (Points::of(game.rules()), manner.nodes.max(0) as u64);
    let mut searcher = Searcher::new(game.clone(), judge, Style::Full, bytes(nodes));
    let (limits, lines) = (Limits::nodes(nodes), manner.lines.max(1) as usize);
    let report = searcher.think(past, limits, lines, &mut || false, &mut |_| {});
    report.lines.iter().map(|line| (line.moves[0], worth(line.score))).collect()
}

/// Above every estimate.
const PROVEN: i32 = 1 << 20;
/// What a ply more of resistance is worth.
const PLY: i32 = 200;

/// A score as points to choose by: proven ends far beyond estimates, and well apart by their plies.
fn worth(score: Score) -> i32 {
    match score.meaning() {
        Meaning::Win(plies) => PROVEN - PLY * plies as i32,
        Meaning::Loss(plies) => PLY * plies as i32 - PROVEN,
        Meaning::Estimate(points) => points,
    }
}
