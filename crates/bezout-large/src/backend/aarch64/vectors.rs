// SPDX-License-Identifier: MIT OR Apache-2.0
//! Vectors of four doubles by NEON, which every 64-bit ARM CPU has: two registers each.

use core::arch::aarch64::*;

/// Four doubles.
#[derive(Clone, Copy)]
pub(crate) struct V(float64x2_t, float64x2_t);

/// The next integers.
#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn round(x: V) -> V {
    V(vrndnq_f64(x.0), vrndnq_f64(x.1))
}

#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn all(x: f64) -> V {
    V(vdupq_n_f64(x), vdupq_n_f64(x))
}

#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn add(a: V, b: V) -> V {
    V(vaddq_f64(a.0, b.0), vaddq_f64(a.1, b.1))
}

#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn sub(a: V, b: V) -> V {
    V(vsubq_f64(a.0, b.0), vsubq_f64(a.1, b.1))
}

#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn multiply(a: V, b: V) -> V {
    V(vmulq_f64(a.0, b.0), vmulq_f64(a.1, b.1))
}

/// `c + a b`, rounded once.
#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn plus(c: V, a: V, b: V) -> V {
    V(vfmaq_f64(c.0, a.0, b.0), vfmaq_f64(c.1, a.1, b.1))
}

/// `c - a b`, rounded once.
#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn minus(c: V, a: V, b: V) -> V {
    V(vfmsq_f64(c.0, a.0, b.0), vfmsq_f64(c.1, a.1, b.1))
}

#[target_feature(enable = "neon")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn load(words: &[u64; 4]) -> V {
    let start = words.as_ptr().cast::<f64>();
    // SAFETY: reads the 32 bytes of the array.
    unsafe { V(vld1q_f64(start), vld1q_f64(start.add(2))) }
}

#[target_feature(enable = "neon")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn constants(doubles: &[f64; 4]) -> V {
    let start = doubles.as_ptr();
    // SAFETY: reads the 32 bytes of the array.
    unsafe { V(vld1q_f64(start), vld1q_f64(start.add(2))) }
}

#[target_feature(enable = "neon")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn store(words: &mut [u64; 4], x: V) {
    let start = words.as_mut_ptr().cast::<f64>();
    // SAFETY: writes the 32 bytes of the array.
    unsafe {
        vst1q_f64(start, x.0);
        vst1q_f64(start.add(2), x.1);
    }
}

/// Writes integers, and an offset more.
#[target_feature(enable = "neon")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn store_integers(words: &mut [u64; 4], x: V, offset: u64) {
    let offset = vdupq_n_u64(offset);
    let (low, high) = (vcvtq_s64_f64(x.0), vcvtq_s64_f64(x.1));
    let start = words.as_mut_ptr();
    // SAFETY: writes the 32 bytes of the array.
    unsafe {
        vst1q_u64(start, vaddq_u64(vreinterpretq_u64_s64(low), offset));
        vst1q_u64(start.add(2), vaddq_u64(vreinterpretq_u64_s64(high), offset));
    }
}

/// `bits` bits of each word, at most 52, as numbers. They begin at the first position modulo 8 in
/// the first word, and so much further on in each word as the second number says, modulo 8.
#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn naturals(words: [u64; 4], [position, step]: [usize; 2], bits: u32) -> V {
    let mask = (1 << bits) - 1;
    let [a, b, c, d] = words;
    let natural = |word: u64, i: usize| vcreate_u64(word >> ((position + i * step) % 8) & mask);
    let low = vcombine_u64(natural(a, 0), natural(b, 1));
    let high = vcombine_u64(natural(c, 2), natural(d, 3));
    V(vcvtq_f64_u64(low), vcvtq_f64_u64(high))
}

/// Rows and columns exchanged.
#[target_feature(enable = "neon")]
#[inline]
pub(crate) fn transpose([a, b, c, d]: [V; 4]) -> [V; 4] {
    [
        V(vtrn1q_f64(a.0, b.0), vtrn1q_f64(c.0, d.0)),
        V(vtrn2q_f64(a.0, b.0), vtrn2q_f64(c.0, d.0)),
        V(vtrn1q_f64(a.1, b.1), vtrn1q_f64(c.1, d.1)),
        V(vtrn2q_f64(a.1, b.1), vtrn2q_f64(c.1, d.1)),
    ]
}
