// SPDX-License-Identifier: MIT OR Apache-2.0
//! Curve25519, `v^2 = u^3 + A u^2 + u` with `A = 486662`, and its points.

use bezout::pseudo_mersenne::F25519;
use subtle::{Choice, ConditionallyNegatable, ConditionallySelectable, ConstantTimeEq, CtOption};

/// The coefficient `A` of the curve.
pub(crate) const A: F25519 = F25519::from_u64(486_662);

/// `u^3 + A u^2 + u`: a square iff `u` is that of a point of the curve, and not of its twist.
#[inline(always)]
pub(crate) fn right_side(u: &F25519) -> F25519 {
    ((u + A) * u + F25519::ONE) * u
}

/// The number in bytes, least significant first, as RFC 7748 reads it: the highest bit is ignored,
/// and what is not below `2^255 - 19` is reduced.
#[inline(always)]
pub(crate) fn coordinate(bytes: &[u8; 32]) -> F25519 {
    let mut bytes = *bytes;
    bytes[31] &= 0x7f;
    F25519::from_le_bytes(&bytes)
}

/// A point of Curve25519 other than the one at infinity, in affine coordinates.
///
/// `==` and selection are constant time.
///
/// ```
/// use bezout::pseudo_mersenne::F25519;
/// use bezout_x25519::Point;
/// let base = Point::lift(&F25519::from_u64(9), 0.into()).unwrap();
/// assert_eq!(Point::new(base.u(), -base.v()).unwrap(), -base);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Point {
    pub(crate) u: F25519,
    pub(crate) v: F25519,
}

impl Point {
    /// The point `(u, v)`; none if it is not on the curve.
    ///
    /// *Timing:* constant. *Cost:* three multiplications and a squaring.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// use bezout_x25519::Point;
    /// assert!(bool::from(Point::new(F25519::ZERO, F25519::ZERO).is_some()));
    /// assert!(bool::from(Point::new(F25519::ZERO, F25519::ONE).is_none()));
    /// ```
    pub fn new(u: F25519, v: F25519) -> CtOption<Self> {
        CtOption::new(Self { u, v }, v.square().ct_eq(&right_side(&u)))
    }

    /// The point with this `u` and a `v` of this parity (of the number below `2^255 - 19`); none if
    /// `u` is not that of a point, or for an odd `v` where it is 0, which is for `u = 0` alone.
    ///
    /// *Timing:* constant. *Cost:* a square root.
    ///
    /// ```
    /// use bezout::pseudo_mersenne::F25519;
    /// use bezout_x25519::Point;
    /// let odd = Point::lift(&F25519::from_u64(9), 1.into()).unwrap();
    /// assert!(bool::from(odd.v().is_odd()));
    /// // 2 is the coordinate of a point of the twist.
    /// assert!(bool::from(Point::lift(&F25519::from_u64(2), 0.into()).is_none()));
    /// ```
    pub fn lift(u: &F25519, v_is_odd: Choice) -> CtOption<Self> {
        let root = right_side(u).sqrt();
        let some = root.is_some();
        let mut v = root.unwrap_or(F25519::ZERO);
        v.conditional_negate(v_is_odd);
        CtOption::new(Self { u: *u, v }, some & v.is_odd().ct_eq(&v_is_odd))
    }

    /// The coordinate `u`, all that X25519 knows of a point.
    pub fn u(&self) -> F25519 {
        self.u
    }

    /// The coordinate `v`.
    pub fn v(&self) -> F25519 {
        self.v
    }
}

impl core::ops::Neg for Point {
    type Output = Self;
    fn neg(self) -> Self {
        Self {
            u: self.u,
            v: -self.v,
        }
    }
}

impl ConstantTimeEq for Point {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.u.ct_eq(&other.u) & self.v.ct_eq(&other.v)
    }
}

impl PartialEq for Point {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for Point {}

impl ConditionallySelectable for Point {
    fn conditional_select(a: &Self, b: &Self, choice: Choice) -> Self {
        Self {
            u: F25519::conditional_select(&a.u, &b.u, choice),
            v: F25519::conditional_select(&a.v, &b.v, choice),
        }
    }
}
