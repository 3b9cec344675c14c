//! What a search asks about the positions and moves of a game without chance. One file a family.

pub mod alignment;
mod learned;
pub mod net;
pub mod race;
mod weights;

use std::convert::Infallible;
use std::ops::ControlFlow;

use nugar_rules::game::{Game, Side};

/// What is seen of a position without looking ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Assessment<S> {
    /// Points from the mover's side.
    pub points: i32,
    /// Whether the mover can take something at once.
    pub strikes: bool,
    /// Whether the other side could, were it its turn.
    pub threatened: bool,
    /// For [`Judge::rank`].
    pub sight: S,
}

/// A move with how promising it looks; the larger the earlier it is tried.
#[derive(Debug, Clone, Copy)]
pub struct Ranked<M> {
    /// The move.
    pub played: M,
    /// How promising.
    pub rank: i32,
    /// Its number in the game's list.
    pub number: u16,
    /// Whether it takes nothing.
    pub quiet: bool,
}

impl<M> Ranked<M> {
    /// The larger goes first; of equals the first of the game's list.
    pub(crate) const fn precedence(&self) -> i64 {
        (self.rank as i64) << 16 | (u16::MAX - self.number) as i64
    }
}

/// Judges positions and moves of a game whose turns have no chance in them.
pub trait Judge<G: Game<Roll = Infallible>> {
    /// What was seen in judging a position and serves again in ranking its moves.
    type Sight: Copy;
    /// How many kinds of moves experience is gathered for.
    const SLOTS: usize;

    /// The side to move, also where the game is over.
    fn mover(&self, state: &G::State) -> Side;
    /// A position judged; none where the game is over.
    fn assess(&self, game: &G, state: &G::State) -> Option<Assessment<Self::Sight>>;
    /// Calls `each` with the moves that take something.
    fn captures(
        &self,
        game: &G,
        state: &G::State,
        each: &mut impl FnMut(G::Move) -> ControlFlow<()>,
    );
    /// The kind of a move, below [`Judge::SLOTS`].
    fn slot(&self, m: G::Move) -> usize;
    /// Sets each move's rank from the position alone, within ±[`RANK`].
    fn rank(&self, state: &G::State, sight: &Self::Sight, moves: &mut [Ranked<G::Move>]);
}

/// So many points more are odds of e to one, in every game: about 73 wins in 100.
pub const E_ODDS: i32 = 200;

/// The widest that ranks by the position alone go.
pub const RANK: i32 = 1 << 14;
