//! A board as lines of text, drawn from its geometry and what stands there. Knows no game.

mod boat;
mod grid;

use anstyle::{AnsiColor, Style};
use nugar_rules::board::{Geometry, Look, Piece, Point, Shape, Standing};
use nugar_rules::game::Side;
use nugar_words::Words;

use crate::terminal::{Terminal, paint};

/// A board to be drawn.
pub(crate) struct Board<'a> {
    geometry: &'a Geometry,
    look: &'a Look,
    colours: bool,
    ascii: bool,
    turned: bool,
    face: Option<char>,
    marks: Marks,
}

/// What the last move touched.
#[derive(Default)]
struct Marks {
    /// Where a piece came to stand, or passed.
    touched: Vec<Point>,
    /// Where a piece was taken off.
    taken: Vec<Point>,
}

impl<'a> Board<'a> {
    /// Drawn as that terminal can show it.
    pub(crate) fn new(geometry: &'a Geometry, look: &'a Look, terminal: &Terminal) -> Board<'a> {
        Board {
            geometry,
            look,
            colours: terminal.colours,
            ascii: terminal.ascii,
            turned: false,
            face: None,
            marks: Marks::default(),
        }
    }

    /// Shows the one-face of the dice as this letter.
    pub(crate) fn face(mut self, face: Option<char>) -> Board<'a> {
        self.face = face;
        self
    }

    /// Seen from the other side.
    pub(crate) fn turned(mut self, turned: bool) -> Board<'a> {
        self.turned = turned;
        self
    }

    /// Marks the points that a move's text names.
    pub(crate) fn marked(mut self, text: &str) -> Board<'a> {
        self.marks = Marks::of(self.geometry, text);
        self
    }

    /// The lines, from the top.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = match self.geometry.shape {
            Shape::Grid => self.grid(),
            Shape::Boat => self.boat(),
        };
        if let Some(throw) = &self.look.throw {
            let dice: Vec<String> =
                faces(throw, self.face).chars().map(|face| format!("[{face}]")).collect();
            lines.push(format!("      {}", self.strong(&dice.join(" "))));
        }
        lines
    }

    /// A point in three characters: what stands there, in brackets where the last move went.
    fn cell(&self, point: Point, empty: char) -> String {
        let touched = self.marks.touched.contains(&point);
        match self.look.at(point) {
            Some(piece) => {
                let glyph = paint(self.colours, style(piece.side), &self.glyph(piece).to_string());
                if touched {
                    format!("{}{glyph}{}", self.strong("["), self.strong("]"))
                } else {
                    format!(" {glyph} ")
                }
            }
            None if self.marks.taken.contains(&point) => {
                self.faint(if self.ascii { " x " } else { " × " })
            }
            None if touched => self.faint(if self.ascii { " . " } else { " · " }),
            None => self.faint(&format!(" {empty} ")),
        }
    }

    fn glyph(&self, piece: Piece) -> char {
        glyph(piece.side, piece.standing, self.ascii)
    }

    fn faint(&self, text: &str) -> String {
        paint(self.colours, Style::new().dimmed(), text)
    }

    fn strong(&self, text: &str) -> String {
        paint(self.colours, Style::new().bold(), text)
    }

    /// The point at a place of the grid.
    fn at(&self, x: i16, y: i16) -> Option<Point> {
        self.geometry.spots.iter().find(|spot| (spot.x, spot.y) == (x, y)).map(|spot| spot.point)
    }

    /// Columns in the order in which they are drawn.
    fn columns(&self) -> Vec<i16> {
        let columns = 0..self.geometry.width;
        if self.turned { columns.rev().collect() } else { columns.collect() }
    }

    /// Rows from the top in the order in which they are drawn.
    fn rows(&self) -> Vec<i16> {
        let rows = 0..self.geometry.height;
        if self.turned { rows.collect() } else { rows.rev().collect() }
    }

    /// The letters and the digits of a point's name.
    fn name(&self, point: Point) -> (&str, &str) {
        let name = self.geometry.name(point);
        name.split_at(name.find(|c: char| c.is_ascii_digit()).unwrap_or(name.len()))
    }
}

impl Marks {
    /// Names are letters with digits; an `x` before one takes what stood there.
    fn of(geometry: &Geometry, text: &str) -> Marks {
        let mut marks = Marks::default();
        let mut start = 0;
        while start < text.len() {
            let rest = &text[start..];
            // The longest name that stands here, so that m17 is not taken for m1.
            let named = geometry.spots.iter().filter(|spot| rest.starts_with(&spot.name));
            let Some(spot) = named.max_by_key(|spot| spot.name.len()) else {
                start += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            };
            let taking = text[..start].ends_with('x');
            if taking {
                marks.taken.push(spot.point);
            }
            marks.touched.push(spot.point);
            start += spot.name.len();
        }
        marks
    }
}

/// The letter or shape of a piece. Small ones are not dalled yet.
fn glyph(side: Side, standing: Standing, ascii: bool) -> char {
    match (side, standing, ascii) {
        (Side::Black, Standing::Plain | Standing::Dalled, false) => '●',
        (Side::White, Standing::Plain | Standing::Dalled, false) => '○',
        (Side::Black, Standing::Undalled, false) => '•',
        (Side::White, Standing::Undalled, false) => '◦',
        (Side::Black, Standing::Plain | Standing::Undalled, true) => 'b',
        (Side::White, Standing::Plain | Standing::Undalled, true) => 'w',
        (Side::Black, Standing::Dalled, true) => 'B',
        (Side::White, Standing::Dalled, true) => 'W',
    }
}

/// The colour of a side, to be told apart on dark and on light grounds.
fn style(side: Side) -> Style {
    match side {
        Side::Black => AnsiColor::Cyan.on_default().bold(),
        Side::White => Style::new().bold(),
    }
}

/// A throw with the letter that the dice show for A.
pub(crate) fn faces(throw: &str, face: Option<char>) -> String {
    let shown = |c: char| if c == 'A' { face.unwrap_or(c) } else { c };
    throw.chars().map(shown).collect()
}

/// A side's piece and name, and what is said of it.
pub(crate) fn side(side: Side, words: &Words, terminal: &Terminal) -> String {
    let glyph = glyph(side, Standing::Plain, terminal.ascii).to_string();
    format!("{} {}", paint(terminal.colours, style(side), &glyph), words.side(side))
}

/// What the two sizes of pieces mean, and where the boat's ends are.
pub(crate) fn legend(geometry: &Geometry, terminal: &Terminal) -> Option<String> {
    let Shape::Boat = geometry.shape else { return None };
    let pair = |standing: Standing| {
        let both = Side::BOTH.map(|side| {
            let glyph = glyph(side, standing, terminal.ascii).to_string();
            paint(terminal.colours, style(side), &glyph)
        });
        both.join(" ")
    };
    let words = &terminal.words;
    Some(format!(
        "{} {}   {} {}   1 {}, {} {}",
        pair(Standing::Undalled),
        words.term("undalled"),
        pair(Standing::Dalled),
        words.term("dalled"),
        words.term("stern"),
        geometry.width,
        words.term("prow"),
    ))
}
