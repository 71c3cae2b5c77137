// SPDX-License-Identifier: MIT OR Apache-2.0
//! The gcd in words of 32 bits.

use super::steps::{self, BATCH};
use super::update::{from_words, is_even, is_negative, low, negate_if, to_words, update_fg};
use crate::backend::limbs60::limbs60;
use crate::ct::wipe;
use crate::integer::divstep::batches::batches_of;

/// `out = gcd(f, g)` for odd `f` and any `g` of the same length.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
    note!("divstep30/portable");
    match f.len() {
        4 => gcd_fixed::<4, 5>(out, f, g),
        6 => gcd_fixed::<6, 7>(out, f, g),
        8 => gcd_fixed::<8, 9>(out, f, g),
        words => {
            let n = limbs60(words);
            let (a, b) = scratch[..2 * n].split_at_mut(n);
            gcd_any(out, f, g, a, b);
        }
    }
}

#[inline(never)]
fn gcd_fixed<const L: usize, const N: usize>(out: &mut [u64], f: &[u64], g: &[u64]) {
    const { assert!(N == limbs60(L)) };
    gcd_with(out, f, g, &mut [0; N], &mut [0; N], const { is_even(L) });
}

#[inline(never)]
fn gcd_any(out: &mut [u64], x: &[u64], y: &[u64], f: &mut [u64], g: &mut [u64]) {
    gcd_with(out, x, y, f, g, is_even(x.len()));
}

#[inline(always)]
fn gcd_with(out: &mut [u64], x: &[u64], y: &[u64], f: &mut [u64], g: &mut [u64], even: bool) {
    from_words(f, x);
    from_words(g, y);
    let mut delta = -1;
    for _ in 0..batches_of(BATCH, 64 * x.len()) {
        let (f0, g0) = low(f, g);
        let t;
        (delta, t) = steps::steps(delta, f0, g0);
        update_fg(f, g, &t, even);
    }
    negate_if(f, is_negative(f));
    to_words(out, f);
    wipe(f);
    wipe(g);
}
