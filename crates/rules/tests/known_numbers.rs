//! Numbers that are known from outside this code: perft counts and what the sources' figures show.

use nugar_rules::alignment::Alignment;
use nugar_rules::catalog::{Rules, Ruleset};
use nugar_rules::game::Game;
use nugar_rules::perft::perft;

fn alignment(ruleset: &str) -> Alignment {
    match Ruleset::read(ruleset).unwrap().rules() {
        Rules::Alignment(rules) => Alignment::new(*rules),
        Rules::RunningFight(_) => panic!("{ruleset} is no game of alignment"),
    }
}

fn counts(ruleset: &str, expected: &[u64]) {
    let game = alignment(ruleset);
    for (depth, lines) in expected.iter().enumerate() {
        assert_eq!(perft(&game, &game.start(), depth as u32 + 1), *lines, "{ruleset} {depth}");
    }
}

#[test]
fn dara_from_the_start() {
    counts("dara-walker", &[30, 870, 24_360, 657_720, 16_940_664]);
    counts("dara-italian-niger", &[30, 870, 24_360, 657_720, 16_940_664]);
    counts("dara-bell", &[30, 870, 24_360, 657_720, 17_100_720]);
    counts("dara-italian", &[30, 870, 24_360, 657_720, 17_100_720, 427_518_000]);
}

#[test]
fn dala_fills_the_centre_first() {
    counts("dala", &[4, 12, 24, 24, 800]);
}

#[test]
fn three_by_three() {
    let small = "files=3,ranks=3,pieces=3";
    counts(&format!("dara-walker+{small}"), &[9, 72, 504, 3_024, 14_040, 52_272, 173_664, 485_568]);
    counts(
        &format!("dara-walker+{small},place_three=captures"),
        &[9, 72, 504, 3_024, 16_200, 63_936],
    );
}
