//! Chances as the 24 bits of a file.

const MOST: f64 = ((1 << 24) - 1) as f64;

/// How far a chance of a file may be off by rounding alone.
pub(crate) const ROUNDING: f64 = 0.5001 / MOST;

/// Chances as a block of a file: lowest bytes, then middle ones, then highest ones.
pub(crate) fn pack(chances: &[f64]) -> Vec<u8> {
    let byte = |shift: u32| {
        chances.iter().map(move |chance| ((chance * MOST).round() as u32 >> shift) as u8)
    };
    byte(0).chain(byte(8)).chain(byte(16)).collect()
}

/// The chance at a place of a block.
pub(crate) fn unpack(block: &[u8], at: usize) -> f64 {
    let values = block.len() / 3;
    let byte = |plane: usize| u32::from(block[plane * values + at]);
    f64::from(byte(0) | byte(1) << 8 | byte(2) << 16) / MOST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::float_cmp)]
    fn chances_come_back_within_the_rounding() {
        let all: Vec<f64> = (0..100_000).map(|n| f64::from(n) / 99_999.0).collect();
        let block = pack(&all);
        for (at, chance) in all.iter().enumerate() {
            assert!((unpack(&block, at) - chance).abs() <= ROUNDING, "{chance}");
        }
        let ends = pack(&[0.0, 1.0]);
        assert!(unpack(&ends, 0) == 0.0 && unpack(&ends, 1) == 1.0);
    }
}
