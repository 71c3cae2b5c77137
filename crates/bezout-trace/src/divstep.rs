// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps: Bernstein and Yang's with delta = 1 \[BY19\], and the half-delta variant \[Wui21\].
//!
//! ```text
//! (delta, f, g) -> (1 - delta, g, (g - f)/2)              if delta > 0 and g is odd
//!                  (1 + delta, f, (g + (g mod 2) f)/2)    otherwise
//! ```
//!
//! The variants differ in the first delta alone. `delta2` is twice delta, to stay with integers.

use crate::{Matrix, Refusal, Trace, apply, low, require_odd, small};
use alloc::{format, vec};
use bezout_large::Integer;
use core::mem::swap;

/// Where delta starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// At 1/2.
    HalfDelta,
    /// At 1.
    DeltaOne,
}

/// Columns `f, g, delta2`, from `f = m`, `g = x`; one record for each `n` divsteps, until `g = 0`.
/// Then `|f| = gcd(x, m)`.
///
/// # Errors
/// What the algorithm does not accept, or a trace that does not fit into memory.
pub fn steps(x: Integer, m: Integer, n: usize, variant: Variant) -> Result<Trace, Refusal> {
    require_odd("B", &m)?;
    let (name, mut delta2) = match variant {
        Variant::HalfDelta => ("divstep", 1),
        Variant::DeltaOne => ("divstep_delta1", 2),
    };
    let (mut f, mut g) = (m, x);
    let first = vec![f.clone(), g.clone(), delta2.into()];
    let mut trace = Trace::start(name, &["f", "g", "delta2"], "start", first);
    let text = if n == 1 {
        "divstep".into()
    } else {
        format!("{n} divsteps")
    };
    while !g.is_zero() {
        let matrix;
        (delta2, matrix) = transition_matrix(delta2, &f, &g, n);
        (f, g) = apply(&matrix, n, &f, &g);
        trace.push(
            text.as_str(),
            vec![f.clone(), g.clone(), delta2.into()],
            Some(matrix),
            n,
        )?;
    }
    Ok(trace)
}

/// What `n` steps make of delta, and their matrix: both depend on the `n` low bits of `f` and `g`.
fn transition_matrix(mut delta2: i64, f: &Integer, g: &Integer, n: usize) -> (i64, Matrix) {
    let (mut f, mut g) = (low(f, n), low(g, n));
    let [mut u, mut v, mut q, mut r] = small([1, 0, 0, 1]);
    for _ in 0..n {
        if delta2 > 0 && g.is_odd() {
            delta2 = -delta2;
            swap(&mut f, &mut g);
            swap(&mut u, &mut q);
            swap(&mut v, &mut r);
            (g, q, r) = (-g, -q, -r);
        }
        if g.is_odd() {
            g += &f;
            q += &u;
            r += &v;
        }
        delta2 += 2;
        g >>= 1;
        u <<= 1;
        v <<= 1;
    }
    (delta2, [u, v, q, r])
}
