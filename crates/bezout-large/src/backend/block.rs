// SPDX-License-Identifier: MIT OR Apache-2.0
//! What all forms take and give: digits of numbers, and blocks of a column.

use super::bounds::LOW;

/// The elements of a column that are turned into numbers at a time.
pub(crate) const BLOCK: usize = 16;

/// Every `step`-th digit of a number from the `first` on, each of `width` bits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Digits {
    pub first: usize,
    pub step: usize,
    pub width: u32,
}

impl Digits {
    /// The position of the lowest bit of digit `i`.
    #[inline(always)]
    pub fn position(self, i: usize) -> usize {
        (self.first + self.step * i) * self.width as usize
    }

    /// Digit `i`, as low + 2^LOW high. Bits beyond the number are 0.
    #[inline(always)]
    pub fn of(self, number: &[u64], i: usize) -> (u64, u64) {
        let position = self.position(i);
        let high = bits(number, position + LOW as usize, self.width - LOW);
        (bits(number, position, LOW), high)
    }
}

/// At most 63 bits of a number.
#[inline(always)]
fn bits(number: &[u64], position: usize, count: u32) -> u64 {
    let (limb, shift) = (position / 64, position % 64);
    let (low, high) = match number.get(limb..) {
        Some(&[low, high, ..]) => (low, high),
        Some(&[low]) => (low, 0),
        _ => (0, 0),
    };
    (low >> shift | high << 1 << (63 - shift)) & ((1 << count) - 1)
}

/// A block of a column, in vectors.
pub(crate) type Block = [[u64; 4]; BLOCK / 4];

/// Numbers v0 + p0 (v1 + p1 v2), by their three coefficients.
pub(crate) type Mixed = [Block; 3];

/// What a product does with its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    /// It replaces it.
    Set,
    /// It is added to it.
    Add,
    /// It is subtracted from it.
    Subtract,
}
