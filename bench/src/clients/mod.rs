// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whole crates as they are on one side, and on the other the same call with this library's
//! inverse, conversions included.

use crate::case::{Case, Op};
use crate::row::Row;
use bezout::presets;
use bezout_exercise::Size;
use bezout_exercise::oracle::big;
use num_bigint::BigUint;
use num_traits::One;

#[cfg(feature = "provers")]
mod buckets;
pub mod curves;
mod glv;
mod halves;
mod integers;
mod polynomials;
#[cfg(feature = "provers")]
mod provers;
mod rsa;
#[cfg(feature = "provers")]
mod words;

/// What is measured: its name, the modulus, and the rows.
type Client = (&'static str, fn() -> BigUint, fn() -> Vec<Row>);

/// Rows of clients.
macro_rules! clients {
    ($($name:literal: $modulus:expr => $rows:expr;)*) => { [$(($name, $modulus, $rows)),*] };
}

const CLIENTS: [Client; 19] = clients! {
    "p256-scalar": || order(&presets::P256_N) => curves::p256::scalar;
    "k256-scalar": || order(&presets::SECP256K1_N) => curves::k256::scalar;
    "p256-field": || order(&presets::P256_P) => curves::p256::field;
    "k256-field": || order(&presets::SECP256K1_P) => curves::k256::field;
    "dalek-scalar": || order(&presets::ED25519_ORDER) => curves::dalek;
    "k256-64-scalars": || order(&presets::SECP256K1_N) => curves::k256_scalars;
    "k256-64-points": || order(&presets::SECP256K1_P) => curves::k256_points;
    "p256-sign": || order(&presets::P256_N) => curves::p256::sign;
    "k256-sign": || order(&presets::SECP256K1_N) => curves::k256::sign;
    "k256-verify": || order(&presets::SECP256K1_N) => curves::k256::verify;
    "p256-verify": || order(&presets::P256_N) => halves::rows;
    "secp256k1-glv": || order(&presets::SECP256K1_N) => glv::rows;
    "crypto-bigint-256": || all_ones(256) => integers::crypto_bigint_rows::<4>;
    "crypto-bigint-2048": || all_ones(2048) => integers::crypto_bigint_rows::<32>;
    "rsa-2048-qinv": || prime(2048) => rsa::q_inv;
    "rsa-4096-qinv": || prime(4096) => rsa::q_inv;
    "rsa-2048-key": || prime(2048) => rsa::key;
    "sntrup761-key": polynomials::modulus => polynomials::sntrup761;
    "ntrulp-key": polynomials::modulus => polynomials::ntrulp;
};

fn clients() -> impl Iterator<Item = Client> {
    let all = CLIENTS.into_iter();
    #[cfg(feature = "provers")]
    let all = all.chain(PROVERS);
    all
}

/// The clients of proofs of zero knowledge.
#[cfg(feature = "provers")]
const PROVERS: [Client; 14] = {
    use p3_baby_bear::BabyBear;
    use p3_goldilocks::Goldilocks;
    use p3_koala_bear::KoalaBear;
    use p3_mersenne_31::Mersenne31;
    use provers::{Fq, Fq381, halo2curves, inverses, modulus, pasta};
    let bn254 = modulus::<Fq>;
    clients! {
        "ark-bn254-1024-inverses": bn254 => inverses::<Fq>;
        "ark-bls12-381-1024-inverses": modulus::<Fq381> => inverses::<Fq381>;
        "ark-bn254-65536-inverses": bn254 => provers::many;
        "ark-bn254-2-1024-inverses": bn254 => provers::of_extension;
        "ark-bn254-1024-points": bn254 => provers::points;
        "ark-bn254-buckets": bn254 => provers::buckets;
        "halo2curves-bn256-1024-inverses": bn254 => halo2curves::rows;
        "pasta-1024-inverses": pasta::modulus => pasta::rows;
        "plonky3-goldilocks-1024-inverses": words::modulus::<Goldilocks> => words::inverses::<Goldilocks>;
        "plonky3-baby-bear-1024-inverses": words::modulus::<BabyBear> => words::inverses::<BabyBear>;
        "plonky3-koala-bear-1024-inverses": words::modulus::<KoalaBear> => words::inverses::<KoalaBear>;
        "plonky3-mersenne-31-1024-inverses": words::modulus::<Mersenne31> => words::inverses::<Mersenne31>;
        "plonky3-goldilocks-2-1024-inverses": words::modulus::<Goldilocks> => words::of_extension::<Goldilocks, 2>;
        "plonky3-baby-bear-4-1024-inverses": words::modulus::<BabyBear> => words::of_extension::<BabyBear, 4>;
    }
};

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
    clients().map(case).collect()
}

fn rows_are_of_polynomials(name: &str) -> bool {
    ["sntrup761-key", "ntrulp-key"].contains(&name)
}

pub fn rows(case: &Case) -> Vec<Row> {
    let client = clients().find(|client| client.0 == case.name);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::operands::Operands;
    use crate::oracle;

    /// The library's answers and the crates' own.
    #[test]
    #[cfg(feature = "provers")]
    fn rows_of_provers_are_right() {
        rows_are_right(&PROVERS.map(|client| client.0), usize::MAX);
    }

    #[test]
    fn rows_of_halves_are_right() {
        rows_are_right(&["p256-verify", "secp256k1-glv"], 8);
    }

    /// On at most this many operands.
    fn rows_are_right(names: &[&str], count: usize) {
        let listed = |case: &Case| names.contains(&case.name.as_str());
        let cases: Vec<Case> = cases().into_iter().filter(listed).collect();
        assert_eq!(cases.len(), names.len());
        for case in cases {
            let mut operands = Operands::new(&case);
            operands.first.truncate(count);
            operands.second.truncate(count);
            for row in rows(&case) {
                let mut work = (row.prepare)(&operands);
                let checked = oracle::check(&case, &operands, work.as_mut());
                assert_eq!(checked, Ok(()), "{}", case.path(&row.name));
            }
        }
    }
}
