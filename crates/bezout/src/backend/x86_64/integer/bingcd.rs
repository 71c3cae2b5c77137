// SPDX-License-Identifier: MIT OR Apache-2.0
//! The optimized binary GCD \[Por20\]: its inner loop, and whole batches on four limbs.

use super::routines::{TwoWords, adx_bingcd_batches_4, base_bingcd_steps_1};
use crate::cpu::Isa;
use crate::ct::wipe;

/// 31 steps on `a` and odd `b`: the two rows of update factors, `f + 2^32 g` each, without their signs.
///
/// With `s` for the sign of the number of swaps, `2^31 s (a', b') = (f0 a - g0 b, g1 b - f1 a)`.
/// Timing: constant. Source: \[Por20\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn rows(a: u64, b: u64) -> TwoWords {
    // Not asserted in every build: b is secret, and nothing but the result depends on it.
    debug_assert!(b & 1 == 1);
    // SAFETY: the routine touches no memory, and needs no extension. See SAFETY.md.
    unsafe { base_bingcd_steps_1(a, b) }
}

/// The numbers of an inversion modulo four limbs; `asmgen/asmgen/bingcd/batch.py` has the layout too.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct BingcdState {
    pub a: [u64; 4],
    pub b: [u64; 4],
    pub(super) u: [u64; 4],
    pub w: [u64; 4],
    pub(super) m: [u64; 4],
    /// The words of a batch, its factors `f0`, `g0`, `f1`, `g1`, and a mask.
    pub(super) scratch: [u64; 7],
    pub(super) negative: u64,
    pub(super) minus_inverse: u64,
    pub(super) batches: u64,
}

impl BingcdState {
    /// Before the first batch: `a = x`, `b = m`, `u = unit`, `w = 0`, where `unit` is 1 modulo `m`, and
    /// `inverse` that of `m` modulo 2^31 or beyond. `m` is odd.
    #[inline(always)]
    pub fn new(x: &[u64; 4], m: &[u64; 4], inverse: u64, unit: u64) -> Self {
        Self {
            a: *x,
            b: *m,
            u: [unit, 0, 0, 0],
            w: [0; 4],
            m: *m,
            scratch: [0; 7],
            negative: 0,
            minus_inverse: inverse.wrapping_neg(),
            batches: 0,
        }
    }

    /// Runs `batches` batches of 31 steps, at least one. `e a = u x` and `e b = -w x` modulo `m` stay true for a
    /// sign `e`, which is negative if [`Self::negative`] is odd.
    ///
    /// Timing: depends on `batches`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize) {
        assert!(batches > 0 && Isa::Adx.available());
        self.batches = batches as u64;
        // SAFETY: the routine reads and writes exactly one such state, borrowed for the call; the CPU has
        // BMI2 and ADX. See SAFETY.md.
        unsafe { adx_bingcd_batches_4((&raw mut *self).cast()) }
    }

    /// The sign `e`, as a word of zeros or ones.
    #[inline(always)]
    pub fn negative(&self) -> u64 {
        self.negative
    }

    /// The factors of the last batch, as in [`rows`].
    #[cfg(test)]
    pub fn factors(&self) -> [u64; 4] {
        [2, 3, 4, 5].map(|k| self.scratch[k])
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
        for four in [
            &mut self.a,
            &mut self.b,
            &mut self.u,
            &mut self.w,
            &mut self.m,
        ] {
            wipe(four);
        }
        wipe(&mut self.scratch);
        wipe(core::slice::from_mut(&mut self.negative));
        wipe(core::slice::from_mut(&mut self.minus_inverse));
    }
}
