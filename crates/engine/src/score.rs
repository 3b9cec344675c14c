//! What a position is worth to the side to move: an estimate in points, or a proven end so many
//! plies away. Absolute outcomes are [`nugar_rules::game::Outcome`].

use std::ops::Neg;

use nugar_rules::game::{Outcome, Side};

/// A value from the mover's side. A win sooner is better, a loss later is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// What a score says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The mover wins in that many plies.
    Win(u32),
    /// The mover loses in that many plies.
    Loss(u32),
    /// Nothing is proven; points of an evaluation, 0 for even.
    Estimate(i32),
}

/// A win at once.
const WIN: i32 = 32_000;
/// Most plies to a proven end.
const FARTHEST: i32 = 1_500;

impl Score {
    /// Even, and any draw.
    pub const DRAW: Score = Score(0);
    /// Above every score.
    pub const MOST: Score = Score(WIN + 1);
    /// Below every score.
    pub const LEAST: Score = Score(-WIN - 1);
    /// The largest estimate.
    pub const LIMIT: i32 = WIN - FARTHEST - 1;

    /// An estimate; cut down to what can be told from a proven end.
    pub const fn estimate(points: i32) -> Score {
        if points > Self::LIMIT {
            Score(Self::LIMIT)
        } else if points < -Self::LIMIT {
            Score(-Self::LIMIT)
        } else {
            Score(points)
        }
    }

    /// A win in that many plies.
    pub const fn win(plies: u32) -> Score {
        Score(WIN - if plies > FARTHEST as u32 { FARTHEST } else { plies as i32 })
    }

    /// A loss in that many plies.
    pub const fn loss(plies: u32) -> Score {
        Score(-Score::win(plies).0)
    }

    /// An outcome that is that many plies away, for one side.
    pub fn of(outcome: Outcome, side: Side, plies: u32) -> Score {
        match outcome.winner {
            None => Score::DRAW,
            Some(winner) if winner == side => Score::win(plies),
            Some(_) => Score::loss(plies),
        }
    }

    /// What it says.
    pub const fn meaning(self) -> Meaning {
        if self.0 > Self::LIMIT {
            Meaning::Win((WIN - self.0) as u32)
        } else if self.0 < -Self::LIMIT {
            Meaning::Loss((WIN + self.0) as u32)
        } else {
            Meaning::Estimate(self.0)
        }
    }

    /// Whether it is a proven win or loss.
    pub const fn is_proven(self) -> bool {
        self.0.abs() > Self::LIMIT
    }

    /// The bare number: larger is better, comparable with every other.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// A score from its bare number.
    pub(crate) const fn raw(value: i16) -> Score {
        Score(value as i32)
    }

    /// A proven end counted from the root, as counted from a position that many plies into the
    /// search; estimates stay.
    #[must_use]
    pub(crate) const fn seen_from(self, ply: u32) -> Score {
        self.shifted(ply as i32)
    }

    /// The inverse of [`Score::seen_from`].
    #[must_use]
    pub(crate) const fn seen_from_root(self, ply: u32) -> Score {
        self.shifted(-(ply as i32))
    }

    const fn shifted(self, plies: i32) -> Score {
        if self.0 > Self::LIMIT {
            Score(self.0 + plies)
        } else if self.0 < -Self::LIMIT {
            Score(self.0 - plies)
        } else {
            self
        }
    }

    /// The next lower score.
    #[must_use]
    pub const fn below(self) -> Score {
        Score(self.0 - 1)
    }

    /// The next higher score.
    #[must_use]
    pub const fn above(self) -> Score {
        Score(self.0 + 1)
    }
}

impl Neg for Score {
    type Output = Score;
    fn neg(self) -> Score {
        Score(-self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sooner_wins_and_later_losses_are_better() {
        let order = [
            Score::LEAST,
            Score::loss(0),
            Score::loss(4),
            Score::estimate(-1_000_000),
            Score::DRAW,
            Score::estimate(1_000_000),
            Score::win(5),
            Score::win(1),
            Score::MOST,
        ];
        assert!(order.is_sorted());
        assert_eq!(Score::win(5).meaning(), Meaning::Win(5));
        assert_eq!((-Score::win(5)).meaning(), Meaning::Loss(5));
        assert_eq!(Score::estimate(-30).meaning(), Meaning::Estimate(-30));
        assert!(!Score::estimate(i32::MAX).is_proven());
        assert!(Score::loss(u32::MAX).is_proven());
    }
}
