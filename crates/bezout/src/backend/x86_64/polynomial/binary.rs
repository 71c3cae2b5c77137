// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers of binary polynomials modulo `x^n - 1` for the `n` of NTRU, with elements in two to four
//! vectors of 256 bits.
//!
//! Products are Karatsuba's of pieces of 256 bits, two of them at a time, one in each lane of a
//! vector. A power of `2^k` moves coefficients: a few squarings if `k` is small, and else a network
//! of exchanges whose masks are known before.
#![allow(clippy::needless_range_loop, reason = "several arrays share an index")]

use super::cyclic::{available, product2, xor};
use crate::ct::wipe;
use core::arch::x86_64::*;

type V = __m256i;
/// At most four vectors are used.
type Element = [V; 4];
/// Words of an element.
pub(crate) const WORDS: usize = 16;

/// Layers of a network of 1024 places: exchanges of places that differ in bit 9, 8, ..., 1, 0, 1,
/// ..., 9.
pub(crate) const LAYERS: usize = 19;

/// The masks of a network: places that are exchanged with another one. For bits 3 to 7, both have a
/// one in the mask; for the others, the lower one.
#[repr(C, align(32))]
pub(crate) struct Network(pub [[u64; WORDS]; LAYERS]);

/// A power of `2^k`.
#[derive(Clone, Copy)]
pub(crate) enum Power {
    /// This number of squarings.
    Squares(usize),
    Moves(&'static Network),
}

/// A step of an addition chain: the power of an element computed before, times another one.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub from: usize,
    pub power: Power,
    pub times: usize,
}

/// The most elements of a chain: the first one, and one for each step.
pub(crate) const LONGEST: usize = 14;

/// Whether [`invert`] and [`mul`] take the degree.
pub(crate) const fn accepts(n: usize) -> bool {
    matches!(n, 509 | 677 | 701 | 821)
}

/// The square of the last element of the chain, modulo `x^n - 1`.
///
/// Timing: depends on `n` and the chain.
#[allow(unsafe_code)]
pub(crate) fn power(n: usize, a: &[u64; WORDS], chain: &[Step]) -> [u64; WORDS] {
    assert!(available() && chain.len() < LONGEST);
    // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
    unsafe {
        match n {
            509 => last::<2, 509>(a, chain),
            677 => last::<3, 677>(a, chain),
            701 => last::<3, 701>(a, chain),
            821 => last::<4, 821>(a, chain),
            _ => unreachable!("a degree of NTRU"),
        }
    }
}

/// `a b` modulo `x^n - 1`.
///
/// Timing: depends on `n`.
#[allow(unsafe_code)]
pub(crate) fn mul(n: usize, a: &[u64; WORDS], b: &[u64; WORDS]) -> [u64; WORDS] {
    assert!(available());
    // SAFETY: the CPU has AVX2 and VPCLMULQDQ.
    unsafe {
        match n {
            509 => words(&times::<2, 509>(&element(a), &element(b))),
            677 => words(&times::<3, 677>(&element(a), &element(b))),
            701 => words(&times::<3, 701>(&element(a), &element(b))),
            821 => words(&times::<4, 821>(&element(a), &element(b))),
            _ => unreachable!("a degree of NTRU"),
        }
    }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn vector(a: &[u64; WORDS], i: usize) -> V {
    let words: &[u64; 4] = a[4 * i..4 * i + 4].try_into().expect("4 words");
    // SAFETY: 32 bytes are read from an array of 32 bytes.
    unsafe { _mm256_loadu_si256(words.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
fn element(a: &[u64; WORDS]) -> Element {
    [vector(a, 0), vector(a, 1), vector(a, 2), vector(a, 3)]
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn words(x: &Element) -> [u64; WORDS] {
    let mut words = [0; WORDS];
    for (to, &x) in words.as_chunks_mut::<4>().0.iter_mut().zip(x) {
        // SAFETY: 32 bytes are written to an array of 32 bytes.
        unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), x) };
    }
    words
}

#[target_feature(enable = "avx2,vpclmulqdq")]
#[allow(unsafe_code)]
fn last<const W: usize, const N: usize>(a: &[u64; WORDS], chain: &[Step]) -> [u64; WORDS] {
    let zero = _mm256_setzero_si256();
    let mut elements = [[zero; 4]; LONGEST];
    elements[0] = element(a);
    for (i, step) in chain.iter().enumerate() {
        let mut x = elements[step.from];
        match step.power {
            Power::Squares(k) => {
                for _ in 0..k {
                    x = square::<W, N>(&x);
                }
            }
            Power::Moves(network) => exchange::<W>(&mut x, network),
        }
        elements[i + 1] = times::<W, N>(&x, &elements[step.times]);
    }
    let result = words(&square::<W, N>(&elements[chain.len()]));
    // SAFETY: vectors are words.
    wipe(unsafe { elements.as_flattened_mut().align_to_mut::<u64>().1 });
    result
}

/// A function of its own: it is long.
#[inline(never)]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn times<const W: usize, const N: usize>(a: &Element, b: &Element) -> Element {
    reduce::<W, N>(&product::<W>(a, b))
}

/// The products of two pairs of 256 bits, low and high halves.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn two(a: [V; 2], b: [V; 2]) -> [[V; 2]; 2] {
    let lanes = |x: [V; 2]| {
        [
            _mm256_permute2x128_si256(x[0], x[1], 0x20),
            _mm256_permute2x128_si256(x[0], x[1], 0x31),
        ]
    };
    let [p, q, r, s] = product2(lanes(a), lanes(b));
    let ([low0, low1], [high0, high1]) = (lanes([p, q]), lanes([r, s]));
    [[low0, high0], [low1, high1]]
}

