//! A small network in integers: counts of a position, one layer of sums each held within bounds,
//! and points.

/// What a network of so many counts and sums has learned.
#[derive(Debug)]
pub struct Net<const COUNTS: usize, const SUMS: usize> {
    /// What each count adds to each sum, in [`Net::WHOLE`]ths; one row a sum.
    pub counts: [[i16; COUNTS]; SUMS],
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
    pub fn worth(&self, counts: &[i16; COUNTS]) -> i32 {
        let mut all = 0;
        for ((weights, first), worth) in self.counts.iter().zip(self.first).zip(self.sums) {
            let parts = counts
                .iter()
                .zip(weights)
                .map(|(count, weight)| i32::from(*count) * i32::from(*weight));
            let sum = (first + parts.sum::<i32>()).clamp(0, Self::WHOLE);
            all += i64::from(sum) * i64::from(worth);
        }
        self.last + (all / i64::from(Self::WHOLE)) as i32
    }
}
