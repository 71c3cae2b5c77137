// SPDX-License-Identifier: MIT OR Apache-2.0
//! The gcd of an odd number and any other by half-delta divsteps, in portable Rust for 64-bit CPUs
//! \[BY19, Wui21\].

use super::steps;
use super::update::update_fg;
use crate::backend::limbs60::{from_words, limbs60, negate_if, to_words};
use crate::ct::{Mask, wipe};
use crate::integer::divstep::batches::batches;

/// Scratch words of [`gcd_odd`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs60(limbs)
}

/// `out = gcd(f, g)` for odd `f` and any `g` of the same length.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
    note!("divstep60/portable");
    match limbs60(f.len()) {
        5 => gcd_fixed::<5>(out, f, g),
        7 => gcd_fixed::<7>(out, f, g),
        9 => gcd_fixed::<9>(out, f, g),
        n => {
            let (a, b) = scratch[..2 * n].split_at_mut(n);
            gcd_any(out, f, g, a, b);
        }
    }
}

#[inline(never)]
fn gcd_fixed<const N: usize>(out: &mut [u64], f: &[u64], g: &[u64]) {
    gcd_with(out, f, g, &mut [0; N], &mut [0; N]);
}

#[inline(never)]
fn gcd_any(out: &mut [u64], x: &[u64], y: &[u64], f: &mut [u64], g: &mut [u64]) {
    gcd_with(out, x, y, f, g);
}

#[inline(always)]
fn gcd_with(out: &mut [u64], x: &[u64], y: &[u64], f: &mut [u64], g: &mut [u64]) {
    from_words(f, x);
    from_words(g, y);
    let mut delta = -1;
    for _ in 0..batches(64 * x.len()) {
        let t;
        (delta, t) = steps::steps(delta, f[0] as i64, g[0] as i64);
        update_fg(f, g, &t);
    }
    negate_if(f, Mask::negative(f[f.len() - 1] as i64));
    to_words(out, f);
    wipe(f);
    wipe(g);
}
