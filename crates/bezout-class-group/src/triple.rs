// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reduced forms of any length, and their products: by NUCOMP and NUDUPL \[Sha89, JvdP02\] where
//! first coefficients are coprime, else by Gauss' composition \[Coh93, algorithm 5.4.7\].

use bezout_large::{Integer, Partial, partial_xgcd};

/// A form `a x^2 + b x y + c y^2`, positive definite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Triple {
    pub a: Integer,
    pub b: Integer,
    pub c: Integer,
}

impl Triple {
    /// The form with these first two coefficients, `a > 0`; none if there is none of the
    /// discriminant.
    pub fn from_ab(a: Integer, b: Integer, discriminant: &Integer) -> Option<Self> {
        let c = (&b * &b - discriminant).div_exact(&(&a << 2))?;
        Some(Self { a, b, c })
    }

    /// The neutral element.
    pub fn principal(discriminant: &Integer) -> Self {
        let b = Integer::from(u8::from(discriminant.is_odd()));
        Self::from_ab(Integer::from(1), b, discriminant).expect("D is 0 or 1 modulo 4")
    }

    /// `|b| <= a <= c`, and `b >= 0` where two of them are equal.
    pub fn is_reduced(&self) -> bool {
        let b = self.b.magnitude().cmp(self.a.magnitude());
        let c = self.a.cmp(&self.c);
        b.is_le() && c.is_le() && (!self.b.is_negative() || (b.is_lt() && c.is_lt()))
    }

    /// Whether the coefficients have no common factor.
    pub fn is_primitive(&self) -> bool {
        let part = self.a.magnitude().gcd(self.b.magnitude());
        part.gcd(self.c.magnitude()).is_one()
    }

    /// The reduced form of the class.
    pub fn reduced(mut self) -> Self {
        loop {
            // -a < b <= a
            let (q, b) = (&self.b + &self.a).div_rem_floor(&(&self.a << 1));
            let b = b - &self.a;
            // c - q (b_old + b_new) / 2
            self.c -= q * ((self.b + &b) >> 1);
            self.b = b;
            let b_is_a = self.b.magnitude() == self.a.magnitude();
            let order = self.a.cmp(&self.c);
            if order.is_gt() {
                core::mem::swap(&mut self.a, &mut self.c);
            }
            if order.is_gt() || self.b.is_negative() && (b_is_a || order.is_eq()) {
                self.b = -self.b;
            }
            if order.is_le() {
                return self;
            }
        }
    }

    pub fn inverse(&self) -> Self {
        Self {
            b: -&self.b,
            ..self.clone()
        }
        .reduced()
    }

    /// The square, reduced.
    pub fn square(&self, discriminant: &Integer) -> Self {
        let Some(inverse) = invert(&self.b, &self.a) else {
            return self.compose_gauss(self, discriminant);
        };
        let k = (-(inverse * &self.c)).div_rem_floor(&self.a).1;
        let bound = (discriminant.bits() / 4).saturating_sub(1);
        self.multiply_out(self, &k, bound)
    }

    /// The product, reduced.
    pub fn compose(&self, other: &Self, discriminant: &Integer) -> Self {
        let Some(inverse) = invert(&other.a, &self.a) else {
            return self.compose_gauss(other, discriminant);
        };
        let difference = (&self.b - &other.b) >> 1;
        let k = (inverse * difference).div_rem_floor(&self.a).1;
        // r sqrt(other.a) and y sqrt(other.c) are about equal there.
        let bound = (2 * self.a.bits() + discriminant.bits()) / 4;
        let bound = bound.saturating_sub(other.a.bits() / 2 + 1);
        self.multiply_out(other, &k, bound)
    }

    /// The form `(x, y) -> g(r, y) / a` with `r = a x + k y`, for the first coefficient a of this
    /// form and `k g.a = (b - g.b) / 2` modulo a, on two rows of Euclid's algorithm for a and k.
    fn multiply_out(&self, g: &Self, k: &Integer, bound: usize) -> Self {
        let Partial {
            remainders: [r, s],
            cofactors: [y, z],
            first_is_positive,
        } = partial_xgcd(self.a.limbs(), k.limbs(), bound);
        let rows = [
            (Integer::new(false, r), Integer::new(!first_is_positive, y)),
            (Integer::new(false, s), Integer::new(first_is_positive, z)),
        ];
        let h = (&g.b - &self.b) >> 1;
        let mean = (&g.b + &self.b) >> 1;
        let [(p, q), (u, v)] = [0, 1].map(|i| {
            let (r, y) = &rows[i];
            let exact = |x: Integer| x.div_exact(&self.a).expect("k is what it says");
            (exact(&g.a * r + &h * y), exact(&mean * r + &g.c * y))
        });
        let [(r, y), (s, z)] = &rows;
        let b = r * &u + s * &p + y * &v + z * &q;
        Self {
            a: r * p + y * q,
            // The rows have determinant -1 after an odd number of steps.
            b: if first_is_positive { -b } else { b },
            c: s * u + z * v,
        }
        .reduced()
    }

    fn compose_gauss(&self, other: &Self, discriminant: &Integer) -> Self {
        let (g, _, v) = self.a.xgcd(&other.a);
        // e = gcd(a, other.a, mean) = x (.. a + v other.a) + y mean
        let (e, x, y) = g.xgcd(&((&self.b + &other.b) >> 1));
        let part = |x: &Integer| x.div_exact(&e).expect("e divides it");
        let (left, right) = (part(&self.a), part(&other.a));
        let difference = (&self.b - &other.b) >> 1;
        let inner = x * v * difference - y * &other.c;
        let a = left * &right;
        let b = &other.b + ((right * inner) << 1);
        let b = b.div_rem_floor(&(&a << 1)).1;
        Self::from_ab(a, b, discriminant)
            .expect("composition keeps the discriminant")
            .reduced()
    }
}

/// `x^-1` modulo `m > 0`.
fn invert(x: &Integer, m: &Integer) -> Option<Integer> {
    let inverse = x.magnitude().invert_mod(m.magnitude())?;
    Some(Integer::new(x.is_negative(), inverse).div_rem_floor(m).1)
}
