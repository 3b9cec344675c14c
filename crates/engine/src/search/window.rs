//! Between which scores a search has to tell exactly.

use crate::score::Score;

/// Scores at or below alpha, at or above beta need only be told from the others.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    /// Whether it tells more than better or not.
    pub(super) fn is_open(self) -> bool {
        self.alpha.above() < self.beta
    }

    /// Seen from the other side.
    pub(super) fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Asks only whether a score is above alpha.
    pub(super) fn closed(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha.above() }
    }
}
