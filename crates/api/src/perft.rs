//! A count of lines of play.

use serde::{Deserialize, Serialize};

use crate::Ordered;

/// How many lines of play there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PerftLine {
    /// The ruleset's text.
    pub ruleset: String,
    /// The position they start at, canonical.
    pub position: String,
    /// Their length in plies.
    pub depth: u32,
    /// How many.
    pub count: u64,
    /// How many by first move, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub divide: Option<Ordered<u64>>,
}
