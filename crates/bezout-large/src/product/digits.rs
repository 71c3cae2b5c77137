// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums of products of digits as numbers.

use crate::backend::bounds::{CARRIES, PRIMES, SMALLEST_WIDTH};

/// Writes digits of one width as limbs, from the lowest on. What exceeds `out` is lost.
pub(super) struct Writer<'a> {
    out: core::slice::IterMut<'a, u64>,
    /// Bits of the next limb, and how many.
    pending: u64,
    count: u32,
    width: u32,
    /// What is carried to the next digit, and is never negative thanks to the offsets.
    carry: u128,
}

impl<'a> Writer<'a> {
    pub fn new(out: &'a mut [u64], width: u32) -> Self {
        Self {
            out: out.iter_mut(),
            pending: 0,
            count: 0,
            width,
            carry: CARRIES[(width - SMALLEST_WIDTH) as usize],
        }
    }

    /// Adds v0 + p0 (v1 + p1 v2), whose coefficients include their offsets, and writes the digit at
    /// its place.
    #[inline(always)]
    pub fn digit(&mut self, v0: u64, v1: u64, v2: u64) {
        let [p0, p1, _] = PRIMES.map(u128::from);
        let t = p1 * v2 as u128 + v1 as u128;
        let low = p0 * (t as u64) as u128 + self.carry + v0 as u128;
        let high = p0 * (t >> 64) + (low >> 64);
        let limb = low as u64;
        if self.width == 64 {
            self.limb(limb);
            self.carry = high;
        } else if self.width > 64 {
            self.bits(limb, 64);
            self.bits(high as u64, self.width - 64);
            self.carry = high >> (self.width - 64);
        } else {
            self.bits(limb, self.width);
            self.carry = high << (64 - self.width) | (limb >> self.width) as u128;
        }
    }

    /// Whether `out` is full.
    pub fn full(&self) -> bool {
        self.out.as_slice().is_empty()
    }

    /// Writes the carry with its sign to the rest of `out`, and returns what remains of it.
    pub fn finish(mut self) -> i128 {
        let mut carry =
            self.carry as i128 - CARRIES[(self.width - SMALLEST_WIDTH) as usize] as i128;
        if self.count > 0 {
            let count = 64 - self.count;
            self.bits(carry as u64, count);
            carry >>= count;
        }
        while !self.full() {
            self.limb(carry as u64);
            carry >>= 64;
        }
        carry
    }

    #[inline(always)]
    fn limb(&mut self, limb: u64) {
        if let Some(out) = self.out.next() {
            *out = limb;
        }
    }

    /// Writes the lowest `count` bits of a word, 1 to 64 of them.
    #[inline(always)]
    fn bits(&mut self, word: u64, count: u32) {
        let word = word & (u64::MAX >> (64 - count));
        let all = self.pending | word << self.count;
        self.count += count;
        if self.count >= 64 {
            self.limb(all);
            self.count -= 64;
            // The bits of the word that did not fit.
            self.pending = word >> 1 >> (count - self.count - 1);
        } else {
            self.pending = all;
        }
    }
}
