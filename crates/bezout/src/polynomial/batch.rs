// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses. Montgomery's trick, three products for an inversion, gains little or nothing modulo 3: an
//! inversion costs hardly more than the products. There two inversions are done at a time, since where
//! polynomials have become short, one alone waits for its own results.

#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::ring::Ring;
use super::select::{Way, select};
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
        let way = select(self);
        let mut found = Vec::with_capacity(elements.len() / n);
        let mut input = vec![0; 2 * n];
        for pair in elements.chunks_mut(2 * n) {
            let input = &mut input[..pair.len()];
            input.copy_from_slice(pair);
            invert_some(self, way, pair, input, &mut found);
        }
        crate::ct::wipe(&mut input);
        Ok(found.into_iter())
    }
}

/// One element or two.
fn invert_some(ring: &Ring, way: Way, out: &mut [u16], a: &[u16], found: &mut Vec<Choice>) {
    let n = ring.len();
    #[cfg(target_arch = "x86_64")]
    if way == Way::TernaryAvx2 && a.len() == 2 * n {
        let (first, second) = out.split_at_mut(n);
        let (x, y) = a.split_at(n);
        found.extend(avx2::invert_ternary_pair(ring, [first, second], [x, y]));
        return;
    }
    for (out, a) in out.chunks_mut(n).zip(a.chunks(n)) {
        found.push(way.function()(ring, out, a, &mut []));
    }
}
