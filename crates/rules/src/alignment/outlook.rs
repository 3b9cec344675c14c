//! What a side sees of a position, set-wise: its rows, where another row or a long would come to
//! be, and the steps it would have if it were to step now. For whoever judges positions; no
//! judgement is here.

use super::lines::{Lines, in_rows};
use super::state::State;
use super::{Alignment, LeaveLong};
use crate::game::Side;
use crate::stones::{Direction, Stones};

/// A side's rows, gaps and steps, as sets of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    /// Its pieces that stand in a row of exactly three.
    pub rows: Stones,
    /// Empty cells where one more piece of its would stand in a row of exactly three: two
    /// neighbours in line, or two with the cell between them.
    pub gaps: Stones,
    /// Empty cells where one more piece of its would stand in four or more.
    pub longs: Stones,
    /// The cells that its legal steps reach, by direction in the order of [`Direction::ALL`].
    pub steps: [Stones; 4],
    /// Those of them where the step makes a row that counts, whether or not anything may be taken
    /// for it.
    pub strikes: [Stones; 4],
}

impl Outlook {
    /// How many legal steps there are.
    pub fn mobility(&self) -> u32 {
        self.steps.iter().map(|cells| cells.len()).sum()
    }

    /// How many of them make a row.
    pub fn threats(&self) -> u32 {
        self.strikes.iter().map(|cells| cells.len()).sum()
    }

    /// The pieces that can step.
    pub fn movers(&self) -> Stones {
        origins(&self.steps)
    }

    /// The pieces that can make a row in one step.
    pub fn strikers(&self) -> Stones {
        origins(&self.strikes)
    }
}

/// Where steps to these cells begin, by direction in the order of [`Direction::ALL`].
pub fn origins(steps: &[Stones; 4]) -> Stones {
    // The order of `Direction::ALL` is left, down, up, right: each one's opposite stands across.
    let mut all = Stones::NONE;
    for (cells, back) in steps.iter().zip(Direction::ALL.into_iter().rev()) {
        all |= cells.step(back);
    }
    all
}

impl Alignment {
    /// What a side sees, as if nothing were in hand and it were to step.
    pub fn outlook(&self, state: &State, side: Side) -> Outlook {
        let own = state.stones(side);
        let lines = Lines::of(own);
        let empty = self.board.without(state.occupied());
        let [along, across] = lines.placed_rows();
        let leaving = self.rules.leave_long == LeaveLong::Captures && lines.has_four(own);
        let mut steps = [Stones::NONE; 4];
        let mut strikes = [Stones::NONE; 4];
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            steps[i] =
                (own.step(direction) & empty).without(self.forbidden_steps(&lines, direction));
            let [along, across] = lines.stepped_rows(direction);
            let mut rows = along | across;
            if leaving {
                rows = lines.left_rows(direction).into_iter().fold(rows, |all, left| all | left);
            }
            strikes[i] = steps[i] & rows;
        }
        Outlook {
            rows: in_rows(own),
            gaps: (along | across) & empty,
            longs: lines.placed_long() & empty,
            steps,
            strikes,
        }
    }

    /// The pieces of a side that a capture may take.
    pub fn prey_of(&self, state: &State, side: Side) -> Stones {
        self.takeable(state, side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{PRESETS, Rules};
    use crate::game::{Game, Phase};
    use crate::playout::{Playouts, Random, Step};

    /// On every state of random games the outlook of the side to step lists its legal steps, and
    /// strikes are the ones that take something.
    #[test]
    fn steps_and_strikes_are_the_legal_moves() {
        for preset in PRESETS {
            let Rules::Alignment(rules) = preset.rules() else { continue };
            let game = Alignment::new(rules);
            let mut playouts = Playouts::new(&game);
            let mut chance = Random::new(7);
            for _ in 0..30 {
                playouts.play(game.start(), &mut chance, |step| {
                    let Step::Played(state, _) = step;
                    if game.phase(&state) != Phase::Movement {
                        return;
                    }
                    let outlook = game.outlook(&state, state.side());
                    let mut captures = Vec::new();
                    let _ = game.each_capture(&state, &mut |m| {
                        captures.push(m);
                        std::ops::ControlFlow::Continue(())
                    });
                    let mut all = game.list(&state);
                    all.retain(|m| m.taken().any());
                    assert_eq!(captures, all);
                    let mut steps = Vec::new();
                    let (mut movers, mut strikers) = (Stones::NONE, Stones::NONE);
                    for m in game.list(&state) {
                        steps.push((m.origin(), m.target()));
                        movers |= m.origin();
                        if m.taken().any() {
                            strikers |= m.origin();
                        }
                    }
                    steps.sort_unstable();
                    steps.dedup();
                    assert_eq!(outlook.mobility() as usize, steps.len());
                    assert_eq!(outlook.movers(), movers);
                    if game.prey_of(&state, state.side().other()).any() {
                        assert_eq!(outlook.strikers(), strikers);
                    }
                });
            }
        }
    }
}
