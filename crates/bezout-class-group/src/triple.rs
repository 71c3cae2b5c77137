// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reduced forms of any length, and their products: by NUCOMP and NUDUPL \[Sha89, JvdP02\] where first coefficients are
//! coprime, else by Gauss' composition \[Coh93, algorithm 5.4.7\].

use crate::signed::Signed;
use bezout_large::{Partial, partial_xgcd};
use core::cmp::Ordering;

/// A form `a x^2 + b x y + c y^2`, positive definite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Triple {
    pub a: Signed,
    pub b: Signed,
    pub c: Signed,
}

impl Triple {
    /// The form with these first two coefficients, `a > 0`; none if there is none of the discriminant.
    pub fn from_ab(a: Signed, b: Signed, discriminant: &Signed) -> Option<Self> {
        let four_a = a.doubled().doubled();
        let c = b.mul(&b).sub(discriminant).exact(&four_a)?;
        Some(Self { a, b, c })
    }

    /// The neutral element.
    pub fn principal(discriminant: &Signed) -> Self {
        let b = Signed::word(u64::from(discriminant.is_odd()));
        Self::from_ab(Signed::word(1), b, discriminant).expect("D is 0 or 1 modulo 4")
    }

    /// `|b| <= a <= c`, and `b >= 0` where two of them are equal.
    pub fn is_reduced(&self) -> bool {
        let b = self.b.compare_magnitude(&self.a);
        let c = self.a.compare_magnitude(&self.c);
        b.is_le() && c.is_le() && (!self.b.negative || (b.is_lt() && c.is_lt()))
    }

    /// Whether the coefficients have no common factor.
    pub fn is_primitive(&self) -> bool {
        let part = bezout_large::gcd(&self.a.limbs, &self.b.limbs);
        bezout_large::gcd(&part, &self.c.limbs) == [1]
    }

    /// The reduced form of the class.
    pub fn reduced(mut self) -> Self {
        loop {
            // -a < b <= a
            let (q, b) = self.b.add(&self.a).div_rem(&self.a.doubled());
            let b = b.sub(&self.a);
            // c - q (b_old + b_new) / 2
            let mean = self.b.add(&b).shifted_right(1);
            self.c = self.c.sub(&q.mul(&mean));
            self.b = b;
            if self.b.negative && self.b.compare_magnitude(&self.a).is_eq() {
                self.b.negative = false;
            }
            match self.a.compare_magnitude(&self.c) {
                Ordering::Less => return self,
                Ordering::Equal => {
                    self.b.negative = false;
                    return self;
                }
                Ordering::Greater => {
                    core::mem::swap(&mut self.a, &mut self.c);
                    self.b = self.b.negated();
                }
            }
        }
    }

    pub fn inverse(&self) -> Self {
        Self {
            b: self.b.clone().negated(),
            ..self.clone()
        }
        .reduced()
    }

    /// The square, reduced.
    pub fn square(&self, discriminant: &Signed) -> Self {
        let Some(inverse) = invert(&self.b, &self.a) else {
            return self.compose_gauss(self, discriminant);
        };
        let k = inverse.mul(&self.c).negated().div_rem(&self.a).1;
        let bound = (discriminant.bits() / 4).saturating_sub(1);
        self.multiply_out(self, &k, bound)
    }

    /// The product, reduced.
    pub fn compose(&self, other: &Self, discriminant: &Signed) -> Self {
        let Some(inverse) = invert(&other.a, &self.a) else {
            return self.compose_gauss(other, discriminant);
        };
        let difference = self.b.sub(&other.b).shifted_right(1);
        let k = inverse.mul(&difference).div_rem(&self.a).1;
        // r sqrt(other.a) and y sqrt(other.c) are about equal there.
        let bound = (2 * self.a.bits() + discriminant.bits()) / 4;
        let bound = bound.saturating_sub(other.a.bits() / 2 + 1);
        self.multiply_out(other, &k, bound)
    }

    /// The form `(x, y) -> g(r, y) / a` with `r = a x + k y`, for the first coefficient a of this form and
    /// `k g.a = (b - g.b) / 2` modulo a, on two rows of Euclid's algorithm for a and k.
    fn multiply_out(&self, g: &Self, k: &Signed, bound: usize) -> Self {
        let Partial {
            remainders: [r, s],
            cofactors: [y, z],
            first_is_positive,
        } = partial_xgcd(&self.a.limbs, &k.limbs, bound);
        let rows = [
            (Signed::new(false, r), Signed::new(!first_is_positive, y)),
            (Signed::new(false, s), Signed::new(first_is_positive, z)),
        ];
        let h = g.b.sub(&self.b).shifted_right(1);
        let mean = g.b.add(&self.b).shifted_right(1);
        let [(p, q), (u, v)] = [0, 1].map(|i| {
            let (r, y) = &rows[i];
            let p = g.a.mul(r).add(&h.mul(y));
            let q = mean.mul(r).add(&g.c.mul(y));
            let exact = |x: Signed| x.exact(&self.a).expect("k is what it says");
            (exact(p), exact(q))
        });
        let [(r, y), (s, z)] = &rows;
        let b = (r.mul(&u).add(&s.mul(&p))).add(&y.mul(&v).add(&z.mul(&q)));
        Self {
            a: r.mul(&p).add(&y.mul(&q)),
            // The rows have determinant -1 after an odd number of steps.
            b: if first_is_positive { b.negated() } else { b },
            c: s.mul(&u).add(&z.mul(&v)),
        }
        .reduced()
    }

    fn compose_gauss(&self, other: &Self, discriminant: &Signed) -> Self {
        let first = xgcd(&self.a, &other.a);
        let mean = self.b.add(&other.b).shifted_right(1);
        let second = xgcd(&first.gcd, &mean);
        // e = gcd(a, other.a, mean) = x (.. a + v other.a) + y mean
        let (e, x, y, v) = (second.gcd, second.s, second.t, first.t);
        let part = |x: &Signed| x.exact(&e).expect("e divides it");
        let (left, right) = (part(&self.a), part(&other.a));
        let difference = self.b.sub(&other.b).shifted_right(1);
        let inner = x.mul(&v).mul(&difference).sub(&y.mul(&other.c));
        let a = left.mul(&right);
        let b = other.b.add(&right.mul(&inner).doubled());
        let b = b.div_rem(&a.doubled()).1;
        Self::from_ab(a, b, discriminant)
            .expect("composition keeps the discriminant")
            .reduced()
    }
}

/// `x^-1` modulo `m > 0`.
fn invert(x: &Signed, m: &Signed) -> Option<Signed> {
    let inverse = bezout_large::invert(&x.limbs, &m.limbs).expect("m is not 0")?;
    let inverse = Signed::new(x.negative, inverse);
    Some(inverse.div_rem(m).1)
}

struct Cofactors {
    gcd: Signed,
    s: Signed,
    t: Signed,
}

/// `gcd = s a + t b`.
fn xgcd(a: &Signed, b: &Signed) -> Cofactors {
    let found = bezout_large::xgcd(&a.limbs, &b.limbs);
    let part = |x: bezout::Signed<Vec<u64>>, negative: bool| {
        Signed::new(bool::from(x.negative) != negative, x.magnitude)
    };
    Cofactors {
        gcd: Signed::new(false, found.gcd),
        s: part(found.s, a.negative),
        t: part(found.t, b.negative),
    }
}
