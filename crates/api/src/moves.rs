//! The legal moves of a position. The keys are the contract of `nugar moves`: none more, none less.

use nugar_rules::draws::Draws;
use nugar_rules::fault::Faults;
use nugar_rules::game::{Counters, Game, Outcome, Phase, Reading, Turn};
use nugar_rules::table::{self, Listed};
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

impl MovesLine {
    /// What can be done in a position that is read in. Quiet plies count where the text has them;
    /// repetition is never judged, as a text has no history.
    pub fn of<G: Game>(game: &G, text: &str) -> Result<MovesLine, Faults> {
        let Reading { state, counters } = game.read(text)?;
        let quiet = counters.map_or(0, |Counters { quiet, .. }| quiet);
        let outcome = match game.turn(&state) {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) | Turn::Roll(_) => Draws::new(game.limits(), state, quiet)
                .verdict()
                .map(|reason| Outcome { winner: None, reason }),
        };
        let phase = if outcome.is_some() { Phase::Over } else { game.phase(&state) };
        let moves = if outcome.is_some() { Vec::new() } else { table::list(game, &state) };
        Ok(MovesLine {
            position: game.position(&state),
            phase: phase.code().to_owned(),
            outcome: outcome.map(OutcomeLine::from),
            moves: moves.into_iter().map(LegalMove::from).collect(),
        })
    }
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
