//! Legal moves, set-wise: for placements and for each direction of stepping the cells that may be
//! reached, and among them those that earn captures.

use std::ops::ControlFlow;

use super::lines::{Lines, in_rows};
use super::spec::{
    AllProtected, CaptureChoice, CapturesPerMove, LeaveLong, Long, PlaceThree, ProtectRows,
};
use super::state::{Move, State};
use super::{Alignment, NoMove};
use crate::game::{Outcome, Reason, Side, Turn};
use crate::stones::{Direction, Stones};

/// How many rows one move can make: two by arriving, three by leaving.
const MOST_ROWS: usize = 5;

/// The moves of one kind, all placements or all steps in one direction, by the cell they end on.
pub(super) struct Targets {
    /// None for placements.
    pub(super) direction: Option<Direction>,
    /// Legal, earning nothing.
    pub(super) quiet: Stones,
    /// Legal, earning a capture.
    pub(super) earning: Stones,
    /// Each kind of row that a move ending there makes; `earning` is their union.
    rows: [Stones; MOST_ROWS],
}

impl Targets {
    const NONE: Targets = Targets {
        direction: None,
        quiet: Stones::NONE,
        earning: Stones::NONE,
        rows: [Stones::NONE; MOST_ROWS],
    };

    /// How many rows a move that ends there makes.
    pub(super) fn rows_at(&self, cell: Stones) -> u32 {
        self.rows.iter().map(|row| u32::from(row.meets(cell))).sum()
    }
}

/// Which enemy pieces a capture may take, and how a move takes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prey {
    pool: Stones,
    per_move: CapturesPerMove,
    choice: CaptureChoice,
}

impl Prey {
    /// How many pieces a move that makes so many rows takes.
    pub fn size(self, rows: u32) -> u32 {
        let earned = match self.per_move {
            CapturesPerMove::One => rows.min(1),
            CapturesPerMove::PerRow => rows,
        };
        earned.min(self.pool.len())
    }

    /// How many moves there are to a cell where so many rows are made.
    fn choices(self, rows: u32) -> u64 {
        let size = self.size(rows);
        let sets = if size == 1 {
            u64::from(self.pool.len())
        } else {
            binomial(u64::from(self.pool.len()), u64::from(size))
        };
        let declined = self.choice == CaptureChoice::Optional && size > 0;
        sets + u64::from(declined)
    }

    /// Every set of pieces that a move making so many rows may take; the empty set where it takes
    /// none or may do without.
    pub fn sets(
        self,
        rows: u32,
        each: &mut impl FnMut(Stones) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let size = self.size(rows);
        if self.choice == CaptureChoice::Optional && size > 0 {
            each(Stones::NONE)?;
        }
        if size == 1 {
            for cell in self.pool {
                each(Stones::cell(cell))?;
            }
            return ControlFlow::Continue(());
        }
        subsets(self.pool, size, Stones::NONE, each)
    }
}

/// n over k.
fn binomial(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |all, i| all * (n - i) / (i + 1))
}

/// Every subset of that size, added to `chosen`, in ascending cell order.
fn subsets(
    pool: Stones,
    size: u32,
    chosen: Stones,
    each: &mut impl FnMut(Stones) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if size == 0 {
        return each(chosen);
    }
    let mut left = pool;
    while left.len() >= size {
        let cell = Stones::cell(left.first());
        left = left.without(cell);
        subsets(left, size - 1, chosen | cell, each)?;
    }
    ControlFlow::Continue(())
}

impl Alignment {
    /// Where the side may place, whatever its hand: the empty cells that the rules leave it.
    pub(super) fn placeable(&self, state: &State, side: Side) -> Stones {
        let open = self.open_cells(state);
        let longs_free = self.rules.place_long == Long::Free;
        let rows_free = self.rules.place_three != PlaceThree::Forbidden;
        if longs_free && rows_free {
            return open;
        }
        let lines = Lines::of(state.stones(side));
        self.allowed_placements(open, &lines)
    }

