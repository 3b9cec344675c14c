//! Game records: tag pairs, a blank line, movetext. Written in canonical form here, read by
//! [`Reader`], replayed into a session by [`Record::replay`], read with its variations by
//! [`Record::tree`].

mod reader;
mod replay;
mod tree;

use std::fmt;

pub use reader::Reader;
pub use tree::{Node, Tree};

use crate::catalog::Ruleset;
use crate::event::Event;
use crate::fault::Fault;
use crate::game::{Outcome, Reason, Side};
use crate::table::Table;

/// Where in a file something stands; both count from 1, columns in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Line.
    pub line: usize,
    /// Column.
    pub column: usize,
}

/// What is wrong with a record, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{}: {fault}", place.line, place.column)]
pub struct RecordFault {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: Fault,
}

/// The result of a game as records write it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `B+` or `W+`.
    Won(Side),
    /// `=`.
    Drawn,
    /// `*`.
    Open,
}

impl GameResult {
    /// As records write it.
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::Won(Side::Black) => "B+",
            GameResult::Won(Side::White) => "W+",
            GameResult::Drawn => "=",
            GameResult::Open => "*",
        }
    }

    /// Reads a result, letters in either case.
    pub fn read(text: &str) -> Option<GameResult> {
        match text {
            "B+" | "b+" => Some(GameResult::Won(Side::Black)),
            "W+" | "w+" => Some(GameResult::Won(Side::White)),
            "=" => Some(GameResult::Drawn),
            "*" => Some(GameResult::Open),
            _ => None,
        }
    }

    /// Of a game that has ended so, or not yet.
    pub const fn of(outcome: Option<Outcome>) -> GameResult {
        match outcome {
            None => GameResult::Open,
            Some(Outcome { winner: Some(side), .. }) => GameResult::Won(side),
            Some(Outcome { winner: None, .. }) => GameResult::Drawn,
        }
    }
}

/// A tag pair.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// Name: letters, digits and underscores.
    pub name: String,
    /// Value.
    pub value: String,
    /// Where it stands; line 0 in a record that was made, not read.
    pub place: Place,
}

/// Something in the movetext.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// A move, with its throw where there are dice.
    Move {
        /// The throw.
        throw: Option<String>,
        /// The move.
        text: String,
        /// Where it stands.
        place: Place,
    },
    /// `--`: the other side has two moves running here.
    Skip {
        /// Where it stands.
        place: Place,
    },
    /// The number before a pair.
    Number {
        /// The number.
        number: usize,
        /// Where it stands.
        place: Place,
    },
    /// A comment, without its braces.
    Comment(String),
    /// A variation, in place of the move before it.
    Variation(Variation),
}

/// A variation as it was written. [`Record::replay`] keeps it and never judges it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// Without its outer parentheses, ends of lines included.
    pub text: String,
    /// Where it begins.
    pub place: Place,
}

impl fmt::Display for Variation {
    /// On one line, without its outer parentheses.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&fold_spaces(&self.text))
    }
}

/// The record of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Tag pairs in their order.
    pub tags: Vec<Tag>,
    /// Moves, skips, numbers, comments and variations in their order.
    pub items: Vec<Item>,
    /// The result after the moves, and where it stands.
    pub result: (GameResult, Place),
}

/// Deepest variation within variations that is read into a tree: nobody writes so deep by hand, and
/// each level reads its text anew.
pub const MOST_DEPTH: usize = 32;
/// Most moves of all variations that are read into a tree.
pub const MOST_MOVES: usize = 10_000;
/// Place of what was made, not read.
const MADE: Place = Place { line: 0, column: 0 };
/// Longest line that is written; longer moves stand alone.
const WIDTH: usize = 80;
/// The tags every record of ours has, in this order; others follow.
const USUAL: [&str; 12] = [
    "Game",
    "Digest",
    "Event",
    "Date",
    "Black",
    "White",
    "Score",
    "Position",
    "Seed",
    "Opening",
    "Result",
    TERMINATION,
];
/// The tag that says how a game ended which no rule ended.
const TERMINATION: &str = "Termination";
/// Its value where a clock ran out, as PGN has it. Without it a game won by word was resigned; other
/// values are kept and say nothing to us.
const TIME_FORFEIT: &str = "time forfeit";

