//! The boat: three rows of holes, stern at the left, and which hole comes after which.

use super::way::Way;
use crate::board::{Geometry, Point, Shape, Spot};
use crate::game::Side;

/// White's row above, the middle row, black's row below; edges lead one hole ahead.
pub(super) fn boat(way: Way) -> Geometry {
    let rows = [('w', way.outer(), 2), ('m', way.middle(), 1), ('b', way.outer(), 0)];
    let mut spots = Vec::new();
    for (letter, holes, y) in rows {
        for column in 1..=holes {
            let point = Point(spots.len() as u8);
            let name = format!("{letter}{column}");
            spots.push(Spot { point, name, x: i16::from(column) - 1, y });
        }
    }
    let mut edges = Vec::new();
    for side in Side::BOTH {
        for from in (0..).map_while(|number| way.place(number)) {
            edges.push((way.point(side, from), way.point(side, way.ahead(from, 1))));
        }
    }
    edges.sort_unstable();
    edges.dedup();
    Geometry { shape: Shape::Boat, width: i16::from(way.middle()), height: 3, spots, edges }
}
