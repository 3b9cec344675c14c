//! Why touched points are no play: the rule that forbids them and the holes that show it.

use super::RunningFight;
use super::paths::Bar;
use super::places::Place;
use super::plays::Play;
use super::spec::Added;
use super::state::RaceState;
use crate::board::Point;
use crate::dice::Throw;
use crate::fault::Fault;
use crate::game::{Game, Turn};

/// The dice that a piece may still be moved by.
#[derive(Debug, Clone, Copy)]
enum Left {
    /// Both, one by one or added.
    Both(Throw),
    /// The first of these; the second has been used.
    One(u8, u8),
}

impl RunningFight {
    /// The rule against the first touch that leads to no legal play; `None` when all of them do.
    pub(super) fn why(&self, state: &RaceState, touched: &[Point]) -> Option<Fault> {
        let throw = match (self.turn(state), state.throw()) {
            (Turn::Over(_), _) => return Some(Fault::GameOver {}),
            (_, None) => return Some(Fault::ThrowFirst {}),
            (_, Some(throw)) => throw,
        };
        if self.nth_play(state, 0) == Some(Play::Pass) && !touched.is_empty() {
            return Some(Fault::ThrowLost {});
        }
        let bad = (1..=touched.len()).find(|&len| !self.begins(state, &touched[..len]))?;
        let before = (bad - 1) / 2 * 2;
        if before >= 2 && self.whole(state, &touched[..before]) {
            return Some(Fault::PlayComplete { cell: self.name(touched[before]) });
        }
        let left = match before {
            0 => Left::Both(throw),
            _ => self.left(state, throw, touched[0], touched[1]),
        };
        let now = self.held(state, &touched[..before]);
        let again = before == 2 && touched[2] == touched[1];
        if again && self.rules.added != Added::EachHoleTakes {
            return Some(Fault::SamePiece { cell: self.name(touched[2]) });
        }
        Some(self.against(&now, touched[before], touched.get(before + 1).copied(), left))
    }

    /// The rule against moving what stands on `cell`, to that hole or at all.
    fn against(&self, now: &RaceState, cell: Point, to: Option<Point>, left: Left) -> Fault {
        let side = now.side();
        let Some(from) = self.way.place_of(side, cell) else {
            return Fault::UnknownCell { text: cell.0.to_string() };
        };
        if now.pieces(side.other()).has(self.way.facing(from)) {
            return Fault::NotYours { cell: self.name(cell) };
        }
        if !now.pieces(side).has(from) {
            return Fault::NoPiece { cell: self.name(cell) };
        }
        let ways = self.ways(left);
        let Some(to) = to else {
            let refused = ways.iter().map(|&(first, by)| self.refusal(now, from, first, by));
            return refused.min_by_key(rank).expect("a die is left");
        };
        let Some(target) = self.way.place_of(side, to) else {
            return Fault::UnknownCell { text: to.0.to_string() };
        };
        let (cell, to) = (self.name(cell), self.name(to));
        let Some(by) = self.way.distance(from, target) else {
            return Fault::NotOnWay { cell, to };
        };
        if let Some(&(first, by)) = ways.iter().find(|(_, way)| *way == by) {
            return self.refusal(now, from, first, by);
        }
        match left {
            Left::One(_, used) if used == by => Fault::DieUsed { cell, to },
            Left::Both(throw) if throw.sum() == by => match self.rules.added {
                Added::EachHoleTakes => Fault::HoleByHole { cell, to },
                _ => Fault::NoAdding { cell, to },
            },
            _ => Fault::NoSuchDie { cell, to },
        }
    }

    /// Why a piece may not go that far, though some die or both say so.
    fn refusal(&self, now: &RaceState, from: Place, first: u8, by: u8) -> Fault {
        let side = now.side();
        let name = |place: Place| self.name(self.way.point(side, place));
        let end = self.way.ahead(from, by);
        let (cell, to) = (name(from), name(end));
        match self.bar(now, from, first, by) {
            Some(Bar::NeedsDal) => Fault::NeedsDal { cell },
            Some(Bar::NotSternmost(place)) => {
                Fault::NotSternmost { cell, cells: vec![name(place)] }
            }
            Some(Bar::OwnAtEnd) => Fault::OwnOnHole { cell, to },
            Some(Bar::OwnBetween(places)) => {
                Fault::OwnJumped { cell, cells: places.into_iter().map(name).collect() }
            }
            Some(Bar::Safe) => Fault::UndalledSafe { cell: to },
            None => self.unused(now, from, end),
        }
    }

    /// Why a move that the piece could make is not made: it would leave a die unused that has to
    /// be used.
    fn unused(&self, now: &RaceState, from: Place, end: Place) -> Fault {
        let side = now.side();
        let cell = self.name(self.way.point(side, from));
        let to = self.name(self.way.point(side, end));
        match self.nth_play(now, 0) {
            Some(Play::One(_)) => Fault::HigherDie { cell, to },
            _ => Fault::BothDice { cell, to },
        }
    }

    /// The distances that the dice give, each with the face that is used first.
    fn ways(&self, left: Left) -> Vec<(u8, u8)> {
        match left {
            Left::One(by, _) => vec![(by, by)],
            Left::Both(throw) => {
                let (low, high) = (throw.low(), throw.high());
                let mut ways = vec![(low, low), (high, high)];
                if self.rules.added == Added::LastHoleTakes {
                    ways.push((low, throw.sum()));
                }
                ways
            }
        }
    }

    /// The dice left after a move from one point to another.
    fn left(&self, state: &RaceState, throw: Throw, from: Point, to: Point) -> Left {
        let place = |point| self.way.place_of(state.side(), point);
        let by = place(from).zip(place(to)).and_then(|(from, to)| self.way.distance(from, to));
        if by == Some(throw.low()) {
            Left::One(throw.high(), throw.low())
        } else {
            Left::One(throw.low(), throw.high())
        }
    }

    /// Whether some legal play begins with these touches.
    fn begins(&self, state: &RaceState, touched: &[Point]) -> bool {
        self.find(state, touched, |path| path.starts_with(touched)).is_some()
    }

    /// Whether these touches are a legal play.
    fn whole(&self, state: &RaceState, touched: &[Point]) -> bool {
        self.find(state, touched, |path| path == touched).is_some()
    }

    /// A point's name.
    fn name(&self, point: Point) -> String {
        self.geometry.name(point).to_owned()
    }
}

/// Of the reasons against each distance that the dice give, the one that tells most: a rule about
/// this piece or this throw before what stands ahead, and the missing A only when nothing else is.
fn rank(fault: &Fault) -> u8 {
    match fault {
        Fault::NotSternmost { .. } => 0,
        Fault::BothDice { .. } | Fault::HigherDie { .. } => 1,
        Fault::OwnOnHole { .. } => 2,
        Fault::OwnJumped { .. } => 3,
        Fault::UndalledSafe { .. } => 4,
        _ => 5,
    }
}
