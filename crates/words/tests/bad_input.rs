//! Over a hundred broken positions, moves, rulesets and records, each with the sentence that a
//! person gets for it. `cargo xtask golden` renews `golden/bad_input.txt`: add a line there that
//! has no answer yet, and run it.

use std::fmt::Write as _;

use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::fault::Faults;
use nugar_rules::game::Game;
use nugar_rules::record::{Reader, RecordFault};
use nugar_rules::symmetry::Symmetric;
use nugar_words::{Language, Words};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/bad_input.txt");
/// What begins a line of the answer.
const ANSWER: &str = "    ";

/// What an input is read as: a position, or a move in a position.
struct Read<'a> {
    position: &'a str,
    played: Option<&'a str>,
}

impl Visitor for Read<'_> {
    type Output = Option<Faults>;

    fn visit<G: Game + Symmetric>(self, game: G) -> Option<Faults> {
        let state = match (game.read(self.position), self.played) {
            (Err(faults), None) => return Some(faults),
            (Ok(_), None) => return None,
            (read, Some(_)) => read.unwrap_or_else(|e| panic!("{}: {e}", self.position)).state,
        };
        game.parse(&state, self.played.unwrap_or_default()).err()
    }
}

fn record(text: &str) -> Option<RecordFault> {
    let mut reader = Reader::new();
    let mut read: Vec<_> = text.split("\\n").flat_map(|line| reader.line(line)).collect();
    read.extend(reader.finish());
    read.into_iter().find_map(|record| {
        record.and_then(|record| record.replay().and_then(|_| record.tree())).err()
    })
}

fn answer(words: &Words, line: &str) -> Option<String> {
    let parts: Vec<&str> = line.splitn(4, " | ").collect();
    let rules = |text: &str| *Ruleset::read(text).expect("a ruleset").rules();
    match *parts.as_slice() {
        ["position", ruleset, position] => rules(ruleset)
            .visit(Read { position, played: None })
            .map(|faults| words.faults(&faults)),
        ["move", ruleset, position, text] => rules(ruleset)
            .visit(Read { position, played: Some(text) })
            .map(|faults| words.faults(&faults)),
        ["ruleset", text] => Ruleset::read(text).err().map(|faults| words.faults(&faults)),
        ["record", text] => record(text).map(|RecordFault { place, fault }| {
            format!("{}:{}: {}", place.line, place.column, words.fault(&fault))
        }),
        _ => panic!("cannot be tested: {line}"),
    }
}

#[test]
fn golden_every_broken_input_is_told_its_fault() {
    let golden = std::fs::read_to_string(FILE).expect("golden/bad_input.txt");
    let words = Words::new(Language::choose(std::iter::once("en")));
    let (mut renewed, mut inputs, mut accepted) = (String::new(), 0, Vec::new());
    for line in golden.lines().filter(|line| !line.starts_with(ANSWER)) {
        let _ = writeln!(renewed, "{line}");
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        inputs += 1;
        match answer(&words, line) {
            None => accepted.push(line),
            Some(sentences) => {
                for sentence in sentences.lines() {
                    let _ = writeln!(renewed, "{ANSWER}{sentence}");
                }
            }
        }
    }
    assert!(accepted.is_empty(), "accepted:\n{}", accepted.join("\n"));
    assert!(inputs >= 100, "{inputs} inputs");
    if std::env::var_os("NUGAR_RENEW").is_some() {
        std::fs::write(FILE, &renewed).expect("golden/bad_input.txt is written");
        return;
    }
    assert_eq!(renewed, golden);
}
