//! What happens in a game, one numbered event after another: the only truth that is stored.
//!
//! Events carry texts, so that they mean the same in every build and to every program.

use crate::game::Side;

/// Where the throws of a game come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DiceSource {
    /// From a seed; every throw can be recomputed (see [`crate::dice`]).
    Seeded {
        /// The seed.
        seed: String,
    },
    /// From real dice, typed in; also of a game without dice.
    Typed,
}

/// Who asks for a move to be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Consent {
    /// The one who made it. Never across a throw that was seen.
    Alone,
    /// Both, at one table.
    Both,
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The game was set up. Always the first event, and only that.
    Started {
        /// The ruleset's text.
        ruleset: String,
        /// The ruleset's digest in hexadecimal.
        digest: String,
        /// The starting position, where it is not the ruleset's.
        position: Option<String>,
        /// Where throws come from.
        dice: DiceSource,
    },
    /// Both threw for the start. Equal values: they throw again.
    ThrewOff {
        /// The throw of the side that starts, or of either when the values are equal.
        black: String,
        /// The other throw.
        white: String,
    },
    /// The side to throw threw.
    Threw {
        /// The throw.
        throw: String,
    },
    /// The side to decide moved.
    Moved {
        /// The move's text.
        text: String,
    },
    /// The last move was taken back.
    TookBack {
        /// Who asked for it.
        consent: Consent,
    },
    /// The move taken back last was played again.
    Redid,
    /// This side offers a draw.
    Offered(Side),
    /// This side declines the other's offer.
    Declined(Side),
    /// This side accepts the other's offer: a draw.
    Accepted(Side),
    /// This side gives up.
    Resigned(Side),
    /// This side's clock ran out. Clocks are kept outside; whoever keeps them tells it.
    RanOut(Side),
}

/// What became of an event that was handed to a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Applied {
    /// It is new, and happened.
    New,
    /// The session had it already, word for word; nothing changed.
    Already,
}
