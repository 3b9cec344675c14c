//! What a page asks its workers, and what they answer. Page and workers are of one build, so these
//! shapes are never stored and have no version.

use nugar_engine::opponents::Opponent;
use nugar_rules::catalog::Ruleset;
use nugar_rules::event::{DiceSource, Event};
use nugar_rules::fault::Faults;
use nugar_rules::table::{self, Table};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{GameSoFar, JudgedMove, NotKnown, Ordered, PositionAnalysis, ProbeLine};

/// What one kind of worker is asked.
pub trait Query: Serialize + DeserializeOwned + 'static {
    /// The name of the worker, and of its module.
    const WORKER: &'static str;
    /// What it answers.
    type Answer: Serialize + DeserializeOwned + 'static;
}

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question<Q> {
    /// Which question; its answer has the same number. From 1.
    pub number: u32,
    /// What is asked.
    pub what: Q,
}

/// What a worker says.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply<A> {
    /// It has started.
    Ready,
    /// An answer.
    Answer {
        /// Which question it answers.
        number: u32,
        /// The answer.
        what: A,
    },
}

/// What the player is asked: the machines, which everybody needs who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum PlayerQuery {
    /// Which machines are offered.
    Opponents {
        /// For this ruleset.
        ruleset: String,
    },
    /// A machine's move.
    Move(MoveAsked),
    /// The fixed piece of work of `nugar bench`.
    Bench,
}

impl Query for PlayerQuery {
    const WORKER: &'static str = "player";
    type Answer = PlayerAnswer;
}

/// A machine's move that is asked for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveAsked {
    /// The ruleset.
    pub ruleset: String,
    /// The position, its throw included, or an earlier one with counters.
    pub position: String,
    /// The moves that led from it to the position asked of: those since the last placement or
    /// capture, so that the machine knows what may come back.
    pub moves: Vec<String>,
    /// The machine's code; none: the best there is.
    pub opponent: Option<String>,
    /// What its chance is made from.
    pub seed: String,
}

impl MoveAsked {
    /// The machine that is asked; none where the code is of none.
    pub fn machine(&self) -> Option<Opponent> {
        self.opponent.as_deref().map_or(Some(Opponent::BEST), Opponent::from_code)
    }

    /// Whether the best machine is asked.
    pub fn is_of_best(&self) -> bool {
        self.machine() == Some(Opponent::BEST)
    }

    /// The table at which the machine is asked.
    pub fn table(&self) -> Result<Box<dyn Table>, Faults> {
        let ruleset = Ruleset::read(&self.ruleset)?;
        let mut table = table::start(ruleset, Some(&self.position), DiceSource::Typed)?;
        for text in &self.moves {
            table.next(&Event::Moved { text: text.clone() })?;
        }
        Ok(table)
    }
}

/// What the player answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum PlayerAnswer {
    /// The machines that are offered, the levels first, the weakest first.
    Opponents {
        /// Their codes.
        codes: Vec<String>,
        /// The one for whoever does not choose.
        usual: Option<String>,
    },
    /// The move; none where there is nothing to decide or no such machine.
    Move {
        /// Its text.
        text: Option<String>,
    },
    /// Positions judged in the fixed piece of work.
    Bench {
        /// By ruleset, in the catalog's order.
        rulesets: Ordered<u64>,
    },
}

/// What the analyst is asked: who analyses and looks into tables of endings, and is brought when
/// that is first wanted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum AnalystQuery {
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
    /// The move of a machine that asks the site's tables, if it is one that asks.
    Move(MoveAsked),
}

impl Query for AnalystQuery {
    const WORKER: &'static str = "analyst";
    type Answer = AnalystAnswer;
}

/// What the analyst answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "kebab-case")]
pub enum AnalystAnswer {
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
    /// The move; none where there is nothing to decide or no such machine.
    Move {
        /// Its text.
        text: Option<String>,
    },
}
