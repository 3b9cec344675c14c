//! A small network in integers: counts of a position, one layer of sums each held within bounds,
//! and points.

/// What a network of so many counts and sums has learned.
#[derive(Debug)]
pub struct Net<const COUNTS: usize, const SUMS: usize> {
    /// What each count adds to each sum, in [`Net::WHOLE`]ths.
    pub counts: [[i16; SUMS]; COUNTS],
    /// What each sum begins with.
    pub first: [i32; SUMS],
    /// What each sum is worth when it is full, in [`Net::POINT`]ths.
    pub sums: [i16; SUMS],
    /// What is added to that.
    pub last: i32,
}

impl<const COUNTS: usize, const SUMS: usize> Net<COUNTS, SUMS> {
    /// A full sum; larger ones count as full, those below nothing as nothing.
    pub const WHOLE: i32 = 1 << 12;
    /// A point.
    pub const POINT: i32 = 1 << 3;

    /// What a position is worth, in [`Net::POINT`]ths of a point.
    pub fn worth(&self, counts: &[i32; COUNTS]) -> i32 {
        let mut sums = self.first;
        for (count, weights) in counts.iter().zip(&self.counts) {
            if *count != 0 {
                for (sum, weight) in sums.iter_mut().zip(weights) {
                    *sum += *count * i32::from(*weight);
                }
            }
        }
        let full = |sum: &i32| i64::from(*sum.clamp(&0, &Self::WHOLE));
        let all: i64 =
            sums.iter().zip(&self.sums).map(|(sum, weight)| full(sum) * i64::from(*weight)).sum();
        self.last + (all / i64::from(Self::WHOLE)) as i32
    }
}
