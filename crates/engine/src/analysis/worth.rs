//! What a side may expect of a game: a winning chance, and what is proven.

use nugar_rules::game::{Outcome, Side};

use crate::race::{SURE, Share};
use crate::score::{Meaning, Score};

/// So many points of a search are odds of e to one; an evaluation without a search has
/// [`crate::evaluation::E_ODDS`].
///
/// 2026-11-30, example `chances curve`: 150 games at 10,000 nodes a move of dara-italian 285 and of
/// dara-walker 238, 60 games at 5,000 nodes of dala 264 and of derrah 181.
pub const SEARCH_ODDS: i32 = 260;

/// What is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Proof {
    /// A win in so many plies.
    Win(u32),
    /// Neither side can win by force.
    Draw,
    /// A loss in so many plies.
    Loss(u32),
    /// The winning chance itself, over all throws.
    Chance,
}

/// What a side may expect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Worth {
    /// The share of the points in 65536ths: a win all, a draw half.
    pub chance: Share,
    /// What is proven, if anything.
    pub proof: Option<Proof>,
}

impl Worth {
    /// Of a search's score, to the same side.
    pub fn of_score(score: Score) -> Worth {
        match score.meaning() {
            Meaning::Win(plies) => Worth { chance: SURE, proof: Some(Proof::Win(plies)) },
            Meaning::Loss(plies) => Worth { chance: 0, proof: Some(Proof::Loss(plies)) },
            Meaning::Estimate(points) => Worth::of_chance(chance_of(points)),
        }
    }

    /// Of a winning chance that is estimated.
    pub const fn of_chance(chance: Share) -> Worth {
        Worth { chance, proof: None }
    }

    /// Of a winning chance that is known.
    pub const fn exact(chance: Share) -> Worth {
        Worth { chance, proof: Some(Proof::Chance) }
    }

    /// Of an end that is there, to one side.
    pub fn of_outcome(outcome: Outcome, side: Side) -> Worth {
        match outcome.winner {
            None => Worth { chance: SURE / 2, proof: Some(Proof::Draw) },
            Some(winner) if winner == side => Worth { chance: SURE, proof: Some(Proof::Win(0)) },
            Some(_) => Worth { chance: 0, proof: Some(Proof::Loss(0)) },
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Worth {
        let proof = match self.proof {
            Some(Proof::Win(plies)) => Some(Proof::Loss(plies)),
            Some(Proof::Loss(plies)) => Some(Proof::Win(plies)),
            other => other,
        };
        Worth { chance: SURE - self.chance, proof }
    }

    /// The same for `side`, where it is for `mine`.
    #[must_use]
    pub fn for_side(self, mine: Side, side: Side) -> Worth {
        if mine == side { self } else { self.turned() }
    }

    /// The same a ply earlier.
    #[must_use]
    pub const fn earlier(self) -> Worth {
        let proof = match self.proof {
            Some(Proof::Win(plies)) => Some(Proof::Win(plies + 1)),
            Some(Proof::Loss(plies)) => Some(Proof::Loss(plies + 1)),
            other => other,
        };
        Worth { proof, ..self }
    }
}

/// The winning chance that points of a search stand for, the same on every machine.
fn chance_of(points: i32) -> Share {
    // e to the minus one over SEARCH_ODDS, in 2^32ths.
    const FADE: u64 = 4_278_479_917;
    const _: () = assert!(SEARCH_ODDS == 260);
    const ONE: u64 = 1 << 32;
    let mut left = i64::from(points).unsigned_abs();
    let (mut odds, mut fade) = (ONE, FADE);
    while left > 0 {
        if left % 2 == 1 {
            odds = (odds * fade) >> 32;
        }
        fade = (fade * fade) >> 32;
        left /= 2;
    }
    let share = ((1u64 << 48) / (ONE + odds)) as Share;
    // What is not proven is not certain.
    let share = share.min(SURE - 1);
    if points < 0 { SURE - share } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_logistic_curve() {
        for points in (-6_000..6_000).step_by(37) {
            let exact = 65_536.0 / (1.0 + (-f64::from(points) / f64::from(SEARCH_ODDS)).exp());
            let chance = f64::from(chance_of(points));
            assert!((chance - exact).abs() < 2.0, "{points}: {chance} against {exact}");
            assert_eq!(chance_of(points) + chance_of(-points), SURE);
        }
        assert_eq!(chance_of(0), SURE / 2);
        assert!(chance_of(Score::LIMIT) < SURE);
    }

    #[test]
    fn a_worth_turned_twice_is_the_same() {
        for score in [Score::win(3), Score::loss(4), Score::estimate(70), Score::DRAW] {
            let worth = Worth::of_score(score);
            assert_eq!(worth.turned().turned(), worth);
            assert_eq!(worth.turned(), Worth::of_score(-score));
        }
        assert_eq!(Worth::of_score(Score::win(3)).earlier(), Worth::of_score(Score::win(4)));
    }
}
