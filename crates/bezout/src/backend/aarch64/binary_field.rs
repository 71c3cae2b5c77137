// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products and squarings of binary fields with PMULL, the carry-less product of two words.

#![allow(unsafe_code)]

use crate::backend::portable::binary_field::Folding;
use crate::cpu::Isa;
use core::arch::aarch64::vmull_p64;

/// `out = a b`, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn mul<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { mul_folded(out, a, b, folding) }
}

/// `out = a b` without reduction, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn mul_unreduced<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { full(out, a, b) }
}

/// `out = a^(2^times)`, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn square_times<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { squares_folded(out, a, times, folding) }
}

/// `(low, high)` of the carry-less product of two words, where this CPU has PMULL.
#[inline(always)]
pub(crate) fn word_product(x: u64, y: u64) -> (u64, u64) {
    assert!(Isa::Pmull.available());
    // SAFETY: the CPU has PMULL.
    unsafe { product(x, y) }
}

#[inline]
#[target_feature(enable = "neon,aes")]
unsafe fn product(x: u64, y: u64) -> (u64, u64) {
    #[allow(
        unused_unsafe,
        reason = "older compilers have it as an unsafe function"
    )]
    // SAFETY: this function has the features.
    let d = unsafe { vmull_p64(x, y) };
    (d as u64, (d >> 64) as u64)
}

/// Karatsuba's identity on pairs of words.
#[inline]
#[target_feature(enable = "neon,aes")]
unsafe fn full<const N: usize>(out: &mut [[u64; N]; 2], a: &[u64; N], b: &[u64; N]) {
    *out = [[0; N]; 2];
    let (out, mut own) = (out.as_flattened_mut(), [(0, 0); N]);
    for i in 0..N {
        // SAFETY: this function has the features.
        own[i] = unsafe { product(a[i], b[i]) };
        out[2 * i] ^= own[i].0;
        out[2 * i + 1] ^= own[i].1;
    }
    for i in 0..N {
        for j in i + 1..N {
            // SAFETY: this function has the features.
            let (low, high) = unsafe { product(a[i] ^ a[j], b[i] ^ b[j]) };
            out[i + j] ^= low ^ own[i].0 ^ own[j].0;
            out[i + j + 1] ^= high ^ own[i].1 ^ own[j].1;
        }
    }
}

/// What is above `64 N` bits, times `r`, is added to what is below, until nothing is above.
#[inline]
#[target_feature(enable = "neon,aes")]
unsafe fn fold<const N: usize>(wide: &mut [[u64; N]; 2], folding: &Folding) {
    let wide = wide.as_flattened_mut();
    // A product of the words above with `r` has at most two words above.
    let mut above = N;
    for _ in 0..=folding.more {
        let mut high = [0; N];
        high[..above].copy_from_slice(&wide[N..N + above]);
        wide[N..].fill(0);
        for (i, &word) in high[..above].iter().enumerate() {
            // SAFETY: this function has the features.
            let (low, carry) = unsafe { product(word, folding.r[0]) };
            wide[i] ^= low;
            wide[i + 1] ^= carry;
            if folding.wide {
                // SAFETY: this function has the features.
                let (low, carry) = unsafe { product(word, folding.r[1]) };
                wide[i + 1] ^= low;
                wide[i + 2] ^= carry;
            }
        }
        above = if N < 2 { N } else { 2 };
    }
}

#[target_feature(enable = "neon,aes")]
unsafe fn mul_folded<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    b: &[u64; N],
    folding: &Folding,
) {
    let mut wide = [[0; N]; 2];
    // SAFETY: this function has the features.
    unsafe {
        full(&mut wide, a, b);
        fold(&mut wide, folding);
    }
    *out = wide[0];
}

#[target_feature(enable = "neon,aes")]
unsafe fn squares_folded<const N: usize>(
    out: &mut [u64; N],
    a: &[u64; N],
    times: usize,
    folding: &Folding,
) {
    let (mut wide, mut last) = ([[0; N]; 2], *a);
    for _ in 0..times {
        let flat = wide.as_flattened_mut();
        for (pair, &word) in flat.chunks_exact_mut(2).zip(&last) {
            // SAFETY: this function has the features.
            (pair[0], pair[1]) = unsafe { product(word, word) };
        }
        // SAFETY: this function has the features.
        unsafe { fold(&mut wide, folding) };
        last = wide[0];
    }
    *out = last;
}
