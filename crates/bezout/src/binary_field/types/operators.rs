// SPDX-License-Identifier: MIT OR Apache-2.0
//! Operators on elements together with their field.

use super::gf2m::{Element, Gf2m};
use core::fmt;
use core::ops::{Add, AddAssign, Mul, MulAssign, Sub, SubAssign};
use subtle::CtOption;

/// An element with its field, so that formulas are written as in books. There is no `/`, because
/// zero has no inverse.
///
/// Both operands have to be of one field. Those of another one stand for this field's remainder of
/// the same polynomial.
///
/// *Timing:* constant; `==` shows its result.
///
/// ```
/// use bezout::binary_field::presets::FIPS_233;
/// let [x, y] = [2, 3].map(|n| FIPS_233.value(FIPS_233.reduce(&[n])));
/// assert_eq!((x + y) * (x + y), x * x + y * y);
/// assert_eq!(x.invert().unwrap() * x, FIPS_233.value(FIPS_233.one()));
/// ```
#[derive(Clone, Copy)]
pub struct Value<'a, const N: usize> {
    field: &'a Gf2m<N>,
    element: Element<N>,
}

impl<const N: usize> Gf2m<N> {
    /// An element for operators. *Timing:* constant.
    pub const fn value(&self, element: Element<N>) -> Value<'_, N> {
        Value {
            field: self,
            element,
        }
    }
}

impl<'a, const N: usize> Value<'a, N> {
    /// The element.
    pub const fn element(&self) -> Element<N> {
        self.element
    }

    /// The square. *Timing:* constant.
    pub fn square(self) -> Self {
        self.field.value(self.field.square(&self.element))
    }

    /// The inverse, or none of zero. *Timing:* constant.
    pub fn invert(self) -> CtOption<Self> {
        let inverse = self.field.invert(&self.element);
        let yes = inverse.is_some();
        CtOption::new(self.field.value(inverse.unwrap_or(self.field.zero())), yes)
    }
}

impl<const N: usize> Add for Value<'_, N> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.field
            .value(self.field.add(&self.element, &other.element))
    }
}

/// The same as the sum.
impl<const N: usize> Sub for Value<'_, N> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.field
            .value(self.field.add(&self.element, &other.element))
    }
}

impl<const N: usize> Mul for Value<'_, N> {
    type Output = Self;
    fn mul(self, other: Self) -> Self {
        self.field
            .value(self.field.mul(&self.element, &other.element))
    }
}

impl<const N: usize> AddAssign for Value<'_, N> {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl<const N: usize> SubAssign for Value<'_, N> {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl<const N: usize> MulAssign for Value<'_, N> {
    fn mul_assign(&mut self, other: Self) {
        *self = *self * other;
    }
}

/// Whether the elements are equal, and of one field.
impl<const N: usize> PartialEq for Value<'_, N> {
    fn eq(&self, other: &Self) -> bool {
        let of = |x: &Self| (x.field.degree(), x.field.shape.middle);
        of(self) == of(other) && self.field.equal(&self.element, &other.element).into()
    }
}

impl<const N: usize> Eq for Value<'_, N> {}

impl<const N: usize> fmt::Debug for Value<'_, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.element.fmt(f)
    }
}
