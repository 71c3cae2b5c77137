// SPDX-License-Identifier: MIT OR Apache-2.0
//! Functions for numbers whose length is known at run time. They take slices and return vectors.
//!
//! A number is a slice of limbs, least significant first; leading zero limbs are allowed, and an
//! empty slice is zero. The arguments of a call may differ in length. A function extends the
//! shorter ones to the longest, which is also the length of the results, at least one limb. Lengths
//! are public.

use super::any_length;
use crate::copied::Copied;
use crate::ct::{Mask, public_by_contract};
use crate::ct_vec::CtVec;
use crate::error::Error;
use crate::integer::choice::Operation;
use crate::integer::invert;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::r_squared::r_squared;
use crate::integer::shared::{mod2k, montgomery};
use crate::integer::xgcd::Xgcd;
use crate::limbs::{add_assign, borrow, is_zero, keep_if, mul_low, sub_assign, sub_if};
use crate::symbol::Symbol;
use alloc::vec;
use alloc::vec::Vec;
use subtle::Choice;

pub use super::dynamic_numbers::{
    bits, from_be_bytes, from_le_bytes, has_small_factor, is_less, lcm, mul, to_be_bytes,
    to_le_bytes,
};

/// The greatest common divisor; `gcd(0, x) = x`. *Timing:* depends on the lengths.
///
/// ```
/// assert_eq!(bezout::dynamic::gcd(&[12], &[0, 1]), [4, 0]);
/// assert_eq!(bezout::dynamic::gcd(&[], &[]), [0]);
/// ```
pub fn gcd(a: &[u64], b: &[u64]) -> Vec<u64> {
    any_length::gcd(a, b).0
}

/// As [`gcd`], but as fast as the values allow. *Timing:* variable.
pub fn gcd_vartime(a: &[u64], b: &[u64]) -> Vec<u64> {
    any_length::gcd_vartime(a, b).0
}

/// The greatest common divisor and its canonical cofactors, see [`Xgcd`].
/// *Timing:* depends on the lengths.
///
/// ```
/// let x = bezout::dynamic::xgcd(&[240], &[46]);
/// assert_eq!((x.gcd, x.s.magnitude, x.t.magnitude), (vec![2], vec![9], vec![47]));
/// assert!(bool::from(x.s.negative));
/// ```
pub fn xgcd(a: &[u64], b: &[u64]) -> Xgcd<Vec<u64>> {
    any_length::xgcd(a, b).0
}

/// As [`xgcd`], but as fast as the values allow. *Timing:* variable.
pub fn xgcd_vartime(a: &[u64], b: &[u64]) -> Xgcd<Vec<u64>> {
    any_length::xgcd_vartime(a, b).0
}

/// Returns `x^-1` modulo any positive `m`, odd or even, in `[0, m)`, for any `x`. Returns none if
/// the two have a common factor. Modulo 1 the inverse of every number is 0.
///
/// *Timing:* depends on the lengths, and on whether `m` is zero.
///
/// # Errors
/// [`Error::ZeroModulus`] if `m` is zero.
///
/// ```
/// use bezout::dynamic::invert_mod;
/// assert_eq!(invert_mod(&[17], &[60])?.unwrap(), [53]);
/// assert!(bool::from(invert_mod(&[3], &[60])?.is_none()));
/// assert!(invert_mod(&[3], &[]).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_mod(x: &[u64], m: &[u64]) -> Result<CtVec, Error> {
    Ok(any_length::invert_mod(x, m)?.0)
}

/// As [`invert_mod`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// As for the constant-time function.
pub fn invert_mod_vartime(x: &[u64], m: &[u64]) -> Result<Option<Vec<u64>>, Error> {
    Ok(any_length::invert_mod_vartime(x, m)?.0)
}

