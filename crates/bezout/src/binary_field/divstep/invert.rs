// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by divsteps: a batch on words, then its matrix on polynomials, and again.

use super::steps::{BATCH, step_count, steps};
use super::update::{combine, divide, divide_in_field};
use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::shape::{MAX_WORDS, Shape, arrays, by_words};
use crate::ct::wipe;

/// `out = 1 / a`, 0 for 0.
pub(crate) fn invert<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    by_words!(field.shape.n, N => {
        let (out, a) = arrays::<N>(out, a);
        run::<E, N>(field.shape, out, a);
    })
}

fn run<E: Engine, const N: usize>(shape: &Shape, out: &mut [u64; N], a: &[u64; N]) {
    // f, g, v, r, and their places in the next batch. Modulo the field's polynomial: f = v a and g = r a.
    let mut rows = [[[0; MAX_WORDS + 1]; 4]; 2];
    let [now, next] = &mut rows;
    let (mut now, mut next) = (now, next);
    now[0] = shape.polynomial();
    now[1][..N].copy_from_slice(&shape.canonical(a));
    now[3][0] = 1;
    let (mut delta, mut done) = (1, 0);
    // Not counted in batches: optimized for size, that is a division.
    while done < step_count(shape.m) {
        done += BATCH;
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
