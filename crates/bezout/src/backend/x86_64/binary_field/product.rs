// SPDX-License-Identifier: MIT OR Apache-2.0
//! PCLMULQDQ on registers of 128 bits.

use super::fold::{BLOCKS, Blocks, Constants, DOUBLE, HALFWAY, constants, load, reduce, store};
use super::register::Register;
use super::{halfway, quarters};
use crate::backend::portable::binary_field::Folding;
use core::arch::x86_64::*;

/// `(low low, (low + high) (low + high), high high)` of two registers.
pub(super) type Triple<R> = [R; 3];

#[inline(always)]
unsafe fn triple<R: Register>(a: R, sa: R, b: R, sb: R) -> Triple<R> {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        [
            a.low_times_low(b),
            sa.low_times_low(sb),
            a.high_times_high(b),
        ]
    }
}

#[inline(always)]
unsafe fn add<R: Register>(a: Triple<R>, b: Triple<R>) -> Triple<R> {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe { [a[0].xor(b[0]), a[1].xor(b[1]), a[2].xor(b[2])] }
}

/// Karatsuba's identity twice: on pairs of registers, and on the halves of each lane.
#[inline(always)]
pub(super) unsafe fn full<R: Register, const N: usize>(
    a: &[R; BLOCKS],
    b: &[R; BLOCKS],
) -> [R; DOUBLE + 1] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = R::broadcast(_mm_setzero_si128());
        let (mut sa, mut sb, mut own) = ([zero; BLOCKS], [zero; BLOCKS], [[zero; 3]; BLOCKS]);
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                (sa[i], sb[i]) = (a[i].xor(a[i].exchanged()), b[i].xor(b[i].exchanged()));
                own[i] = if const { 2 * i + 1 < N } {
                    triple(a[i], sa[i], b[i], sb[i])
                } else {
                    // The upper halves are zero.
                    let low = a[i].low_times_low(b[i]);
                    [low, low, zero]
                };
            }
        });
        let mut cross = [[[zero; 3]; BLOCKS]; BLOCKS];
        unroll!(i < BLOCKS; {
            unroll!(j < BLOCKS; {
                if const { i < j && 2 * j < N } {
                    let (sa, sb) = (sa[i].xor(sa[j]), sb[i].xor(sb[j]));
                    cross[i][j] = triple(a[i].xor(a[j]), sa, b[i].xor(b[j]), sb);
                }
            });
        });
        combine::<R, N>(&own, &cross)
    }
}

/// The product, from those of registers with themselves, and of sums of two.
#[inline(always)]
pub(super) unsafe fn combine<R: Register, const N: usize>(
    own: &[Triple<R>; BLOCKS],
    cross: &[[Triple<R>; BLOCKS]; BLOCKS],
) -> [R; DOUBLE + 1] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = R::broadcast(_mm_setzero_si128());
        // Sums of triples at each register of the product: all pairs `i <= j` of one sum `i + j`
        // bring the own products of a whole range, which begins or ends where the element does.
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
        // Middle triples begin at odd words.
        let mut d = [zero; DOUBLE + 1];
        let (mut middle_below, mut high_below) = (zero, zero);
        unroll!(c < DOUBLE; {
            if c < 2 * N.div_ceil(2) {
                let [low, middle, high] = at[c];
                let middle = middle.xor(low.xor(high));
                d[c] = low.xor(high_below).xor(middle.join(middle_below));
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
        reduce::<N, MODE>(full::<_, N>(a, b), constants)
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
        let (mut sum, other) = (full::<_, N>(&low, a), full::<_, N>(&high, b));
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
#[inline(never)]
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
#[inline(never)]
pub(super) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        let d = full::<_, N>(&load(a), &load(b));
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
