// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of leaves: polynomials modulo x^R - w, four of them in the lanes of R vectors.

use super::field::Field;
use super::prime::Prime;
use crate::backend::block::Store;
use crate::backend::bounds::{LARGEST_LEAF, SPLIT};
use crate::backend::vectors::{V, add, all, constants, load, minus, plus, store, sub};

/// Added to this, a sum of products is rounded to a multiple of 2^SPLIT.
const START: f64 = (3u128 << (51 + SPLIT)) as f64;

/// `out` = `a b`, or adds it to `out`, or subtracts it. The old `out` stands for a factor that is
/// not given.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
pub(super) fn multiply<const R: usize>(
    prime: &Prime,
    out: [&mut [u64]; R],
    a: Option<[&[u64]; R]>,
    b: Option<[&[u64]; R]>,
    how: Store,
) {
    const { assert!(R <= LARGEST_LEAF) };
    let f = Field::new(prime);
    let out = out.map(|column| column.as_chunks_mut::<4>().0);
    let a = a.map(|a| a.map(|column| column.as_chunks::<4>().0));
    let b = b.map(|b| b.map(|column| column.as_chunks::<4>().0));
    let zero = all(0.0);
    for (g, last) in prime.forward.last.iter().enumerate() {
        let (left, right) = (constants(&last[1]), constants(&last[2]));
        let roots = [left, sub(zero, left), right, sub(zero, right)];
        for (c, w) in roots.into_iter().enumerate() {
            let place = 4 * g + c;
            let (mut old, mut x, mut y) = ([zero; R], [zero; R], [zero; R]);
            for i in 0..R {
                old[i] = load(&out[i][place]);
                x[i] = if let Some(a) = a {
                    load(&a[i][place])
                } else {
                    old[i]
                };
                y[i] = if let Some(b) = b {
                    load(&b[i][place])
                } else {
                    old[i]
                };
            }
            let product = multiply_leaf(f, &x, &y, w);
            for i in 0..R {
                let sum = match how {
                    Store::Set => product[i],
                    Store::Add => add(old[i], product[i]),
                    Store::Subtract => sub(old[i], product[i]),
                };
                store(&mut out[i][place], f.reduce(sum));
            }
        }
    }
}

/// Each coefficient is a sum of products x_i y_j, some of them times w. The sum is kept as `high`,
/// a multiple of 2^SPLIT, and `low`. Both are exact.
#[cfg_attr(target_arch = "x86_64", target_feature(enable = "avx2,fma"))]
#[cfg_attr(target_arch = "aarch64", target_feature(enable = "neon"))]
#[inline]
fn multiply_leaf<const R: usize>(f: Field, x: &[V; R], y: &[V; R], w: V) -> [V; R] {
    let start = all(START);
    let mut twisted = *x;
    for t in twisted.iter_mut().skip(1) {
        *t = f.multiply(*t, w);
    }
    let mut product = *x;
    for (k, out) in product.iter_mut().enumerate() {
        let (mut high, mut low) = (start, all(0.0));
        for i in 0..R {
            let (factor, j) = if i <= k {
                (x[i], k - i)
            } else {
                (twisted[i], k + R - i)
            };
            let sum = plus(high, factor, y[j]);
            let rounded = sub(sum, high);
            low = sub(low, minus(rounded, factor, y[j]));
            high = sum;
        }
        *out = add(f.reduce(sub(high, start)), low);
    }
    product
}
