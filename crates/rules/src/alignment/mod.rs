//! Games of alignment: Dara, Dala and their kin.

mod endings;
mod geometry;
mod lines;
mod moves;
mod outlook;
pub mod presets;
mod spec;
mod state;
mod text;
mod why;

use std::convert::Infallible;
use std::ops::ControlFlow;
use std::sync::Arc;

pub use endings::Walk;
pub use moves::Prey;
pub use outlook::{Outlook, origins};
pub use spec::*;
pub use state::{Move, State};

pub(crate) use geometry::cell_name;
pub(crate) use text::repeated_cells;

use crate::board::{Geometry, Look, Point, Touches};
use crate::fault::{Fault, Faults};
use crate::game::{Game, Limits, Opening, Phase, Reading, Side, Turn};
use crate::stones::Stones;
use crate::symmetry::Symmetric;

/// A compiled game of alignment.
#[derive(Debug, Clone)]
pub struct Alignment {
    rules: AlignmentRules,
    board: Stones,
    geometry: Arc<Geometry>,
    /// For each symmetry that the rules keep, where each cell goes.
    images: Arc<Vec<[u8; 64]>>,
}

impl Alignment {
    /// Compiles rules that make sense.
    ///
    /// # Panics
    /// When they do not; see [`AlignmentRules::check`].
    pub fn new(rules: AlignmentRules) -> Alignment {
        rules.check().expect("rules are checked before they are compiled");
        Alignment {
            rules,
            board: Stones::board(rules.files, rules.ranks),
            geometry: Arc::new(geometry::grid(rules.files, rules.ranks)),
            images: Arc::new(geometry::images(&rules)),
        }
    }

    /// What is played.
    pub const fn rules(&self) -> &AlignmentRules {
        &self.rules
    }

    /// Every cell of the board.
    pub const fn board(&self) -> Stones {
        self.board
    }

    /// The set of cells, as the point of each.
    fn points(&self, cells: Stones) -> impl Iterator<Item = Point> + use<> {
        let ranks = self.rules.ranks;
        cells.into_iter().map(move |cell| geometry::point(cell, ranks))
    }

    /// The names of a set of cells in cell order.
    fn names(cells: Stones) -> Vec<String> {
        cells.into_iter().map(cell_name).collect()
    }
}

impl Game for Alignment {
    type State = State;
    type Move = Move;
    type Roll = Infallible;

    fn start(&self) -> State {
        let mut state =
            State { stones: [Stones::NONE; 2], hands: [self.rules.pieces; 2], side: Side::Black };
        self.settle(&mut state, Side::Black);
        state
    }

    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn phase(&self, state: &State) -> Phase {
        match self.turn_of(state) {
            Turn::Over(_) => Phase::Over,
            _ if state.placing() => Phase::Placement,
            _ => Phase::Movement,
        }
    }

    fn moves(
        &self,
        state: &State,
        each: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_move(state, each)
    }

    fn count(&self, state: &State) -> u64 {
        self.count_moves(state)
    }

    fn nth(&self, state: &State, n: u64) -> Option<Move> {
        self.nth_move(state, n)
    }

    fn pick(&self, state: &State, below: &mut impl FnMut(u64) -> u64) -> Option<Move> {
        self.pick_move(state, below)
    }

    fn play(&self, state: &State, m: Move) -> State {
        self.after(state, m)
    }

    fn rolls(&self) -> &[(Infallible, u32)] {
        &[]
    }

    fn roll(&self, _: &State, roll: Infallible) -> State {
        match roll {}
    }

    fn thrown(&self, _: &State) -> Option<Infallible> {
        None
    }

    fn opening_value(&self, roll: Infallible) -> u32 {
        match roll {}
    }

    fn opening(&self) -> Opening {
        Opening::Plain
    }

    fn resets(&self, _: &State, m: Move) -> bool {
        m.from.is_none() || m.taken.any()
    }

    fn captures(&self, _: &State, m: Move) -> u8 {
        m.taken.len() as u8
    }

    fn limits(&self) -> Limits {
        Limits { repetition: self.rules.repetition, quiet: self.rules.quiet_limit }
    }

    fn key(&self, state: &State) -> u64 {
        state.key()
    }

    fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    fn touches(&self, _: &State, m: Move) -> Touches {
        let path = self.points(m.origin()).chain(self.points(m.target())).collect();
        Touches { paths: vec![path], rest: self.points(m.taken).collect() }
    }

    fn why_not(&self, state: &State, touched: &[Point]) -> Option<Fault> {
        self.refusal(state, touched)
    }

    fn look(&self, state: &State, touched: &[Point]) -> Look {
        self.look_at(state, touched)
    }

    fn read(&self, text: &str) -> Result<Reading<State>, Faults> {
        self.read_position(text)
    }

    fn position(&self, state: &State) -> String {
        self.write_position(state)
    }

    fn parse(&self, state: &State, text: &str) -> Result<Move, Faults> {
        self.read_move(state, text)
    }

    fn text(&self, _: &State, m: Move) -> String {
        text::write_move(m)
    }

    fn read_roll(&self, text: &str) -> Result<Infallible, Fault> {
        Err(Fault::UnexpectedThrow { text: text.to_owned() })
    }

    fn roll_text(&self, roll: Infallible) -> String {
        match roll {}
    }
}

impl Symmetric for Alignment {
    fn symmetries(&self) -> usize {
        self.images.len()
    }

    fn image(&self, state: &State, symmetry: usize) -> State {
        let map = &self.images[symmetry];
        let image = |stones: Stones| {
            stones
                .into_iter()
                .fold(Stones::NONE, |all, cell| all | Stones::cell(map[usize::from(cell)]))
        };
        State { stones: state.stones.map(image), ..*state }
    }
}
