//! The values of a finished sector, held in memory.

use super::index::Index;
use crate::value::Value;

/// A finished sector in memory.
pub(crate) struct Known {
    pub(crate) index: Index,
    pub(crate) codes: Codes,
}

/// A value for each number of the sector's index.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Codes {
    /// Where every code fits a byte.
    Narrow(Vec<u8>),
    /// Elsewhere.
    Wide(Vec<u16>),
}

impl Codes {
    /// For so many values, each of so many bytes: one or two.
    pub(crate) fn with_capacity(count: u64, width: u8) -> Codes {
        if width == 1 {
            Codes::Narrow(Vec::with_capacity(count as usize))
        } else {
            Codes::Wide(Vec::with_capacity(count as usize))
        }
    }

    /// Appends a block as files hold it; see [`pack`].
    pub(crate) fn extend(&mut self, block: &[u8]) {
        match self {
            Codes::Narrow(all) => all.extend_from_slice(block),
            Codes::Wide(all) => {
                let (low, high) = block.split_at(block.len() / 2);
                all.extend(low.iter().zip(high).map(|(l, h)| u16::from_le_bytes([*l, *h])));
            }
        }
    }

    /// The value of that number.
    #[inline]
    pub(crate) fn value(&self, number: u64) -> Value {
        Value::from_code(match self {
            Codes::Narrow(all) => u16::from(all[number as usize]),
            Codes::Wide(all) => all[number as usize],
        })
    }
}

/// Codes as a block of a file: all low bytes, then, where a code takes two bytes, all high ones.
pub(crate) fn pack(codes: impl Iterator<Item = u16> + Clone, width: u8) -> Vec<u8> {
    let mut block: Vec<u8> = codes.clone().map(|code| code as u8).collect();
    if width == 2 {
        block.extend(codes.map(|code| (code >> 8) as u8));
    }
    block
}

/// The code at a place of a block.
pub(crate) fn unpack(block: &[u8], at: usize, width: u8) -> u16 {
    if width == 1 {
        u16::from(block[at])
    } else {
        u16::from_le_bytes([block[at], block[block.len() / 2 + at]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::LONGEST;

    #[test]
    fn packed_codes_read_back_in_both_widths() {
        for (width, most) in [(1, u16::from(u8::MAX)), (2, LONGEST + 1)] {
            let all: Vec<u16> = (0..=most).rev().collect();
            let mut codes = Codes::with_capacity(all.len() as u64, width);
            for part in all.chunks(100) {
                let block = pack(part.iter().copied(), width);
                assert_eq!(block.len(), part.len() * usize::from(width));
                for (at, code) in part.iter().enumerate() {
                    assert_eq!(unpack(&block, at, width), *code);
                }
                codes.extend(&block);
            }
            for (number, code) in all.iter().enumerate() {
                assert_eq!(codes.value(number as u64).code(), *code);
            }
        }
    }
}
