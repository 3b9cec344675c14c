//! The trait every game implements, and the few words all games share.
//!
//! A value that implements [`Game`] is a compiled ruleset. States carry no rules and no history;
//! whoever plays a game keeps its history in a [`crate::session::Session`].

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::board::{Geometry, Look, Point, Touches};
use crate::fault::{Fault, Faults};

/// One of the two players by the colour of the pieces. Black always starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that starts.
    Black,
    /// The other side.
    White,
}

impl Side {
    /// Both sides, in index order.
    pub const BOTH: [Side; 2] = [Side::Black, Side::White];

    /// 0 for black, 1 for white.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::Black => Side::White,
            Side::White => Side::Black,
        }
    }

    /// `b` or `w`, as positions write it.
    pub const fn letter(self) -> char {
        match self {
            Side::Black => 'b',
            Side::White => 'w',
        }
    }

    /// Reads `b` or `w`, in either case.
    pub fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'b' | 'B' => Some(Side::Black),
            'w' | 'W' => Some(Side::White),
            _ => None,
        }
    }
}

/// Why a game is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reason {
    /// A side has too few pieces left (or both have, which draws).
    Pieces,
    /// The side to step has no legal step.
    NoMove,
    /// The same position came back too often.
    Repetition,
    /// Too many plies without a placement or a capture.
    Quiet,
    /// A side has lost so many pieces in a running-fight game that it has lost.
    AllTaken,
    /// A side gave up.
    Resignation,
    /// A side's clock ran out.
    Time,
    /// Both agreed to a draw.
    Agreement,
}

impl Reason {
    /// Every reason, for tables and tests.
    pub const ALL: [Reason; 8] = [
        Reason::Pieces,
        Reason::NoMove,
        Reason::Repetition,
        Reason::Quiet,
        Reason::AllTaken,
        Reason::Resignation,
        Reason::Time,
        Reason::Agreement,
    ];

    /// The reason as programs read it.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Pieces => "pieces",
            Reason::NoMove => "no-move",
            Reason::Repetition => "repetition",
            Reason::Quiet => "quiet",
            Reason::AllTaken => "all-taken",
            Reason::Resignation => "resignation",
            Reason::Time => "time",
            Reason::Agreement => "agreement",
        }
    }
}

/// How a game ended: who won, and by which rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner, or none in a draw.
    pub winner: Option<Side>,
    /// The rule that ended it.
    pub reason: Reason,
}

/// What has to happen next in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Turn {
    /// This side chooses a move.
    Decide(Side),
    /// This side throws the dice.
    Roll(Side),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Turn {
    /// The side whose turn it is, unless the game is over.
    pub const fn side(self) -> Option<Side> {
        match self {
            Turn::Decide(side) | Turn::Roll(side) => Some(side),
            Turn::Over(_) => None,
        }
    }
}

/// The part of the game a state belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Pieces go from the hand to the board.
    Placement,
    /// Pieces step on the board.
    Movement,
    /// The dice are to be thrown.
    Roll,
    /// A throw is to be played.
    Play,
    /// The game is over.
    Over,
}

impl Phase {
    /// The phase as programs read it.
    pub const fn code(self) -> &'static str {
        match self {
            Phase::Placement => "placement",
            Phase::Movement => "movement",
            Phase::Roll => "roll",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

/// The draw rules that need a history. 0 turns a rule off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// How often the same state may stand before the game is drawn.
    pub repetition: u32,
    /// How many plies without a reset draw the game.
    pub quiet: u32,
}

/// Who starts, and how that is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Black simply starts.
    Plain,
    /// Both throw and the higher value starts as black; equal values throw again.
    ThrowOff {
        /// Whether the starter plays the throw that won the start.
        played: bool,
    },
}

/// The optional counters behind a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Plies (throws) since the last placement or capture.
    pub quiet: u32,
    /// Plies (throws) made in all.
    pub ply: u32,
}

/// What a position text says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reading<S> {
    /// The settled state.
    pub state: S,
    /// The counters, where the text has them.
    pub counters: Option<Counters>,
}

