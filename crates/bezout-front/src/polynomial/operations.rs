// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums, products and remainders in rings of polynomials, in variable time.

use super::{Ring, trimmed};
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use bezout::polynomial::{PrimeField, Shape};

impl Ring {
    /// The remainder of a polynomial of any length modulo the modulus: [`len`](Self::len)
    /// coefficients, of which the last one is 0 in rings of NTRU.
    ///
    /// *Timing:* variable. *Cost:* a sum for each coefficient; in a [`Ring::Quotient`] a division.
    ///
    /// # Errors
    /// [`Error::Refused`] for a coefficient of [`q`](Self::q) or more.
    ///
    /// ```
    /// use bezout_front::polynomial::Coefficients;
    /// let ring = Coefficients::named("F7")?.modulo(&[6, 6, 0, 1])?;
    /// // x^3 = x + 1
    /// assert_eq!(ring.reduce_vartime(&[0, 0, 0, 1])?, [1, 1, 0]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn reduce_vartime(&self, a: &[u32]) -> Result<Vec<u32>, Error> {
        let mut out = self.folded("a", a)?;
        self.without_last(&mut out);
        Ok(out)
    }

    /// The sum modulo the modulus, of polynomials of any length.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// As of [`reduce_vartime`](Self::reduce_vartime).
    ///
    /// ```
    /// use bezout_front::polynomial::Ring;
    /// let ring = Ring::named("sntrup761-rq")?;
    /// assert_eq!(ring.add_vartime(&[4590, 2], &[3])?[..3], [2, 2, 0]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn add_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        self.sum(a, b, |c| c)
    }

    /// The difference `a - b` modulo the modulus, of polynomials of any length.
    ///
    /// *Timing:* variable.
    ///
    /// # Errors
    /// As of [`reduce_vartime`](Self::reduce_vartime).
    ///
    /// ```
    /// use bezout_front::polynomial::Ring;
    /// let ring = Ring::named("sntrup761-rq")?;
    /// assert_eq!(ring.sub_vartime(&[2], &[3, 1])?[..3], [4590, 4590, 0]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn sub_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        self.sum(a, b, |c| if c == 0 { 0 } else { self.q() - c })
    }

    /// The product modulo the modulus, of polynomials of any length.
    ///
    /// *Timing:* variable. *Cost:* quadratic in the degree, and less for long operands.
    ///
    /// # Errors
    /// As of [`reduce_vartime`](Self::reduce_vartime).
    ///
    /// ```
    /// use bezout_front::polynomial::Ring;
    /// let ring = Ring::named("hrss701-rq")?;
    /// let inverse = ring.invert_vartime(&[1, 2])?;
    /// let product = ring.mul_vartime(&[1, 2], &inverse)?;
    /// assert_eq!((product[0], product[1..].iter().max()), (1, Some(&0)));
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    ///
    /// *Source:* \[KO62\].
    pub fn mul_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let mut out = self.product(a, b)?;
        self.without_last(&mut out);
        Ok(out)
    }

    /// The product modulo `x^n - 1`, as NTRU multiplies before it reduces; n is [`len`](Self::len).
    ///
    /// *Timing:* variable. *Cost:* that of [`mul_vartime`](Self::mul_vartime).
    ///
    /// # Errors
    /// The errors of `mul_vartime`, and [`Error::NotCyclic`] if the modulus does not divide `x^n -
    /// 1`.
    ///
    /// ```
    /// use bezout_front::polynomial::Ring;
    /// let ring = Ring::named("hrss701-rq")?;
    /// let last: Vec<u32> = [vec![0; 700], vec![1]].concat();
    /// // x^701 = 1
    /// assert_eq!(ring.mul_cyclic_vartime(&[0, 1], &last)?[..2], [1, 0]);
    /// assert!(Ring::named("sntrup761-rq")?.mul_cyclic_vartime(&[1], &[1]).is_err());
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn mul_cyclic_vartime(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        match self {
            Self::Small(ring) if ring.shape() == Shape::AllOnes => self.product(a, b),
            Self::Cyclic(_) => self.product(a, b),
            _ => Err(Error::NotCyclic),
        }
    }

    /// The product, as elements are multiplied: in rings of NTRU modulo `x^n - 1`.
    fn product(&self, a: &[u32], b: &[u32]) -> Result<Vec<u32>, Error> {
        let (a, b) = (self.folded("a", a)?, self.folded("b", b)?);
        match self {
            Self::Small(ring) => {
                let [a, b] = [a, b].map(|x| x.iter().map(|&c| c as u16).collect::<Vec<_>>());
                let mut out = vec![0; ring.len()];
                ring.mul(&mut out, &a, &b)?;
                Ok(out.iter().map(|&c| c.into()).collect())
            }
            Self::Cyclic(_) => self.folded("a", &PrimeField::new(2)?.mul_vartime(&a, &b)?),
            Self::Quotient(field, _) => self.folded("a", &field.mul_vartime(&a, &b)?),
        }
    }

    /// `a` and what `sign` makes of each coefficient of `b`.
    fn sum(&self, a: &[u32], b: &[u32], sign: impl Fn(u32) -> u32) -> Result<Vec<u32>, Error> {
        let (mut out, b) = (self.folded("a", a)?, self.folded("b", b)?);
        for (out, &c) in out.iter_mut().zip(&b) {
            *out = add(*out, sign(c), self.q());
        }
        self.without_last(&mut out);
        Ok(out)
    }

    /// As many coefficients as an element has: in rings of NTRU of the remainder modulo `x^n - 1`.
    fn folded(&self, argument: &'static str, a: &[u32]) -> Result<Vec<u32>, Error> {
        let (n, q) = (self.len(), self.q());
        if a.iter().any(|&c| c >= q) {
            let accepted = q - 1;
            return Err(bezout::Error::Coefficient { argument, accepted }.into());
        }
        let mut a = trimmed(a).to_vec();
        match self {
            Self::Quotient(field, f) => a = field.div_rem_vartime(&a, f)?.1,
            _ => {
                let more = match self {
                    Self::Small(ring) => ring.shape() == Shape::Prime,
                    _ => false,
                };
                // x^n is 1, or x + 1.
                for i in (n..a.len()).rev() {
                    let c = core::mem::take(&mut a[i]);
                    a[i - n] = add(a[i - n], c, q);
                    if more {
                        a[i - n + 1] = add(a[i - n + 1], c, q);
                    }
                }
            }
        }
        a.resize(n, 0);
        Ok(a)
    }

    /// The remainder modulo `1 + x + ... + x^(n-1)` where that is the modulus.
    fn without_last(&self, a: &mut [u32]) {
        let Self::Small(ring) = self else { return };
        if let (Shape::AllOnes, Some(&last)) = (ring.shape(), a.last()) {
            let minus = if last == 0 { 0 } else { self.q() - last };
            a.iter_mut().for_each(|c| *c = add(*c, minus, self.q()));
        }
    }
}

/// The sum of two coefficients.
fn add(a: u32, b: u32, q: u32) -> u32 {
    // q is at most 2^31.
    let sum = a + b;
    if sum >= q { sum - q } else { sum }
}
