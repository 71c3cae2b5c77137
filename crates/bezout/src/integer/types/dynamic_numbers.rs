// SPDX-License-Identifier: MIT OR Apache-2.0
//! Conversions and products of numbers whose length is known at run time.

use super::any_length;
use crate::ct::{Mask, public_by_contract};
use crate::error::Error;
use crate::integer::shared::small_primes;
use crate::limbs::{borrow, equals_word, leading_zeros, mul_low};
use alloc::vec;
use alloc::vec::Vec;
use subtle::Choice;

/// The number of limbs that `bytes` bytes fill, at least one.
fn limbs_of(bytes: usize) -> usize {
    bytes.div_ceil(8).max(1)
}

/// The number with these big-endian bytes, in as many limbs as the bytes fill, at least one. Zeros
/// on the left count. An empty slice is the number 0.
///
/// *Timing:* depends on the number of bytes.
///
/// ```
/// assert_eq!(bezout::dynamic::from_be_bytes(&[1, 0]), [256]);
/// assert_eq!(bezout::dynamic::from_be_bytes(&[0; 9]), [0, 0]);
/// ```
pub fn from_be_bytes(bytes: &[u8]) -> Vec<u64> {
    from_bytes(bytes.len(), bytes.iter().rev())
}

/// The number with these little-endian bytes, as [`from_be_bytes`].
///
/// *Timing:* depends on the number of bytes.
///
/// ```
/// assert_eq!(bezout::dynamic::from_le_bytes(&[0, 1]), [256]);
/// ```
pub fn from_le_bytes(bytes: &[u8]) -> Vec<u64> {
    from_bytes(bytes.len(), bytes.iter())
}

/// The number with these bytes, the lowest one first. The vector has its length from the start: one
/// that grows leaves copies behind.
fn from_bytes<'a>(count: usize, bytes: impl Iterator<Item = &'a u8>) -> Vec<u64> {
    let mut limbs = vec![0; limbs_of(count)];
    for (i, &b) in bytes.enumerate() {
        limbs[i / 8] |= u64::from(b) << (8 * (i % 8));
    }
    limbs
}

/// Writes the number to `out` as big-endian bytes, with zeros on the left. All of `out` is written,
/// whatever the number is.
///
/// # Errors
/// [`Error::Overflow`] if the number does not fit; `out` is then zeroed.
///
/// *Timing:* depends on the lengths, and on whether the number fits.
///
/// ```
/// let mut bytes = [0xff; 3];
/// bezout::dynamic::to_be_bytes(&[256, 0], &mut bytes)?;
/// assert_eq!(bytes, [0, 1, 0]);
/// assert!(bezout::dynamic::to_be_bytes(&[256], &mut bytes[..1]).is_err());
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn to_be_bytes(x: &[u64], out: &mut [u8]) -> Result<(), Error> {
    to_le_bytes(x, out)?;
    out.reverse();
    Ok(())
}

/// Writes the number to `out` as little-endian bytes, as [`to_be_bytes`].
///
/// # Errors
/// The errors are those of [`to_be_bytes`].
///
/// *Timing:* depends on the lengths, and on whether the number fits.
///
/// ```
/// let mut bytes = [0xff; 3];
/// bezout::dynamic::to_le_bytes(&[256, 0], &mut bytes)?;
/// assert_eq!(bytes, [0, 1, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn to_le_bytes(x: &[u64], out: &mut [u8]) -> Result<(), Error> {
    let byte = |i: usize| (x[i / 8] >> (8 * (i % 8))) as u8;
    let beyond = (out.len()..8 * x.len()).fold(0, |beyond, i| beyond | byte(i));
    if !public_by_contract(Mask::zero(u64::from(beyond)).choice()) {
        out.fill(0);
        return Err(Error::Overflow {
            bits: 8 * out.len(),
        });
    }
    for (i, o) in out.iter_mut().enumerate() {
        *o = if i < 8 * x.len() { byte(i) } else { 0 };
    }
    Ok(())
}

/// `a b`, with as many limbs as both together, at least one.
///
/// *Timing:* depends on the lengths. *Cost:* a word product for each pair of limbs.
///
/// ```
/// assert_eq!(bezout::dynamic::mul(&[u64::MAX], &[2]), [u64::MAX - 1, 1]);
/// ```
pub fn mul(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = vec![0; (a.len() + b.len()).max(1)];
    mul_low(&mut out, a, b);
    out
}

/// The least common multiple, with as many limbs as both together, at least one; 0 if one of the
/// two is 0.
///
/// *Timing:* depends on the lengths. *Cost:* a gcd, an exact division and a product. *Source:*
/// \[BY19, Wui21\] for the gcd.
///
/// ```
/// // Carmichael's function of 61 · 53, for an RSA key.
/// assert_eq!(bezout::dynamic::lcm(&[60], &[52]), [780, 0]);
/// assert_eq!(bezout::dynamic::lcm(&[60], &[]), [0]);
/// ```
pub fn lcm(a: &[u64], b: &[u64]) -> Vec<u64> {
    any_length::lcm(a, b).0
}

/// Whether a prime below `bound` divides `n`: trial division for who makes primes. A prime below
/// the bound has a factor, itself; and so has 0.
///
/// `bound` is at most 2048. [`DynModulus::is_coprime`](crate::DynModulus::is_coprime) is for other
/// products of primes.
///
/// *Timing:* depends on the length and on the bound; the number may be secret. *Cost:* two word
/// products for each limb and about 7 primes, and one for each prime; no division. *Source:*
/// \[GM94\].
///
/// # Errors
/// [`Error::Bound`] if `bound` is more than 2048.
///
/// ```
/// use bezout::dynamic::has_small_factor;
/// // 2^127 - 1 is a prime, and 2^128 - 1 a multiple of 3.
/// assert!(!bool::from(has_small_factor(&[u64::MAX, u64::MAX >> 1], 1000)?));
/// assert!(bool::from(has_small_factor(&[u64::MAX, u64::MAX], 1000)?));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn has_small_factor(n: &[u64], bound: u32) -> Result<Choice, Error> {
    if bound > small_primes::LARGEST {
        return Err(Error::Bound {
            bound,
            accepted: small_primes::LARGEST,
        });
    }
    Ok(small_primes::divide(n, bound))
}

/// The number of significant bits: 0 for zero.
///
/// *Timing:* depends on the number of limbs. The result is as secret as the number.
///
/// ```
/// assert_eq!(bezout::dynamic::bits(&[0, 5, 0]), 67);
/// assert_eq!(bezout::dynamic::bits(&[]), 0);
/// ```
pub fn bits(x: &[u64]) -> u64 {
    64 * x.len() as u64 - leading_zeros(x)
}

/// Yes if `a < b`.
///
/// *Timing:* depends on the lengths.
///
/// ```
/// assert!(bool::from(bezout::dynamic::is_less(&[5], &[4, 1])));
/// assert!(!bool::from(bezout::dynamic::is_less(&[5, 0], &[5])));
/// ```
pub fn is_less(a: &[u64], b: &[u64]) -> Choice {
    let n = a.len().min(b.len());
    let below = Mask::from_bit(borrow(&a[..n], &b[..n]));
    // What is longer decides, unless it is zero there.
    let (a_high, b_high) = (equals_word(&a[n..], 0), equals_word(&b[n..], 0));
    ((below | !b_high) & a_high).choice()
}
