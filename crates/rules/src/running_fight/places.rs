//! Places on a side's way and sets of them. Knows neither the rows' lengths nor the other side.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// Places set aside for an own row: it ends there, whatever its length, and the ring begins.
///
/// Since shorter rows begin later, one hole ahead is one place ahead everywhere but at the end of
/// the ring.
pub(super) const ROW: u8 = 24;

/// A hole on a side's own way. Both sides number alike, so one hole has a place on each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place(pub(super) u8);

impl Place {
    /// Whether it lies in the own row, where undalled pieces stand.
    pub const fn in_own_row(self) -> bool {
        self.0 < ROW
    }

    /// How many holes the place lies past the fork, where the ring begins; `None` in the own row.
    pub(super) const fn past_fork(self) -> Option<u8> {
        self.0.checked_sub(ROW)
    }
}

/// A set of places on one side's way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Places(pub(super) u128);

/// The own row.
pub(super) const OWN_ROW: Places = Places((1 << ROW) - 1);

impl Places {
    /// No place.
    pub const NONE: Places = Places(0);

    /// One place.
    pub const fn only(place: Place) -> Places {
        Places(1 << place.0)
    }

    /// How many places there are.
    pub const fn len(self) -> u32 {
        (self.0 as u64).count_ones() + ((self.0 >> 64) as u64).count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the place is among them.
    pub const fn has(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    /// Those that `other` lacks.
    #[must_use]
    pub const fn without(self, other: Places) -> Places {
        Places(self.0 & !other.0)
    }

    /// Those farther on the way than `place`.
    #[must_use]
    pub(super) const fn beyond(self, place: Place) -> Places {
        Places(self.0 & (u128::MAX << place.0) << 1)
    }

    /// The one farthest on the way.
    #[must_use]
    pub(super) const fn last(self) -> Places {
        if self.is_empty() { self } else { Places(1 << self.0.ilog2()) }
    }

    /// The `n`th on the way, from 0.
    pub(super) fn nth(self, n: u32) -> Option<Place> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Places(left).into_iter().next()
    }
}

impl BitOr for Places {
    type Output = Places;
    fn bitor(self, other: Places) -> Places {
        Places(self.0 | other.0)
    }
}

impl BitOrAssign for Places {
    fn bitor_assign(&mut self, other: Places) {
        self.0 |= other.0;
    }
}

impl BitAnd for Places {
    type Output = Places;
    fn bitand(self, other: Places) -> Places {
        Places(self.0 & other.0)
    }
}

impl BitAndAssign for Places {
    fn bitand_assign(&mut self, other: Places) {
        self.0 &= other.0;
    }
}

impl Not for Places {
    type Output = Places;
    fn not(self) -> Places {
        Places(!self.0)
    }
}

impl IntoIterator for Places {
    type Item = Place;
    type IntoIter = Along;

    fn into_iter(self) -> Along {
        Along(self.0)
    }
}

/// The places of a set, the first on the way first.
#[derive(Debug, Clone)]
pub struct Along(u128);

impl Iterator for Along {
    type Item = Place;

    fn next(&mut self) -> Option<Place> {
        if self.0 == 0 {
            return None;
        }
        let place = Place(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(place)
    }
}
