//! The slow generator agrees with the crate: on its perft suite and on random positions.
//! `cargo xtask study random-comparison` does a million.

mod comparison;
mod slow;

use nugar_rules::catalog::{Ruleset, Visitor};
use nugar_rules::game::Game;
use nugar_rules::perft::perft;
use nugar_rules::symmetry::Symmetric;

/// Lines of `perft.txt` at least.
const SUITE: usize = 60;

struct Counts<'a>(&'a str, Vec<(u32, u64)>);

impl Visitor for Counts<'_> {
    type Output = ();

    fn visit<G: Game + Symmetric>(self, game: G) {
        let Counts(line, counts) = self;
        let position = line.split(" ; ").nth(1).expect("a position");
        let state = game.read(position).unwrap_or_else(|faults| panic!("{line}: {faults}")).state;
        for (depth, lines) in counts {
            assert_eq!(perft(&game, &state, depth), lines, "depth {depth} of {line}");
        }
    }
}

#[test]
fn perft_suite() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft.txt");
    let text = std::fs::read_to_string(path).expect("tests/perft.txt");
    let mut seen = 0;
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let mut parts = line.split(" ; ");
        let ruleset = parts.next().expect("a ruleset");
        let counts: Vec<(u32, u64)> = parts
            .skip(1)
            .map(|count| {
                let (depth, lines) = count.trim().split_once(' ').expect("d1 30");
                (depth[1..].parse().expect("a depth"), lines.parse().expect("a count"))
            })
            .collect();
        assert!(!counts.is_empty(), "{line}");
        Ruleset::read(ruleset).expect("a ruleset").rules().visit(Counts(line, counts));
        seen += 1;
    }
    assert!(seen >= SUITE, "{seen} positions");
}

#[test]
fn five_thousand_random_positions() {
    let compared = comparison::compare(1, 5_000);
    assert!(compared.differences.is_empty(), "{:#?}", compared.differences);
    assert!(compared.moves > 40_000, "{compared:?}");
}
