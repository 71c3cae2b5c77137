// SPDX-License-Identifier: MIT OR Apache-2.0
//! Arithmetic modulo a prime below 2^50 on four integers in doubles. Results have a sign, and are not unique.

use super::Prime;
use core::arch::x86_64::*;

/// Four doubles.
pub(super) type V = __m256d;

/// The integer below `p` with a sign that is `x` modulo p, for `x` below `p`.
pub(super) fn signed(x: u64, p: u64) -> f64 {
    if x > p / 2 {
        -((p - x) as f64)
    } else {
        x as f64
    }
}

/// A prime, in every lane.
#[derive(Clone, Copy)]
pub(super) struct Field {
    p: V,
    inverse: V,
}

impl Field {
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    pub fn new(prime: &Prime) -> Self {
        Self {
            p: all(prime.p),
            inverse: all(prime.inverse),
        }
    }

    /// `h - q p` for the integer `q` next to `h / p`.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    pub fn reduce(self, h: V) -> V {
        let q = round(_mm256_mul_pd(h, self.inverse));
        _mm256_fnmadd_pd(q, self.p, h)
    }

    /// `a b` modulo p.
    #[target_feature(enable = "avx2,fma")]
    #[inline]
    pub fn multiply(self, a: V, b: V) -> V {
        let h = _mm256_mul_pd(a, b);
        let l = _mm256_fmsub_pd(a, b, h);
        add(self.reduce(h), l)
    }
}

#[target_feature(enable = "avx2,fma")]
#[inline]
fn round(x: V) -> V {
    _mm256_round_pd::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(x)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn all(x: f64) -> V {
    _mm256_set1_pd(x)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn add(a: V, b: V) -> V {
    _mm256_add_pd(a, b)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn sub(a: V, b: V) -> V {
    _mm256_sub_pd(a, b)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(super) fn load(words: &[u64; 4]) -> V {
    // SAFETY: reads the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_loadu_pd(words.as_ptr().cast()) }
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(super) fn constants(doubles: &[f64; 4]) -> V {
    // SAFETY: reads the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_loadu_pd(doubles.as_ptr()) }
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(super) fn store(words: &mut [u64; 4], x: V) {
    // SAFETY: writes the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_storeu_pd(words.as_mut_ptr().cast(), x) }
}

/// Rows and columns exchanged.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(super) fn transpose([a, b, c, d]: [V; 4]) -> [V; 4] {
    let (x, y) = (_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b));
    let (z, w) = (_mm256_unpacklo_pd(c, d), _mm256_unpackhi_pd(c, d));
    [
        _mm256_permute2f128_pd::<0x20>(x, z),
        _mm256_permute2f128_pd::<0x20>(y, w),
        _mm256_permute2f128_pd::<0x31>(x, z),
        _mm256_permute2f128_pd::<0x31>(y, w),
    ]
}