#[inline]
#[target_feature(enable = "avx2")]
fn xor2(a: [V; 2], b: [V; 2]) -> [V; 2] {
    [xor(a[0], b[0]), xor(a[1], b[1])]
}

/// The product of `W` vectors each.
#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn product<const W: usize>(a: &Element, b: &Element) -> [V; 8] {
    let zero = _mm256_setzero_si256();
    let mut c = [zero; 8];
    let mut add = |at: usize, x: [V; 2]| {
        c[at] = xor(c[at], x[0]);
        c[at + 1] = xor(c[at + 1], x[1]);
    };
    let sum = |x: &Element, i: usize, j: usize| xor(x[i], x[j]);
    let [d0, d1] = two([a[0], a[1]], [b[0], b[1]]);
    let (a01, b01) = (sum(a, 0, 1), sum(b, 0, 1));
    match W {
        2 => {
            let [m, _] = two([a01, a01], [b01, b01]);
            add(0, d0);
            add(1, xor2(m, xor2(d0, d1)));
            add(2, d1);
        }
        3 => {
            let [d2, m01] = two([a[2], a01], [b[2], b01]);
            let [m02, m12] = two([sum(a, 0, 2), sum(a, 1, 2)], [sum(b, 0, 2), sum(b, 1, 2)]);
            add(0, d0);
            add(1, xor2(m01, xor2(d0, d1)));
            add(2, xor2(d1, xor2(m02, xor2(d0, d2))));
            add(3, xor2(m12, xor2(d1, d2)));
            add(4, d2);
        }
        _ => {
            let [d2, d3] = two([a[2], a[3]], [b[2], b[3]]);
            let (a23, b23) = (sum(a, 2, 3), sum(b, 2, 3));
            let (a02, a13) = (sum(a, 0, 2), sum(a, 1, 3));
            let (b02, b13) = (sum(b, 0, 2), sum(b, 1, 3));
            let [m01, m23] = two([a01, a23], [b01, b23]);
            let [m02, m13] = two([a02, a13], [b02, b13]);
            let (all_a, all_b) = (xor(a01, a23), xor(b01, b23));
            let [all, _] = two([all_a, all_a], [all_b, all_b]);
            // The coefficients at 1, 3 and 2 of three products of halves.
            let (low, high) = (xor2(m01, xor2(d0, d1)), xor2(m23, xor2(d2, d3)));
            let middle = xor2(all, xor2(m02, m13));
            add(0, d0);
            add(1, low);
            add(2, xor2(d1, xor2(m02, xor2(d0, d2))));
            add(3, xor2(middle, xor2(low, high)));
            add(4, xor2(d2, xor2(m13, xor2(d1, d3))));
            add(5, high);
            add(6, d3);
        }
    }
    c
}

/// The words from `at` on, of vectors one after the other, zeros behind.
#[inline]
#[target_feature(enable = "avx2")]
fn from(c: &[V; 8], at: usize) -> V {
    let vector = |i: usize| if i < 8 { c[i] } else { _mm256_setzero_si256() };
    let (x, y) = (vector(at / 4), vector(at / 4 + 1));
    let middle = _mm256_permute2x128_si256(x, y, 0x21);
    match at % 4 {
        0 => x,
        1 => _mm256_alignr_epi8(middle, x, 8),
        2 => middle,
        _ => _mm256_alignr_epi8(y, middle, 8),
    }
}

