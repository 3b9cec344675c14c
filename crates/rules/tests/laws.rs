//! The law battery over the whole catalog.

use nugar_rules::catalog::{self, Ruleset};
use nugar_rules::laws;

#[test]
fn every_preset_obeys() {
    for preset in &catalog::PRESETS[..15] {
        let checked = laws::check(Ruleset::from(preset), 20, 1).unwrap_or_else(|b| panic!("{b}"));
        assert_eq!(checked.games, 20);
    }
}
