// SPDX-License-Identifier: MIT OR Apache-2.0
//! Anza's signatures: a scalar by two of half the length, with which its verification has half as
//! many doublings.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::{Prime, Size};
use num_bigint::{BigInt, BigUint};
use solana_ed25519::Scalar;
use solana_ed25519::traits::HEEADecomposition;

pub fn rows(case: &Case) -> Vec<Row> {
    if (case.op, case.size) != (Op::Split, Size::Prime(Prime::Ed25519Order)) {
        return Vec::new();
    }
    let number = |x: &Scalar| BigInt::from(BigUint::from_bytes_le(x.as_bytes()));
    vec![Row::new(
        concat!("solana-ed25519/", env!("VERSION_SOLANA_ED25519")),
        Timing::Variable,
        |operands| {
            let convert = |x: &BigUint| {
                let words: [u64; 4] = array_of(x);
                let bytes = words.map(u64::to_le_bytes);
                Scalar::from_bytes_mod_order(bytes.as_flattened().try_into().expect("32 bytes"))
            };
            ((Scalar::ZERO, Scalar::ZERO, false), operands.map(convert))
        },
        |out, x| {
            *out = x.heea_decompose();
            u64::from(out.0.as_bytes()[0])
        },
        move |(r, t, negative)| {
            let t = number(t);
            Answer::Halves(number(r), if *negative { -t } else { t })
        },
    )]
}
