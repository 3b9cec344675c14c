//! The frozen hash of anything stored: tables, caches, records. Never change it without a new
//! format name where its values are kept.

/// Mixes one word into a running hash. The multipliers are the finaliser constants of SplitMix64
/// (Steele, Lea and Flood 2014); the golden test below freezes the result.
pub const fn mix(hash: u64, word: u64) -> u64 {
    let mut z = (hash ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    #[test]
    fn is_frozen() {
        assert_eq!(super::mix(0, 0), 0xe220_a839_7b1d_cdaf);
        assert_eq!(super::mix(super::mix(1, 2), 3), super::mix(super::mix(1, 2), 3));
    }
}
