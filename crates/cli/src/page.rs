//! Text for a page of eighty columns: wrapped lines, columns and tables.

use std::fmt::Write as _;

/// Width of a page in characters.
pub(crate) const WIDTH: usize = 80;

/// Width of a text in characters.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// Words on lines no longer than the page, all but the first with that indent.
pub(crate) fn wrap(first: &str, indent: usize, text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = format!("{first:indent$}");
    let mut fresh = true;
    // Only at plain spaces: others hold together what they stand between.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !fresh && width(&line) + 1 + width(word) > WIDTH {
            lines.push(line);
            line = " ".repeat(indent);
            fresh = true;
        }
        if !fresh {
            line.push(' ');
        }
        line.push_str(word);
        fresh = false;
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// Short texts in columns, row by row, on lines no longer than the page.
pub(crate) fn columns(texts: &[String]) -> Vec<String> {
    let widest = texts.iter().map(|text| width(text)).max().unwrap_or(0) + 2;
    let across = ((WIDTH - 2) / widest).max(1);
    let line = |texts: &[String]| {
        let padded: Vec<String> = texts.iter().map(|text| format!("{text:widest$}")).collect();
        format!("  {}", padded.concat().trim_end())
    };
    texts.chunks(across).map(line).collect()
}

/// Rows of cells, each column as wide as its widest cell; the last column is wrapped.
pub(crate) fn table(rows: &[Vec<String>]) -> Vec<String> {
    let across = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| width(cell)).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..across).map(widest).collect();
    let mut lines = Vec::new();
    for row in rows {
        let Some((last, before)) = row.split_last() else { continue };
        let mut first = "  ".to_owned();
        for (cell, widest) in before.iter().zip(&widths) {
            let _ = write!(first, "{cell:widest$}  ");
        }
        let indent = width(&first);
        lines.extend(wrap(&first, indent, last));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_wrapped_at_the_page_width() {
        let lines = wrap("* ", 2, &"word ".repeat(40));
        assert!(lines.iter().all(|line| width(line) <= WIDTH));
        assert!(lines[0].starts_with("* word") && lines[1].starts_with("  word"));
        assert_eq!(wrap("- ", 2, ""), ["-"]);
    }

    #[test]
    fn tables_align() {
        let rows = [["a", "1", "x"], ["long", "øø", "y"]];
        let rows: Vec<Vec<String>> = rows.map(|row| row.map(str::to_owned).to_vec()).to_vec();
        assert_eq!(table(&rows), ["  a     1   x", "  long  øø  y"]);
    }
}
