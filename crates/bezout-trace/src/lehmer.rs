// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lehmer's algorithm \[Leh38\]: the quotients come from the leading digits, the long numbers see
//! one matrix a digit.
//!
//! Which quotients of the prefixes are quotients of the full numbers is decided exactly by
//! Collins's condition in Jebelean's form \[Col80, Jeb93\].

use crate::euclid::divide;
use crate::{Matrix, Refusal, Trace, apply, require_non_negative, small};
use alloc::{format, vec};
use bezout_large::Integer;

/// Bits of the prefixes: one digit, with cofactors of half a digit.
pub const SINGLE: usize = 64;
/// Bits of the prefixes: two digits, with cofactors of one digit.
pub const DOUBLE: usize = 128;

/// Columns `a, b`. Where the prefixes of `bits` bits determine no quotient, one full division.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(name: &'static str, a: Integer, b: Integer, bits: usize) -> Result<Trace, Refusal> {
    require_non_negative("A", &a)?;
    require_non_negative("B", &b)?;
    let (mut a, mut b) = (a, b);
    let mut trace = Trace::start(name, &["a", "b"], "start", vec![a.clone(), b.clone()]);
    if a < b {
        core::mem::swap(&mut a, &mut b);
        trace.push(
            "swap",
            vec![a.clone(), b.clone()],
            Some(small([0, 1, 1, 0])),
            0,
        )?;
    }
    while !b.is_zero() {
        let drop = a.bits().saturating_sub(bits);
        let (count, mut matrix) = certain_quotients(&a >> drop, &b >> drop, drop == 0);
        let mut text = format!("{count} quotient{}", if count > 1 { "s" } else { "" });
        if count == 0 {
            (text, matrix) = ("a mod b".into(), divide(&a / &b));
        }
        (a, b) = apply(&matrix, 0, &a, &b);
        trace.push(text, vec![a.clone(), b.clone()], Some(matrix), 0)?;
    }
    Ok(trace)
}

/// The Euclidean steps that the prefixes `a >= b` determine, all of them if they are the numbers.
fn certain_quotients(mut a: Integer, mut b: Integer, exact: bool) -> (usize, Matrix) {
    let [mut u0, mut v0, mut u1, mut v1] = small([1, 0, 0, 1]);
    let mut count = 0;
    while !b.is_zero() {
        let (q, rest) = a.div_rem(&b);
        let (u2, v2) = (&u0 - &q * &u1, &v0 - &q * &v1);
        if !exact && !is_certain(&b, &rest, (&u1, &v1), (&u2, &v2), count % 2 == 1) {
            break;
        }
        (a, b) = (b, rest);
        (u0, v0, u1, v1) = (u1, v1, u2, v2);
        count += 1;
    }
    (count, [u0, v0, u1, v1])
}

/// Jebelean's condition for the step to the remainders `r, s` with the cofactors `old`, `new`.
fn is_certain(
    r: &Integer,
    s: &Integer,
    old: (&Integer, &Integer),
    new: (&Integer, &Integer),
    even: bool,
) -> bool {
    if even {
        *s >= -new.0 && r - s >= new.1 - old.1
    } else {
        *s >= -new.1 && r - s >= new.0 - old.0
    }
}
