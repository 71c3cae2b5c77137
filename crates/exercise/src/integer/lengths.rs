// SPDX-License-Identifier: MIT OR Apache-2.0
//! The lengths at which operations on integers are run, and numbers of a length.

use bezout::ModulusRef;
use bezout::kernels::integer::Shape;

/// Limbs around those at which another kernel becomes the default.
pub const LIMBS: [usize; 21] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 32, 33, 63, 64, 65, 104, 105, 256, 257,
];

pub fn shapes() -> Vec<Shape> {
    let plain = (1..=130).chain([256, 257, 1000]).map(Shape::new);
    let prime = LIMBS.into_iter().map(|n| Shape::new(n).prime());
    let short = LIMBS
        .into_iter()
        .map(|n| Shape::new(n).with_bits(64 * n - 17));
    plain.chain(prime).chain(short).collect()
}

/// A modulus with its public length.
pub fn public_length(m: ModulusRef<'_>, bits: usize) -> ModulusRef<'_> {
    if bits == m.bits() {
        // No time for a check that a benchmark would count.
        return m;
    }
    m.with_bits(bits).expect("its length")
}

/// A small number at a length.
pub fn padded(x: u64, limbs: usize) -> Vec<u64> {
    let mut out = vec![0; limbs];
    out[0] = x;
    out
}

/// Lengths that have more forms than one limb has.
pub const LONGER: [usize; 4] = [4, 6, 8, 16];

/// What a caller leaves in outputs and scratch must not matter.
pub fn dirty(n: usize) -> Vec<u64> {
    vec![0xdead_beef_dead_beef; n]
}
