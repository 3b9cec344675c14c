//! What a board looks like to somebody who knows no rules: points, places, pieces, touches.

use crate::game::Side;

/// A point of a board, numbered densely by its [`Geometry`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub u8);

/// Where a point lies and what it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    /// The point, equal to its place in [`Geometry::spots`].
    pub point: Point,
    /// Its name in positions and moves: `c3`, `m17`.
    pub name: String,
    /// Column in grid steps, from the left.
    pub x: i16,
    /// Row in grid steps, from the bottom.
    pub y: i16,
}

/// The shape a board is drawn in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A grid of cells.
    Grid,
    /// Three rows of holes in a boat, stern at the left.
    Boat,
}

/// A board: its points and which are one step apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Geometry {
    /// How it is drawn.
    pub shape: Shape,
    /// Columns in grid steps.
    pub width: i16,
    /// Rows in grid steps.
    pub height: i16,
    /// Every point.
    pub spots: Vec<Spot>,
    /// Pairs of points one step apart; directed where pieces run one way only.
    pub edges: Vec<(Point, Point)>,
}

impl Geometry {
    /// The name of a point; `?` for one that the board lacks.
    pub fn name(&self, point: Point) -> &str {
        self.spots.get(point.0 as usize).map_or("?", |spot| &spot.name)
    }

    /// The point of that name, letters in either case.
    pub fn find(&self, name: &str) -> Option<Point> {
        self.spots.iter().find(|spot| spot.name.eq_ignore_ascii_case(name)).map(|spot| spot.point)
    }

    /// The names of several points.
    pub fn names(&self, points: impl IntoIterator<Item = Point>) -> Vec<String> {
        points.into_iter().map(|point| self.name(point).to_owned()).collect()
    }
}

/// How a piece stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// As pieces of games of alignment stand.
    Plain,
    /// Not yet woken by an A.
    Undalled,
    /// Turned, free to run.
    Dalled,
}

/// A piece on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Where it stands.
    pub point: Point,
    /// Whose it is.
    pub side: Side,
    /// How it stands.
    pub standing: Standing,
}

/// What there is to see of a state, also in the middle of a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Look {
    /// Every piece on the board, by point.
    pub pieces: Vec<Piece>,
    /// Black's and white's pieces still in hand, where there are hands.
    pub hands: Option<[u8; 2]>,
    /// The throw lying on the table, as text, where there are dice.
    pub throw: Option<String>,
    /// Points of rows that the touched points have just made.
    pub rows: Vec<Point>,
}

impl Look {
    /// The piece that stands on a point.
    pub fn at(&self, point: Point) -> Option<Piece> {
        self.pieces.iter().copied().find(|piece| piece.point == point)
    }
}

/// The points a hand touches to make one move.
///
/// A hand follows one of the `paths` in order and then touches the `rest` in any order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touches {
    /// The alternatives; at least one, which may be empty (a pass).
    pub paths: Vec<Vec<Point>>,
    /// Points touched afterwards, in any order.
    pub rest: Vec<Point>,
}

impl Touches {
    /// The points that may be touched next after `touched`; `None` when `touched` does not begin
    /// this move; an empty vector when it is the whole move.
    pub fn next(&self, touched: &[Point]) -> Option<Vec<Point>> {
        let mut next = Vec::new();
        let mut begun = false;
        for path in &self.paths {
            let common = path.len().min(touched.len());
            if path[..common] != touched[..common] {
                continue;
            }
            if touched.len() < path.len() {
                begun = true;
                next.push(path[touched.len()]);
                continue;
            }
            let after = &touched[common..];
            let fits = after
                .iter()
                .enumerate()
                .all(|(i, p)| self.rest.contains(p) && !after[..i].contains(p));
            if fits {
                begun = true;
                next.extend(self.rest.iter().filter(|p| !after.contains(p)));
            }
        }
        next.sort_unstable();
        next.dedup();
        begun.then_some(next)
    }

    /// Whether `touched` is the whole move.
    pub fn whole(&self, touched: &[Point]) -> bool {
        self.paths
            .iter()
            .any(|path| touched.len() == path.len() + self.rest.len() && touched.starts_with(path))
            && self.next(touched).is_some_and(|next| next.is_empty())
    }
}
