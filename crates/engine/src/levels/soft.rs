//! Choosing softly: the better a move looks, the likelier it is played, in integers, so that every
//! machine chooses the same.

use nugar_rules::playout::Chance;

/// e to the minus one sixteenth, in 2^32ths.
const FADE: u64 = 4_034_748_382;
/// E-folds of warmth beyond which nothing is chosen: one in 3,000.
pub(super) const FAR: i32 = 8;

/// One of what is seen with its worth: each `warmth` that it is worse than the best makes it e times
/// less likely; without warmth the first of the best.
pub(super) fn pick<T: Copy>(seen: &[(T, i32)], warmth: i32, luck: &mut impl Chance) -> Option<T> {
    let best = seen.iter().map(|(_, worth)| *worth).max()?;
    if warmth <= 0 {
        return seen.iter().find(|(_, worth)| *worth == best).map(|(one, _)| *one);
    }
    let weigh = |worth: i32| {
        let faded = 16 * (i64::from(best) - i64::from(worth)) / i64::from(warmth);
        if faded > 16 * i64::from(FAR) {
            return 0;
        }
        (0..faded).fold(1u64 << 32, |weight, _| (weight * FADE) >> 32)
    };
    let weights: Vec<u64> = seen.iter().map(|(_, worth)| weigh(*worth)).collect();
    let mut left = luck.below(weights.iter().sum());
    for ((one, _), weight) in seen.iter().zip(weights) {
        if left < weight {
            return Some(*one);
        }
        left -= weight;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::luck;

    #[test]
    fn what_is_better_is_chosen_more_often_by_the_right_share() {
        let mut luck = luck::of("soft", 1);
        let mut counts = [0_u32; 4];
        for _ in 0..40_000 {
            let seen = [(0, 100), (1, 150), (2, 150), (3, -5_000)];
            counts[pick(&seen, 50, &mut luck).unwrap()] += 1;
        }
        // e to the minus one to one to one.
        let share = |i: usize| f64::from(counts[i]) / 40_000.0;
        assert!((share(0) - 0.1554).abs() < 0.01, "{counts:?}");
        assert!((share(1) - share(2)).abs() < 0.015, "{counts:?}");
        assert_eq!(counts[3], 0);
    }

    #[test]
    fn without_warmth_the_first_of_the_best() {
        let mut luck = luck::of("", 0);
        assert_eq!(pick(&[('a', 1), ('b', 2), ('c', 2)], 0, &mut luck), Some('b'));
        assert_eq!(pick::<char>(&[], 7, &mut luck), None);
        assert_eq!(pick(&[('a', i32::MIN), ('b', i32::MAX)], 1, &mut luck), Some('b'));
    }
}
