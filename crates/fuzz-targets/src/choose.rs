// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers that are hard for gcds, described by few bytes: a mutation of one byte gives another
//! number of the same kind.

use arbitrary::Unstructured;
use num_bigint::BigUint;
use num_traits::Zero;

/// The bytes of an input, read as choices. After the last byte all choices are the first one.
pub struct Choose<'a>(Unstructured<'a>);

impl<'a> Choose<'a> {
    pub fn new(data: &'a [u8]) -> Self {
        Self(Unstructured::new(data))
    }

    /// A number up to `last`.
    pub fn up_to(&mut self, last: usize) -> usize {
        self.0.int_in_range(0..=last).unwrap_or(0)
    }

    pub fn bit(&mut self) -> bool {
        self.up_to(1) == 1
    }

    pub fn any(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or(0)
    }

    pub fn bytes(&mut self, most: usize) -> &'a [u8] {
        let length = self.up_to(most).min(self.0.len());
        self.0.bytes(length).unwrap_or(&[])
    }

    pub fn rest(&mut self) -> &'a [u8] {
        let length = self.0.len();
        self.0.bytes(length).unwrap_or(&[])
    }

    /// Any words, from one that is chosen: long numbers from a few bytes.
    pub fn words(&mut self, count: usize) -> Vec<u64> {
        let mut state = self.any();
        let next = |_| {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let x = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            x ^ x >> 31
        };
        (0..count).map(next).collect()
    }

    /// A word at the end of a range, or any.
    fn word(&mut self) -> u64 {
        match self.up_to(7) {
            0 => 0,
            1 => 1,
            2 => u64::MAX,
            3 => u64::MAX - 1,
            4 => 1 << 63,
            5 => (1 << 63) - 1,
            6 => 1 << self.up_to(63),
            _ => self.any(),
        }
    }

    /// A number of up to `limbs` words.
    pub fn number(&mut self, limbs: usize) -> BigUint {
        let one = || BigUint::from(1u32);
        match self.up_to(4) {
            0 => from_limbs(&self.words(limbs)),
            1 => from_limbs(&(0..limbs.min(40)).map(|_| self.word()).collect::<Vec<_>>()),
            2 => {
                // Runs of ones and of zeros.
                let mut x = BigUint::zero();
                while x.bits() < 64 * limbs as u64 && !self.0.is_empty() {
                    let (ones, zeros) = (self.up_to(255), self.up_to(255));
                    x = ((x << ones) + (one() << ones) - one()) << zeros;
                }
                x % (one() << (64 * limbs))
            }
            3 => {
                // A power of two, or close to one.
                let power = one() << self.up_to((64 * limbs).saturating_sub(1));
                let d = BigUint::from(self.up_to(255)) << self.up_to(64);
                if self.bit() || d > power {
                    power + d
                } else {
                    power - d
                }
            }
            _ => BigUint::from_bytes_le(self.bytes((8 * limbs).min(400))),
        }
    }

    /// Two numbers of up to about `long` and `short` words.
    pub fn pair(&mut self, long: usize, short: usize) -> [BigUint; 2] {
        let kind = self.up_to(6);
        let a = self.number(long);
        let pair = match kind {
            0 => [a, self.number(short)],
            1 => {
                // Near each other: the approximations of an algorithm agree for long.
                let d = self.number(2) << self.up_to(64 * long);
                let b = if self.bit() || d > a {
                    &a + &d
                } else {
                    &a - &d
                };
                [a, b]
            }
            2 => {
                let factor = self.number(short.div_ceil(2));
                [
                    self.number(long / 2) * &factor,
                    self.number(short / 2) * factor,
                ]
            }
            3 => {
                // A multiple, and a little more.
                let b = self.number(short);
                [
                    &b * self.number(long.saturating_sub(short).max(1)) + self.number(1),
                    b,
                ]
            }
            4 => [a.clone(), a],
            5 => [a, BigUint::zero()],
            _ => self.backwards(long),
        };
        let [a, b] = pair;
        if self.bit() { [b, a] } else { [a, b] }
    }

    /// Euclid's algorithm backwards, from chosen quotients.
    fn backwards(&mut self, limbs: usize) -> [BigUint; 2] {
        let (mut a, mut b) = (BigUint::from(self.up_to(15)), BigUint::zero());
        let repeated = self.bit().then(|| self.word().max(1));
        for _ in 0..64 * limbs {
            if a.bits() >= 64 * limbs as u64 || repeated.is_none() && self.0.is_empty() {
                break;
            }
            let q = repeated.unwrap_or_else(|| 1 + self.any() % 7);
            (a, b) = (&a * q + &b, a);
        }
        [a, b]
    }

    /// The limbs of a number, perhaps with zeros on top.
    pub fn limbs(&mut self, x: &BigUint) -> Vec<u64> {
        let mut limbs = x.to_u64_digits();
        let zeros = self.up_to(7).saturating_sub(5);
        limbs.resize(limbs.len() + zeros, 0);
        limbs
    }
}

pub fn from_limbs(limbs: &[u64]) -> BigUint {
    let bytes: Vec<u8> = limbs.iter().flat_map(|word| word.to_le_bytes()).collect();
    BigUint::from_bytes_le(&bytes)
}
