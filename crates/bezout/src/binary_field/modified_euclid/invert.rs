// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modified extended Euclidean algorithm, Algorithm 3 of \[KB13\], corrected.
//!
//! The degree of v is known: it is that of f, or that which u had before it was exchanged. The
//! search for the degree of u goes on downward from the word where the last one ended, and only
//! words that may be other than zero are added.
//!
//! As it is printed the algorithm fails for most inputs: after an exchange u is what v was, whose
//! highest word may be above the one where the search goes on. Here it goes on from v's.

use crate::binary_field::euclid::words::{State, Word, add_shifted, join};
use crate::binary_field::shared::field_ref::Gf2mRef;
use core::mem::swap;

/// `out = 1 / a`, 0 for 0. *Timing:* variable.
///
/// *Invariant:* `b a = u` and `c a = v` modulo `f`, `deg u = du`, `deg v = dv`, and `b` and `c`
/// have at most `m - min(du, dv)` bits below their degrees after an iteration.
pub(crate) fn invert_vartime<W: Word>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    let m = field.shape.m;
    let length = m / W::BITS + 1;
    let mut state = State::<W>::new(field.shape, a);
    let State { u, v, b, c } = &mut state;
    let (mut u, mut v, mut b, mut c) = (
        &mut u[..length],
        &mut v[..length],
        &mut b[..length],
        &mut c[..length],
    );
    let (mut i, mut dv) = (length - 1, m);
    let mut du = degree(u, &mut i);
    if du < 0 {
        out.fill(0);
        return;
    }
    while du != 0 {
        let old = du as usize;
        let (low, high) = if old < dv { (old, dv) } else { (dv, old) };
        if old < dv {
            swap(&mut u, &mut v);
            swap(&mut b, &mut c);
            // The correction.
            i = dv / W::BITS;
        }
        add_shifted(u, v, high - low, high / W::BITS + 1);
        add_shifted(b, c, high - low, ((m - low) / W::BITS + 1).min(length));
        dv = low;
        du = degree(u, &mut i);
    }
    join(out, b);
}

/// The degree of `u`, whose words above number `i` are zero; -1 for 0.
#[inline(always)]
fn degree<W: Word>(u: &[W], i: &mut usize) -> isize {
    while *i > 0 && u[*i] == W::default() {
        *i -= 1;
    }
    (*i * W::BITS + u[*i].length()) as isize - 1
}
