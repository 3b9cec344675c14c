//! What is thought of positions and games: lines with their worth, what each played move lost, how
//! lucky each throw was, where a game turned. Settled by the game and the effort alone.
//!
//! [`Study`] is the face for whoever knows texts and no rules; `Eye` is what a family's machine
//! does for it.

mod alignment;
mod course;
mod judged;
mod race;
mod report;
mod study;
mod worth;

use nugar_rules::fault::Faults;
use nugar_rules::game::Game;
use nugar_rules::table::Table;

use crate::past::Past;

pub use judged::{BLUNDER, Class, Judged, Luck, MISTAKE, SLIP};
pub use report::{LEAD, Mark, Report, Totals, Turn, Turned};
pub use study::study;
pub use worth::{Proof, SEARCH_ODDS, Worth};

/// How much is looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Effort {
    /// Lines that are wanted, at least one.
    pub lines: usize,
    /// Positions that may be looked at for one position of the game; a few hundred are always
    /// looked at.
    pub nodes: u64,
}

/// A line of play by text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// From the side to decide.
    pub worth: Worth,
    /// The expected moves, at least one; across a throw of the dice no further.
    pub moves: Vec<String>,
}

/// A throw that may come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Throw {
    /// Its text.
    pub text: String,
    /// How often it comes, against the others.
    pub weight: u32,
    /// What it is worth to the side about to throw.
    pub worth: Worth,
}

/// What is thought of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct View {
    /// From the side to decide or to throw; once the game is over, from black.
    pub worth: Worth,
    /// The best moves where one is to be decided, best first.
    pub lines: Vec<Line>,
    /// Every throw, in the rules' order, where one is to come.
    pub throws: Vec<Throw>,
    /// Plies ahead, or throws ahead where there are dice.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// Where in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum At {
    /// After so many plies; after the last one with the throw that lies on the table.
    After(usize),
    /// Where the ply of that number, from 0, is to be decided, its throw made.
    Deciding(usize),
}

/// Thinks about a game.
pub trait Study: Send {
    /// Takes up the game as it stands, which may be another one of the same ruleset, and keeps what
    /// was found before.
    fn follow(&mut self, table: &dyn Table) -> Result<(), Faults>;
    /// Plies of the game.
    fn plies(&self) -> usize;
    /// What is thought of a position; none where the game has none there. `stop` is asked now and
    /// then, `watch` sees what is thought so far whenever that has grown.
    fn look(
        &mut self,
        at: At,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&View),
    ) -> Option<View>;
    /// What is thought of the ply of that number, from 0; none where there is none. Plies are best
    /// judged from the last to the first: what comes of a move is then known when it is judged.
    fn judge(
        &mut self,
        ply: usize,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Judged>;
}

/// What is seen of a position of a compiled game; see [`View`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Sight<M, R> {
    pub(crate) worth: Worth,
    pub(crate) lines: Vec<(Worth, Vec<M>)>,
    pub(crate) throws: Vec<(R, u32, Worth)>,
    pub(crate) depth: u8,
    pub(crate) nodes: u64,
}

/// [`Sight`] of a game's positions.
pub(crate) type SightOf<G> = Sight<<G as Game>::Move, <G as Game>::Roll>;

/// Looks at positions of one family that are not over.
pub(crate) trait Eye: Send {
    /// The family.
    type Game: Game;

    /// The compiled game.
    fn game(&self) -> &Self::Game;
    /// Looks deeper and deeper.
    fn look(
        &mut self,
        past: &Past<<Self::Game as Game>::State>,
        effort: Effort,
        stop: &mut dyn FnMut() -> bool,
        watch: &mut dyn FnMut(&SightOf<Self::Game>),
    ) -> SightOf<Self::Game>;
    /// What the position after a move is worth to whoever moved there, looked at as deeply as the
    /// position before it was at `depth`. It is not over.
    fn weigh(
        &mut self,
        before: &Past<<Self::Game as Game>::State>,
        after: &Past<<Self::Game as Game>::State>,
        depth: u8,
        nodes: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Worth;
}
