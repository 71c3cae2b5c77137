// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole crates as they are on one side, and on the other the same call with this library's inverse, conversions
//! included.

use crate::case::{Case, Op};
use crate::row::Row;
use bezout::presets;
use bezout_exercise::Size;
use bezout_exercise::oracle::big;
use num_bigint::BigUint;
use num_traits::One;

mod curves;
mod integers;
mod polynomials;
mod rsa;

/// What is measured: its name, the modulus, and the rows.
type Client = (&'static str, fn() -> BigUint, fn() -> Vec<Row>);

const CLIENTS: [Client; 17] = [
    (
        "p256-scalar",
        || order(&presets::P256_N),
        curves::p256::scalar,
    ),
    (
        "k256-scalar",
        || order(&presets::SECP256K1_N),
        curves::k256::scalar,
    ),
    (
        "p256-field",
        || order(&presets::P256_P),
        curves::p256::field,
    ),
    (
        "k256-field",
        || order(&presets::SECP256K1_P),
        curves::k256::field,
    ),
    (
        "dalek-scalar",
        || order(&presets::ED25519_ORDER),
        curves::dalek,
    ),
    (
        "k256-64-scalars",
        || order(&presets::SECP256K1_N),
        curves::k256_scalars,
    ),
    (
        "k256-64-points",
        || order(&presets::SECP256K1_P),
        curves::k256_points,
    ),
    ("p256-sign", || order(&presets::P256_N), curves::p256::sign),
    (
        "k256-sign",
        || order(&presets::SECP256K1_N),
        curves::k256::sign,
    ),
    (
        "k256-verify",
        || order(&presets::SECP256K1_N),
        curves::k256::verify,
    ),
    (
        "crypto-bigint-256",
        || all_ones(256),
        integers::crypto_bigint_rows::<4>,
    ),
    (
        "crypto-bigint-2048",
        || all_ones(2048),
        integers::crypto_bigint_rows::<32>,
    ),
    ("rsa-2048-qinv", || prime(2048), rsa::q_inv),
    ("rsa-4096-qinv", || prime(4096), rsa::q_inv),
    ("rsa-2048-key", || prime(2048), rsa::key),
    (
        "sntrup761-key",
        polynomials::modulus,
        polynomials::sntrup761,
    ),
    ("ntrulp-key", polynomials::modulus, polynomials::ntrulp),
];

/// All of them, in the order in which they are measured.
pub fn cases() -> Vec<Case> {
    let case = |(name, modulus, _): Client| {
        let modulus = modulus();
        Case {
            op: Op::Client,
            ring: if rows_are_of_polynomials(name) {
                "poly"
            } else {
                "int"
            },
            size: Size::Bits(modulus.bits() as usize),
            name: name.into(),
            modulus,
        }
    };
    CLIENTS.map(case).into()
}

fn rows_are_of_polynomials(name: &str) -> bool {
    ["sntrup761-key", "ntrulp-key"].contains(&name)
}

pub fn rows(case: &Case) -> Vec<Row> {
    let client = CLIENTS.iter().find(|client| client.0 == case.name);
    client.map_or_else(Vec::new, |(_, _, rows)| rows())
}

fn order(m: &bezout::Modulus<4>) -> BigUint {
    big(m.modulus().get().limbs())
}

/// An odd number of this length, a product of known primes.
fn all_ones(bits: usize) -> BigUint {
    (BigUint::one() << bits) - 1u32
}

/// The first one of an RSA key.
fn prime(bits: u64) -> BigUint {
    rsa::primes(bits)[0].clone()
}
