// SPDX-License-Identifier: MIT OR Apache-2.0
//! Squares modulo 4 and `x^n - 1` of polynomials of bits: `v^2 = v(x^2) + 2 p`, where `p`, of which
//! the lowest bits count, is the sum of `v_i v_j x^(i+j)` over `i < j`.
//!
//! Pairs of different words are carry-less products. Of pairs of bits `i` and `i + 2k` in a word,
//! bit `i` of `v & v >> 2k` tells, and they count for bit `2 (i + k)`: so all `k` are added up,
//! shifted by `k`, before one carry-less square puts zeros between the bits. For pairs `2k + 1`
//! apart, there is an `x` more.

use super::cyclic::{available, load, store, xor};
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;

/// Words of an element: zeros follow those that it needs.
pub(crate) const WORDS: usize = 32;
/// Of an element before it is reduced.
type Twice = [u64; 2 * WORDS];

/// `a(x^2)` modulo `x^n - 1`.
///
/// Timing: depends on `n`.
#[allow(unsafe_code)]
pub(crate) fn frobenius(n: usize, a: &[u64; WORDS]) -> [u64; WORDS] {
    assert!(available() && n % 2 == 1 && n < 64 * (WORDS - 4));
    let mut twice = [0; 2 * WORDS];
    for at in (0..n.div_ceil(64)).step_by(4) {
        // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
        unsafe { spread(&mut twice, at, load(a, at)) };
    }
    folded(n, &mut twice)
}

/// `(a^2 - a(x^2)) / 2` modulo 2 and `x^n - 1`.
///
/// Timing: depends on `n`.
#[allow(unsafe_code)]
pub(crate) fn pairs(n: usize, a: &[u64; WORDS]) -> [u64; WORDS] {
    assert!(available() && n % 2 == 1 && n < 64 * (WORDS - 4));
    let mut twice = [0; 2 * WORDS];
    // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
    unsafe {
        within(&mut twice, a, n.div_ceil(64));
        across(&mut twice, a, n.div_ceil(64));
    }
    folded(n, &mut twice)
}

/// Adds the squares of four words.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn spread(out: &mut Twice, at: usize, x: V) {
    let first = _mm256_clmulepi64_epi128(x, x, 0x00);
    let second = _mm256_clmulepi64_epi128(x, x, 0x11);
    let halves = [
        _mm256_permute2x128_si256(first, second, 0x20),
        _mm256_permute2x128_si256(first, second, 0x31),
    ];
    for (i, half) in halves.into_iter().enumerate() {
        let at = 2 * at + 4 * i;
        let sum = xor(load(out, at), half);
        store(out, at, sum);
    }
}

/// Pairs of bits of the same word.
#[target_feature(enable = "avx2,vpclmulqdq")]
fn within(out: &mut Twice, a: &[u64; WORDS], words: usize) {
    for at in (0..words).step_by(4) {
        let v = load(a, at);
        let [mut even, mut odd] = [_mm256_setzero_si256(); 2];
        for k in 0..32 {
            let apart = |d: i32| {
                let other = _mm256_srl_epi64(v, _mm_cvtsi32_si128(d));
                _mm256_sll_epi64(_mm256_and_si256(v, other), _mm_cvtsi32_si128(k))
            };
            if k > 0 {
                even = xor(even, apart(2 * k));
            }
            odd = xor(odd, apart(2 * k + 1));
        }
        let mut squares = [0; 2 * WORDS];
        spread(&mut squares, at, odd);
        for i in [2 * at, 2 * at + 4] {
            // Every other bit is zero, the highest one too.
            let shifted = _mm256_add_epi64(load(&squares, i), load(&squares, i));
            let sum = xor(load(out, i), shifted);
            store(out, i, sum);
        }
        spread(out, at, even);
        wipe(&mut squares);
    }
}

/// Pairs of bits of different words.
#[target_feature(enable = "avx2,vpclmulqdq")]
fn across(out: &mut Twice, a: &[u64; WORDS], words: usize) {
    for sum in 1..2 * words - 2 {
        let mut total = _mm_setzero_si128();
        for i in (sum + 1).saturating_sub(words)..sum.div_ceil(2) {
            let both = _mm_set_epi64x(a[sum - i] as i64, a[i] as i64);
            total = _mm_xor_si128(total, _mm_clmulepi64_si128(both, both, 0x10));
        }
        out[sum] ^= _mm_cvtsi128_si64(total) as u64;
        out[sum + 1] ^= _mm_extract_epi64(total, 1) as u64;
    }
}

/// The remainder modulo `x^n - 1`; overwrites what it is of.
fn folded(n: usize, twice: &mut Twice) -> [u64; WORDS] {
    let (words, shift) = (n.div_ceil(64), n % 64);
    let mut out = [0; WORDS];
    let above = &twice[n / 64..];
    for (i, out) in out[..words].iter_mut().enumerate() {
        *out = twice[i] ^ (above[i] >> shift | above[i + 1] << (64 - shift));
    }
    out[words - 1] &= u64::MAX >> (64 - shift);
    wipe(twice);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_squares_modulo_four() {
        if !available() {
            return;
        }
        let mixed = |i: usize| (i as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for n in [3usize, 5, 61, 67, 131, 509, 677, 701, 821, 1277] {
            let words = n.div_ceil(64);
            let elements: [&dyn Fn(usize) -> u64; 5] = [
                &|_| 0,
                &|_| u64::MAX,
                &|i| (i == 0) as u64 | ((i + 1 == words) as u64) << ((n - 1) % 64),
                &|i| 1 << 63 | (i % 2) as u64,
                &mixed,
            ];
            for element in elements {
                let mut a = [0; WORDS];
                for (i, a) in a[..words].iter_mut().enumerate() {
                    *a = element(i);
                }
                a[words - 1] &= u64::MAX >> (64 - n % 64);
                let bit = |a: &[u64], i: usize| (a[i / 64] >> (i % 64) & 1) as u8;
                let mut square = std::vec![0u8; n];
                for i in (0..n).filter(|&i| bit(&a, i) == 1) {
                    for j in 0..n {
                        let to = &mut square[(i + j) % n];
                        *to = (*to + bit(&a, j)) % 4;
                    }
                }
                let (low, high) = (frobenius(n, &a), pairs(n, &a));
                for (i, &expected) in square.iter().enumerate() {
                    let found = (bit(&low, i) + 2 * bit(&high, i)) % 4;
                    assert_eq!(found, expected, "{n}, coefficient {i}");
                }
                assert_eq!(
                    (low[words..].iter().max(), high[words..].iter().max()),
                    (Some(&0), Some(&0))
                );
            }
        }
    }
}
