// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over F2 in constant time: 62 of them on words, then their transition matrix on polynomials
//! by carry-less products. No tables, and any f. \[BY19, section 6\]
//!
//! The field's polynomial has the constant coefficient 1, so that `f` and `a` can be divided from
//! the low end as they are.

use super::engine::Engine;
use super::field_ref::Gf2mRef;
use super::shape::{MAX_WORDS, Shape, arrays, by_words, xor_shifted};
use crate::ct::{Mask, barrier, wipe};

/// Divsteps in a batch.
pub(crate) const BATCH: usize = 62;

/// `x^62` times the transition matrix of a batch: `f' = (u f + v g) / x^62`, `g' = (q f + r g) / x^62`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Matrix {
    pub u: u64,
    pub v: u64,
    pub q: u64,
    pub r: u64,
}

/// A batch of divsteps from `delta` and the low words of `f` and `g`; returns delta after it.
///
/// A divstep exchanges f and g if g is odd and delta positive, and divides `g + g(0) f` by x, which is
/// the same with either of the two as f. *Invariant:* after `i` steps the entries are below `x^(i+1)`.
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

/// The number of divsteps after which f is 1, whatever `a` is: `2 m - 1`. One more makes g 0, and further ones
/// change nothing. \[BY19, theorem 6.2\]
pub(crate) const fn step_count(m: usize) -> usize {
    2 * m - 1
}

/// `out = 1 / a`, 0 for 0.
pub(crate) fn invert<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    by_words!(field.shape.n, N => {
        let (out, a) = arrays::<N>(out, a);
        run::<E, N>(field.shape, out, a);
    })
}

/// A polynomial, with room for `x^m` where m is a multiple of 64.
type Long = [u64; MAX_WORDS + 1];

fn run<E: Engine, const N: usize>(shape: &Shape, out: &mut [u64; N], a: &[u64; N]) {
    // f, g, v, r, and their places in the next batch. Modulo the field's polynomial: f = v a and g = r a.
    let mut rows = [[[0; MAX_WORDS + 1]; 4]; 2];
    let [now, next] = &mut rows;
    let (mut now, mut next) = (now, next);
    now[0] = shape.polynomial();
    now[1][..N].copy_from_slice(&shape.canonical(a));
    now[3][0] = 1;
    let mut delta = 1;
    for _ in 0..step_count(shape.m).div_ceil(BATCH) {
        let ([f, g, v, r], [f1, g1, v1, r1]) = (&*now, &mut *next);
        let t;
        (delta, t) = steps(delta, f[0], g[0]);
        combine::<E, N>(f1, t.u, f, t.v, g);
        combine::<E, N>(g1, t.q, f, t.r, g);
        divide::<N>(f1);
        divide::<N>(g1);
        combine::<E, N>(v1, t.u, v, t.v, r);
        combine::<E, N>(r1, t.q, v, t.r, r);
        divide_in_field::<E, N>(shape, v1);
        divide_in_field::<E, N>(shape, r1);
        core::mem::swap(&mut now, &mut next);
    }
    // f is 1 now, unless a is 0: then v is 0.
    out.copy_from_slice(&now[2][..N]);
    wipe(rows.as_flattened_mut());
}

/// `out = s a + t b`, of which `N + 1` words count. A call for each of four, which the products dwarf.
#[inline(never)]
fn combine<E: Engine, const N: usize>(out: &mut Long, s: u64, a: &Long, t: u64, b: &Long) {
    let mut carry = 0;
    for i in 0..=N {
        let (low, high) = E::product(s, a[i]);
        let (low1, high1) = E::product(t, b[i]);
        out[i] = low ^ low1 ^ carry;
        carry = high ^ high1;
    }
    // Below x^62, which is what divisions take away.
    debug_assert!(N + 1 == out.len() || carry == 0 || N < MAX_WORDS);
    if N < MAX_WORDS {
        out[N + 1] = carry;
    }
}

/// `a = a / x^62`, for an `a` that it divides.
#[inline(always)]
fn divide<const N: usize>(a: &mut Long) {
    debug_assert!(a[0] << 2 == 0);
    for i in 0..=N {
        let above = if i < MAX_WORDS { a[i + 1] } else { 0 };
        a[i] = a[i] >> BATCH | above << (64 - BATCH);
    }
    if N < MAX_WORDS {
        a[N + 1] = 0;
    }
}

/// `a = a / x^62` modulo the field's polynomial, for an `a` below `x^(m + 62)`: first the multiple of the
/// polynomial is added that makes it divisible.
#[inline(never)]
fn divide_in_field<E: Engine, const N: usize>(shape: &Shape, a: &mut Long) {
    let low = u64::MAX >> (64 - BATCH);
    let (q, _) = E::product(a[0] & low, shape.inverse);
    let q = q & low;
    xor_shifted(a, q, 0, BATCH);
    for &k in &shape.middle[..shape.terms] {
        xor_shifted(a, q, k, BATCH);
    }
    xor_shifted(a, q, shape.m, BATCH);
    divide::<N>(a);
}