/// Returns `x^-1` modulo an odd `m`, in `[0, m)`, for any `x`. Returns none if the two have a
/// common factor, as for zero. Modulo 1 the inverse of every number is 0.
///
/// It is for a modulus that is used once: it makes no [`DynModulus`](crate::DynModulus).
///
/// *Timing:* depends on the lengths, and on whether `m` is odd or zero. *Cost:* about 2.3 divsteps
/// a bit of `m`. An `x` that is longer is reduced first. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::ZeroModulus`] if `m` is zero, [`Error::EvenModulus`] if it is even.
///
/// ```
/// use bezout::dynamic::invert_odd_mod;
/// assert_eq!(invert_odd_mod(&[2], &[15])?.unwrap(), [8]);
/// assert_eq!(invert_odd_mod(&[17, 0, 0], &[15])?.unwrap(), [8, 0, 0]);
/// assert!(bool::from(invert_odd_mod(&[3], &[15])?.is_none()));
/// assert!(invert_odd_mod(&[3], &[16]).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_odd_mod(x: &[u64], m: &[u64]) -> Result<CtVec, Error> {
    Ok(any_length::invert_odd_mod(x, m)?.0)
}

/// As [`invert_odd_mod`], but as fast as the values allow. *Timing:* variable. *Source:* \[Ste67\].
///
/// # Errors
/// As for the constant-time function.
///
/// ```
/// assert_eq!(bezout::dynamic::invert_odd_mod_vartime(&[2], &[15])?, Some(vec![8]));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_odd_mod_vartime(x: &[u64], m: &[u64]) -> Result<Option<Vec<u64>>, Error> {
    ModulusRef::new(m)?;
    invert_mod_vartime(x, m)
}

/// Returns `x^-1` modulo any positive `m`, odd or even, in `[0, m)`, for an odd `x`. Returns none
/// if the two have a common factor. Modulo 1 the inverse of every number is 0.
///
/// The other way round from [`invert_odd_mod`], and faster than [`invert_mod`] where `x` has fewer
/// limbs than `m`, as RSA's public exponent has: `m` is inverted modulo `x`, and the quotient of
/// `1 + m (x - m^-1)` by `x` is exact.
///
/// *Timing:* depends on the lengths, on whether `x` is odd or zero, and on whether `m` is zero.
/// *Cost:* an inversion modulo `x`; for each limb of `x` a word product with each of `m`, twice;
/// and a reduction modulo `x`. *Source:* \[BY19, Wui21\].
///
/// # Errors
/// [`Error::Even`] if `x` is even, [`Error::ZeroModulus`] if `m` is zero.
///
/// ```
/// use bezout::dynamic::invert_odd_number_mod;
/// assert_eq!(invert_odd_number_mod(&[17], &[60, 0])?.unwrap(), [53, 0]);
/// assert!(bool::from(invert_odd_number_mod(&[15], &[60])?.is_none()));
/// assert!(invert_odd_number_mod(&[4], &[15]).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_odd_number_mod(x: &[u64], m: &[u64]) -> Result<CtVec, Error> {
    let modulus = ModulusRef::new(x).map_err(|_| Error::Even { argument: "x" })?;
    if public_by_contract(is_zero(m).choice()) {
        return Err(Error::ZeroModulus);
    }
    let (n, e) = (m.len(), x.len());
    let (mut r2, mut tmp) = (Copied::new(&[], e), Copied::new(&[], 2 * e));
    r_squared(&mut r2, x, &mut tmp);
    let mut rest = Copied::new(&[], e);
    montgomery::reduce_any(&mut rest, m, modulus, &r2, &mut tmp);
    let (mut inverse, mut scratch) = (Copied::new(&[], e), vec![0; invert::scratch(e)]);
    let way = Operation::Invert(e).way();
    let yes = invert::by(way, &mut inverse, &rest, modulus, &mut scratch);
    let yes = Mask::from_choice(yes);
    // (1 + m (x - inverse)) / x, which is at most m + 1.
    let (mut factor, mut quotient) = (Copied::new(x, e), Copied::new(&[], n + 1));
    sub_assign(&mut factor, &inverse);
    mul_low(&mut quotient, m, &factor);
    let mut wide = Copied::new(&[1], n + 1);
    add_assign(&mut quotient, &wide);
    mod2k::divide(&mut quotient, x);
    // The modulus in as many limbs. Twice: modulo 1, the inverse of 1 is 2 so far.
    wide[..n].copy_from_slice(m);
    for _ in 0..2 {
        let below = borrow(&quotient, &wide);
        sub_if(&mut quotient, &wide, Mask::from_bit(below ^ 1));
    }
    keep_if(&mut quotient, yes);
    let mut out = vec![0; n.max(e)];
    out[..n].copy_from_slice(&quotient[..n]);
    Ok(CtVec::new(out, yes.choice()))
}

