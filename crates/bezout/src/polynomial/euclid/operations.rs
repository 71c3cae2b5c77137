// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums, differences, products and divisions of polynomials over a prime field.

use super::arithmetic::{self, divide};
use super::field::PrimeField;
use crate::error::Error;
use alloc::vec::Vec;

impl PrimeField {
    /// The sum. A coefficient of `p` or more is an error.
    ///
    /// *Timing:* depends on both arguments.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// assert_eq!(f7.add_vartime(&[1, 2, 3], &[6, 1, 4])?, [0, 3]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn add_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let (a, b) = self.operands(a, b)?;
        Ok(arithmetic::add(self, a, b))
    }

    /// The difference `a - b`. A coefficient of `p` or more is an error.
    ///
    /// *Timing:* depends on both arguments.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// assert_eq!(f7.sub_vartime(&[1, 2], &[3, 2])?, [5]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn sub_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let (a, b) = self.operands(a, b)?;
        Ok(arithmetic::sub_mul(self, a, &[1], &b))
    }

    /// The product. A coefficient of `p` or more is an error.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* quadratic in the length, and for long operands three products of half of it.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// // (x - 1)(x + 1)
    /// assert_eq!(f7.mul_vartime(&[6, 1], &[1, 1])?, [6, 0, 1]);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[KO62\].
    pub fn mul_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let (a, b) = self.operands(a, b)?;
        Ok(arithmetic::mul(self, &a, &b))
    }

    /// The quotient and the remainder of `a` by `b`, which has a smaller degree than `b`. `b = 0`
    /// is an error, and so is a coefficient of `p` or more.
    ///
    /// *Timing:* depends on both arguments.
    /// *Cost:* the product of the lengths of `b` and of the quotient.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// let f7 = PrimeField::new(7)?;
    /// // x^2 + 1 = (x - 1)(x + 1) + 2
    /// assert_eq!(f7.div_rem_vartime(&[1, 0, 1], &[1, 1])?, (vec![6, 1], vec![2]));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn div_rem_vartime(&self, a: &[u32], b: &[u32]) -> Result<(Vec<u32>, Vec<u32>), Error> {
        let (a, b) = self.operands(a, b)?;
        match b.is_empty() {
            true => Err(Error::ZeroModulus),
            false => Ok(divide(self, a, &b)),
        }
    }
}
