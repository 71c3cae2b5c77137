// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sixty half-delta divsteps on the low 60 bits of `f` and `g`, in constant time \[BY19, Wui21\].
//!
//! One half-delta divstep, for odd `f`:
//!
//! ```text
//! if delta > 0 and g is odd:  (delta, f, g) = (1 - delta, g, (g - f) / 2)
//! else:                       (delta, f, g) = (1 + delta, f, (g + (g mod 2) f) / 2)
//! ```
//!
//! Packing. Twenty steps need twenty low bits of `f` and `g` and yield four numbers of 21 bits. So
//! one word carries `f` and its row of the matrix, another one `g` and its row:
//!
//! ```text
//! F = (f mod 2^20) - 2^41        G = (g mod 2^20) - 2^62
//! ```
//!
//! The steps are linear, hence after twenty of them, with `2^20 f' = u f + v g`,
//! `F = f'' - 2^21 u - 2^42 v` where `|f''| < 2^20`, and likewise for `G`. Every entry lies in
//! `(-2^20, 2^20]`, so its negative fits 21 signed bits and the fields never run into each other.
//!
//! Complements. The state is `G = ~g`, `h = ~(f >> 1)`, `d = -(delta + 1/2)`. The odd case then
//! needs no negation and no second shift: `t = G >> 1` is the new `G` if `g` is even *and* the new
//! `h` if there is a swap, and adding or subtracting `f` is an exclusive or and an addition.

use super::matrix::Matrix;
#[cfg(target_arch = "aarch64")]
use crate::backend::aarch64::integer::steps::twenty;
#[cfg(not(target_arch = "aarch64"))]
use crate::ct::Mask;

/// Steps in a batch: each batch removes one limb of 60 bits.
pub(crate) const BATCH: usize = 60;
/// Steps in a packed word.
pub(crate) const PACK: u32 = 20;
/// Steps per pass of the unrolled loop.
#[cfg(not(target_arch = "aarch64"))]
const UNROLL: u32 = 2;

const LOW: i64 = (1 << PACK) - 1;
const UNIT_F: i64 = -(1 << (2 * PACK + 1));
const UNIT_G: i64 = -(1 << (3 * PACK + 2));

/// Twenty divsteps; returns `d` and the matrix.
#[inline(always)]
pub(crate) fn packed(d: i64, f: i64, g: i64) -> (i64, Matrix) {
    let h = !(((f & LOW) + UNIT_F) >> 1);
    let g = !((g & LOW) + UNIT_G);
    let (d, h, g) = twenty(d, h, g);
    let (u, v) = unpack(!(h << 1));
    let (q, r) = unpack(!g);
    (d, Matrix { u, v, q, r })
}

/// `(d, h, G)` after twenty steps.
#[cfg(not(target_arch = "aarch64"))]
#[inline(always)]
fn twenty(mut d: i64, mut h: i64, mut g: i64) -> (i64, i64, i64) {
    for _ in 0..PACK / UNROLL {
        for _ in 0..UNROLL {
            // g is kept complemented: an even word means an odd g.
            let odd = Mask::even(g as u64).word() as i64;
            let s = Mask::negative(d).word() as i64;
            let t = g >> 1;
            let x = h ^ s;
            let swap = s & odd;
            g = t + (x & odd);
            h ^= (h ^ t) & swap;
            d = (d ^ swap) - 1;
        }
    }
    (d, h, g)
}

/// The two matrix entries of a packed word.
#[inline(always)]
fn unpack(word: i64) -> (i64, i64) {
    let fields = (word + (1 << PACK)) >> (PACK + 1);
    let first = fields << 43 >> 43;
    (-first, -((fields + (1 << PACK)) >> (PACK + 1)))
}

/// Sixty divsteps on the low 60 bits of `f` (odd) and `g`; returns the new `d = -(delta + 1/2)` and
/// the matrix `M` with `2^60 (f', g') = M (f, g)`.
///
/// Invariant: in `M` after `t` steps `-2^t < u, v, q, r <= 2^t`, `|u| + |v| <= 2^t`,
/// `|q| + |r| <= 2^t`, `u r - v q = 2^t`.
///
/// Timing: constant. Source: \[BY19, section 8\], \[Wui21\].
#[inline(always)]
pub(crate) fn steps(d: i64, f: i64, g: i64) -> (i64, Matrix) {
    let (d, m1) = packed(d, f, g);
    // The low 40 bits of the next pair are right, then the low 20.
    let (f, g) = m1.apply_low(f, g, PACK);
    let (d, m2) = packed(d, f, g);
    let (f, g) = m2.apply_low(f, g, PACK);
    let (d, m3) = packed(d, f, g);
    (d, m3.compose(&m2.compose(&m1)))
}
