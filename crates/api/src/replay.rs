//! What became of a record that was checked.

use nugar_rules::record::RecordFault;
use serde::{Deserialize, Serialize};

use crate::{Colour, FaultLine, OutcomeLine};

/// A record that is in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayLine {
    /// Which record of the file, from 1.
    pub record: u64,
    /// The file.
    pub file: String,
    /// The ruleset's text.
    pub ruleset: String,
    /// `B+`, `W+`, `=` or `*`.
    pub result: String,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeLine>,
    /// Moves of the game.
    pub plies: usize,
    /// After how many moves the position stands.
    pub ply: usize,
    /// The position then.
    pub position: String,
    /// Pieces each side has had captured in the whole game, black's first.
    pub lost: [u32; 2],
    /// Every move with the position after it, where that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moves: Option<Vec<ReplayedMove>>,
}

/// A move of a record and where it led.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayedMove {
    /// Who played it.
    pub side: Colour,
    /// The throw that it plays, where there are dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<String>,
    /// Its text.
    #[serde(rename = "move")]
    pub text: String,
    /// The position after it.
    pub position: String,
}

/// A record that is not in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReplayFault {
    /// Which record of the file, from 1.
    pub record: u64,
    /// The file.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The fault: `code(name=value, …)`.
    pub error: String,
    /// The fault.
    pub faults: Vec<FaultLine>,
}

impl ReplayFault {
    /// Of a record of a file.
    pub fn new(record: u64, file: String, fault: &RecordFault) -> ReplayFault {
        ReplayFault {
            record,
            file,
            line: fault.place.line,
            column: fault.place.column,
            error: fault.fault.to_string(),
            faults: vec![FaultLine::from(&fault.fault)],
        }
    }
}
