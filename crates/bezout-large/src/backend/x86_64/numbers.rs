// SPDX-License-Identifier: MIT OR Apache-2.0
//! From digits to residues, and from three residues back to a number.

use super::Prime;
use super::vectors::{Field, V, add, all, load, store};
use crate::backend::bounds::LOW;
use crate::backend::{Block, Digits, Mixed};
use core::arch::x86_64::*;

/// An integer n below 2^52 has the double 2^52 + n with the bits of this one plus n.
const NATURAL: f64 = (1u64 << 52) as f64;
/// An integer n between -2^51 and 2^51 has the double 3 * 2^51 + n with the bits of this one plus n.
const INTEGER: f64 = (3u64 << 51) as f64;

/// Residues of digits low + 2^LOW high.
#[target_feature(enable = "avx2,fma")]
pub(super) fn residues(prime: &Prime, column: &mut [u64], number: &[u64], digits: Digits) {
    let upper = all((1u64 << LOW) as f64 - prime.p);
    let column = column.as_chunks_mut::<4>().0;
    let whole = windows_inside(number, digits) / 4;
    let all_of = |bits: u32| _mm256_set1_epi64x((1 << bits) - 1);
    let (low_bits, high_bits) = (all_of(LOW), all_of(digits.width - LOW));
    let mut done = 0;
    for (k, x) in column.iter_mut().take(whole).enumerate() {
        let positions = positions(digits, 4 * k);
        let low = windows(number, positions);
        let high = windows(number, positions.map(|position| position + LOW as usize));
        let low = double(_mm256_and_si256(low, low_bits));
        let high = double(_mm256_and_si256(high, high_bits));
        store(x, _mm256_fmadd_pd(high, upper, low));
        done += 1;
    }
    for (k, x) in column.iter_mut().enumerate().skip(done) {
        if digits.position(4 * k) >= 64 * number.len() {
            x.fill(0);
            continue;
        }
        let (mut low, mut high) = ([0; 4], [0; 4]);
        for i in 0..4 {
            (low[i], high[i]) = digits.of(number, 4 * k + i);
        }
        let (low, high) = (load(&low), load(&high));
        let (low, high) = (
            double(_mm256_castpd_si256(low)),
            double(_mm256_castpd_si256(high)),
        );
        store(x, _mm256_fmadd_pd(high, upper, low));
    }
}

/// How many digits, from the first on, `windows` may read: both of their windows are inside the number.
fn windows_inside(number: &[u64], digits: Digits) -> usize {
    let last = (64 * number.len()).checked_sub(64 + LOW as usize);
    match last.and_then(|last| last.checked_sub(digits.position(0))) {
        None => 0,
        Some(rest) => rest / (digits.step * digits.width as usize) + 1,
    }
}

/// The positions of four digits from digit `i` on.
#[inline(always)]
fn positions(digits: Digits, i: usize) -> [usize; 4] {
    let (first, step) = (digits.position(i), digits.step * digits.width as usize);
    [first, first + step, first + 2 * step, first + 3 * step]
}

/// At least 57 bits of a number from each position on; other bits are not masked.
#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
fn windows(number: &[u64], positions: [usize; 4]) -> __m256i {
    let start = number.as_ptr().cast::<u8>();
    let word = |position: usize| {
        debug_assert!(position / 8 + 8 <= 8 * number.len());
        // SAFETY: `windows_inside` has counted the digits for which these 8 bytes are inside the number.
        unsafe { start.add(position / 8).cast::<i64>().read_unaligned() }
    };
    let [a, b, c, d] = positions;
    let words = _mm256_set_epi64x(word(d), word(c), word(b), word(a));
    let shift = |position: usize| (position % 8) as i64;
    _mm256_srlv_epi64(
        words,
        _mm256_set_epi64x(shift(d), shift(c), shift(b), shift(a)),
    )
}

/// Natural numbers below 2^52 as doubles.
#[target_feature(enable = "avx2,fma")]
#[inline]
fn double(x: __m256i) -> V {
    let natural = all(NATURAL);
    let bits = _mm256_or_si256(x, _mm256_castpd_si256(natural));
    _mm256_sub_pd(_mm256_castsi256_pd(bits), natural)
}

/// The coefficients v of numbers v0 + p0 (v1 + p1 v2), each with a sign and then an offset.
#[target_feature(enable = "avx2,fma")]
pub(super) fn mixed_radix(
    primes: &[Prime; 3],
    constants: &[f64; 6],
    columns: [&Block; 3],
    offsets: &[u64; 3],
    out: &mut Mixed,
) {
    let [f0, f1, f2] = [
        Field::new(&primes[0]),
        Field::new(&primes[1]),
        Field::new(&primes[2]),
    ];
    let [k0, k1, k2, k3, k4, k5] = *constants;
    let (k0, k1, k2, k3, k4, k5) = (all(k0), all(k1), all(k2), all(k3), all(k4), all(k5));
    for i in 0..out[0].len() {
        let v0 = f0.reduce(f0.multiply(load(&columns[0][i]), k0));
        let v1 = f1.reduce(add(
            f1.multiply(load(&columns[1][i]), k1),
            f1.multiply(v0, k2),
        ));
        let sum = add(f2.multiply(v0, k4), f2.multiply(v1, k5));
        let v2 = f2.reduce(add(f2.multiply(load(&columns[2][i]), k3), sum));
        write(&mut out[0][i], v0, offsets[0]);
        write(&mut out[1][i], v1, offsets[1]);
        write(&mut out[2][i], v2, offsets[2]);
    }
}

/// Writes integers between -2^51 and 2^51, and an offset more.
#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
fn write(words: &mut [u64; 4], x: V, offset: u64) {
    let bits = _mm256_castpd_si256(add(x, all(INTEGER)));
    let zero = _mm256_set1_epi64x((INTEGER.to_bits() - offset) as i64);
    // SAFETY: writes the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), _mm256_sub_epi64(bits, zero)) }
}
