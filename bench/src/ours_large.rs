// SPDX-License-Identifier: MIT OR Apache-2.0
//! This project's functions for large integers: `bezout/bezout_large::<function>`.

use crate::case::{Case, Op};
use crate::operands::Operands;
use crate::row::{Answer, Row, Timing};
use bezout::{Signed, Xgcd};
use bezout_exercise::oracle::{big, limbs};
use bezout_large::product::{mul, mul_scratch};
use num_bigint::{BigInt, Sign};

/// Two numbers of the case's length.
type Pair = (Vec<u64>, Vec<u64>);

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert()],
        Op::Gcd => vec![of_two(
            "gcd",
            bezout_large::gcd,
            |g| g[0],
            |g| Answer::Gcd(big(g)),
        )],
        Op::Xgcd => vec![of_two(
            "xgcd",
            bezout_large::xgcd,
            |x| x.gcd[0],
            |Xgcd { gcd, s, t }| Answer::Xgcd(big(gcd), signed(s), signed(t)),
        )],
        Op::Product => vec![product()],
        _ => Vec::new(),
    }
}

fn name(function: &str) -> String {
    format!("bezout/bezout_large::{function}")
}

fn invert() -> Row {
    Row::new(
        name("invert"),
        Timing::Variable,
        |operands| {
            let number = |x: &_| limbs(x, operands.limbs);
            ((number(&operands.modulus), None), operands.map(number))
        },
        |(modulus, out): &mut (Vec<u64>, Option<Vec<u64>>), x: &Vec<u64>| {
            *out = bezout_large::invert(x, modulus).expect("the modulus is not 0");
            out.as_ref().map_or(0, |y| y[0])
        },
        |(_, out)| Answer::Inverse(out.as_deref().map(big)),
    )
}

fn of_two<T: 'static>(
    function: &str,
    run: fn(&[u64], &[u64]) -> T,
    word: fn(&T) -> u64,
    answer: fn(&T) -> Answer,
) -> Row {
    Row::new(
        name(function),
        Timing::Variable,
        |operands| (None, pairs(operands)),
        move |out: &mut Option<T>, (a, b): &Pair| word(out.insert(run(a, b))),
        move |out| answer(out.as_ref().expect("it has run")),
    )
}

fn product() -> Row {
    Row::new(
        name("mul"),
        Timing::Variable,
        |operands| {
            let n = operands.limbs;
            (
                (vec![0; 2 * n], vec![0; mul_scratch(n, n)]),
                pairs(operands),
            )
        },
        |(out, scratch): &mut Pair, (a, b): &Pair| {
            mul(out, a, b, scratch).expect("the lengths fit");
            out[0]
        },
        |(out, _)| Answer::Number(big(out)),
    )
}

fn pairs(operands: &Operands) -> Vec<Pair> {
    operands.map_pairs(|x| limbs(x, operands.limbs))
}

fn signed(x: &Signed<Vec<u64>>) -> BigInt {
    let sign = match bool::from(x.negative) {
        true => Sign::Minus,
        false => Sign::Plus,
    };
    BigInt::from_biguint(sign, big(&x.magnitude))
}
