// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors of any two numbers, zero and even ones included.

use super::divstep::form::Form;
use super::divstep::gcd as divstep;
#[cfg(feature = "alloc")]
use super::invert::AnyLength;
use crate::ct::{Mask, wipe};
use crate::limbs::{is_zero, keep_if, shift_left, shift_right, swap_if, trailing_zeros};

/// Scratch words of [`gcd`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs + divstep::scratch(limbs)
}

/// `out = gcd(a, b)`; `gcd(0, 0) = 0`. Timing: depends on the number of limbs.
///
/// It is inlined into its caller, so that a program links only the routines for a length that is known
/// there.
#[inline(always)]
pub(crate) fn gcd<K: Form>(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    match a.len() {
        // Known to the compiler, which unrolls the shifts.
        4 => gcd_with::<K>(&mut out[..4], &a[..4], &b[..4], scratch),
        _ => gcd_with::<K>(out, a, b, scratch),
    }
}

/// [`gcd`] where the compiler does not know the length.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(crate) fn gcd_any(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    gcd_with::<AnyLength>(out, a, b, scratch);
}

/// The odd part of the gcd is the gcd of the odd part of one number and the other number, odd or even.
#[inline(always)]
fn gcd_with<K: Form>(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    let (f, rest) = scratch.split_at_mut(n);
    let (g, rest) = rest.split_at_mut(n);
    f.copy_from_slice(a);
    g.copy_from_slice(b);
    swap_if(f, g, is_zero(f));
    // Only two zeros leave a zero there.
    let zero = is_zero(f);
    let twos = trailing_zeros(f) & !zero.word();
    let count = lesser(twos, trailing_zeros(g));
    shift_right(f, twos);
    f[0] |= zero.bit();
    K::gcd_odd(out, f, g, rest);
    shift_left(out, count);
    keep_if(out, !zero);
    wipe(&mut scratch[..2 * n]);
}

/// The lesser of two numbers below 2^63.
#[inline(always)]
fn lesser(a: u64, b: u64) -> u64 {
    Mask::negative(a.wrapping_sub(b) as i64).select(a, b)
}

/// The common power of two of two numbers.
pub(crate) struct Twos {
    /// The number of factors 2 of both.
    pub count: u64,
    /// Yes if both are zero.
    pub zero: Mask,
}

/// Sets `(f, g) = (a, b) / 2^count`, so that one of them is odd. Two zeros become `(1, 0)`.
pub(crate) fn strip_twos(f: &mut [u64], g: &mut [u64], a: &[u64], b: &[u64]) -> Twos {
    for (o, (&x, &y)) in f.iter_mut().zip(a.iter().zip(b)) {
        *o = x | y;
    }
    let zero = is_zero(f);
    let count = trailing_zeros(f) & !zero.word();
    f.copy_from_slice(a);
    g.copy_from_slice(b);
    shift_right(f, count);
    shift_right(g, count);
    f[0] |= zero.bit();
    Twos { count, zero }
}
