// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers of any length.

use crate::natural::Natural;
use crate::text::{self, ParseError};
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::str::FromStr;

/// An integer of any length, a sign and a [`Natural`], with the operators of Rust's own integers.
///
/// `/` and `%` round to 0, as those of Rust's integers do; [`div_rem_floor`](Self::div_rem_floor)
/// rounds down. `>>` rounds down. Division by 0 panics; [`checked_div_rem`](Self::checked_div_rem)
/// does not. Memory is all that limits the length.
///
/// *Timing:* of everything here, variable.
///
/// ```
/// use bezout_large::Integer;
/// let x: Integer = "-123456789012345678901234567890".parse()?;
/// assert!(x.is_negative());
/// assert_eq!(x.limbs(), [0xc373e0ee4e3f0ad2, 0x18ee90ff6]);
/// assert_eq!(format!("{x:#x}"), "-0x18ee90ff6c373e0ee4e3f0ad2");
/// let y = &x * &x - Integer::from(1);
/// assert_eq!(y.div_exact(&(&x + Integer::from(1))), Some(x - Integer::from(1)));
/// # Ok::<(), bezout_large::ParseError>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Integer {
    negative: bool,
    magnitude: Natural,
}

impl Integer {
    /// The integer 0.
    pub const ZERO: Self = Self {
        negative: false,
        magnitude: Natural::ZERO,
    };

    /// The integer with this sign and magnitude: a natural number or its limbs, which may have
    /// zeros on top. Zero has no sign.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// assert_eq!(Integer::new(true, vec![3, 0]), Integer::from(-3));
    /// assert_eq!(Integer::new(true, vec![]), Integer::ZERO);
    /// ```
    pub fn new(negative: bool, magnitude: impl Into<Natural>) -> Self {
        let magnitude = magnitude.into();
        Self {
            negative: negative && !magnitude.is_zero(),
            magnitude,
        }
    }

