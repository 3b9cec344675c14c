//! The published running-fight games: every field decided, with its ground.
//!
//! A place in a source is its own number or heading; ¶ counts paragraphs under the heading.

use super::spec::{Added, Dal, DoubleDal, EitherDie, OpeningPlayed, Prow, RaceSpec, UndalledTaken};
use crate::catalog::{Preset, Spec};
use crate::sources::{DALDOSA as PAGE, NAESHEIM, RUSSIAN, RUSSIAN_PAGES};
use crate::spec::{chosen, inferred, stated};

/// Daldøsa.
pub const DALDOSA: Preset = Preset {
    id: "daldosa",
    title: "Daldøsa",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: stated(16, &PAGE, "From the sources ¶1"),
        prow: stated(Prow::Yes, &PAGE, "From the sources ¶1"),
        pieces: stated(16, &PAGE, "From the sources ¶1"),
        dal: stated(Dal::HoleAhead, &PAGE, "My choices ¶2"),
        added: stated(Added::LastHoleTakes, &PAGE, "From the sources ¶7"),
        either_die: chosen(EitherDie::Chooses, "why-house-either-die"),
        double_dal: stated(DoubleDal::ThrowsAgain, &PAGE, "From the sources ¶8"),
        opening_played: chosen(OpeningPlayed::No, "why-house-opening"),
        undalled_taken: stated(UndalledTaken::Yes, &PAGE, "My choices ¶3"),
        win_at: stated(0, &PAGE, "From the sources ¶9"),
        quiet_limit: chosen(2000, "why-house-quiet"),
    }),
};

/// … where only the undalled piece nearest the stern is dalled.
pub const DALDOSA_STERNMOST: Preset = Preset {
    id: "daldosa-sternmost",
    title: "Daldøsa, only the sternmost is dalled",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: stated(16, &PAGE, "From the sources ¶1"),
        prow: stated(Prow::Yes, &PAGE, "From the sources ¶1"),
        pieces: stated(16, &PAGE, "From the sources ¶1"),
        dal: inferred(Dal::Sternmost, &PAGE, "why-some-accounts-sternmost"),
        added: stated(Added::LastHoleTakes, &PAGE, "From the sources ¶7"),
        either_die: chosen(EitherDie::Chooses, "why-house-either-die"),
        double_dal: stated(DoubleDal::ThrowsAgain, &PAGE, "From the sources ¶8"),
        opening_played: chosen(OpeningPlayed::No, "why-house-opening"),
        undalled_taken: stated(UndalledTaken::Yes, &PAGE, "My choices ¶3"),
        win_at: stated(0, &PAGE, "From the sources ¶9"),
        quiet_limit: chosen(2000, "why-house-quiet"),
    }),
};

/// … on three rows of twelve.
pub const DALDOSA_JAEREN: Preset = Preset {
    id: "daldosa-jaeren",
    title: "Daldøsa of Jæren",
    one_face: Some('X'),
    spec: Spec::RunningFight(RaceSpec {
        outer: stated(12, &NAESHEIM, ""),
        prow: stated(Prow::No, &NAESHEIM, ""),
        pieces: stated(12, &NAESHEIM, ""),
        dal: stated(Dal::HoleAhead, &PAGE, "My choices ¶2"),
        added: stated(Added::LastHoleTakes, &PAGE, "From the sources ¶7"),
        either_die: chosen(EitherDie::Chooses, "why-house-either-die"),
        double_dal: stated(DoubleDal::ThrowsAgain, &PAGE, "From the sources ¶8"),
        opening_played: chosen(OpeningPlayed::No, "why-house-opening"),
        undalled_taken: stated(UndalledTaken::Yes, &PAGE, "My choices ¶3"),
        win_at: stated(0, &PAGE, "From the sources ¶9"),
        quiet_limit: chosen(2000, "why-house-quiet"),
    }),
};

/// … on rows of 12, 13 and 12, which contradicts the former: both are kept.
pub const DALDOSA_12_13_12: Preset = Preset {
    id: "daldosa-12-13-12",
    title: "Daldøsa, rows of 12, 13 and 12",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: stated(12, &RUSSIAN_PAGES, ""),
        prow: stated(Prow::Yes, &RUSSIAN_PAGES, ""),
        pieces: stated(12, &RUSSIAN_PAGES, ""),
        dal: stated(Dal::HoleAhead, &PAGE, "My choices ¶2"),
        added: stated(Added::LastHoleTakes, &PAGE, "From the sources ¶7"),
        either_die: chosen(EitherDie::Chooses, "why-house-either-die"),
        double_dal: stated(DoubleDal::ThrowsAgain, &PAGE, "From the sources ¶8"),
        opening_played: chosen(OpeningPlayed::No, "why-house-opening"),
        undalled_taken: stated(UndalledTaken::Yes, &PAGE, "My choices ¶3"),
        win_at: stated(0, &PAGE, "From the sources ¶9"),
        quiet_limit: chosen(2000, "why-house-quiet"),
    }),
};

/// … lost with one piece left.
pub const DALDOZA: Preset = Preset {
    id: "daldoza",
    title: "Daldoza",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: stated(16, &RUSSIAN, "¶2"),
        prow: stated(Prow::Yes, &RUSSIAN, "¶2"),
        pieces: stated(16, &RUSSIAN, "¶3"),
        dal: stated(Dal::HoleAhead, &PAGE, "My choices ¶2"),
        added: stated(Added::LastHoleTakes, &PAGE, "From the sources ¶7"),
        either_die: chosen(EitherDie::Chooses, "why-house-either-die"),
        double_dal: stated(DoubleDal::ThrowsAgain, &RUSSIAN, "¶8"),
        opening_played: chosen(OpeningPlayed::No, "why-house-opening"),
        undalled_taken: stated(UndalledTaken::Yes, &RUSSIAN, "¶9"),
        win_at: stated(1, &RUSSIAN, "¶10"),
        quiet_limit: chosen(2000, "why-house-quiet"),
    }),
};
