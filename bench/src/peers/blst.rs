// SPDX-License-Identifier: MIT OR Apache-2.0
//! blst: assembly for the two primes of BLS12-381.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing, array_of};
use bezout_exercise::oracle::big;
use bezout_exercise::{Prime, Size};
use blst::{
    blst_fp, blst_fp_from_uint64, blst_fp_inverse, blst_fp_is_square, blst_fr, blst_fr_from_uint64,
    blst_fr_inverse, blst_uint64_from_fp, blst_uint64_from_fr,
};
use num_bigint::BigUint;

const VERSION: &str = env!("VERSION_BLST");

pub fn rows(case: &Case) -> Vec<Row> {
    match (case.op, case.size) {
        (Op::Invert, Size::Prime(Prime::Bls12R)) => vec![invert_r()],
        (Op::Invert, Size::Prime(Prime::Bls12P)) => vec![invert_p()],
        (Op::Legendre, Size::Prime(Prime::Bls12P)) => vec![is_square()],
        _ => Vec::new(),
    }
}

fn invert_r() -> Row {
    Row::new(
        format!("blst/{VERSION}/blst_fr_inverse"),
        Timing::Constant,
        |operands| {
            let convert = |x: &BigUint| {
                let mut converted = blst_fr::default();
                // SAFETY: four limbs are read.
                unsafe { blst_fr_from_uint64(&mut converted, array_of::<4>(x).as_ptr()) };
                converted
            };
            (blst_fr::default(), operands.map(convert))
        },
        |out, x| {
            // SAFETY: two valid field elements.
            unsafe { blst_fr_inverse(out, x) };
            out.l[0]
        },
        |out| {
            let mut limbs = [0; 4];
            // SAFETY: four limbs are written.
            unsafe { blst_uint64_from_fr(limbs.as_mut_ptr(), out) };
            Answer::Inverse(Some(big(&limbs)))
        },
    )
}

fn invert_p() -> Row {
    Row::new(
        format!("blst/{VERSION}/blst_fp_inverse"),
        Timing::Constant,
        |operands| (blst_fp::default(), operands.map(field_element)),
        |out, x| {
            // SAFETY: two valid field elements.
            unsafe { blst_fp_inverse(out, x) };
            out.l[0]
        },
        |out| {
            let mut limbs = [0; 6];
            // SAFETY: six limbs are written.
            unsafe { blst_uint64_from_fp(limbs.as_mut_ptr(), out) };
            Answer::Inverse(Some(big(&limbs)))
        },
    )
}

fn is_square() -> Row {
    Row::new(
        format!("blst/{VERSION}/blst_fp_is_square"),
        Timing::Constant,
        |operands| (false, operands.map(field_element)),
        |out, x| {
            // SAFETY: a valid field element.
            *out = unsafe { blst_fp_is_square(x) };
            u64::from(*out)
        },
        |out| Answer::Square(*out),
    )
}

fn field_element(x: &BigUint) -> blst_fp {
    let mut converted = blst_fp::default();
    // SAFETY: six limbs are read.
    unsafe { blst_fp_from_uint64(&mut converted, array_of::<6>(x).as_ptr()) };
    converted
}
