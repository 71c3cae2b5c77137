// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of `bezout` for the integers of `rug` 1.30.
//!
//! Integers of GMP have no leading zero limbs and keep their sign apart, so they show length and
//! sign. The functions here that are not in variable time hide everything else.
//!
//! ```
//! use bezout_rug::Bezout;
//! use rug::Integer;
//! let (x, m) = (Integer::from(17), Integer::from(60));
//! // Was: x.invert_ref(&m).map(Integer::from)
//! assert_eq!(x.bezout_invert_mod(&m), Some(Integer::from(53)));
//! ```
#![forbid(unsafe_code)]

use bezout::{Error, Symbol, Uint, dynamic};
use rug::Integer;
use rug::integer::Order;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// The limbs of the absolute value, for the functions of [`dynamic`].
///
/// *Timing:* variable in the number of limbs, which GMP shows anyway.
///
/// ```
/// use rug::Integer;
/// assert_eq!(bezout_rug::limbs_of(&(Integer::from(-7) << 64)), [0, 7]);
/// ```
pub fn limbs_of(x: &Integer) -> Vec<u64> {
    x.to_digits(Order::Lsf)
}

/// The number with these limbs.
///
/// *Timing:* variable in the number of leading zero limbs.
///
/// ```
/// assert_eq!(bezout_rug::number_of(&[7, 0]), 7);
/// ```
pub fn number_of(limbs: &[u64]) -> Integer {
    Integer::from_digits(limbs, Order::Lsf)
}

/// The absolute value as a [`Uint`]; [`number_of`] its limbs leads back.
///
/// *Timing:* variable in the number of limbs.
///
/// # Errors
/// [`Error::Overflow`] if the number has more than `L` limbs.
///
/// ```
/// use bezout::Uint;
/// use rug::Integer;
/// assert_eq!(bezout_rug::uint_of(&Integer::from(-7)), Ok(Uint::<2>::from_u64(7)));
/// assert!(bezout_rug::uint_of::<1>(&(Integer::from(1) << 64)).is_err());
/// ```
pub fn uint_of<const L: usize>(x: &Integer) -> Result<Uint<L>, Error> {
    let (limbs, mut out) = (limbs_of(x), Uint::ZERO);
    match out.limbs_mut().get_mut(..limbs.len()) {
        Some(low) => low.copy_from_slice(&limbs),
        None => return Err(Error::Overflow { bits: 64 * L }),
    }
    Ok(out)
}

/// Methods of `bezout` for the integers of `rug`.
pub trait Bezout: Sized {
    /// [`dynamic::invert_mod`]: the inverse modulo `|modulus|`, from 0 on; none if there is none,
    /// as modulo 0. A negative number is reduced first; modulo 1 the inverse of every number is 0.
    ///
    /// *Timing:* depends on the lengths, on the sign, and on whether there is an inverse.
    ///
    /// ```
    /// use bezout_rug::Bezout;
    /// use rug::Integer;
    /// assert_eq!(Integer::from(-2).bezout_invert_mod(&Integer::from(15)), Some(Integer::from(7)));
    /// assert_eq!(Integer::from(6).bezout_invert_mod(&Integer::from(15)), None);
    /// ```
    fn bezout_invert_mod(&self, modulus: &Self) -> Option<Self>;

    /// [`dynamic::invert_mod_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout_rug::Bezout;
    /// use rug::Integer;
    /// assert_eq!(Integer::from(2).bezout_invert_mod_vartime(&Integer::from(15)), Some(Integer::from(8)));
    /// ```
    fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self>;

    /// [`dynamic::gcd`]: the greatest common divisor of the absolute values.
    ///
    /// *Timing:* depends on the lengths, and on that of the result.
    ///
    /// ```
    /// use bezout_rug::Bezout;
    /// use rug::Integer;
    /// assert_eq!(Integer::from(-12).bezout_gcd(&Integer::from(18)), 6);
    /// ```
    fn bezout_gcd(&self, other: &Self) -> Self;

    /// [`dynamic::gcd_vartime`]: the same in variable time.
    ///
    /// ```
    /// use bezout_rug::Bezout;
    /// use rug::Integer;
    /// assert_eq!(Integer::from(12).bezout_gcd_vartime(&Integer::from(-18)), 6);
    /// ```
    fn bezout_gcd_vartime(&self, other: &Self) -> Self;

    /// [`dynamic::jacobi`]: the Jacobi symbol `(self / n)`.
    ///
    /// *Timing:* depends on the lengths and on the sign.
    ///
    /// # Errors
    /// [`Error::EvenJacobi`] if `n` is even or negative.
    ///
    /// ```
    /// use bezout::Symbol;
    /// use bezout_rug::Bezout;
    /// use rug::Integer;
    /// assert_eq!(Integer::from(-7).bezout_jacobi(&Integer::from(15)), Ok(Symbol::ONE));
    /// assert!(Integer::from(7).bezout_jacobi(&Integer::from(14)).is_err());
    /// ```
    fn bezout_jacobi(&self, n: &Self) -> Result<Symbol, Error>;
}

impl Bezout for Integer {
    fn bezout_invert_mod(&self, modulus: &Self) -> Option<Self> {
        let (x, m) = (limbs_of(self), limbs_of(modulus));
        // The lowest bit of an odd modulus is known, and half of the work is saved.
        let y = match m.first() {
            Some(low) if low & 1 == 1 => dynamic::invert_odd_mod(&x, &m),
            _ => dynamic::invert_mod(&x, &m),
        };
        Some(of_sign(self, modulus, &y.ok()?.into_option()?))
    }

    fn bezout_invert_mod_vartime(&self, modulus: &Self) -> Option<Self> {
        let y = dynamic::invert_mod_vartime(&limbs_of(self), &limbs_of(modulus));
        Some(of_sign(self, modulus, &y.ok()??))
    }

    fn bezout_gcd(&self, other: &Self) -> Self {
        number_of(&dynamic::gcd(&limbs_of(self), &limbs_of(other)))
    }

    fn bezout_gcd_vartime(&self, other: &Self) -> Self {
        number_of(&dynamic::gcd_vartime(&limbs_of(self), &limbs_of(other)))
    }

    fn bezout_jacobi(&self, n: &Self) -> Result<Symbol, Error> {
        if n.is_negative() {
            return Err(Error::EvenJacobi);
        }
        let (x, n) = (limbs_of(self), limbs_of(n));
        let symbol = dynamic::jacobi(&x, &n)?;
        // (-1 / n) is -1 for n = 3 modulo 4.
        let negate = self.is_negative() && n[0] & 3 == 3;
        Ok(if negate { -symbol } else { symbol })
    }
}

/// The inverse of `x`, from that of `|x|`.
fn of_sign(x: &Integer, modulus: &Integer, inverse: &[u64]) -> Integer {
    let y = number_of(inverse);
    if x.is_negative() && y != 0 {
        Integer::from(modulus.abs_ref()) - y
    } else {
        y
    }
}
