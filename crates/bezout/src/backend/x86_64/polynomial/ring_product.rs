// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products in the rings of NTRU, modulo `x^n - 1`, and of NTRU Prime, modulo `x^p - x - 1`.
//!
//! With `c = a b` and `x^p = x + 1`, line `i` is `c[i] + c[p + i] + c[p + i - 1]`: again a matrix whose entries depend on `i - t`
//! alone, but for line 0, from which `c[p - 1]` is taken.

use super::toeplitz::{Kind, Large, Largest, Room, Small, available, cyclic_row};
use super::toeplitz_eighth::{get, put};
use core::arch::x86_64::*;
use core::iter::zip;

type V = __m256i;

/// `out = a b` modulo `x^n - 1` and 2^16.
///
/// Timing: depends on the length.
#[allow(unsafe_code)]
pub(crate) fn words(out: &mut [i16], a: &[i16], b: &[i16]) {
    assert!(available() && a.len() == out.len() && b.len() == out.len());
    // SAFETY: the CPU has AVX2.
    unsafe {
        match out.len() {
            ..=704 => words_in(&mut Small::new(out.len()), out, a, b),
            _ => words_in(&mut Large::new(out.len()), out, a, b),
        }
    }
}

#[target_feature(enable = "avx2")]
fn words_in<const P: usize, const C: usize, const L: usize>(
    room: &mut Room<P, C, L>,
    out: &mut [i16],
    a: &[i16],
    b: &[i16],
) {
    room.matrix(Kind::Words, cyclic_row(b.iter().map(|&b| b as u16)));
    room.mul(a.iter().map(|&a| a as u16), 16, Kind::Words);
    for (to, &c) in out.iter_mut().zip(room.result()) {
        *to = c as i16;
    }
    room.wipe();
}

/// `out = a b` modulo 3 and `x^p - x - 1`, or `x^n - 1` if not `prime`; all coefficients are -1, 0, 1.
///
/// Timing: depends on the length and on `prime`.
#[allow(unsafe_code)]
pub(crate) fn trits(prime: bool, out: &mut [i16], a: &[i16], b: &[i16]) {
    assert!(available() && a.len() == out.len() && b.len() == out.len());
    // SAFETY: the CPU has AVX2.
    unsafe {
        match out.len() {
            ..=704 => trits_in(&mut Small::new(out.len()), prime, out, a, b),
            _ => trits_in(&mut Large::new(out.len()), prime, out, a, b),
        }
    }
}

#[target_feature(enable = "avx2")]
fn trits_in<const P: usize, const C: usize, const L: usize>(
    room: &mut Room<P, C, L>,
    prime: bool,
    out: &mut [i16],
    a: &[i16],
    b: &[i16],
) {
    // A sum of two of them modulo 3.
    let add = |x: i16, y: i16| {
        let sum = x + y;
        sum - 3 * ((11 * sum + 16) >> 5)
    };
    match prime {
        true => room.matrix(Kind::Trits, prime_row(b, add)),
        false => room.matrix(Kind::Trits, cyclic_row(b.iter().map(|&b| b as u16))),
    }
    room.mul(a.iter().map(|&a| a as u16), 16, Kind::Trits);
    if prime {
        let sum = middle(a, b) as u16;
        let first = &mut room.result_mut()[0];
        *first = first.wrapping_sub(sum);
    }
    put_all(out, room.result_mut().as_chunks().0, |x| {
        // Numbers are below 2^12, so that the quotient is the nearest.
        let x = get(x);
        let quotient = _mm256_mulhrs_epi16(x, _mm256_set1_epi16(10923));
        let three = _mm256_add_epi16(_mm256_add_epi16(quotient, quotient), quotient);
        _mm256_sub_epi16(x, three)
    });
    room.wipe();
}

/// `out = a b` modulo an odd `q` below 2^13, given its [`reciprocal`](crate::backend::portable::ring_product::reciprocal), and
/// `x^p - x - 1`, or `x^n - 1` if not `prime`; `a` and `out` are centered remainders, and `b` is from -128 to 128.
///
/// Timing: depends on the length, `q` and `prime`.
#[allow(unsafe_code)]
pub(crate) fn pairs(prime: bool, q: u16, reciprocal: u32, out: &mut [i16], a: &[i16], b: &[i16]) {
    assert!(available() && a.len() == out.len() && b.len() == out.len());
    // SAFETY: the CPU has AVX2.
    unsafe {
        let center = Center::new(q, reciprocal);
        match out.len() {
            ..=768 => pairs_in(&mut Large::new(out.len()), prime, center, out, a, b),
            _ => pairs_in(&mut Largest::new(out.len()), prime, center, out, a, b),
        }
    }
}

