// SPDX-License-Identifier: MIT OR Apache-2.0
//! Registers, and the reduction of what is in them.

use super::split::Counts;
use crate::backend::portable::binary_field::Folding;
use crate::ct::barrier;
use core::arch::x86_64::*;

/// The registers of an element: two words each.
pub(super) const BLOCKS: usize = 8;
/// The registers of a product.
pub(super) const DOUBLE: usize = 16;

pub(super) type Blocks = [__m128i; BLOCKS];
pub(super) type Product = [__m128i; DOUBLE + 1];

/// An element; the upper half of the last register is zero if `N` is odd.
#[inline(always)]
pub(super) unsafe fn load<const N: usize>(a: &[u64; N]) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut v = [_mm_setzero_si128(); BLOCKS];
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                let p = a.as_ptr().add(2 * i).cast();
                v[i] = if const { 2 * i + 1 < N } { _mm_loadu_si128(p) } else { _mm_loadl_epi64(p) };
            }
        });
        v
    }
}

/// Writes an element; of the last register the lower half, if `N` is odd.
#[inline(always)]
pub(super) unsafe fn store<const N: usize>(out: &mut [u64; N], v: &Blocks) {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                let p = out.as_mut_ptr().add(2 * i).cast();
                if const { 2 * i + 1 < N } { _mm_storeu_si128(p, v[i]) } else { _mm_storel_epi64(p, v[i]) }
            }
        });
    }
}

/// Word `W` of `d` times a half of `r`.
macro_rules! word_times {
    ($d:expr, $w:expr, low $r:expr) => {
        if const { $w % 2 == 0 } {
            _mm_clmulepi64_si128::<0x00>($d[$w / 2], $r)
        } else {
            _mm_clmulepi64_si128::<0x01>($d[$w / 2], $r)
        }
    };
    ($d:expr, $w:expr, high $r:expr) => {
        if const { $w % 2 == 0 } {
            _mm_clmulepi64_si128::<0x10>($d[$w / 2], $r)
        } else {
            _mm_clmulepi64_si128::<0x11>($d[$w / 2], $r)
        }
    };
}

/// Replaces words `N` and above, of which there are at most `HIGH`, by their product with `r`.
macro_rules! fold_once {
    ($d:ident, $r:ident, $low:ident, $n:ident, $wide:expr, $high:expr) => {{
        let zero = _mm_setzero_si128();
        // Products at even and at odd words.
        let (mut even, mut odd) = ([zero; BLOCKS + 2], [zero; BLOCKS + 2]);
        unroll!(i < DOUBLE; {
            if const { i < $high } {
                let product = word_times!($d, ($n + i), low $r);
                if i % 2 == 0 {
                    even[i / 2] = _mm_xor_si128(even[i / 2], product);
                } else {
                    odd[i / 2] = _mm_xor_si128(odd[i / 2], product);
                }
                if $wide {
                    let product = word_times!($d, ($n + i), high $r);
                    if i % 2 == 0 {
                        odd[i / 2] = _mm_xor_si128(odd[i / 2], product);
                    } else {
                        even[i / 2 + 1] = _mm_xor_si128(even[i / 2 + 1], product);
                    }
                }
            }
        });
        // What was above is gone.
        unroll!(j <= BLOCKS; {
            if const { 2 * j >= $n } {
                $d[j] = zero;
            } else if const { 2 * j + 1 == $n } {
                $d[j] = _mm_and_si128($d[j], $low);
            }
        });
        unroll!(j <= BLOCKS; {
            if const { 2 * j < $high + 2 } {
                let before = if j == 0 { zero } else { odd[(j + BLOCKS) % (BLOCKS + 1)] };
                let shifted = _mm_alignr_epi8::<8>(odd[j], before);
                $d[j] = _mm_xor_si128($d[j], _mm_xor_si128(even[j], shifted));
            }
        });
    }};
}

/// The same for `r = x^s + x^(64 + t)`, by shifts; `above` are those words, in whole registers.
macro_rules! shift_once {
    ($d:ident, $counts:ident, $above:expr, $registers:expr) => {{
        let zero = _mm_setzero_si128();
        let [s, s_back, t, t_back] = $counts;
        let (mut middle_below, mut carry) = (zero, zero);
        unroll!(j <= BLOCKS; {
            if const { j < $registers } {
                let h = $above[j];
                let middle = _mm_xor_si128(_mm_srl_epi64(h, s_back), _mm_sll_epi64(h, t));
                let even = _mm_xor_si128(_mm_sll_epi64(h, s), carry);
                let odd = _mm_alignr_epi8::<8>(middle, middle_below);
                $d[j] = _mm_xor_si128($d[j], _mm_xor_si128(even, odd));
                (middle_below, carry) = (middle, _mm_srl_epi64(h, t_back));
            } else if const { j == $registers } {
                let odd = _mm_srli_si128::<8>(middle_below);
                $d[j] = _mm_xor_si128($d[j], _mm_xor_si128(carry, odd));
            }
        });
    }};
}

/// How a product is reduced, as a constant: with one or two carry-less products a word, or by
/// shifts.
pub(super) const NARROW: u8 = 0;
pub(super) const WIDE: u8 = 1;
pub(super) const SHIFTS: u8 = 2;
/// For two words and `r = x + x^64`, by shifts by one bit.
pub(super) const HALFWAY: u8 = 3;

