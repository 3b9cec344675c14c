//! What a hand does to make a play: every order of moves that leads to its result.

use std::ops::ControlFlow;

use super::RunningFight;
use super::places::Place;
use super::plays::{Play, Step};
use super::spec::{Dal, UndalledTaken};
use super::state::RaceState;
use crate::board::{Look, Piece, Point, Standing, Touches};
use crate::game::{Game, Side};

/// One piece move of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Leg {
    pub(super) from: Point,
    pub(super) to: Point,
    /// Whether an enemy stood there.
    pub(super) takes: bool,
}

/// Why a piece cannot go a distance.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Bar {
    /// Undalled, and no A to dal it.
    NeedsDal,
    /// Undalled, and this one has to be dalled first.
    NotSternmost(Place),
    /// An own piece at the end.
    OwnAtEnd,
    /// Own pieces on the way.
    OwnBetween(Vec<Place>),
    /// An enemy at the end that cannot be taken.
    Safe,
}

impl RunningFight {
    /// Why a piece of the side to play cannot go `by` holes, a die of face `first` being the first
    /// or only one used; `None` when it can.
    pub(super) fn bar(&self, state: &RaceState, from: Place, first: u8, by: u8) -> Option<Bar> {
        let side = state.side();
        let undalled = state.undalled(side);
        if undalled.has(from) {
            if first != 1 {
                return Some(Bar::NeedsDal);
            }
            let sternmost = undalled.last().into_iter().next().unwrap_or(from);
            if self.rules.dal == Dal::Sternmost && sternmost != from {
                return Some(Bar::NotSternmost(sternmost));
            }
        }
        let own = state.pieces(side);
        let to = self.way.ahead(from, by);
        if own.has(to) && to != from {
            return Some(Bar::OwnAtEnd);
        }
        let between = (1..by).map(|by| self.way.ahead(from, by));
        let jumped: Vec<Place> = between.filter(|&place| own.has(place)).collect();
        if !jumped.is_empty() {
            return Some(Bar::OwnBetween(jumped));
        }
        let enemy = self.way.facing(to);
        let safe = self.rules.undalled_taken == UndalledTaken::No
            && state.undalled(side.other()).has(enemy);
        safe.then_some(Bar::Safe)
    }

    /// One piece's move by `by` holes in a state where it can be made.
    fn leg(&self, state: &RaceState, from: Place, by: u8) -> Leg {
        let side = state.side();
        let to = self.way.ahead(from, by);
        let takes = state.pieces(side.other()).has(self.way.facing(to));
        Leg { from: self.way.point(side, from), to: self.way.point(side, to), takes }
    }

    /// Two moves one after the other, where that order is legal.
    fn in_order(&self, state: &RaceState, one: Step, other: Step) -> Option<Vec<Leg>> {
        let can = |state: &RaceState, step: Step| {
            let piece = state.pieces(state.side()).has(step.from);
            piece && self.bar(state, step.from, step.by, step.by).is_none()
        };
        if !can(state, one) {
            return None;
        }
        let half = self.half(state, one);
        let legs =
            || vec![self.leg(state, one.from, one.by), self.leg(&half, other.from, other.by)];
        can(&half, other).then(legs)
    }

    /// Every way to make a legal play by hand; at least one.
    pub(super) fn paths(&self, state: &RaceState, play: Play) -> Vec<Vec<Leg>> {
        let Some(throw) = self.to_play(state) else {
            return Vec::new();
        };
        let mut paths: Vec<Vec<Leg>> = Vec::new();
        let mut add = |one: Step, other: Step| {
            if let Some(path) = self.in_order(state, one, other)
                && !paths.contains(&path)
            {
                paths.push(path);
            }
        };
        match play {
            Play::Pass => paths.push(Vec::new()),
            Play::One(step) => paths.push(vec![self.leg(state, step.from, step.by)]),
            Play::Added(from) => paths.push(vec![self.leg(state, from, throw.sum())]),
            Play::Two(one, other) => {
                add(one, other);
                add(other, one);
                // The same result with the dice swapped, where the own row and the ring's end meet.
                let after = self.after(state, play);
                let one_by_other = Step { by: other.by, ..one };
                let other_by_one = Step { by: one.by, ..other };
                if self.after(state, Play::two(one_by_other, other_by_one)) == after {
                    add(one_by_other, other_by_one);
                    add(other_by_one, one_by_other);
                }
            }
            Play::HoleByHole { from, .. } => {
                let after = self.after(state, play);
                for first in [throw.low(), throw.high()] {
                    if self.after(state, Play::HoleByHole { from, first }) == after {
                        let by = throw.sum() - first;
                        let from_there = self.way.ahead(from, first);
                        add(Step { by: first, from }, Step { by, from: from_there });
                    }
                }
            }
        }
        paths
    }

    /// The points of every way to make a legal play.
    pub(super) fn touches_of(&self, state: &RaceState, play: Play) -> Touches {
        let paths = self.paths(state, play);
        Touches { paths: paths.iter().map(|path| points(path)).collect(), rest: Vec::new() }
    }

    /// The first legal play of which that is true of one of its ways to make it, with that way.
    pub(super) fn find(
        &self,
        state: &RaceState,
        touched: &[Point],
        fits: impl Fn(&[Point]) -> bool,
    ) -> Option<(Play, Vec<Leg>)> {
        let first = touched.first().and_then(|&point| self.way.place_of(state.side(), point));
        let mut found = None;
        let _ = self.each_play(state, &mut |play| {
            let begins = match play {
                Play::Pass => false,
                Play::One(step) => Some(step.from) == first,
                Play::Two(one, other) => [Some(one.from), Some(other.from)].contains(&first),
                Play::Added(from) | Play::HoleByHole { from, .. } => Some(from) == first,
            };
            if begins {
                found = self
                    .paths(state, play)
                    .into_iter()
                    .find(|path| fits(&points(path)))
                    .map(|path| (play, path));
            }
            if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        found
    }

    /// The state after the finished moves among the touched points; it stops at one that no piece
    /// of the side could make on an empty board.
    pub(super) fn held(&self, state: &RaceState, touched: &[Point]) -> RaceState {
        let side = state.side();
        let mut now = *state;
        for pair in touched.chunks_exact(2) {
            let places = (self.way.place_of(side, pair[0]), self.way.place_of(side, pair[1]));
            let (Some(from), Some(to)) = places else {
                break;
            };
            let own = now.pieces(side);
            let Some(by) = self.way.distance(from, to).filter(|_| own.has(from)) else {
                break;
            };
            if own.has(to) && to != from {
                break;
            }
            now = self.half(&now, Step { by, from });
        }
        now
    }

    /// What there is to see after the touched points.
    pub(super) fn look_at(&self, state: &RaceState, touched: &[Point]) -> Look {
        let now = self.held(state, touched);
        let mut pieces = Vec::new();
        for side in Side::BOTH {
            for (places, standing) in
                [(now.undalled(side), Standing::Undalled), (now.dalled(side), Standing::Dalled)]
            {
                let piece = |place| Piece { point: self.way.point(side, place), side, standing };
                pieces.extend(places.into_iter().map(piece));
            }
        }
        pieces.sort_unstable_by_key(|piece| piece.point);
        let throw = state.throw().map(|throw| self.roll_text(throw));
        Look { pieces, hands: None, throw, rows: Vec::new() }
    }
}

/// The points of a path, each move's start and end.
fn points(path: &[Leg]) -> Vec<Point> {
    path.iter().flat_map(|leg| [leg.from, leg.to]).collect()
}
