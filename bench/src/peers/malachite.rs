// SPDX-License-Identifier: MIT OR Apache-2.0
//! malachite-nz: GMP's algorithms in Rust.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use bezout_exercise::oracle::big;
use malachite_base::num::arithmetic::traits::{ExtendedGcd, Gcd, JacobiSymbol, ModInverse};
use malachite_nz::integer::Integer;
use malachite_nz::natural::Natural;
use num_bigint::{BigInt, BigUint};

const NAME: &str = concat!("malachite-nz/", env!("VERSION_MALACHITE_NZ"));

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert()],
        Op::Gcd => vec![gcd()],
        Op::Xgcd => vec![xgcd()],
        Op::Jacobi | Op::Legendre => vec![symbol()],
        _ => Vec::new(),
    }
}

/// Of large integers.
pub fn large_rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Product => vec![product()],
        _ => rows(case),
    }
}

fn invert() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| ((natural(&operands.modulus), None), operands.map(natural)),
        |(modulus, out): &mut (Natural, Option<Natural>), x| {
            *out = x.mod_inverse(&*modulus);
            out.as_ref().map_or(0, low)
        },
        |(_, out)| Answer::Inverse(out.as_ref().map(value)),
    )
}

fn gcd() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| (natural(&BigUint::ZERO), operands.map_pairs(natural)),
        |out, (a, b)| {
            *out = a.gcd(b);
            low(out)
        },
        |out| Answer::Gcd(value(out)),
    )
}

fn xgcd() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            let zero = natural(&BigUint::ZERO);
            ((&zero).extended_gcd(&zero), operands.map_pairs(natural))
        },
        |out, (a, b)| {
            *out = a.extended_gcd(b);
            low(out.1.unsigned_abs_ref())
        },
        |(g, s, t)| Answer::Xgcd(value(g), signed(s), signed(t)),
    )
}

fn product() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| (natural(&BigUint::ZERO), operands.map_pairs(natural)),
        |out, (a, b)| {
            *out = a * b;
            low(out)
        },
        |out| Answer::Number(value(out)),
    )
}

fn symbol() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| ((natural(&operands.modulus), 0), operands.map(natural)),
        |(modulus, out), x| {
            *out = x.jacobi_symbol(&*modulus);
            *out as u64
        },
        |(_, out)| Answer::Symbol((*out).into()),
    )
}

fn natural(x: &BigUint) -> Natural {
    Natural::from_limbs_asc(&x.to_u64_digits())
}

fn value(x: &Natural) -> BigUint {
    big(&x.to_limbs_asc())
}

fn signed(x: &Integer) -> BigInt {
    let magnitude = BigInt::from(value(x.unsigned_abs_ref()));
    if *x < 0 { -magnitude } else { magnitude }
}

fn low(x: &Natural) -> u64 {
    x.limbs().next().unwrap_or(0)
}
