// SPDX-License-Identifier: MIT OR Apache-2.0
//! Addition of points of Curve25519, without exceptional cases: on edwards25519, to which the curve
//! is birationally equivalent (RFC 7748, section 4.1).

use crate::curve::Point;
use bezout::Uint;
use bezout::pseudo_mersenne::F25519;
use subtle::{ConditionallySelectable, CtOption};

/// The even square root of `-486664 = -(A + 2)`.
const SQRT_MINUS_486664: F25519 = F25519::from_uint(&Uint::new([
    0xcc6e_04aa_ff45_7e06,
    0xc5a1_d3d1_4b7d_1a82,
    0xd27b_08dc_03fc_4f7e,
    0x0f26_edf4_60a0_06bb,
]));

/// Twice the coefficient `d = -121665 / 121666`.
const TWICE_D: F25519 = F25519::from_uint(&Uint::new([
    0xebd6_9b94_26b2_f159,
    0x00e0_149a_8283_b156,
    0x198e_80f2_eef3_d130,
    0x2406_d9dc_56df_fce7,
]));

/// A point `(x, y) = (X / Z, Y / Z)` of `-x^2 + y^2 = 1 + d x^2 y^2`, with `T = X Y / Z`; `Z` is
/// not zero.
pub(crate) struct Extended {
    x: F25519,
    y: F25519,
    z: F25519,
    t: F25519,
}

impl From<&Point> for Extended {
    /// `x = sqrt(-486664) u / v`, `y = (u - 1) / (u + 1)`, and (0, 0) becomes (0, -1).
    ///
    /// `v` is zero there alone, and `u + 1` nowhere: -1 is a coordinate of the twist.
    fn from(p: &Point) -> Self {
        let (plus, minus) = (p.u + F25519::ONE, p.u - F25519::ONE);
        let cu = SQRT_MINUS_486664 * p.u;
        let two_torsion = p.v.is_zero();
        let select = |a, b| F25519::conditional_select(&a, &b, two_torsion);
        Self {
            x: cu * plus,
            y: select(minus * p.v, -F25519::ONE),
            z: select(plus * p.v, F25519::ONE),
            t: cu * minus,
        }
    }
}

impl Extended {
    /// The sum, of any two points: the formulas have no exception, since -1 is a square and `d` is
    /// none \[HWCD08, section 3.1\].
    pub(crate) fn add(&self, other: &Self) -> Self {
        let a = (self.y - self.x) * (other.y - other.x);
        let b = (self.y + self.x) * (other.y + other.x);
        let c = TWICE_D * self.t * other.t;
        let zz = self.z * other.z;
        let d = zz + zz;
        let (e, f, g, h) = (b - a, d - c, d + c, b + a);
        Self {
            x: e * f,
            y: g * h,
            z: f * g,
            t: e * h,
        }
    }

    /// Eight times the point, which is in the subgroup of prime order.
    pub(crate) fn clear_cofactor(&self) -> Self {
        let twice = self.add(self);
        let four = twice.add(&twice);
        four.add(&four)
    }

    /// The point of Curve25519: `u = (1 + y) / (1 - y)`, `v = sqrt(-486664) u / x`; none for the
    /// point at infinity.
    ///
    /// Precondition: this point is not (0, -1). It has no such image either.
    pub(crate) fn to_montgomery(&self) -> CtOption<Point> {
        let (plus, minus) = (self.z + self.y, self.z - self.y);
        // Zero iff x is, for the two points that x is zero for.
        let inverse = (minus * self.x).invert();
        let some = inverse.is_some();
        let inverse = inverse.unwrap_or(F25519::ZERO);
        let u = plus * self.x * inverse;
        let v = SQRT_MINUS_486664 * plus * self.z * inverse;
        CtOption::new(Point { u, v }, some)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::elligator2::map_to_curve;
    use bezout::Symbol;

    fn sum(p: &Point, q: &Point) -> CtOption<Point> {
        Extended::from(p).add(&Extended::from(q)).to_montgomery()
    }

    #[test]
    fn constants() {
        assert_eq!(
            SQRT_MINUS_486664.square(),
            -F25519::from_u64(486_664),
            "square root"
        );
        assert!(!bool::from(SQRT_MINUS_486664.is_odd()));
        let twice = -F25519::from_u64(2 * 121_665);
        assert_eq!(TWICE_D * F25519::from_u64(121_666), twice, "twice d");
        // What the absence of exceptions rests on.
        let symbol_of_d = TWICE_D.legendre() * F25519::from_u64(2).legendre();
        assert_eq!(symbol_of_d, Symbol::MINUS_ONE);
        assert!(bool::from(Point::lift(&-F25519::ONE, 0.into()).is_none()));
    }

    #[test]
    fn there_and_back() {
        for r in 1..50 {
            let p = map_to_curve(&F25519::from_u64(r));
            assert_eq!(Extended::from(&p).to_montgomery().unwrap(), p);
        }
    }

    /// The chord and tangent of the affine curve, away from exceptional cases.
    #[test]
    fn sums_are_those_of_the_affine_formulas() {
        let a = F25519::from_u64(486_662);
        let [two, three] = [2, 3].map(F25519::from_u64);
        for r in 1..50 {
            let p = map_to_curve(&F25519::from_u64(r));
            let q = map_to_curve(&F25519::from_u64(r + 77));
            let chord = (q.v - p.v) * (q.u - p.u).invert().unwrap();
            let u = chord.square() - a - p.u - q.u;
            let v = chord * (p.u - u) - p.v;
            assert_eq!(sum(&p, &q).unwrap(), Point { u, v });
            let slope = (three * p.u.square() + two * a * p.u + F25519::ONE)
                * (two * p.v).invert().unwrap();
            let u = slope.square() - a - p.u - p.u;
            let v = slope * (p.u - u) - p.v;
            assert_eq!(sum(&p, &p).unwrap(), Point { u, v });
        }
    }

    #[test]
    fn exceptional_sums() {
        let p = map_to_curve(&F25519::from_u64(7));
        assert!(bool::from(sum(&p, &-p).is_none()), "infinity");
        // Adding (0, 0) takes u to 1 / u.
        let two_torsion = map_to_curve(&F25519::ZERO);
        let q = sum(&p, &two_torsion).unwrap();
        assert_eq!(q.u * p.u, F25519::ONE);
        assert_eq!(sum(&q, &two_torsion).unwrap(), p);
        assert!(bool::from(sum(&two_torsion, &two_torsion).is_none()));
        let cleared = Extended::from(&two_torsion).clear_cofactor();
        assert!(bool::from(cleared.to_montgomery().is_none()));
    }
}
