//! The numbers of the search. Each is named with what it does; what was measured stands beside it.

/// Numbers of the search; depths in plies, margins in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tuning {
    /// Half the window around the score of the depth before.
    pub aspiration: i32,
    /// The first depth searched in such a window.
    pub aspiration_depth: i32,
    /// Up to this depth a position far above the window is left,
    pub cut_depth: i32,
    /// by so much a ply.
    pub cut_margin: i32,
    /// Up to this depth quiet moves far below the window are left out,
    pub futile_depth: i32,
    /// by so much a ply.
    pub futile_margin: i32,
    /// The least depth at which a pass is tried.
    pub pass_depth: i32,
    /// Plies saved behind a pass, and a further one for so many plies of depth.
    pub pass_saving: [i32; 2],
    /// The least depth at which late moves are looked at less deeply,
    pub late_depth: i32,
    /// after so many quiet moves, and after so many captures,
    pub late_after: [usize; 2],
    /// by the product of the logarithms of depth and number, divided by this (both logarithms in 16ths).
    pub late_divisor: i32,
    /// Plies of captures followed behind the last ply.
    pub capture_plies: i32,
    /// How many captures of a position are followed there.
    pub capture_width: usize,
    /// What a capture may change beside the piece taken.
    pub capture_margin: i32,
    /// What a piece is worth where only margins are judged.
    pub piece: i32,
}

impl Tuning {
    /// The numbers that are played with.
    pub const BEST: Tuning = Tuning {
        aspiration: 25,
        aspiration_depth: 4,
        cut_depth: 5,
        cut_margin: 60,
        futile_depth: 3,
        futile_margin: 60,
        pass_depth: 3,
        pass_saving: [2, 4],
        late_depth: 3,
        late_after: [2, 4],
        late_divisor: 1_100,
        capture_plies: 4,
        capture_width: 4,
        capture_margin: 60,
        piece: 100,
    };

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
    fn reductions_grow() {
        let best = Tuning::BEST;
        assert_eq!(best.reduction(1, 30), 0);
        assert!(best.reduction(8, 30) > best.reduction(8, 4));
        assert!(best.reduction(16, 30) > best.reduction(4, 30));
        assert!(best.reduction(100, 10_000) <= 18);
    }
}
