//! The published running-fight games: every field decided, with its ground.

use super::spec::{Added, Dal, DoubleDal, EitherDie, OpeningPlayed, Prow, RaceSpec, UndalledTaken};
use crate::catalog::{Preset, Spec};
use crate::spec::chosen;

/// Daldøsa.
pub const DALDOSA: Preset = Preset {
    id: "daldosa",
    title: "Daldøsa",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: chosen(16, "todo"),
        prow: chosen(Prow::Yes, "todo"),
        pieces: chosen(16, "todo"),
        dal: chosen(Dal::HoleAhead, "todo"),
        added: chosen(Added::LastHoleTakes, "todo"),
        either_die: chosen(EitherDie::Chooses, "todo"),
        double_dal: chosen(DoubleDal::ThrowsAgain, "todo"),
        opening_played: chosen(OpeningPlayed::No, "todo"),
        undalled_taken: chosen(UndalledTaken::Yes, "todo"),
        win_at: chosen(0, "todo"),
        quiet_limit: chosen(2000, "todo"),
    }),
};

/// Daldøsa, only the sternmost is dalled.
pub const DALDOSA_STERNMOST: Preset = Preset {
    id: "daldosa-sternmost",
    title: "Daldøsa, only the sternmost is dalled",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: chosen(16, "todo"),
        prow: chosen(Prow::Yes, "todo"),
        pieces: chosen(16, "todo"),
        dal: chosen(Dal::Sternmost, "todo"),
        added: chosen(Added::LastHoleTakes, "todo"),
        either_die: chosen(EitherDie::Chooses, "todo"),
        double_dal: chosen(DoubleDal::ThrowsAgain, "todo"),
        opening_played: chosen(OpeningPlayed::No, "todo"),
        undalled_taken: chosen(UndalledTaken::Yes, "todo"),
        win_at: chosen(0, "todo"),
        quiet_limit: chosen(2000, "todo"),
    }),
};

/// Daldøsa of Jæren.
pub const DALDOSA_JAEREN: Preset = Preset {
    id: "daldosa-jaeren",
    title: "Daldøsa of Jæren",
    one_face: Some('X'),
    spec: Spec::RunningFight(RaceSpec {
        outer: chosen(12, "todo"),
        prow: chosen(Prow::No, "todo"),
        pieces: chosen(12, "todo"),
        dal: chosen(Dal::HoleAhead, "todo"),
        added: chosen(Added::LastHoleTakes, "todo"),
        either_die: chosen(EitherDie::Chooses, "todo"),
        double_dal: chosen(DoubleDal::ThrowsAgain, "todo"),
        opening_played: chosen(OpeningPlayed::No, "todo"),
        undalled_taken: chosen(UndalledTaken::Yes, "todo"),
        win_at: chosen(0, "todo"),
        quiet_limit: chosen(2000, "todo"),
    }),
};

/// Daldøsa, rows of 12, 13 and 12.
pub const DALDOSA_12_13_12: Preset = Preset {
    id: "daldosa-12-13-12",
    title: "Daldøsa, rows of 12, 13 and 12",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: chosen(12, "todo"),
        prow: chosen(Prow::Yes, "todo"),
        pieces: chosen(12, "todo"),
        dal: chosen(Dal::HoleAhead, "todo"),
        added: chosen(Added::LastHoleTakes, "todo"),
        either_die: chosen(EitherDie::Chooses, "todo"),
        double_dal: chosen(DoubleDal::ThrowsAgain, "todo"),
        opening_played: chosen(OpeningPlayed::No, "todo"),
        undalled_taken: chosen(UndalledTaken::Yes, "todo"),
        win_at: chosen(0, "todo"),
        quiet_limit: chosen(2000, "todo"),
    }),
};

/// Daldoza.
pub const DALDOZA: Preset = Preset {
    id: "daldoza",
    title: "Daldoza",
    one_face: Some('A'),
    spec: Spec::RunningFight(RaceSpec {
        outer: chosen(16, "todo"),
        prow: chosen(Prow::Yes, "todo"),
        pieces: chosen(16, "todo"),
        dal: chosen(Dal::HoleAhead, "todo"),
        added: chosen(Added::LastHoleTakes, "todo"),
        either_die: chosen(EitherDie::Chooses, "todo"),
        double_dal: chosen(DoubleDal::ThrowsAgain, "todo"),
        opening_played: chosen(OpeningPlayed::No, "todo"),
        undalled_taken: chosen(UndalledTaken::Yes, "todo"),
        win_at: chosen(1, "todo"),
        quiet_limit: chosen(2000, "todo"),
    }),
};
