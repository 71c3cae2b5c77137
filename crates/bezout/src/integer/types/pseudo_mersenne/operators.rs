// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operators, comparison, selection and formatting of [`Residue255`], all constant time except
//! formatting.

use super::{Residue255, arithmetic};
use crate::ct::Mask;
use crate::limbs;
use core::fmt;
use core::iter::{Product, Sum};
use core::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub, SubAssign};
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// An operator on values and references, and its assigning form.
macro_rules! operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident) => {
        impl<const R: u32> $trait<&Residue255<R>> for &Residue255<R> {
            type Output = Residue255<R>;
            #[inline]
            fn $method(self, other: &Residue255<R>) -> Residue255<R> {
                Residue255(arithmetic::$method(
                    &self.0,
                    &other.0,
                    Residue255::<R>::OFFSET,
                ))
            }
        }
        impl<const R: u32> $trait for Residue255<R> {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                (&self).$method(&other)
            }
        }
        impl<const R: u32> $trait<&Self> for Residue255<R> {
            type Output = Self;
            #[inline]
            fn $method(self, other: &Self) -> Self {
                (&self).$method(other)
            }
        }
        impl<const R: u32> $trait<Residue255<R>> for &Residue255<R> {
            type Output = Residue255<R>;
            #[inline]
            fn $method(self, other: Residue255<R>) -> Residue255<R> {
                self.$method(&other)
            }
        }
        impl<const R: u32> $assign_trait for Residue255<R> {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = (&*self).$method(&other);
            }
        }
        impl<const R: u32> $assign_trait<&Self> for Residue255<R> {
            #[inline]
            fn $assign(&mut self, other: &Self) {
                *self = (&*self).$method(other);
            }
        }
    };
}

operator!(Add, add, AddAssign, add_assign);
operator!(Sub, sub, SubAssign, sub_assign);
operator!(Mul, mul, MulAssign, mul_assign);

impl<const R: u32> Neg for &Residue255<R> {
    type Output = Residue255<R>;
    #[inline]
    fn neg(self) -> Residue255<R> {
        Residue255::ZERO - self
    }
}

impl<const R: u32> Neg for Residue255<R> {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        -&self
    }
}

impl<const R: u32> Sum for Residue255<R> {
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ZERO, Add::add)
    }
}

impl<const R: u32> Product for Residue255<R> {
    fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
        iter.fold(Self::ONE, Mul::mul)
    }
}

impl<const R: u32> From<u64> for Residue255<R> {
    fn from(x: u64) -> Self {
        Self::from_u64(x)
    }
}

impl<const R: u32> Default for Residue255<R> {
    fn default() -> Self {
        Self::ZERO
    }
}

impl<const R: u32> ConstantTimeEq for Residue255<R> {
    fn ct_eq(&self, other: &Self) -> Choice {
        arithmetic::equal(&self.0, &other.0, Self::OFFSET).choice()
    }
}

impl<const R: u32> PartialEq for Residue255<R> {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl<const R: u32> Eq for Residue255<R> {}

impl<const R: u32> ConditionallySelectable for Residue255<R> {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        let mut out = a.0;
        limbs::select_into(&mut out, &b.0, Mask::from_choice(choice));
        Self(out)
    }
}

#[cfg(feature = "zeroize")]
impl<const R: u32> zeroize::DefaultIsZeroes for Residue255<R> {}

/// Shows the canonical number, so equal elements look equal.
impl<const R: u32> fmt::Debug for Residue255<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Residue255<{R}>({:#x})", self.to_uint())
    }
}
