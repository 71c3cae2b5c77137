// SPDX-License-Identifier: MIT OR Apache-2.0
//! dashu-int: Lehmer's algorithm in Rust.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use bezout_exercise::oracle::big;
use dashu_int::fast_div::ConstDivisor;
use dashu_int::modular::Reduced;
use dashu_int::ops::{ExtendedGcd, Gcd};
use dashu_int::{IBig, Sign, UBig};
use num_bigint::{BigInt, BigUint};

const NAME: &str = concat!("dashu-int/", env!("VERSION_DASHU_INT"));

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert()],
        Op::Gcd => vec![gcd()],
        Op::Xgcd => vec![xgcd()],
        _ => Vec::new(),
    }
}

/// Of large integers: its greatest common divisors take quadratic time.
pub fn large_rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Product => vec![product()],
        _ if case.size.bits() > 1 << 16 => Vec::new(),
        _ => rows(case),
    }
}

fn invert() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            // Residues borrow their ring; one ring a case lives as long as the process.
            let ring: &'static ConstDivisor =
                Box::leak(Box::new(ConstDivisor::new(integer(&operands.modulus))));
            (None, operands.map(|x| ring.reduce(integer(x))))
        },
        |out: &mut Option<Reduced<'static>>, x: &Reduced<'static>| {
            *out = x.inv();
            u64::from(out.is_some())
        },
        |out| Answer::Inverse(out.as_ref().map(|inverse| value(&inverse.residue()))),
    )
}

fn gcd() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| (UBig::ZERO, operands.map_pairs(integer)),
        |out, (a, b)| {
            *out = a.gcd(b);
            low(out)
        },
        |out| Answer::Gcd(value(out)),
    )
}

fn product() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| (UBig::ZERO, operands.map_pairs(integer)),
        |out, (a, b)| {
            *out = a * b;
            low(out)
        },
        |out| Answer::Number(value(out)),
    )
}

fn xgcd() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            (
                (UBig::ZERO, IBig::ZERO, IBig::ZERO),
                operands.map_pairs(integer),
            )
        },
        |out, (a, b)| {
            *out = a.gcd_ext(b);
            low(&out.0)
        },
        |(g, s, t)| Answer::Xgcd(value(g), signed(s), signed(t)),
    )
}

fn integer(x: &BigUint) -> UBig {
    UBig::from_le_bytes(&x.to_bytes_le())
}

fn value(x: &UBig) -> BigUint {
    big(x.as_words())
}

fn signed(x: &IBig) -> BigInt {
    let (sign, words) = x.as_sign_words();
    let magnitude = BigInt::from(big(words));
    if sign == Sign::Negative {
        -magnitude
    } else {
        magnitude
    }
}

fn low(x: &UBig) -> u64 {
    x.as_words().first().copied().unwrap_or(0)
}
