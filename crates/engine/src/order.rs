//! In which order moves are tried: what the table remembers, captures, what refuted other positions
//! of the same ply, then what has served elsewhere. Knows kinds of moves, not games.

use nugar_rules::game::Side;

use crate::evaluation::{RANK, Ranked};
use crate::limits::Limits;
use crate::tuning::Tuning;

/// The remembered move comes before all.
const REMEMBERED: i32 = i32::MAX;
/// Moves that take something come next,
const CAPTURE: i32 = 1 << 24;
/// then the last two quiet moves that refuted a position of this ply.
const KILLERS: [i32; 2] = [1 << 22, (1 << 22) - 1];
/// The largest experience; gathered values fade towards it.
const MOST: i32 = 1 << 14;
/// Plies that killers are kept for.
const PLIES: usize = Limits::DEEPEST as usize + 1;

/// What a search has learnt about moves.
#[derive(Debug, Clone)]
pub(crate) struct Order<M> {
    killers: Vec<[Option<M>; 2]>,
    /// By side and kind of move.
    history: [Vec<i32>; 2],
}

impl<M: Copy + Eq> Order<M> {
    pub(crate) fn new(slots: usize) -> Order<M> {
        Order { killers: vec![[None; 2]; PLIES], history: [vec![0; slots], vec![0; slots]] }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        for side in &mut self.history {
            side.fill(0);
        }
    }

    /// Another search begins: killers are of another ply, experience counts half.
    pub(crate) fn grow_older(&mut self) {
        self.killers.fill([None; 2]);
        for side in &mut self.history {
            for value in side {
                *value /= 2;
            }
        }
    }

    /// Adds to ranks by the position what is remembered and learnt.
    pub(crate) fn rank(
        &self,
        tuning: &Tuning,
        moves: &mut [Ranked<M>],
        side: Side,
        ply: u32,
        remembered: Option<u16>,
        slot: impl Fn(M) -> usize,
    ) {
        let killers = self.killers[ply as usize % PLIES];
        let killers = &killers[..(tuning.killers as usize).min(KILLERS.len())];
        let remembered = remembered.filter(|_| tuning.remembered > 0);
        let history = &self.history[side.index()];
        for m in moves {
            debug_assert!(m.rank.abs() <= RANK);
            m.rank = m.rank * tuning.sight + history[slot(m.played)] * tuning.history;
            if Some(m.number) == remembered {
                m.rank = REMEMBERED;
            } else if !m.quiet {
                m.rank += CAPTURE * tuning.captures;
            } else if let Some(which) = killers.iter().position(|k| *k == Some(m.played)) {
                m.rank += KILLERS[which];
            }
        }
    }

    /// A move refuted a position; those tried before it did not.
    pub(crate) fn refuted(
        &mut self,
        side: Side,
        ply: u32,
        depth: i32,
        refuter: Ranked<M>,
        tried: &[Ranked<M>],
        slot: impl Fn(M) -> usize,
    ) {
        let bonus = (16 * depth * depth).min(MOST / 8);
        let history = &mut self.history[side.index()];
        let mut learn = |m: M, bonus: i32| {
            let value = &mut history[slot(m)];
            *value += bonus - *value * bonus.abs() / MOST;
        };
        learn(refuter.played, bonus);
        for m in tried {
            if m.quiet == refuter.quiet {
                learn(m.played, -bonus);
            }
        }
        let killers = &mut self.killers[ply as usize % PLIES];
        if refuter.quiet && killers[0] != Some(refuter.played) {
            *killers = [Some(refuter.played), killers[0]];
        }
    }
}

/// Brings the best ranked move at or after `from` to `from`; of equals the first of the list.
pub(crate) fn bring_best<M: Copy>(moves: &mut [Ranked<M>], from: usize) -> Ranked<M> {
    let mut best = from;
    let mut highest = moves[from].precedence();
    for (i, m) in moves.iter().enumerate().skip(from + 1) {
        let precedence = m.precedence();
        if precedence > highest {
            (best, highest) = (i, precedence);
        }
    }
    moves.swap(from, best);
    moves[from]
}
