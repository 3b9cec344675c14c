//! The law battery over the whole catalog.

use nugar_rules::catalog::{self, Ruleset};
use nugar_rules::laws;

#[test]
fn every_preset_obeys() {
    for preset in catalog::PRESETS {
        let checked = laws::check(Ruleset::from(preset), 20, 1).unwrap_or_else(|b| panic!("{b}"));
        assert_eq!(checked.games, 20);
    }
}

#[test]
fn other_running_fights_obey() {
    for fields in [
        "outer=4,prow=no,pieces=4",
        "outer=4,pieces=3,dal=sternmost,added=each-hole-takes",
        "outer=5,prow=no,pieces=5,added=none,either_die=higher,double_dal=nothing",
        "outer=6,pieces=2,added=each-hole-takes,opening_played=yes,undalled_taken=no,win_at=1",
        "outer=24,pieces=24,quiet_limit=50",
    ] {
        let ruleset = Ruleset::read(&format!("daldosa+{fields}")).unwrap();
        laws::check(ruleset, 10, 1).unwrap_or_else(|b| panic!("{b}"));
    }
}
