// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion: which kernel is the default, and moduli that may be even.

use super::divstep::form::Form;
use super::divstep::invert as divstep;
use super::divstep::select::{Best, OfLength};
use super::mod2k;
use super::modulus_ref::ModulusRef;
use crate::ct::Mask;
use crate::limbs::{
    add_assign, borrow, is_zero, keep_if, mul_low, select_into, sub_assign, sub_if,
};
use subtle::Choice;

/// Scratch words of [`invert`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    divstep::scratch(limbs)
}

/// Writes `x^-1 mod m` to `out` and returns yes, by the best constant-time kernel for this CPU and
/// length. Writes zero and returns no if there is none.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    Best::invert(out, x, m, scratch)
}

/// [`invert`] for numbers of `L` limbs, with no scratch but its own.
#[inline(always)]
pub(crate) fn typed<const L: usize>(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    OfLength::<L>::invert(&mut out[..L], &x[..L], m, &mut [0; L])
}

/// [`invert`] for numbers of `L` limbs: links what that length needs, and no more.
pub(crate) fn of_length<const L: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    invert(&mut out[..L], &x[..L], m, scratch)
}

/// [`invert`] and the gcd for any length, in one place for all that do not know the length.
#[cfg(feature = "alloc")]
pub(crate) struct AnyLength;

#[cfg(feature = "alloc")]
impl Form for AnyLength {
    #[inline(never)]
    fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
        Best::invert(out, x, m, scratch)
    }

    #[inline(never)]
    fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64], scratch: &mut [u64]) {
        Best::gcd_odd(out, f, g, scratch);
    }
}

/// Scratch words of [`invert_mod`].
pub(crate) const fn scratch_any(limbs: usize) -> usize {
    2 * limbs + scratch(limbs)
}

/// Writes `x^-1 mod m` to `out` and returns yes, for any `m`. Writes zero and returns no if there is
/// none or `m = 0`. The parity of `m` stays secret.
///
/// Modulo an even `m` an invertible `x` is odd, so `m` is inverted modulo `x` instead, and `(1 + m (x -
/// m^-1)) / x` is an inverse of `x`. It is below `m` except for `x = 1`. There it is `m + 1`, which
/// still fits, because an even `m` is not the largest number of its length.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn invert_mod<K: Form>(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let n = m.len();
    let (d, rest) = scratch.split_at_mut(n);
    let (v, rest) = rest.split_at_mut(n);
    let odd = Mask::odd(m[0]);
    let x_odd = Mask::odd(x[0]);
    // Divide by d: m or x, forced odd where neither is; invert v: the other one.
    d.copy_from_slice(x);
    d[0] |= 1;
    select_into(d, m, odd);
    v.copy_from_slice(m);
    select_into(v, x, odd);
    let yes = Mask::from_choice(K::invert(out, v, ModulusRef::from_odd(d), rest));
    let yes = yes & (odd | x_odd) & !is_zero(m);
    // v = (1 + m (d - out)) / d, as if m were even.
    let z = &mut rest[..n];
    z.copy_from_slice(d);
    sub_assign(z, out);
    mul_low(v, m, z);
    z.fill(0);
    z[0] = 1;
    add_assign(v, z);
    mod2k::divide(v, d);
    sub_if(v, m, Mask::from_bit(borrow(v, m) ^ 1));
    select_into(out, v, !odd);
    keep_if(out, yes);
    crate::ct::wipe(&mut scratch[..2 * n]);
    yes.choice()
}
