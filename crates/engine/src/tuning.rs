//! The numbers of the search. Each is named with what it does; what was measured stands beside it.

use crate::limits::Limits;
use crate::numbers::numbers;

/// A depth that no search comes to, so that what needs it is left out.
const NEVER: i32 = Limits::DEEPEST as i32 + 1;

numbers! {
    /// Numbers of the search; depths in plies, margins in points.
    Tuning {
        /// Whether what the table remembers is tried first: 1, or 0.
        remembered,
        /// Whether moves that take something are tried before those that take nothing; 1, or 0.
        captures,
        /// How many quiet moves that refuted another position of the same ply are tried early.
        killers,
        /// How much experience with a kind of move counts in ordering; 1, or 0.
        history,
        /// How much what a position shows of its moves counts in ordering; 1, or 0.
        sight,
        /// Half the window around the score of the depth before.
        aspiration,
        /// The first depth searched in such a window.
        aspiration_depth,
        /// Up to this depth a position far above the window is left,
        cut_depth,
        /// by so much a ply.
        cut_margin,
        /// Up to this depth quiet moves far below the window are left out,
        futile_depth,
        /// by so much a ply.
        futile_margin,
        /// The least depth at which late moves are looked at less deeply,
        late_depth,
        /// after so many quiet moves,
        late_quiet,
        /// after so many captures,
        late_captures,
        /// by the product of the logarithms of depth and number, both in 16ths, divided by this.
        late_divisor,
        /// Plies added behind the only move,
        forced_plies,
        /// where the other side threatens to take something and the mover cannot itself,
        threat_plies,
        /// up to this depth.
        threat_depth,
        /// Plies of captures followed behind the last ply.
        capture_plies,
        /// How many captures of a position are followed there.
        capture_width,
        /// What a capture may change beside the piece taken.
        capture_margin,
        /// What a piece is worth where only margins are judged.
        piece,
    }
}

impl Tuning {
    /// The numbers that are played with.
    ///
    /// 2026-11-30, dara-italian, `strong:nodes=6000,…` against `strong:nodes=6000`, 160 games
    /// each, so within about 50 Elo: without cut_depth -33, without futile_depth -39, without
    /// late_depth -26, late_divisor 800 -26; capture_plies 2 -11, 6 ±0; capture_width 2 -7, 8 +2.
    /// None of the numbers is more than a first choice that nothing has beaten.
    ///
    /// 2026-11-30, extensions, `nugar arena strong:nodes=5000,… strong:nodes=5000 --games 160` after 8
    /// random plies, so within about 55 Elo; dala, dara-italian: threat_plies 1 at any depth +17, -7;
    /// up to depth 2 ±0, +7, kept. A ply more behind every move that takes something -112, -61, up to
    /// depth 2 only -112, -75: not kept. late_captures 1 -4, -2; late_divisor 850 -13, -2.
    ///
    /// 2026-11-30: the table is asked at the last ply too. Asking from the second on made 10 to 18 %
    /// more positions a second, but came a ply less deep in three of six positions of `--example
    /// speed` with 20 pieces.
    pub const BEST: Tuning = Tuning {
        remembered: 1,
        captures: 1,
        killers: 2,
        history: 1,
        sight: 1,
        aspiration: 40,
        aspiration_depth: 4,
        cut_depth: 5,
        cut_margin: 100,
        futile_depth: 3,
        futile_margin: 100,
        late_depth: 3,
        late_quiet: 2,
        late_captures: 4,
        late_divisor: 1_100,
        forced_plies: 1,
        threat_plies: 1,
        threat_depth: 2,
        capture_plies: 4,
        capture_width: 4,
        capture_margin: 100,
        piece: 200,
    };

    /// The steps of the search's growth, each with the numbers that leave it out.
    pub const STEPS: [(&'static str, &'static [(&'static str, i32)]); 12] = [
        ("remembered", &[("remembered", 0)]),
        ("captures", &[("captures", 0)]),
        ("killers", &[("killers", 0)]),
        ("history", &[("history", 0)]),
        ("sight", &[("sight", 0)]),
        (
            "ordering",
            &[("remembered", 0), ("captures", 0), ("killers", 0), ("history", 0), ("sight", 0)],
        ),
        ("aspiration", &[("aspiration_depth", NEVER)]),
        ("cuts", &[("cut_depth", 0)]),
        ("futility", &[("futile_depth", 0)]),
        ("reductions", &[("late_depth", NEVER)]),
        ("extensions", &[("forced_plies", 0), ("threat_plies", 0)]),
        ("quiescence", &[("capture_plies", 0)]),
    ];

    /// The same without a step of [`Tuning::STEPS`]; none where there is no such step.
    #[must_use]
    pub fn without(mut self, step: &str) -> Option<Tuning> {
        let (_, numbers) = Tuning::STEPS.iter().find(|(name, _)| *name == step)?;
        for (name, value) in *numbers {
            *self.get_mut(name)? = *value;
        }
        Some(self)
    }

    /// Plies by which the `tried`th move at that depth is looked at less deeply.
    pub(crate) fn reduction(&self, depth: i32, tried: usize) -> i32 {
        let log = |n: i32| {
            // The logarithm to base 2 in 16ths, without a float that differs between machines.
            let n = n.clamp(1, 64) as u128;
            n.pow(16).ilog2() as i32
        };
        log(depth) * log(tried as i32) / self.late_divisor.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_left_out_by_name() {
        for (step, _) in Tuning::STEPS {
            let without = Tuning::BEST.without(step).expect("numbers there are");
            assert_ne!(without, Tuning::BEST, "{step} does nothing");
        }
        assert_eq!(Tuning::BEST.without("nothing"), None);
    }

    #[test]
    fn reductions_grow() {
        let best = Tuning::BEST;
        assert_eq!(best.reduction(1, 30), 0);
        assert!(best.reduction(8, 30) > best.reduction(8, 4));
        assert!(best.reduction(16, 30) > best.reduction(4, 30));
        assert!(best.reduction(100, 10_000) <= 18);
    }
}
