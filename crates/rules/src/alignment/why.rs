//! Why a hand's touches are refused, and what is to be seen of a half-made move.

use super::lines::{made_rows, run};
use super::state::{Move, State};
use super::{Alignment, LeaveLong, Long, PlaceThree, cell_name};
use crate::board::{Look, Piece, Point, Standing};
use crate::fault::Fault;
use crate::game::{Side, Turn};
use crate::stones::{Direction, Stones};

impl Alignment {
    /// None when the touches are a legal move or the beginning of one.
    pub(super) fn refusal(&self, state: &State, touched: &[Point]) -> Option<Fault> {
        if let Turn::Over(_) = self.turn_of(state) {
            return Some(Fault::GameOver {});
        }
        if let Some(point) = touched.iter().find(|point| self.cell(**point).is_none()) {
            return Some(Fault::UnknownCell { text: point.0.to_string() });
        }
        let first = self.cell(*touched.first()?)?;
        let refused = if state.placing() {
            self.placement_refusal(state, first)
        } else {
            self.origin_refusal(state, first).or_else(|| {
                let to = self.cell(*touched.get(1)?)?;
                self.step_refusal(state, first, to)
            })
        };
        refused.or_else(|| {
            let (step, _) = self.split(state, touched)?;
            let taken = &touched[if state.placing() { 1 } else { 2 }..];
            self.capture_refusal(state, step, taken)
        })
    }

    fn placement_refusal(&self, state: &State, to: u8) -> Option<Fault> {
        let (cell, name) = (Stones::cell(to), cell_name(to));
        if state.stones(state.side).meets(cell) {
            return Some(Fault::MustPlace { cell: name });
        }
        if state.occupied().meets(cell) {
            return Some(Fault::Occupied { cell: name });
        }
        let open = self.open_cells(state);
        if !open.meets(cell) {
            return Some(Fault::FillFirst { cell: name, cells: Alignment::names(open) });
        }
        let own = state.stones(state.side) | cell;
        if self.rules.place_long == Long::Forbidden
            && let Some(long) = run_through(own, cell, |length| length > 3)
        {
            return Some(makes_long(name, long));
        }
        if self.rules.place_three == PlaceThree::Forbidden
            && let Some(row) = run_through(own, cell, |length| length == 3)
        {
            return Some(Fault::MakesRow { cell: name, cells: Alignment::names(row) });
        }
        None
    }

    fn origin_refusal(&self, state: &State, from: u8) -> Option<Fault> {
        let (cell, name) = (Stones::cell(from), cell_name(from));
        if state.stones(state.side.other()).meets(cell) {
            return Some(Fault::NotYours { cell: name });
        }
        if !state.occupied().meets(cell) {
            return Some(Fault::NoPiece { cell: name });
        }
        let mut refusals = Vec::new();
        for direction in Direction::ALL {
            let to = cell.step(direction) & self.board;
            if to.is_empty() || state.occupied().meets(to) {
                continue;
            }
            match self.step_refusal(state, from, to.first()) {
                None => return None,
                Some(fault) => refusals.push(fault),
            }
        }
        Some(refusals.into_iter().next().unwrap_or(Fault::CannotMove { cell: name }))
    }

    fn step_refusal(&self, state: &State, from: u8, to: u8) -> Option<Fault> {
        let (origin, target) = (Stones::cell(from), Stones::cell(to));
        let name = cell_name(to);
        if from != to && state.occupied().meets(target) {
            return Some(Fault::Occupied { cell: name });
        }
        if !Direction::ALL.iter().any(|d| origin.step(*d) == target) {
            return Some(Fault::NotAdjacent { cell: cell_name(from), to: name });
        }
        let before = state.stones(state.side);
        let after = before ^ origin ^ target;
        if self.rules.move_long == Long::Forbidden
            && let Some(long) = run_through(after, target, |length| length > 3)
        {
            return Some(makes_long(name, long));
        }
        if self.rules.leave_long == LeaveLong::Forbidden {
            let made = made_rows(before, after);
            let left = made.into_iter().find(|row| !row.meets(target));
            if let Some(left) = left {
                return Some(Fault::LeavesLong {
                    cell: cell_name(from),
                    cells: Alignment::names(left),
                });
            }
        }
        None
    }

    fn capture_refusal(&self, state: &State, step: Move, taken: &[Point]) -> Option<Fault> {
        let enemy = state.side.other();
        let earned = self.earned(state, step);
        let takeable = self.takeable(state, enemy);
        let mut seen = Stones::NONE;
        for (i, point) in taken.iter().enumerate() {
            let at = self.cell(*point)?;
            let (cell, name) = (Stones::cell(at), cell_name(at));
            if !state.stones(enemy).meets(cell) {
                return Some(Fault::NotEnemy { cell: name });
            }
            if seen.meets(cell) {
                return Some(Fault::TakenTwice { cell: name });
            }
            if earned > 0 && !takeable.meets(cell) {
                let row = run_through(state.stones(enemy), cell, |length| length == 3);
                let cells = Alignment::names(row.unwrap_or(cell));
                return Some(Fault::Protected { cell: name, cells });
            }
            if earned == 0 {
                return Some(Fault::NoCapture { cell: cell_name(step.to) });
            }
            if i >= earned as usize {
                return Some(Fault::TooManyCaptures { cell: name, count: earned as usize });
            }
            seen |= cell;
        }
        None
    }

    pub(super) fn look_at(&self, state: &State, touched: &[Point]) -> Look {
        let mut stones = state.stones;
        let mut hands = state.hands;
        let mut rows = Stones::NONE;
        if let Some((step, taken)) = self.split(state, touched)
            && self.refusal(state, touched).is_none()
        {
            let own = state.side.index();
            let after = stones[own] ^ step.origin() ^ step.target();
            if self.earned(state, step) > 0 {
                rows = made_rows(stones[own], after).into_iter().fold(rows, |all, row| all | row);
            }
            stones[own] = after;
            hands[own] -= u8::from(step.from.is_none());
            let enemy = state.side.other().index();
            stones[enemy] = stones[enemy].without(taken);
        }
        let mut pieces: Vec<Piece> = Side::BOTH
            .into_iter()
            .flat_map(|side| self.points(stones[side.index()]).map(move |point| (side, point)))
            .map(|(side, point)| Piece { point, side, standing: Standing::Plain })
            .collect();
        pieces.sort_by_key(|piece| piece.point);
        Look { pieces, hands: Some(hands), throw: None, rows: self.points(rows).collect() }
    }
}

/// The run through a cell, along its rank or its file, whose length is asked for.
fn run_through(own: Stones, cell: Stones, asked: impl Fn(u32) -> bool) -> Option<Stones> {
    [Direction::Right, Direction::Up]
        .into_iter()
        .map(|direction| run(own, cell, direction))
        .find(|run| asked(run.len()))
}

fn makes_long(cell: String, long: Stones) -> Fault {
    Fault::MakesLong { cell, length: long.len() as usize, cells: Alignment::names(long) }
}
