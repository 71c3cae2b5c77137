// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the operations on integers are exercised: one file an operation.
#![allow(
    missing_docs,
    reason = "operands have the letters of their operation, rooms those of its function"
)]

mod batch;
mod gcd;
mod invert;
mod jacobi;
mod product;
pub mod vectors;

pub use batch::{Each, Rows, Rows255};
pub use gcd::Pair;
pub use invert::{Inversion, Inversion255};
pub use jacobi::Symbols;
pub use product::Factors;

use bezout::ModulusRef;
use bezout::kernels::integer::Shape;

/// Limbs around those at which another kernel becomes the default.
const LIMBS: [usize; 21] = [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 17, 32, 33, 63, 64, 65, 104, 105, 256, 257,
];

fn shapes() -> Vec<Shape> {
    let plain = (1..=130).chain([256, 257, 1000]).map(Shape::new);
    let prime = LIMBS.into_iter().map(|n| Shape::new(n).prime());
    let short = LIMBS
        .into_iter()
        .map(|n| Shape::new(n).with_bits(64 * n - 17));
    plain.chain(prime).chain(short).collect()
}

/// A modulus with its public length.
fn public_length(m: ModulusRef<'_>, bits: usize) -> ModulusRef<'_> {
    if bits == m.bits() {
        // No time for a check that a benchmark would count.
        return m;
    }
    m.with_bits(bits).expect("its length")
}

/// A small number at a length.
fn padded(x: u64, limbs: usize) -> Vec<u64> {
    let mut out = vec![0; limbs];
    out[0] = x;
    out
}

/// Lengths that have more forms than one limb has.
const LONGER: [usize; 4] = [4, 6, 8, 16];

/// What a caller leaves in outputs and scratch must not matter.
fn dirty(n: usize) -> Vec<u64> {
    vec![0xdead_beef_dead_beef; n]
}
