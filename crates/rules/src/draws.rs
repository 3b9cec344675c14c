//! The draw rules that need a history: repetition and the quiet limit.

use crate::game::{Limits, Reason};

/// What has to be remembered of a game's past to judge draws.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draws<S> {
    limits: Limits,
    quiet: u32,
    /// The states since the last reset, that one included: an earlier one cannot come back.
    since: Vec<S>,
}

impl<S: Copy + Eq> Draws<S> {
    /// A game that begins with `state` after `quiet` quiet plies.
    pub fn new(limits: Limits, state: S, quiet: u32) -> Draws<S> {
        Draws { limits, quiet, since: vec![state] }
    }

    /// Begins another game in the same memory.
    pub fn restart(&mut self, state: S) {
        self.quiet = 0;
        self.since.clear();
        self.since.push(state);
    }

    /// Plies since the last placement or capture.
    pub const fn quiet(&self) -> u32 {
        self.quiet
    }

    /// Notes the state after a ply, and whether that ply was a placement or a capture.
    pub fn push(&mut self, state: S, resets: bool) {
        if resets {
            self.quiet = 0;
            self.since.clear();
        } else {
            self.quiet += 1;
        }
        if self.limits.repetition > 0 {
            self.since.push(state);
        }
    }

    /// The draw that the rules declare now, if any: repetition before the quiet limit.
    pub fn verdict(&self) -> Option<Reason> {
        let Limits { repetition, quiet } = self.limits;
        if repetition > 0
            && self.since.len() >= repetition as usize
            && let Some(last) = self.since.last()
            && self.since.iter().filter(|state| *state == last).count() >= repetition as usize
        {
            return Some(Reason::Repetition);
        }
        (quiet > 0 && self.quiet >= quiet).then_some(Reason::Quiet)
    }
}
