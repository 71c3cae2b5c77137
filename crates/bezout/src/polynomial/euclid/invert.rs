// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses of polynomials modulo another one.

use super::arithmetic::divide;
use super::field::PrimeField;
use crate::error::Error;
use alloc::vec::Vec;

impl PrimeField {
    /// The inverse of `a` modulo `f`, of a smaller degree than `f`, or `None` where they have a
    /// factor in common. Modulo a constant everything is zero, and its inverse too. `f = 0` is an
    /// error, and so is a coefficient of `p` or more.
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
}
