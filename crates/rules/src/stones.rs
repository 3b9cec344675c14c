//! A set of cells of a board of up to 8 by 8, with set-wise names for what is done to it.
//!
//! A cell is numbered `file * 8 + rank`, so that ascending numbers are the cell order of move texts
//! (`a1 a2 … b1 …`). The stride never depends on the board, so no loop runs over a row's length.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Stones(pub u64);

/// Lowest rank of every file.
const BOTTOM: u64 = 0x0101_0101_0101_0101;
/// Highest rank of every file.
const TOP: u64 = BOTTOM << 7;

/// One of the four directions a piece can step in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// Towards higher ranks.
    Up,
    /// Towards lower ranks.
    Down,
    /// Towards the a-file.
    Left,
    /// Towards later files.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::Left, Direction::Down, Direction::Up, Direction::Right];

    /// The way back.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }
}

impl Stones {
    /// No cell.
    pub const NONE: Stones = Stones(0);

    /// The cell with that number, below 64.
    pub const fn cell(index: u8) -> Stones {
        Stones(1 << index)
    }

    /// The cell on that file and rank, both from 0 and below 8.
    pub const fn at(file: u8, rank: u8) -> Stones {
        Stones::cell(file * 8 + rank)
    }

    /// A whole board of that size.
    pub const fn board(files: u8, ranks: u8) -> Stones {
        let column = (1u64 << ranks) - 1;
        let column = if ranks >= 8 { 0xff } else { column };
        let mut all = 0;
        let mut file = 0;
        while file < files {
            all |= column << (file * 8);
            file += 1;
        }
        Stones(all)
    }

    /// The cells named in a text like `c3c4d3d4`; for constants, so a bad text does not compile.
    pub const fn named(text: &str) -> Stones {
        let bytes = text.as_bytes();
        let mut all = 0;
        let mut i = 0;
        while i < bytes.len() {
            all |= Stones::at(bytes[i] - b'a', bytes[i + 1] - b'1').0;
            i += 2;
        }
        Stones(all)
    }

    /// How many cells there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is any.
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether the set holds every cell of `other`.
    pub const fn contains(self, other: Stones) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the two share a cell.
    pub const fn meets(self, other: Stones) -> bool {
        self.0 & other.0 != 0
    }

    /// The cells that `other` lacks.
    #[must_use]
    pub const fn without(self, other: Stones) -> Stones {
        Stones(self.0 & !other.0)
    }

    /// The lowest cell's number; 64 when there is none.
    pub const fn first(self) -> u8 {
        self.0.trailing_zeros() as u8
    }

    /// The number of the `n`th cell from the lowest, from 0; 64 when there are fewer.
    pub fn nth(self, n: u32) -> u8 {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        left.trailing_zeros() as u8
    }

    /// Every cell moved one step; those that leave eight by eight are gone.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Stones {
        match direction {
            Direction::Up => Stones((self.0 & !TOP) << 1),
            Direction::Down => Stones((self.0 & !BOTTOM) >> 1),
            Direction::Left => Stones(self.0 >> 8),
            Direction::Right => Stones(self.0 << 8),
        }
    }
}

impl IntoIterator for Stones {
    type Item = u8;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        Cells(self.0)
    }
}

/// The numbers of a set's cells in ascending order.
#[derive(Debug, Clone)]
pub struct Cells(u64);

impl Iterator for Cells {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let cell = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl BitAnd for Stones {
    type Output = Stones;
    fn bitand(self, other: Stones) -> Stones {
        Stones(self.0 & other.0)
    }
}

impl BitAndAssign for Stones {
    fn bitand_assign(&mut self, other: Stones) {
        self.0 &= other.0;
    }
}

impl BitOr for Stones {
    type Output = Stones;
    fn bitor(self, other: Stones) -> Stones {
        Stones(self.0 | other.0)
    }
}

impl BitOrAssign for Stones {
    fn bitor_assign(&mut self, other: Stones) {
        self.0 |= other.0;
    }
}

impl BitXor for Stones {
    type Output = Stones;
    fn bitxor(self, other: Stones) -> Stones {
        Stones(self.0 ^ other.0)
    }
}

impl Not for Stones {
    type Output = Stones;
    fn not(self) -> Stones {
        Stones(!self.0)
    }
}
