// SPDX-License-Identifier: MIT OR Apache-2.0
//! Other libraries, each behind a feature of its own. A row's name is the package, its version, and
//! the function where the package has several. Timing classes are as each library documents them.

use crate::case::{Case, Op};
use crate::row::Row;
#[cfg(feature = "clients")]
use bezout_exercise::{Prime, Size};

#[cfg(feature = "aws-lc")]
mod aws_lc;
#[cfg(feature = "blst")]
mod blst;
#[cfg(feature = "crrl")]
mod crrl;
#[cfg(feature = "crypto-bigint")]
mod crypto_bigint;
#[cfg(cryptopp)]
mod cryptopp;
#[cfg(feature = "dashu")]
mod dashu;
#[cfg(feature = "dstu-core")]
mod dstu_core;
#[cfg(flint)]
mod flint;
#[cfg(feature = "gmp")]
mod gmp;
#[cfg(feature = "malachite")]
mod malachite;
#[cfg(ntl)]
mod ntl;
#[cfg(feature = "num")]
mod num;
#[cfg(feature = "openssl")]
mod openssl;
#[cfg(feature = "oqs")]
mod oqs;
#[cfg(pari)]
mod pari;
#[cfg(feature = "pqclean")]
mod pqclean;
#[cfg(feature = "ruint")]
mod ruint;
#[cfg(s2n_bignum)]
mod s2n_bignum;
#[cfg(feature = "secp256k1")]
pub mod secp256k1;
#[cfg(feature = "solana-ed25519")]
mod solana_ed25519;

#[cfg(any(all(feature = "aws-lc", target_arch = "x86_64"), s2n_bignum))]
mod montgomery;

/// All linked peers that can do a case.
pub fn rows(case: &Case) -> Vec<Row> {
    let peers = match (case.ring, case.op) {
        _ if case.is_large() => PEERS_LARGE,
        ("int", _) => PEERS,
        ("gf2", Op::Invert) => PEERS_GF2,
        ("poly", Op::Invert) => PEERS_POLY,
        _ => &[],
    };
    peers.iter().flat_map(|rows| rows(case)).collect()
}

/// The fields of the crates that are clients otherwise.
#[cfg(feature = "clients")]
fn curves(case: &Case) -> Vec<Row> {
    use crate::clients::curves::{k256, p256};
    match (case.op, case.size) {
        (Op::Sqrt, Size::Prime(Prime::Secp256k1)) => vec![k256::square_root()],
        (Op::Sqrt, Size::Prime(Prime::P256)) => vec![p256::square_root()],
        _ => Vec::new(),
    }
}

const PEERS: &[fn(&Case) -> Vec<Row>] = &[
    #[cfg(feature = "clients")]
    curves,
    #[cfg(feature = "aws-lc")]
    aws_lc::rows,
    #[cfg(feature = "blst")]
    blst::rows,
    #[cfg(feature = "crrl")]
    crrl::rows,
    #[cfg(feature = "crypto-bigint")]
    crypto_bigint::rows,
    #[cfg(feature = "dashu")]
    dashu::rows,
    #[cfg(feature = "gmp")]
    gmp::rows,
    #[cfg(feature = "malachite")]
    malachite::rows,
    #[cfg(feature = "num")]
    num::rows,
    #[cfg(feature = "openssl")]
    openssl::rows,
    #[cfg(feature = "ruint")]
    ruint::rows,
    #[cfg(s2n_bignum)]
    s2n_bignum::rows,
    #[cfg(feature = "secp256k1")]
    secp256k1::rows,
    #[cfg(feature = "solana-ed25519")]
    solana_ed25519::rows,
];

/// Those whose time is not quadratic, or that are near at the smallest of these sizes.
const PEERS_LARGE: &[fn(&Case) -> Vec<Row>] = &[
    #[cfg(feature = "dashu")]
    dashu::large_rows,
    #[cfg(flint)]
    flint::product_rows,
    #[cfg(feature = "gmp")]
    gmp::large_rows,
    #[cfg(feature = "malachite")]
    malachite::large_rows,
];

/// The peers that have binary fields.
const PEERS_GF2: &[fn(&Case) -> Vec<Row>] = &[
    #[cfg(feature = "crrl")]
    crrl::gf2_rows,
    #[cfg(cryptopp)]
    cryptopp::rows,
    #[cfg(feature = "dstu-core")]
    dstu_core::rows,
    #[cfg(ntl)]
    ntl::rows,
    #[cfg(feature = "openssl")]
    openssl::gf2_rows,
    #[cfg(pari)]
    pari::rows,
];

/// The peers that have rings of polynomials.
const PEERS_POLY: &[fn(&Case) -> Vec<Row>] = &[
    #[cfg(flint)]
    flint::rows,
    #[cfg(ntl)]
    ntl::polynomial_rows,
    #[cfg(feature = "oqs")]
    oqs::rows,
    #[cfg(feature = "pqclean")]
    pqclean::rows,
];
