// SPDX-License-Identifier: MIT OR Apache-2.0
//! The classic extended binary GCD, algorithm 1 of \[Por20\].

use crate::{Refusal, Trace, require_non_negative, require_odd, small};
use alloc::vec;
use bezout_large::Integer;
use core::mem::swap;

/// Columns `a, b, u, v` with `a = u y` and `b = v y` modulo the odd `m`. Until `a = 0`; then
/// `b = gcd(y, m)`.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(y: Integer, m: Integer) -> Result<Trace, Refusal> {
    require_odd("B", &m)?;
    require_non_negative("A", &y)?;
    let (mut a, mut u, mut b, mut v) = (y, Integer::from(1) % &m, m.clone(), Integer::ZERO);
    let row = |a: &Integer, b: &Integer, u: &Integer, v: &Integer| {
        vec![a.clone(), b.clone(), u.clone(), v.clone()]
    };
    let mut trace = Trace::start(
        "binary_gcd",
        &["a", "b", "u", "v"],
        "start",
        row(&a, &b, &u, &v),
    );
    while !a.is_zero() {
        let (mut text, mut matrix) = ("a / 2", [1, 0, 0, 2]);
        if a.is_odd() {
            (text, matrix) = ("(a - b) / 2", [1, -1, 0, 2]);
            if a < b {
                (text, matrix) = ("swap, (a - b) / 2", [-1, 1, 2, 0]);
                swap(&mut a, &mut b);
                swap(&mut u, &mut v);
            }
            a -= &b;
            u = (u - &v).rem_floor(&m);
        }
        a >>= 1;
        if u.is_odd() {
            u += &m;
        }
        u >>= 1;
        trace.push(text, row(&a, &b, &u, &v), Some(small(matrix)), 1)?;
    }
    Ok(trace)
}
