//! The one place where throws come from: a seed and the throw's number, never the order of calls.

use sha2::{Digest as _, Sha256};

/// A throw of two four-sided dice, faces from 1 (the A) to 4, lower first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    low: u8,
    high: u8,
}

impl Throw {
    /// The ten distinct throws with their weights in sixteenths.
    pub const ALL: [(Throw, u32); 10] = {
        let mut all = [(Throw { low: 1, high: 1 }, 1); 10];
        let (mut low, mut i) = (1, 0);
        while low <= 4 {
            let mut high = low;
            while high <= 4 {
                all[i] = (Throw { low, high }, if low == high { 1 } else { 2 });
                i += 1;
                high += 1;
            }
            low += 1;
        }
        all
    };

    /// From two faces in any order; `None` unless both are from 1 to 4.
    pub fn new(one: u8, other: u8) -> Option<Throw> {
        let (low, high) = (one.min(other), one.max(other));
        (low >= 1 && high <= 4).then_some(Throw { low, high })
    }

    /// The lower face.
    pub const fn low(self) -> u8 {
        self.low
    }

    /// The higher face.
    pub const fn high(self) -> u8 {
        self.high
    }

    /// Both faces added.
    pub const fn sum(self) -> u8 {
        self.low + self.high
    }

    /// Whether both faces are equal.
    pub const fn is_double(self) -> bool {
        self.low == self.high
    }

    /// `A3`, `24`, `AA`.
    pub fn text(self) -> String {
        let face = |face: u8| if face == 1 { 'A' } else { char::from(b'0' + face) };
        [face(self.low), face(self.high)].iter().collect()
    }

    /// Reads two faces in any order; A may be written `a`, `1` or `X`.
    pub fn read(text: &str) -> Option<Throw> {
        let mut faces = text.chars().map(|letter| match letter {
            'A' | 'a' | 'X' | 'x' | '1' => Some(1),
            '2'..='4' => letter.to_digit(10).map(|digit| digit as u8),
            _ => None,
        });
        let (one, other) = (faces.next()??, faces.next()??);
        if faces.next().is_some() { None } else { Throw::new(one, other) }
    }
}

/// Throws of one game, each settled by the seed and its number.
///
/// 64 throws come from one SHA-256 over a format name, the seed and the block's number. A throw
/// takes four bits, two a die, so that every one of the sixteen ordered throws is equally likely.
#[derive(Debug, Clone)]
pub struct Dice {
    seed: String,
    block: Option<(u64, [u8; 32])>,
}

/// Names the way throws are made from seeds; another way is another format.
const FORMAT: &str = "nugar-dice-v1";
/// Throws a block: 32 bytes of two throws each.
const BLOCK: u64 = 64;

impl Dice {
    /// Dice of a seed, which is any text.
    pub fn new(seed: impl Into<String>) -> Dice {
        Dice { seed: seed.into(), block: None }
    }

    /// The seed.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// The throw of that number, from 0. The block is kept, the answer never depends on it.
    pub fn throw(&mut self, number: u64) -> Throw {
        let wanted = number / BLOCK;
        let bytes = match self.block {
            Some((block, bytes)) if block == wanted => bytes,
            _ => {
                let bytes = block(&self.seed, wanted);
                self.block = Some((wanted, bytes));
                bytes
            }
        };
        let within = (number % BLOCK) as usize;
        let bits = bytes[within / 2] >> (4 * (within % 2));
        let (one, other) = ((bits & 3) + 1, (bits >> 2 & 3) + 1);
        Throw { low: one.min(other), high: one.max(other) }
    }
}

/// The bytes of a block.
fn block(seed: &str, number: u64) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(FORMAT.as_bytes());
    hash.update((seed.len() as u64).to_le_bytes());
    hash.update(seed.as_bytes());
    hash.update(number.to_le_bytes());
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_throws_are_golden() {
        let mut dice = Dice::new("nugar");
        let throws: Vec<String> = (0..16).map(|n| dice.throw(n).text()).collect();
        assert_eq!(throws.join(" "), "A4 24 A4 22 A2 A3 23 A2 A4 22 23 A4 24 44 33 A2");
    }

    #[test]
    fn order_of_calls_does_not_matter() {
        let mut forth = Dice::new("7");
        let mut back = Dice::new("7");
        let there: Vec<Throw> = (0..500).map(|n| forth.throw(n)).collect();
        let mut home: Vec<Throw> = (0..500).rev().map(|n| back.throw(n)).collect();
        home.reverse();
        assert_eq!(there, home);
    }

    #[test]
    fn every_throw_is_as_likely_as_its_weight() {
        // 160,000 throws: a count may stray five standard deviations, which is below 0.5 of a percent.
        let mut dice = Dice::new("fair");
        let mut counts = std::collections::BTreeMap::new();
        for n in 0..160_000 {
            *counts.entry(dice.throw(n)).or_insert(0u32) += 1;
        }
        for (throw, weight) in Throw::ALL {
            let expected = f64::from(weight) * 10_000.0;
            let stray = (f64::from(counts[&throw]) - expected).abs();
            assert!(stray < 5.0 * expected.sqrt(), "{throw:?}: {}", counts[&throw]);
        }
    }

    #[test]
    fn faces_are_read_in_any_order() {
        for (throw, _) in Throw::ALL {
            let text = throw.text();
            let turned: String = text.chars().rev().collect();
            assert_eq!(Throw::read(&text), Some(throw));
            assert_eq!(Throw::read(&turned), Some(throw));
        }
        for bad in ["", "A", "AAA", "05", "5A", "B2", "2 4"] {
            assert_eq!(Throw::read(bad), None, "{bad}");
        }
    }
}
