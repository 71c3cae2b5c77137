// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion and three multiplications each. \[Mon87\]

use crate::binary_field::types::gf2m::{Element, Gf2m};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use subtle::{Choice, CtOption};

/// Running products that do not wait for each other; element `i` is a factor of number `i mod WAYS`.
const WAYS: usize = 4;

impl<const N: usize> Gf2m<N> {
    /// Replaces each element by its inverse, and leaves 0 as it is. Returns yes if no element is 0.
    ///
    /// # Errors
    /// [`Error::Count`] if `scratch` and `xs` differ in their numbers of elements; nothing is changed then. It is overwritten.
    ///
    /// *Timing:* depends on the number of elements. *Cost:* an inversion, and three multiplications an element.
    ///
    /// ```
    /// use bezout::binary_field::presets::DSTU_163;
    /// let mut xs = [DSTU_163.reduce(&[2]), DSTU_163.zero(), DSTU_163.reduce(&[7])];
    /// let all = DSTU_163.invert_batch(&mut xs, &mut [DSTU_163.zero(); 3])?;
    /// assert_eq!(DSTU_163.words(&DSTU_163.mul(&xs[2], &DSTU_163.reduce(&[7]))), [1, 0, 0]);
    /// assert!(bool::from(DSTU_163.is_zero(&xs[1])) && !bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// *Source:* \[Mon87, section 10.3.1\].
    pub fn invert_batch(
        &self,
        xs: &mut [Element<N>],
        scratch: &mut [Element<N>],
    ) -> Result<Choice, Error> {
        self.batch(xs, scratch, |x| self.invert(x))
    }

    /// With some inversion.
    pub(crate) fn batch(
        &self,
        xs: &mut [Element<N>],
        scratch: &mut [Element<N>],
        invert: impl FnOnce(&Element<N>) -> CtOption<Element<N>>,
    ) -> Result<Choice, Error> {
        if scratch.len() != xs.len() {
            return Err(Error::Count {
                argument: "scratch",
                elements: scratch.len(),
                needed: xs.len(),
            });
        }
        // The products before an element; zeros are left out.
        let (mut product, mut none) = ([self.one(); WAYS], Mask::from_bit(1));
        for (i, (p, x)) in scratch.iter_mut().zip(xs.iter()).enumerate() {
            *p = product[i % WAYS];
            let zero = self.zero_mask(x);
            product[i % WAYS] = self.mul(p, &self.one_if_zero(x, zero));
            none = none & !zero;
        }
        // None of the four is 0.
        let (low, high) = (
            self.mul(&product[0], &product[1]),
            self.mul(&product[2], &product[3]),
        );
        let all = invert(&self.mul(&low, &high)).unwrap_or(self.zero());
        let (low, high) = (self.mul(&all, &high), self.mul(&all, &low));
        let mut inverse = [
            self.mul(&low, &product[1]),
            self.mul(&low, &product[0]),
            self.mul(&high, &product[3]),
            self.mul(&high, &product[2]),
        ];
        for (i, (p, x)) in scratch.iter_mut().zip(xs.iter_mut()).enumerate().rev() {
            let zero = self.zero_mask(x);
            let inverse = &mut inverse[i % WAYS];
            let y = self.mul(inverse, p);
            *inverse = self.mul(inverse, &self.one_if_zero(x, zero));
            for (x, y) in x.0.iter_mut().zip(&y.0) {
                *x = zero.select(0, *y);
            }
            wipe(&mut p.0);
        }
        Ok(none.choice())
    }

    #[inline(always)]
    fn one_if_zero(&self, x: &Element<N>, zero: Mask) -> Element<N> {
        let one = self.one();
        Element(core::array::from_fn(|i| zero.select(one.0[i], x.0[i])))
    }
}
