//! The record of a game as JSON, one line a game.

use nugar_rules::record::{GameResult, Item, Place, Record, Tag, Variation};
use nugar_rules::table::Table;
use serde::{Deserialize, Serialize};

use crate::{BadJson, Colour, Ordered, OutcomeLine, json};

/// Names the format.
pub const RECORD_FORMAT: &str = "nugar-record";
/// The version that is written.
pub const RECORD_VERSION: u32 = 1;

/// A game from its tags to its result. Only the tags, moves, notes and result are read back; what
/// follows from them is there for programs that know no rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordLine {
    format: String,
    version: u32,
    /// Tag pairs in their order.
    pub tags: Ordered<String>,
    /// The moves in canonical form.
    pub moves: Vec<PlayedMove>,
    /// Comments and variations.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    /// `B+`, `W+`, `=` or `*`.
    pub result: String,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeLine>,
    /// The position after the last move.
    pub position: String,
    /// Pieces each side has had captured, black's first.
    pub lost: [u32; 2],
}

/// A move of a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    /// Who played it.
    pub side: Colour,
    /// The throw that it plays, where there are dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<String>,
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
}

/// Something said about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Note {
    /// A comment.
    Comment {
        /// It follows so many moves.
        after: usize,
        /// What it says.
        text: String,
    },
    /// A variation, which is kept as it was written, right or wrong.
    Variation {
        /// It follows so many moves.
        after: usize,
        /// As it is written, without its outer parentheses.
        text: String,
    },
}

impl Note {
    /// After how many moves it stands.
    pub const fn after(&self) -> usize {
        match self {
            Note::Comment { after, .. } | Note::Variation { after, .. } => *after,
        }
    }
}

/// Why a line is no record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadRecordLine {
    /// It is no JSON, or not of this shape.
    #[error(transparent)]
    Json(#[from] BadJson),
    /// It is something else.
    #[error("format {0:?}")]
    Format(String),
    /// It was written by a later program.
    #[error("version {0}")]
    Version(u32),
    /// The result is none.
    #[error("result {0:?}")]
    Result(String),
}

impl RecordLine {
    /// Of a record and the game that it tells.
    pub fn new(record: &Record, table: &dyn Table) -> RecordLine {
        // The game's own tags in canonical form, the others as they are.
        let others: Vec<(&str, &str)> =
            record.tags.iter().map(|tag| (tag.name.as_str(), tag.value.as_str())).collect();
        let canonical = Record::of(table, &others);
        let mut moves = 0;
        let mut notes = Vec::new();
        for item in &record.items {
            match item {
                Item::Move { .. } => moves += 1,
                Item::Comment(text) => {
                    notes.push(Note::Comment { after: moves, text: text.clone() });
                }
                Item::Variation(variation) => {
                    notes.push(Note::Variation { after: moves, text: variation.to_string() });
                }
                Item::Skip { .. } | Item::Number { .. } => {}
            }
        }
        let played = |played: nugar_rules::table::Played| PlayedMove {
            side: played.side.into(),
            throw: played.throw,
            text: played.text,
        };
        RecordLine {
            format: RECORD_FORMAT.to_owned(),
            version: RECORD_VERSION,
            tags: canonical.tags.into_iter().map(|tag| (tag.name, tag.value)).collect(),
            moves: table.line().into_iter().map(played).collect(),
            notes,
            result: canonical.result.0.text().to_owned(),
            outcome: table.outcome().map(OutcomeLine::from),
            position: table.position(),
            lost: table.lost(),
        }
    }

    /// Reads a line of any version.
    pub fn read(text: &str) -> Result<RecordLine, BadRecordLine> {
        #[derive(Deserialize)]
        struct Header {
            #[serde(default)]
            format: String,
            #[serde(default)]
            version: u32,
        }
        let header: Header = json::read(text)?;
        if header.format != RECORD_FORMAT {
            return Err(BadRecordLine::Format(header.format));
        }
        match header.version {
            1 => Ok(json::read(text)?),
            other => Err(BadRecordLine::Version(other)),
        }
    }

    /// The record, to be judged by the rules. Everything in it stands at that place of its file.
    pub fn record(&self, place: Place) -> Result<Record, BadRecordLine> {
        let result = GameResult::read(&self.result)
            .ok_or_else(|| BadRecordLine::Result(self.result.clone()))?;
        let tag = |(name, value): &(String, String)| Tag {
            name: name.clone(),
            value: value.clone(),
            place,
        };
        let mut items = Vec::new();
        let mut notes = self.notes.iter().peekable();
        let mut say = |items: &mut Vec<Item>, moves: usize| {
            while let Some(note) = notes.next_if(|note| note.after() <= moves) {
                items.push(match note.clone() {
                    Note::Comment { text, .. } => Item::Comment(text),
                    Note::Variation { text, .. } => Item::Variation(Variation { text, place }),
                });
            }
        };
        let (mut last, mut entries) = (None, 0);
        let mut entry = |items: &mut Vec<Item>, item: Item| {
            if entries % 2 == 0 {
                items.push(Item::Number { number: entries / 2 + 1, place });
            }
            entries += 1;
            items.push(item);
        };
        say(&mut items, 0);
        for (i, played) in self.moves.iter().enumerate() {
            if last == Some(played.side) {
                entry(&mut items, Item::Skip { place });
            }
            last = Some(played.side);
            let (throw, text) = (played.throw.clone(), played.text.clone());
            entry(&mut items, Item::Move { throw, text, place });
            say(&mut items, i + 1);
        }
        say(&mut items, usize::MAX);
        Ok(Record { tags: self.tags.0.iter().map(tag).collect(), items, result: (result, place) })
    }
}
