// SPDX-License-Identifier: MIT OR Apache-2.0
//! num-bigint and num-integer.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use num_bigint::{BigInt, BigUint};
use num_integer::{ExtendedGcd, Integer};

const BIGINT: &str = concat!("num-bigint/", env!("VERSION_NUM_BIGINT"));
const INTEGER: &str = concat!("num-integer/", env!("VERSION_NUM_INTEGER"));

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert()],
        Op::Gcd => vec![gcd()],
        Op::Xgcd => vec![xgcd()],
        op => arithmetic(op),
    }
}

fn invert() -> Row {
    Row::new(
        BIGINT,
        Timing::Variable,
        |operands| ((operands.modulus.clone(), None), operands.map(Clone::clone)),
        |(modulus, out): &mut (BigUint, Option<BigUint>), x| {
            *out = x.modinv(modulus);
            out.as_ref().map_or(0, low)
        },
        |(_, out)| Answer::Inverse(out.clone()),
    )
}

fn gcd() -> Row {
    Row::new(
        INTEGER,
        Timing::Variable,
        |operands| (BigUint::ZERO, operands.map_pairs(Clone::clone)),
        |out, (a, b)| {
            *out = a.gcd(b);
            low(out)
        },
        |out| Answer::Gcd(out.clone()),
    )
}

fn xgcd() -> Row {
    Row::new(
        INTEGER,
        Timing::Variable,
        |operands| {
            (
                BigInt::ZERO.extended_gcd(&BigInt::ZERO),
                operands.map_pairs(|x| BigInt::from(x.clone())),
            )
        },
        |out: &mut ExtendedGcd<BigInt>, (a, b)| {
            *out = a.extended_gcd(b);
            low(out.x.magnitude())
        },
        |out| Answer::Xgcd(out.gcd.magnitude().clone(), out.x.clone(), out.y.clone()),
    )
}

/// As one writes it with these numbers.
fn arithmetic(op: Op) -> Vec<Row> {
    let compute: fn(&BigUint, &BigUint, &BigUint) -> BigUint = match op {
        Op::Add => |a, b, m| (a + b) % m,
        Op::Sub => |a, b, m| (a + (m - b)) % m,
        Op::Neg => |a, _, m| (m - a) % m,
        Op::Square => |a, _, m| a * a % m,
        Op::Pow => |a, e, m| a.modpow(e, m),
        Op::Divide => |a, b, m| a * b.modinv(m).unwrap_or_default() % m,
        Op::Lcm => |a, b, _| a.lcm(b),
        Op::Product => |a, b, _| a * b,
        _ => return Vec::new(),
    };
    vec![Row::new(
        match op {
            Op::Lcm => INTEGER,
            _ => BIGINT,
        },
        Timing::Variable,
        |operands| {
            let state = (operands.modulus.clone(), BigUint::ZERO);
            (state, operands.map_pairs(Clone::clone))
        },
        move |(m, out), (a, b)| {
            *out = compute(a, b, m);
            low(out)
        },
        |(_, out)| Answer::Number(out.clone()),
    )]
}

fn low(x: &BigUint) -> u64 {
    x.iter_u64_digits().next().unwrap_or(0)
}
