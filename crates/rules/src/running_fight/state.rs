//! A state: where each side's pieces stand on its own way, whose turn it is, and the throw.

use super::places::{OWN_ROW, Place, Places, ROW};
use super::way::Way;
use crate::dice::Throw;
use crate::game::Side;
use crate::key::mix;

/// Pieces, side and throw; 32 bytes.
///
/// Every set is indexed by its side's own way, so that both sides play alike and swapping them
/// changes no bit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RaceState {
    /// Pieces on the ring, all dalled.
    ring: [u64; 2],
    undalled: [Row; 2],
    /// Dalled pieces still in their own row.
    dalled: [Row; 2],
    side: Side,
    throw: Option<Throw>,
}

const _: () = assert!(size_of::<RaceState>() <= 32);

/// A set of holes of an own row; three bytes, because four would not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Row([u8; 3]);

impl Row {
    const fn new(set: u32) -> Row {
        let [one, two, three, _] = set.to_le_bytes();
        Row([one, two, three])
    }

    const fn get(self) -> u32 {
        let [one, two, three] = self.0;
        u32::from_le_bytes([one, two, three, 0])
    }
}

impl RaceState {
    /// An empty board.
    pub(super) fn empty(side: Side) -> RaceState {
        RaceState {
            ring: [0; 2],
            undalled: [Row::default(); 2],
            dalled: [Row::default(); 2],
            side,
            throw: None,
        }
    }

    /// The side that throws or plays; in an ended game the side that would.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The throw to be played; none before it is made.
    pub const fn throw(&self) -> Option<Throw> {
        self.throw
    }

    /// A side's undalled pieces, on its own way.
    pub const fn undalled(&self, side: Side) -> Places {
        Places(self.undalled[side.index()].get() as u128)
    }

    /// A side's dalled pieces, on its own way.
    pub const fn dalled(&self, side: Side) -> Places {
        let row = self.dalled[side.index()].get() as u128;
        Places(row | (self.ring[side.index()] as u128) << ROW)
    }

    /// All of a side's pieces, on its own way.
    pub const fn pieces(&self, side: Side) -> Places {
        let i = side.index();
        let row = self.dalled[i].get() | self.undalled[i].get();
        Places(row as u128 | (self.ring[i] as u128) << ROW)
    }

    /// How many of a side's pieces stand in its own row, in the middle row and in the enemy's row.
    pub const fn by_row(&self, side: Side, way: Way) -> [u32; 3] {
        let i = side.index();
        let home = self.dalled[i].get() | self.undalled[i].get();
        let middle = self.ring[i] & ((1 << way.middle()) - 1);
        let all = self.ring[i].count_ones();
        [home.count_ones(), middle.count_ones(), all - middle.count_ones()]
    }

    /// How many pieces a side has left.
    pub const fn count(&self, side: Side) -> u8 {
        let i = side.index();
        let row = self.dalled[i].get() | self.undalled[i].get();
        (self.ring[i].count_ones() + row.count_ones()) as u8
    }

    /// Whether a side has no more pieces than `limit`.
    pub(super) const fn has_at_most(&self, side: Side, limit: u8) -> bool {
        self.count(side) <= limit
    }

    pub(super) const fn set_side(&mut self, side: Side) {
        self.side = side;
    }

    pub(super) const fn set_throw(&mut self, throw: Option<Throw>) {
        self.throw = throw;
    }

    /// Puts a piece on an empty hole.
    pub(super) fn put(&mut self, side: Side, place: Place, dalled: bool) {
        let i = side.index();
        if !place.in_own_row() {
            self.ring[i] |= 1 << (place.0 - ROW);
            return;
        }
        let rows = if dalled { &mut self.dalled } else { &mut self.undalled };
        rows[i] = Row::new(rows[i].get() | 1 << place.0);
    }

    /// Takes the pieces of a side off those places, whatever stands there.
    pub(super) fn clear(&mut self, side: Side, places: Places) {
        let i = side.index();
        let row = (places & OWN_ROW).0 as u32;
        self.ring[i] &= !((places.0 >> ROW) as u64);
        self.undalled[i] = Row::new(self.undalled[i].get() & !row);
        self.dalled[i] = Row::new(self.dalled[i].get() & !row);
    }

    /// Moves pieces of the side to play: all leave their places, then all stand, dalled, on others,
    /// and enemies on the places `taken` (on the mover's way) are gone.
    pub(super) fn shift(&mut self, way: Way, from: Places, to: Places, taken: Places) {
        let side = self.side;
        let i = side.index();
        self.clear(side, from);
        self.ring[i] |= (to.0 >> ROW) as u64;
        self.dalled[i] = Row::new(self.dalled[i].get() | (to & OWN_ROW).0 as u32);
        self.clear(side.other(), way.facing_all(taken));
    }

    /// The frozen hash of every field.
    pub(super) fn key(&self) -> u64 {
        let throw = self.throw.map_or(0, |throw| u64::from(throw.low() << 3 | throw.high()));
        // Two small numbers go into one word: mixed one into the other they could cancel out.
        let mut hash = mix(0, throw << 1 | self.side.index() as u64);
        for i in 0..2 {
            hash = mix(hash, self.ring[i]);
            let rows = u64::from(self.undalled[i].get()) << 32 | u64::from(self.dalled[i].get());
            hash = mix(hash, rows);
        }
        hash
    }

    /// The same state with the colours swapped.
    #[must_use]
    pub(super) fn swapped(&self) -> RaceState {
        let turn = |rows: [Row; 2]| [rows[1], rows[0]];
        RaceState {
            ring: [self.ring[1], self.ring[0]],
            undalled: turn(self.undalled),
            dalled: turn(self.dalled),
            side: self.side.other(),
            throw: self.throw,
        }
    }
}