#[target_feature(enable = "avx2")]
fn pairs_in<const P: usize, const C: usize, const L: usize>(
    room: &mut Room<P, C, L>,
    prime: bool,
    center: Center,
    out: &mut [i16],
    a: &[i16],
    b: &[i16],
) {
    match prime {
        true => room.matrix(Kind::Pairs, prime_row(b, |x, y| x + y)),
        false => room.matrix(Kind::Pairs, cyclic_row(b.iter().map(|&b| b as u16))),
    }
    room.mul(a.iter().map(|&a| a as u16), 16, Kind::Pairs);
    let lines = room.wide_result_mut();
    if prime {
        let first = u32::from(lines[0]) | u32::from(lines[1]) << 16;
        let first = first.wrapping_sub(middle(a, b) as u32);
        (lines[0], lines[1]) = (first as u16, (first >> 16) as u16);
    }
    put_all(out, lines.as_chunks::<32>().0, |x| {
        let (low, high) = x.as_chunks::<16>().0.split_at(1);
        let (low, high) = (center.of(get(&low[0])), center.of(get(&high[0])));
        let both = _mm256_packs_epi32(low, high);
        _mm256_permute4x64_epi64(both, 0b11_01_10_00)
    });
    room.wipe();
}

/// The places of products by `b` modulo `x^p - x - 1`, for [`Room::matrix`].
fn prime_row(b: &[i16], add: impl Fn(i16, i16) -> i16) -> impl FnOnce(&mut [u16], &mut [u16]) {
    move |below, above| {
        for (to, (&x, &y)) in zip(&mut below[1..], zip(&b[1..], b)) {
            *to = add(x, y) as u16;
        }
        for (to, &x) in zip(&mut *above, b) {
            *to = x as u16;
        }
        above[0] = add(b[0], b[b.len() - 1]) as u16;
    }
}

/// Coefficient `p - 1` of `a b`, without a modulus.
#[target_feature(enable = "avx2")]
fn middle(a: &[i16], b: &[i16]) -> i32 {
    let pairs = zip(a, b.iter().rev());
    pairs.fold(0i32, |sum, (&x, &y)| {
        sum.wrapping_add(i32::from(x).wrapping_mul(y.into()))
    })
}

/// Sixteen words from each of `from`, and at the end fewer.
#[inline]
#[target_feature(enable = "avx2")]
fn put_all<T>(out: &mut [i16], from: &[T], of: impl Fn(&T) -> V) {
    let words = |x: V| {
        let mut words = [0; 16];
        put(&mut words, x);
        words.map(|word| word as i16)
    };
    let (whole, rest) = out.as_chunks_mut();
    for (to, x) in zip(&mut *whole, from) {
        *to = words(of(x));
    }
    if !rest.is_empty() {
        let last = words(of(&from[whole.len()]));
        rest.copy_from_slice(&last[..rest.len()]);
    }
}

/// An odd number in all lanes.
#[derive(Clone, Copy)]
struct Center {
    q: V,
    half: V,
    minus_half: V,
    reciprocal: __m256,
}

impl Center {
    #[target_feature(enable = "avx2")]
    fn new(q: u16, reciprocal: u32) -> Self {
        let half = i32::from(q / 2);
        // 2^-(32 + ilog2 q). No division: its time depends on what is divided.
        let scale = f32::from_bits((127 - 32 - q.ilog2()) << 23);
        Self {
            q: _mm256_set1_epi32(q.into()),
            half: _mm256_set1_epi32(half),
            minus_half: _mm256_set1_epi32(-half),
            reciprocal: _mm256_set1_ps(reciprocal as f32 * scale),
        }
    }

    /// The remainder nearest to zero. Quotients are below 2^21, so that the rounded one is at most one off.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn of(&self, x: V) -> V {
        let quotient = _mm256_mul_ps(_mm256_cvtepi32_ps(x), self.reciprocal);
        let multiple = _mm256_mullo_epi32(_mm256_cvtps_epi32(quotient), self.q);
        let r = _mm256_sub_epi32(x, multiple);
        let above = _mm256_and_si256(_mm256_cmpgt_epi32(r, self.half), self.q);
        let below = _mm256_and_si256(_mm256_cmpgt_epi32(self.minus_half, r), self.q);
        _mm256_add_epi32(_mm256_sub_epi32(r, above), below)
    }
}
