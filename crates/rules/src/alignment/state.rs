//! What there is on the board and in the hands, and whose turn it is.

use crate::game::Side;
use crate::key;
use crate::stones::Stones;

/// A settled state of a game of alignment: a side that cannot place has been skipped, and hands
/// that nobody can place are gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) stones: [Stones; 2],
    pub(super) hands: [u8; 2],
    pub(super) side: Side,
}

const _: () = assert!(size_of::<State>() <= 32);

impl State {
    /// A side's pieces on the board.
    pub const fn stones(&self, side: Side) -> Stones {
        self.stones[side.index()]
    }

    /// A side's pieces in hand.
    pub const fn hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// A side's pieces on the board and in hand.
    pub const fn pieces(&self, side: Side) -> u32 {
        self.stones(side).len() + self.hand(side) as u32
    }

    /// The side to move.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Whether pieces are still in hand.
    pub const fn placing(&self) -> bool {
        self.hands[0] | self.hands[1] != 0
    }

    /// Every piece on the board.
    pub(super) fn occupied(&self) -> Stones {
        self.stones[0] | self.stones[1]
    }

    /// See [`crate::game::Game::key`].
    pub(super) const fn key(&self) -> u64 {
        let hands = (self.hands[0] as u64) << 8 | self.hands[1] as u64;
        let rest = hands << 1 | self.side.index() as u64;
        key::mix(key::mix(key::mix(0, self.stones[0].0), self.stones[1].0), rest)
    }
}

/// A whole move: a placement or a step, with what it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    /// The cell that the piece leaves; none when it comes from the hand.
    pub(super) from: Option<Cell>,
    /// The cell where it arrives.
    pub(super) to: Cell,
    /// The enemy pieces taken.
    pub(super) taken: Stones,
}

/// A cell by its number in [`Stones`].
pub(super) type Cell = u8;

impl Move {
    /// The set of the cell that the piece leaves; empty for a placement.
    pub const fn origin(&self) -> Stones {
        match self.from {
            Some(cell) => Stones::cell(cell),
            None => Stones::NONE,
        }
    }

    /// The set of the cell where the piece arrives.
    pub const fn target(&self) -> Stones {
        Stones::cell(self.to)
    }

    /// The enemy pieces taken.
    pub const fn taken(&self) -> Stones {
        self.taken
    }
}
