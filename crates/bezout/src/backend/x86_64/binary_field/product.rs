// SPDX-License-Identifier: MIT OR Apache-2.0
//! PCLMULQDQ on registers of 128 bits.

use super::fold::{
    BLOCKS, Blocks, Constants, DOUBLE, HALFWAY, Product, constants, load, reduce, store,
};
use super::{halfway, quarters};
use crate::backend::portable::binary_field::Folding;
use core::arch::x86_64::*;

/// `(low low, (low + high) (low + high), high high)` of two registers.
pub(super) type Triple = [__m128i; 3];

/// A register plus itself with halves exchanged.
macro_rules! halves_sum {
    ($v:expr) => {
        _mm_xor_si128($v, _mm_shuffle_epi32::<0x4e>($v))
    };
}

#[inline(always)]
unsafe fn triple(a: __m128i, sa: __m128i, b: __m128i, sb: __m128i) -> Triple {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        [
            _mm_clmulepi64_si128::<0x00>(a, b),
            _mm_clmulepi64_si128::<0x00>(sa, sb),
            _mm_clmulepi64_si128::<0x11>(a, b),
        ]
    }
}

#[inline(always)]
unsafe fn add(a: Triple, b: Triple) -> Triple {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        [
            _mm_xor_si128(a[0], b[0]),
            _mm_xor_si128(a[1], b[1]),
            _mm_xor_si128(a[2], b[2]),
        ]
    }
}

/// Karatsuba's identity twice: on pairs of registers, and on the halves of each.
#[inline(always)]
pub(super) unsafe fn full<const N: usize>(a: &Blocks, b: &Blocks) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        let (mut sa, mut sb, mut own) = ([zero; BLOCKS], [zero; BLOCKS], [[zero; 3]; BLOCKS]);
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                sa[i] = halves_sum!(a[i]);
                sb[i] = halves_sum!(b[i]);
                own[i] = if const { 2 * i + 1 < N } {
                    triple(a[i], sa[i], b[i], sb[i])
                } else {
                    // The upper halves are zero.
                    let low = _mm_clmulepi64_si128::<0x00>(a[i], b[i]);
                    [low, low, zero]
                };
            }
        });
        let mut cross = [[[zero; 3]; BLOCKS]; BLOCKS];
        unroll!(i < BLOCKS; {
            unroll!(j < BLOCKS; {
                if const { i < j && 2 * j < N } {
                    cross[i][j] = triple(
                        _mm_xor_si128(a[i], a[j]),
                        _mm_xor_si128(sa[i], sa[j]),
                        _mm_xor_si128(b[i], b[j]),
                        _mm_xor_si128(sb[i], sb[j]),
                    );
                }
            });
        });
        combine::<N>(&own, &cross)
    }
}

/// The product, from those of registers with themselves, and of sums of two.
#[inline(always)]
pub(super) unsafe fn combine<const N: usize>(
    own: &[Triple; BLOCKS],
    cross: &[[Triple; BLOCKS]; BLOCKS],
) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        // Sums of triples at each register of the product: all pairs `i <= j` of one sum `i + j` bring the own
        // products of a whole range, which begins or ends where the element does.
        let mut at = [[zero; 3]; DOUBLE];
        let (mut below, mut above) = ([zero; 3], [zero; 3]);
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                below = add(below, own[i]);
                at[i] = below;
            }
        });
        unroll!(i < BLOCKS; {
            let j = BLOCKS - 1 - i;
            if 2 * j < N && j > 0 {
                above = add(above, own[j]);
                at[(j + N.div_ceil(2) - 1) % DOUBLE] = above;
            }
        });
        unroll!(i < BLOCKS; {
            unroll!(j < BLOCKS; {
                if const { i < j && 2 * j < N } {
                    at[i + j] = add(at[i + j], cross[i][j]);
                }
            });
        });
        join(&at, N.div_ceil(2))
    }
}

/// The registers of a product: middle triples begin at odd words.
#[inline(always)]
unsafe fn join(at: &[Triple; DOUBLE], blocks: usize) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        let mut d = [zero; DOUBLE + 1];
        let (mut middle_below, mut high_below) = (zero, zero);
        unroll!(c < DOUBLE; {
            if c < 2 * blocks {
                let [low, middle, high] = at[c];
                let middle = _mm_xor_si128(middle, _mm_xor_si128(low, high));
                let shifted = _mm_alignr_epi8::<8>(middle, middle_below);
                d[c] = _mm_xor_si128(_mm_xor_si128(low, high_below), shifted);
                (middle_below, high_below) = (middle, high);
            }
        });
        d
    }
}

#[inline(always)]
pub(super) unsafe fn product_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    b: &Blocks,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        if MODE == HALFWAY {
            let mut out = [_mm_setzero_si128(); BLOCKS];
            out[0] = halfway::product(a[0], b[0]);
            return out;
        }
        reduce::<N, MODE>(full::<N>(a, b), constants)
    }
}

/// `(u0 + u1 y) a + (u2 + u3 y) b`.
#[inline(always)]
pub(super) unsafe fn recombine<const N: usize, const MODE: u8>(
    u: &[Blocks; 4],
    y: &Blocks,
    [a, b]: [&Blocks; 2],
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let low = quarters::sum::<N>(&u[0], &product_of::<N, MODE>(&u[1], y, constants));
        let high = quarters::sum::<N>(&u[2], &product_of::<N, MODE>(&u[3], y, constants));
        let (mut sum, other) = (full::<N>(&low, a), full::<N>(&high, b));
        unroll!(i < DOUBLE; {
            if const { i < N + 1 } {
                sum[i] = _mm_xor_si128(sum[i], other[i]);
            }
        });
        reduce::<N, MODE>(sum, constants)
    }
}

/// `out = a b`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn mul<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(
            out,
            &product_of::<N, MODE>(&load(a), &load(b), &constants::<N>(folding)),
        );
    }
}

/// `out = a b`, all words of it.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        let d = full::<N>(&load(a), &load(b));
        let flat = out.as_flattened_mut();
        unroll!(i < DOUBLE; {
            if const { i < N } {
                flat[2 * i] = _mm_cvtsi128_si64(d[i]) as u64;
                flat[2 * i + 1] = _mm_extract_epi64::<1>(d[i]) as u64;
            }
        });
    }
}

#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn word_product(x: u64, y: u64) -> (u64, u64) {
    let d = _mm_clmulepi64_si128::<0x00>(_mm_cvtsi64_si128(x as i64), _mm_cvtsi64_si128(y as i64));
    (
        _mm_cvtsi128_si64(d) as u64,
        _mm_extract_epi64::<1>(d) as u64,
    )
}
