//! The fixed piece of work of `nugar bench`.

use serde::{Deserialize, Serialize};

use crate::Ordered;

/// What was counted and how long it took.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BenchLine {
    /// Positions judged, of all rulesets: the same on every machine.
    pub nodes: u64,
    /// … by ruleset, in the catalog's order.
    pub rulesets: Ordered<u64>,
    /// Time that it took.
    pub seconds: f64,
    /// What time: `processor` where the system tells it, else `wall`.
    pub clock: String,
    /// Positions a second of that time.
    pub nodes_per_second: f64,
}
