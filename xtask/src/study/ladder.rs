//! The levels against each other, step by step, and the careful beginner against the first.

use std::fmt::Write as _;

use anyhow::{Result, anyhow};
use nugar_lab::arena::{Half, Openings, Setting};
use nugar_lab::elo::Elo;
use nugar_lab::outside;
use nugar_lab::tally::Tally;
use nugar_rules::catalog::{Rules, Ruleset};
use serde_json::{Value, json};

use super::{Study, Verdict};

/// Ten rounds; a round has a piece for each step by each ruleset.
pub(super) struct Ladder;

/// The rulesets whose ladders are measured.
const RULESETS: [&str; 3] = ["dara-italian", "dala", "daldosa"];
/// The machines of a ladder, the weaker of each step first; the careful beginner stands before the
/// first level.
const STEPS: u64 = 8;
/// Rounds.
const ROUNDS: u64 = 10;
/// Pairs in a piece.
const PAIRS: u64 = 10;
/// Random plies before the machines take over, where there are no dice.
const PLIES: u32 = 8;
/// Points of a match, in games with dice.
const POINTS: u32 = 5;
/// What a step from a level to the next should be in Elo.
const STEP: std::ops::RangeInclusive<f64> = 60.0..=250.0;
/// What the careful beginner should at least have of the points against the first level.
const CAREFUL: f64 = 0.75;

/// The ruleset and the players of a piece, the one that should be stronger first.
fn contest(piece: u64) -> (&'static str, [String; 2]) {
    let which = piece % (STEPS * RULESETS.len() as u64);
    let step = which % STEPS;
    let players = match step {
        0 => ["careful".to_owned(), "level-1".to_owned()],
        step => [format!("level-{}", step + 1), format!("level-{step}")],
    };
    (RULESETS[(which / STEPS) as usize], players)
}

impl Study for Ladder {
    fn name(&self) -> &'static str {
        "ladder"
    }

    fn about(&self) -> &'static str {
        "how much stronger each level is than the one below"
    }

    fn pieces(&self) -> u64 {
        ROUNDS * STEPS * RULESETS.len() as u64
    }

    fn piece(&self, number: u64, seed: u64) -> Result<Value> {
        let (ruleset, [first, second]) = contest(number);
        let read = Ruleset::read(ruleset).map_err(|faults| anyhow!("{faults}"))?;
        let dice = matches!(read.rules(), Rules::RunningFight(_));
        let player = |text: &str| text.parse().map_err(|faults| anyhow!("{faults}"));
        let setting = Setting {
            ruleset: read,
            players: [player(&first)?, player(&second)?],
            seed: seed.to_string(),
            opening: Openings::Random { plies: if dice { 0 } else { PLIES } },
            half: if dice { Half::Match { points: POINTS } } else { Half::Game },
            tables: Default::default(),
        };
        let mut board = setting.sit(&outside::nothing()).map_err(|faults| anyhow!("{faults}"))?;
        let pairs: Vec<_> = (0..PAIRS).map(|pair| board.pair(pair)).collect();
        let tally = Tally::of(&pairs);
        let Tally { pairs, halves, .. } = tally;
        Ok(json!({
            "ruleset": ruleset, "first": first, "second": second, "pairs": pairs, "halves": halves,
        }))
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let (mut text, mut holds) = (String::new(), true);
        for which in 0..STEPS * RULESETS.len() as u64 {
            let (ruleset, [first, second]) = contest(which);
            let mut tally = Tally::default();
            for piece in found.iter().filter(|piece| {
                piece["ruleset"] == ruleset && piece["first"] == first && piece["second"] == second
            }) {
                add(&mut tally.pairs, &piece["pairs"]);
                add(&mut tally.halves, &piece["halves"]);
            }
            let games: u64 = tally.halves.iter().sum();
            if games == 0 {
                continue;
            }
            let elo = Elo::of(&tally);
            let said = |elo: Option<f64>| elo.map_or("-".to_owned(), |elo| format!("{elo:+.0}"));
            let fits = if first == "careful" {
                tally.share() >= CAREFUL || ruleset == "daldosa"
            } else {
                elo.value.is_some_and(|elo| STEP.contains(&elo))
            };
            holds &= fits;
            let _ = writeln!(
                text,
                "| {ruleset} | {first} | {second} | {games} | {:.1} % | {} | {} to {} |{}",
                100.0 * tally.share(),
                said(elo.value),
                said(elo.bounds[0]),
                said(elo.bounds[1]),
                if fits { "" } else { " <" },
            );
        }
        Verdict { text, holds }
    }
}

/// Adds the numbers of a list to those that were counted.
fn add(counts: &mut [u64], list: &Value) {
    for (n, count) in counts.iter_mut().enumerate() {
        *count += list[n].as_u64().unwrap_or_default();
    }
}
