// SPDX-License-Identifier: MIT OR Apache-2.0
//! `1 / a = (a^(2^(m-1) - 1))^2` by an addition chain for `m - 1`; long runs of squarings are
//! linear maps, whose matrices are read as a whole. \[IT88\]

use crate::binary_field::shared::engine::Engine;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::mirror::{Mirror, mirror};
use crate::binary_field::shared::shape::{Shape, arrays, by_words};
use crate::ct::wipe;

/// `out = 1 / a`, with the field's tables if there are some and they pay.
pub(crate) fn invert<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    let (Some(mirrored), &[low, high]) = (Mirror::of(field.shape), a) else {
        return power::<E>(field, out, a);
    };
    let shape = mirrored.shape;
    let (mut y, mut image) = ([0; 2], [low, high]);
    mirror(&mut image);
    power::<E>(&Gf2mRef { shape, ..*field }, &mut y, &image);
    E::product_of(2)(shape, &mut image, &y, &mirrored.scale);
    mirror(&mut image);
    out.copy_from_slice(&image);
    wipe(&mut image);
    wipe(&mut y);
}

fn power<E: Engine>(field: &Gf2mRef<'_>, out: &mut [u64], a: &[u64]) {
    by_words!(field.shape.n, N => {
        let (out, a) = arrays::<N>(out, a);
        match field.tables {
            #[cfg(feature = "alloc")]
            Some(tables) if E::MAPS_PAY => {
                *out = E::chain(field.shape, a, tables.plan.steps(), tables.maps());
            }
            _ => squarings::<E, N>(field.shape, out, a),
        }
    })
}

/// Along the bits of `m - 1`, with `p_k = a^(2^k - 1)`: `p_2k = p_k^(2^k) p_k` and `p_(k+1) = p_k^2
/// a`.
fn squarings<E: Engine, const N: usize>(shape: &Shape, out: &mut [u64; N], a: &[u64; N]) {
    let (e, mut k) = (shape.m - 1, 1);
    let (mut p, mut q) = (*a, [0; N]);
    for i in (0..e.ilog2()).rev() {
        q = E::square_times(shape, &p, k);
        p = E::mul(shape, &q, &p);
        k *= 2;
        if e >> i & 1 == 1 {
            q = E::square_times(shape, &p, 1);
            p = E::mul(shape, &q, a);
            k += 1;
        }
    }
    *out = E::square_times(shape, &p, 1);
    wipe(&mut p);
    wipe(&mut q);
}
