// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses. Montgomery's trick, three products for an inversion, gains little or nothing
//! modulo 3: an inversion costs hardly more than the products. There two inversions are done at a
//! time, since where polynomials have become short, one alone waits for its own results.

use super::choice::{Operation, choose};
#[cfg(target_arch = "x86_64")]
use super::choice::{VECTORS, Way};
#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use crate::cpu::Cpu;
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::polynomial::types::ring::Ring;
#[cfg(feature = "alloc")]
use alloc::vec;
use subtle::Choice;

#[cfg(feature = "alloc")]
impl Ring {
    /// Replaces each of the elements, one after the other in `elements`, by its inverse, or by zero
    /// where there is none; returns which have one.
    ///
    /// A length that is no multiple of [`len`](Self::len) or a coefficient of `q` or more is an
    /// error, and then nothing is changed.
    ///
    /// *Timing:* depends on the ring and the number of elements, and on whether an error is
    /// returned.
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
        self.check_elements("elements", elements)?;
        let mut found = vec![Choice::from(0); elements.len() / self.len()];
        let invert: InvertBatch = match choose(Cpu::here(), Operation::InvertBatch(self)) {
            #[cfg(target_arch = "x86_64")]
            Way::TernaryPairsAvx2 => pairs,
            _ => one_by_one,
        };
        invert(self, elements, &mut found);
        Ok(found.into_iter())
    }
}

impl Ring {
    /// The coefficients of scratch of [`invert_rows`](Self::invert_rows), for any number of rows.
    pub const fn invert_rows_scratch(&self) -> usize {
        2 * self.len()
    }

    /// Replaces each of the elements, one after the other in `rows`, by its inverse, or by zero
    /// where there is none, with the caller's scratch: nothing is allocated. It has at least
    /// [`invert_rows_scratch`](Self::invert_rows_scratch) coefficients, and is wiped. Returns yes
    /// if all have an inverse.
    ///
    /// A length that is no multiple of [`len`](Self::len), a coefficient of `q` or more or too
    /// short a scratch is an error, and then nothing is changed.
    ///
    /// *Timing:* depends on the ring and the number of elements, and on whether an error is
    /// returned.
    /// *Cost:* that of the inversions, of which some rings do two at a time. *Source:* \[BY19\].
    ///
    /// ```
    /// use bezout::polynomial::presets::HRSS701_S3;
    /// let mut rows = [0; 2 * 701];
    /// rows[0] = 2;
    /// let mut scratch = [0; HRSS701_S3.invert_rows_scratch()];
    /// assert!(!bool::from(HRSS701_S3.invert_rows(&mut rows, &mut scratch)?));
    /// assert_eq!((rows[0], rows[701]), (2, 0));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    pub fn invert_rows(&self, rows: &mut [u16], scratch: &mut [u16]) -> Result<Choice, Error> {
        let needed = self.invert_rows_scratch();
        if scratch.len() < needed {
            return Err(Error::Count {
                argument: "scratch",
                elements: scratch.len(),
                needed,
            });
        }
        self.check_elements("rows", rows)?;
        let way = choose(Cpu::here(), Operation::InvertBatch(self));
        let alone = choose(Cpu::here(), Operation::Invert(self));
        let n = self.len();
        let mut all = Mask::from_bit(1);
        for group in rows.chunks_mut(2 * n) {
            let a = &mut scratch[..group.len()];
            a.copy_from_slice(group);
            let mut yes = [Choice::from(1); 2];
            match way {
                #[cfg(target_arch = "x86_64")]
                Way::TernaryPairsAvx2 if VECTORS => {
                    pair(self, group, a, &mut yes[..group.len() / n])
                }
                _ => {
                    let pairs = group.chunks_mut(n).zip(a.chunks(n));
                    for (yes, (out, a)) in yes.iter_mut().zip(pairs) {
                        *yes = alone.invert(self, out, a);
                    }
                }
            }
            all = yes
                .iter()
                .fold(all, |all, &yes| all & Mask::from_choice(yes));
        }
        wipe(scratch);
        Ok(all.choice())
    }

    /// An error unless all are elements of the ring.
    fn check_elements(&self, argument: &'static str, elements: &[u16]) -> Result<(), Error> {
        let n = self.len();
        let (count, beyond) = (elements.len(), elements.len() % n);
        if beyond != 0 {
            return Err(Error::Count {
                argument,
                elements: count,
                needed: count - beyond + n,
            });
        }
        let mut all = elements.chunks(n);
        all.try_for_each(|element| self.check_element(argument, element))
    }
}

#[cfg(feature = "alloc")]
/// `(ring, elements, yes)`: replaces each element by its inverse, or by zero, and says which have
/// one.
pub(super) type InvertBatch = fn(&Ring, &mut [u16], &mut [Choice]);

/// Two at a time, and the last one of an odd number alone.
#[cfg(all(feature = "alloc", target_arch = "x86_64"))]
pub(super) fn pairs(ring: &Ring, elements: &mut [u16], yes: &mut [Choice]) {
    let n = ring.len();
    let mut input = vec![0; 2 * n];
    for (out, yes) in elements.chunks_mut(2 * n).zip(yes.chunks_mut(2)) {
        let a = &mut input[..out.len()];
        a.copy_from_slice(out);
        pair(ring, out, a, yes);
    }
    wipe(&mut input);
}

/// Two elements, or one.
#[cfg(target_arch = "x86_64")]
fn pair(ring: &Ring, out: &mut [u16], a: &[u16], yes: &mut [Choice]) {
    match yes {
        [first, second] => {
            let ((x, y), (out_x, out_y)) = (a.split_at(ring.len()), out.split_at_mut(ring.len()));
            [*first, *second] = avx2::invert_ternary_pair(ring, [out_x, out_y], [x, y]);
        }
        one => one.fill(avx2::invert_ternary(ring, out, a)),
    }
}

#[cfg(feature = "alloc")]
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
