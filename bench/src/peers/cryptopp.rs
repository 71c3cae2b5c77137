// SPDX-License-Identifier: MIT OR Apache-2.0
//! Crypto++: an almost inverse modulo trinomials, division of polynomials modulo pentanomials.

use crate::case::Case;
use crate::row::{Answer, Row, Timing};
use num_bigint::BigUint;
use std::ffi::{c_long, c_uint, c_ulong, c_void};

unsafe extern "C" {
    fn bench_cryptopp_field(exponents: *const c_uint, count: c_long) -> *mut c_void;
    fn bench_cryptopp_new(bytes: *const u8, length: c_ulong) -> *mut c_void;
    fn bench_cryptopp_invert(field: *mut c_void, a: *const c_void) -> c_ulong;
    fn bench_cryptopp_bytes(field: *const c_void, bytes: *mut u8, length: c_ulong);
    fn bench_cryptopp_version() -> c_uint;
}

pub fn rows(case: &Case) -> Vec<Row> {
    // SAFETY: it takes nothing.
    let version = unsafe { bench_cryptopp_version() };
    let (major, minor, patch) = (version / 100, version / 10 % 10, version % 10);
    let f = &case.modulus;
    let exponents: Vec<c_uint> = (0..f.bits())
        .rev()
        .filter(|&i| f.bit(i))
        .map(|i| i as c_uint)
        .collect();
    let (class, length) = match exponents.len() {
        3 => ("GF2NT", f.bits().div_ceil(8)),
        5 => ("GF2NPP", f.bits().div_ceil(8)),
        _ => return Vec::new(),
    };
    vec![Row::new(
        format!("cryptopp/{major}.{minor}.{patch}/{class}::MultiplicativeInverse"),
        Timing::Variable,
        move |operands| {
            // SAFETY: pointer and length of one slice; a field has three or five exponents.
            let field =
                unsafe { bench_cryptopp_field(exponents.as_ptr(), exponents.len() as c_long) };
            (field, operands.map(polynomial))
        },
        // SAFETY: both pointers come from the functions that make fields and polynomials.
        |field, x| unsafe { bench_cryptopp_invert(*field, *x) },
        move |field| {
            let mut bytes = vec![0; length as usize];
            // SAFETY: pointer and length of one slice; there was a call.
            unsafe { bench_cryptopp_bytes(*field, bytes.as_mut_ptr(), length) };
            Answer::Inverse(Some(BigUint::from_bytes_be(&bytes)))
        },
    )]
}

/// Lives as long as the process.
fn polynomial(x: &BigUint) -> *mut c_void {
    let bytes = x.to_bytes_be();
    // SAFETY: pointer and length of one slice.
    unsafe { bench_cryptopp_new(bytes.as_ptr(), bytes.len() as c_ulong) }
}
