// SPDX-License-Identifier: MIT OR Apache-2.0
//! Resultants of polynomials.

use super::arithmetic::divide;
use super::field::PrimeField;
use crate::error::Error;

impl PrimeField {
    /// The resultant: the product of `b` over the roots of `a`, times the leading coefficient of
    /// `a` to the power of the degree of `b`; zero if either is zero. A coefficient of `p` or more
    /// is an error.
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
}