/// What a reduction needs in registers.
#[derive(Clone, Copy)]
pub(super) struct Constants {
    pub r: __m128i,
    pub counts: [__m128i; 4],
    /// The lower half. A compiler that knew it would move that half, by an instruction with a form
    /// that valgrind does not run.
    pub low: __m128i,
    more: usize,
    /// For squares, where the field has a split.
    pub split: Option<Counts>,
    /// The first byte and the number of the tables of
    /// [`Nibbles`](crate::backend::portable::binary_field::Nibbles).
    pub nibbles: Option<((usize, usize), [__m128i; 4])>,
}

#[inline(always)]
pub(super) unsafe fn constants<const N: usize>(folding: &Folding) -> Constants {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let [s, t] = folding.shifts.unwrap_or([0, 64]).map(|s| s % 64);
        let count = |n: u32| _mm_cvtsi32_si128(n as i32);
        Constants {
            r: _mm_set_epi64x(folding.r[1] as i64, folding.r[0] as i64),
            counts: [count(s), count(64 - s), count(t), count(64 - t)],
            low: _mm_set_epi64x(0, barrier(u64::MAX) as i64),
            more: folding.more,
            split: match &folding.split {
                Some(split) if N > 1 => Some(Counts::new::<N>(split)),
                _ => None,
            },
            nibbles: match &folding.nibbles {
                Some(n) => {
                    let table = |t: &[u8; 16]| _mm_loadu_si128(t.as_ptr().cast());
                    let [a, b, c, d] = &n.tables;
                    Some(((n.first, n.count), [table(a), table(b), table(c), table(d)]))
                }
                None => None,
            },
        }
    }
}

/// A product of `2 N` words, reduced to `N`.
#[inline(always)]
pub(super) unsafe fn reduce<const N: usize, const MODE: u8>(
    mut d: Product,
    constants: &Constants,
) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let Constants {
            r,
            counts,
            low,
            more,
            split: _,
            nibbles: _,
        } = *constants;
        // What a fold of all leaves above `64 N` bits is due to the last words alone. It is added
        // before that fold, which need not be followed by another one then.
        let d_last = d[N - 1];
        // With so few words `r` may be nearly as long as an element.
        let repeated = const { N == 1 || (MODE != NARROW && N < 4) };
        let more = if repeated { more } else { 1 };
        if const { MODE == SHIFTS } {
            let mut above = take_above::<N>(&mut d, low, N);
            if !repeated {
                above[0] = _mm_xor_si128(above[0], carry_of_shifts(d_last, counts));
            }
            shift_once!(d, counts, above, N.div_ceil(2));
            if repeated {
                for _ in 0..more {
                    let above = take_above::<N>(&mut d, low, 2);
                    shift_once!(d, counts, above, 1);
                }
            }
        } else if const { MODE == WIDE } {
            fold_once!(d, r, low, N, true, N);
            for _ in 0..more {
                fold_once!(d, r, low, N, true, 2);
            }
        } else if repeated {
            fold_once!(d, r, low, N, false, N);
            for _ in 0..more {
                fold_once!(d, r, low, N, false, 1);
            }
        } else {
            let carry = _mm_clmulepi64_si128::<0x01>(d_last, r);
            if const { N == 7 } {
                d[N / 2] = _mm_xor_si128(d[N / 2], _mm_andnot_si128(low, carry));
                fold_once!(d, r, low, N, false, N);
            } else {
                fold_once!(d, r, low, N, false, N);
                d[0] = _mm_xor_si128(d[0], _mm_clmulepi64_si128::<0x01>(carry, r));
            }
        }
        let mut v = [_mm_setzero_si128(); BLOCKS];
        unroll!(i < BLOCKS; {
            if const { 2 * i < N } {
                v[i] = d[i];
            }
        });
        if N % 2 == 1 {
            v[N / 2] = _mm_and_si128(v[N / 2], low);
        }
        v
    }
}

/// What a product with `r = x^s + x^(64 + t)` has above `64 N` bits, from its last two words.
#[inline(always)]
unsafe fn carry_of_shifts(last: __m128i, [_, s_back, t, t_back]: [__m128i; 4]) -> __m128i {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let upper = _mm_srli_si128::<8>(last);
        let sum = _mm_xor_si128(_mm_srl_epi64(upper, s_back), _mm_sll_epi64(upper, t));
        _mm_xor_si128(sum, _mm_srl_epi64(last, t_back))
    }
}

/// Words `N` and above of a product, at most `words` of them, which are zero there afterwards.
#[inline(always)]
unsafe fn take_above<const N: usize>(d: &mut Product, low: __m128i, words: usize) -> Blocks {
    // SAFETY: the caller has the features; see `SAFETY.md`.
    unsafe {
        let mut above = [_mm_setzero_si128(); BLOCKS];
        unroll!(j < BLOCKS; {
            if 2 * j < words {
                above[j] = if N % 2 == 0 {
                    d[N / 2 + j]
                } else if 2 * j + 1 < words {
                    _mm_alignr_epi8::<8>(d[N / 2 + j + 1], d[N / 2 + j])
                } else {
                    _mm_srli_si128::<8>(d[N / 2 + j])
                };
            }
        });
        unroll!(j <= BLOCKS; {
            if const { 2 * j >= N } {
                d[j] = _mm_setzero_si128();
            } else if 2 * j + 1 == N {
                d[j] = _mm_and_si128(d[j], low);
            }
        });
        above
    }
}
