// SPDX-License-Identifier: MIT OR Apache-2.0
//! FLINT: Euclid's algorithm and half-GCDs over any field of a word-sized prime.

use crate::case::{Case, Op};
use crate::polynomial::Ring;
use crate::row::{Answer, Row, Timing};
use bezout_exercise::oracle::big;
use num_bigint::BigUint;
use std::ffi::{CStr, c_char, c_long, c_ulong, c_void};

unsafe extern "C" {
    fn bench_flint_new(coefficients: *const u16, length: c_long, p: c_ulong) -> *mut c_void;
    fn bench_flint_invert(out: *mut c_void, a: *const c_void, f: *const c_void) -> c_ulong;
    fn bench_flint_coefficient(a: *const c_void, i: c_long) -> c_ulong;
    fn bench_flint_version() -> *const c_char;
    fn bench_flint_product(out: *mut u64, a: *const u64, n: c_long, b: *const u64, m: c_long);
}

/// Products of large integers, by Schönhage and Strassen's algorithm.
pub fn product_rows(case: &Case) -> Vec<Row> {
    // Its smallest transform is too long for fewer bits.
    if case.op != Op::Product || case.size.bits() < 1 << 16 {
        return Vec::new();
    }
    // SAFETY: a static string.
    let version = unsafe { CStr::from_ptr(bench_flint_version()) }.to_string_lossy();
    vec![Row::new(
        format!("flint/{version}/flint_mpn_mul_fft_main"),
        Timing::Variable,
        |operands| {
            let limbs = BigUint::to_u64_digits;
            (vec![0; 2 * operands.limbs + 2], operands.map_pairs(limbs))
        },
        |out: &mut Vec<u64>, (a, b): &(Vec<u64>, Vec<u64>)| {
            out.resize(a.len() + b.len(), 0);
            let (a, b) = if a.len() < b.len() { (b, a) } else { (a, b) };
            // SAFETY: the result has the limbs of both factors, of which the longer one is the
            // first.
            unsafe {
                let (n, m) = (a.len() as c_long, b.len() as c_long);
                bench_flint_product(out.as_mut_ptr(), a.as_ptr(), n, b.as_ptr(), m);
            }
            out[0]
        },
        |out| Answer::Number(big(out)),
    )]
}

pub fn rows(case: &Case) -> Vec<Row> {
    let Some(ring) = Ring::of(case) else {
        return Vec::new();
    };
    let q = ring.q();
    // Bits in words are too slow to be of interest at the length of BIKE.
    if (q > 2 && q.is_power_of_two()) || ring.length() > 2000 {
        return Vec::new();
    }
    // SAFETY: a static string.
    let version = unsafe { CStr::from_ptr(bench_flint_version()) }.to_string_lossy();
    let new = move |coefficients: &[u16]| {
        // SAFETY: pointer and length of one slice; it lives as long as the process.
        unsafe { bench_flint_new(coefficients.as_ptr(), coefficients.len() as c_long, q) }
    };
    vec![Row::new(
        format!("flint/{version}/nmod_poly_invmod"),
        Timing::Variable,
        move |operands| {
            let state = (new(&[]), new(&ring.modulus()));
            (state, operands.map(|x| new(&ring.unpack(x))))
        },
        // SAFETY: all pointers come from the function that makes polynomials.
        |(out, f), x| unsafe { bench_flint_invert(*out, *x, *f) },
        move |(out, _)| {
            // SAFETY: as above.
            let at = |i| unsafe { bench_flint_coefficient(*out, i as c_long) } as u16;
            let coefficients: Vec<u16> = (0..ring.length()).map(at).collect();
            Answer::Inverse(Some(ring.pack(&coefficients)))
        },
    )]
}
