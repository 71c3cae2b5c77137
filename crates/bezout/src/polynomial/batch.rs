// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses. Montgomery's trick, three products for an inversion, gains little or nothing modulo 3: an
//! inversion costs hardly more than the products. There two inversions are done at a time, since where
//! polynomials have become short, one alone waits for its own results.

#[cfg(target_arch = "x86_64")]
use super::choice::Way;
use super::choice::{Operation, choose};
#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use crate::cpu::Cpu;
use crate::ct::wipe;
use crate::error::Error;
use crate::polynomial::types::ring::Ring;
use alloc::vec;
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
        let (count, beyond) = (elements.len(), elements.len() % n);
        if beyond != 0 {
            return Err(Error::Count {
                argument: "elements",
                elements: count,
                needed: count - beyond + n,
            });
        }
        for element in elements.chunks(n) {
            self.check_element("elements", element)?;
        }
        let mut found = vec![Choice::from(0); elements.len() / n];
        let invert: InvertBatch = match choose(Cpu::here(), Operation::InvertBatch(self)) {
            #[cfg(target_arch = "x86_64")]
            Way::TernaryPairsAvx2 => pairs,
            _ => one_by_one,
        };
        invert(self, elements, &mut found);
        Ok(found.into_iter())
    }
}

/// `(ring, elements, yes)`: replaces each element by its inverse, or by zero, and says which have one.
pub(super) type InvertBatch = fn(&Ring, &mut [u16], &mut [Choice]);

/// Two at a time, and the last one of an odd number alone.
#[cfg(target_arch = "x86_64")]
pub(super) fn pairs(ring: &Ring, elements: &mut [u16], yes: &mut [Choice]) {
    let n = ring.len();
    let mut input = vec![0; 2 * n];
    for (out, yes) in elements.chunks_mut(2 * n).zip(yes.chunks_mut(2)) {
        let a = &mut input[..out.len()];
        a.copy_from_slice(out);
        match yes {
            [first, second] => {
                let (x, y) = a.split_at(n);
                let (out_x, out_y) = out.split_at_mut(n);
                [*first, *second] = avx2::invert_ternary_pair(ring, [out_x, out_y], [x, y]);
            }
            one => one.fill(avx2::invert_ternary(ring, out, a)),
        }
    }
    wipe(&mut input);
}

/// One after the other, as [`Ring::invert`] does.
pub(super) fn one_by_one(ring: &Ring, elements: &mut [u16], yes: &mut [Choice]) {
    let way = choose(Cpu::here(), Operation::Invert(ring));
    let n = ring.len();
    let mut a = vec![0; n];
    for (out, yes) in elements.chunks_mut(n).zip(yes) {
        a.copy_from_slice(out);
        *yes = way.invert(ring, out, &a);
    }
    wipe(&mut a);
}
