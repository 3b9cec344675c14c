//! The events of a game as they are stored and sent.

use nugar_rules::event::{Consent, DiceSource, Event};
use serde::{Deserialize, Serialize};

use crate::Colour;

/// Something that happened in a game; see [`nugar_rules::event::Event`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Happened {
    /// The game was set up.
    Started {
        /// The ruleset's text.
        ruleset: String,
        /// Its digest.
        digest: String,
        /// The starting position, where it is not the ruleset's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
        /// Where throws come from.
        dice: Dice,
    },
    /// Both threw for the start.
    ThrewOff {
        /// The starter's throw.
        black: String,
        /// The other's.
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
        #[serde(rename = "move")]
        text: String,
    },
    /// The last move was taken back.
    TookBack {
        /// Who asked for it.
        asked: Asked,
    },
    /// The move taken back last was played again.
    Redid,
    /// A draw was offered.
    Offered {
        /// By this side.
        side: Colour,
    },
    /// The other's offer was declined.
    Declined {
        /// By this side.
        side: Colour,
    },
    /// The other's offer was accepted.
    Accepted {
        /// By this side.
        side: Colour,
    },
    /// A side gave up.
    Resigned {
        /// This side.
        side: Colour,
    },
    /// A side's clock ran out. Since version 2 of stored games.
    RanOut {
        /// This side.
        side: Colour,
    },
}

/// Where the throws of a game come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "source", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Dice {
    /// From a seed.
    Seeded {
        /// The seed.
        seed: String,
    },
    /// Typed in; also of a game without dice.
    Typed,
}

/// Who asked for a move to be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asked {
    /// The one who made it.
    Alone,
    /// Both, at one table.
    Both,
}

impl From<&Event> for Happened {
    fn from(event: &Event) -> Happened {
        match event.clone() {
            Event::Started { ruleset, digest, position, dice } => {
                let dice = match dice {
                    DiceSource::Seeded { seed } => Dice::Seeded { seed },
                    DiceSource::Typed => Dice::Typed,
                };
                Happened::Started { ruleset, digest, position, dice }
            }
            Event::ThrewOff { black, white } => Happened::ThrewOff { black, white },
            Event::Threw { throw } => Happened::Threw { throw },
            Event::Moved { text } => Happened::Moved { text },
            Event::TookBack { consent } => Happened::TookBack {
                asked: match consent {
                    Consent::Alone => Asked::Alone,
                    Consent::Both => Asked::Both,
                },
            },
            Event::Redid => Happened::Redid,
            Event::Offered(side) => Happened::Offered { side: side.into() },
            Event::Declined(side) => Happened::Declined { side: side.into() },
            Event::Accepted(side) => Happened::Accepted { side: side.into() },
            Event::Resigned(side) => Happened::Resigned { side: side.into() },
            Event::RanOut(side) => Happened::RanOut { side: side.into() },
        }
    }
}

impl From<Happened> for Event {
    fn from(happened: Happened) -> Event {
        match happened {
            Happened::Started { ruleset, digest, position, dice } => {
                let dice = match dice {
                    Dice::Seeded { seed } => DiceSource::Seeded { seed },
                    Dice::Typed => DiceSource::Typed,
                };
                Event::Started { ruleset, digest, position, dice }
            }
            Happened::ThrewOff { black, white } => Event::ThrewOff { black, white },
            Happened::Threw { throw } => Event::Threw { throw },
            Happened::Moved { text } => Event::Moved { text },
            Happened::TookBack { asked } => Event::TookBack {
                consent: match asked {
                    Asked::Alone => Consent::Alone,
                    Asked::Both => Consent::Both,
                },
            },
            Happened::Redid => Event::Redid,
            Happened::Offered { side } => Event::Offered(side.into()),
            Happened::Declined { side } => Event::Declined(side.into()),
            Happened::Accepted { side } => Event::Accepted(side.into()),
            Happened::Resigned { side } => Event::Resigned(side.into()),
            Happened::RanOut { side } => Event::RanOut(side.into()),
        }
    }
}
