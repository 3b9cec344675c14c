//! Pieces put anywhere, and the text of the position that they make. Whether it can stand is for
//! the rules to say.

use nugar_rules::board::{Geometry, Look, Piece, Point, Shape, Standing};
use nugar_rules::game::Side;

/// What a touch puts on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Brush {
    /// A piece.
    Piece(Side, Standing),
    /// Nothing.
    Erase,
}

impl Brush {
    /// What can be put on a board of that shape.
    pub(crate) fn all(shape: Shape) -> Vec<Brush> {
        let standings: &[Standing] = match shape {
            Shape::Grid => &[Standing::Plain],
            Shape::Boat => &[Standing::Undalled, Standing::Dalled],
        };
        let pieces = standings
            .iter()
            .flat_map(|standing| Side::BOTH.map(|side| Brush::Piece(side, *standing)));
        pieces.chain([Brush::Erase]).collect()
    }
}

/// A position being set up.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Setup {
    /// The pieces.
    pub(crate) look: Look,
    /// Who is to move: `b` or `w`.
    pub(crate) side: String,
    /// What stands behind the side: hands or the throw.
    pub(crate) last: String,
}

impl Setup {
    /// Reads as much of a text as can be understood.
    pub(crate) fn read(geometry: &Geometry, text: &str) -> Setup {
        let mut parts = text.split_whitespace();
        let rows: Vec<&str> = parts.next().unwrap_or_default().split('/').collect();
        let side = parts.next().unwrap_or("b").to_owned();
        let usual = if geometry.shape == Shape::Boat { "-" } else { "0,0" };
        let last = parts.next().unwrap_or(usual).to_owned();
        let mut pieces = Vec::new();
        for (from_top, row) in rows.iter().enumerate() {
            let y = geometry.height - 1 - from_top as i16;
            let mut x = 0;
            let mut run = String::new();
            for letter in row.chars() {
                if letter.is_ascii_digit() {
                    run.push(letter);
                    continue;
                }
                x += run.parse::<i16>().unwrap_or(0);
                run.clear();
                let spot = geometry.spots.iter().find(|spot| (spot.x, spot.y) == (x, y));
                if let (Some(side), Some(spot)) = (Side::from_letter(letter), spot) {
                    let standing = match (geometry.shape, letter.is_uppercase()) {
                        (Shape::Grid, _) => Standing::Plain,
                        (Shape::Boat, true) => Standing::Dalled,
                        (Shape::Boat, false) => Standing::Undalled,
                    };
                    pieces.push(Piece { point: spot.point, side, standing });
                }
                x += 1;
            }
        }
        pieces.sort_by_key(|piece| piece.point);
        Setup { look: Look { pieces, ..Look::default() }, side, last }
    }

    /// The position's text.
    pub(crate) fn text(&self, geometry: &Geometry) -> String {
        let rows: Vec<String> = (0..geometry.height)
            .rev()
            .map(|y| {
                let mut row: Vec<_> = geometry.spots.iter().filter(|spot| spot.y == y).collect();
                row.sort_by_key(|spot| spot.x);
                let (mut text, mut empty) = (String::new(), 0);
                for spot in row {
                    match self.look.at(spot.point) {
                        None => empty += 1,
                        Some(piece) => {
                            if empty > 0 {
                                text += &empty.to_string();
                                empty = 0;
                            }
                            let letter = piece.side.letter();
                            let dalled = piece.standing == Standing::Dalled;
                            text.push(if dalled { letter.to_ascii_uppercase() } else { letter });
                        }
                    }
                }
                if empty > 0 {
                    text += &empty.to_string();
                }
                text
            })
            .collect();
        format!("{} {} {}", rows.join("/"), self.side, self.last)
    }

    /// Puts something on a point; the same thing again takes it off.
    pub(crate) fn put(&mut self, point: Point, brush: Brush) {
        let there = self.look.at(point);
        self.look.pieces.retain(|piece| piece.point != point);
        if let Brush::Piece(side, standing) = brush {
            let piece = Piece { point, side, standing };
            if there != Some(piece) {
                self.look.pieces.push(piece);
                self.look.pieces.sort_by_key(|piece| piece.point);
            }
        }
    }
}
