// SPDX-License-Identifier: MIT OR Apache-2.0
//! NTL: Euclid's algorithm on words, the fastest of the general libraries in binary fields.

use crate::case::Case;
use crate::row::{Answer, Row, Timing};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_long, c_ulong, c_void};

unsafe extern "C" {
    fn bench_ntl_new(bytes: *const u8, length: c_long) -> *mut c_void;
    fn bench_ntl_invert(out: *mut c_void, a: *const c_void, f: *const c_void) -> c_ulong;
    fn bench_ntl_bytes(a: *const c_void, bytes: *mut u8, length: c_long);
    fn bench_ntl_version() -> *const c_char;
}

pub fn rows(case: &Case) -> Vec<Row> {
    // SAFETY: a static string.
    let version = unsafe { CStr::from_ptr(bench_ntl_version()) }.to_string_lossy();
    let length = case.modulus.bits().div_ceil(8) as usize;
    vec![Row::new(
        format!("ntl/{version}/GF2X::InvMod"),
        Timing::Variable,
        |operands| {
            let zero = BigUint::ZERO;
            (
                (polynomial(&zero), polynomial(&operands.modulus)),
                operands.map(polynomial),
            )
        },
        // SAFETY: all pointers come from the function that makes polynomials.
        |(out, f), x| unsafe { bench_ntl_invert(*out, *x, *f) },
        move |(out, _)| {
            let mut bytes = vec![0; length];
            // SAFETY: pointer and length of one slice.
            unsafe { bench_ntl_bytes(*out, bytes.as_mut_ptr(), length as c_long) };
            Answer::Inverse(Some(BigUint::from_bytes_le(&bytes)))
        },
    )]
}

/// Lives as long as the process.
fn polynomial(x: &BigUint) -> *mut c_void {
    let bytes = x.to_bytes_le();
    // SAFETY: pointer and length of one slice.
    unsafe { bench_ntl_new(bytes.as_ptr(), bytes.len() as c_long) }
}
