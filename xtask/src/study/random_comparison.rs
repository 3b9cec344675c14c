//! Whether the rules say what the slow generator of their tests says, over a million random
//! positions: of games, and set up at random, by published rulesets and by random ones.

use std::fmt::Write as _;

use anyhow::Result;
use serde_json::{Value, json};

use super::{Study, Verdict};

/// The comparison itself; the tests of the rules run a short one.
#[path = "../../../crates/rules/tests/comparison/mod.rs"]
mod comparison;
/// The second generator, which shares no code with the first.
#[path = "../../../crates/rules/tests/slow/mod.rs"]
mod slow;

/// A hundred pieces of ten thousand positions.
pub(super) struct RandomComparison;

/// Positions in a piece, at least.
const POSITIONS: u64 = 10_000;

impl Study for RandomComparison {
    fn name(&self) -> &'static str {
        "random-comparison"
    }

    fn about(&self) -> &'static str {
        "whether both generators say the same of random positions"
    }

    fn pieces(&self) -> u64 {
        100
    }

    fn piece(&self, _: u64, seed: u64) -> Result<Value> {
        Ok(compare(seed, POSITIONS))
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let sum = |key: &str| found.iter().filter_map(|piece| piece[key].as_u64()).sum::<u64>();
        let differences: Vec<&Value> =
            found.iter().filter_map(|piece| piece["differences"].as_array()).flatten().collect();
        let mut text = format!(
            "{} positions and {} moves by {} rulesets, two thirds of them random\n{} differences",
            sum("positions"),
            sum("moves"),
            sum("rulesets"),
            differences.len(),
        );
        if let Some(first) = differences.first() {
            let _ = write!(text, ", the first: {first:#}");
        }
        Verdict { text, holds: differences.is_empty() && sum("positions") > 0 }
    }
}

/// Compares so many positions and more, from a seed.
fn compare(seed: u64, positions: u64) -> Value {
    let compared = comparison::compare(seed, positions);
    json!({
        "rulesets": compared.rulesets,
        "positions": compared.positions,
        "moves": compared.moves,
        "differences": compared.differences,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_piece_finds_no_difference() {
        let found = compare(7, 200);
        assert!(RandomComparison.verdict(std::slice::from_ref(&found)).holds, "{found:#}");
        assert_eq!(compare(7, 200), found);
    }

    #[test]
    fn a_difference_does_not_hold() {
        let found = json!({"positions": 1, "differences": ["dara-walker | …"]});
        assert!(!RandomComparison.verdict(&[found]).holds);
    }
}
