// SPDX-License-Identifier: MIT OR Apache-2.0
//! From digits to residues, and from three residues back to a number.

use super::Prime;
use super::vectors::{Field, V, add, all, load, store};
use crate::backend::bounds::LOW;
use crate::backend::{BLOCK, Digits, Mixed};
use core::arch::x86_64::*;

/// An integer n below 2^52 has the double 2^52 + n with the bits of this one plus n.
const NATURAL: f64 = (1u64 << 52) as f64;
/// An integer n between -2^51 and 2^51 has the double 3 * 2^51 + n with the bits of this one plus n.
const INTEGER: f64 = (3u64 << 51) as f64;

/// Residues of digits `low + 2^LOW high`.
#[target_feature(enable = "avx2,fma")]
pub(super) fn residues(prime: &Prime, column: &mut [u64; BLOCK], digits: &Digits) {
    let upper = all((1u64 << LOW) as f64 - prime.p);
    let natural = all(NATURAL);
    let low = digits.low.as_chunks::<4>().0;
    let high = digits.high.as_chunks::<4>().0;
    for ((x, low), high) in column.as_chunks_mut::<4>().0.iter_mut().zip(low).zip(high) {
        let (low, high) = (
            _mm256_or_pd(load(low), natural),
            _mm256_or_pd(load(high), natural),
        );
        let (low, high) = (_mm256_sub_pd(low, natural), _mm256_sub_pd(high, natural));
        store(x, _mm256_fmadd_pd(high, upper, low));
    }
}

/// The coefficients v of numbers v0 + p0 (v1 + p1 v2), v2 with a sign.
#[target_feature(enable = "avx2,fma")]
pub(super) fn mixed_radix(
    primes: &[Prime; 3],
    constants: &[f64; 6],
    columns: [&[u64; BLOCK]; 3],
    out: &mut Mixed,
) {
    let [f0, f1, f2] = [
        Field::new(&primes[0]),
        Field::new(&primes[1]),
        Field::new(&primes[2]),
    ];
    let [k0, k1, k2, k3, k4, k5] = *constants;
    let (k0, k1, k2, k3, k4, k5) = (all(k0), all(k1), all(k2), all(k3), all(k4), all(k5));
    let [x0, x1, x2] = columns.map(|column| column.as_chunks::<4>().0);
    let [out0, out1, out2] = out.each_mut().map(|out| out.as_chunks_mut::<4>().0);
    for i in 0..BLOCK / 4 {
        let v0 = f0.reduce(f0.multiply(load(&x0[i]), k0));
        let v1 = f1.reduce(add(f1.multiply(load(&x1[i]), k1), f1.multiply(v0, k2)));
        let sum = add(f2.multiply(v0, k4), f2.multiply(v1, k5));
        let v2 = f2.reduce(add(f2.multiply(load(&x2[i]), k3), sum));
        write(&mut out0[i], v0);
        write(&mut out1[i], v1);
        write(&mut out2[i], v2);
    }
}

/// Writes integers between -2^51 and 2^51.
#[target_feature(enable = "avx2,fma")]
#[inline]
#[allow(unsafe_code)]
fn write(words: &mut [i64; 4], x: V) {
    let integer = all(INTEGER);
    let (bits, zero) = (
        _mm256_castpd_si256(add(x, integer)),
        _mm256_castpd_si256(integer),
    );
    // SAFETY: writes the 32 bytes of the array, which need not be aligned.
    unsafe { _mm256_storeu_si256(words.as_mut_ptr().cast(), _mm256_sub_epi64(bits, zero)) }
}
