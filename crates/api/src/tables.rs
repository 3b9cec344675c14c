//! What is told of tables of endings: building them, checking them, asking them.

use serde::{Deserialize, Serialize};

/// The exact value of a position from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "value", rename_all = "kebab-case")]
pub enum Verdict {
    /// It wins in so many plies.
    Win {
        /// Plies to the end when it hurries and the other side delays.
        plies: u32,
    },
    /// Neither side can force a win.
    Draw,
    /// It loses in so many plies.
    Loss {
        /// Plies to the end when it delays and the other side hurries.
        plies: u32,
    },
    /// It wins with this probability under best play.
    Chance {
        /// From 0 to 1.
        chance: f64,
    },
}

/// Tables that are solved together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TablesStep {
    /// Their names, men of the side to move first.
    pub tables: Vec<String>,
    /// Positions in them.
    pub positions: u64,
    /// Bytes of memory that solving them takes.
    pub memory: u64,
    /// Whether they are there.
    pub done: bool,
}

/// Units of work: about equal times on one machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Units {
    /// Done, by earlier runs too.
    pub done: u64,
    /// Of them, done by earlier runs.
    pub before: u64,
    /// Of the whole work at least.
    pub least: u64,
    /// Of the whole work at most.
    pub most: u64,
}

/// A line of a build: first what there is to do, then how far it is, then what came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum BuildLine {
    /// What there is to do.
    Plan {
        /// The ruleset's text.
        ruleset: String,
        /// The digest of its rules.
        digest: String,
        /// In this order.
        steps: Vec<TablesStep>,
        /// Bytes of disk that are needed at most.
        disk: u64,
    },
    /// How far it is.
    Progress {
        /// The table that is worked on, with its mate.
        table: String,
        /// `initial`, `spread`, `write`; where chance decides `sweep`, `prove`, `write`.
        stage: String,
        /// The distance that is spread.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plies: Option<u32>,
        /// Which sweep it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sweep: Option<u32>,
        /// Units of work, where they are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        units: Option<Units>,
        /// Seconds so far.
        seconds: f64,
        /// Seconds still to come, at least and at most; none while any number would be a guess.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<[f64; 2]>,
    },
    /// What has been done so far outlives a kill from here on.
    Saved {
        /// Units of work that are done.
        done: u64,
    },
    /// It was told to stop; what has been done is kept.
    Stopped {
        /// Units of work that are done, where they are known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        done: Option<u64>,
    },
    /// Every table is there.
    Built {
        /// Seconds that it took.
        seconds: f64,
    },
}

/// What there is in a table; positions that are images of one another count once.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TableLine {
    /// The ruleset's text.
    pub ruleset: String,
    /// Its name, men of the side to move first.
    pub table: String,
    /// How many positions.
    pub positions: u64,
    /// Won by the side to move; none where chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<u64>,
    /// Drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<u64>,
    /// Lost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lost: Option<u64>,
    /// Plies of the longest win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_win: Option<u32>,
    /// A position that takes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest_position: Option<String>,
    /// Where chance decides, the chance of the side to throw over all positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    /// No chance is farther off than this: proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// Bytes of its file.
    pub bytes: u64,
}

impl TableLine {
    /// Of a table without a name yet, with so many positions in so many bytes.
    pub fn new(ruleset: String, positions: u64, bytes: u64) -> TableLine {
        TableLine {
            ruleset,
            table: String::new(),
            positions,
            won: None,
            drawn: None,
            lost: None,
            longest_win: None,
            longest_position: None,
            mean: None,
            error: None,
            bytes,
        }
    }
}

/// A position whose value does not follow from its moves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct WrongPosition {
    /// The position.
    pub position: String,
    /// What the table says.
    pub said: Verdict,
    /// What follows from the moves; none where the position has another's number.
    pub follows: Option<Verdict>,
}

/// A line of a check: how far it is with a table, then what came of that table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum VerifyLine {
    /// How far it is.
    Progress {
        /// The table that is checked.
        table: String,
        /// Places of it that have been looked at.
        looked: u64,
        /// Places of it that will be: its positions, and in tables of chances sets of men that
        /// cannot stand together.
        of: u64,
        /// Seconds so far, other tables included.
        seconds: f64,
        /// Seconds still to come for this table, at the pace so far.
        left: f64,
    },
    /// What came of it.
    Verified(Verified),
}

/// What came of checking a table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Verified {
    /// The ruleset's text.
    pub ruleset: String,
    /// The table's name.
    pub table: String,
    /// Positions checked.
    pub checked: u64,
    /// The seed of a sample; none where every position was checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Positions whose value is wrong.
    pub wrong: u64,
    /// Some of them.
    pub examples: Vec<WrongPosition>,
}

/// A move with the value of the position for the side that makes it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct KnownMove {
    /// The move's text.
    #[serde(rename = "move")]
    pub text: String,
    /// What it is worth.
    pub verdict: Verdict,
}

/// What tables know of a position.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ProbeLine {
    /// The ruleset's text.
    pub ruleset: String,
    /// The position, canonical.
    pub position: String,
    /// What it is worth; null where no table knows it.
    pub verdict: Option<Verdict>,
    /// How far off a chance may be: proven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<f64>,
    /// Whether the distance exceeds the quiet limit, so that the game may be drawn first.
    pub beyond_quiet: bool,
    /// Every move, the best first; null where not all are known.
    pub moves: Option<Vec<KnownMove>>,
}
