// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of other crates: their elements are secret.

use crate::case::{Case, Function};
use crate::results::Results;
use bezout::interop::ff::{BezoutField, Coordinates, invert_batch, normalize_batch};
use k256::elliptic_curve::ops::Reduce;
use k256::{FieldBytes, Scalar};

pub fn cases() -> Vec<Case> {
    let all: [(&str, Function); 3] = [
        ("BezoutField::bezout_invert", |i, r| {
            let inverse = scalar(&i.a).bezout_invert();
            r.bit(inverse.is_some());
            put(r, &inverse.unwrap_or(Scalar::ZERO));
        }),
        ("ff::invert_batch", |i, r| {
            let mut xs = [scalar(&i.a), Scalar::ZERO, scalar(&i.b)];
            r.bit(
                invert_batch(&mut xs, &mut [Scalar::ZERO; 3]).expect("the scratch is long enough"),
            );
            xs.iter().for_each(|x| put(r, x));
        }),
        ("ff::normalize_batch", |i, r| {
            let (a, b) = (scalar(&i.a), scalar(&i.b));
            for kind in [Coordinates::Homogeneous, Coordinates::Jacobian] {
                let mut points = [[a, b, a], [b, a, Scalar::ZERO], [a, a, b]];
                normalize_batch(kind, &mut points, &mut [Scalar::ZERO; 6])
                    .expect("the scratch is long enough");
                points.iter().flatten().for_each(|x| put(r, x));
            }
        }),
    ];
    all.map(|(name, f)| Case::function(name, 4, f).only())
        .to_vec()
}

fn scalar(x: &[u64]) -> Scalar {
    let bytes: [u8; 32] = core::array::from_fn(|i| x[i / 8].to_le_bytes()[i % 8]);
    Scalar::reduce(&FieldBytes::from(bytes))
}

fn put(r: &mut Results, x: &Scalar) {
    r.bytes(&x.to_bytes());
}
