// SPDX-License-Identifier: MIT OR Apache-2.0
//! The optimized binary GCD, algorithm 2 of \[Por20\], for every `k >= 2`.
//!
//! `k - 1` iterations run on approximations of `a` and `b` that keep their `k - 1` low and `k + 1`
//! top bits; their update factors are then applied to the full numbers. The approximations decide a
//! swap wrongly now and then, so that a number comes out negative and is negated.

use crate::{Matrix, Refusal, Trace, apply, low, require_non_negative, require_odd, small};
use alloc::{format, vec};
use bezout_large::Integer;
use core::mem::swap;

/// Columns `a, b` and the approximations that led to the line; until `a = 0`, then `b` is the gcd.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(y: Integer, m: Integer, k: usize) -> Result<Trace, Refusal> {
    require_odd("B", &m)?;
    require_non_negative("A", &y)?;
    if k < 2 {
        return Err(format!("k = {k} is too small; 2 and more are accepted"));
    }
    let (mut a, mut b) = (y, m);
    let zero = || Integer::ZERO;
    let first = vec![a.clone(), b.clone(), zero(), zero()];
    let mut trace = Trace::start("bingcd", &["a", "b", "abar", "bbar"], "start", first);
    while !a.is_zero() {
        let (near_a, near_b) = approximate(&a, &b, k);
        let mut factors = update_factors(near_a.clone(), near_b.clone(), k - 1);
        (a, b) = apply(&factors, k - 1, &a, &b);
        let [f0, g0, f1, g1] = &mut factors;
        negate_together(&mut a, f0, g0);
        negate_together(&mut b, f1, g1);
        let row = vec![a.clone(), b.clone(), near_a, near_b];
        trace.push(format!("{} iterations", k - 1), row, Some(factors), k - 1)?;
    }
    Ok(trace)
}

/// Makes `x` non-negative, and its factors with it.
fn negate_together(x: &mut Integer, f: &mut Integer, g: &mut Integer) {
    if x.is_negative() {
        for n in [x, f, g] {
            *n = -&*n;
        }
    }
}

/// The `k - 1` low bits of each number under its `k + 1` top bits, the same window for both.
fn approximate(a: &Integer, b: &Integer, k: usize) -> (Integer, Integer) {
    let n = a.bits().max(b.bits()).max(2 * k);
    let pick = |x: &Integer| low(x, k - 1) + ((x >> (n - k - 1)) << (k - 1));
    (pick(a), pick(b))
}

/// `(f0, g0, f1, g1)` with `(a, b) -> (f0 a + g0 b, f1 a + g1 b) / 2^iterations`.
fn update_factors(mut a: Integer, mut b: Integer, iterations: usize) -> Matrix {
    let [mut f0, mut g0, mut f1, mut g1] = small([1, 0, 0, 1]);
    for _ in 0..iterations {
        if a.is_odd() {
            if a < b {
                swap(&mut a, &mut b);
                swap(&mut f0, &mut f1);
                swap(&mut g0, &mut g1);
            }
            a -= &b;
            f0 -= &f1;
            g0 -= &g1;
        }
        a >>= 1;
        f1 <<= 1;
        g1 <<= 1;
    }
    [f0, g0, f1, g1]
}
