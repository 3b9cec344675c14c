//! What each step of the search and each term of its judgement is worth: the search against the
//! search without it.

use std::fmt::Write as _;

use anyhow::{Result, anyhow};
use nugar_engine::variant::Variant;
use nugar_lab::arena::{Half, Openings, Setting};
use nugar_lab::elo::Elo;
use nugar_lab::outside;
use nugar_lab::spec::Spec;
use nugar_lab::sprt::{Sprt, Verdict as Tested};
use nugar_lab::tally::Tally;
use nugar_rules::catalog::Ruleset;
use serde_json::{Value, json};

use super::{Study, Verdict};

/// A step or a term by a ruleset in each piece.
pub(super) struct Growth;

/// What is played.
const RULESETS: [&str; 2] = ["dara-italian", "dala"];
/// Positions a move.
const NODES: u64 = 5_000;
/// Random plies before the machines take over.
const PLIES: u32 = 6;
/// Pairs after which a test is left open.
const PAIRS: u64 = 100;
/// Whether a step is worth nothing, or this much.
const SPRT: Sprt = Sprt { elo0: 0.0, elo1: 40.0 };

fn names() -> Vec<(&'static str, &'static str)> {
    let of = |ruleset| Variant::steps().map(move |step| (ruleset, step));
    RULESETS.into_iter().flat_map(of).collect()
}

impl Study for Growth {
    fn name(&self) -> &'static str {
        "growth"
    }

    fn about(&self) -> &'static str {
        "what each step of the search and each term of its judgement is worth"
    }

    fn pieces(&self) -> u64 {
        names().len() as u64
    }

    fn piece(&self, number: u64, seed: u64) -> Result<Value> {
        let all = names();
        let (ruleset, step) = all[number as usize % all.len()];
        let spec = |text: String| text.parse::<Spec>().map_err(|faults| anyhow!("{faults}"));
        let setting = Setting {
            ruleset: Ruleset::read(ruleset).map_err(|faults| anyhow!("{faults}"))?,
            players: [
                spec(format!("strong:nodes={NODES}"))?,
                spec(format!("strong:nodes={NODES},-{step}"))?,
            ],
            seed: seed.to_string(),
            opening: Openings::Random { plies: PLIES },
            half: Half::Game,
            tables: Default::default(),
        };
        let mut board = setting.sit(&outside::nothing()).map_err(|faults| anyhow!("{faults}"))?;
        let mut tally = Tally::default();
        while tally.count() < PAIRS && SPRT.verdict(&tally) == Tested::Open {
            tally.add(&board.pair(tally.count()));
        }
        let Elo { value, bounds } = Elo::of(&tally);
        Ok(json!({
            "ruleset": ruleset,
            "without": step,
            "pairs": tally.pairs,
            "halves": tally.halves,
            "elo": value.map(f64::round),
            "bounds": bounds.map(|bound| bound.map(f64::round)),
            "llr": (SPRT.llr(&tally) * 100.0).round() / 100.0,
            "verdict": SPRT.verdict(&tally).code(),
        }))
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let mut text = format!(
            "| ruleset | without | games | points | Elo of the step, 95 % | {} : {} Elo |\n\
             |---|---|---|---|---|---|\n",
            SPRT.elo0, SPRT.elo1
        );
        for piece in found {
            let word = |key: &str| piece[key].as_str().unwrap_or_default().to_owned();
            let halves: Vec<f64> =
                (0..3).map(|at| piece["halves"][at].as_f64().unwrap_or_default()).collect();
            let games: f64 = halves.iter().sum();
            let share = 100.0 * (halves[0] + halves[1] / 2.0) / games.max(1.0);
            let elo =
                |value: &Value| value.as_f64().map_or("…".to_owned(), |n| format!("{n:+.0}"));
            let (low, high) = (elo(&piece["bounds"][0]), elo(&piece["bounds"][1]));
            let _ = writeln!(
                text,
                "| {} | {} | {games} | {share:.1} % | {} ({low} to {high}) | {} |",
                word("ruleset"),
                word("without"),
                elo(&piece["elo"]),
                word("verdict"),
            );
        }
        Verdict { text, holds: true }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_piece_by_each_ruleset() {
        let all = names();
        assert_eq!(all.len(), RULESETS.len() * Variant::steps().count());
        for ruleset in RULESETS {
            assert!(all.contains(&(ruleset, "reductions")) && all.contains(&(ruleset, "rows")));
        }
    }

    #[test]
    fn found_pieces_are_told() {
        let piece = json!({
            "ruleset": "dala", "without": "rows", "halves": [6, 1, 1],
            "elo": 12.0, "bounds": [-3.0, null], "verdict": "open",
        });
        let told = Growth.verdict(&[piece]).text;
        assert!(told.ends_with("| dala | rows | 8 | 81.2 % | +12 (-3 to …) | open |\n"), "{told}");
    }
}
