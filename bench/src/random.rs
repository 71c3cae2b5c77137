// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reproducible operands: every run of the program measures the same numbers.

use num_bigint::BigUint;

/// The generator of the tests. Not for secrets.
pub struct Random(bezout_exercise::random::Random);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(bezout_exercise::random::Random(seed))
    }

    pub fn word(&mut self) -> u64 {
        self.0.word()
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
