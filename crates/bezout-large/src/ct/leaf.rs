// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps batch by batch, on limbs of as many bits as a batch has steps: each batch removes one
//! of them.

use super::matrix::{Matrix, Secret, low_limbs};
use alloc::vec::Vec;
use bezout::parts::secret::{BATCH, divsteps};
use zeroize::Zeroizing;

const LIMB: i64 = (1 << BATCH) - 1;

/// The new `d` and the matrix of some batches of divsteps on the low bits of `f` and `g`.
pub(super) fn leaf(mut d: i64, f: &[u64], g: &[u64], batches: usize) -> (i64, Matrix) {
    let [mut f, mut g] = [f, g].map(|x| narrow(x, batches));
    // The two rows; an entry has its sign in the top limb.
    let [mut u, mut v, mut q, mut r] = [1, 0, 0, 1].map(|one| {
        let mut entry = Zeroizing::new(vec![0; batches + 1]);
        entry[0] = one;
        entry
    });
    for i in 0..batches {
        let t;
        (d, t) = divsteps(d, f[i], g[i]);
        // What leaves at the top is not needed: n steps need n bits.
        combine(&mut f[i..], &mut g[i..], t);
        for (x, y) in [(&mut u, &mut q), (&mut v, &mut r)] {
            (x[i + 1], y[i + 1]) = combine(&mut x[..=i], &mut y[..=i], t);
        }
    }
    (d, [u, v, q, r].map(|entry| widen(&entry)))
}

/// `(x, y)` times the matrix, and the limbs carried out.
#[inline(never)]
fn combine(x: &mut [i64], y: &mut [i64], [u, v, q, r]: [i64; 4]) -> (i64, i64) {
    let wide = |a: i64, b: i64| a as i128 * b as i128;
    let (mut cx, mut cy) = (0, 0);
    for (x, y) in x.iter_mut().zip(y) {
        cx += wide(u, *x) + wide(v, *y);
        cy += wide(q, *x) + wide(r, *y);
        (*x, *y) = (cx as i64 & LIMB, cy as i64 & LIMB);
        cx >>= BATCH;
        cy >>= BATCH;
    }
    (cx as i64, cy as i64)
}

/// The low limbs of a number.
fn narrow(x: &[u64], limbs: usize) -> Zeroizing<Vec<i64>> {
    let word = |i: usize| x.get(i).copied().unwrap_or(0) as u128;
    let limb = |i: usize| {
        let (at, shift) = (BATCH * i / 64, BATCH * i % 64);
        ((word(at) | word(at + 1) << 64) >> shift) as i64 & LIMB
    };
    Zeroizing::new((0..limbs).map(limb).collect())
}

/// A number with its sign in the top limb, in two's complement.
fn widen(x: &[i64]) -> Secret {
    let limbs = low_limbs(BATCH * (x.len() - 1) + 2);
    // A vector that grows would leave parts of it behind.
    let mut out = Secret::new(Vec::with_capacity(limbs + 1));
    let (mut sum, mut bits) = (0i128, 0);
    for &limb in x {
        sum += (limb as i128) << bits;
        bits += BATCH;
        if bits >= 64 {
            out.push(sum as u64);
            sum >>= 64;
            bits -= 64;
        }
    }
    while out.len() < limbs {
        out.push(sum as u64);
        sum >>= 64;
    }
    out
}
