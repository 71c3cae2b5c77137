// SPDX-License-Identifier: MIT OR Apache-2.0
//! OpenSSL: the system's, or the one that `openssl-sys` builds.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use num_bigint::BigUint;
use openssl_sys::{
    BIGNUM, BN_CTX, BN_CTX_new, BN_FLG_CONSTTIME, BN_bin2bn, BN_bn2bin, BN_gcd, BN_mod_inverse,
    BN_new, BN_num_bits, BN_set_flags, OpenSSL_version,
};
use std::ffi::{CStr, c_int};

unsafe extern "C" {
    fn BN_GF2m_mod_inv(
        out: *mut BIGNUM,
        a: *const BIGNUM,
        f: *const BIGNUM,
        context: *mut BN_CTX,
    ) -> c_int;
    fn BN_kronecker(a: *const BIGNUM, b: *const BIGNUM, context: *mut BN_CTX) -> c_int;
}

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => vec![invert(Timing::Constant), invert(Timing::Variable)],
        Op::Gcd => vec![gcd()],
        Op::Jacobi | Op::Legendre => vec![symbol()],
        _ => Vec::new(),
    }
}

/// The operand is blinded by a random factor, and then inverted in variable time.
pub fn gf2_rows(_: &Case) -> Vec<Row> {
    vec![Row::new(
        name("BN_GF2m_mod_inv"),
        Timing::Variable,
        |operands| (State::new(&operands.modulus), operands.map(number)),
        |state, x| {
            // SAFETY: all pointers come from OpenSSL's own allocations.
            unsafe {
                state.status = BN_GF2m_mod_inv(state.out, *x, state.modulus, state.context);
                BN_num_bits(state.out) as u64
            }
        },
        |state| Answer::Inverse((state.status == 1).then(|| value(state.out))),
    )]
}

struct State {
    modulus: *mut BIGNUM,
    out: *mut BIGNUM,
    context: *mut BN_CTX,
    status: c_int,
}

impl State {
    fn new(modulus: &BigUint) -> State {
        // SAFETY: allocations without arguments. They live as long as the process: a few, once
        // each.
        unsafe {
            State {
                modulus: number(modulus),
                out: BN_new(),
                context: BN_CTX_new(),
                status: 0,
            }
        }
    }
}

/// OpenSSL takes the constant-time way for operands that carry a flag.
fn invert(timing: Timing) -> Row {
    let convert = move |x: &BigUint| {
        let x = number(x);
        if timing == Timing::Constant {
            // SAFETY: a live number of OpenSSL's.
            unsafe { BN_set_flags(x, BN_FLG_CONSTTIME) };
        }
        x
    };
    Row::new(
        name("BN_mod_inverse"),
        timing,
        move |operands| (State::new(&operands.modulus), operands.map(convert)),
        |state, x| {
            // SAFETY: all pointers come from OpenSSL's own allocations.
            unsafe {
                state.status = c_int::from(
                    !BN_mod_inverse(state.out, *x, state.modulus, state.context).is_null(),
                );
                BN_num_bits(state.out) as u64
            }
        },
        |state| Answer::Inverse((state.status == 1).then(|| value(state.out))),
    )
}

/// Constant time since version 1.1.1 or so: the same loop count for all operands of a length.
fn gcd() -> Row {
    Row::new(
        name("BN_gcd"),
        Timing::Constant,
        |operands| (State::new(&operands.modulus), operands.map_pairs(number)),
        |state, (a, b)| {
            // SAFETY: all pointers come from OpenSSL's own allocations.
            unsafe {
                state.status = BN_gcd(state.out, *a, *b, state.context);
                BN_num_bits(state.out) as u64
            }
        },
        |state| Answer::Gcd(value(state.out)),
    )
}

fn symbol() -> Row {
    Row::new(
        name("BN_kronecker"),
        Timing::Variable,
        |operands| (State::new(&operands.modulus), operands.map(number)),
        |state, x| {
            // SAFETY: all pointers come from OpenSSL's own allocations.
            state.status = unsafe { BN_kronecker(*x, state.modulus, state.context) };
            state.status as u64
        },
        |state| Answer::Symbol(state.status),
    )
}

fn name(function: &str) -> String {
    // SAFETY: OpenSSL's version is a static string: `OpenSSL 3.0.19 27 Jan 2026`.
    let version = unsafe { CStr::from_ptr(OpenSSL_version(0)) }.to_string_lossy();
    format!(
        "openssl/{}/{function}",
        version.split(' ').nth(1).unwrap_or("unknown")
    )
}

fn number(x: &BigUint) -> *mut BIGNUM {
    let bytes = x.to_bytes_be();
    // SAFETY: pointer and length of one slice; a null pointer asks for a new number.
    unsafe { BN_bin2bn(bytes.as_ptr(), bytes.len() as c_int, std::ptr::null_mut()) }
}

fn value(x: *const BIGNUM) -> BigUint {
    // SAFETY: the buffer has the length that the number asks for.
    unsafe {
        let mut bytes = vec![0; (BN_num_bits(x) as usize).div_ceil(8)];
        BN_bn2bin(x, bytes.as_mut_ptr());
        BigUint::from_bytes_be(&bytes)
    }
}
