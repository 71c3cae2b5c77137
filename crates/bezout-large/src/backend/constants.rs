// SPDX-License-Identifier: MIT OR Apache-2.0
//! Constants of transforms, by the definition that all forms share.
//!
//! A column of 2^k elements is a polynomial modulo y^(2^k) - 1. A node splits y^(2m) - w^2 into
//! y^m - w and y^m + w: its left child has the root w, its right child -w. The constant of node j
//! is w = g^e, where g has the order 2^k, and the bits of e are those of j in reversed order. So it
//! does not depend on the level, nor on k.

use super::bounds::{PRIMES, ROOTS, TWO_ADICITY};
use super::modulus::Modulus;
use alloc::vec::Vec;

/// The moduli.
pub(crate) const MODULI: [Modulus; 3] = [
    Modulus::new(PRIMES[0]),
    Modulus::new(PRIMES[1]),
    Modulus::new(PRIMES[2]),
];

/// The constants of the first `count` nodes modulo one prime, or their inverses, in Montgomery's
/// form. `count` is a power of two.
pub(crate) fn nodes(prime: usize, count: usize, inverse: bool) -> Vec<u64> {
    let m = MODULI[prime];
    let mut root = m.enter(ROOTS[prime]);
    if inverse {
        root = m.invert(root);
    }
    let mut constants = Vec::with_capacity(count);
    constants.push(m.enter(1));
    // Bit b of the number of a node stands for a root of order 2^(b + 2).
    for b in 0..count.trailing_zeros() {
        let factor = m.power(root, 1 << (TWO_ADICITY - 2 - b));
        for j in 0..1 << b {
            constants.push(m.multiply(constants[j], factor));
        }
    }
    constants
}

/// What turns three residues x of a column's elements, 2^log times too large, into v0, v1, v2 with
/// the number v0 + p0 (v1 + p1 v2), in Montgomery's form: v0 = k0 x0 modulo p0, v1 = k1 x1 + k2 v0
/// modulo p1, v2 = k3 x2 + k4 v0 + k5 v1 modulo p2.
pub(crate) fn mixed_radix(log: u32) -> [u64; 6] {
    let [m0, m1, m2] = MODULI;
    let scale = |m: Modulus| m.invert(m.enter(1 << log));
    let p0_1 = m1.invert(m1.enter(m0.p));
    let p1_2 = m2.invert(m2.enter(m1.p));
    let p01_2 = m2.multiply(m2.invert(m2.enter(m0.p)), p1_2);
    [
        scale(m0),
        m1.multiply(scale(m1), p0_1),
        m1.negate(p0_1),
        m2.multiply(scale(m2), p01_2),
        m2.negate(p01_2),
        m2.negate(p1_2),
    ]
}