/// A compiled ruleset.
///
/// Laws (checked by [`crate::laws`] for the whole catalog): no two legal moves of a state lead to
/// equal states; an ended state has no moves; texts read back; symmetric states have equally many
/// moves.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything the rules need to go on, at most 32 bytes, without history.
    type State: Copy + Eq + Hash + Debug + Send + Sync;
    /// A whole move: captures included; for dice, the whole play of a throw.
    type Move: Copy + Eq + Hash + Debug + Send + Sync;
    /// A throw of the dice; [`std::convert::Infallible`] where there is no chance.
    type Roll: Copy + Eq + Hash + Debug + Send + Sync;

    /// The starting state.
    fn start(&self) -> Self::State;
    /// What has to happen next.
    fn turn(&self, state: &Self::State) -> Turn;
    /// The part of the game.
    fn phase(&self, state: &Self::State) -> Phase;
    /// Calls `each` with every legal move of a state to be decided, none otherwise, until it breaks.
    fn moves(
        &self,
        state: &Self::State,
        each: &mut impl FnMut(Self::Move) -> ControlFlow<()>,
    ) -> ControlFlow<()>;
    /// How many legal moves there are.
    fn count(&self, state: &Self::State) -> u64 {
        let mut count = 0;
        let _ = self.moves(state, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }
    /// The `n`th legal move in the order of [`Game::moves`], from 0.
    fn nth(&self, state: &Self::State, n: u64) -> Option<Self::Move> {
        let (mut left, mut found) = (n, None);
        let _ = self.moves(state, &mut |m| {
            if left == 0 {
                found = Some(m);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }
    /// A legal move by a number below their count, which `below` chooses; none where there is none.
    fn pick(&self, state: &Self::State, below: &mut impl FnMut(u64) -> u64) -> Option<Self::Move> {
        let count = self.count(state);
        if count == 0 { None } else { self.nth(state, below(count)) }
    }
    /// Every legal move in a vector.
    fn list(&self, state: &Self::State) -> Vec<Self::Move> {
        let mut all = Vec::new();
        let _ = self.moves(state, &mut |m| {
            all.push(m);
            ControlFlow::Continue(())
        });
        all
    }
    /// The settled state after a legal move.
    fn play(&self, state: &Self::State, m: Self::Move) -> Self::State;
    /// The distinct throws with their weights; empty where there is no chance.
    fn rolls(&self) -> &[(Self::Roll, u32)];
    /// The state to be decided after a throw.
    fn roll(&self, state: &Self::State, roll: Self::Roll) -> Self::State;
    /// The throw that lies on the table in a state, not yet played.
    fn thrown(&self, state: &Self::State) -> Option<Self::Roll>;
    /// What the throw counts when both throw for the start.
    fn opening_value(&self, roll: Self::Roll) -> u32;
    /// Who starts.
    fn opening(&self) -> Opening;
    /// Whether the move is a placement or a capture, so that the quiet count starts again.
    fn resets(&self, state: &Self::State, m: Self::Move) -> bool;
    /// How many enemy pieces the move takes.
    fn captures(&self, state: &Self::State, m: Self::Move) -> u8;
    /// The draw rules that need a history.
    fn limits(&self) -> Limits;
    /// The frozen hash of a state, the same in every build (see [`crate::key`]).
    fn key(&self, state: &Self::State) -> u64;

    /// The board.
    fn geometry(&self) -> &Geometry;
    /// The points a hand touches to make a legal move, in every allowed order.
    fn touches(&self, state: &Self::State, m: Self::Move) -> Touches;
    /// Why the touched points are neither a legal move nor the beginning of one.
    fn why_not(&self, state: &Self::State, touched: &[Point]) -> Option<Fault>;
    /// What stands on the board, also after a half-made move.
    fn look(&self, state: &Self::State, touched: &[Point]) -> Look;

    /// Reads a position and settles it. Every fault is named.
    fn read(&self, text: &str) -> Result<Reading<Self::State>, Faults>;
    /// The canonical text of a settled state, without counters.
    fn position(&self, state: &Self::State) -> String;
    /// Reads a legal move in any form a person would write.
    fn parse(&self, state: &Self::State, text: &str) -> Result<Self::Move, Faults>;
    /// The canonical text of a legal move.
    fn text(&self, state: &Self::State, m: Self::Move) -> String;
    /// Reads a throw.
    fn read_roll(&self, text: &str) -> Result<Self::Roll, Fault>;
    /// The canonical text of a throw.
    fn roll_text(&self, roll: Self::Roll) -> String;
}