    /// The empty cells, or those of them that have to be filled first.
    pub(super) fn open_cells(&self, state: &State) -> Stones {
        let empty = self.board.without(state.occupied());
        let hands = u32::from(state.hands[0]) + u32::from(state.hands[1]);
        let made = 2 * u32::from(self.rules.pieces) - hands;
        if made < self.rules.fill_first.len() { empty & self.rules.fill_first } else { empty }
    }

    fn allowed_placements(&self, open: Stones, lines: &Lines) -> Stones {
        let mut allowed = open;
        if self.rules.place_long == Long::Forbidden {
            allowed = allowed.without(lines.placed_long());
        }
        if self.rules.place_three == PlaceThree::Forbidden {
            let [along, across] = lines.placed_rows();
            allowed = allowed.without(along | across);
        }
        allowed
    }

    fn placements(&self, state: &State) -> Targets {
        let lines = Lines::of(state.stones(state.side));
        let allowed = self.allowed_placements(self.open_cells(state), &lines);
        let mut rows = [Stones::NONE; MOST_ROWS];
        if self.rules.place_three == PlaceThree::Captures {
            let [along, across] = lines.placed_rows();
            (rows[0], rows[1]) = (along & allowed, across & allowed);
        }
        let earning = rows[0] | rows[1];
        Targets { direction: None, quiet: allowed.without(earning), earning, rows }
    }

    /// The cells that a side's pieces could step to in that direction if no row mattered.
    fn reachable(&self, state: &State, direction: Direction) -> Stones {
        let own = state.stones(state.side);
        (own.step(direction) & self.board).without(state.occupied())
    }

    /// The steps that rules about longs forbid.
    pub(super) fn forbidden_steps(&self, lines: &Lines, direction: Direction) -> Stones {
        let mut forbidden = Stones::NONE;
        if self.rules.move_long == Long::Forbidden {
            forbidden |= lines.stepped_long(direction);
        }
        if self.rules.leave_long == LeaveLong::Forbidden {
            forbidden |= lines.left_rows(direction).into_iter().fold(Stones::NONE, |a, b| a | b);
        }
        forbidden
    }

    fn steps(&self, state: &State, lines: &Lines, direction: Direction) -> Targets {
        self.steps_to(self.reachable(state, direction), lines, direction)
    }

    /// The steps in that direction that end on one of these cells.
    pub(super) fn steps_to(
        &self,
        reachable: Stones,
        lines: &Lines,
        direction: Direction,
    ) -> Targets {
        let allowed = reachable.without(self.forbidden_steps(lines, direction));
        let [along, across] = lines.stepped_rows(direction);
        let mut rows =
            [along & allowed, across & allowed, Stones::NONE, Stones::NONE, Stones::NONE];
        if self.rules.leave_long == LeaveLong::Captures {
            for (row, left) in rows[2..].iter_mut().zip(lines.left_rows(direction)) {
                *row = left & allowed;
            }
        }
        let earning = rows.into_iter().fold(Stones::NONE, |a, b| a | b);
        Targets { direction: Some(direction), quiet: allowed.without(earning), earning, rows }
    }

    /// Whether the side to move has a legal step.
    pub(super) fn can_step(&self, state: &State) -> bool {
        let free =
            self.rules.move_long == Long::Free && self.rules.leave_long != LeaveLong::Forbidden;
        if free {
            return Direction::ALL.iter().any(|d| self.reachable(state, *d).any());
        }
        let lines = Lines::of(state.stones(state.side));
        Direction::ALL.iter().any(|d| {
            let reachable = self.reachable(state, *d);
            reachable.any() && reachable.without(self.forbidden_steps(&lines, *d)).any()
        })
    }

    /// Of a side's pieces those that stand in a row of their own and are safe for it.
    fn safe_of(&self, enemy: Stones) -> Stones {
        match self.rules.protect_rows {
            ProtectRows::No => Stones::NONE,
            ProtectRows::Yes => in_rows(enemy),
        }
    }

    /// The enemy pieces that a capture may take. The mover's own step cannot change it.
    pub(super) fn takeable(&self, state: &State, enemy: Side) -> Stones {
        self.takeable_of(state.stones(enemy))
    }

