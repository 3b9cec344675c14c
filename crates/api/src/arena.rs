//! Results of paired games between two players: the file that is gone on with, and the report.

use serde::{Deserialize, Serialize};

use crate::Ordered;

/// Names the format.
pub const ARENA_FORMAT: &str = "nugar-arena";
/// The version that is written.
pub const ARENA_VERSION: u32 = 1;

/// What settles every pair, the first line of a file. A file is only gone on with under an equal
/// one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaHeader {
    /// [`ARENA_FORMAT`].
    pub format: String,
    /// [`ARENA_VERSION`].
    pub version: u32,
    /// The ruleset's text.
    pub ruleset: String,
    /// Its digest.
    pub digest: String,
    /// The two players with everything that was set for them.
    pub players: [String; 2],
    /// What openings, dice and choices are made from.
    pub seed: String,
    /// Random plies before the players take over, where no openings are listed.
    pub plies: u32,
    /// Positions to begin from, in turn; empty where openings are random.
    pub openings: Vec<String>,
    /// Points that win a match, where matches are played and not single games.
    #[serde(rename = "match")]
    pub points: Option<u32>,
    /// The names of the tables of endings that each of the two asks; not there where neither asks
    /// any.
    #[serde(default, skip_serializing_if = "nobody_asks")]
    pub tables: [Vec<String>; 2],
}

fn nobody_asks(tables: &[Vec<String>; 2]) -> bool {
    tables.iter().all(Vec::is_empty)
}

/// A pair: twice from the same opening with the same dice, the colours swapped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaPair {
    /// Its number, from 0.
    pub pair: u64,
    /// The position it began from; of a match, its first game.
    pub opening: String,
    /// The games of both halves. In the first half the first player begins as black.
    pub halves: [Vec<ArenaGame>; 2],
}

/// A finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArenaGame {
    /// Who had black: 0 the first player, 1 the second.
    pub black: u8,
    /// Who won, likewise; none: a draw.
    pub winner: Option<u8>,
    /// The rule that ended it, or what the loser did wrong: `crash`, `time`, `illegal`.
    pub reason: String,
    /// Points in a match.
    pub worth: u32,
    /// Its moves (throws with their plays), the opening's left out.
    pub plies: u32,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ArenaReport {
    /// The ruleset's text.
    pub ruleset: String,
    /// The two players.
    pub players: [String; 2],
    /// The seed.
    pub seed: String,
    /// Pairs counted.
    pub pairs: u64,
    /// Halves of pairs, games or matches, that the first player won, drew and lost.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost.
    pub lost: u64,
    /// Share of the points, from 0 to 1.
    pub points: f64,
    /// Pairs by the first player's points in them: 0, ½, 1, 1½, 2.
    pub pentanomial: [u64; 5],
    /// The first player's strength above the second's; none where all was won or lost.
    pub elo: Option<f64>,
    /// The bounds between which it lies with 95 %; none: no bound on that side.
    pub elo_95: [Option<f64>; 2],
    /// The test of one difference against another, where one was asked for.
    pub sprt: Option<SprtReport>,
    /// Single games by what ended them.
    pub reasons: Ordered<u64>,
    /// Games that the first and the second player lost by a crash, by time, by an illegal move.
    pub mishaps: [Ordered<u64>; 2],
    /// Moves a game.
    pub plies: f64,
    /// Time that was spent on it now.
    pub seconds: f64,
}

/// A sequential test.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SprtReport {
    /// The difference that is doubted.
    pub elo0: f64,
    /// The difference that is hoped for.
    pub elo1: f64,
    /// The logarithm of how much likelier the second is.
    pub llr: f64,
    /// Below the first the doubt is accepted, above the second the hope.
    pub bounds: [f64; 2],
    /// `accepted`, `rejected`, or `open`.
    pub verdict: String,
}
