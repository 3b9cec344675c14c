//! The search: alpha-beta on whole moves, deeper and deeper, for games without chance. Settled by
//! the position, its history and the limits; it knows no clock and no game.

mod exact;
mod node;
mod root;
mod window;

use std::convert::Infallible;
use std::sync::Arc;

use nugar_rules::game::Game;
use nugar_rules::oracle::Oracle;

use self::exact::Asked;
use self::node::Run;
use crate::evaluation::{Judge, Ranked};
use crate::limits::Limits;
use crate::order::Order;
use crate::past::Past;
use crate::score::Score;
use crate::table::Table;
use crate::tuning::Tuning;

/// Whether a search takes the shortcuts that make it fast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Style {
    /// All of them.
    Full,
    /// None but alpha-beta, which changes no value: the same as looking at everything.
    Plain,
}

/// Whose searches the entries of a table are dated by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    /// This one's.
    First,
    /// Those of the searcher that this one is beside.
    Beside,
}

/// A line of play and its worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<M> {
    /// From the side to move.
    pub score: Score,
    /// The expected moves, at least one.
    pub moves: Vec<M>,
}

/// What a search found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report<M> {
    /// The last depth that was finished, in plies; 0 when not even the first was, 1 when an oracle
    /// made looking ahead needless.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, each with another first move; none where there is nothing to decide.
    pub lines: Vec<Line<M>>,
}

impl<M: Copy> Report<M> {
    /// The move to play.
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.moves.first()).copied()
    }
}

/// A searcher with its memory, for one game.
#[derive(Debug)]
pub struct Searcher<G: Game<Roll = Infallible>, J: Judge<G>> {
    game: G,
    judge: J,
    style: Style,
    role: Role,
    tuning: Tuning,
    oracle: Option<Asked<G>>,
    table: Arc<Table>,
    order: Order<G::Move>,
    /// Moves of the positions on the path, one after the other.
    moves: Vec<Ranked<G::Move>>,
}

impl<G: Game<Roll = Infallible>, J: Judge<G>> Searcher<G, J> {
    /// A searcher that remembers positions in that many bytes.
    pub fn new(game: G, judge: J, style: Style, bytes: usize) -> Searcher<G, J> {
        Searcher {
            game,
            judge,
            style,
            role: Role::First,
            tuning: Tuning::BEST,
            oracle: None,
            table: Arc::new(Table::new(bytes)),
            order: Order::new(J::SLOTS),
            moves: Vec::new(),
        }
    }

    /// The same with other numbers; for experiments.
    #[must_use]
    pub fn tuned(self, tuning: Tuning) -> Searcher<G, J> {
        Searcher { tuning, ..self }
    }

    /// The same with somebody to ask what is exactly known. A move that is known to keep the value
    /// of the position is then played whenever there is one: the quickest win, the longest loss; among
    /// draws the search chooses.
    #[must_use]
    pub fn asking(mut self, oracle: Arc<dyn Oracle<G>>) -> Searcher<G, J> {
        self.table.clear();
        self.oracle = Some(Asked(oracle));
        self
    }

    /// Another searcher that remembers positions in the same table. Who has threads lets several
    /// think of one position: each finds what the others have found, and the one that is asked for
    /// the move comes deeper. Its result then depends on how the threads happened to run.
    #[must_use]
    pub fn beside(&self) -> Searcher<G, J>
    where
        J: Clone,
    {
        Searcher {
            game: self.game.clone(),
            judge: self.judge.clone(),
            style: self.style,
            role: Role::Beside,
            tuning: self.tuning,
            oracle: self.oracle.clone(),
            table: Arc::clone(&self.table),
            order: Order::new(J::SLOTS),
            moves: Vec::new(),
        }
    }

    /// The game.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Forgets what earlier searches found, so that the next one depends on nothing but its
    /// arguments.
    pub fn forget(&mut self) {
        self.table.clear();
        self.order.clear();
    }

    /// Searches for the `lines` best moves (at least one), each with its line. `stop` is asked now
    /// and then, `watch` sees every finished depth.
    pub fn think(
        &mut self,
        past: &Past<G::State>,
        limits: Limits,
        lines: usize,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        if self.role == Role::First {
            self.table.grow_older();
        }
        self.order.grow_older();
        self.moves.clear();
        let mut keys: Vec<u64> = past.before.iter().map(|state| self.game.key(state)).collect();
        let played = keys.len() + 1;
        keys.push(self.game.key(&past.state));
        let mut run = Run {
            draws: self.game.limits(),
            game: &self.game,
            judge: &self.judge,
            style: self.style,
            tuning: &self.tuning,
            oracle: self.oracle.as_ref().map(|asked| &*asked.0),
            table: &self.table,
            order: &mut self.order,
            moves: &mut self.moves,
            limits,
            stop,
            nodes: 0,
            depth: 0,
            stopped: false,
            keys,
            played,
            lines: Vec::new(),
        };
        run.deepen(past, lines.max(1), watch)
    }
}
