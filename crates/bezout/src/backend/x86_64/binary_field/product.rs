// SPDX-License-Identifier: MIT OR Apache-2.0
//! PCLMULQDQ on registers of 128 bits.

use super::fold::{
    BLOCKS, Blocks, Constants, DOUBLE, Product, SHIFTS, constants, load, reduce, store,
};
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

/// The squares of the words, side by side.
#[inline(always)]
unsafe fn square<const N: usize>(a: &Blocks) -> Product {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut d = [_mm_setzero_si128(); DOUBLE + 1];
        if const { N < 4 } {
            unroll!(i < 4; { if const { i < N } {
            let v = a[i / 2];
            d[i] = if i % 2 == 0 {
                _mm_clmulepi64_si128::<0x00>(v, v)
            } else {
                _mm_clmulepi64_si128::<0x11>(v, v)
            };
        } });
        } else {
            // The multiplier would be the bottleneck: the squares of 16 nibbles are in a register.
            let squares = _mm_setr_epi8(
                0x00, 0x01, 0x04, 0x05, 0x10, 0x11, 0x14, 0x15, 0x40, 0x41, 0x44, 0x45, 0x50, 0x51,
                0x54, 0x55,
            );
            let nibble = _mm_set1_epi8(15);
            unroll!(i < BLOCKS; { if const { 2 * i < N } {
            let low = _mm_and_si128(a[i], nibble);
            let high = _mm_and_si128(_mm_srli_epi64::<4>(a[i]), nibble);
            let (low, high) = (_mm_shuffle_epi8(squares, low), _mm_shuffle_epi8(squares, high));
            d[2 * i] = _mm_unpacklo_epi8(low, high);
            if const { 2 * i + 1 < N } {
                d[2 * i + 1] = _mm_unpackhi_epi8(low, high);
            }
        } });
        }
        d
    }
}

/// Whether squares are reduced before they are spread: with fewer words what is above comes back twice.
const fn interleaves(words: usize) -> bool {
    words >= 4 && words <= 9
}

/// Each word times a power of x: what stays in it, and what goes to the next one.
#[inline(always)]
unsafe fn shifted(v: __m128i, [a, a_back]: [__m128i; 2]) -> [__m128i; 2] {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe { [_mm_sll_epi64(v, a), _mm_srl_epi64(v, a_back)] }
}

