// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors with canonical Bézout cofactors.

use super::divstep::form::Form;
use super::gcd::{Twos, strip_twos};
use super::modulus_ref::ModulusRef;
use super::{invert, mod2k};
use crate::ct::{Mask, wipe};
use crate::limbs::{
    borrow, keep_if, mul_low, negate_if, select_into, shift_left, sub_assign, swap_if,
};
use subtle::Choice;

/// A number as sign and magnitude. Zero is not negative.
#[derive(Clone, Copy, Debug)]
pub struct Signed<T> {
    /// Yes if the number is below zero.
    pub negative: Choice,
    /// Its absolute value.
    pub magnitude: T,
}

/// A greatest common divisor and its cofactors: `gcd = s a + t b`.
///
/// The cofactors are the canonical ones, as in GMP. Let `g` be the gcd. For `a = b` they are `(0, 1)`.
/// Else `s = 1` if `b = 0` or `b = 2g`, `t = 1` if `a = 0` or `a = 2g`, and otherwise `|s| < b / 2g`
/// and `|t| < a / 2g`. All three are 0 for `a = b = 0`.
#[derive(Clone, Copy, Debug)]
pub struct Xgcd<T> {
    /// The greatest common divisor.
    pub gcd: T,
    /// The cofactor of the first number.
    pub s: Signed<T>,
    /// The cofactor of the second number.
    pub t: Signed<T>,
}

/// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is negative.
pub(crate) type Function =
    fn(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64], &mut [u64]) -> (Choice, Choice);

/// Scratch words of [`xgcd`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    4 * limbs + invert::scratch(limbs)
}

/// `g = gcd(a, b) = s a + t b`; returns whether `s` and whether `t` is negative.
///
/// The function computes the gcd first. The quotients `a / g` and `b / g` are coprime, so one is odd.
/// It inverts the other modulo that one. The inverse closest to zero is one cofactor. The other follows
/// by exact division.
///
/// Timing: depends on the number of limbs.
pub(crate) fn xgcd<K: Form>(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (Choice, Choice) {
    let n = a.len();
    let (e, rest) = scratch.split_at_mut(n);
    let (o, rest) = rest.split_at_mut(n);
    let (w, rest) = rest.split_at_mut(n);
    let (tmp, rest) = rest.split_at_mut(n);
    let Twos { count, zero } = strip_twos(e, o, a, b);
    // b is the modulus if it is odd: then a = b gives (0, 1).
    let swapped = !Mask::odd(o[0]);
    swap_if(e, o, swapped);
    K::gcd_odd(g, o, e, rest);
    mod2k::divide(e, g);
    mod2k::divide(o, g);
    K::invert(s, e, ModulusRef::from_odd(o), rest);
    // s is in [0, o): the representative closest to zero is s - o if that is the smaller one.
    w.copy_from_slice(o);
    sub_assign(w, s);
    let s_negative = Mask::from_bit(borrow(w, s));
    select_into(s, w, s_negative);
    // t = (1 - s e) / o modulo 2^(64 n): it is small enough to be read as a signed number.
    mul_low(tmp, s, e);
    negate_if(tmp, !s_negative);
    t.fill(0);
    t[0] = 1;
    crate::limbs::add_assign(t, tmp);
    mod2k::divide(t, o);
    let t_negative = Mask::negative(t[n - 1] as i64);
    negate_if(t, t_negative);
    swap_if(s, t, swapped);
    shift_left(g, count);
    for x in [&mut *g, s, t] {
        keep_if(x, !zero);
    }
    wipe(&mut scratch[..4 * n]);
    let pick = |x: Mask, y: Mask| (swapped & y | !swapped & x).choice();
    (pick(s_negative, t_negative), pick(t_negative, s_negative))
}