/// The remainder of a product modulo `x^N - 1`.
#[inline]
#[target_feature(enable = "avx2")]
fn reduce<const W: usize, const N: usize>(c: &[V; 8]) -> Element {
    let right = _mm_cvtsi64_si128((N % 64) as i64);
    let left = _mm_cvtsi64_si128(64 - (N % 64) as i64);
    let mut x = [_mm256_setzero_si256(); 4];
    for i in 0..W {
        let above = xor(
            _mm256_srl_epi64(from(c, N / 64 + 4 * i), right),
            _mm256_sll_epi64(from(c, N / 64 + 4 * i + 1), left),
        );
        x[i] = xor(c[i], above);
    }
    let mask = |word: usize| match N.saturating_sub(64 * (4 * (W - 1) + word)) {
        0 => 0,
        bits @ 1..64 => (1i64 << bits) - 1,
        _ => -1,
    };
    let mask = _mm256_setr_epi64x(mask(0), mask(1), mask(2), mask(3));
    x[W - 1] = _mm256_and_si256(x[W - 1], mask);
    x
}

#[inline]
#[target_feature(enable = "avx2,vpclmulqdq")]
fn square<const W: usize, const N: usize>(a: &Element) -> Element {
    let mut c = [_mm256_setzero_si256(); 8];
    for i in 0..W {
        let even = _mm256_clmulepi64_epi128(a[i], a[i], 0x00);
        let odd = _mm256_clmulepi64_epi128(a[i], a[i], 0x11);
        c[2 * i] = _mm256_permute2x128_si256(even, odd, 0x20);
        c[2 * i + 1] = _mm256_permute2x128_si256(even, odd, 0x31);
    }
    reduce::<W, N>(&c)
}

/// Moves coefficients.
#[inline(never)]
#[target_feature(enable = "avx2")]
fn exchange<const W: usize>(x: &mut Element, network: &Network) {
    let mut y = *x;
    let masks = &network.0;
    macro_rules! layers {
        ($($layer:literal)*) => {
            $(
                layer::<W, { 9usize.abs_diff($layer) }>(&mut y, &masks[$layer]);
                together(&mut y);
            )*
        };
    }
    layers!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18);
    *x = y;
}

/// Keeps the compiler from computing one vector after the other: each is a long chain of dependent
/// instructions, and the CPU looks ahead less far than to the next one.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn together(x: &mut Element) {
    let [a, b, c, d] = x;
    // SAFETY: the assembly is a comment.
    unsafe {
        core::arch::asm!(
            "/* {0} {1} {2} {3} */",
            inout(ymm_reg) * a,
            inout(ymm_reg) * b,
            inout(ymm_reg) * c,
            inout(ymm_reg) * d,
            options(pure, nomem, nostack, preserves_flags),
        );
    }
}

/// Exchanges places that differ in this bit.
#[inline]
#[target_feature(enable = "avx2")]
fn layer<const W: usize, const BIT: usize>(x: &mut Element, mask: &[u64; WORDS]) {
    // Two vectors have half of the places.
    let vectors = if W == 2 { 2 } else { 4 };
    let bytes = |x: V, low: i64, high: i64| {
        _mm256_shuffle_epi8(x, _mm256_setr_epi64x(low, high, low, high))
    };
    if BIT >= 8 {
        let apart = 1 << (BIT - 8);
        for i in (0..vectors).filter(|i| i & apart == 0 && i + apart < vectors) {
            let t = _mm256_and_si256(xor(x[i], x[i + apart]), vector(mask, i));
            (x[i], x[i + apart]) = (xor(x[i], t), xor(x[i + apart], t));
        }
    } else if BIT >= 3 {
        for i in 0..vectors {
            let y = match BIT {
                7 => _mm256_permute2x128_si256(x[i], x[i], 0x01),
                6 => _mm256_shuffle_epi32(x[i], 0x4e),
                5 => _mm256_shuffle_epi32(x[i], 0xb1),
                4 => bytes(x[i], 0x0504_0706_0100_0302, 0x0d0c_0f0e_0908_0b0a),
                _ => bytes(x[i], 0x0607_0405_0203_0001, 0x0e0f_0c0d_0a0b_0809),
            };
            let t = _mm256_and_si256(xor(x[i], y), vector(mask, i));
            x[i] = xor(x[i], t);
        }
    } else {
        let s = _mm_cvtsi64_si128(1 << BIT);
        for i in 0..vectors {
            let t = xor(x[i], _mm256_srl_epi64(x[i], s));
            let t = _mm256_and_si256(t, vector(mask, i));
            x[i] = xor(x[i], xor(t, _mm256_sll_epi64(t, s)));
        }
    }
}