    fn takeable_of(&self, stones: Stones) -> Stones {
        let free = stones.without(self.safe_of(stones));
        if free.is_empty() && self.rules.all_protected == AllProtected::Any { stones } else { free }
    }

    fn prey(&self, state: &State) -> Prey {
        self.prey_among(state.stones(state.side.other()))
    }

    /// What a capture may take of an enemy whose pieces on the board these are.
    pub fn prey_among(&self, enemy: Stones) -> Prey {
        Prey {
            pool: self.takeable_of(enemy),
            per_move: self.rules.captures_per_move,
            choice: self.rules.capture_choice,
        }
    }

    pub(super) fn turn_of(&self, state: &State) -> Turn {
        let lost = |side| state.pieces(side) <= u32::from(self.rules.lose_at);
        match (lost(Side::Black), lost(Side::White)) {
            (false, false) if state.placing() || self.can_step(state) => Turn::Decide(state.side),
            (false, false) => Turn::Over(Outcome {
                winner: match self.rules.no_move {
                    NoMove::Loses => Some(state.side.other()),
                    NoMove::Draw => None,
                },
                reason: Reason::NoMove,
            }),
            (black, white) => Turn::Over(Outcome {
                winner: match (black, white) {
                    (true, true) => None,
                    (true, false) => Some(Side::White),
                    _ => Some(Side::Black),
                },
                reason: Reason::Pieces,
            }),
        }
    }

    /// Whether a side has too few pieces. That nobody can step needs no test before listing moves:
    /// then there are none.
    fn is_decided(&self, state: &State) -> bool {
        Side::BOTH.into_iter().any(|side| state.pieces(side) <= u32::from(self.rules.lose_at))
    }

