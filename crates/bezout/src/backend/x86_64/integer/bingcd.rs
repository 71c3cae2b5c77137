// SPDX-License-Identifier: MIT OR Apache-2.0
//! The optimized binary GCD \[Por20\]: whole batches on four limbs.

use super::routines::adx_bingcd_batches_4;
use crate::cpu::Isa;
use crate::ct::wipe;

/// The numbers of an inversion modulo four limbs; `asmgen/asmgen/bingcd/batch.py` has the layout
/// too.
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
    /// Before the first batch: `a = x`, `b = m`, `u = 1`, `w = 0`, where `inverse` is
    /// that of `m` modulo 2^31 or beyond. `m` is odd.
    #[inline(always)]
    pub fn new(x: &[u64; 4], m: &[u64; 4], inverse: u64) -> Self {
        Self {
            a: *x,
            b: *m,
            u: [1, 0, 0, 0],
            w: [0; 4],
            m: *m,
            scratch: [0; 7],
            negative: 0,
            minus_inverse: inverse.wrapping_neg(),
            batches: 0,
        }
    }

    /// Runs `batches` batches of 31 steps, at least one. `e a = u x` and `e b = -w x` modulo `m`
    /// stay true for a sign `e`, which is negative if [`Self::negative`] is odd.
    ///
    /// Timing: depends on `batches`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize) {
        assert!(batches > 0 && Isa::Adx.available());
        self.batches = batches as u64;
        // SAFETY: the routine reads and writes exactly one such state, borrowed for the call; the
        // CPU has BMI2 and ADX. See SAFETY.md.
        unsafe { adx_bingcd_batches_4((&raw mut *self).cast()) }
    }

    /// The sign `e`, as a word of zeros or ones.
    #[inline(always)]
    pub fn negative(&self) -> u64 {
        self.negative
    }

    /// The factors of the last batch, without their signs: with `s` for the sign of the number of
    /// swaps, `2^31 s (a', b') = (f0 a - g0 b, g1 b - f1 a)`.
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
