// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole crates as they are on one side, and on the other the same call with this library's inverse, conversions
//! included.

use crate::case::{Case, number_of};
use crate::row::Row;
use bezout::presets;
use num_bigint::BigUint;
use num_traits::One;

mod curves;
mod integers;
mod rsa;

/// What is measured, in the order in which it is: the sizes of [`Op::Client`](crate::case::Op::Client).
pub const SIZES: &[&str] = &[
    "p256-scalar",
    "k256-scalar",
    "p256-field",
    "k256-field",
    "dalek-scalar",
    "k256-64-scalars",
    "k256-64-points",
    "p256-sign",
    "k256-sign",
    "k256-verify",
    "crypto-bigint-256",
    "crypto-bigint-2048",
    "rsa-2048-qinv",
    "rsa-4096-qinv",
    "rsa-2048-key",
];

/// The modulus of a size, and whether it is prime.
pub fn modulus(size: &str) -> Option<(BigUint, bool)> {
    let order = |m: &bezout::Modulus<4>| (number_of(m.modulus().get().limbs()), true);
    Some(match size {
        "p256-scalar" | "p256-sign" => order(&presets::P256_N),
        "k256-scalar" | "k256-sign" | "k256-verify" | "k256-64-scalars" => {
            order(&presets::SECP256K1_N)
        }
        "p256-field" => order(&presets::P256_P),
        "k256-field" | "k256-64-points" => order(&presets::SECP256K1_P),
        "dalek-scalar" => order(&presets::ED25519_ORDER),
        "crypto-bigint-256" => (all_ones(256), false),
        "crypto-bigint-2048" => (all_ones(2048), false),
        "rsa-2048-qinv" | "rsa-2048-key" => (rsa::primes(2048)[0].clone(), true),
        "rsa-4096-qinv" => (rsa::primes(4096)[0].clone(), true),
        _ => return None,
    })
}

/// An odd number of so many bits, a product of known primes.
fn all_ones(bits: usize) -> BigUint {
    (BigUint::one() << bits) - 1u32
}

pub fn rows(case: &Case) -> Vec<Row> {
    match case.size {
        "p256-scalar" => curves::p256::scalar(),
        "k256-scalar" => curves::k256::scalar(),
        "p256-field" => curves::p256::field(),
        "k256-field" => curves::k256::field(),
        "dalek-scalar" => curves::dalek(),
        "k256-64-scalars" => curves::k256_scalars(),
        "k256-64-points" => curves::k256_points(),
        "p256-sign" => curves::p256::sign(),
        "k256-sign" => curves::k256::sign(),
        "k256-verify" => curves::k256::verify(),
        "crypto-bigint-256" => integers::crypto_bigint_rows::<4>(),
        "crypto-bigint-2048" => integers::crypto_bigint_rows::<32>(),
        "rsa-2048-qinv" | "rsa-4096-qinv" => rsa::q_inv(),
        "rsa-2048-key" => rsa::key(),
        _ => Vec::new(),
    }
}
