//! Whether throws come as often as their weights say, over many seeds.

use std::fmt::Write as _;

use anyhow::Result;
use nugar_rules::dice::{Dice, Throw};
use serde_json::{Value, json};

use super::{Study, Verdict};

/// A hundred pieces of a million throws.
pub(super) struct Throws;

/// Throws in a piece.
const THROWS: u64 = 1_000_000;
/// What chi squared with nine degrees of freedom exceeds in one case of a thousand.
const LIMIT: f64 = 27.877;

impl Study for Throws {
    fn name(&self) -> &'static str {
        "throws"
    }

    fn about(&self) -> &'static str {
        "whether throws come as often as their weights say"
    }

    fn pieces(&self) -> u64 {
        100
    }

    fn piece(&self, _: u64, seed: u64) -> Result<Value> {
        let mut dice = Dice::new(seed.to_string());
        let mut counts = [0u64; Throw::ALL.len()];
        for number in 0..THROWS {
            let throw = dice.throw(number);
            let at = Throw::ALL.iter().position(|(known, _)| *known == throw);
            counts[at.expect("every throw is listed")] += 1;
        }
        Ok(json!(counts))
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let mut counts = [0u64; Throw::ALL.len()];
        for piece in found {
            for (n, count) in counts.iter_mut().enumerate() {
                *count += piece[n].as_u64().unwrap_or_default();
            }
        }
        let all: u64 = counts.iter().sum();
        let mut text = format!("{all} throws\n");
        let mut chi = 0.0;
        for (&(throw, weight), &count) in Throw::ALL.iter().zip(&counts) {
            let due = all as f64 * f64::from(weight) / 16.0;
            chi += (count as f64 - due).powi(2) / due;
            let off = 100.0 * (count as f64 / due - 1.0);
            let _ = writeln!(text, "{} {count} ({off:+.4} %)", throw.text());
        }
        let _ = write!(text, "chi squared {chi:.2}; over {LIMIT} in one case of a thousand");
        Verdict { text, holds: chi < LIMIT }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fair_counts_hold_and_others_do_not() {
        let fair: Vec<u64> =
            Throw::ALL.iter().map(|(_, weight)| 1000 * u64::from(*weight)).collect();
        assert!(Throws.verdict(&[json!(fair)]).holds);
        let mut bent = fair.clone();
        bent[0] += 300;
        assert!(!Throws.verdict(&[json!(bent)]).holds);
    }
}