impl Record {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The record of a game as it stands, with further tags such as Event, Date, Black and White.
    /// The game's own tags are set from the game, whatever `tags` says.
    pub fn of(table: &dyn Table, tags: &[(&str, &str)]) -> Record {
        let result = GameResult::of(table.outcome());
        let ruleset = table.ruleset();
        let mut all: Vec<(&str, String)> = vec![
            ("Game", ruleset.text()),
            ("Digest", ruleset.rules().digest().hex()),
            ("Result", result.text().to_owned()),
        ];
        if let Some(Event::Started { position: Some(position), .. }) = table.events().first() {
            all.push(("Position", position.clone()));
        }
        all.extend(table.seed().map(|seed| ("Seed", seed.to_owned())));
        let opening: Vec<String> =
            table.thrown_off().into_iter().map(|pair| pair.join(" ")).collect();
        if !opening.is_empty() {
            all.push(("Opening", opening.join(" ")));
        }
        if table.outcome().is_some_and(|outcome| outcome.reason == Reason::Time) {
            all.push((TERMINATION, TIME_FORFEIT.to_owned()));
        }
        for (name, value) in tags {
            if !all.iter().any(|(there, _)| there == name) {
                all.push((name, (*value).to_owned()));
            }
        }
        let rank = |name: &str| USUAL.iter().position(|usual| *usual == name);
        all.sort_by_key(|(name, _)| rank(name).unwrap_or(USUAL.len()));
        let tags = all
            .into_iter()
            .map(|(name, value)| Tag { name: name.to_owned(), value, place: MADE })
            .collect();
        let mut items = Vec::new();
        let (mut last, mut entries) = (None, 0);
        let mut entry = |items: &mut Vec<Item>, item: Item| {
            if entries % 2 == 0 {
                items.push(Item::Number { number: entries / 2 + 1, place: MADE });
            }
            entries += 1;
            items.push(item);
        };
        for played in table.line() {
            if last == Some(played.side) {
                entry(&mut items, Item::Skip { place: MADE });
            }
            last = Some(played.side);
            let (throw, text) = (played.throw, played.text);
            entry(&mut items, Item::Move { throw, text, place: MADE });
        }
        Record { tags, items, result: (result, MADE) }
    }

    /// The game that the record tells, every word of it judged by the rules.
    pub fn replay(&self) -> Result<Box<dyn Table>, RecordFault> {
        let ruleset = self.ruleset()?;
        replay::replay(self, ruleset)
    }

    /// The moves with their comments and variations, every move judged by the rules, the result
    /// not. Dice are thrown as written: in a variation they fall as no seed has them.
    pub fn tree(&self) -> Result<Tree, RecordFault> {
        let ruleset = self.ruleset()?;
        replay::tree(self, ruleset)
    }

    fn place_of(&self, name: &str) -> Place {
        let first = self.tags.first().map_or(self.result.1, |tag| tag.place);
        self.tags.iter().find(|tag| tag.name == name).map_or(first, |tag| tag.place)
    }

    /// The ruleset that the tags name; a digest has to fit it.
    pub fn ruleset(&self) -> Result<Ruleset, RecordFault> {
        let at = |name: &str, fault: Fault| RecordFault { place: self.place_of(name), fault };
        let Some(text) = self.tag("Game") else {
            return Err(at("Game", Fault::MissingTag { tag: "Game".to_owned() }));
        };
        let ruleset = Ruleset::read(text).map_err(|faults| at("Game", replay::first(faults)))?;
        let want = ruleset.rules().digest().hex();
        match self.tag("Digest") {
            Some(have) if !have.eq_ignore_ascii_case(&want) => {
                Err(at("Digest", Fault::WrongDigest { have: have.to_owned(), want }))
            }
            _ => Ok(ruleset),
        }
    }
}

/// White space runs as one space, none at the ends.
fn fold_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Items as they are written.
fn words(items: &[Item]) -> Vec<String> {
    let word = |item: &Item| match item {
        Item::Move { throw: Some(throw), text, .. } => format!("{throw}:{text}"),
        Item::Move { throw: None, text, .. } => text.clone(),
        Item::Skip { .. } => "--".to_owned(),
        Item::Number { number, .. } => format!("{number}."),
        Item::Comment(text) => format!("{{{text}}}"),
        Item::Variation(variation) => format!("({variation})"),
    };
    items.iter().map(word).collect()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tags {
            let value = tag.value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{} \"{value}\"]", tag.name)?;
        }
        writeln!(f)?;
        let mut words = words(&self.items);
        words.push(self.result.0.text().to_owned());
        // A number stays with what it counts.
        let numbered = |word: &String| word.ends_with('.') && !word.starts_with(['{', '(']);
        let mut width = 0;
        let mut words = words.into_iter().peekable();
        while let Some(mut word) = words.next() {
            if numbered(&word)
                && let Some(next) = words.next_if(|next| !numbered(next))
            {
                word = format!("{word} {next}");
            }
            let length = word.chars().count();
            if width > 0 && width + 1 + length > WIDTH {
                writeln!(f)?;
                width = 0;
            }
            if width > 0 {
                write!(f, " ")?;
                width += 1;
            }
            write!(f, "{word}")?;
            width += length;
        }
        writeln!(f)
    }
}
