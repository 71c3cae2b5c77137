// SPDX-License-Identifier: MIT OR Apache-2.0
//! Vectors of four doubles by AVX2 and FMA.

use core::arch::x86_64::*;

/// Four doubles.
pub(crate) type V = __m256d;

/// An integer n below 2^52 has the double 2^52 + n with the bits of this one plus n.
const NATURAL: f64 = (1u64 << 52) as f64;
/// An integer n between -2^51 and 2^51 has the double 3 * 2^51 + n with the bits of this one plus
/// n.
const INTEGER: f64 = (3u64 << 51) as f64;

/// The next integers.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn round(x: V) -> V {
    _mm256_round_pd::<{ _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC }>(x)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn all(x: f64) -> V {
    _mm256_set1_pd(x)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn add(a: V, b: V) -> V {
    _mm256_add_pd(a, b)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn sub(a: V, b: V) -> V {
    _mm256_sub_pd(a, b)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn multiply(a: V, b: V) -> V {
    _mm256_mul_pd(a, b)
}

/// `c + a b`, rounded once.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn plus(c: V, a: V, b: V) -> V {
    _mm256_fmadd_pd(a, b, c)
}

/// `c - a b`, rounded once.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn minus(c: V, a: V, b: V) -> V {
    _mm256_fnmadd_pd(a, b, c)
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn load(words: &[u64; 4]) -> V {
    // SAFETY: reads the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_loadu_pd(words.as_ptr().cast()) }
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn constants(doubles: &[f64; 4]) -> V {
    // SAFETY: reads the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_loadu_pd(doubles.as_ptr()) }
}

#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn store(words: &mut [u64; 4], x: V) {
    // SAFETY: writes the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_storeu_pd(words.as_mut_ptr().cast(), x) }
}

/// Writes integers between -2^51 and 2^51, and an offset more.
#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
pub(crate) fn store_integers(words: &mut [u64; 4], x: V, offset: u64) {
    let bits = _mm256_castpd_si256(add(x, all(INTEGER)));
    let zero = _mm256_set1_epi64x((INTEGER.to_bits() - offset) as i64);
    // SAFETY: writes the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), _mm256_sub_epi64(bits, zero)) }
}

/// `bits` bits of each word, at most 52, as numbers. They begin at the first position modulo 8 in
/// the first word, and so much further on in each word as the second number says, modulo 8.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn naturals(words: [u64; 4], [position, step]: [usize; 2], bits: u32) -> V {
    let four = |[a, b, c, d]: [u64; 4]| _mm256_set_epi64x(d as i64, c as i64, b as i64, a as i64);
    let steps = four([0, step as u64, 2 * step as u64, 3 * step as u64]);
    let positions = _mm256_add_epi64(_mm256_set1_epi64x(position as i64), steps);
    let shifts = _mm256_and_si256(positions, _mm256_set1_epi64x(7));
    let shifted = _mm256_srlv_epi64(four(words), shifts);
    let masked = _mm256_and_si256(shifted, _mm256_set1_epi64x((1 << bits) - 1));
    let natural = all(NATURAL);
    sub(_mm256_or_pd(_mm256_castsi256_pd(masked), natural), natural)
}

/// Rows and columns exchanged.
#[target_feature(enable = "avx2,fma")]
#[inline]
pub(crate) fn transpose([a, b, c, d]: [V; 4]) -> [V; 4] {
    let (x, y) = (_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b));
    let (z, w) = (_mm256_unpacklo_pd(c, d), _mm256_unpackhi_pd(c, d));
    [
        _mm256_permute2f128_pd::<0x20>(x, z),
        _mm256_permute2f128_pd::<0x20>(y, w),
        _mm256_permute2f128_pd::<0x31>(x, z),
        _mm256_permute2f128_pd::<0x31>(y, w),
    ]
}
