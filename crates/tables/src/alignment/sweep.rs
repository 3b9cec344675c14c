//! The unfinished values of a sector, shared by threads while it is being solved.
//!
//! A cell is a won position's distance, or an open position: how many of its quiet steps are not
//! yet known to lose, and how late at the least it loses when all of them do. Distances of wins are
//! odd and of losses even, so while won positions are spread no cell turns from open to won, and
//! while lost ones are spread no cell is counted down: that is why plain loads and stores do.

use std::sync::atomic::{AtomicBool, AtomicU16, Ordering::AcqRel, Ordering::Relaxed};

use crate::value::{LONGEST, Value};

/// Positions that are looked through together.
pub(crate) const BLOCK: u64 = 1 << 11;

/// Nothing is due.
pub(crate) const NEVER: u16 = u16::MAX;

/// Set in cells that are not won.
const OPEN: u16 = 1 << 15;
/// The steps still open, in the low bits.
const STEPS: u16 = (1 << LOSS_AT) - 1;
/// Where the least distance of a loss begins, in units of two plies.
const LOSS_AT: u32 = 6;

/// The most steps that a cell can count: of 15 men, and one for a draw.
const _: () = assert!(15 * 4 < STEPS);
const _: () = assert!((LONGEST as u32 / 2) << LOSS_AT < OPEN as u32);

/// A cell's content.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell(pub(crate) u16);

impl Cell {
    /// A position won in so many plies.
    pub(crate) const fn won(plies: u16) -> Cell {
        Cell(plies)
    }

    /// A position with so many open steps that is lost no sooner than in so many plies.
    pub(crate) const fn open(steps: u16, loss: u16) -> Cell {
        Cell(OPEN | (loss / 2) << LOSS_AT | steps)
    }

    pub(crate) const fn is_open(self) -> bool {
        self.0 & OPEN != 0
    }

    /// Whether the position is won in so many plies or sooner.
    pub(crate) const fn is_won_within(self, plies: u16) -> bool {
        self.0 <= plies
    }

    const fn steps(self) -> u16 {
        self.0 & STEPS
    }

    const fn loss(self) -> u16 {
        ((self.0 & !OPEN) >> LOSS_AT) * 2
    }

    /// The distance at which the position is to be spread, as far as is known by now.
    #[inline]
    pub(crate) const fn due(self) -> u16 {
        if !self.is_open() {
            self.0
        } else if self.steps() == 0 {
            self.loss()
        } else {
            NEVER
        }
    }

    /// The value when nothing is left to spread.
    pub(crate) const fn value(self) -> Value {
        if !self.is_open() {
            Value::Win(self.0)
        } else if self.steps() == 0 {
            Value::Loss(self.loss())
        } else {
            Value::Draw
        }
    }
}

/// The cells of a sector, and for each block the least distance due in it.
#[derive(Debug)]
pub(crate) struct Sweep {
    cells: Vec<AtomicU16>,
    due: Vec<AtomicU16>,
    too_long: AtomicBool,
}

impl Sweep {
    /// For so many positions.
    pub(crate) fn new(count: u64) -> Sweep {
        let blocks = count.div_ceil(BLOCK) as usize;
        Sweep {
            cells: (0..count).map(|_| AtomicU16::new(0)).collect(),
            due: (0..blocks).map(|_| AtomicU16::new(NEVER)).collect(),
            too_long: AtomicBool::new(false),
        }
    }

    /// How many blocks there are.
    pub(crate) fn blocks(&self) -> u64 {
        self.due.len() as u64
    }

    /// The numbers of a block.
    pub(crate) fn range(&self, block: u64) -> std::ops::Range<u64> {
        block * BLOCK..((block + 1) * BLOCK).min(self.cells.len() as u64)
    }

    #[inline]
    pub(crate) fn get(&self, number: u64) -> Cell {
        Cell(self.cells[number as usize].load(Relaxed))
    }

    /// Sets a cell as it is at first; the block's due distance is not touched.
    pub(crate) fn set(&self, number: u64, cell: Cell) {
        self.cells[number as usize].store(cell.0, Relaxed);
    }

    /// Marks the position as won in so many plies, unless it is won sooner.
    #[inline]
    pub(crate) fn win(&self, number: u64, plies: u16) {
        let before = self.cells[number as usize].fetch_min(plies, Relaxed);
        if before > plies {
            self.note(number, plies);
        }
    }

    /// Counts down so many steps of an open position as losing, the last of them in so many plies.
    #[inline]
    pub(crate) fn lose(&self, number: u64, steps: u16, plies: u16) {
        let slot = &self.cells[number as usize];
        let before = Cell(slot.fetch_sub(steps, Relaxed));
        debug_assert!(before.is_open() && before.steps() >= steps);
        if before.steps() == steps {
            // Nobody else counts this cell down any more.
            let plies = plies.max(before.loss());
            slot.store(Cell::open(0, plies.min(LONGEST)).0, Relaxed);
            self.note(number, plies);
        }
    }

    /// Notes that a position of the block is due.
    pub(crate) fn note(&self, number: u64, plies: u16) {
        if plies > LONGEST {
            self.too_long.store(true, Relaxed);
        }
        self.due[(number / BLOCK) as usize].fetch_min(plies, AcqRel);
    }

    /// Whether a distance did not fit.
    pub(crate) fn too_long(&self) -> bool {
        self.too_long.load(Relaxed)
    }

    /// The least distance due in a block.
    pub(crate) fn due(&self, block: u64) -> u16 {
        self.due[block as usize].load(Relaxed)
    }

    /// Forgets what is due in a block. What is noted from here on stays.
    pub(crate) fn clear_due(&self, block: u64) {
        self.due[block as usize].swap(NEVER, AcqRel);
    }

    /// Notes what is due in a block from its cells: the least distance from `least` on.
    pub(crate) fn renew_due(&self, block: u64, least: u16) {
        let dues = self.range(block).map(|number| self.get(number).due());
        let due = dues.filter(|due| *due >= least).min().unwrap_or(NEVER);
        self.due[block as usize].fetch_min(due, AcqRel);
    }
}
