// SPDX-License-Identifier: MIT OR Apache-2.0
//! Constant time for long numbers: jump divsteps \[BY19, section 12\].
//!
//! The schedule depends on the lengths of the numbers alone: no branch and no address is made of
//! their values. `ctcheck` checks that on the binary, as for the library. Numbers up to 2^14 bits
//! go to the functions of [`bezout::dynamic`]. All memory on the heap that held a secret is wiped,
//! also what a thread keeps for the next transforms.
//!
//! ```
//! use bezout_large::ct;
//! assert_eq!(ct::gcd(&[12], &[0, 1]), [4, 0]);
//! assert_eq!(ct::invert(&[2], &[15])?.unwrap(), [8]);
//! # Ok::<(), bezout::Error>(())
//! ```

mod jump;
mod leaf;
mod matrix;
mod reduce;
#[cfg(test)]
mod tests;

use crate::label::JUMP_DIVSTEPS;
use alloc::vec::Vec;
use bezout::ct::{Mask, public_by_contract};
use bezout::parts::any_length;
use bezout::parts::secret::{
    CT_VEC, divstep_batches, equals_word, is_zero, keep_if, negate_if, shift_left, shift_right,
    swap_if, trailing_zeros,
};
use bezout::{CtVec, Error, Ran, Timing};
use matrix::{Secret, sign};

/// The limbs from which on jumps are the fastest: the first beyond the lengths that `bezout` has
/// assembly for. Below, the functions here are those of [`bezout::dynamic`].
pub const JUMP: usize = if cfg!(test) { 3 } else { 257 };

/// The greatest common divisor of two numbers, with as many limbs as the longer one, at least one
/// limb; `gcd(0, x) = x`.
///
/// *Timing:* depends on the lengths.
///
/// *Cost:* n (log n)^2 for n limbs, from some hundred limbs on. *Source:* \[BY19\].
///
/// ```
/// use bezout_large::ct::gcd;
/// let (mut a, mut b) = (vec![0; 600], vec![0; 500]);
/// (a[599], b[3], b[499]) = (6, 12, 4);
/// let found = gcd(&a, &b);
/// assert!(found.len() == 600 && found[3] == 4);
/// assert_eq!(found.iter().filter(|&&limb| limb != 0).count(), 1);
/// ```
pub fn gcd(a: &[u64], b: &[u64]) -> Vec<u64> {
    gcd_with_ran(a, b).0
}

/// [`gcd`], and what ran. *Timing:* as there.
#[doc(hidden)]
pub fn gcd_with_ran(a: &[u64], b: &[u64]) -> (Vec<u64>, Ran) {
    let n = a.len().max(b.len());
    if n < JUMP {
        let (gcd, way) = any_length::gcd(a, b);
        return (gcd, way.ran(Timing::Constant));
    }
    let [mut f, mut g] = [a, b].map(|x| extended(x, n));
    let swap = is_zero(&f);
    swap_if(&mut f, &mut g, swap);
    // Only two zeros leave a zero there.
    let zero = is_zero(&f);
    let twos = trailing_zeros(&f) & !zero.word();
    let others = trailing_zeros(&g);
    let count = Mask::negative(twos.wrapping_sub(others) as i64).select(twos, others);
    shift_right(&mut f, twos);
    f[0] |= zero.bit();
    let mut found = core::mem::take(&mut *jump::run(&f, &g, divstep_batches(64 * n)).f);
    let negative = sign(&found);
    negate_if(&mut found, negative);
    found.truncate(n);
    shift_left(&mut found, count);
    keep_if(&mut found, !zero);
    (found, JUMP_DIVSTEPS)
}

/// Returns `x^-1` modulo an odd `m`, in `[0, m)`, for any `x`, with as many limbs as the longer of
/// both. Returns none if the two have a common factor, as for zero. Modulo 1 the inverse of every
/// number is 0.
///
/// *Timing:* depends on the lengths, and on whether `m` is odd or zero.
///
/// *Cost:* n (log n)^2 for the n limbs of the longer number, from some hundred limbs on. *Source:*
/// \[BY19\].
///
/// # Errors
/// [`Error::ZeroModulus`] if `m` is zero, [`Error::EvenModulus`] if it is even.
///
/// ```
/// use bezout_large::ct::invert;
/// // Twice (m + 1) / 2 is 1 modulo m = 2^38400 - 1.
/// let m = [u64::MAX; 600];
/// let half = invert(&[2], &m)?.unwrap();
/// assert!(half[599] == 1 << 63 && half[..599].iter().all(|&limb| limb == 0));
/// assert!(bool::from(invert(&[3], &m)?.is_none()));
/// assert!(invert(&[3], &[16]).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert(x: &[u64], m: &[u64]) -> Result<CtVec, Error> {
    Ok(invert_with_ran(x, m)?.0)
}

/// [`invert`], and what ran. *Timing:* as there.
#[doc(hidden)]
pub fn invert_with_ran(x: &[u64], m: &[u64]) -> Result<(CtVec, Ran), Error> {
    let n = x.len().max(m.len());
    if n < JUMP {
        let (inverse, way) = any_length::invert_odd_mod(x, m)?;
        return Ok((inverse, way.ran(Timing::Constant)));
    }
    if m.is_empty() || public_by_contract(Mask::even(m[0]).choice()) {
        let zero = public_by_contract(is_zero(m).choice());
        return Err(if zero {
            Error::ZeroModulus
        } else {
            Error::EvenModulus
        });
    }
    let [x, m] = [x, m].map(|x| extended(x, n));
    let batches = divstep_batches(64 * n);
    let mut outcome = jump::run(&m, &x, batches);
    let f = &mut outcome.f;
    let negative = sign(f);
    negate_if(f, negative);
    let yes = equals_word(f, 1);
    let v = outcome.cofactor();
    let mut out = reduce::divide(&v, batches, &m, negative);
    keep_if(&mut out, yes);
    Ok((CT_VEC(core::mem::take(&mut *out), yes), JUMP_DIVSTEPS))
}

/// The number with zeros on top.
fn extended(x: &[u64], limbs: usize) -> Secret {
    let mut out = Secret::new(vec![0; limbs]);
    out[..x.len()].copy_from_slice(x);
    out
}