    pub(super) fn each_move(
        &self,
        state: &State,
        each: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_decided(state) {
            return ControlFlow::Continue(());
        }
        let prey = self.prey(state);
        for targets in self.all_targets(state) {
            let from = |to| targets.direction.map(|d| origin(to, d));
            for to in targets.quiet {
                each(Move { from: from(to), to, taken: Stones::NONE })?;
            }
            for to in targets.earning {
                let rows = targets.rows_at(Stones::cell(to));
                prey.sets(rows, &mut |taken| each(Move { from: from(to), to, taken }))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Calls `each` with every legal move that takes something, in the order of all moves.
    pub fn each_capture(
        &self,
        state: &State,
        each: &mut impl FnMut(Move) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.is_decided(state) {
            return ControlFlow::Continue(());
        }
        let mut prey = None;
        for targets in self.all_targets(state) {
            for to in targets.earning {
                let prey = *prey.get_or_insert_with(|| self.prey(state));
                let from = targets.direction.map(|d| origin(to, d));
                prey.sets(targets.rows_at(Stones::cell(to)), &mut |taken| {
                    if taken.is_empty() {
                        return ControlFlow::Continue(());
                    }
                    each(Move { from, to, taken })
                })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn count_moves(&self, state: &State) -> u64 {
        if self.is_decided(state) {
            return 0;
        }
        let mut prey = None;
        self.all_targets(state)
            .iter()
            .map(|targets| self.count_targets(state, targets, &mut prey))
            .sum()
    }

    pub(super) fn nth_move(&self, state: &State, n: u64) -> Option<Move> {
        if self.is_decided(state) {
            return None;
        }
        let (mut left, mut prey) = (n, None);
        self.all_targets(state).iter().find_map(|targets| {
            let count = self.count_targets(state, targets, &mut prey);
            if left >= count {
                left -= count;
                return None;
            }
            self.nth_target(state, targets, left)
        })
    }

    /// Count and choice in one go: random games spend most of their time here.
    pub(super) fn pick_move(
        &self,
        state: &State,
        below: &mut impl FnMut(u64) -> u64,
    ) -> Option<Move> {
        if self.is_decided(state) {
            return None;
        }
        let all = self.all_targets(state);
        let mut prey = None;
        let counts = all.each_ref().map(|targets| self.count_targets(state, targets, &mut prey));
        let count: u64 = counts.iter().sum();
        if count == 0 {
            return None;
        }
        let mut left = below(count);
        for (targets, count) in all.iter().zip(counts) {
            if left < count {
                return self.nth_target(state, targets, left);
            }
            left -= count;
        }
        None
    }

    /// The targets of every kind of move; those past the kinds there are, are empty.
    fn all_targets(&self, state: &State) -> [Targets; 4] {
        if state.placing() {
            return [self.placements(state), Targets::NONE, Targets::NONE, Targets::NONE];
        }
        let lines = Lines::of(state.stones(state.side));
        Direction::ALL.map(|d| self.steps(state, &lines, d))
    }

    fn count_targets(&self, state: &State, targets: &Targets, prey: &mut Option<Prey>) -> u64 {
        let quiet = u64::from(targets.quiet.len());
        if targets.earning.is_empty() {
            return quiet;
        }
        let prey = *prey.get_or_insert_with(|| self.prey(state));
        quiet
            + match self.rules.captures_per_move {
                CapturesPerMove::One => u64::from(targets.earning.len()) * prey.choices(1),
                CapturesPerMove::PerRow => targets
                    .earning
                    .into_iter()
                    .map(|to| prey.choices(targets.rows_at(Stones::cell(to))))
                    .sum(),
            }
    }

    /// The `n`th move of one kind.
    fn nth_target(&self, state: &State, targets: &Targets, n: u64) -> Option<Move> {
        let from = |to| targets.direction.map(|d| origin(to, d));
        let quiet = u64::from(targets.quiet.len());
        if n < quiet {
            let to = targets.quiet.nth(n as u32);
            return Some(Move { from: from(to), to, taken: Stones::NONE });
        }
        let (mut left, mut found) = (n - quiet, None);
        let prey = self.prey(state);
        for to in targets.earning {
            let rows = targets.rows_at(Stones::cell(to));
            let choices = prey.choices(rows);
            if left >= choices {
                left -= choices;
                continue;
            }
            let _ = prey.sets(rows, &mut |taken| {
                if left == 0 {
                    found = Some(Move { from: from(to), to, taken });
                    return ControlFlow::Break(());
                }
                left -= 1;
                ControlFlow::Continue(())
            });
            break;
        }
        found
    }

    /// How many rows the move makes that count, and how many pieces it takes for them.
    pub(super) fn earned(&self, state: &State, m: Move) -> u32 {
        let rows = self
            .all_targets(state)
            .iter()
            .find(|targets| targets.direction.map(|d| origin(m.to, d)) == m.from)
            .map_or(0, |targets| targets.rows_at(m.target()));
        self.prey(state).size(rows)
    }

    pub(super) fn after(&self, state: &State, m: Move) -> State {
        let mut next = *state;
        let (own, enemy) = (state.side.index(), state.side.other().index());
        next.stones[own] = next.stones[own] ^ m.origin() ^ m.target();
        next.stones[enemy] = next.stones[enemy].without(m.taken);
        if m.from.is_none() {
            next.hands[own] -= 1;
            self.settle(&mut next, state.side.other());
        } else {
            next.side = state.side.other();
        }
        next
    }

    /// Gives the turn to `next` or, in the placement phase, to whoever can place; when nobody can,
    /// hands that are left leave play and black steps first. Endings are judged after that.
    pub(super) fn settle(&self, state: &mut State, next: Side) {
        for side in [next, next.other()] {
            if state.hand(side) > 0 && self.placeable(state, side).any() {
                state.side = side;
                return;
            }
        }
        state.hands = [0, 0];
        state.side = Side::Black;
    }
}

/// The cell one step back from `to`; some other number where there is none.
const fn origin(to: u8, direction: Direction) -> u8 {
    match direction {
        Direction::Up => to.wrapping_sub(1),
        Direction::Down => to.wrapping_add(1),
        Direction::Left => to.wrapping_add(8),
        Direction::Right => to.wrapping_sub(8),
    }
}
