// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses. Montgomery's trick, three products for an inversion, gains little or nothing here: an
//! inversion modulo 3 costs hardly more than the products.

use super::ring::Ring;
use super::select::select;
use crate::error::Error;
use alloc::vec;
use alloc::vec::Vec;
use subtle::Choice;

impl Ring {
    /// Replaces each of the elements, one after the other in `elements`, by its inverse, or by zero where
    /// there is none; returns which have one.
    ///
    /// A length that is no multiple of [`len`](Self::len) or a coefficient of `q` or more is an error, and
    /// then nothing is changed.
    ///
    /// *Timing:* depends on the ring and the number of elements, and on whether an error is returned.
    /// *Cost:* that of the inversions.
    ///
    /// ```
    /// use bezout::polynomial::presets::HRSS701_S3;
    /// let mut elements = vec![0; 2 * 701];
    /// elements[0] = 2;
    /// let found = HRSS701_S3.invert_batch(&mut elements)?;
    /// assert_eq!(found.map(|yes| bool::from(yes)).collect::<Vec<_>>(), [true, false]);
    /// assert_eq!(elements[0], 2);
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// Source: \[BY19\].
    pub fn invert_batch(
        &self,
        elements: &mut [u16],
    ) -> Result<impl Iterator<Item = Choice> + use<>, Error> {
        let n = self.len();
        if !elements.len().is_multiple_of(n) {
            return Err(Error::Count {
                argument: "elements",
                elements: elements.len(),
                needed: elements.len().next_multiple_of(n),
            });
        }
        for element in elements.chunks(n) {
            self.check_element("elements", element)?;
        }
        let invert = select(self).function();
        let mut input = vec![0; n];
        let found: Vec<Choice> = elements
            .chunks_mut(n)
            .map(|element| {
                input.copy_from_slice(element);
                invert(self, element, &input, &mut [])
            })
            .collect();
        crate::ct::wipe(&mut input);
        Ok(found.into_iter())
    }
}
