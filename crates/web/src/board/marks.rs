//! What is marked on a board, and the shape of each mark: none is told by colour alone.

use nugar_rules::board::{Look, Point};
use nugar_rules::game::Side;

/// What a board marks besides its pieces.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Marks {
    /// Points that may be touched next.
    pub(crate) next: Vec<Point>,
    /// Whose turn it is.
    pub(crate) mover: Option<Side>,
    /// Points touched already.
    pub(crate) chosen: Vec<Point>,
    /// Points of the last move.
    pub(crate) last: Vec<Point>,
    /// Points that a hint names.
    pub(crate) hint: Vec<Point>,
    /// Points with what is proven of the best move from there.
    pub(crate) graded: Vec<(Point, Grade)>,
}

/// What is proven, each with a shape of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Grade {
    /// Won.
    Won,
    /// Neither.
    Drawn,
    /// Lost.
    Lost,
}

impl Grade {
    /// Every one.
    pub(crate) const ALL: [Grade; 3] = [Grade::Won, Grade::Drawn, Grade::Lost];

    /// Its class in the style.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Grade::Won => "won",
            Grade::Drawn => "drawn",
            Grade::Lost => "lost",
        }
    }

    /// A triangle on its base, a square, a triangle on its tip: in the corner of a point.
    const fn path(self) -> &'static str {
        match self {
            Grade::Won => "M31-50L49-20H13Z",
            Grade::Drawn => "M17-48H45V-20H17Z",
            Grade::Lost => "M31-18L49-48H13Z",
        }
    }

    /// Its drawing beside a text.
    pub(crate) fn icon(self) -> String {
        format!("<svg viewBox=\"9 -54 44 40\"><path d=\"{}\"/></svg>", self.path())
    }
}

/// What a mark says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mark {
    /// A piece that may be taken up.
    Movable,
    /// A place where a move may go.
    Target,
    /// A piece that may be taken.
    Takeable,
    /// A point that has been touched.
    Chosen,
    /// A point of the last move.
    Last,
    /// A point of a hint.
    Hint,
    /// What the best move from there comes to.
    Graded(Grade),
}

impl Marks {
    /// What a point that may be touched next is.
    pub(crate) fn next_is(&self, look: &Look, point: Point) -> Option<Mark> {
        if !self.next.contains(&point) {
            return None;
        }
        Some(match look.at(point) {
            None => Mark::Target,
            Some(piece) if Some(piece.side) == self.mover => Mark::Movable,
            Some(_) => Mark::Takeable,
        })
    }

    /// Every mark of a point, the lowest first.
    pub(crate) fn of(&self, look: &Look, point: Point) -> Vec<Mark> {
        let mut marks = Vec::new();
        if self.last.contains(&point) {
            marks.push(Mark::Last);
        }
        if self.hint.contains(&point) {
            marks.push(Mark::Hint);
        }
        if self.chosen.contains(&point) {
            marks.push(Mark::Chosen);
        }
        marks.extend(self.next_is(look, point));
        let graded = self.graded.iter().find(|(there, _)| *there == point);
        marks.extend(graded.map(|(_, grade)| Mark::Graded(*grade)));
        marks
    }
}

impl Mark {
    /// Its drawing around the origin; a light line lies below every dark one, so that both can be
    /// seen on any ground.
    pub(crate) fn drawing(self) -> String {
        let (class, path) = match self {
            // Four arcs.
            Mark::Movable => (
                "movable",
                "M-14-41A43 43 0 0 1 14-41M41-14A43 43 0 0 1 41 14M14 41A43 43 0 0 1-14 41\
                 M-41 14A43 43 0 0 1-41-14",
            ),
            Mark::Target => ("target", "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z"),
            // A ring broken by four darts that point inwards.
            Mark::Takeable => (
                "takeable",
                "M-47-47L-24-38L-38-24ZM47-47L24-38L38-24ZM47 47L24 38L38 24ZM-47 47L-24 38L-38 24Z",
            ),
            Mark::Chosen => ("chosen", "M-43 0A43 43 0 1 1 43 0A43 43 0 1 1-43 0Z"),
            // Corners of a square.
            Mark::Last => ("last", "M-46-30V-46H-30M30-46H46V-30M46 30V46H30M-30 46H-46V30"),
            // A diamond.
            Mark::Hint => ("hint", "M0-50L50 0L0 50L-50 0Z"),
            Mark::Graded(grade) => (grade.class(), grade.path()),
        };
        format!(
            "<path class=\"under {class}\" d=\"{path}\"/><path class=\"over {class}\" d=\"{path}\"/>"
        )
    }
}
