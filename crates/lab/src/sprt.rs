//! A sequential test: games are played until one of two differences in strength is the likelier by
//! far.

use crate::elo;
use crate::tally::{SHARES, Tally};

/// Whether a player is better by `elo1`, or only by `elo0`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The difference that is doubted.
    pub elo0: f64,
    /// The difference that is hoped for, above the other.
    pub elo1: f64,
}

/// What a test says so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// More games are needed.
    Open,
    /// The difference that is hoped for.
    Accepted,
    /// The difference that is doubted.
    Rejected,
}

impl Verdict {
    /// Its code in results.
    pub const fn code(self) -> &'static str {
        match self {
            Verdict::Open => "open",
            Verdict::Accepted => "accepted",
            Verdict::Rejected => "rejected",
        }
    }
}

/// How often either error is made.
const ERROR: f64 = 0.05;

impl Sprt {
    /// Below the first the doubt is accepted, above the second the hope: Wald's bounds.
    pub fn bounds() -> [f64; 2] {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        [-bound, bound]
    }

    /// The logarithm of how much likelier the pairs are under `elo1` than under `elo0`, each with
    /// the distribution of pairs that fits best: the generalised test on five kinds of pairs (Van
    /// den Bergh).
    pub fn llr(&self, tally: &Tally) -> f64 {
        if tally.count() == 0 {
            return 0.0;
        }
        // A kind that was not seen yet is not impossible.
        let counts = tally.pairs.map(|n| (n as f64).max(1e-3));
        let all: f64 = counts.iter().sum();
        let [p0, p1] =
            [self.elo0, self.elo1].map(|elo| fit(counts.map(|n| n / all), elo::share(elo)));
        counts.iter().zip(p0.iter().zip(p1)).map(|(n, (p0, p1))| n * (p1 / p0).ln()).sum()
    }

    /// What the pairs say.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let (llr, [low, high]) = (self.llr(tally), Sprt::bounds());
        if llr >= high {
            Verdict::Accepted
        } else if llr <= low {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// The distribution nearest to what was seen whose mean is `mean`: seen / (1 + x (share - mean)),
/// with the x that makes it one.
fn fit(seen: [f64; 5], mean: f64) -> [f64; 5] {
    // All denominators are positive between these.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let x = f64::midpoint(low, high);
        let slope: f64 = seen
            .iter()
            .zip(SHARES)
            .map(|(seen, share)| seen * (share - mean) / (1.0 + x * (share - mean)))
            .sum();
        // It falls as x grows.
        if slope > 0.0 { low = x } else { high = x }
    }
    let x = f64::midpoint(low, high);
    let mut fitted = seen;
    for (fitted, share) in fitted.iter_mut().zip(SHARES) {
        *fitted /= 1.0 + x * (share - mean);
    }
    fitted
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::playout::{Chance, Random};

    #[test]
    fn the_nearest_distribution_has_the_mean() {
        let seen = [0.1, 0.2, 0.4, 0.2, 0.1];
        for mean in [0.3, 0.5, 0.52, 0.8] {
            let fitted = fit(seen, mean);
            let sum: f64 = fitted.iter().sum();
            let have: f64 = fitted.iter().zip(SHARES).map(|(p, share)| p * share).sum();
            assert!((sum - 1.0).abs() < 1e-9 && (have - mean).abs() < 1e-9, "{mean}: {fitted:?}");
        }
    }

    #[test]
    fn the_ratio_is_near_the_normal_one() {
        // With many pairs: N (s1 - s0) (2 mean - s0 - s1) / (2 variance).
        let tally = Tally { pairs: [1_000, 2_000, 4_100, 2_100, 1_000], ..Tally::default() };
        let sprt = Sprt { elo0: 0.0, elo1: 5.0 };
        let (s0, s1) = (elo::share(0.0), elo::share(5.0));
        let (n, mean) = (tally.count() as f64, tally.share());
        let square = |share: f64| (share - mean) * (share - mean);
        let variance =
            tally.pairs.iter().zip(SHARES).map(|(n, s)| *n as f64 * square(s)).sum::<f64>() / n;
        let normal = n * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance);
        assert!((sprt.llr(&tally) - normal).abs() < 0.02, "{} {normal}", sprt.llr(&tally));
    }

    #[test]
    fn each_error_is_made_in_about_one_test_of_twenty() {
        let sprt = Sprt { elo0: 0.0, elo1: 60.0 };
        let mut luck = Random::new(7);
        for (elo, wrong) in [(0.0, Verdict::Accepted), (60.0, Verdict::Rejected)] {
            let chance = (elo::share(elo) * 1e6) as u64;
            let mut errors = 0;
            for _ in 0..400 {
                let mut tally = Tally::default();
                let verdict = loop {
                    let won = (0..2).filter(|_| luck.below(1_000_000) < chance).count();
                    tally.pairs[2 * won] += 1;
                    match sprt.verdict(&tally) {
                        Verdict::Open => {}
                        verdict => break verdict,
                    }
                };
                errors += u32::from(verdict == wrong);
            }
            assert!((5..36).contains(&errors), "{elo}: {errors} of 400");
        }
    }

    #[test]
    fn nothing_is_known_of_no_pairs() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        assert_eq!(sprt.verdict(&Tally::default()), Verdict::Open);
        let lost = Tally { pairs: [100, 0, 0, 0, 0], ..Tally::default() };
        let won = Tally { pairs: [0, 0, 0, 0, 100], ..Tally::default() };
        assert_eq!(sprt.verdict(&lost), Verdict::Rejected);
        assert_eq!(sprt.verdict(&won), Verdict::Accepted);
    }
}
