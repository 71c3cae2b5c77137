// SPDX-License-Identifier: MIT OR Apache-2.0
//! ruint: Lehmer's algorithm on integers of fixed length.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::big;
use num_bigint::BigInt;
use ruint::Uint;

const NAME: &str = concat!("ruint/", env!("VERSION_RUINT"));

pub fn rows(case: &Case) -> Vec<Row> {
    match case.limbs() {
        4 => rows_of::<256, 4>(case.op),
        6 => rows_of::<384, 6>(case.op),
        8 => rows_of::<512, 8>(case.op),
        9 => rows_of::<576, 9>(case.op),
        16 => rows_of::<1024, 16>(case.op),
        32 => rows_of::<2048, 32>(case.op),
        48 => rows_of::<3072, 48>(case.op),
        64 => rows_of::<4096, 64>(case.op),
        102 => rows_of::<6528, 102>(case.op),
        _ => Vec::new(),
    }
}

fn rows_of<const BITS: usize, const L: usize>(op: Op) -> Vec<Row> {
    match op {
        Op::Invert => vec![invert::<BITS, L>()],
        Op::Gcd => vec![gcd::<BITS, L>()],
        Op::Xgcd => vec![xgcd::<BITS, L>()],
        _ => Vec::new(),
    }
}

fn invert<const BITS: usize, const L: usize>() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            let modulus = Uint::<BITS, L>::from_limbs(array_of(&operands.modulus));
            (
                (modulus, None),
                operands.map(|x| Uint::<BITS, L>::from_limbs(array_of(x))),
            )
        },
        |(modulus, out), x| {
            *out = x.inv_mod(*modulus);
            out.as_ref().map_or(0, low)
        },
        |(_, out)| Answer::Inverse(out.map(|inverse| big(inverse.as_limbs()))),
    )
}

fn gcd<const BITS: usize, const L: usize>() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            (
                Uint::ZERO,
                operands.map_pairs(|x| Uint::<BITS, L>::from_limbs(array_of(x))),
            )
        },
        |out, (a, b)| {
            *out = a.gcd(*b);
            low(out)
        },
        |out| Answer::Gcd(big(out.as_limbs())),
    )
}

fn xgcd<const BITS: usize, const L: usize>() -> Row {
    Row::new(
        NAME,
        Timing::Variable,
        |operands| {
            let out = (Uint::ZERO, Uint::ZERO, Uint::ZERO, false);
            (
                out,
                operands.map_pairs(|x| Uint::<BITS, L>::from_limbs(array_of(x))),
            )
        },
        |out, (a, b)| {
            *out = a.gcd_extended(*b);
            low(&out.1)
        },
        |(g, x, y, positive)| {
            // One cofactor is subtracted; the flag says which.
            let (x, y) = (
                BigInt::from(big(x.as_limbs())),
                BigInt::from(big(y.as_limbs())),
            );
            let (s, t) = if *positive { (x, -y) } else { (-x, y) };
            Answer::Xgcd(big(g.as_limbs()), s, t)
        },
    )
}

fn low<const BITS: usize, const L: usize>(x: &Uint<BITS, L>) -> u64 {
    x.as_limbs()[0]
}
