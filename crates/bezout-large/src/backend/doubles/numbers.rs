// SPDX-License-Identifier: MIT OR Apache-2.0
//! From digits to residues, and from three residues back to a number.

use super::field::Field;
use super::prime::Prime;
use super::windows::Windows;
use crate::backend::block::{Block, Digits, Mixed};
use crate::backend::bounds::LOW;
use crate::backend::vectors::{add, all, load, naturals, plus, store, store_integers};

/// Residues of digits low + 2^LOW high.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn residues(prime: &Prime, column: &mut [u64], number: &[u64], digits: Digits) {
    let upper = all((1u64 << LOW) as f64 - prime.p);
    let column = column.as_chunks_mut::<4>().0;
    let windows = Windows::new(number, digits, column.len());
    let (whole, step) = (windows.fours(), windows.step());
    let (low_bits, high_bits) = (LOW, digits.width - LOW);
    let (near, rest) = column.split_at_mut(whole);
    for (x, (position, [low, high])) in near.iter_mut().zip(windows.words()) {
        let low = naturals(low, [position, step], low_bits);
        let high = naturals(high, [position + LOW as usize, step], high_bits);
        store(x, plus(low, high, upper));
    }
    let end = (64 * number.len()).saturating_sub(digits.position(0));
    let some = end.div_ceil(step).div_ceil(4).saturating_sub(whole);
    let (far, zero) = rest.split_at_mut(some.min(rest.len()));
    for (k, x) in far.iter_mut().enumerate() {
        let (mut low, mut high) = ([0; 4], [0; 4]);
        for i in 0..4 {
            (low[i], high[i]) = digits.of(number, 4 * (whole + k) + i);
        }
        let (low, high) = (
            naturals(low, [0, 0], low_bits),
            naturals(high, [0, 0], high_bits),
        );
        store(x, plus(low, high, upper));
    }
    zero.as_flattened_mut().fill(0);
}

/// The coefficients v of numbers v0 + p0 (v1 + p1 v2), each with a sign and then an offset.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
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
        let v0 = f0.multiply(load(&columns[0][i]), k0);
        let v1 = add(f1.multiply(load(&columns[1][i]), k1), f1.multiply(v0, k2));
        let sum = add(f2.multiply(v0, k4), f2.multiply(v1, k5));
        let v2 = f2.reduce(add(f2.multiply(load(&columns[2][i]), k3), sum));
        store_integers(&mut out[0][i], v0, offsets[0]);
        store_integers(&mut out[1][i], v1, offsets[1]);
        store_integers(&mut out[2][i], v2, offsets[2]);
    }
}
