//! The legal moves of a position. The keys are the contract of `nugar moves`: none more, none less.

use nugar_rules::game::Outcome;
use nugar_rules::table::Listed;
use serde::{Deserialize, Serialize};

use crate::Colour;

/// A position and what can be done there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MovesLine {
    /// The settled position in canonical form, without counters.
    pub position: String,
    /// `placement`, `movement`, `roll`, `play` or `over`.
    pub phase: String,
    /// How the game ended, if it has.
    pub outcome: Option<OutcomeLine>,
    /// The legal moves by text, in byte order.
    pub moves: Vec<LegalMove>,
}

/// A legal move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LegalMove {
    /// Its canonical text.
    #[serde(rename = "move")]
    pub text: String,
    /// The position after it, without counters.
    pub position: String,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutcomeLine {
    /// The winner, or none in a draw.
    pub winner: Option<Colour>,
    /// The code of the rule that ended it.
    pub reason: String,
}

impl From<Listed> for LegalMove {
    fn from(listed: Listed) -> LegalMove {
        LegalMove { text: listed.text, position: listed.position }
    }
}

impl From<Outcome> for OutcomeLine {
    fn from(outcome: Outcome) -> OutcomeLine {
        OutcomeLine {
            winner: outcome.winner.map(Colour::from),
            reason: outcome.reason.code().to_owned(),
        }
    }
}