    /// Whether this is below 0.
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.magnitude.is_zero()
    }

    /// Whether this is 1.
    pub fn is_one(&self) -> bool {
        !self.negative && self.magnitude.is_one()
    }

    /// Whether this is odd.
    pub fn is_odd(&self) -> bool {
        self.magnitude.is_odd()
    }

    /// The magnitude.
    pub fn magnitude(&self) -> &Natural {
        &self.magnitude
    }

    /// The magnitude.
    pub fn into_magnitude(self) -> Natural {
        self.magnitude
    }

    /// The limbs of the magnitude, without zeros on top: 0 has none.
    pub fn limbs(&self) -> &[u64] {
        self.magnitude.limbs()
    }

    /// The limbs of the magnitude, without zeros on top.
    pub fn into_limbs(self) -> Vec<u64> {
        self.magnitude.into_limbs()
    }

    /// The number of bits of the magnitude; 0 for 0.
    pub fn bits(&self) -> usize {
        self.magnitude.bits()
    }

    /// Quotient, rounded to 0, and remainder of a division by `d`: the remainder is 0 or has the
    /// sign of this number.
    ///
    /// *Cost:* up to some hundred limbs quadratic, then that of a few products. *Source:* \[BZ10\].
    ///
    /// # Panics
    /// If `d` is 0, as `/` and `%` do.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// let [x, d] = [-7, 3].map(Integer::from);
    /// assert_eq!(x.div_rem(&d), (Integer::from(-2), Integer::from(-1)));
    /// assert_eq!(x.div_rem_floor(&d), (Integer::from(-3), Integer::from(2)));
    /// ```
    pub fn div_rem(&self, d: &Self) -> (Self, Self) {
        self.checked_div_rem(d).expect("division by zero")
    }

    /// As [`div_rem`](Self::div_rem); none if `d` is 0.
    pub fn checked_div_rem(&self, d: &Self) -> Option<(Self, Self)> {
        let (q, r) = self.magnitude.checked_div_rem(&d.magnitude)?;
        let q = Self::new(self.negative != d.negative, q);
        Some((q, Self::new(self.negative, r)))
    }

    /// Quotient, rounded down, and remainder of a division by `d`: the remainder is 0 or has the
    /// sign of `d`.
    ///
    /// *Cost:* that of [`div_rem`](Self::div_rem).
    ///
    /// # Panics
    /// If `d` is 0.
    pub fn div_rem_floor(&self, d: &Self) -> (Self, Self) {
        self.checked_div_rem_floor(d).expect("division by zero")
    }

    /// As [`div_rem_floor`](Self::div_rem_floor); none if `d` is 0.
    pub fn checked_div_rem_floor(&self, d: &Self) -> Option<(Self, Self)> {
        let (mut q, mut r) = self.checked_div_rem(d)?;
        if !r.is_zero() && r.negative != d.negative {
            q -= Self::from(1);
            r += d;
        }
        Some((q, r))
    }

    /// The remainder of a division by `d` that is 0 or has the sign of `d`, as of
    /// [`div_rem_floor`](Self::div_rem_floor).
    ///
    /// # Panics
    /// If `d` is 0.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// let [x, m] = [-7, 3].map(Integer::from);
    /// assert_eq!(x.rem_floor(&m), Integer::from(2));
    /// ```
    pub fn rem_floor(&self, d: &Self) -> Self {
        self.div_rem_floor(d).1
    }

    /// The quotient by `d` if there is no remainder; none if there is one, or `d` is 0.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// let [x, d] = [-6, 4].map(Integer::from);
    /// assert_eq!(x.div_exact(&Integer::from(3)), Some(Integer::from(-2)));
    /// assert_eq!(x.div_exact(&d), None);
    /// ```
    pub fn div_exact(&self, d: &Self) -> Option<Self> {
        let (q, r) = self.checked_div_rem(d)?;
        r.is_zero().then_some(q)
    }

    /// `self^e`, as [`Natural::pow`].
    ///
    /// ```
    /// use bezout_large::Integer;
    /// assert_eq!(Integer::from(-2).pow(65), Integer::from(-1i128 << 65));
    /// ```
    pub fn pow(&self, e: u32) -> Self {
        Self::new(self.negative && e % 2 == 1, self.magnitude.pow(e))
    }

    /// The square root, rounded down; none of a number below 0.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// assert_eq!(Integer::from(80).checked_isqrt(), Some(Integer::from(8)));
    /// assert_eq!(Integer::from(-1).checked_isqrt(), None);
    /// ```
    pub fn checked_isqrt(&self) -> Option<Self> {
        (!self.negative).then(|| self.magnitude.isqrt().into())
    }

    /// `g = gcd(self, other)` and the canonical cofactors s and t, with `g = s self + t other`: see
    /// [`Xgcd`](bezout::Xgcd).
    ///
    /// ```
    /// use bezout_large::Integer;
    /// let [a, b] = [-240, 46].map(Integer::from);
    /// assert_eq!(a.xgcd(&b), [2, 9, 47].map(Integer::from).into());
    /// ```
    pub fn xgcd(&self, other: &Self) -> (Self, Self, Self) {
        let found = crate::xgcd::xgcd(self.limbs(), other.limbs());
        let cofactor = |x: bezout::Signed<Vec<u64>>, of: &Self| {
            Self::new(bool::from(x.negative) != of.negative, x.magnitude)
        };
        let (s, t) = (cofactor(found.s, self), cofactor(found.t, other));
        (Self::new(false, found.gcd), s, t)
    }

    /// The integer of a text in a base from 2 to 36: an optional sign, then digits, letters in
    /// either case.
    ///
    /// *Cost:* that of a product, times a logarithm; for a power of two in proportion to the
    /// length.
    ///
    /// # Errors
    /// [`ParseError`] says where the text has no digit, or that there is no such base.
    ///
    /// ```
    /// use bezout_large::Integer;
    /// assert_eq!(Integer::from_str_radix("-201", 3)?, Integer::from(-19));
    /// # Ok::<(), bezout_large::ParseError>(())
    /// ```
    pub fn from_str_radix(text: &str, radix: u32) -> Result<Self, ParseError> {
        let (negative, limbs) = text::parse(text, Some(radix))?;
        Ok(Self::new(negative, limbs))
    }

    /// The digits in a base from 2 to 36, in lower case, after a minus for numbers below 0; none
    /// for another base.
    ///
    /// *Cost:* as of [`Natural::to_str_radix`].
    ///
    /// ```
    /// assert_eq!(bezout_large::Integer::from(-19).to_str_radix(3).as_deref(), Some("-201"));
    /// ```
    pub fn to_str_radix(&self, radix: u32) -> Option<String> {
        let digits = self.magnitude.to_str_radix(radix)?;
        Some(if self.negative {
            format!("-{digits}")
        } else {
            digits
        })
    }

    /// `self += b`, or `self -= b` if that `negates`.
    pub(crate) fn accumulate(&mut self, b: &Self, negates: bool) {
        if b.is_zero() {
            return;
        }
        let negative = b.negative != negates;
        let limbs = self.magnitude.limbs_mut();
        if self.negative == negative {
            return crate::limbs::add_assign(limbs, b.limbs());
        }
        let (limbs, less) = match crate::limbs::compare(limbs, b.limbs()) {
            Ordering::Less => (crate::limbs::difference(b.limbs(), limbs).0, true),
            _ => {
                crate::limbs::sub_assign(limbs, b.limbs());
                (core::mem::take(limbs), false)
            }
        };
        *self = Self::new(self.negative != less, limbs);
    }
}

impl Ord for Integer {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self.negative, other.negative) {
            (false, false) => self.magnitude.cmp(&other.magnitude),
            (true, true) => other.magnitude.cmp(&self.magnitude),
            (left, right) => right.cmp(&left),
        }
    }
}

impl PartialOrd for Integer {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// An optional sign, then decimal digits, or `0x` and hexadecimal ones. *Cost:* that of a product,
/// times a logarithm.
impl FromStr for Integer {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (negative, limbs) = text::parse(text, None)?;
        Ok(Self::new(negative, limbs))
    }
}
