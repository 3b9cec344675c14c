//! A game that was left, to be taken up again: its events, who sits where, and the match it is
//! part of.

use nugar_rules::event::Event;
use nugar_rules::fault::Faults;
use nugar_rules::record::{RecordFault, Tree};
use nugar_rules::score::Score;
use nugar_rules::table::{self, Table};
use serde::{Deserialize, Serialize};

use crate::{BadJson, Happened, json};

/// Names the format.
pub const SAVED_FORMAT: &str = "nugar-game";
/// The version that is written. Version 1 did not know that a clock can run out, nor variations, nor
/// dates.
pub const SAVED_VERSION: u32 = 2;

/// A game that was left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SavedGame {
    format: String,
    version: u32,
    /// The seed that the throws and machines of the whole match are made from.
    pub seed: String,
    /// Which game of the sitting it is, from 1.
    pub game: u32,
    /// The two players, the first being black in the first game where nobody throws for the start.
    pub players: [Seat; 2],
    /// Which player is black; none while that is still to be thrown for.
    pub black: Option<Player>,
    /// The match, where one is played.
    #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
    pub score: Option<MatchSoFar>,
    /// The day on which it was begun, as the Date tag of records has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    /// Its moves with variations and comments, as the movetext of a record; moves may be missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variations: Option<String>,
    /// Everything that happened in the game.
    pub events: Vec<Happened>,
}

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Seat {
    /// A person.
    Person {
        /// Their name, if they gave one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A machine.
    Machine {
        /// The machine's name.
        level: String,
    },
}

/// One of the two players of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// The first.
    First,
    /// The second.
    Second,
}

/// A match so far, without the game that is being played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchSoFar {
    /// Points that win it.
    pub to: u32,
    /// Points of the first and the second player.
    pub points: [u32; 2],
    /// Games finished.
    pub games: u32,
}

/// Why a stored game cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is no JSON, or not of this shape.
    #[error(transparent)]
    Json(#[from] BadJson),
    /// It is something else.
    #[error("format {0:?}")]
    Format(String),
    /// It was written by a later program.
    #[error("version {0}")]
    Version(u32),
    /// Its events do not make a game.
    #[error(transparent)]
    Events(#[from] Faults),
}

/// What every version of every format begins with.
#[derive(Deserialize)]
pub(crate) struct Header {
    #[serde(default)]
    format: String,
    #[serde(default)]
    version: u32,
}

impl Header {
    /// Whether it is the header of a format in one of the versions up to `newest`.
    pub(crate) fn check(self, format: &str, newest: u32) -> Result<(), Unreadable> {
        if self.format != format {
            return Err(Unreadable::Format(self.format));
        }
        match self.version {
            version if (1..=newest).contains(&version) => Ok(()),
            other => Err(Unreadable::Version(other)),
        }
    }
}

impl SavedGame {
    /// A game to be stored.
    pub fn new(
        seed: String,
        game: u32,
        players: [Seat; 2],
        black: Option<Player>,
        score: Option<MatchSoFar>,
        events: &[Event],
    ) -> SavedGame {
        SavedGame {
            format: SAVED_FORMAT.to_owned(),
            version: SAVED_VERSION,
            seed,
            game,
            players,
            black,
            score,
            date: None,
            variations: None,
            events: events.iter().map(Happened::from).collect(),
        }
    }

    /// The text of the file: one event a line, so that people and version control can read it.
    pub fn write(&self) -> String {
        let whole = json::line(self);
        let mut text = String::with_capacity(whole.len() + 2 * self.events.len());
        // Events are the last key, and the only objects with the key `event`, which texts cannot
        // forge: quotation marks inside of them are escaped.
        for part in whole.split_inclusive("{\"event\":") {
            match part.strip_suffix("{\"event\":") {
                Some(before) => {
                    text.push_str(before);
                    text.push_str("\n{\"event\":");
                }
                None => text.push_str(part),
            }
        }
        text.push('\n');
        text
    }

    /// Reads a file of any version and checks that its events make a game.
    pub fn read(text: &str) -> Result<(SavedGame, Box<dyn Table>), Unreadable> {
        json::read::<Header>(text)?.check(SAVED_FORMAT, SAVED_VERSION)?;
        let saved: SavedGame = json::read(text)?;
        let table = table::fold(&saved.events())?;
        Ok((saved, table))
    }

    /// The tree of the variations, where there are some; `table` is the game.
    pub fn tree(&self, table: &dyn Table) -> Result<Option<Tree>, RecordFault> {
        self.variations.as_ref().map(|text| Tree::read(table, text)).transpose()
    }

    /// The events, as sessions take them.
    pub fn events(&self) -> Vec<Event> {
        self.events.iter().cloned().map(Event::from).collect()
    }
}

impl From<nugar_rules::score::Player> for Player {
    fn from(player: nugar_rules::score::Player) -> Player {
        match player {
            nugar_rules::score::Player::First => Player::First,
            nugar_rules::score::Player::Second => Player::Second,
        }
    }
}

impl From<Player> for nugar_rules::score::Player {
    fn from(player: Player) -> nugar_rules::score::Player {
        match player {
            Player::First => nugar_rules::score::Player::First,
            Player::Second => nugar_rules::score::Player::Second,
        }
    }
}

impl From<Score> for MatchSoFar {
    fn from(score: Score) -> MatchSoFar {
        MatchSoFar { to: score.to, points: score.points, games: score.games }
    }
}

impl From<MatchSoFar> for Score {
    fn from(so_far: MatchSoFar) -> Score {
        Score { to: so_far.to.max(1), points: so_far.points, games: so_far.games }
    }
}
