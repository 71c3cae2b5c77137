// SPDX-License-Identifier: MIT OR Apache-2.0
//! The value of a quadratic symbol.

use crate::ct::Mask;
use core::fmt;
use core::ops::{Mul, Neg};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// The value of a Legendre, Jacobi or Kronecker symbol: -1, 0 or 1.
///
/// A symbol is a number, not an `enum`, so that nothing branches on it before the caller does.
/// Comparison with `==` is constant time.
///
/// ```
/// use bezout::Symbol;
/// assert_eq!((-Symbol::ONE).value(), -1);
/// assert_eq!(Symbol::MINUS_ONE * Symbol::MINUS_ONE, Symbol::ONE);
/// ```
#[derive(Clone, Copy, Debug, Eq)]
pub struct Symbol(i8);

impl Symbol {
    /// The symbol of a quadratic non-residue modulo a prime.
    pub const MINUS_ONE: Self = Self(-1);
    /// The symbol of arguments with a common factor.
    pub const ZERO: Self = Self(0);
    /// The symbol of a quadratic residue modulo a prime.
    pub const ONE: Self = Self(1);

    /// The symbol as a number: -1, 0 or 1.
    pub const fn value(self) -> i8 {
        self.0
    }

    /// 0 unless `unit`, and else -1 if `negative`, 1 if not.
    #[inline(always)]
    pub(crate) fn from_masks(unit: Mask, negative: Mask) -> Self {
        Self(((negative.word() | 1) & unit.word()) as i8)
    }

    /// The symbol with the sign of `x`.
    #[inline(always)]
    pub(crate) fn from_sign(x: i8) -> Self {
        Self(x.signum())
    }

    /// Yes if the symbol is 1. For a prime modulus this means that the number is a nonzero square.
    pub fn is_one(self) -> Choice {
        self.ct_eq(&Self::ONE)
    }
}

impl ConstantTimeEq for Symbol {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for Symbol {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl ConditionallySelectable for Symbol {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self(i8::conditional_select(&a.0, &b.0, choice))
    }
}

impl Neg for Symbol {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul for Symbol {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        Self(self.0 * other.0)
    }
}

impl From<Symbol> for i8 {
    fn from(s: Symbol) -> i8 {
        s.0
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
