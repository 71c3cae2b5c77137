// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers that look random and are the same in every run: SplitMix64. Not for secrets.

use num_bigint::BigUint;

/// The generator.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ (x >> 31)
    }

    /// A number below `2^bits`.
    pub fn bits(&mut self, bits: u64) -> BigUint {
        let digits = (0..bits.div_ceil(32)).map(|_| self.word() as u32).collect();
        let all = BigUint::new(digits);
        let excess = all.bits().saturating_sub(bits);
        all >> excess
    }

    /// An odd number of exactly `bits` bits.
    pub fn odd(&mut self, bits: u64) -> BigUint {
        let mut x = self.bits(bits);
        x.set_bit(bits.saturating_sub(1), true);
        x.set_bit(0, true);
        x
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_as_asked_for() {
        let mut random = Random::new(1);
        for bits in 1..200 {
            assert!(random.bits(bits).bits() <= bits);
            let odd = random.odd(bits);
            assert!(odd.bits() == bits && odd.bit(0), "{bits}");
        }
        assert_ne!(random.word(), random.word());
    }
}
