// SPDX-License-Identifier: MIT OR Apache-2.0
//! One divstep over the field of a prime in vectors of 128 bits, which every CPU of the target has: compilers
//! do not see in one loop that high halves of products are all that is asked for.

use core::arch::x86_64::*;

/// What a step multiplies by, with the products by `q^-1` modulo 2^16; and all ones, if `x` becomes `y`.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub f0: i16,
    pub g0: i16,
    pub f0_inverse: i16,
    pub g0_inverse: i16,
    pub q: i16,
    pub swap: i16,
}

#[inline]
#[target_feature(enable = "sse2")]
#[allow(unsafe_code)]
fn load(a: &[i16; 8]) -> __m128i {
    // SAFETY: 16 bytes are read from an array of so many.
    unsafe { _mm_loadu_si128(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "sse2")]
#[allow(unsafe_code)]
fn store(a: &mut [i16; 8], x: __m128i) {
    // SAFETY: 16 bytes are written to an array of so many.
    unsafe { _mm_storeu_si128(a.as_mut_ptr().cast(), x) }
}

/// `y = (f0 y - g0 x) / 2^16` by Montgomery's product of each, and `x = x` or `y`, for as many as both have.
#[inline]
#[allow(unsafe_code)]
pub(crate) fn step(x: &mut [i16], y: &mut [i16], s: &Step) {
    // SAFETY: the target has SSE2, or this file is left out.
    unsafe { vectors(x, y, s) }
}

#[target_feature(enable = "sse2")]
fn vectors(x: &mut [i16], y: &mut [i16], s: &Step) {
    let all = |c: i16| _mm_set1_epi16(c);
    let (f0, f0_inverse, g0, g0_inverse) =
        (all(s.f0), all(s.f0_inverse), all(s.g0), all(s.g0_inverse));
    let (q, swap) = (all(s.q), all(s.swap));
    let one = |x: __m128i, y: __m128i| {
        let high = _mm_sub_epi16(_mm_mulhi_epi16(y, f0), _mm_mulhi_epi16(x, g0));
        let (a, b) = (
            _mm_mullo_epi16(y, f0_inverse),
            _mm_mullo_epi16(x, g0_inverse),
        );
        let low = _mm_sub_epi16(_mm_mulhi_epi16(a, q), _mm_mulhi_epi16(b, q));
        let other = _mm_and_si128(_mm_xor_si128(x, y), swap);
        (_mm_xor_si128(x, other), _mm_sub_epi16(high, low))
    };
    let n = x.len().min(y.len());
    let (xs, x_rest) = x[..n].as_chunks_mut::<8>();
    let (ys, y_rest) = y[..n].as_chunks_mut::<8>();
    for (x, y) in xs.iter_mut().zip(ys) {
        let (a, b) = one(load(x), load(y));
        store(x, a);
        store(y, b);
    }
    let (mut x, mut y) = ([0; 8], [0; 8]);
    x[..x_rest.len()].copy_from_slice(x_rest);
    y[..y_rest.len()].copy_from_slice(y_rest);
    let (a, b) = one(load(&x), load(&y));
    store(&mut x, a);
    store(&mut y, b);
    x_rest.copy_from_slice(&x[..x_rest.len()]);
    y_rest.copy_from_slice(&y[..y_rest.len()]);
}
