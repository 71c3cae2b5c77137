// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor of polynomials over a prime field, and its cofactors.

use super::arithmetic::{self, leading, scale};
use super::field::PrimeField;
use super::matrix::{self, Matrix};
use crate::error::Error;
use alloc::vec::Vec;

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
    /// The monic greatest common divisor; zero where both are zero. A coefficient of `p` or more is
    /// an error.
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

    /// The monic greatest common divisor, and its cofactors, `gcd = s a + t b`: those of Euclid's
    /// algorithm, of a degree below that of `b/gcd` and of `a/gcd` where these are no constants. A
    /// coefficient of `p` or more is an error.
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

    /// Both without zeros at the end.
    pub(super) fn operands(&self, a: &[u32], b: &[u32]) -> Result<(Vec<u32>, Vec<u32>), Error> {
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
