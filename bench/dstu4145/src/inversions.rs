// SPDX-License-Identifier: MIT OR Apache-2.0
//! What an algorithm of inversion gains in affine and in López-Dahab coordinates: the claim of [KB13], which is 16 to 20 % and
//! 2 to 4 % for its Algorithm 3 against Algorithm 1, beside the constant-time inversion of today.

use crate::clock::{self, Row};
use bezout::binary_field::{Element, Gf2m};
use bezout::kernels::Operation;
use bezout::kernels::binary_field::Invert;
use bezout_dstu4145::Curve;
use bezout_dstu4145::affine::{multiply_affine, multiply_projective};
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
    let mut state = i as u64;
    let mut k: [u64; N] = core::array::from_fn(|_| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z ^ z >> 27
    });
    for (i, word) in k.iter_mut().enumerate() {
        let bits = curve.length().saturating_sub(64 * i);
        if bits < 64 {
            *word &= (1u64 << bits) - 1;
        }
    }
    k[0] |= 1;
    k
}

pub fn run<const N: usize>(m: usize, curve: &'static Curve<N>) {
    let field: &'static _ = Box::leak(Box::new(curve.field().prepare()));
    let mut rows = Vec::new();
    for (name, title) in KERNELS {
        let kernel = Invert::table()
            .iter()
            .find(|k| k.name == name && (k.available)());
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
