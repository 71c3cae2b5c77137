// SPDX-License-Identifier: MIT OR Apache-2.0
//! A batch of divsteps on words.

use crate::ct::{Mask, barrier};

/// Divsteps in a batch.
pub(crate) const BATCH: usize = 62;

/// `x^62` times the transition matrix of a batch: `f' = (u f + v g) / x^62`, `g' = (q f + r g) /
/// x^62`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    pub u: u64,
    pub v: u64,
    pub q: u64,
    pub r: u64,
}

/// A batch of divsteps from `delta` and the low words of `f` and `g`; returns delta after it.
///
/// A divstep exchanges f and g if g is odd and delta positive, and divides `g + g(0) f` by x, which
/// is the same with either of the two as f. *Invariant:* after `i` steps the entries are below
/// `x^(i+1)`.
#[inline(always)]
pub(crate) fn steps(mut delta: i64, mut f: u64, mut g: u64) -> (i64, Matrix) {
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    for _ in 0..BATCH {
        let odd = Mask::odd(g).word();
        let exchange = odd & Mask::negative(-delta).word();
        let (df, du, dv) = (f ^ g, u ^ q, v ^ r);
        g = barrier(g ^ f & odd) >> 1;
        (q, r) = (q ^ u & odd, r ^ v & odd);
        f ^= df & exchange;
        // The row of f is not divided by x, so that it is multiplied by it.
        (u, v) = ((u ^ du & exchange) << 1, (v ^ dv & exchange) << 1);
        delta = (delta ^ exchange as i64).wrapping_sub(exchange as i64) + 1;
    }
    (delta, Matrix { u, v, q, r })
}

/// The number of divsteps after which f is 1, whatever `a` is: `2 m - 1`. One more makes g 0, and
/// further ones change nothing. \[BY19, theorem 6.2\]
pub(crate) const fn step_count(m: usize) -> usize {
    2 * m - 1
}
