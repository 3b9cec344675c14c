//! A grid of cells between lines, with the names of files and ranks around it.

use super::Board;

impl Board<'_> {
    pub(super) fn grid(&self) -> Vec<String> {
        let columns = self.columns();
        let files: Vec<&str> =
            columns.iter().map(|x| self.at(*x, 0).map_or("", |point| self.name(point).0)).collect();
        let names = format!("     {}", files.join("   "));
        let [top, between, bottom, bar] = if self.ascii {
            ["+++", "+++", "+++", "|"]
        } else {
            ["┌┬┐", "├┼┤", "└┴┘", "│"]
        };
        let mut lines = vec![names.clone(), self.rule(top)];
        for (i, y) in self.rows().into_iter().enumerate() {
            if i > 0 {
                lines.push(self.rule(between));
            }
            let rank = self.at(0, y).map_or("", |point| self.name(point).1);
            let bar = self.faint(bar);
            let cells: Vec<String> = columns
                .iter()
                .map(|x| self.at(*x, y).map_or("   ".to_owned(), |point| self.cell(point, ' ')))
                .collect();
            lines.push(format!("{rank:>2} {bar}{}{bar} {rank}", cells.join(&bar)));
        }
        lines.extend([self.rule(bottom), names]);
        lines
    }

    /// A line between ranks: its left end, its crossings and its right end.
    fn rule(&self, ends: &str) -> String {
        let mut letters = ends.chars();
        let mut next = || letters.next().unwrap_or('+');
        let (left, cross, right) = (next(), next(), next());
        let dash = if self.ascii { "---" } else { "───" };
        let cells = vec![dash; self.geometry.width as usize];
        let line = format!("{left}{}{right}", cells.join(&cross.to_string()));
        format!("   {}", self.faint(&line))
    }
}
