//! Moves drawn on a board as arrows: where something goes, and what goes away. The first is the
//! boldest; each carries its number, so that none is told by colour alone.

use std::fmt::Write as _;

use nugar_rules::board::Point;

use super::plan::Plan;

/// A move to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Pointer {
    /// Its number, from 1.
    pub(crate) number: usize,
    /// From where to where; without a beginning something is put there.
    pub(crate) ways: Vec<(Option<Point>, Point)>,
    /// What goes away.
    pub(crate) taken: Vec<Point>,
}

/// How far an arrow stays away from the middle of the points.
const SHORT: f64 = 30.0;
/// Length of its head.
const HEAD: f64 = 26.0;

/// The drawing, the last first, so that the first lies on top.
pub(crate) fn pointers(plan: &Plan, all: &[Pointer]) -> String {
    let mut text = String::new();
    for Pointer { number, ways, taken } in all.iter().rev() {
        let _ = write!(text, "<g class=\"pointer pointer-{number}\">");
        let mut label = None;
        for (from, to) in ways {
            let (x, y) = plan.at(*to);
            let Some(from) = from else {
                let _ = write!(text, "<circle class=\"put\" cx=\"{x}\" cy=\"{y}\" r=\"36\"/>");
                label = Some((x, y));
                continue;
            };
            let (from_x, from_y) = plan.at(*from);
            let length = (x - from_x).hypot(y - from_y).max(1.0);
            let (ux, uy) = ((x - from_x) / length, (y - from_y) / length);
            let (x1, y1) = (from_x + ux * SHORT, from_y + uy * SHORT);
            let (x2, y2) = (x - ux * SHORT, y - uy * SHORT);
            let (bx, by) = (x2 - ux * HEAD, y2 - uy * HEAD);
            let (wx, wy) = (-uy * HEAD * 0.6, ux * HEAD * 0.6);
            let _ = write!(
                text,
                "<path class=\"shaft\" d=\"M{x1:.1} {y1:.1}L{bx:.1} {by:.1}\"/>\
                 <path class=\"tip\" d=\"M{x2:.1} {y2:.1}L{:.1} {:.1}L{:.1} {:.1}Z\"/>",
                bx + wx,
                by + wy,
                bx - wx,
                by - wy,
            );
            label.get_or_insert((f64::midpoint(x1, bx), f64::midpoint(y1, by)));
        }
        for point in taken {
            let (x, y) = plan.at(*point);
            let _ = write!(
                text,
                "<path class=\"away\" d=\"M{} {}L{} {}M{} {}L{} {}\"/>",
                x - 20.0,
                y - 20.0,
                x + 20.0,
                y + 20.0,
                x - 20.0,
                y + 20.0,
                x + 20.0,
                y - 20.0,
            );
        }
        if let Some((x, y)) = label {
            let _ = write!(
                text,
                "<circle class=\"disc\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"15\"/>\
                 <text x=\"{x:.1}\" y=\"{:.1}\">{number}</text>",
                y + 7.0,
            );
        }
        text += "</g>";
    }
    text
}
