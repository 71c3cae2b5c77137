// SPDX-License-Identifier: MIT OR Apache-2.0
//! GMP: its integers through `rug`, its constant-time inversion directly.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use bezout_exercise::oracle::{big, limbs};
use gmp_mpfr_sys::gmp;
use num_bigint::{BigInt, BigUint, Sign};
use rug::integer::Order;
use rug::{Assign, Complete, Integer};
use std::ffi::CStr;

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert(), sec_invert(case)],
        Op::Gcd => vec![gcd()],
        Op::Xgcd => vec![xgcd()],
        Op::Jacobi => vec![symbol(Integer::jacobi)],
        Op::Legendre => vec![symbol(Integer::legendre)],
        _ => Vec::new(),
    }
}

/// Of large integers.
pub fn large_rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert()],
        Op::Product => vec![product()],
        _ => rows(case),
    }
}

fn invert() -> Row {
    Row::new(
        name("rug"),
        Timing::Variable,
        |operands| ((integer(&operands.modulus), None), operands.map(integer)),
        |(modulus, out): &mut (Integer, Option<Integer>), x| {
            *out = x.invert_ref(modulus).map(Integer::from);
            out.as_ref().map_or(0, Integer::to_u64_wrapping)
        },
        |(_, out)| Answer::Inverse(out.as_ref().map(natural)),
    )
}

fn gcd() -> Row {
    Row::new(
        name("rug"),
        Timing::Variable,
        |operands| (Integer::new(), operands.map_pairs(integer)),
        |out, (a, b)| {
            out.assign(a.gcd_ref(b));
            out.to_u64_wrapping()
        },
        |out| Answer::Gcd(natural(out)),
    )
}

fn xgcd() -> Row {
    Row::new(
        name("rug"),
        Timing::Variable,
        |operands| {
            (
                <(Integer, Integer, Integer)>::default(),
                operands.map_pairs(integer),
            )
        },
        |out, (a, b)| {
            *out = a.extended_gcd_ref(b).complete();
            out.1.to_u64_wrapping()
        },
        |(g, s, t)| Answer::Xgcd(natural(g), signed(s), signed(t)),
    )
}

fn product() -> Row {
    Row::new(
        name("rug"),
        Timing::Variable,
        |operands| (Integer::new(), operands.map_pairs(integer)),
        |out, (a, b)| {
            out.assign(a * b);
            out.to_u64_wrapping()
        },
        |out| Answer::Number(natural(out)),
    )
}

fn symbol(function: fn(&Integer, &Integer) -> i32) -> Row {
    Row::new(
        name("rug"),
        Timing::Variable,
        |operands| ((integer(&operands.modulus), 0), operands.map(integer)),
        move |(modulus, out): &mut (Integer, i32), x| {
            *out = function(x, modulus);
            *out as u64
        },
        |(_, out)| Answer::Symbol(*out),
    )
}

/// Buffers of GMP's constant-time inversion, which destroys its operand.
struct SecInvert {
    modulus: Vec<u64>,
    copy: Vec<u64>,
    out: Vec<u64>,
    scratch: Vec<u64>,
    found: bool,
}

fn sec_invert(case: &Case) -> Row {
    let bits = case.size.bits() as u64;
    Row::new(
        name("gmp") + "/mpn_sec_invert",
        Timing::Constant,
        |operands| {
            let n = operands.limbs;
            // SAFETY: a pure function of the length.
            let scratch = unsafe { gmp::mpn_sec_invert_itch(n as gmp::size_t) } as usize;
            let state = SecInvert {
                modulus: limbs(&operands.modulus, n),
                copy: vec![0; n],
                out: vec![0; n],
                scratch: vec![0; scratch],
                found: false,
            };
            (state, operands.map(|x| limbs(x, n)))
        },
        move |state, x| {
            state.copy.copy_from_slice(x);
            // SAFETY: all buffers have the modulus' length, the scratch what GMP asks for, and the
            // bit count is the documented one for operands as long as the modulus.
            let found = unsafe {
                gmp::mpn_sec_invert(
                    state.out.as_mut_ptr(),
                    state.copy.as_mut_ptr(),
                    state.modulus.as_ptr(),
                    state.modulus.len() as gmp::size_t,
                    2 * bits,
                    state.scratch.as_mut_ptr(),
                )
            };
            state.found = found != 0;
            state.out[0]
        },
        |state| Answer::Inverse(state.found.then(|| big(&state.out))),
    )
}

/// `rug/6.3`: the version is that of GMP, which does the work.
fn name(package: &str) -> String {
    // SAFETY: GMP's version is a static string.
    let version = unsafe { CStr::from_ptr(gmp::version) }.to_string_lossy();
    format!("{package}/{}", version.trim_end_matches(".0"))
}

fn integer(x: &BigUint) -> Integer {
    Integer::from_digits(&x.to_u64_digits(), Order::Lsf)
}

fn natural(x: &Integer) -> BigUint {
    big(&x.to_digits(Order::Lsf))
}

fn signed(x: &Integer) -> BigInt {
    let sign = if x.is_negative() {
        Sign::Minus
    } else {
        Sign::Plus
    };
    BigInt::from_biguint(sign, natural(&x.clone().abs()))
}
