// SPDX-License-Identifier: MIT OR Apache-2.0
//! Residues against an independent library, at the edges of every range, and at random.

mod arithmetic;
#[cfg(any(
    target_arch = "x86_64",
    all(
        target_arch = "aarch64",
        target_endian = "little",
        target_feature = "neon"
    )
))]
mod batch;
mod inversion;
mod types;

use super::arithmetic::Limbs;
use bezout_exercise::random::{EDGES, Random};
use num_bigint::BigUint;
use num_traits::One;
use std::vec::Vec;

/// Offsets: the smallest and largest, primes, and composites of several kinds. [`SMOOTH`] adds one.
const OFFSETS: [u32; 12] = [
    1,
    3,
    5,
    19,
    21,
    31,
    187,
    0x2545_f491,
    0x3c6e_f372 | 1,
    0x5be0_cd19,
    (1 << 31) - 3,
    (1 << 31) - 1,
];

/// The odd primes up to 23.
const PRIMES: [u32; 8] = [3, 5, 7, 11, 13, 17, 19, 23];

/// An offset for which all of [`PRIMES`] divide the modulus.
fn smooth_offset() -> u32 {
    let product: u32 = PRIMES.iter().product();
    let r = u32::try_from((BigUint::one() << 255u32) % product).unwrap();
    // Odd, and below 2^31 all the same.
    if r % 2 == 0 { r + product } else { r }
}

fn offsets() -> Vec<u32> {
    let mut all = OFFSETS.to_vec();
    all.push(smooth_offset());
    all
}

fn big(x: &[u64]) -> BigUint {
    x.iter().rev().fold(BigUint::ZERO, |s, &w| (s << 64u32) + w)
}

fn small(x: &BigUint) -> Limbs {
    let mut out = [0; 4];
    for (o, d) in out.iter_mut().zip(x.to_u64_digits()) {
        *o = d;
    }
    assert_eq!(big(&out), *x, "does not fit");
    out
}

fn modulus(r: u32) -> BigUint {
    (BigUint::one() << 255u32) - r
}

/// Elements out of the generator that all tests share.
trait RandomLimbs {
    fn limbs(&mut self) -> Limbs;
}

impl RandomLimbs for Random {
    fn limbs(&mut self) -> Limbs {
        core::array::from_fn(|_| self.word())
    }
}

/// All numbers of four words at the edges of words.
fn edge_words() -> Vec<Limbs> {
    (0..8usize.pow(4))
        .map(|i| core::array::from_fn(|k| EDGES[i >> (3 * k) & 7]))
        .collect()
}

/// Numbers near 0, near multiples of the modulus and of its half, and near `2^255` and `2^256`.
fn edges(r: u32) -> Vec<Limbs> {
    let m = modulus(r);
    let top = BigUint::one() << 256u32;
    let centers = [
        BigUint::ZERO,
        &m >> 1u32,
        m.clone(),
        &m * 2u32,
        BigUint::one() << 255u32,
        top.clone(),
    ];
    let mut out = Vec::new();
    for c in centers {
        let r = u64::from(r);
        let near = [0, 1, 2, 3, 17, 18, 19, 20, 36, 37, 38, 39];
        for d in near
            .into_iter()
            .chain([r - 1, r, r + 1, 2 * r - 1, 2 * r, 2 * r + 1, 4 * r])
        {
            out.push(&c + d);
            if c >= d.into() {
                out.push(&c - d);
            }
        }
    }
    out.retain(|x| *x < top);
    out.iter().map(small).collect()
}
