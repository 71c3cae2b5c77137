// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of `num-bigint` 0.5.
//!
//! That crate strips leading zeros, so its numbers show their lengths. The functions here that are
//! not in variable time hide all that their *Timing:* line does not name.
//!
//! ```
//! use bezout::interop::num_bigint::Bezout;
//! use num_bigint::BigUint;
//! let (x, m) = (BigUint::from(17u8), BigUint::from(60u8));
//! // Was: x.modinv(&m)
//! assert_eq!(x.bezout_invert_mod(&m), Some(BigUint::from(53u8)));
//! ```

use crate::error::Error;
use crate::integer::types::dynamic;
use crate::uint::Uint;
use alloc::vec::Vec;
use num_bigint::BigUint;

/// The limbs of a number, for the functions of [`dynamic`].
///
/// *Timing:* variable in the number of limbs, which that crate shows anyway.
///
/// ```
/// use bezout::interop::num_bigint::limbs_of;
/// assert_eq!(limbs_of(&(num_bigint::BigUint::from(7u8) << 64)), [0, 7]);
/// ```
pub fn limbs_of(x: &BigUint) -> Vec<u64> {
    x.iter_u64_digits().collect()
}

/// The number with these limbs.
///
/// *Timing:* variable in the number of leading zero limbs.
///
/// ```
/// use bezout::interop::num_bigint::number_of;
/// assert_eq!(number_of(&[7, 0]), num_bigint::BigUint::from(7u8));
/// ```
pub fn number_of(limbs: &[u64]) -> BigUint {
    let halves = |&limb: &u64| [limb as u32, (limb >> 32) as u32];
    BigUint::new(limbs.iter().flat_map(halves).collect())
}

/// An error if the number has more than `L` limbs.
impl<const L: usize> TryFrom<&BigUint> for Uint<L> {
    type Error = Error;
    fn try_from(x: &BigUint) -> Result<Self, Error> {
        let mut out = Self::ZERO;
        for (i, limb) in x.iter_u64_digits().enumerate() {
            *out.limbs_mut()
                .get_mut(i)
                .ok_or(Error::Overflow { bits: Self::BITS })? = limb;
        }
        Ok(out)
    }
}

impl<const L: usize> From<&Uint<L>> for BigUint {
    fn from(x: &Uint<L>) -> Self {
        number_of(x.limbs())
    }
}

/// Methods of this crate for the numbers of `num-bigint`.
pub trait Bezout: Sized {
    /// [`dynamic::invert_mod`]: the inverse modulo any number; none if there is none, as modulo 0.
    ///
    /// *Timing:* depends on the lengths, and on that of the result; on whether the modulus is odd,
    /// and on whether there is an inverse.
    fn bezout_invert_mod(&self, modulus: &Self) -> Option<Self>;

    /// [`dynamic::invert_mod_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::num_bigint::Bezout;
    /// use num_bigint::BigUint;
    /// assert_eq!(BigUint::from(6u8).bezout_invert_mod_vartime(&BigUint::from(60u8)), None);
    /// ```
    fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self>;

    /// [`dynamic::gcd`]: the greatest common divisor.
    ///
    /// *Timing:* depends on the lengths, and on that of the result.
    ///
    /// ```
    /// use bezout::interop::num_bigint::Bezout;
    /// use num_bigint::BigUint;
    /// assert_eq!(BigUint::from(12u8).bezout_gcd(&BigUint::from(18u8)), BigUint::from(6u8));
    /// ```
    fn bezout_gcd(&self, other: &Self) -> Self;
}

impl Bezout for BigUint {
    fn bezout_invert_mod(&self, modulus: &Self) -> Option<Self> {
        let (x, m) = (limbs_of(self), limbs_of(modulus));
        // The lowest bit of an odd modulus is known, and half of the work is saved.
        let y = match m.first() {
            Some(low) if low & 1 == 1 => dynamic::invert_odd_mod(&x, &m),
            _ => dynamic::invert_mod(&x, &m),
        };
        Some(number_of(&y.ok()?.into_option()?))
    }

    fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self> {
        let y = dynamic::invert_mod_vartime(&limbs_of(self), &limbs_of(modulus));
        y.ok().flatten().map(|y| number_of(&y))
    }

    fn bezout_gcd(&self, other: &Self) -> Self {
        number_of(&dynamic::gcd(&limbs_of(self), &limbs_of(other)))
    }
}
