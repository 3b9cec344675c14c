//! Random games: what they were made from, and how they ended.

use serde::{Deserialize, Serialize};

use crate::Ordered;

/// What the games can be made again from. The first line of the output.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayoutHeader {
    /// The ruleset's text.
    pub ruleset: String,
    /// Its digest.
    pub digest: String,
    /// The seed.
    pub seed: String,
    /// Names the way choices are made from the seed.
    pub source: String,
}

/// How the games ended. The last line of the output; its keys are the contract of `nugar playout`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayoutLine {
    /// Games played.
    pub games: u64,
    /// Their moves (throws with their plays).
    pub plies: u64,
    /// Time they took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// How many games each rule ended, by its code.
    pub results: Ordered<u64>,
}
