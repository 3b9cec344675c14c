//! The rule fields of running-fight games, and when a ruleset makes sense.

use crate::fault::{Fault, Faults};
use crate::field::{fields, words};
use crate::spec::Values;

words! {
    /// Whether the middle row has one more hole, at the prow.
    Prow {
        /// It has.
        Yes = "yes",
        /// All three rows are equally long.
        No = "no",
    }
}

words! {
    /// Which undalled piece an A may dal.
    Dal {
        /// Any whose next hole holds no own piece.
        HoleAhead = "hole-ahead",
        /// Only the undalled piece nearest the stern.
        Sternmost = "sternmost",
    }
}

words! {
    /// What adding both dice on one piece takes.
    Added {
        /// Only an enemy on the last hole.
        LastHoleTakes = "last-hole-takes",
        /// An enemy on each hole where a die ends: two steps of one piece.
        EachHoleTakes = "each-hole-takes",
        /// Dice are never added.
        None = "none",
    }
}

words! {
    /// Which die is played when either can be used but not both.
    EitherDie {
        /// The player chooses.
        Chooses = "chooses",
        /// The higher.
        Higher = "higher",
    }
}

words! {
    /// What AA gives.
    DoubleDal {
        /// Another throw after it is played.
        ThrowsAgain = "throws-again",
        /// Nothing more than its dice.
        Nothing = "nothing",
    }
}

words! {
    /// Whether the starter plays the throw that won the start.
    OpeningPlayed {
        /// The starter throws anew.
        No = "no",
        /// The starter plays it.
        Yes = "yes",
    }
}

words! {
    /// Whether an undalled piece can be taken.
    UndalledTaken {
        /// Like any other.
        Yes = "yes",
        /// No, and its hole cannot be landed on.
        No = "no",
    }
}

fields! { "running-fight",
    /// The rules of a running-fight game, as plain values.
    RaceRules,
    /// The rules of a published running-fight game, each with its ground.
    RaceSpec {
        /// Holes of an outer row.
        outer: u8 = Values::Number { least: 4, most: 24 },
        /// Whether the middle row has one more hole.
        prow: Prow = Values::Words(Prow::WORDS),
        /// Pieces of each side, filling the own row from the prow end.
        pieces: u8 = Values::Number { least: 1, most: 24 },
        /// Which undalled piece may be dalled.
        dal: Dal = Values::Words(Dal::WORDS),
        /// What an added throw takes.
        added: Added = Values::Words(Added::WORDS),
        /// When either die can be used but not both.
        either_die: EitherDie = Values::Words(EitherDie::WORDS),
        /// What AA gives.
        double_dal: DoubleDal = Values::Words(DoubleDal::WORDS),
        /// Whether the starter plays the opening throw.
        opening_played: OpeningPlayed = Values::Words(OpeningPlayed::WORDS),
        /// Whether an undalled piece can be taken.
        undalled_taken: UndalledTaken = Values::Words(UndalledTaken::WORDS),
        /// A side left with this few pieces has lost.
        win_at: u8 = Values::Number { least: 0, most: 1 },
        /// Throws in a row without a capture that make a draw; 0 is never.
        quiet_limit: u32 = Values::Number { least: 0, most: 1_000_000 },
    }
}

impl RaceRules {
    /// Whether the rules make sense together; every fault is named.
    pub fn check(&self) -> Result<(), Faults> {
        let mut found = self.out_of_range();
        let (pieces, outer) = (usize::from(self.pieces), usize::from(self.outer));
        if pieces > outer {
            found.push(Fault::RowTooShort { pieces, outer });
        }
        if self.pieces <= self.win_at {
            found.push(Fault::PiecesTooFew { pieces, lose_at: usize::from(self.win_at) });
        }
        Faults::check(found)
    }
}
