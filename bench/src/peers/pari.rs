// SPDX-License-Identifier: MIT OR Apache-2.0
//! PARI: Euclid's algorithm, on its stack.

use crate::case::Case;
use crate::row::{Answer, Row, Timing};
use bezout_exercise::oracle::{big, limbs};
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_long, c_ulong, c_void};

unsafe extern "C" {
    fn bench_pari_new(words: *const u64, length: c_long) -> *mut c_void;
    fn bench_pari_invert(
        out: *mut u64,
        length: c_long,
        a: *const c_void,
        f: *const c_void,
    ) -> c_ulong;
    fn bench_pari_version() -> *const c_char;
}

pub fn rows(case: &Case) -> Vec<Row> {
    // SAFETY: a static string.
    let version = unsafe { CStr::from_ptr(bench_pari_version()) }.to_string_lossy();
    let limbs = case.limbs();
    vec![Row::new(
        format!("pari/{version}/F2xq_inv"),
        Timing::Variable,
        move |operands| {
            let state = (vec![0; limbs], polynomial(&operands.modulus));
            (state, operands.map(polynomial))
        },
        |(out, f), x| {
            // SAFETY: both polynomials come from the function that makes them; an inverse has at
            // most the words of the field's elements.
            unsafe { bench_pari_invert(out.as_mut_ptr(), out.len() as c_long, *x, *f) }
        },
        |(out, _)| Answer::Inverse(Some(big(out))),
    )]
}

/// Lives as long as the process.
fn polynomial(x: &BigUint) -> *mut c_void {
    let words = limbs(x, x.bits().div_ceil(64) as usize);
    // SAFETY: pointer and length of one slice.
    unsafe { bench_pari_new(words.as_ptr(), words.len() as c_long) }
}
