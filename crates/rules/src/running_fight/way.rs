//! The way of a side's pieces: its own row once, then round and round a ring of the middle row and
//! the enemy's row. Knows holes, not pieces or rules.

use super::places::{OWN_ROW, Place, Places, ROW};
use crate::board::Point;
use crate::game::Side;

/// No throw carries a piece farther: two dice of four.
pub(super) const FARTHEST: u8 = 8;

/// The lengths of the rows, which settle everything about the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Way {
    outer: u8,
    middle: u8,
}

impl Way {
    /// Of a board with these rows, `outer` from 4 to 24 and `middle` as long or one longer.
    pub(super) const fn new(outer: u8, middle: u8) -> Way {
        Way { outer, middle }
    }

    /// Holes of an outer row.
    pub const fn outer(self) -> u8 {
        self.outer
    }

    /// Holes of the middle row.
    pub const fn middle(self) -> u8 {
        self.middle
    }

    /// Holes of the ring: the middle row and the enemy's row.
    pub const fn ring(self) -> u8 {
        self.outer + self.middle
    }

    /// The number `t` of a place: 0 is the prow end of the own row, `outer` the first hole of the
    /// ring.
    pub const fn number(self, place: Place) -> u8 {
        place.0 + self.outer - ROW
    }

    /// The place with that number; `None` beyond the end of the ring.
    pub fn place(self, number: u8) -> Option<Place> {
        (number < self.outer + self.ring()).then_some(Place(number + ROW - self.outer))
    }

    /// Whether the place lies on the way.
    pub(super) const fn has(self, place: Place) -> bool {
        place.0 >= ROW - self.outer && place.0 < ROW + self.ring()
    }

    /// The place where the way begins.
    pub(super) const fn first(self) -> Place {
        Place(ROW - self.outer)
    }

    /// The place `by` holes ahead, at most once round the ring.
    #[must_use]
    pub const fn ahead(self, from: Place, by: u8) -> Place {
        let to = from.0 + by;
        Place(if to >= ROW + self.ring() { to - self.ring() } else { to })
    }

    /// The places `by` holes ahead of those.
    #[must_use]
    pub(super) const fn ahead_all(self, from: Places, by: u8) -> Places {
        let to = from.0 << by;
        let end = ROW + self.ring();
        Places(to & ((1 << end) - 1) | to >> end << ROW)
    }

    /// How many holes ahead `to` lies, a whole ring for the piece's own hole; `None` when no piece
    /// gets there from `from`.
    pub fn distance(self, from: Place, to: Place) -> Option<u8> {
        if to > from {
            Some(to.0 - from.0)
        } else if from.in_own_row() || to.in_own_row() {
            None
        } else {
            Some(self.ring() + to.0 - from.0)
        }
    }

    /// The same hole on the other side's way: both number the middle row alike, and the own row of
    /// one is the far row of the other.
    #[must_use]
    pub const fn facing(self, place: Place) -> Place {
        if place.in_own_row() {
            Place(place.0 + self.ring())
        } else if place.0 < ROW + self.middle {
            place
        } else {
            Place(place.0 - self.ring())
        }
    }

    /// The same holes on the other side's way.
    #[must_use]
    pub(super) const fn facing_all(self, places: Places) -> Places {
        let row = places.0 & OWN_ROW.0;
        let middle = places.0 & ((1 << self.middle) - 1) << ROW;
        let far = places.0 >> (ROW + self.middle) << (ROW + self.middle);
        Places(row << self.ring() | middle | far >> self.ring())
    }

    /// The set with the first holes of the ring once more behind its end, so that what lies ahead
    /// of any place is a mere shift away.
    #[must_use]
    pub(super) const fn unrolled(self, places: Places) -> Places {
        let again = places.0 >> ROW & ((1 << FARTHEST) - 1);
        Places(places.0 | again << (ROW + self.ring()))
    }

    /// The two places so many holes before the ring begins: in the own row and at the end of the
    /// ring.
    pub(super) const fn before_fork(self, by: u8) -> [Place; 2] {
        [Place(ROW - by), Place(ROW + self.ring() - by)]
    }

    /// The point of a side's place: white's row from stern to prow, the middle row, black's row.
    pub fn point(self, side: Side, place: Place) -> Point {
        if place.in_own_row() {
            Point(self.row_start(side) + ROW - 1 - place.0)
        } else if place.0 < ROW + self.middle {
            Point(self.outer + place.0 - ROW)
        } else {
            self.point(side.other(), self.facing(place))
        }
    }

    /// The place of a point on a side's way; `None` for a point that the board lacks.
    pub fn place_of(self, side: Side, point: Point) -> Option<Place> {
        let (outer, middle) = (self.outer, self.middle);
        let row = |owner: Side| {
            let place = Place(ROW - 1 - (point.0 - self.row_start(owner)));
            if owner == side { place } else { self.facing(place) }
        };
        if point.0 < outer {
            Some(row(Side::White))
        } else if point.0 < outer + middle {
            Some(Place(ROW + point.0 - outer))
        } else if point.0 < 2 * outer + middle {
            Some(row(Side::Black))
        } else {
            None
        }
    }

    /// The first point of a side's own row.
    const fn row_start(self, side: Side) -> u8 {
        match side {
            Side::White => 0,
            Side::Black => self.outer + self.middle,
        }
    }
}
