//! What a page asks the machines in its worker, and what they answer. Page and worker are of one
//! build, so these shapes are never stored and have no version.

use serde::{Deserialize, Serialize};

use crate::{GameSoFar, JudgedMove, NotKnown, Ordered, PositionAnalysis, ProbeLine};

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Which question; its answer has the same number.
    pub number: u32,
    /// What is asked.
    pub what: Query,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Query {
    /// Which machines are offered.
    Opponents {
        /// For this ruleset.
        ruleset: String,
    },
    /// The fixed piece of work of `nugar bench`.
    Bench,
    /// A machine's move.
    Move {
        /// The ruleset.
        ruleset: String,
        /// The position, its throw included, or an earlier one with counters.
        position: String,
        /// The moves that led from it to the position asked of: those since the last placement or
        /// capture, so that the machine knows what may come back.
        moves: Vec<String>,
        /// The machine's code; none: the best there is.
        opponent: Option<String>,
        /// What its chance is made from.
        seed: String,
    },
    /// What is thought of a game as it stands. Asked again with more, the worker goes on from what
    /// it found.
    Look {
        /// The game.
        game: GameSoFar,
        /// Lines that are wanted.
        lines: usize,
        /// Positions to look at.
        nodes: u64,
    },
    /// What is thought of the last move of a game.
    Judge {
        /// The game.
        game: GameSoFar,
        /// Positions to look at for one position.
        nodes: u64,
    },
    /// What tables of endings know of a position.
    Known {
        /// The ruleset.
        ruleset: String,
        /// The position, its throw included.
        position: String,
    },
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Reply {
    /// Which question it answers; 0 when the worker says that it is ready.
    pub number: u32,
    /// The answer.
    pub what: Answer,
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum Answer {
    /// The worker has started.
    Ready,
    /// The machines that are offered, the levels first, the weakest first.
    Opponents {
        /// Their codes.
        codes: Vec<String>,
        /// The one for whoever does not choose.
        usual: Option<String>,
    },
    /// Positions judged in the fixed piece of work.
    Bench {
        /// By ruleset, in the catalog's order.
        rulesets: Ordered<u64>,
    },
    /// The move; none where there is nothing to decide or no such machine.
    Move {
        /// Its text.
        text: Option<String>,
    },
    /// What is thought of a game as it stands; none where the game cannot stand.
    Look {
        /// It.
        analysis: Option<PositionAnalysis>,
    },
    /// What is thought of the last move; none where there is none.
    Judged {
        /// It.
        judged: Option<JudgedMove>,
    },
    /// What tables know; either that or why they know nothing.
    Known {
        /// The position and every move, the best first.
        line: Option<ProbeLine>,
        /// Why nothing is known.
        why: Option<NotKnown>,
        /// The men that there are tables of, as `3v3`.
        tables: Vec<String>,
    },
}
