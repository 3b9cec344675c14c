//! Positions that something was wrong with once, one a line of `positions.txt`.

use std::collections::BTreeSet;

use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::symmetry::Symmetric;

/// What is wrong with the legal moves of a position.
struct Line<'a> {
    position: &'a str,
    holds: &'a str,
}

impl Visitor for Line<'_> {
    type Output = Vec<String>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Vec<String> {
        let state = match game.read(self.position) {
            Ok(reading) => reading.state,
            Err(faults) => return vec![faults.to_string()],
        };
        let legal: BTreeSet<String> =
            game.list(&state).into_iter().map(|m| game.text(&state, m)).collect();
        let wrong = |said: &&str| match said.strip_prefix('!') {
            Some(text) => legal.contains(text),
            None => match said.strip_prefix('=') {
                Some(count) => count != legal.len().to_string(),
                None => !legal.contains(*said),
            },
        };
        let wrong: Vec<&str> = self.holds.split_whitespace().filter(wrong).collect();
        if wrong.is_empty() {
            return Vec::new();
        }
        let legal: Vec<String> = legal.into_iter().collect();
        vec![format!("{} fails; legal: {}", wrong.join(" "), legal.join(" "))]
    }
}

fn check(text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [ruleset, position, holds] = parts[..] else {
            wrong.push(format!("line {}: three parts, with | between", at + 1));
            continue;
        };
        let found = match Ruleset::read(ruleset) {
            Ok(ruleset) => ruleset.rules().visit(Line { position, holds }),
            Err(faults) => vec![faults.to_string()],
        };
        wrong.extend(found.into_iter().map(|what| format!("line {}: {what}", at + 1)));
    }
    wrong
}

#[test]
fn every_line_holds() {
    let wrong = check(include_str!("positions.txt"));
    assert!(wrong.is_empty(), "positions.txt\n{}", wrong.join("\n"));
}

#[test]
fn a_wrong_line_is_told() {
    let start = "dara-walker | 6/6/6/6/6 b 12,12 |";
    for bad in ["!a1", "=29", "a6", "a1 !b1"] {
        assert_eq!(check(&format!("{start} {bad}")).len(), 1, "{bad}");
    }
    assert_eq!(check("dara-walker | 6/6 b 12,12 | a1").len(), 1);
    assert_eq!(check("no-such-ruleset | 6/6/6/6/6 b 12,12 | a1\n\nx").len(), 2);
    assert!(check(&format!("{start} a1 =30 !a1-a2")).is_empty());
}
