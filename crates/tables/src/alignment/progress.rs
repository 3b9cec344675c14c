//! How far a build is, and how long it may still take.

use super::sector::Sector;

/// What is being done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Ends and captures of every position are looked up.
    Initial,
    /// Won and lost positions of this distance are spread backwards.
    Spread {
        /// Plies to the end.
        plies: u16,
    },
    /// Values are packed and written.
    Write,
}

/// How far a build is, in units of work: about equal times on one machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The sector, with its mate.
    pub sector: Sector,
    /// What is being done.
    pub stage: Stage,
    /// Units done, those of earlier runs included.
    pub done: u64,
    /// Of them, units that earlier runs did.
    pub before: u64,
    /// Units of the whole build if all positions still open are draws.
    pub least: u64,
    /// Units of the whole build if none is.
    pub most: u64,
}

/// Units for a position whose ends and captures are looked up; for one that is spread; for one that
/// is written. 2026-11-30, dara-italian, 3 against 5: 7, 1.7 and 8 million a second on one core.
pub(crate) const INITIAL: u64 = 3;
pub(crate) const SPREAD: u64 = 12;
pub(crate) const WRITE: u64 = 2;

/// Seconds that a build will still take.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Estimate {
    /// If all positions still open are draws.
    pub least: f64,
    /// If none is.
    pub most: f64,
}

impl Progress {
    /// From the seconds that this run has taken so far; none before a fiftieth of the least work
    /// is done, since any number would be a guess.
    pub fn estimate(&self, seconds: f64) -> Option<Estimate> {
        let here = self.done.saturating_sub(self.before);
        if here == 0 || here * 50 < self.least.saturating_sub(self.before) {
            return None;
        }
        let per_unit = seconds / here as f64;
        let left = |whole: u64| whole.saturating_sub(self.done) as f64 * per_unit;
        Some(Estimate { least: left(self.least), most: left(self.most) })
    }
}

/// What the caller wants a build to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Go on.
    GoOn,
    /// Save, so that nothing done so far can be lost, and go on.
    Save,
    /// Save and stop.
    Stop,
}
