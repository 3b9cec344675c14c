//! Rows of holes in a boat, the stern at the left unless it is turned, with the holes' numbers above
//! and below. Up to 25 holes fit a page.

use super::Board;

/// Characters of a hole.
const HOLE: usize = 3;

impl Board<'_> {
    pub(super) fn boat(&self) -> Vec<String> {
        let rows = self.rows();
        let shortest =
            rows.iter().map(|y| self.holes(*y).len()).min().unwrap_or(0).min(self.holes_of_all());
        let numbers = self.numbers();
        let [left, right, dash] = if self.ascii { ["+", "+", "-"] } else { ["╭", "╮", "─"] };
        let hull = dash.repeat(HOLE * shortest);
        // Where it is turned, the prow lies at the left.
        let ahead = " ".repeat(HOLE * (self.holes_of_all() - shortest));
        let indent = if self.turned { ahead.as_str() } else { "" };
        let (below_left, below_right) = if self.ascii { ("+", "+") } else { ("╰", "╯") };
        let mut lines = vec![numbers.clone()];
        lines.push(format!("   {indent}{}", self.faint(&format!("{left}{hull}{right}"))));
        for y in rows {
            lines.push(self.hull_row(y));
        }
        lines.push(format!(
            "   {indent}{}",
            self.faint(&format!("{below_left}{hull}{below_right}"))
        ));
        lines.push(numbers);
        lines
    }

    /// The columns of a row that have a hole, in the order in which they are drawn.
    fn holes(&self, y: i16) -> Vec<i16> {
        self.columns().into_iter().filter(|x| self.at(*x, y).is_some()).collect()
    }

    fn holes_of_all(&self) -> usize {
        self.geometry.width as usize
    }

    /// The numbers of the columns, in line with the holes.
    fn numbers(&self) -> String {
        let longest = (0..self.geometry.height).max_by_key(|y| self.holes(*y).len()).unwrap_or(0);
        let number = |x: i16| self.at(x, longest).map_or("", |point| self.name(point).1);
        let numbers: String =
            self.columns().into_iter().map(|x| format!("{:>2} ", number(x))).collect();
        format!("    {}", numbers.trim_end())
    }

    /// A row between the sides of the boat.
    fn hull_row(&self, y: i16) -> String {
        let holes = self.holes(y);
        let name =
            holes.first().and_then(|x| self.at(*x, y)).map_or("", |point| self.name(point).0);
        let empty = if self.ascii { '.' } else { '·' };
        let cells: String = holes
            .iter()
            .filter_map(|x| self.at(*x, y))
            .map(|point| self.cell(point, empty))
            .collect();
        let bar = self.faint(if self.ascii { "|" } else { "│" });
        let missing = " ".repeat(HOLE * (self.holes_of_all() - holes.len()));
        if self.turned {
            format!(" {missing}{name} {bar}{cells}{bar}")
        } else {
            format!(" {name} {bar}{cells}{bar}")
        }
    }
}
