//! Where the points of a board lie on the drawing, whichever way it is turned.

use nugar_rules::board::{Geometry, Point, Shape};

/// Distance between neighbouring points in units of the drawing.
pub(crate) const STEP: f64 = 100.0;
/// Distance between the rows of a boat, lying and standing on its end: there its holes are close
/// together, so that fingers need the room beside them.
const BEAM: (f64, f64) = (128.0, 200.0);
/// Room around the outermost points, coordinates included, so that showing them moves nothing.
const FRAME: f64 = 96.0;

/// An arrow key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// How a board is held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Hold {
    /// Seen from the other side.
    pub(crate) turned: bool,
    /// A long board stands on its end, as narrow screens need it.
    pub(crate) upright: bool,
}

/// A drawing's size and the place of every point on it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plan {
    /// Width in units.
    pub(crate) width: f64,
    /// Height in units.
    pub(crate) height: f64,
    /// How it is held; `upright` only where the board can be.
    pub(crate) hold: Hold,
    /// The shape of the board.
    pub(crate) shape: Shape,
    /// Columns and rows of the board as it is, not as it is held.
    pub(crate) size: (f64, f64),
    /// Distance between its rows.
    pub(crate) across: f64,
    spots: Vec<(f64, f64)>,
}

impl Plan {
    /// The plan of a board.
    pub(crate) fn new(geometry: &Geometry, hold: Hold) -> Plan {
        let upright = hold.upright && geometry.shape == Shape::Boat;
        let hold = Hold { upright, ..hold };
        let size = (f64::from(geometry.width), f64::from(geometry.height));
        let across = match geometry.shape {
            Shape::Grid => STEP,
            Shape::Boat if upright => BEAM.1,
            Shape::Boat => BEAM.0,
        };
        let (long, broad) = ((size.0 - 1.0) * STEP, (size.1 - 1.0) * across);
        let (wide, high) = if upright { (broad, long) } else { (long, broad) };
        // A boat's ends are drawn beyond its holes.
        let ends = if geometry.shape == Shape::Boat { 60.0 } else { 0.0 };
        // Standing, its coordinates are larger and lie beside its holes.
        let ends = if upright { (24.0, ends) } else { (ends, 0.0) };
        let mut plan = Plan {
            width: wide + 2.0 * (FRAME + ends.0),
            height: high + 2.0 * (FRAME + ends.1),
            hold,
            shape: geometry.shape,
            size,
            across,
            spots: Vec::new(),
        };
        let lay = |spot: &nugar_rules::board::Spot| plan.lay(f64::from(spot.x), f64::from(spot.y));
        plan.spots = geometry.spots.iter().map(lay).collect();
        plan
    }

    /// Where grid steps from the lower left corner of the board lie on the drawing.
    pub(crate) fn lay(&self, x: f64, y: f64) -> (f64, f64) {
        let (last_x, last_y) = (self.size.0 - 1.0, self.size.1 - 1.0);
        let (x, y) = if self.hold.turned { (last_x - x, last_y - y) } else { (x, y) };
        // From the middle, so that the frame needs no further thought.
        let (dx, dy) = ((x - last_x / 2.0) * STEP, (last_y / 2.0 - y) * self.across);
        let (dx, dy) = if self.hold.upright { (dy, -dx) } else { (dx, dy) };
        (self.width / 2.0 + dx, self.height / 2.0 + dy)
    }

    /// Degrees by which the board as it is has to be turned to lie as it is held.
    pub(crate) fn angle(&self) -> i32 {
        (if self.hold.turned { 180 } else { 0 }) - (if self.hold.upright { 90 } else { 0 })
    }

    /// The place of a point; the middle for one that the board lacks.
    pub(crate) fn at(&self, point: Point) -> (f64, f64) {
        let middle = (self.width / 2.0, self.height / 2.0);
        self.spots.get(point.0 as usize).copied().unwrap_or(middle)
    }

    /// Every point with its place.
    pub(crate) fn spots(&self) -> impl Iterator<Item = (Point, (f64, f64))> + '_ {
        self.spots.iter().enumerate().map(|(i, at)| (Point(i as u8), *at))
    }

    /// The point nearest to a place, unless that is far from all of them.
    pub(crate) fn nearest(&self, x: f64, y: f64) -> Option<Point> {
        let far = |at: (f64, f64)| (at.0 - x).hypot(at.1 - y);
        self.spots()
            .map(|(point, at)| (point, far(at)))
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .filter(|(_, distance)| *distance < 0.72 * self.across)
            .map(|(point, _)| point)
    }

    /// The point next to another in the direction of an arrow key, on the drawing.
    pub(crate) fn beside(&self, point: Point, arrow: Arrow) -> Option<Point> {
        let (x, y) = self.at(point);
        let (dx, dy) = match arrow {
            Arrow::Left => (-1.0, 0.0),
            Arrow::Right => (1.0, 0.0),
            Arrow::Up => (0.0, -1.0),
            Arrow::Down => (0.0, 1.0),
        };
        let along = |at: (f64, f64)| (at.0 - x) * dx + (at.1 - y) * dy;
        let aside = |at: (f64, f64)| ((at.0 - x) * dy).abs() + ((at.1 - y) * dx).abs();
        self.spots()
            .filter(|(_, at)| along(*at) > 1.0)
            .map(|(point, at)| (point, along(at) + 3.0 * aside(at)))
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(point, _)| point)
    }

    /// The box that the drawing is seen through.
    pub(crate) fn view_box(&self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }
}
