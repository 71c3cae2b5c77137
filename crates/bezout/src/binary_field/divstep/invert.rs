// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by divsteps: a batch on words, then its matrix on polynomials, and again.

use super::steps::{BATCH, step_count, steps};
use super::update::{combine, divide, divide_in_field};
use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::shape::MAX_WORDS;
use crate::ct::wipe;

/// `out = 1 / a`, 0 for 0.
pub(crate) fn invert<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    let (shape, n) = (field.shape, a.len());
    // f, g, v, r, and their places in the next batch. Modulo the field's polynomial: f = v a and
    // g = r a.
    let mut rows = [[[0; MAX_WORDS + 1]; 4]; 2];
    let [now, next] = &mut rows;
    let (mut now, mut next) = (now, next);
    now[0] = shape.polynomial();
    now[1][..n].copy_from_slice(a);
    shape.reduce_bits(&mut now[1], 64 * n);
    now[3][0] = 1;
    let (mut delta, mut done) = (1, 0);
    // Not counted in batches: optimized for size, that is a division.
    while done < step_count(shape.m) {
        done += BATCH;
        let ([f, g, v, r], [f1, g1, v1, r1]) = (&*now, &mut *next);
        let t;
        (delta, t) = steps(delta, f[0], g[0]);
        combine::<E>(n, f1, [t.u, t.v], [f, g]);
        combine::<E>(n, g1, [t.q, t.r], [f, g]);
        divide(n, f1);
        divide(n, g1);
        combine::<E>(n, v1, [t.u, t.v], [v, r]);
        combine::<E>(n, r1, [t.q, t.r], [v, r]);
        divide_in_field::<E>(shape, v1);
        divide_in_field::<E>(shape, r1);
        core::mem::swap(&mut now, &mut next);
    }
    // f is 1 now, unless a is 0: then v is 0.
    out.copy_from_slice(&now[2][..n]);
    wipe(rows.as_flattened_mut());
}
