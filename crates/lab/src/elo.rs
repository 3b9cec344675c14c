//! Strength as a difference in Elo, with the bounds between which it lies.

use crate::tally::{SHARES, Tally};

/// A difference in strength, the first player's above the second's.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// As the points say; none where all were won or all lost.
    pub value: Option<f64>,
    /// The bounds of 95 %; none: no bound on that side.
    pub bounds: [Option<f64>; 2],
}

/// The share of points that a difference leads to.
pub fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference that leads to a share of points; none for 0 and 1.
pub fn of_share(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

/// Standard deviations between which 95 % lie.
const WIDTH: f64 = 1.959_964;

impl Elo {
    /// By pairs, whose two games are not independent of each other. The bounds are those of a
    /// tally with one pair more won and one more lost (after Agresti and Coull 1998, "plus four"):
    /// a few pairs that all went one way prove less than everything.
    pub fn of(tally: &Tally) -> Elo {
        let mut pairs = tally.pairs.map(|n| n as f64);
        pairs[0] += 1.0;
        pairs[4] += 1.0;
        let count: f64 = pairs.iter().sum();
        let mean = pairs.iter().zip(SHARES).map(|(n, share)| n * share).sum::<f64>() / count;
        let square = |share: f64| (share - mean) * (share - mean);
        let variance =
            pairs.iter().zip(SHARES).map(|(n, share)| n * square(share)).sum::<f64>() / count;
        let error = WIDTH * (variance / count).sqrt();
        Elo {
            value: of_share(tally.share()),
            bounds: [of_share((mean - error).max(0.0)), of_share((mean + error).min(1.0))],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::playout::{Chance, Random};

    #[test]
    fn shares_and_differences_are_inverse() {
        for elo in [-300.0, 0.0, 100.0] {
            assert!((of_share(share(elo)).unwrap() - elo).abs() < 1e-9);
        }
        assert!((share(100.0) - 0.640_065).abs() < 1e-6);
        assert_eq!((of_share(0.0), of_share(1.0)), (None, None));
    }

    #[test]
    fn bounds_hold_the_truth_nineteen_times_of_twenty() {
        // Games of a pair that are won by 60 % each, independent of each other: +70.4 Elo.
        let truth = of_share(0.6).unwrap();
        let mut luck = Random::new(1);
        let mut inside = 0;
        for _ in 0..2_000 {
            let mut tally = Tally::default();
            for _ in 0..50 {
                let won = (0..2).filter(|_| luck.below(10) < 6).count();
                tally.pairs[2 * won] += 1;
            }
            let [low, high] = Elo::of(&tally).bounds.map(Option::unwrap);
            inside += u32::from(low <= truth && truth <= high);
        }
        assert!((1_870..1_940).contains(&inside), "{inside} of 2000");
    }

    #[test]
    fn what_was_always_won_has_a_lower_bound() {
        let tally = Tally { pairs: [0, 0, 0, 0, 50], ..Tally::default() };
        let elo = Elo::of(&tally);
        assert_eq!(elo.value, None);
        assert!((300.0..700.0).contains(&elo.bounds[0].unwrap()), "{elo:?}");
    }
}
