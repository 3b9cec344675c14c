//! Whether the generator of the rules says what the slow one says, over random positions of
//! published rule sets and of random ones.

use std::fmt::Write as _;

use anyhow::Result;
use nugar_rules::catalog::{self, Visitor};
use nugar_rules::game::{Game, Outcome, Side, Turn};
use nugar_rules::symmetry::Symmetric;
use serde_json::{Value, json};

use super::{Study, Verdict};
use slow::{Family, PRESETS, SplitMix64, random_game, random_ruleset};

/// The second generator, which shares no code with the first. It lives with the tests of the rules.
#[path = "../../../crates/rules/tests/slow/mod.rs"]
mod slow;

/// A thousand pieces of a thousand positions.
pub(super) struct RandomComparison;

/// Positions in a piece, at least; the last game is compared to its end.
const POSITIONS: usize = 1000;
/// Positions of a game, at most: afterwards it seldom shows anything new.
const LONGEST: usize = 300;
/// Differences that a piece keeps.
const KEPT: usize = 3;

/// What is said of a position: its canonical text, the phase, how it ended, and the legal moves
/// with where they lead, in the order of their texts.
#[derive(Debug, PartialEq, Eq)]
struct Said {
    position: String,
    phase: String,
    ended: Option<(Option<char>, String)>,
    moves: Vec<(String, String)>,
}

impl Study for RandomComparison {
    fn name(&self) -> &'static str {
        "random-comparison"
    }

    fn about(&self) -> &'static str {
        "whether both generators say the same of random positions"
    }

    fn pieces(&self) -> u64 {
        1000
    }

    fn piece(&self, seed: u64) -> Result<Value> {
        Ok(compare(seed, POSITIONS))
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let sum = |key: &str| found.iter().filter_map(|piece| piece[key].as_u64()).sum::<u64>();
        let differences: Vec<&Value> =
            found.iter().filter_map(|piece| piece["differences"].as_array()).flatten().collect();
        let mut text = format!(
            "{} positions and {} moves of {} games, half of them by random rule sets\n\
             {} differences",
            sum("positions"),
            sum("moves"),
            sum("games"),
            differences.len(),
        );
        if let Some(first) = differences.first() {
            let _ = write!(text, ", the first: {first:#}");
        }
        Verdict { text, holds: differences.is_empty() && sum("positions") > 0 }
    }
}

/// Compares that many positions and more, from a seed.
fn compare(seed: u64, least: usize) -> Value {
    let mut chance = SplitMix64(seed);
    let (mut games, mut positions, mut moves) = (0, 0, 0);
    let mut differences = Vec::new();
    while positions < least {
        let family = *chance.one_of(&[Family::Alignment, Family::RunningFight]);
        let ruleset = if games % 2 == 0 {
            let ids: Vec<&str> =
                PRESETS.iter().filter(|(_, of, _)| *of == family).map(|(id, ..)| *id).collect();
            (*chance.one_of(&ids)).to_owned()
        } else {
            random_ruleset(&mut chance, family)
        };
        games += 1;
        let rules = slow::Ruleset::read(&ruleset);
        for position in random_game(&mut chance, &rules, LONGEST) {
            let wanted = slowly(&rules, &position);
            let have = quickly(&ruleset, &position);
            positions += 1;
            moves += wanted.moves.len();
            if have.as_ref() != Ok(&wanted) && differences.len() < KEPT {
                differences.push(json!({
                    "ruleset": ruleset,
                    "position": position,
                    "slow": format!("{wanted:?}"),
                    "fast": format!("{have:?}"),
                }));
            }
        }
    }
    json!({"games": games, "positions": positions, "moves": moves, "differences": differences})
}

/// What the slow generator says.
fn slowly(rules: &slow::Ruleset, position: &str) -> Said {
    let phase = slow::phase(rules, position);
    let mut moves = match phase {
        "over" | "roll" => Vec::new(),
        _ => slow::moves(rules, position),
    };
    moves.sort();
    Said {
        position: slow::settle(rules, position),
        phase: phase.to_owned(),
        ended: slow::outcome(rules, position).map(|(winner, why)| (winner, why.to_owned())),
        moves,
    }
}

/// What the rules say; a text that they refuse is told as they refuse it.
fn quickly(ruleset: &str, position: &str) -> Result<Said, String> {
    let ruleset = catalog::Ruleset::read(ruleset).map_err(|faults| faults.to_string())?;
    ruleset.rules().visit(Asked(position))
}

struct Asked<'a>(&'a str);

impl Visitor for Asked<'_> {
    type Output = Result<Said, String>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Self::Output {
        let state = game.read(self.0).map_err(|faults| faults.to_string())?.state;
        let mut moves: Vec<(String, String)> = game
            .list(&state)
            .into_iter()
            .map(|m| (game.text(&state, m), game.position(&game.play(&state, m))))
            .collect();
        moves.sort();
        let ended = match game.turn(&state) {
            Turn::Over(Outcome { winner, reason }) => {
                Some((winner.map(Side::letter), reason.code().to_owned()))
            }
            Turn::Decide(_) | Turn::Roll(_) => None,
        };
        Ok(Said {
            position: game.position(&state),
            phase: game.phase(&state).code().to_owned(),
            ended,
            moves,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_piece_finds_no_difference() {
        let found = compare(7, 600);
        assert!(RandomComparison.verdict(std::slice::from_ref(&found)).holds, "{found:#}");
        assert_eq!(compare(7, 600), found);
    }

    #[test]
    fn a_difference_is_found() {
        let rules = slow::Ruleset::read("dara-walker");
        let said = slowly(&rules, "6/6/6/6/6 b 12,12");
        assert_eq!(quickly("dara-walker", "6/6/6/6/6 b 12,12"), Ok(said));
        let said = slowly(&rules, "3b2/3b2/6/6/w1w2w b 6,6");
        assert_ne!(quickly("dara-bell", "3b2/3b2/6/6/w1w2w b 6,6"), Ok(said));
        assert!(!RandomComparison.verdict(&[json!({"positions": 1, "differences": [1]})]).holds);
    }
}
