// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modulus of a prime field, and transition matrices over it, in vectors of 256 bits.

use core::arch::x86_64::*;

/// Steps of a jump.
pub(super) const JUMP: usize = 64;
/// The largest degree of a modulus.
pub(super) const MAX_DEGREE: usize = 1279;
/// A transition matrix of up to 64 steps: pairs of `(U, V)`, and of `(q, r)`.
#[repr(C, align(64))]
#[derive(Clone)]
pub(super) struct Matrix {
    pub above: [i32; JUMP],
    pub below: [i32; JUMP],
}

impl Matrix {
    pub const ZERO: Self = Self {
        above: [0; JUMP],
        below: [0; JUMP],
    };
}

/// The modulus in all lanes.
#[derive(Clone, Copy)]
pub(super) struct Modulus {
    pub q: __m256i,
    /// `q^-1` modulo 2^16.
    pub inverse: __m256i,
    /// `2^26 / q`, rounded: below 2^15.
    reciprocal: __m256i,
    /// `16`: shifts by 11 bits, rounded.
    shift: __m256i,
    /// Whether the high half of a sum and a remainder may add up to 2^15 and more.
    wide: bool,
}

impl Modulus {
    #[target_feature(enable = "avx2")]
    pub fn new(q: i16, inverse: i16) -> Self {
        let reciprocal = ((1 << 27) / q as i32 + 1) / 2;
        // 64 pairs of products of numbers as `center` leaves them.
        let largest = q as i32 / 2 + 8;
        let wide = ((largest * largest) >> 9) + largest >= 1 << 15;
        Self {
            q: _mm256_set1_epi16(q),
            inverse: _mm256_set1_epi16(inverse),
            reciprocal: _mm256_set1_epi16(reciprocal as i16),
            shift: _mm256_set1_epi16(16),
            wide,
        }
    }

    /// A remainder of any `x`, at most `q/2 + 8` in magnitude.
    ///
    /// The first product is `2^11 x/q` with an error of at most 1, which the second one rounds to a
    /// multiple. Both round, since compilers take apart a high half that has a factor in common
    /// with another one.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn center(&self, x: __m256i) -> __m256i {
        let quotient = _mm256_mulhrs_epi16(x, self.reciprocal);
        let quotient = _mm256_mulhrs_epi16(quotient, self.shift);
        _mm256_sub_epi16(x, _mm256_mullo_epi16(quotient, self.q))
    }

    /// Pairs of `a / 2^16` below and `b / 2^16` above, centered.
    ///
    /// Invariant: `|a|, |b| < 2^31`, and not more than sums of 64 pairs are. High halves are
    /// centered first where the difference would overflow else.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub fn reduce(&self, a: __m256i, b: __m256i) -> __m256i {
        let low = _mm256_blend_epi16(a, _mm256_slli_epi32(b, 16), 0xaa);
        let high = _mm256_blend_epi16(_mm256_srli_epi32(a, 16), b, 0xaa);
        let t = _mm256_mulhi_epi16(_mm256_mullo_epi16(low, self.inverse), self.q);
        let high = if self.wide { self.center(high) } else { high };
        self.center(_mm256_sub_epi16(high, t))
    }
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn load(a: &[i32], at: usize) -> __m256i {
    get(a[at..at + 8].try_into().expect("8 words"))
}

#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn store(a: &mut [i32], at: usize, x: __m256i) {
    put((&mut a[at..at + 8]).try_into().expect("8 words"), x);
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn get(a: &[i32; 8]) -> __m256i {
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(a.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
pub(super) fn put(a: &mut [i32; 8], x: __m256i) {
    // SAFETY: 32 bytes are written to an array of 32 bytes.
    unsafe { _mm256_storeu_si256(a.as_mut_ptr().cast(), x) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::Isa;

    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn centered(m: &Modulus, x: [i16; 16]) -> [i16; 16] {
        // SAFETY: both are 256 bits, of which all are numbers.
        unsafe { core::mem::transmute(m.center(core::mem::transmute::<[i16; 16], __m256i>(x))) }
    }

    /// Every number of 16 bits, modulo every odd number that is accepted, prime or not.
    #[test]
    #[allow(unsafe_code)]
    fn remainders_are_within_their_bound() {
        if !Isa::Avx2.available() {
            return;
        }
        for q in (4097..=8176i32).step_by(2) {
            // SAFETY: the CPU has AVX2.
            let m = unsafe { Modulus::new(q as i16, 1) };
            for start in (-0x8000..0x8000).step_by(16) {
                let x: [i16; 16] = core::array::from_fn(|i| (start + i as i32) as i16);
                // SAFETY: the same.
                let remainders = unsafe { centered(&m, x) };
                for (x, y) in x.into_iter().zip(remainders) {
                    let (x, y) = (x as i32, y as i32);
                    assert!(
                        y.abs() <= q / 2 + 8 && (x - y) % q == 0,
                        "{x} modulo {q}: {y}"
                    );
                }
            }
        }
    }
}
