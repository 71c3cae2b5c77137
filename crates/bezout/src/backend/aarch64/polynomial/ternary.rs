// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over the field of three elements on 128 coefficients at a time.

#![allow(unsafe_code)]
#![allow(
    unused_unsafe,
    reason = "older compilers have intrinsics as unsafe functions"
)]

use super::select;
use core::arch::aarch64::*;

/// The bits of 128 coefficients.
#[derive(Clone, Copy, Debug, Default)]
#[repr(C, align(16))]
pub(crate) struct Pair(pub [u64; 2]);

/// `x = x` or `y`, and `y = y - c x`, where the planes of both are as those of the portable step.
#[inline]
pub(crate) fn step(x: [&mut [Pair]; 2], y: [&mut [Pair]; 2], c: [u64; 2], swap: u64) {
    // SAFETY: the target has NEON, or this file is left out.
    unsafe { vectors(x, y, c, swap) }
}

#[inline]
#[target_feature(enable = "neon")]
fn vectors(x: [&mut [Pair]; 2], y: [&mut [Pair]; 2], c: [u64; 2], swap: u64) {
    // SAFETY: this function has the feature.
    let masks = unsafe { [vdupq_n_u64(c[0]), vdupq_n_u64(c[1]), vdupq_n_u64(swap)] };
    let [x, y] = [x, y].map(|planes| planes.map(|plane| plane.as_chunks_mut()));
    let ([(x0, last_x0), (x1, last_x1)], [(y0, last_y0), (y1, last_y1)]) = (x, y);
    let n = x0.len();
    let (x1, y0, y1) = (&mut x1[..n], &mut y0[..n], &mut y1[..n]);
    // Two at a time, so that one instruction loads or stores both.
    for j in 0..n {
        block::<2>([&mut x0[j], &mut x1[j]], [&mut y0[j], &mut y1[j]], masks);
    }
    let last = [last_x0, last_x1, last_y0, last_y1].map(|rest| rest.first_chunk_mut());
    if let [Some(x0), Some(x1), Some(y0), Some(y1)] = last {
        block::<1>([x0, x1], [y0, y1], masks);
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn block<const K: usize>(
    [x0, x1]: [&mut [Pair; K]; 2],
    [y0, y1]: [&mut [Pair; K]; 2],
    [c0, c1, swap]: [uint64x2_t; 3],
) {
    // SAFETY: each pair has two words.
    unsafe {
        let load = |planes: [&[Pair; K]; 2]| {
            planes.map(|plane| plane.map(|pair| vld1q_u64(pair.0.as_ptr())))
        };
        let ([b0, b1], [a0, a1]) = (load([x0, x1]), load([y0, y1]));
        let (mut new_x, mut new_y) = ([b0, b1], [a0, a1]);
        for k in 0..K {
            let nonzero = vandq_u64(b0[k], c0);
            let minus = vandq_u64(veorq_u64(b1[k], c1), nonzero);
            let sum = veorq_u64(a0[k], nonzero);
            new_y[0][k] = vorrq_u64(sum, veorq_u64(a1[k], minus));
            new_y[1][k] = vandq_u64(veorq_u64(minus, sum), veorq_u64(a1[k], nonzero));
            new_x[0][k] = select(swap, a0[k], b0[k]);
            new_x[1][k] = select(swap, a1[k], b1[k]);
        }
        for (to, from) in [x0, x1, y0, y1]
            .into_iter()
            .zip([new_x, new_y].as_flattened())
        {
            for (pair, &vector) in to.iter_mut().zip(from) {
                vst1q_u64(pair.0.as_mut_ptr(), vector);
            }
        }
    }
}
