// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors with canonical Bézout cofactors.

use super::choice::{self, Operation, Way};
use super::gcd::{self, Twos, strip_twos};
use super::invert::{self, greater};
use crate::ct::{Mask, wipe};
use crate::integer::shared::mod2k;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::{lehmer, stein};
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
/// The cofactors are the canonical ones, as in GMP. Let `g` be the gcd. For `a = b` they are `(0,
/// 1)`. Else `s = 1` if `b = 0` or `b = 2g`, `t = 1` if `a = 0` or `a = 2g`, and otherwise `|s| < b
/// / 2g` and `|t| < a / 2g`. All three are 0 for `a = b = 0`.
#[derive(Clone, Copy, Debug)]
pub struct Xgcd<T> {
    /// The greatest common divisor.
    pub gcd: T,
    /// The cofactor of the first number.
    pub s: Signed<T>,
    /// The cofactor of the second number.
    pub t: Signed<T>,
}

/// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is negative,
/// and the way.
pub(crate) type Function =
    fn(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64], &mut [u64]) -> ((Choice, Choice), Way);

/// Scratch words of [`of_length`] and [`by`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    4 * limbs + invert::scratch(limbs)
}

/// `g = gcd(a, b) = s a + t b` for numbers of `L` limbs; returns whether `s` and whether `t` is
/// negative, and the way of the inverse.
///
/// Timing: depends on `L`.
#[inline(always)]
pub(crate) fn of_length<const L: usize>(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> ((Choice, Choice), Way) {
    let odd: Odd = |out, f, g, s| {
        let way = choice::beside(Operation::Xgcd(L).way(), L);
        gcd::odd_by(way, &mut out[..L], &f[..L], &g[..L], s);
    };
    let mut way = Way::DIVSTEP_PORTABLE;
    let signs = xgcd(g, s, t, a, b, scratch, odd, |out, x, m, s| {
        let (yes, taken) = match L < choice::XGCD_APART {
            true => invert::of_length::<L>(out, x, m),
            false => {
                let way = Operation::Xgcd(L).way();
                (invert::by(way, out, x, m, s), way)
            }
        };
        way = taken;
        yes
    });
    (signs, way)
}

/// The same for numbers of any length and by one of the ways: in one place for all that do not know
/// the length.
#[inline(never)]
pub(crate) fn by(
    way: Way,
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> (Choice, Choice) {
    let odd = choice::beside(way, a.len());
    xgcd(
        g,
        s,
        t,
        a,
        b,
        scratch,
        |out, f, g, s| gcd::odd_by(odd, out, f, g, s),
        |out, x, m, s| invert::by(way, out, x, m, s),
    )
}

/// Scratch words of [`xgcd_vartime`].
pub(crate) const fn scratch_vartime(limbs: usize) -> usize {
    greater(
        stein::xgcd_scratch_limbs(limbs),
        lehmer::xgcd_scratch_limbs::<{ lehmer::LONGEST }>(limbs),
    )
}

/// `g = gcd(a, b) = s a + t b` in variable time; returns whether `s` and whether `t` is negative,
/// and the way.
#[inline(always)]
pub(crate) fn xgcd_vartime(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> ((Choice, Choice), Way) {
    let (signs, way) = match Operation::Xgcd(g.len()).way_vartime() {
        #[cfg(target_arch = "x86_64")]
        way @ Way::Lehmer51Ifma => (
            lehmer::xgcd::<{ lehmer::DIGITS }>(g, s, t, a, b, scratch),
            way,
        ),
        way @ Way::Lehmer2 => (lehmer::xgcd::<2>(g, s, t, a, b, scratch), way),
        _ => (stein::xgcd(g, s, t, a, b, scratch), Way::Stein),
    };
    (choices(signs), way)
}

/// Two signs as choices.
pub(crate) fn choices((s, t): (bool, bool)) -> (Choice, Choice) {
    (Choice::from(s as u8), Choice::from(t as u8))
}

/// `(out, f, g, scratch)`: `out = gcd(f, g)` for odd `f`.
type Odd = fn(&mut [u64], &[u64], &[u64], &mut [u64]);

/// The gcd and its cofactors by a gcd of an odd number and by an inverse modulo one.
///
/// The function computes the gcd first. The quotients `a / g` and `b / g` are coprime, so one is
/// odd. It inverts the other modulo that one. The inverse closest to zero is one cofactor. The
/// other follows by exact division.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
fn xgcd(
    g: &mut [u64],
    s: &mut [u64],
    t: &mut [u64],
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
    gcd_odd: impl FnOnce(&mut [u64], &[u64], &[u64], &mut [u64]),
    invert: impl FnOnce(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice,
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
    gcd_odd(g, o, e, rest);
    mod2k::divide(e, g);
    mod2k::divide(o, g);
    invert(s, e, ModulusRef::from_odd(o), rest);
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
