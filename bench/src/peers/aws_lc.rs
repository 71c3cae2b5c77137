// SPDX-License-Identifier: MIT OR Apache-2.0
//! AWS-LC: its big numbers, and those routines of s2n-bignum that its library exports.

#[cfg(target_arch = "x86_64")]
use super::montgomery::montgomery_inverse;
use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use aws_lc_sys::{
    BIGNUM, BN_CTX, BN_CTX_new, BN_bin2bn, BN_bn2bin, BN_gcd, BN_mod_inverse, BN_new, BN_num_bytes,
};
use bezout_exercise::{Prime, Size};
use num_bigint::BigUint;

const NAME: &str = concat!("aws-lc-sys/", env!("VERSION_AWS_LC_SYS"));

#[cfg(target_arch = "x86_64")]
unsafe extern "C" {
    #[link_name = "aws_lc_0_47_0_bignum_montinv_p256"]
    fn bignum_montinv_p256(z: *mut u64, x: *const u64);
    #[link_name = "aws_lc_0_47_0_bignum_montinv_p384"]
    fn bignum_montinv_p384(z: *mut u64, x: *const u64);
}

pub fn rows(case: &Case) -> Vec<Row> {
    match case.op {
        Op::Invert => std::iter::once(invert()).chain(montgomery(case)).collect(),
        Op::Gcd => vec![gcd()],
        _ => Vec::new(),
    }
}

struct State {
    modulus: *mut BIGNUM,
    out: *mut BIGNUM,
    context: *mut BN_CTX,
    found: bool,
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
                found: false,
            }
        }
    }
}

fn invert() -> Row {
    Row::new(
        format!("{NAME}/BN_mod_inverse"),
        Timing::Variable,
        |operands| (State::new(&operands.modulus), operands.map(number)),
        |state, x| {
            // SAFETY: all pointers come from AWS-LC's own allocations.
            unsafe {
                let result = BN_mod_inverse(state.out, *x, state.modulus, state.context);
                state.found = !result.is_null();
                low(state.out)
            }
        },
        |state| Answer::Inverse(state.found.then(|| value(state.out))),
    )
}

/// Documented as constant time in the values, since it serves RSA key generation.
fn gcd() -> Row {
    Row::new(
        format!("{NAME}/BN_gcd"),
        Timing::Constant,
        |operands| (State::new(&operands.modulus), operands.map_pairs(number)),
        |state, (a, b)| {
            // SAFETY: all pointers come from AWS-LC's own allocations.
            unsafe {
                state.found = BN_gcd(state.out, *a, *b, state.context) == 1;
                low(state.out)
            }
        },
        |state| Answer::Gcd(value(state.out)),
    )
}

fn low(x: *const BIGNUM) -> u64 {
    // SAFETY: a live number of AWS-LC's.
    unsafe { aws_lc_sys::BN_num_bits(x).into() }
}

fn number(x: &BigUint) -> *mut BIGNUM {
    let bytes = x.to_bytes_be();
    // SAFETY: pointer and length of one slice; a null pointer asks for a new number.
    unsafe { BN_bin2bn(bytes.as_ptr(), bytes.len(), std::ptr::null_mut()) }
}

fn value(x: *const BIGNUM) -> BigUint {
    // SAFETY: the buffer has the length that the number asks for.
    unsafe {
        let mut bytes = vec![0; BN_num_bytes(x) as usize];
        BN_bn2bin(x, bytes.as_mut_ptr());
        BigUint::from_bytes_be(&bytes)
    }
}

#[cfg(target_arch = "x86_64")]
fn montgomery(case: &Case) -> Option<Row> {
    match case.size {
        Size::Prime(Prime::P256) => Some(montgomery_inverse::<4>(
            format!("{NAME}/bignum_montinv_p256"),
            bignum_montinv_p256,
        )),
        Size::Prime(Prime::P384) => Some(montgomery_inverse::<6>(
            format!("{NAME}/bignum_montinv_p384"),
            bignum_montinv_p384,
        )),
        _ => None,
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn montgomery(_: &Case) -> Option<Row> {
    None
}
