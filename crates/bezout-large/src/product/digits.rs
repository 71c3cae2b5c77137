// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers as digits of any width from 56 to 70 bits, and sums of products of digits as numbers.

use crate::backend::bounds::{LOW, PRIMES};

/// The digit with the bits from `position` on, `width` of them, as `low + 2^LOW high`. Bits beyond the number are 0.
#[inline(always)]
pub(super) fn digit(number: &[u64], position: usize, width: u32) -> (u64, u64) {
    (
        bits(number, position, LOW),
        bits(number, position + LOW as usize, width - LOW),
    )
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

/// Adds up numbers at increasing places: what is below the place is final, the rest is here, with a sign.
#[derive(Clone, Copy, Default)]
pub(super) struct Carry {
    low: u64,
    high: i128,
}

impl Carry {
    /// Adds v0 + p0 (v1 + p1 v2).
    #[inline(always)]
    pub fn add(&mut self, v0: i64, v1: i64, v2: i64) {
        let [p0, p1, _] = PRIMES;
        let t = v1 as i128 + p1 as i64 as i128 * v2 as i128;
        let low = p0 as u128 * (t as u64) as u128;
        let high = p0 as i64 as i128 * ((t >> 64) as i64) as i128;
        let sum = self.low as i128 + (low as u64) as i128 + v0 as i128;
        self.low = sum as u64;
        self.high += high + (low >> 64) as i128 + (sum >> 64);
    }

    /// Adds a limb at this place.
    pub fn add_limb(&mut self, limb: u64) {
        let (low, carry) = self.low.overflowing_add(limb);
        self.low = low;
        self.high += carry as i128;
    }

    pub fn is_zero(&self) -> bool {
        self.low == 0 && self.high == 0
    }

    /// Takes the lowest 64 bits off.
    #[inline(always)]
    pub fn limb(&mut self) -> u64 {
        let limb = self.low;
        self.low = self.high as u64;
        self.high >>= 64;
        limb
    }

    /// Takes the lowest `count` bits off, 1 to 63 of them.
    #[inline(always)]
    fn part(&mut self, count: u32) -> u64 {
        let part = self.low & ((1 << count) - 1);
        self.low = self.low >> count | (self.high as u64) << (64 - count);
        self.high >>= count;
        part
    }
}

/// Writes digits of one width as limbs, from the lowest on. What exceeds `out` is lost.
pub(super) struct Writer<'a> {
    out: core::slice::IterMut<'a, u64>,
    /// Bits of the next limb, and how many.
    pending: u64,
    count: u32,
    width: u32,
    pub carry: Carry,
}

impl<'a> Writer<'a> {
    pub fn new(out: &'a mut [u64], width: u32) -> Self {
        Self {
            out: out.iter_mut(),
            pending: 0,
            count: 0,
            width,
            carry: Carry::default(),
        }
    }

    /// Adds a coefficient, and writes the digit at its place.
    #[inline(always)]
    pub fn digit(&mut self, v0: i64, v1: i64, v2: i64) {
        self.carry.add(v0, v1, v2);
        if self.width >= 64 {
            let limb = self.carry.limb();
            if self.width == 64 {
                self.write(limb);
                return;
            }
            self.write(self.pending | limb << self.count);
            self.pending = limb >> 1 >> (63 - self.count);
            self.bits(self.width - 64);
        } else {
            self.bits(self.width);
        }
    }

    /// Whether `out` is full.
    pub fn full(&self) -> bool {
        self.out.as_slice().is_empty()
    }

    /// Writes the carry with its sign to the rest of `out`, and returns what remains of it.
    pub fn finish(mut self) -> Carry {
        if self.count > 0 && !self.full() {
            self.bits(64 - self.count);
        }
        while !self.full() {
            let limb = self.carry.limb();
            self.write(limb);
        }
        self.carry
    }

    #[inline(always)]
    fn write(&mut self, limb: u64) {
        if let Some(out) = self.out.next() {
            *out = limb;
        }
    }

    #[inline(always)]
    fn bits(&mut self, count: u32) {
        let part = self.carry.part(count);
        let all = self.pending | part << self.count;
        self.count += count;
        if self.count >= 64 {
            self.write(all);
            self.count -= 64;
            self.pending = part >> (count - self.count);
        } else {
            self.pending = all;
        }
    }
}
