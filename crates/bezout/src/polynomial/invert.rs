// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion: arguments are checked, and the default kernel does it.

use super::choice::{Operation, choose};
use crate::cpu::Cpu;
use crate::ct::{Mask, public_by_contract};
use crate::error::Error;
use crate::polynomial::types::ring::{CyclicRing, Ring};
use subtle::Choice;

impl Ring {
    /// `out = a^-1`; returns yes, or zero and no where `a` has no inverse.
    ///
    /// `a` has [`len`](Self::len) coefficients from 0 to `q - 1`, the constant term first, and so
    /// has `out`. Modulo `(x^n - 1)/(x - 1)` an element has `n` coefficients, and the last one of
    /// the result is zero; multiples of `x - 1` may have an inverse there. Zero has none; modulo 3,
    /// some others have none modulo `x^p - x - 1`, which is reducible for every `p` of NTRU Prime.
    /// Another length, or a coefficient out of range, is an error.
    ///
    /// *Timing:* depends on the ring, and on whether an error is returned.
    /// *Cost:* quadratic in the degree.
    ///
    /// ```
    /// use bezout::polynomial::presets::SNTRUP761_RQ;
    /// let mut x = [0; 761];
    /// x[1] = 1;
    /// let mut inverse = [0; 761];
    /// assert!(bool::from(SNTRUP761_RQ.invert(&mut inverse, &x)?));
    /// // x (x^760 - 1) = 1 modulo x^761 - x - 1.
    /// assert_eq!((inverse[0], inverse[760]), (4590, 1));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[BY19\].
    pub fn invert(&self, out: &mut [u16], a: &[u16]) -> Result<Choice, Error> {
        self.check("out", out.len())?;
        self.check_element("a", a)?;
        let way = choose(Cpu::here(), Operation::Invert(self));
        Ok(way.invert(self, out, a))
    }

    pub(super) fn check(&self, argument: &'static str, elements: usize) -> Result<(), Error> {
        let needed = self.len();
        match elements == needed {
            true => Ok(()),
            false => Err(Error::Count {
                argument,
                elements,
                needed,
            }),
        }
    }

    /// An error unless `a` is an element. Looks at all coefficients in every case.
    pub(super) fn check_element(&self, argument: &'static str, a: &[u16]) -> Result<(), Error> {
        self.check(argument, a.len())?;
        let last = self.q() - 1;
        // Zero if no coefficient is above the last one.
        let excess = if self.q().is_power_of_two() {
            u64::from(a.iter().fold(0, |all, &c| all | c) & !(last as u16))
        } else {
            // The signs of the differences.
            let room = a
                .iter()
                .fold(0, |all, &c| all | (last as i32 - i32::from(c)));
            u64::from(room as u32 >> 31)
        };
        match public_by_contract(Mask::zero(excess).choice()) {
            true => Ok(()),
            false => Err(Error::Coefficient {
                argument,
                accepted: last,
            }),
        }
    }
}

impl CyclicRing {
    /// `out = a^-1`; returns yes, or zero and no where `a` has no inverse.
    ///
    /// `a` has [`words`](Self::words) words, coefficient `i` in bit `i mod 64` of word `i / 64`,
    /// and so has `out`. An inverse exists if the weight of `a` is odd and `a` is not the vector of
    /// all ones. Another length, or a bit set from `r` on, is an error.
    ///
    /// *Timing:* depends on the ring, and on whether an error is returned.
    /// *Cost:* 16 to 19 products.
    ///
    /// ```
    /// use bezout::polynomial::presets::BIKE_L1;
    /// let mut x = [0; 193];
    /// x[0] = 2;
    /// let mut inverse = [0; 193];
    /// assert!(bool::from(BIKE_L1.invert(&mut inverse, &x)?));
    /// assert_eq!(inverse[192], 1 << (12322 % 64));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[IT88, BY19\].
    #[cfg(feature = "alloc")]
    pub fn invert(&self, out: &mut [u64], a: &[u64]) -> Result<Choice, Error> {
        let needed = self.words();
        for (argument, elements) in [("out", out.len()), ("a", a.len())] {
            if elements != needed {
                return Err(Error::Count {
                    argument,
                    elements,
                    needed,
                });
            }
        }
        // r is odd, so that the last word is never full.
        let excess = a[needed - 1] >> (self.degree() % 64);
        if !public_by_contract(Mask::zero(excess).choice()) {
            return Err(Error::Coefficient {
                argument: "a",
                accepted: 1,
            });
        }
        let way = choose(Cpu::here(), Operation::InvertCyclic);
        let mut scratch = alloc::vec![0; way.cyclic_scratch(self)];
        Ok(way.invert_cyclic(self, out, a, &mut scratch))
    }
}
