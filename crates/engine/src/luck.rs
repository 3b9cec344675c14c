//! Choices by a seed: the same seed and the same position always choose the same.

use nugar_rules::key::mix;

/// A stream of numbers settled by a seed and a position's key.
#[derive(Debug, Clone)]
pub struct Luck(u64);

impl Luck {
    /// Of a seed, which is any text, in the position of that key.
    pub fn new(seed: &str, key: u64) -> Luck {
        let text = seed.bytes().fold(seed.len() as u64, |hash, byte| mix(hash, u64::from(byte)));
        Luck(mix(text, key))
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = mix(self.0, 0);
        ((u128::from(self.0) * n as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_and_keys_both_count() {
        let draw = |seed: &str, key| {
            let mut luck = Luck::new(seed, key);
            [0; 8].map(|_| luck.below(1_000_000))
        };
        assert_eq!(draw("a", 1), draw("a", 1));
        assert_ne!(draw("a", 1), draw("b", 1));
        assert_ne!(draw("a", 1), draw("a", 2));
        assert!(draw("", 0).iter().all(|n| *n < 1_000_000));
    }
}
