//! The law battery over the whole catalog and over random rulesets that a user could write.

mod slow;

use nugar_rules::catalog::{self, Ruleset};
use nugar_rules::laws;

/// Random rulesets of each family.
const RULESETS: usize = 100;

#[test]
fn every_preset_obeys() {
    for preset in catalog::PRESETS {
        let checked = laws::check(Ruleset::from(preset), 10, 1).unwrap_or_else(|b| panic!("{b}"));
        assert_eq!(checked.games, 10);
    }
}

/// One game each, of rulesets over every field.
fn random_rulesets_obey(family: slow::Family, seed: u64) {
    let mut chance = slow::SplitMix64(seed);
    for number in 0..RULESETS {
        let text = slow::random_ruleset(&mut chance, family);
        let ruleset = Ruleset::read(&text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        laws::check(ruleset, 1, number as u64).unwrap_or_else(|b| panic!("{b}"));
    }
}

#[test]
fn random_games_of_alignment_obey() {
    random_rulesets_obey(slow::Family::Alignment, 11);
}

#[test]
fn random_running_fights_obey() {
    random_rulesets_obey(slow::Family::RunningFight, 12);
}