/// The largest `k` of [`invert_mod2k`], which takes a minute there.
const LARGEST_POWER: usize = 1 << 24;

/// Returns `x^-1` modulo `2^k`, with as many limbs as `k` bits need. Returns none if `x` is even,
/// and one limb and none if `k` is more than 2^24. Modulo `2^0` the inverse of every odd number
/// is 0. *Timing:* depends on the length of `x` and on `k`. *Cost:* `k / 4` bytes of memory and
/// about `k^2 / 8192` word products.
///
/// ```
/// use bezout::dynamic::invert_mod2k;
/// assert_eq!(invert_mod2k(&[3], 8).unwrap(), [171]);
/// assert!(bool::from(invert_mod2k(&[3], usize::MAX).is_none()));
/// ```
pub fn invert_mod2k(x: &[u64], k: usize) -> CtVec {
    if k > LARGEST_POWER {
        return CtVec::new(vec![0], Choice::from(0));
    }
    let n = k.div_ceil(64).max(1);
    let mut low = Copied::new(&x[..x.len().min(n)], n);
    let odd = Mask::odd(low[0]);
    low[0] |= 1;
    let mut out = vec![0; n];
    mod2k::invert(&mut out, &low, k);
    keep_if(&mut out, odd);
    CtVec::new(out, odd.choice())
}

/// The Jacobi symbol `(x / n)` of any `x` and an odd `n`.
///
/// *Timing:* depends on the lengths, and on whether `n` is odd.
///
/// # Errors
/// [`Error::EvenJacobi`] if `n` is even.
///
/// ```
/// use bezout::Symbol;
/// assert_eq!(bezout::dynamic::jacobi(&[7], &[15])?, Symbol::MINUS_ONE);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn jacobi(x: &[u64], n: &[u64]) -> Result<Symbol, Error> {
    Ok(any_length::jacobi(x, n)?.0)
}

/// As [`jacobi`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// As for the constant-time function.
pub fn jacobi_vartime(x: &[u64], n: &[u64]) -> Result<Symbol, Error> {
    Ok(any_length::jacobi_vartime(x, n)?.0)
}

/// The Kronecker symbol `(a / b)` of any two integers. Each integer is a sign, true if negative,
/// and an absolute value.
///
/// It is the Jacobi symbol where `b` is odd and positive; `(a / 2)` is 0 for even `a`, 1 for
/// `a = ±1` and -1 for `a = ±3` modulo 8; `(a / -1)` is -1 for negative `a` and else 1; `(a / 0)`
/// is 1 for `a = ±1` and else 0. *Timing:* variable.
///
/// ```
/// use bezout::{Symbol, dynamic::kronecker_vartime};
/// assert_eq!(kronecker_vartime(true, &[3], false, &[8]), Symbol::MINUS_ONE);
/// assert_eq!(kronecker_vartime(true, &[1], true, &[1]), Symbol::MINUS_ONE);
/// assert_eq!(kronecker_vartime(false, &[2], false, &[4]), Symbol::ZERO);
/// ```
pub fn kronecker_vartime(a_negative: bool, a: &[u64], b_negative: bool, b: &[u64]) -> Symbol {
    any_length::kronecker_vartime(a_negative, a, b_negative, b).0
}
