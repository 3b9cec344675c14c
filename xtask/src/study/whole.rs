//! Small games of alignment solved from the empty board: who wins, in how many plies, and what each
//! rule does to that.

use std::fmt::Write as _;

use anyhow::{Result, anyhow, bail};
use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_tables::Alone;
use nugar_tables::alignment::solve;
use serde_json::{Value, json};

use super::{Study, Verdict};

/// A game for each board and each change of the rules.
pub(super) struct WholeGames;

/// Bytes that solving a game may take.
const MEMORY: u64 = 4 << 30;

/// A board with its pieces: files, ranks, pieces of each side.
type Size = (u8, u8, u8);

/// Boards that are solved by the rules of dara-walker.
const PLAIN: &[Size] = &[
    (3, 3, 3),
    (3, 3, 4),
    (3, 4, 3),
    (3, 4, 4),
    (3, 4, 5),
    (3, 5, 3),
    (3, 5, 4),
    (3, 5, 5),
    (3, 5, 6),
    (4, 4, 3),
    (4, 4, 4),
    (4, 4, 5),
    (4, 4, 6),
    (4, 4, 7),
    (4, 5, 3),
    (4, 5, 4),
    (5, 5, 3),
    (6, 5, 3),
];

/// Boards on which each rule is changed.
const VARIED: &[Size] =
    &[(3, 3, 3), (3, 3, 4), (3, 4, 4), (3, 4, 5), (3, 5, 4), (4, 4, 4), (4, 4, 5)];

/// Changes of one rule, or of two where the second only matters with the first.
const CHANGES: &[&str] = &[
    "place_three=free",
    "place_three=captures",
    "place_long=free",
    "move_long=free",
    "move_long=free,leave_long=none",
    "move_long=free,leave_long=forbidden",
    "captures_per_move=per-row",
    "protect_rows=yes",
    "protect_rows=yes,all_protected=any",
    "capture_choice=optional",
    "lose_at=1",
    "lose_at=0",
    "no_move=draw",
    "fill_first=b2",
];

/// The ruleset of a board.
fn game((files, ranks, pieces): Size) -> String {
    format!("dara-walker+files={files},ranks={ranks},pieces={pieces}")
}

/// Every game, each once.
fn games() -> Vec<String> {
    let varied = VARIED
        .iter()
        .flat_map(|size| CHANGES.iter().map(|change| format!("{},{change}", game(*size))));
    PLAIN.iter().map(|size| game(*size)).chain(varied).collect()
}

impl Study for WholeGames {
    fn name(&self) -> &'static str {
        "whole"
    }

    fn about(&self) -> &'static str {
        "who wins small games from the empty board, rule by rule"
    }

    fn pieces(&self) -> u64 {
        games().len() as u64
    }

    fn piece(&self, number: u64, _: u64) -> Result<Value> {
        let Some(text) = games().into_iter().nth(number as usize) else {
            bail!("there are {} games", games().len())
        };
        value(&text)
    }

    fn verdict(&self, found: &[Value]) -> Verdict {
        let find = |text: &str| found.iter().find(|game| game["ruleset"] == text);
        let result = |text: &str| match find(text) {
            None => String::new(),
            Some(game) => match (game["winner"].as_str(), game["plies"].as_u64()) {
                (Some(winner), Some(plies)) => format!("{winner} {plies}"),
                _ => "draw".to_owned(),
            },
        };
        let mut text = "| board, pieces | value | positions |\n|---|---|---|\n".to_owned();
        let name = |(files, ranks, pieces): &Size| format!("{files}×{ranks}, {pieces}");
        for size in PLAIN {
            let plain = game(*size);
            let part = |key: &str| find(&plain).and_then(|game| game[key].as_u64()).unwrap_or(0);
            let positions = part("movement") + part("placement");
            let _ = writeln!(text, "| {} | {} | {positions} |", name(size), result(&plain));
        }
        let heads: Vec<String> = VARIED.iter().map(|size| format!(" {} |", name(size))).collect();
        let heads = heads.concat();
        let _ = writeln!(text, "\n| change |{heads}\n|---|{}", "---|".repeat(VARIED.len()));
        for change in CHANGES {
            let cell = |size: &Size| format!(" {} |", result(&format!("{},{change}", game(*size))));
            let cells: Vec<String> = VARIED.iter().map(cell).collect();
            let _ = writeln!(text, "| {change} |{}", cells.concat());
        }
        Verdict { text, holds: found.len() == games().len() }
    }
}

/// The value of a game.
fn value(text: &str) -> Result<Value> {
    let ruleset = Ruleset::read(text).map_err(|faults| anyhow!("{text}: {faults}"))?;
    let Rules::Alignment(rules) = *ruleset.rules() else { bail!("{text}: another family") };
    let whole = solve(&Alignment::new(rules), &Alone, MEMORY)?;
    Ok(json!({
        "ruleset": text,
        "digest": ruleset.rules().digest().hex(),
        "winner": whole.winner.map(nugar_rules::game::Side::letter),
        "plies": whole.winner.map(|_| whole.plies),
        "beyond_quiet": whole.beyond_quiet,
        "movement": whole.movement,
        "placement": whole.placement,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_makes_sense_and_is_there_once() {
        let mut all = games();
        for text in &all {
            assert!(Ruleset::read(text).is_ok(), "{text}");
        }
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn known_values_are_found_again() {
        let small = |pieces| value(&format!("dara-walker+files=3,ranks=3,pieces={pieces}"));
        assert_eq!(small(3).unwrap()["winner"], Value::Null);
        let four = small(4).unwrap();
        assert_eq!((&four["winner"], &four["plies"]), (&json!("w"), &json!(12)));
    }
}
