// SPDX-License-Identifier: MIT OR Apache-2.0
//! The extended Euclidean algorithm for binary polynomials, Algorithm 1 of \[KB13\] and Algorithm
//! 2.48 of \[HMV04\]: both degrees anew in each iteration, and all words.

use super::words::{State, Word, add_shifted, join};
use crate::binary_field::shared::field_ref::Gf2mRef;
use core::mem::swap;

/// `out = 1 / a`, 0 for 0. *Timing:* variable.
///
/// *Invariant:* `b a = u` and `c a = v` modulo `f`; `b` and `c` stay below degree `m`.
pub(crate) fn invert_vartime<W: Word>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    let length = field.shape.m / W::BITS + 1;
    let mut state = State::<W>::new(field.shape, a);
    let State { u, v, b, c } = &mut state;
    let (mut u, mut v, mut b, mut c) = (
        &mut u[..length],
        &mut v[..length],
        &mut b[..length],
        &mut c[..length],
    );
    loop {
        let du = degree(u);
        if du <= 0 {
            break;
        }
        let mut j = du - degree(v);
        if j < 0 {
            swap(&mut u, &mut v);
            swap(&mut b, &mut c);
            j = -j;
        }
        add_shifted(u, v, j as usize, length);
        add_shifted(b, c, j as usize, length);
    }
    // Of a = 0 nothing but that was looked at.
    if u[0] == W::default() {
        b[0] = W::default();
    }
    join(out, b);
}

/// -1 for 0.
#[inline(always)]
fn degree<W: Word>(a: &[W]) -> isize {
    let mut i = a.len() - 1;
    while i > 0 && a[i] == W::default() {
        i -= 1;
    }
    (i * W::BITS + a[i].length()) as isize - 1
}
