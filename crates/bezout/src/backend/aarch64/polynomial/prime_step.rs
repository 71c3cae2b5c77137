// SPDX-License-Identifier: MIT OR Apache-2.0
//! One divstep over the field of a prime in vectors of 128 bits.

#![allow(unsafe_code)]
#![allow(
    unused_unsafe,
    reason = "older compilers have intrinsics as unsafe functions"
)]

use super::select;
use crate::backend::prime_step::{LANES, Step};
use core::arch::aarch64::*;

type Block = [i16; LANES];

impl Step {
    /// `x = x` or `y`, and `y = h / X` with `h = (f0 y - g0 x) / 2^16`, by Montgomery's product of
    /// each, of polynomials in `X`: for `places` coefficients, a multiple of 8. Eight more are
    /// behind them.
    ///
    /// Each vector is loaded once, and before it is written: loads across two that were just stored
    /// would wait.
    #[inline]
    pub fn down(&self, x: &mut [i16], y: &mut [i16], places: usize) {
        let [x, y] = [x, y].map(|a| a[..places + LANES].as_chunks_mut().0);
        // SAFETY: the target has NEON, or this file is left out.
        unsafe { self.blocks_down(x, y) }
    }

    /// `x = X x` or `X y`, and `y = h`, for `places` coefficients, a multiple of 8, after 8 that
    /// are zero.
    #[inline]
    pub fn up(&self, x: &mut [i16], y: &mut [i16], places: usize) {
        let [x, y] = [x, y].map(|a| a[..places + LANES].as_chunks_mut().0);
        // SAFETY: as above.
        unsafe { self.blocks_up(x, y) }
    }

    #[target_feature(enable = "neon")]
    fn blocks_down(&self, x: &mut [Block], y: &mut [Block]) {
        let constants = Constants::new(self);
        let y = &mut y[..x.len()];
        let mut near = load(&x[0], &y[0]);
        for i in 1..x.len() {
            let next = load(&x[i], &y[i]);
            let far = between::<1>(near, next);
            store(&mut x[i - 1], constants.select(near));
            store(&mut y[i - 1], constants.multiple(far));
            near = next;
        }
    }

    #[target_feature(enable = "neon")]
    fn blocks_up(&self, x: &mut [Block], y: &mut [Block]) {
        let constants = Constants::new(self);
        let (last, y) = (x.len() - 1, &mut y[..x.len()]);
        let mut near = load(&x[last], &y[last]);
        for i in (1..x.len()).rev() {
            let before = load(&x[i - 1], &y[i - 1]);
            let far = between::<7>(before, near);
            store(&mut x[i], constants.select(far));
            store(&mut y[i], constants.multiple(near));
            near = before;
        }
    }
}

/// Eight coefficients of `x` and of `y`.
type Two = [int16x8_t; 2];

#[inline]
#[target_feature(enable = "neon")]
fn load(x: &Block, y: &Block) -> Two {
    // SAFETY: both have eight coefficients.
    unsafe { [vld1q_s16(x.as_ptr()), vld1q_s16(y.as_ptr())] }
}

#[inline]
#[target_feature(enable = "neon")]
fn store(to: &mut Block, from: int16x8_t) {
    // SAFETY: it has eight coefficients.
    unsafe { vst1q_s16(to.as_mut_ptr(), from) }
}

/// The eight from number `FROM` of the first on.
#[inline]
#[target_feature(enable = "neon")]
fn between<const FROM: i32>(low: Two, high: Two) -> Two {
    // SAFETY: this function has the feature.
    unsafe {
        [
            vextq_s16::<FROM>(low[0], high[0]),
            vextq_s16::<FROM>(low[1], high[1]),
        ]
    }
}

/// A step's numbers, each eight times.
struct Constants {
    f0: [int16x8_t; 2],
    g0: [int16x8_t; 2],
    q: int16x8_t,
    swap: uint64x2_t,
}

impl Constants {
    #[inline]
    #[target_feature(enable = "neon")]
    fn new(step: &Step) -> Self {
        // SAFETY: this function has the feature.
        unsafe {
            Self {
                f0: [vdupq_n_s16(step.f0), vdupq_n_s16(step.f0_inverse)],
                g0: [vdupq_n_s16(step.g0), vdupq_n_s16(step.g0_inverse)],
                q: vdupq_n_s16(step.q),
                swap: vreinterpretq_u64_s16(vdupq_n_s16(step.swap)),
            }
        }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn select(&self, [x, y]: Two) -> int16x8_t {
        // SAFETY: this function has the feature.
        unsafe {
            let [x, y] = [vreinterpretq_u64_s16(x), vreinterpretq_u64_s16(y)];
            vreinterpretq_s16_u64(select(self.swap, y, x))
        }
    }

    /// `(f0 y - g0 x) / 2^16`.
    ///
    /// Invariant: the instruction has high halves of doubled products. Those of `a b` and of the
    /// multiple of `q` have the same low half, so that their difference is twice Montgomery's
    /// product, below `2q`; the halving is exact.
    #[inline]
    #[target_feature(enable = "neon")]
    fn multiple(&self, [x, y]: Two) -> int16x8_t {
        // SAFETY: this function has the feature.
        unsafe { vhsubq_s16(self.twice(y, self.f0), self.twice(x, self.g0)) }
    }

    #[inline]
    #[target_feature(enable = "neon")]
    fn twice(&self, a: int16x8_t, [b, low]: [int16x8_t; 2]) -> int16x8_t {
        // SAFETY: this function has the feature.
        unsafe { vsubq_s16(vqdmulhq_s16(a, b), vqdmulhq_s16(vmulq_s16(a, low), self.q)) }
    }
}
