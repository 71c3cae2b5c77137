// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials over any prime field below 2^31, in variable time: Euclid's algorithm by divisions, and
//! from some length on by halves.

use crate::error::Error;
use alloc::vec::Vec;
use arithmetic::{divide, leading, scale};
use matrix::Matrix;

mod arithmetic;
mod field;
mod matrix;

pub use field::PrimeField;

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
            if x.iter().any(|&c| c >= self.p()) {
                return Err(Error::Coefficient {
                    argument,
                    accepted: self.p() - 1,
                });
            }
        }
        Ok((arithmetic::trimmed(a), arithmetic::trimmed(b)))
    }

    fn monic(&self, a: Vec<u32>) -> Vec<u32> {
        let unit = leading(&a).map_or(0, |c| self.inverse(c));
        scale(self, a, unit)
    }
}
