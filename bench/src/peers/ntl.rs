// SPDX-License-Identifier: MIT OR Apache-2.0
//! NTL: Euclid's algorithm on words, the fastest of the general libraries in binary fields.
//! Debian's calls a gf2x that is built without a carry-less multiplication; one that has it would
//! be several times faster at the length of BIKE.

use crate::case::Case;
use crate::polynomial::Ring;
use crate::row::{Answer, Row, Timing};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_long, c_ulong, c_void};

unsafe extern "C" {
    fn bench_ntl_new(bytes: *const u8, length: c_long) -> *mut c_void;
    fn bench_ntl_invert(out: *mut c_void, a: *const c_void, f: *const c_void) -> c_ulong;
    fn bench_ntl_bytes(a: *const c_void, bytes: *mut u8, length: c_long);
    fn bench_ntl_version() -> *const c_char;
    fn bench_ntl_field(p: c_long);
    fn bench_ntl_fq_new(coefficients: *const u16, length: c_long) -> *mut c_void;
    fn bench_ntl_fq_invert(out: *mut c_void, a: *const c_void, f: *const c_void) -> c_ulong;
    fn bench_ntl_fq_coefficient(a: *const c_void, i: c_long) -> c_ulong;
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

/// Polynomials over a field of a prime; over that of two elements they are those above.
pub fn polynomial_rows(case: &Case) -> Vec<Row> {
    let Some(ring) = Ring::of(case) else {
        return Vec::new();
    };
    let q = ring.q();
    if q == 2 {
        return rows(case);
    }
    if q.is_power_of_two() {
        return Vec::new();
    }
    // SAFETY: a static string.
    let version = unsafe { CStr::from_ptr(bench_ntl_version()) }.to_string_lossy();
    let new = |coefficients: &[u16]| {
        // SAFETY: pointer and length of one slice; it lives as long as the process.
        unsafe { bench_ntl_fq_new(coefficients.as_ptr(), coefficients.len() as c_long) }
    };
    vec![Row::new(
        format!("ntl/{version}/zz_pX::InvMod"),
        Timing::Variable,
        move |operands| {
            // SAFETY: a prime; all polynomials of a case are over this field.
            unsafe { bench_ntl_field(q as c_long) };
            let state = (new(&[]), new(&ring.modulus()));
            (state, operands.map(|x| new(&ring.unpack(x))))
        },
        // SAFETY: all pointers come from the function that makes polynomials.
        |(out, f), x| unsafe { bench_ntl_fq_invert(*out, *x, *f) },
        move |(out, _)| {
            // SAFETY: as above.
            let at = |i| unsafe { bench_ntl_fq_coefficient(*out, i as c_long) } as u16;
            let coefficients: Vec<u16> = (0..ring.length()).map(at).collect();
            Answer::Inverse(Some(ring.pack(&coefficients)))
        },
    )]
}

/// Lives as long as the process.
fn polynomial(x: &BigUint) -> *mut c_void {
    let bytes = x.to_bytes_le();
    // SAFETY: pointer and length of one slice.
    unsafe { bench_ntl_new(bytes.as_ptr(), bytes.len() as c_long) }
}
