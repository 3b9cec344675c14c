//! The levels of games of alignment.

use nugar_rules::alignment::{Alignment, Move, State};
use nugar_rules::game::{Game, Turn};
use nugar_rules::key::mix;

use super::{Level, soft};
use crate::evaluation::alignment::Points;
use crate::limits::Limits;
use crate::luck;
use crate::past::Past;
use crate::score::{Meaning, Score};
use crate::search::{Searcher, Style};
use crate::simple::View;

/// How a level plays.
#[derive(Debug, Clone, Copy)]
struct Manner {
    eyes: Eyes,
    /// By so many points a move has to look worse to be chosen e times less often.
    warmth: i32,
}

/// What a level sees.
#[derive(Debug, Clone, Copy)]
enum Eyes {
    /// So many plies as [`crate::simple`] sees them, of 256 moves and replies some overlooked; its
    /// own captures are seen.
    Glance { plies: u8, missed: u8 },
    /// What the search finds in so many positions, so many lines of it.
    Search { nodes: u64, lines: usize },
}

/// The levels.
const MANNERS: [Manner; Level::COUNT] = [
    Manner { eyes: Eyes::Glance { plies: 1, missed: 160 }, warmth: 60 },
    Manner { eyes: Eyes::Glance { plies: 2, missed: 128 }, warmth: 30 },
    Manner { eyes: Eyes::Glance { plies: 2, missed: 48 }, warmth: 20 },
    Manner { eyes: Eyes::Glance { plies: 2, missed: 8 }, warmth: 10 },
    Manner { eyes: Eyes::Glance { plies: 3, missed: 2 }, warmth: 10 },
    Manner { eyes: Eyes::Search { nodes: 2_000, lines: 3 }, warmth: 20 },
    Manner { eyes: Eyes::Search { nodes: 20_000, lines: 3 }, warmth: 10 },
    Manner { eyes: Eyes::Search { nodes: 200_000, lines: 1 }, warmth: 0 },
];

/// Bytes that a search remembers positions in, for so many positions to look at.
const fn bytes(nodes: u64) -> usize {
    if nodes > 50_000 { 1 << 22 } else { 1 << 19 }
}

/// A level's move; none where there is nothing to decide.
pub fn choose(game: &Alignment, past: &Past<State>, level: Level, seed: &str) -> Option<Move> {
    let state = &past.state;
    let wins = |m: &Move| match game.turn(&game.play(state, *m)) {
        Turn::Over(outcome) => outcome.winner == Some(state.side()),
        _ => false,
    };
    let all = game.list(state);
    if let Some(win) = all.iter().find(|m| wins(m)) {
        return Some(*win);
    }
    let Manner { eyes, warmth } = MANNERS[level.index()];
    let mut luck = luck::of(seed, game.key(state));
    let seen = match eyes {
        Eyes::Glance { plies, missed } => glance(game, state, &all, plies, missed, seed),
        Eyes::Search { nodes, lines } => search(game, past, nodes, lines),
    };
    // Where taking looks best, something is taken.
    let best = seen.iter().max_by_key(|(_, worth)| *worth)?.0;
    let takes = |m: Move| game.captures(state, m) > 0;
    let wanted = |m: Move| !takes(best) || takes(m);
    let seen: Vec<(Move, i32)> = seen.into_iter().filter(|(m, _)| wanted(*m)).collect();
    soft::pick(&seen, warmth, &mut luck)
}

fn glance(
    game: &Alignment,
    state: &State,
    all: &[Move],
    plies: u8,
    missed: u8,
    seed: &str,
) -> Vec<(Move, i32)> {
    let salt = luck::salt(seed);
    let sees = |next: &State| mix(salt, game.key(next)) & 0xff >= u64::from(missed);
    let noticed = |m: &&Move| game.captures(state, **m) > 0 || sees(&game.play(state, **m));
    let mut seen: Vec<Move> = all.iter().filter(noticed).copied().collect();
    if seen.is_empty() {
        seen.extend(all);
    }
    let view = View { game, sees: &sees };
    seen.into_iter().map(|m| (m, worth(view.first(state, m, plies, Score::LEAST)))).collect()
}

fn search(game: &Alignment, past: &Past<State>, nodes: u64, lines: usize) -> Vec<(Move, i32)> {
    let judge = Points::of(game.rules());
    let mut searcher = Searcher::new(game.clone(), judge, Style::Full, bytes(nodes));
    let report = searcher.think(past, Limits::nodes(nodes), lines, &mut || false, &mut |_| {});
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
