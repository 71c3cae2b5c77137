// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials over any prime field below 2^31, in variable time: Euclid's algorithm by divisions, and
//! from some length on by halves.

use crate::Error;
use alloc::vec::Vec;
use arithmetic::{divide, leading, scale, sub_mul};
use matrix::Matrix;

mod arithmetic;
mod matrix;

/// A field of `p` elements, `p` a prime below 2^31, whose polynomials have a gcd.
///
/// A polynomial is a slice of coefficients from 0 to `p - 1`, the constant term first; zeros at the end do
/// not matter, and results have none: zero is empty.
///
/// ```
/// use bezout::polynomial::PrimeField;
/// let f7 = PrimeField::new(7)?;
/// // x^2 - 1 and (x - 1)(x + 2)
/// assert_eq!(f7.gcd_vartime(&[6, 0, 1], &[5, 1, 1])?, [6, 1]);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PrimeField {
    p: u32,
}

/// What [`PrimeField::xgcd_vartime`] finds: `gcd = s a + t b`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PolynomialXgcd {
    /// Monic, or zero where both operands are.
    pub gcd: Vec<u32>,
    /// The cofactor of the first operand.
    pub s: Vec<u32>,
    /// The cofactor of the second one.
    pub t: Vec<u32>,
}

impl PrimeField {
    /// The field of `p` elements. `p` is a prime below 2^31; others are an error.
    ///
    /// *Timing:* depends on `p`. *Cost:* some `sqrt(p)` divisions.
    pub const fn new(p: u32) -> Result<Self, Error> {
        if p >> 31 != 0 || !super::ring::is_prime(p) {
            return Err(Error::CoefficientField { p });
        }
        Ok(Self { p })
    }

    /// The number of elements.
    pub const fn p(&self) -> u32 {
        self.p
    }

    /// The monic greatest common divisor; zero where both are zero. A coefficient of `p` or more is an
    /// error.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* quadratic in the length, and less for long operands.
    ///
    /// Source: \[GG13, chapter 11\].
    pub fn gcd_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let (mut a, mut b) = self.operands(a, b)?;
        matrix::reduce(self, &mut a, &mut b, None);
        Ok(self.monic(a))
    }

    /// The monic greatest common divisor, and its cofactors, `gcd = s a + t b`: those of Euclid's algorithm,
    /// of a degree below that of `b/gcd` and of `a/gcd` where these are no constants. A coefficient of `p` or
    /// more is an error.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* quadratic in the length, and less for long operands.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// let found = f7.xgcd_vartime(&[1, 0, 1], &[0, 1])?;
    /// // 1 = (x^2 + 1) - x x
    /// assert_eq!((found.gcd, found.s, found.t), (vec![1], vec![1], vec![0, 6]));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[GG13, chapter 11\].
    pub fn xgcd_vartime(&self, a: &[u32], b: &[u32]) -> Result<PolynomialXgcd, Error> {
        let (mut a, mut b) = self.operands(a, b)?;
        let mut m = Matrix::identity();
        matrix::reduce(self, &mut a, &mut b, Some(&mut m));
        let unit = leading(&a).map_or(0, |c| self.inverse(c));
        let [s, t] = m.0.into_iter().next().expect("two rows");
        // Of zero and zero both are zero.
        Ok(PolynomialXgcd {
            gcd: scale(self, a, unit),
            s: scale(self, s, unit),
            t: scale(self, t, unit),
        })
    }

    /// The inverse of `a` modulo `f`, of a smaller degree than `f`, or `None` where they have a factor in
    /// common. Modulo a constant everything is zero, and its inverse too. `f = 0` is an error, and so is a
    /// coefficient of `p` or more.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* quadratic in the length, and less for long operands.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// // x x = -1 modulo x^2 + 1
    /// assert_eq!(f7.invert_vartime(&[0, 1], &[1, 0, 1])?, Some(vec![0, 6]));
    /// assert_eq!(f7.invert_vartime(&[0, 1], &[0, 0, 1])?, None);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[GG13, chapter 11\].
    pub fn invert_vartime(&self, a: &[u32], f: &[u32]) -> Result<Option<Vec<u32>>, Error> {
        let (a, f) = self.operands(a, f)?;
        if f.is_empty() {
            return Err(Error::ZeroModulus);
        }
        let (_, a) = divide(self, a, &f);
        let found = self.xgcd_vartime(&a, &f)?;
        Ok((found.gcd.len() == 1).then(|| divide(self, found.s, &f).1))
    }

    /// The resultant: the product of `b` over the roots of `a`, times the leading coefficient of `a` to the
    /// power of the degree of `b`; zero if either is zero. A coefficient of `p` or more is an error.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* quadratic in the length.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// // (3 - 1)(3 - 2)
    /// assert_eq!(f7.resultant_vartime(&[4, 1], &[2, 4, 1])?, 2);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[GG13, chapter 6\].
    pub fn resultant_vartime(&self, a: &[u32], b: &[u32]) -> Result<u32, Error> {
        let (mut a, mut b) = self.operands(a, b)?;
        if a.is_empty() || b.is_empty() {
            return Ok(0);
        }
        let mut value = 1;
        while b.len() > 1 {
            let (n, m) = (a.len(), b.len());
            let (_, r) = divide(self, a, &b);
            if r.is_empty() {
                return Ok(0);
            }
            // res(a, b) = (-1)^(deg a deg b) lc(b)^(deg a - deg r) res(b, r)
            value = self.mul(value, self.power(b[m - 1], (n - r.len()) as u32));
            if n % 2 == 0 && m % 2 == 0 {
                value = self.sub(0, value);
            }
            (a, b) = (b, r);
        }
        Ok(self.mul(value, self.power(b[0], a.len() as u32 - 1)))
    }

    /// Both without zeros at the end.
    fn operands(&self, a: &[u32], b: &[u32]) -> Result<(Vec<u32>, Vec<u32>), Error> {
        for (argument, x) in [("a", a), ("b", b)] {
            if x.iter().any(|&c| c >= self.p) {
                return Err(Error::Coefficient {
                    argument,
                    accepted: self.p - 1,
                });
            }
        }
        Ok((arithmetic::trimmed(a), arithmetic::trimmed(b)))
    }

    fn monic(&self, a: Vec<u32>) -> Vec<u32> {
        let unit = leading(&a).map_or(0, |c| self.inverse(c));
        scale(self, a, unit)
    }

    fn mul(&self, a: u32, b: u32) -> u32 {
        (a as u64 * b as u64 % self.p as u64) as u32
    }

    fn sub(&self, a: u32, b: u32) -> u32 {
        if a >= b { a - b } else { a + self.p - b }
    }

    fn power(&self, mut a: u32, mut k: u32) -> u32 {
        let mut result = 1 % self.p;
        while k > 0 {
            if k % 2 == 1 {
                result = self.mul(result, a);
            }
            a = self.mul(a, a);
            k /= 2;
        }
        result
    }

    /// The inverse of a number that is not zero.
    fn inverse(&self, a: u32) -> u32 {
        self.power(a, self.p - 2)
    }
}

/// `a - q b`, for a quotient.
fn without(field: &PrimeField, a: Vec<u32>, q: &[u32], b: &[u32]) -> Vec<u32> {
    sub_mul(field, a, q, b)
}
