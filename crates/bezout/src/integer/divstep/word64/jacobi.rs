// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by half-delta divsteps on signed `f` and `g` \[Por20b, Wui21\].
//!
//! The algorithm follows the symbol `(g / |f|)`. It flips
//!
//! 1. at each halving of `g`, if `f` is 3 or 5 modulo 8 (after the swap),
//! 2. when `f` turns from 1 to 3 modulo 4,
//! 3. when `f` turns from positive to negative.
//!
//! The packing is that of `steps.rs` with one more low bit and other signs,
//!
//! ```text
//! F = (f mod 2^21) + 2^42        G = (g mod 2^21) - 2^63
//! ```
//!
//! With the words `h = ~(F >> 1)` before each step and after the last, rule 1 is the exclusive or
//! of all but the last, in bits 0 and 1, and rule 2 that of `h & ~h'` over neighbors, in bit 0.
//! Rule 1 of a step is evaluated before the next step, where the bits that the batch has consumed
//! are available again. This shift by one step affects only the first `f` and the last one. The
//! last one is 1 or -1, for which rule 1 gives no flip.
//!
//! Bit 63 of `h & ~h'` counts how often the *packed* `f` turned from positive to negative. Every
//! step's matrix has a positive determinant, so the row of `f` turns one way. Hence the counts for
//! two pairs differ by a term that depends only on the signs at both ends. Let a sign be 1 if
//! negative, `a` the sign of `f` before a batch, `b` its sign after it, and `n` the sign of the
//! packed `f` after it. Then the term is `majority(a, n, !b)`. The same holds for the pair `(0+,
//! -1)`, which becomes `-v`, or `u` if `v = 0`. This pair joins three packed words to sixty steps.

use super::matrix::Matrix;
use super::update::update_fg;
#[cfg(target_arch = "aarch64")]
use crate::backend::aarch64::integer::steps::twenty_with_flips as twenty;
use crate::backend::flips::{Flips, is_unit, not_virtual, unpack};
use crate::backend::limbs60::{from_words, limbs60};
#[cfg(not(target_arch = "aarch64"))]
use crate::ct::Mask;
use crate::ct::wipe;
use crate::integer::divstep::batches::batches_until_zero;
use crate::symbol::Symbol;

/// Steps in a packed word.
const PACK: u32 = 20;
const LOW: i64 = (1 << (PACK + 1)) - 1;
const UNIT_F: i64 = 1 << 42;
const UNIT_G: i64 = i64::MIN;

/// Twenty divsteps; returns `d`, the matrix and the last `h`.
#[inline(always)]
fn packed(d: i64, f: i64, g: i64, flips: &mut Flips) -> (i64, Matrix, i64) {
    let h = !(((f & LOW) + UNIT_F) >> 1);
    let g = !((g & LOW) + UNIT_G);
    let (d, h, g) = twenty(d, h, g, &mut flips.halvings, &mut flips.falls);
    let (u, v) = unpack(h, PACK + 1);
    let (q, r) = unpack(g, PACK + 2);
    (d, Matrix { u, v, q, r }, h)
}

/// `(d, h, G)` after twenty steps, which add their flips.
#[cfg(not(target_arch = "aarch64"))]
#[inline(always)]
fn twenty(
    mut d: i64,
    mut h: i64,
    mut g: i64,
    halvings: &mut i64,
    falls: &mut i64,
) -> (i64, i64, i64) {
    for _ in 0..PACK {
        // As in `steps.rs`: g is kept complemented, an even word means an odd g.
        let odd = Mask::even(g as u64).word() as i64;
        let s = Mask::negative(d).word() as i64;
        let t = g >> 1;
        let x = h ^ s;
        let swap = s & odd;
        let next = h ^ ((h ^ t) & swap);
        *halvings ^= h;
        *falls ^= h & !next;
        g = t.wrapping_add(x & odd);
        h = next;
        d = (d ^ swap) - 1;
    }
    (d, h, g)
}

/// Sixty divsteps on the low 61 bits of `f` (odd) and `g`, as [`super::steps::steps`]. The flips
/// are those of the virtual pair.
#[inline(always)]
fn steps(d: i64, f: i64, g: i64, flips: &mut Flips) -> (i64, Matrix) {
    let (d, m1, h1) = packed(d, f, g, flips);
    let (f, g) = m1.apply_low(f, g, PACK);
    let (d, m2, h2) = packed(d, f, g, flips);
    let (f, g) = m2.apply_low(f, g, PACK);
    let (d, m3, h3) = packed(d, f, g, flips);
    let y = m2.compose(&m1);
    let m = m3.compose(&y);
    flips.settle(!h1, h2, !not_virtual(y.u, y.v));
    flips.settle(!not_virtual(y.u, y.v), h3, !not_virtual(m.u, m.v));
    (d, m)
}

/// Scratch words of [`jacobi`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs60(limbs)
}

/// The Jacobi symbol `(x / n)` for odd `n`.
///
/// Timing: depends on the number of limbs. Source: \[Por20b, Wui21\].
#[inline(always)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], scratch: &mut [u64]) -> Symbol {
    note!("divstep60/portable");
    match limbs60(n.len()) {
        5 => jacobi_fixed::<5>(x, n),
        7 => jacobi_fixed::<7>(x, n),
        9 => jacobi_fixed::<9>(x, n),
        len => {
            let (f, g) = scratch[..2 * len].split_at_mut(len);
            jacobi_with(x, n, f, g)
        }
    }
}

#[inline(never)]
fn jacobi_fixed<const N: usize>(x: &[u64], n: &[u64]) -> Symbol {
    jacobi_with(x, n, &mut [0; N], &mut [0; N])
}

#[inline(always)]
fn jacobi_with(x: &[u64], n: &[u64], f: &mut [u64], g: &mut [u64]) -> Symbol {
    from_words(f, n);
    from_words(g, x);
    let (mut flips, mut d, top) = (Flips::default(), -1, f.len() - 1);
    for _ in 0..batches_until_zero(64 * n.len()) {
        let before = f[top] as i64;
        // Sixty bits and one more: the lowest of the next limb.
        let low = |x: &[u64]| (x[0] | x[1] << 60) as i64;
        let t;
        (d, t) = steps(d, low(f), low(g), &mut flips);
        update_fg(f, g, &t);
        flips.settle(before, not_virtual(t.u, t.v), f[top] as i64);
    }
    let symbol = flips.symbol(n[0], is_unit(f));
    wipe(f);
    wipe(g);
    symbol
}
