// SPDX-License-Identifier: MIT OR Apache-2.0
//! The two-bit plus-minus algorithm \[BK83, YZ86\] in the form of \[SHT22\].
//!
//! Nothing is ever compared. Of two odd numbers either the sum or the difference is a multiple of
//! 4; it replaces the one with the larger bound. `delta` is the difference of the bounds'
//! exponents: `|a| <= 2^alpha`, `|b| <= 2^beta`, `delta = alpha - beta`, and each step lowers one
//! of them.

use crate::{Refusal, Trace, apply, small};
use alloc::vec;
use bezout_large::Integer;

/// Until one of the two is zero; any signs. Common factors 2 are taken out first.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(a: Integer, b: Integer) -> Result<Trace, Refusal> {
    let (mut a, mut b) = (a, b);
    let first = vec![a.clone(), b.clone()];
    let mut trace = Trace::start("plus_minus", &["a", "b"], "original a, b", first);
    let nothing = a.is_zero() && b.is_zero();
    while !nothing && !a.is_odd() && !b.is_odd() {
        let matrix = small([1, 0, 0, 1]);
        (a, b) = apply(&matrix, 1, &a, &b);
        trace.push("a / 2, b / 2", vec![a.clone(), b.clone()], Some(matrix), 1)?;
    }
    let mut delta = 0i64;
    while !a.is_zero() && !b.is_zero() {
        let (text, matrix, shift, change) = choose(&a, &b, delta);
        let matrix = small(matrix);
        (a, b) = apply(&matrix, shift, &a, &b);
        delta += change;
        trace.push(text, vec![a.clone(), b.clone()], Some(matrix), shift)?;
    }
    Ok(trace)
}

/// Steps that suffice for two odd numbers of at most `bits` bits, or none beyond those lengths:
/// `proofs/certificates/plus_minus.json`, rule *classic 2 4*, at the next length there.
pub fn sufficient_steps(bits: u64) -> Option<u64> {
    SUFFICIENT
        .iter()
        .find(|(length, _)| *length >= bits)
        .map(|(_, steps)| *steps)
}

/// Lengths and steps.
pub const SUFFICIENT: [(u64, u64); 9] = [
    (8, 15),
    (16, 31),
    (24, 47),
    (32, 64),
    (64, 128),
    (96, 192),
    (128, 256),
    (255, 510),
    (256, 512),
];

/// The operation, its matrix and shift, and what it adds to delta.
fn choose(a: &Integer, b: &Integer, delta: i64) -> (&'static str, [i64; 4], usize, i64) {
    if !a.is_odd() {
        return ("a / 2", [1, 0, 0, 2], 1, -1);
    }
    if !b.is_odd() {
        return ("b / 2", [2, 0, 0, 1], 1, 1);
    }
    let (text, sign) = if (a + b).magnitude().bit(1) {
        ("(a - b) / 4", -1)
    } else {
        ("(a + b) / 4", 1)
    };
    if delta >= 0 {
        (text, [1, sign, 0, 4], 2, -1)
    } else {
        (text, [4, 0, 1, sign], 2, 1)
    }
}