/// The square where `r` has two terms: the halves are reduced first, and their bits interleaved after that.
/// See [`Halves`](super::fold::Halves).
#[inline(always)]
unsafe fn interleaved<const N: usize, const BOTH_ODD: bool>(
    a: &Blocks,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let zero = _mm_setzero_si128();
        let [c, c_back, d, d_back] = constants.halves.counts;
        // The registers of a half, and where the upper one begins.
        let count = N.div_ceil(4);
        let (mut e, mut o) = (*a, [zero; BLOCKS]);
        let (mut odd_below, mut even_below) = (zero, zero);
        unroll!(j < 4; {
            // One register more for what shifts push out.
            if j <= count {
                let v = if j < count {
                    let (x, y) = (a[N / 4 + j], a[N / 4 + j + 1]);
                    match N % 4 {
                        0 => x,
                        1 => _mm_alignr_epi8::<4>(y, x),
                        2 => _mm_alignr_epi8::<8>(y, x),
                        _ => _mm_alignr_epi8::<12>(y, x),
                    }
                } else {
                    zero
                };
                let ([mut odd, mut odd_out], [even, even_out]) =
                    (shifted(v, [c, c_back]), shifted(v, [d, d_back]));
                if BOTH_ODD {
                    odd = _mm_xor_si128(odd, even);
                    odd_out = _mm_xor_si128(odd_out, even_out);
                } else {
                    let carry = _mm_alignr_epi8::<8>(even_out, even_below);
                    e[j] = _mm_xor_si128(e[j], _mm_xor_si128(even, carry));
                    even_below = even_out;
                }
                o[j] = _mm_xor_si128(odd, _mm_alignr_epi8::<8>(odd_out, odd_below));
                odd_below = odd_out;
            }
        });
        // The word above 32 N bits.
        let above = |x: &Blocks| {
            let (y, z) = (x[N / 4], x[N / 4 + 1]);
            let word = match N % 4 {
                0 => y,
                1 => _mm_alignr_epi8::<4>(z, y),
                2 => _mm_srli_si128::<8>(y),
                _ => _mm_alignr_epi8::<12>(z, y),
            };
            _mm_and_si128(word, constants.low)
        };
        let place = |[x, out]: [__m128i; 2]| _mm_xor_si128(x, _mm_slli_si128::<8>(out));
        let [g, g_back, h, h_back] = constants.halves.top_counts;
        let top = above(&o);
        let (first, second) = (shifted(top, [g, g_back]), shifted(top, [h, h_back]));
        if BOTH_ODD {
            e[0] = _mm_xor_si128(e[0], _mm_xor_si128(place(first), place(second)));
        } else {
            // `a` itself is still above 32 N bits of `e`.
            let own = above(a);
            let even = _mm_xor_si128(above(&e), own);
            let (odd, back) = (shifted(even, [c, c_back]), shifted(even, [d, d_back]));
            e[0] = _mm_xor_si128(e[0], _mm_xor_si128(place(first), place(back)));
            o[0] = _mm_xor_si128(o[0], _mm_xor_si128(place(second), place(odd)));
        }
        let squares = _mm_setr_epi8(
            0x00, 0x01, 0x04, 0x05, 0x10, 0x11, 0x14, 0x15, 0x40, 0x41, 0x44, 0x45, 0x50, 0x51,
            0x54, 0x55,
        );
        let doubled = _mm_add_epi8(squares, squares);
        let nibble = _mm_set1_epi8(15);
        let mut out = [zero; BLOCKS];
        unroll!(j < 4; {
            if j < count {
                let low = |x, table| _mm_shuffle_epi8(table, _mm_and_si128(x, nibble));
                let high = |x, table| low(_mm_srli_epi64::<4>(x), table);
                let lows = _mm_xor_si128(low(e[j], squares), low(o[j], doubled));
                let highs = _mm_xor_si128(high(e[j], squares), high(o[j], doubled));
                out[2 * j] = _mm_unpacklo_epi8(lows, highs);
                if 4 * j + 2 < N {
                    out[2 * j + 1] = _mm_unpackhi_epi8(lows, highs);
                }
            }
        });
        if N % 2 == 1 {
            out[N / 2] = _mm_and_si128(out[N / 2], constants.low);
        }
        out
    }
}

#[inline(always)]
pub(super) unsafe fn product_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    b: &Blocks,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe { reduce::<N, MODE>(full::<N>(a, b), constants) }
}

/// The sum of two products of `2 N` words.
#[inline(always)]
pub(super) unsafe fn add_products<const N: usize>(mut sum: Product, other: &Product) -> Product {
    unroll!(i < DOUBLE; {
        if const { i < N + 1 } {
            // SAFETY: every x86-64 CPU has SSE2.
            sum[i] = unsafe { _mm_xor_si128(sum[i], other[i]) };
        }
    });
    sum
}

/// `a b + c d`, with one reduction.
#[inline(always)]
pub(super) unsafe fn sum_of_products<const N: usize, const MODE: u8>(
    [a, b]: [&Blocks; 2],
    [c, d]: [&Blocks; 2],
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let sum = add_products::<N>(full::<N>(a, b), &full::<N>(c, d));
        reduce::<N, MODE>(sum, constants)
    }
}

#[inline(always)]
pub(super) unsafe fn squares_of<const N: usize, const MODE: u8>(
    a: &Blocks,
    times: usize,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut v = *a;
        if MODE == SHIFTS && interleaves(N) {
            if constants.halves.both_odd {
                for _ in 0..times {
                    v = interleaved::<N, true>(&v, constants);
                }
            } else {
                for _ in 0..times {
                    v = interleaved::<N, false>(&v, constants);
                }
            }
            return v;
        }
        for _ in 0..times {
            v = reduce::<N, MODE>(square::<N>(&v), constants);
        }
        v
    }
}

/// `out = a b`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn multiply<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(
            out,
            &product_of::<N, MODE>(&load(a), &load(b), &constants(folding)),
        );
    }
}

/// `out = a b`, all words of it.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn multiply_unreduced<const N: usize>(
    out: &mut [[u64; N]; 2],
    a: &[u64; N],
    b: &[u64; N],
) {
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

/// `out = a^(2^times)`.
#[target_feature(enable = "avx2,pclmulqdq")]
pub(super) fn square_times<const N: usize, const MODE: u8>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    // SAFETY: this function has the features; see `SAFETY.md`.
    unsafe {
        store(
            out,
            &squares_of::<N, MODE>(&load(a), times, &constants(folding)),
        );
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
