// SPDX-License-Identifier: MIT OR Apache-2.0
//! One divstep over the field of a prime in vectors of 128 bits, which every CPU of the target has.
//! Compilers do not see that one loop asks for the high halves of products alone.

use crate::backend::prime_step::{LANES, Step};
use core::arch::x86_64::*;

impl Step {
    /// `x = x` or `y`, and `y = h / X` with `h = (f0 y - g0 x) / 2^16`, by Montgomery's product of
    /// each, of polynomials in `X`: for `places` coefficients, a multiple of 8. Eight more are
    /// behind them.
    ///
    /// Loads cross the borders of vectors, stores do not: on many CPUs those would cost more.
    #[inline]
    #[allow(unsafe_code)]
    pub fn down(&self, x: &mut [i16], y: &mut [i16], places: usize) {
        assert!(places + LANES <= x.len().min(y.len()));
        // SAFETY: the target has SSE2, or this file is left out; places are there, as asserted.
        unsafe { self.vectors::<false>(x.as_mut_ptr(), y.as_mut_ptr(), places) }
    }

    /// `x = X x` or `X y`, and `y = h`, for `places` coefficients, a multiple of 8, after 8 that
    /// are zero.
    #[inline]
    #[allow(unsafe_code)]
    pub fn up(&self, x: &mut [i16], y: &mut [i16], places: usize) {
        assert!(places + LANES <= x.len().min(y.len()));
        // SAFETY: as above.
        unsafe {
            let [x, y] = [x, y].map(|a| a.as_mut_ptr().add(LANES));
            self.vectors::<true>(x, y, places);
        }
    }

    /// Reads a coefficient more, before those that it writes or behind them.
    ///
    /// # Safety
    /// There are `places` coefficients from the pointers on, and 8 more before, if `UP`, or behind.
    #[target_feature(enable = "sse2")]
    #[allow(unsafe_code)]
    unsafe fn vectors<const UP: bool>(&self, x: *mut i16, y: *mut i16, places: usize) {
        let all = |c: i16| _mm_set1_epi16(c);
        let (f0, f0_inverse) = (all(self.f0), all(self.f0_inverse));
        let (g0, g0_inverse) = (all(self.g0), all(self.g0_inverse));
        let (q, swap) = (all(self.q), all(self.swap));
        for block in 0..places / LANES {
            // What is read has not been written before.
            let at = LANES
                * if UP {
                    places / LANES - 1 - block
                } else {
                    block
                };
            // SAFETY: 8 coefficients from `at` on, from the one before or from the next one.
            let [[a, b], [c, d]] = unsafe {
                let load = |a: *mut i16| _mm_loadu_si128(a.cast());
                let near = [load(x.add(at)), load(y.add(at))];
                let next = if UP { at.wrapping_sub(1) } else { at + 1 };
                let far = [x, y].map(|a| load(a.wrapping_add(next)));
                if UP { [far, near] } else { [near, far] }
            };
            let high = _mm_sub_epi16(_mm_mulhi_epi16(d, f0), _mm_mulhi_epi16(c, g0));
            let (s, t) = (
                _mm_mullo_epi16(d, f0_inverse),
                _mm_mullo_epi16(c, g0_inverse),
            );
            let low = _mm_sub_epi16(_mm_mulhi_epi16(s, q), _mm_mulhi_epi16(t, q));
            let other = _mm_and_si128(_mm_xor_si128(a, b), swap);
            // SAFETY: 8 coefficients from `at` on.
            unsafe {
                _mm_storeu_si128(x.add(at).cast(), _mm_xor_si128(a, other));
                _mm_storeu_si128(y.add(at).cast(), _mm_sub_epi16(high, low));
            }
        }
    }
}
