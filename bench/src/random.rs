// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reproducible operands: every run of the program measures the same numbers.

use num_bigint::BigUint;

/// A 64-bit counter through a mixing function: statistically good, and seekable by its seed. Not for secrets.
pub struct Random {
    state: u64,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Uniform in `[0, 2^bits)`.
    pub fn bits(&mut self, bits: usize) -> BigUint {
        let digits = (0..bits.div_ceil(32)).map(|_| self.word() as u32).collect();
        BigUint::new(digits) >> (bits.div_ceil(32) * 32 - bits)
    }

    /// Uniform in `[0, bound)`.
    pub fn below(&mut self, bound: &BigUint) -> BigUint {
        loop {
            let x = self.bits(bound.bits() as usize);
            if x < *bound {
                return x;
            }
        }
    }
}
