//! A piece that follows a finger.

use nugar_rules::board::Point;

/// How far a finger has to go, in units of the drawing, before it drags rather than taps.
const SLACK: f64 = 18.0;

/// A finger on the board.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Drag {
    /// Which finger; others are left alone meanwhile.
    pub(crate) pointer: i32,
    /// The point it came down on.
    pub(crate) from: Point,
    /// Where it is.
    pub(crate) place: (f64, f64),
    /// Whether it drags the piece there.
    pub(crate) moving: bool,
    began: (f64, f64),
    can_move: bool,
}

impl Drag {
    /// A finger that has come down.
    pub(crate) fn begin(pointer: i32, from: Point, place: (f64, f64), can_move: bool) -> Drag {
        Drag { pointer, from, place, moving: false, began: place, can_move }
    }

    /// Goes where the finger went. Whether it begins to drag with that.
    pub(crate) fn follow(&mut self, place: (f64, f64)) -> bool {
        self.place = place;
        let far = (place.0 - self.began.0).hypot(place.1 - self.began.1);
        self.can_move && !self.moving && far > SLACK
    }
}
