// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of `ruint` 1.
//!
//! ```
//! use bezout::interop::ruint::Bezout;
//! use ruint::aliases::U256;
//! let (x, m) = (U256::from(17), U256::from(60));
//! // Was: x.inv_mod(m)
//! assert_eq!(x.bezout_invert_mod(m), Some(U256::from(53)));
//! let ours: bezout::Uint<4> = x.into();
//! assert_eq!(U256::try_from(ours), Ok(x));
//! ```

use crate::ct::public_by_contract;
use crate::error::Error;
use crate::uint::Uint;
use ruint as theirs;

impl<const BITS: usize, const L: usize> From<theirs::Uint<BITS, L>> for Uint<L> {
    #[inline]
    fn from(x: theirs::Uint<BITS, L>) -> Self {
        Self::new(x.into_limbs())
    }
}

/// An error if the number has more than `BITS` bits.
impl<const BITS: usize, const L: usize> TryFrom<Uint<L>> for theirs::Uint<BITS, L> {
    type Error = Error;
    #[inline]
    fn try_from(x: Uint<L>) -> Result<Self, Error> {
        Self::checked_from_limbs_slice(x.limbs()).ok_or(Error::Overflow { bits: BITS })
    }
}

/// Methods of this crate for the numbers of `ruint`.
///
/// *Timing:* as for the functions of the same name of [`Uint`], and in addition depends on whether
/// there is an inverse.
pub trait Bezout: Sized {
    /// [`Uint::invert_mod`]: the inverse modulo any number; none if there is none, as modulo 0.
    fn bezout_invert_mod(self, modulus: Self) -> Option<Self>;

    /// [`Uint::invert_mod_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::ruint::Bezout;
    /// use ruint::aliases::U256;
    /// assert_eq!(U256::from(6).bezout_invert_mod_vartime(U256::from(60)), None);
    /// ```
    fn bezout_invert_mod_vartime(self, modulus: Self) -> Option<Self>;

    /// [`Uint::gcd`]: the greatest common divisor.
    ///
    /// ```
    /// use bezout::interop::ruint::Bezout;
    /// use ruint::aliases::U256;
    /// assert_eq!(U256::from(12).bezout_gcd(U256::from(18)), U256::from(6));
    /// ```
    fn bezout_gcd(self, other: Self) -> Self;

    /// [`Uint::gcd_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout::interop::ruint::Bezout;
    /// use ruint::aliases::U256;
    /// assert_eq!(U256::from(12).bezout_gcd_vartime(U256::from(18)), U256::from(6));
    /// ```
    fn bezout_gcd_vartime(self, other: Self) -> Self;
}

impl<const BITS: usize, const L: usize> Bezout for theirs::Uint<BITS, L> {
    #[inline]
    fn bezout_invert_mod(self, modulus: Self) -> Option<Self> {
        let y = Uint::from(self).invert_mod(&modulus.into());
        public_by_contract(y.is_some()).then(|| Self::from_limbs(*y.unwrap_or(Uint::ZERO).limbs()))
    }

    #[inline]
    fn bezout_invert_mod_vartime(self, modulus: Self) -> Option<Self> {
        let y = Uint::from(self).invert_mod_vartime(&modulus.into())?;
        Some(Self::from_limbs(*y.limbs()))
    }

    #[inline]
    fn bezout_gcd(self, other: Self) -> Self {
        Self::from_limbs(*Uint::from(self).gcd(&other.into()).limbs())
    }

    #[inline]
    fn bezout_gcd_vartime(self, other: Self) -> Self {
        Self::from_limbs(*Uint::from(self).gcd_vartime(&other.into()).limbs())
    }
}
