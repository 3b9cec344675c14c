//! Rows of holes in a boat, the stern at the left unless it is turned, with the holes' numbers above
//! and below. Up to 25 holes fit a page.

use super::Board;

/// Characters of a hole.
const HOLE: usize = 3;

impl Board<'_> {
    pub(super) fn boat(&self) -> Vec<String> {
        let rows = self.rows();
        let shortest = rows.iter().map(|y| self.holes(*y).len()).min().unwrap_or(0);
        let numbers = self.numbers();
        // Where it is turned, the prow lies at the left.
        let ahead = HOLE * (self.geometry.width as usize - shortest);
        let indent = " ".repeat(if self.turned { ahead } else { 0 });
        let corners = if self.ascii { ["++", "++", "-"] } else { ["╭╮", "╰╯", "─"] };
        let side = |ends: &str| {
            let (left, right) = ends.split_at(ends.len() / 2);
            let hull = format!("{left}{}{right}", corners[2].repeat(HOLE * shortest));
            format!("   {indent}{}", self.faint(&hull))
        };
        let mut lines = vec![numbers.clone(), side(corners[0])];
        let middle = rows.len() / 2;
        for (i, y) in rows.into_iter().enumerate() {
            lines.push(self.hull_row(y, i.cmp(&middle)));
        }
        lines.extend([side(corners[1]), numbers]);
        lines
    }

    /// The columns of a row that have a hole, in the order in which they are drawn.
    fn holes(&self, y: i16) -> Vec<i16> {
        self.columns().into_iter().filter(|x| self.at(*x, y).is_some()).collect()
    }

    /// The numbers of the columns, in line with the holes.
    fn numbers(&self) -> String {
        let longest = (0..self.geometry.height).max_by_key(|y| self.holes(*y).len()).unwrap_or(0);
        let number = |x: i16| self.at(x, longest).map_or("", |point| self.name(point).1);
        let numbers: Vec<String> =
            self.columns().into_iter().map(|x| format!("{:>2}", number(x))).collect();
        format!("    {}", numbers.join(" "))
    }

    /// A row between the sides of the boat, which run together where a row has a hole at the prow.
    /// `place` is above, in or below the middle.
    fn hull_row(&self, y: i16, place: std::cmp::Ordering) -> String {
        let holes = self.holes(y);
        let name =
            holes.first().and_then(|x| self.at(*x, y)).map_or("", |point| self.name(point).0);
        let empty = if self.ascii { '.' } else { '·' };
        let points = holes.iter().filter_map(|x| self.at(*x, y));
        let cells: String = points.map(|point| self.cell(point, empty)).collect();
        let stern = self.faint(if self.ascii { "|" } else { "│" });
        let pointed = (0..self.geometry.height).any(|other| self.holes(other).len() != holes.len());
        // The prow at the right, above, in and below the middle; mirrored where it is turned.
        let letters = match (self.ascii, self.turned) {
            (true, false) => ["\\", ">", "/"],
            (true, true) => ["/", "<", "\\"],
            (false, false) => ["╲", "›", "╱"],
            (false, true) => ["╱", "‹", "╲"],
        };
        let prow = letters[(place as i8 + 1) as usize];
        let at_prow = place.is_eq();
        match (pointed, self.turned, at_prow) {
            (false, ..) => format!(" {name} {stern}{cells}{stern}"),
            (true, false, true) => format!(" {name} {stern}{cells}{}", self.faint(prow)),
            (true, false, false) => format!(" {name} {stern}{cells} {}", self.faint(prow)),
            (true, true, true) => format!(" {name} {}{cells}{stern}", self.faint(prow)),
            (true, true, false) => format!(" {name}   {} {cells}{stern}", self.faint(prow)),
        }
    }
}
