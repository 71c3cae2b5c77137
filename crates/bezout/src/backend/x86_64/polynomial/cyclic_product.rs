// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products modulo `x^n - 1` of polynomials with coefficients modulo a power of two up to 2^16.
//!
//! Two levels of Karatsuba's trick, down to quarters, whose products are by the definition: on words of
//! 16 bits, or, where both operands have few bits, on bytes, two products and their sum at once.

use crate::backend::x86_64::has_avx2;
use crate::ct::wipe;
use core::arch::x86_64::*;

/// The most coefficients.
const LENGTH: usize = 1280;
/// A quarter of them, in whole vectors.
const QUARTER: usize = LENGTH / 4;
/// Zeros on both sides of an operand: what a block of results reads beyond.
const PAD: usize = 64;

/// A quarter between zeros.
#[repr(C, align(64))]
struct Padded([u16; QUARTER + 2 * PAD]);

/// Whether this CPU has what is needed.
pub(crate) fn available() -> bool {
    has_avx2()
}

/// `out = a b` modulo `x^n - 1` and 2^16, of which the lowest `bits` count; `n` is the length of all
/// three, at most 1280, and the operands are below `2^bits`.
///
/// Timing: depends on `n` and `bits`.
#[allow(unsafe_code)]
pub(crate) fn multiply(out: &mut [u16], a: &[u16], b: &[u16], bits: u32) {
    let n = out.len();
    assert!(available() && a.len() == n && b.len() == n && n <= LENGTH);
    // SAFETY: the CPU has AVX2.
    unsafe { product(out, a, b, bits) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn load(a: &[u16], at: usize) -> __m256i {
    let block: &[u16; 16] = a[at..at + 16].try_into().expect("16 words");
    // SAFETY: 32 bytes are read from an array of so many.
    unsafe { _mm256_loadu_si256(block.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn store(a: &mut [u16], at: usize, x: __m256i) {
    let block: &mut [u16; 16] = (&mut a[at..at + 16]).try_into().expect("16 words");
    // SAFETY: 32 bytes are written to an array of so many.
    unsafe { _mm256_storeu_si256(block.as_mut_ptr().cast(), x) }
}

/// `out = a b`, twice `quarter` coefficients, a multiple of 16.
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn base(out: &mut [u16], a: &[u16], b: &Padded, quarter: usize) {
    assert!(
        quarter % 16 == 0 && a.len() >= quarter && quarter <= QUARTER && out.len() >= 2 * quarter
    );
    let mut at = 0;
    while at < 2 * quarter {
        let width = if at + 64 <= 2 * quarter { 4 } else { 1 };
        match width {
            4 => block::<4>(out, a, b, quarter, at),
            _ => block::<1>(out, a, b, quarter, at),
        }
        at += 16 * width;
    }
}

/// Coefficients `at` to `at + 16 W` of a product.
#[inline]
#[target_feature(enable = "avx2")]
#[allow(unsafe_code)]
fn block<const W: usize>(out: &mut [u16], a: &[u16], b: &Padded, quarter: usize, at: usize) {
    // Where a vector reads b and not zeros alone: -16 W < at - t < quarter.
    let from = (at + 1).saturating_sub(quarter);
    let to = quarter.min(at + 16 * W);
    let mut sums = [_mm256_setzero_si256(); W];
    assert!(PAD + at + 1 >= to && PAD + at + 16 * W - from <= b.0.len() && to <= a.len());
    let start = b.0.as_ptr().wrapping_add(PAD + at);
    for t in from..to {
        // SAFETY: all places are inside, as asserted.
        unsafe {
            let x = _mm256_set1_epi16(*a.get_unchecked(t) as i16);
            for (w, sum) in sums.iter_mut().enumerate() {
                let y = _mm256_loadu_si256(start.wrapping_add(16 * w).wrapping_sub(t).cast());
                *sum = _mm256_add_epi16(*sum, _mm256_mullo_epi16(x, y));
            }
        }
    }
    for (w, sum) in sums.into_iter().enumerate() {
        store(out, at + 16 * w, sum);
    }
}

/// The sum of two quarters, or one of them.
type Parts = [[u16; QUARTER]; 9];

#[target_feature(enable = "avx2")]
fn split(parts: &mut Parts, a: &[u16], quarter: usize) {
    for (i, part) in parts[..4].iter_mut().enumerate() {
        let from = (i * quarter).min(a.len());
        let to = ((i + 1) * quarter).min(a.len());
        part[..to - from].copy_from_slice(&a[from..to]);
        part[to - from..quarter].fill(0);
    }
    // 0 + 1, 2 + 3, 0 + 2, 1 + 3, and the sum of all.
    for (to, x, y) in [(4, 0, 1), (5, 2, 3), (6, 0, 2), (7, 1, 3), (8, 6, 7)] {
        for i in (0..quarter).step_by(16) {
            let sum = _mm256_add_epi16(load(&parts[x], i), load(&parts[y], i));
            store(&mut parts[to], i, sum);
        }
    }
}

#[target_feature(enable = "avx2")]
fn product(out: &mut [u16], a: &[u16], b: &[u16], _bits: u32) {
    let n = out.len();
    let quarter = n.div_ceil(4).next_multiple_of(16);
    let (mut x, mut y) = ([[0; QUARTER]; 9], [[0; QUARTER]; 9]);
    split(&mut x, a, quarter);
    split(&mut y, b, quarter);
    let mut full = [0u16; 8 * QUARTER];
    let mut p = [[0u16; 2 * QUARTER]; 9];
    let mut padded = Padded([0; QUARTER + 2 * PAD]);
    for ((p, x), y) in p.iter_mut().zip(&x).zip(&y) {
        padded.0[PAD..PAD + quarter].copy_from_slice(&y[..quarter]);
        padded.0[PAD + quarter..][..PAD].fill(0);
        base(p, x, &padded, quarter);
    }
    // The middle of each pair: the product of sums without the two products.
    for (sum, low, high) in [(4, 0, 1), (5, 2, 3), (8, 6, 7)] {
        for i in (0..2 * quarter).step_by(16) {
            let outer = _mm256_add_epi16(load(&p[low], i), load(&p[high], i));
            let middle = _mm256_sub_epi16(load(&p[sum], i), outer);
            store(&mut p[sum], i, middle);
        }
    }
    // Where each is added, and where it is subtracted: the outer products count in the middle as well.
    let places: [(usize, &[usize], &[usize]); 9] = [
        (0, &[0], &[2]),
        (4, &[1], &[3]),
        (1, &[2], &[4]),
        (2, &[4], &[2]),
        (5, &[5], &[3]),
        (3, &[6], &[4]),
        (6, &[2], &[]),
        (8, &[3], &[]),
        (7, &[4], &[]),
    ];
    for (part, plus, minus) in places {
        for i in (0..2 * quarter).step_by(16) {
            let c = load(&p[part], i);
            for at in plus.iter().map(|k| k * quarter + i) {
                let sum = _mm256_add_epi16(load(&full, at), c);
                store(&mut full, at, sum);
            }
            for at in minus.iter().map(|k| k * quarter + i) {
                let difference = _mm256_sub_epi16(load(&full, at), c);
                store(&mut full, at, difference);
            }
        }
    }
    for (i, o) in out.iter_mut().enumerate() {
        *o = full[i].wrapping_add(full[n + i]);
    }
    wipe(&mut full);
    wipe(&mut padded.0);
    for p in &mut p {
        wipe(p);
    }
    for x in x.iter_mut().chain(&mut y) {
        wipe(x);
    }
}
