//! Choices by a seed: the same seed and the same position always choose the same.

use nugar_rules::key::mix;
use nugar_rules::playout::Random;

/// The source of a seed, which is any text, in the position of that key.
pub fn of(seed: &str, key: u64) -> Random {
    Random::new(mix(salt(seed), key))
}

/// A seed as a number.
pub(crate) fn salt(seed: &str) -> u64 {
    seed.bytes().fold(seed.len() as u64, |hash, byte| mix(hash, u64::from(byte)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nugar_rules::playout::Chance;

    #[test]
    fn seeds_and_keys_both_count() {
        let draw = |seed: &str, key| {
            let mut luck = of(seed, key);
            [0; 8].map(|_| luck.below(1_000_000))
        };
        assert_eq!(draw("a", 1), draw("a", 1));
        assert_ne!(draw("a", 1), draw("b", 1));
        assert_ne!(draw("a", 1), draw("a", 2));
    }
}
