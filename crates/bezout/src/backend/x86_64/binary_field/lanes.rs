// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two elements side by side in registers of 256 bits: one of each is in each lane, so that both
//! are multiplied by the instructions of one product, without a word that moves to the other lane.

use super::fold::{BLOCKS, Blocks, Constants, DOUBLE, NARROW, Product, SHIFTS, reduce};
use super::product::full;
use core::arch::x86_64::*;

pub(super) type Two = [__m256i; BLOCKS];
pub(super) type TwoProducts = [__m256i; DOUBLE + 1];

#[inline(always)]
pub(super) unsafe fn side_by_side<const N: usize>(a: &Blocks, b: &Blocks) -> Two {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut out = [_mm256_setzero_si256(); BLOCKS];
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                out[i] = _mm256_set_m128i(b[i], a[i]);
            }
        });
        out
    }
}

/// The elements of both lanes.
#[inline(always)]
pub(super) unsafe fn apart<const N: usize>(a: &Two) -> [Blocks; 2] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut out = [[_mm_setzero_si128(); BLOCKS]; 2];
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                out[0][i] = _mm256_castsi256_si128(a[i]);
                out[1][i] = _mm256_extracti128_si256::<1>(a[i]);
            }
        });
        out
    }
}

/// Word `W` of both times `r`.
macro_rules! words_times {
    ($d:expr, $w:expr, $r:expr) => {
        if const { $w % 2 == 0 } {
            _mm256_clmulepi64_epi128::<0x00>($d[$w / 2], $r)
        } else {
            _mm256_clmulepi64_epi128::<0x01>($d[$w / 2], $r)
        }
    };
}

/// [`reduce_both`] by shifts.
#[inline(always)]
unsafe fn shift_both<const N: usize>(d: &TwoProducts, constants: &Constants) -> Two {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm256_setzero_si256();
        let low = _mm256_broadcastsi128_si256(constants.low);
        let [s, s_back, t, t_back] = constants.counts;
        let mut v = [zero; BLOCKS + 2];
        unroll!(j < BLOCKS; {
            if const { 2 * j < N } {
                v[j] = if const { 2 * j + 1 == N } { _mm256_and_si256(d[j], low) } else { d[j] };
            }
        });
        let mut above = [zero; BLOCKS];
        unroll!(j < BLOCKS; {
            if const { 2 * j < N } {
                above[j] = if N % 2 == 0 {
                    d[N / 2 + j]
                } else {
                    _mm256_alignr_epi8::<8>(d[(N / 2 + j + 1) % DOUBLE], d[N / 2 + j])
                };
            }
        });
        // See `carry_of_shifts`.
        let upper = _mm256_srli_si256::<8>(d[N - 1]);
        let carry = _mm256_xor_si256(_mm256_srl_epi64(upper, s_back), _mm256_sll_epi64(upper, t));
        let carry = _mm256_xor_si256(carry, _mm256_srl_epi64(d[N - 1], t_back));
        above[0] = _mm256_xor_si256(above[0], carry);
        let (mut middle_below, mut carry) = (zero, zero);
        unroll!(j < BLOCKS; {
            if const { 2 * j < N } {
                let h = above[j];
                let middle = _mm256_xor_si256(_mm256_srl_epi64(h, s_back), _mm256_sll_epi64(h, t));
                let even = _mm256_xor_si256(_mm256_sll_epi64(h, s), carry);
                let odd = _mm256_alignr_epi8::<8>(middle, middle_below);
                v[j] = _mm256_xor_si256(v[j], _mm256_xor_si256(even, odd));
                (middle_below, carry) = (middle, _mm256_srl_epi64(h, t_back));
            }
        });
        let mut out = [zero; BLOCKS];
        unroll!(j < BLOCKS; {
            if const { 2 * j < N } {
                out[j] = if const { 2 * j + 1 == N } { _mm256_and_si256(v[j], low) } else { v[j] };
            }
        });
        out
    }
}

/// See [`reduce`].
#[inline(always)]
pub(super) unsafe fn reduce_both<const N: usize, const MODE: u8>(
    d: TwoProducts,
    constants: &Constants,
) -> Two {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm256_setzero_si256();
        if const { MODE == SHIFTS } {
            return shift_both::<N>(&d, constants);
        }
        assert!(
            MODE == NARROW,
            "batches and chains are of fields of standards"
        );
        let r = _mm256_broadcastsi128_si256(constants.r);
        let low = _mm256_broadcastsi128_si256(constants.low);
        let (mut even, mut odd) = ([zero; BLOCKS + 2], [zero; BLOCKS + 2]);
        unroll!(i < DOUBLE; {
            if const { i < N } {
                let product = words_times!(d, (N + i), r);
                if i % 2 == 0 {
                    even[i / 2] = product;
                } else {
                    odd[i / 2] = product;
                }
            }
        });
        let mut v = [zero; BLOCKS + 1];
        unroll!(j <= BLOCKS; {
            if const { 2 * j < N } {
                v[j] = if const { 2 * j + 1 == N } { _mm256_and_si256(d[j], low) } else { d[j] };
            }
        });
        unroll!(j <= BLOCKS; {
            if const { 2 * j < N + 2 } {
                let before = if j == 0 { zero } else { odd[(j + BLOCKS) % (BLOCKS + 1)] };
                let shifted = _mm256_alignr_epi8::<8>(odd[j], before);
                v[j] = _mm256_xor_si256(v[j], _mm256_xor_si256(even[j], shifted));
            }
        });
        // See `reduce`.
        let carry = _mm256_clmulepi64_epi128::<0x01>(d[N - 1], r);
        let last = _mm256_clmulepi64_epi128::<0x01>(carry, r);
        v[0] = _mm256_xor_si256(v[0], last);
        let mut out = [zero; BLOCKS];
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                out[i] = if const { 2 * i + 1 == N } { _mm256_and_si256(v[i], low) } else { v[i] };
            }
        });
        out
    }
}

/// `((u0 + u1 y) a + (u2 + u3 y) b)`.
#[inline(always)]
pub(super) unsafe fn recombine<const N: usize, const MODE: u8>(
    u: &[Blocks; 4],
    y: &Blocks,
    [a, b]: [&Blocks; 2],
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let (odd, y) = (side_by_side::<N>(&u[1], &u[3]), side_by_side::<N>(y, y));
        let mut sums = reduce_both::<N, MODE>(full::<_, N>(&odd, &y), constants);
        let even = side_by_side::<N>(&u[0], &u[2]);
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                sums[i] = _mm256_xor_si256(sums[i], even[i]);
            }
        });
        let d = full::<_, N>(&sums, &side_by_side::<N>(a, b));
        let mut sum: Product = [_mm_setzero_si128(); DOUBLE + 1];
        unroll!(i < DOUBLE; {
            if const { i < N + N % 2 } {
                sum[i] =
                    _mm_xor_si128(_mm256_castsi256_si128(d[i]), _mm256_extracti128_si256::<1>(d[i]));
            }
        });
        reduce::<N, MODE>(sum, constants)
    }
}
