// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an algorithm of inversion gains in affine and in López-Dahab coordinates: the claim of
//! [KB13], which is 16 to 20 % and 2 to 4 % for its Algorithm 3 against Algorithm 1, beside the
//! constant-time inversion of today.

use crate::clock::{self, Row};
use bezout::binary_field::{Element, Gf2m};
use bezout::kernels::Operation;
use bezout::kernels::binary_field::Invert;
use bezout_dstu4145::Curve;
use bezout_dstu4145::affine::{multiply_affine, multiply_projective};
use bezout_exercise::random::Random;
use std::hint::black_box;

/// Kernels by their names, and what they are.
const KERNELS: [(&str, &str); 5] = [
    ("euclid32/portable", "Algorithm 1, 32-bit words"),
    ("modified_euclid32/portable", "Algorithm 3, 32-bit words"),
    ("euclid64/portable", "Algorithm 1, 64-bit words"),
    ("modified_euclid64/portable", "Algorithm 3, 64-bit words"),
    ("itoh_tsujii/vpclmulqdq", "Itoh-Tsujii with tables (ct)"),
];

/// A number of all lengths of runs, below the order.
fn scalar<const N: usize>(curve: &Curve<N>, i: usize) -> [u64; N] {
    let mut k = Random(i as u64).below_bits(curve.length(), N);
    k[0] |= 1;
    k.try_into().expect("N words")
}

pub fn run<const N: usize>(m: usize, curve: &'static Curve<N>) {
    let field: &'static _ = Box::leak(Box::new(curve.field().prepare()));
    let mut rows = Vec::new();
    for (name, title) in KERNELS {
        let kernel = Invert::table()
            .iter()
            .find(|k| k.name == name && k.available());
        let Some(kernel) = kernel else {
            println!("{m}  {name}: this CPU does not run it");
            continue;
        };
        let invert = move |a: &Element<N>| {
            let mut out = [0; N];
            (kernel.run)(&field.as_ref(), &mut out, &Gf2m::words(field, a));
            field.reduce(&out)
        };
        let base = curve.base_point();
        rows.push(Row::new("affine", title, move |i| {
            black_box(multiply_affine(curve, &scalar(curve, i), &base, invert));
        }));
        rows.push(Row::new("LD", title, move |i| {
            black_box(multiply_projective(curve, &scalar(curve, i), &base, invert));
        }));
    }
    clock::run(m, rows);
}
