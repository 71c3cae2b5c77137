// SPDX-License-Identifier: MIT OR Apache-2.0
//! A prime field below 2^31 and the arithmetic of its elements.

use crate::error::Error;
use crate::polynomial::types::ring::is_prime;
use core::fmt;

/// A field of `p` elements, `p` a prime below 2^31, whose polynomials have a gcd.
///
/// A polynomial is a slice of coefficients from 0 to `p - 1`, the constant term first; zeros at the
/// end do not matter, and results have none: zero is empty.
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
    pause: Pause,
}

/// What is called in the course of long operations. It is no part of the field: all are equal.
#[derive(Clone, Copy)]
struct Pause(Option<fn()>);

impl PartialEq for Pause {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Pause {}

impl fmt::Debug for Pause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Pause").field(&self.0.is_some()).finish()
    }
}

impl PrimeField {
    /// The field of `p` elements. `p` is a prime below 2^31; others are an error.
    ///
    /// *Timing:* variable in `p`. *Cost:* some `sqrt(p)` divisions.
    pub const fn new(p: u32) -> Result<Self, Error> {
        if p >> 31 != 0 || !is_prime(p) {
            return Err(Error::CoefficientField { p });
        }
        Ok(Self {
            p,
            pause: Pause(None),
        })
    }

    /// The same field, whose operations call `pause` before each product and each row of a
    /// division: to look at a clock, at a signal, or to end the operation by unwinding.
    ///
    /// Between two calls is work in proportion to the length, at most 48 products of coefficients
    /// for each.
    ///
    /// *Timing:* that of the operations is variable in what `pause` does, too.
    ///
    /// ```
    /// use bezout::polynomial::PrimeField;
    /// use std::sync::atomic::{AtomicUsize, Ordering};
    /// static CALLS: AtomicUsize = AtomicUsize::new(0);
    /// let count = || drop(CALLS.fetch_add(1, Ordering::Relaxed));
    /// let f7 = PrimeField::new(7)?.with_pause(count);
    /// assert_eq!(f7.gcd_vartime(&[6, 0, 1], &[5, 1, 1])?, [6, 1]);
    /// assert!(CALLS.load(Ordering::Relaxed) > 1);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    #[must_use]
    pub const fn with_pause(self, pause: fn()) -> Self {
        Self {
            pause: Pause(Some(pause)),
            ..self
        }
    }

    /// The number of elements.
    pub const fn p(&self) -> u32 {
        self.p
    }

    pub(super) fn pause(&self) {
        if let Some(pause) = self.pause.0 {
            pause();
        }
    }

    pub(super) fn mul(&self, a: u32, b: u32) -> u32 {
        (a as u64 * b as u64 % self.p as u64) as u32
    }

    pub(super) fn sub(&self, a: u32, b: u32) -> u32 {
        if a >= b { a - b } else { a + self.p - b }
    }

    pub(super) fn power(&self, mut a: u32, mut k: u32) -> u32 {
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
    pub(super) fn inverse(&self, a: u32) -> u32 {
        self.power(a, self.p - 2)
    }
}
