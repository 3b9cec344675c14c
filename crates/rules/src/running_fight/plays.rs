//! What is made of a throw, and what comes of it. Knows no texts and no touches.

use super::RunningFight;
use super::places::{Place, Places};
use super::spec::DoubleDal;
use super::state::RaceState;
use crate::dice::Throw;

/// One piece's move by one die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Step {
    /// The die's face.
    pub by: u8,
    /// Where the piece stood, on its own way.
    pub from: Place,
}

/// What is made of a throw. Two plays of a state are equal exactly when their results are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Play {
    /// The throw is lost.
    Pass,
    /// One die is used; the other cannot be.
    One(Step),
    /// Each die moves a piece, the lower die or the rearmost piece first: not always the order
    /// in which the hand can move them.
    Two(Step, Step),
    /// Both dice are added on the piece that stood there.
    Added(Place),
    /// Both dice are used by the piece that stood there, hole by hole.
    HoleByHole {
        /// Where the piece stood.
        from: Place,
        /// The face of the die that is used first.
        first: u8,
    },
}

impl Play {
    /// Two pieces' moves in the order in which a play keeps them.
    pub(super) fn two(one: Step, other: Step) -> Play {
        if one < other { Play::Two(one, other) } else { Play::Two(other, one) }
    }
}

impl RunningFight {
    /// The places that a play leaves, those that it comes to, and those on which it takes.
    fn places(&self, state: &RaceState, play: Play) -> (Places, Places, Places) {
        let to = |step: Step| Places::only(self.way.ahead(step.from, step.by));
        let sum = state.throw().map_or(0, Throw::sum);
        match play {
            Play::Pass => (Places::NONE, Places::NONE, Places::NONE),
            Play::One(step) => (Places::only(step.from), to(step), to(step)),
            Play::Two(one, other) => {
                let to = to(one) | to(other);
                (Places::only(one.from) | Places::only(other.from), to, to)
            }
            Play::Added(from) => {
                let to = to(Step { by: sum, from });
                (Places::only(from), to, to)
            }
            Play::HoleByHole { from, first } => {
                let end = to(Step { by: sum, from });
                (Places::only(from), end, end | to(Step { by: first, from }))
            }
        }
    }

    /// The state after a legal play: the throw is gone, and the other side throws unless AA gives
    /// the same side another throw in a game that goes on.
    pub(super) fn after(&self, state: &RaceState, play: Play) -> RaceState {
        let (from, to, taken) = self.places(state, play);
        let mut next = *state;
        next.shift(self.way, from, to, taken);
        let again = self.rules.double_dal == DoubleDal::ThrowsAgain
            && state.throw().is_some_and(|throw| throw.sum() == 2);
        if !again || self.loser(&next).is_some() {
            next.set_side(state.side().other());
        }
        next.set_throw(None);
        next
    }

    /// The state in the middle of a play, after one piece has moved: side and throw stay.
    pub(super) fn half(&self, state: &RaceState, step: Step) -> RaceState {
        let (from, to, taken) = self.places(state, Play::One(step));
        let mut next = *state;
        next.shift(self.way, from, to, taken);
        next
    }

    /// How many enemy pieces a legal play takes.
    pub(super) fn taken(&self, state: &RaceState, play: Play) -> u8 {
        let (_, _, taken) = self.places(state, play);
        (self.way.facing_all(taken) & state.pieces(state.side().other())).len() as u8
    }
}
