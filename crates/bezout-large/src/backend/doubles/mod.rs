// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms on residues as doubles with a sign \[HLQ16\], in vectors of four, for CPUs with fused
//! multiply-add. Words are the bits of doubles. Each function here computes in the mode for which
//! the proofs hold, whatever the thread's is.
//!
//! The proofs bound every value, so that no operation rounds an integer: whoever changes a step
//! changes `proofs/bezout_proofs/transform.py` too.
//!
//! Leaves of 16 elements stand as a matrix of four rows and columns, in the order of its columns:
//! leaf 16 g + 4 n + c is element 16 g + 4 c + n.

mod columns;
mod field;
mod leaves;
mod mode;
mod numbers;
mod prime;
mod windows;

use super::block::{Block, Digits, Mixed, Store};
use super::bounds::PRIMES;
use super::constants::{MODULI, mixed_radix};
use mode::usual;
use prime::{Direction, Prime, signed};

/// Constants for columns of one length.
pub(crate) struct Constants {
    primes: [Prime; 3],
    mixed: [f64; 6],
}

/// Whether this CPU has the instructions.
pub(crate) fn available() -> bool {
    #[cfg(target_arch = "x86_64")]
    return bezout::parts::cpu::Isa::Avx2.available();
    #[cfg(not(target_arch = "x86_64"))]
    return cfg!(target_endian = "little");
}

/// Calls are sound where this has not failed.
fn assert_available() {
    assert!(available(), "vectors and fused multiply-add");
}

impl Constants {
    /// Constants for columns of 2^`log` elements.
    pub fn new(log: u32) -> Self {
        assert_available();
        usual(|| Self::computed(log))
    }

    fn computed(log: u32) -> Self {
        let prime = |k: usize| Prime {
            p: PRIMES[k] as f64,
            inverse: 1.0 / PRIMES[k] as f64,
            forward: Direction::new(k, log, false),
            backward: Direction::new(k, log, true),
        };
        let which = [0, 1, 1, 2, 2, 2];
        let mixed = mixed_radix(log);
        Self {
            primes: [prime(0), prime(1), prime(2)],
            mixed: core::array::from_fn(|i| {
                let m = MODULI[which[i]];
                signed(m.leave(mixed[i]), m.p)
            }),
        }
    }

    #[cfg(test)]
    pub fn residue(&self, prime: usize, word: u64) -> u64 {
        let x = f64::from_bits(word);
        assert!(x == x.round() && x.abs() <= (1u64 << 53) as f64);
        (x as i64).rem_euclid(PRIMES[prime] as i64) as u64
    }

    #[cfg(test)]
    pub fn place(&self, leaf: usize) -> usize {
        leaf / 16 * 16 + leaf % 4 * 4 + leaf / 4 % 4
    }

    /// Residues of digits.
    #[allow(unsafe_code)]
    pub fn residues(&self, prime: usize, column: &mut [u64], number: &[u64], digits: Digits) {
        // SAFETY: `new` has asserted that the CPU has the instructions.
        usual(|| unsafe { numbers::residues(&self.primes[prime], column, number, digits) })
    }

    /// The transform of a column.
    #[allow(unsafe_code)]
    pub fn forward(&self, prime: usize, column: &mut [u64]) {
        // SAFETY: as above.
        usual(|| unsafe { columns::forward(&self.primes[prime], column) })
    }

    /// The column of a transform, times its length.
    #[allow(unsafe_code)]
    pub fn inverse(&self, prime: usize, column: &mut [u64]) {
        // SAFETY: as above.
        usual(|| unsafe { columns::inverse(&self.primes[prime], column) })
    }

    /// Products of leaves.
    #[allow(unsafe_code)]
    pub fn multiply<const R: usize>(
        &self,
        prime: usize,
        out: [&mut [u64]; R],
        a: Option<[&[u64]; R]>,
        b: Option<[&[u64]; R]>,
        store: Store,
    ) {
        // SAFETY: as above.
        usual(|| unsafe { leaves::multiply(&self.primes[prime], out, a, b, store) })
    }

    /// The numbers that three residues of each element determine.
    #[allow(unsafe_code)]
    #[inline]
    pub fn mixed_radix(&self, columns: [&Block; 3], offsets: &[u64; 3], out: &mut Mixed) {
        // SAFETY: as above.
        usual(|| unsafe { numbers::mixed_radix(&self.primes, &self.mixed, columns, offsets, out) })
    }
}
