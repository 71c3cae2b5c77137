// SPDX-License-Identifier: MIT OR Apache-2.0
//! Words of a number from any byte on.

use crate::backend::block::Digits;
use crate::backend::bounds::LOW;

/// Digits of a number, from the first on, of which each has its lower `LOW` bits in a word inside
/// the number that begins at a byte, and the bits above in another one. So no place is compared
/// with the end of the number when they are read.
pub(super) struct Windows<'a> {
    number: &'a [u64],
    /// The position of the first digit, and the distance from each to the next.
    first: usize,
    step: usize,
    /// How many times four digits there are.
    ///
    /// *Invariant:* `first + (4 fours - 1) step + LOW + 64` is at most the bits of the number, if
    /// there are any.
    fours: usize,
}

impl<'a> Windows<'a> {
    /// As many as the number has, at most four times `most`.
    pub fn new(number: &'a [u64], digits: Digits, most: usize) -> Self {
        let (first, step) = (digits.position(0), digits.step * digits.width as usize);
        let after = LOW as usize + 64;
        let room = (64 * number.len()).checked_sub(first.saturating_add(after));
        let fours = room.map_or(0, |room| (room / step + 1) / 4).min(most);
        if let Some(last) = (4 * fours).checked_sub(1) {
            let inside = first + last * step + after <= 64 * number.len();
            assert!(inside, "the last window is inside the number");
        }
        Self {
            number,
            first,
            step,
            fours,
        }
    }

    pub fn fours(&self) -> usize {
        self.fours
    }

    pub fn step(&self) -> usize {
        self.step
    }

    /// For each four digits the position of the first, and the words that have their lower and
    /// their upper bits: 57 bits at least from the position on.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn words(&self) -> impl Iterator<Item = (usize, [[u64; 4]; 2])> {
        let start = self.number.as_ptr().cast::<u8>();
        (0..self.fours).map(move |k| {
            let position = self.first + 4 * k * self.step;
            let word = |at: usize| {
                // SAFETY: by the invariant the last of all words ends inside the number, and no
                // other one ends after it.
                unsafe { start.add(at / 8).cast::<u64>().read_unaligned() }
            };
            let words = [position, position + LOW as usize];
            let four = |at| core::array::from_fn(|i| word(at + i * self.step));
            (position, words.map(four))
        })
    }
}
