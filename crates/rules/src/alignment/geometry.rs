//! Cells, points and the symmetries of a grid.

use super::AlignmentRules;
use crate::board::{Geometry, Point, Shape, Spot};
use crate::stones::Stones;

/// The name of a cell: file letter and rank number.
pub(crate) fn cell_name(cell: u8) -> String {
    [char::from(b'a' + cell / 8), char::from(b'1' + cell % 8)].iter().collect()
}

/// The point of a cell: points are dense, file by file from the lowest rank.
pub(super) const fn point(cell: u8, ranks: u8) -> Point {
    Point(cell / 8 * ranks + cell % 8)
}

/// The cell of a point; none outside the board.
pub(super) const fn cell(point: Point, files: u8, ranks: u8) -> Option<u8> {
    let (file, rank) = (point.0 / ranks, point.0 % ranks);
    if file < files { Some(file * 8 + rank) } else { None }
}

/// A board of that size.
pub(super) fn grid(files: u8, ranks: u8) -> Geometry {
    let mut spots = Vec::new();
    let mut edges = Vec::new();
    for file in 0..files {
        for rank in 0..ranks {
            let here = point(file * 8 + rank, ranks);
            spots.push(Spot {
                point: here,
                name: cell_name(file * 8 + rank),
                x: i16::from(file),
                y: i16::from(rank),
            });
            let next = [(file, rank + 1), (file + 1, rank)];
            for (file, rank) in next.into_iter().filter(|(f, r)| *f < files && *r < ranks) {
                let there = point(file * 8 + rank, ranks);
                edges.extend([(here, there), (there, here)]);
            }
        }
    }
    Geometry { shape: Shape::Grid, width: i16::from(files), height: i16::from(ranks), spots, edges }
}

/// The symmetries of the board that keep the cells to be filled first, as maps from cell to cell;
/// the identity is the first.
pub(super) fn images(rules: &AlignmentRules) -> Vec<[u8; 64]> {
    let (files, ranks) = (rules.files, rules.ranks);
    let board = Stones::board(files, ranks);
    let mut all = Vec::new();
    for turned in [false, true] {
        if turned && files != ranks {
            continue;
        }
        for (mirror_files, mirror_ranks) in
            [(false, false), (true, false), (false, true), (true, true)]
        {
            let mut map = [0; 64];
            let mut fill = Stones::NONE;
            for cell in board {
                let (mut file, mut rank) = (cell / 8, cell % 8);
                if turned {
                    (file, rank) = (rank, file);
                }
                if mirror_files {
                    file = files - 1 - file;
                }
                if mirror_ranks {
                    rank = ranks - 1 - rank;
                }
                map[usize::from(cell)] = file * 8 + rank;
                if rules.fill_first.meets(Stones::cell(cell)) {
                    fill |= Stones::at(file, rank);
                }
            }
            if fill == rules.fill_first {
                all.push(map);
            }
        }
    }
    all
}
