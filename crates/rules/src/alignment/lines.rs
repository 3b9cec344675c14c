//! Runs of one colour, set-wise: what a piece put on any cell would complete, and what one taken
//! away would leave. Everything here is eight by eight; callers mask with the board.

use crate::stones::{Direction, Stones};

/// For every cell and direction, how many of a side's pieces follow one another next to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lines {
    /// `arms[direction][k - 1]`: cells with at least `k` pieces in that direction, k from 1 to 4.
    arms: [[Stones; 4]; 4],
    /// Whether three follow one another anywhere: if not, leaving leaves no row behind.
    threes: bool,
}

/// The two directions across.
const fn across(direction: Direction) -> (Direction, Direction) {
    match direction {
        Direction::Up | Direction::Down => (Direction::Left, Direction::Right),
        Direction::Left | Direction::Right => (Direction::Down, Direction::Up),
    }
}

impl Lines {
    /// Of a side's pieces.
    pub(super) fn of(own: Stones) -> Lines {
        let arms = |towards: Direction| {
            let one = own.step(towards.opposite());
            let two = one & one.step(towards.opposite());
            let three = one & two.step(towards.opposite());
            let four = one & three.step(towards.opposite());
            [one, two, three, four]
        };
        let mut all = [[Stones::NONE; 4]; 4];
        for direction in Direction::ALL {
            all[direction as usize] = arms(direction);
        }
        let threes = all.iter().any(|arms| arms[2].any());
        Lines { arms: all, threes }
    }

    /// Whether four of those pieces follow one another, so that one of them can leave a row behind.
    pub(super) fn has_four(&self, own: Stones) -> bool {
        self.threes && (self.arm(Direction::Up, 3) | self.arm(Direction::Right, 3)).meets(own)
    }

    /// Cells with at least `k` pieces in that direction, k from 1 to 4.
    fn arm(&self, direction: Direction, k: usize) -> Stones {
        self.arms[direction as usize][k - 1]
    }

    /// Cells where an arriving piece would stand in a run of exactly three along the axis between
    /// the two directions.
    fn row(&self, one: Direction, other: Direction) -> Stones {
        let ends =
            |near, far| self.arm(near, 2).without(self.arm(near, 3)).without(self.arm(far, 1));
        let middle = self.arm(one, 1).without(self.arm(one, 2))
            & self.arm(other, 1).without(self.arm(other, 2));
        ends(one, other) | ends(other, one) | middle
    }

    /// Cells where an arriving piece would stand in a run of four or more along that axis.
    fn long(&self, one: Direction, other: Direction) -> Stones {
        self.arm(one, 3)
            | self.arm(other, 3)
            | (self.arm(one, 2) & self.arm(other, 1))
            | (self.arm(one, 1) & self.arm(other, 2))
    }

    /// Cells where a placed piece makes a row: along the rank, along the file.
    pub(super) fn placed_rows(&self) -> [Stones; 2] {
        [self.row(Direction::Left, Direction::Right), self.row(Direction::Down, Direction::Up)]
    }

    /// Cells where a placed piece makes a long.
    pub(super) fn placed_long(&self) -> Stones {
        self.long(Direction::Left, Direction::Right) | self.long(Direction::Down, Direction::Up)
    }

    /// Cells where a piece stepping in that direction arrives in a row: along its way, across it.
    ///
    /// The cell that it left lies behind it and is empty, so along its way only what lies ahead
    /// counts; across its way it changes nothing.
    pub(super) fn stepped_rows(&self, direction: Direction) -> [Stones; 2] {
        let (one, other) = across(direction);
        [self.arm(direction, 2).without(self.arm(direction, 3)), self.row(one, other)]
    }

    /// Cells where a piece stepping in that direction arrives in a long.
    pub(super) fn stepped_long(&self, direction: Direction) -> Stones {
        let (one, other) = across(direction);
        self.arm(direction, 3) | self.long(one, other)
    }

    /// Cells where a piece stepping in that direction arrives after leaving a long of which exactly
    /// three remain: behind where it stood, and to either side of it.
    pub(super) fn left_rows(&self, direction: Direction) -> [Stones; 3] {
        if !self.threes {
            return [Stones::NONE; 3];
        }
        let (one, other) = across(direction);
        [direction.opposite(), one, other]
            .map(|to| self.arm(to, 3).without(self.arm(to, 4)).step(direction))
    }
}

/// The pieces that stand in a row of exactly three.
pub(super) fn in_rows(own: Stones) -> Stones {
    let mut all = Stones::NONE;
    for along in [Direction::Up, Direction::Right] {
        let back = along.opposite();
        // First cells of runs of exactly three.
        let next = own.step(back);
        let after = next.step(back);
        let starts = (own & next & after).without(own.step(along)).without(after.step(back));
        all |= starts | starts.step(along) | starts.step(along).step(along);
    }
    all
}

/// The run of a side's pieces through a cell, along the axis of that direction.
pub(super) fn run(own: Stones, cell: Stones, direction: Direction) -> Stones {
    let mut all = cell & own;
    loop {
        let wider = all | ((all.step(direction) | all.step(direction.opposite())) & own);
        if wider == all {
            return all;
        }
        all = wider;
    }
}

/// The rows of exactly three that stand in `after` and did not stand, cell for cell, in `before`.
pub(super) fn made_rows(before: Stones, after: Stones) -> Vec<Stones> {
    let mut made = Vec::new();
    for direction in [Direction::Up, Direction::Right] {
        for cell in in_rows(after) {
            let row = run(after, Stones::cell(cell), direction);
            let new = run(before, Stones::cell(cell), direction) != row;
            if row.len() == 3 && row.first() == cell && new {
                made.push(row);
            }
        }
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every pattern of a row of eight against a walk along it.
    #[test]
    fn arms_rows_and_longs_agree_with_a_walk() {
        for pattern in 0u64..256 {
            for lie in [Direction::Right, Direction::Up] {
                let cell = |i: u8| {
                    if lie == Direction::Right { Stones::at(i, 3) } else { Stones::at(3, i) }
                };
                let own = (0..8)
                    .filter(|i| pattern >> i & 1 == 1)
                    .fold(Stones::NONE, |all, i| all | cell(i));
                let lines = Lines::of(own);
                let has = |i: i32| (0..8).contains(&i) && pattern >> i & 1 == 1;
                for i in 0..8i32 {
                    let walk = |step: i32| (1..9).take_while(|k| has(i + step * k)).count();
                    let (back, forth) = (walk(-1), walk(1));
                    let here = cell(i as u8);
                    let axis = usize::from(lie == Direction::Up);
                    let run_length = back + forth + 1;
                    assert_eq!(lines.placed_rows()[axis].meets(here), run_length == 3);
                    assert_eq!(lines.placed_long().meets(here), run_length >= 4);
                    assert_eq!(in_rows(own).meets(here), has(i) && run_length == 3);
                    if has(i) {
                        assert_eq!(run(own, here, lie).len() as usize, run_length);
                    }
                    // Stepping along the line: only what lies ahead counts, three behind remain.
                    if i > 0 && has(i - 1) && !has(i) {
                        assert_eq!(lines.stepped_rows(lie)[0].meets(here), forth == 2);
                        assert_eq!(lines.stepped_long(lie).meets(here), forth >= 3);
                        let behind = (2..9).take_while(|k| has(i - k)).count();
                        assert_eq!(lines.left_rows(lie)[0].meets(here), behind == 3);
                    }
                }
            }
        }
    }
}
