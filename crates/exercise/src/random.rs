// SPDX-License-Identifier: MIT OR Apache-2.0
//! A reproducible generator, and classes of numbers at which implementations were wrong.

use crate::oracle::{big, limbs};
use num_bigint::BigUint;
use num_integer::Integer;

/// Words at the edges of their range.
pub const EDGES: [u64; 8] = [
    0,
    1,
    2,
    u64::MAX - 1,
    u64::MAX,
    1 << 63,
    (1 << 63) - 1,
    (1 << 63) + 1,
];

/// SplitMix64: reproducible, and enough for operands.
#[derive(Clone, Debug)]
pub struct Random(pub u64);

impl Random {
    /// The next 64 bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Independent bytes.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        let words = self.uniform(N.div_ceil(8));
        core::array::from_fn(|i| words[i / 8].to_le_bytes()[i % 8])
    }

    /// A number below `n`.
    pub fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    /// Independent words.
    pub fn uniform(&mut self, n: usize) -> Vec<u64> {
        (0..n).map(|_| self.word()).collect()
    }

    /// A number below `2^bits`, as `n` limbs.
    pub fn below_bits(&mut self, bits: usize, n: usize) -> Vec<u64> {
        let mut x = self.uniform(n);
        for (i, word) in x.iter_mut().enumerate() {
            let keep = bits.saturating_sub(64 * i).min(64);
            *word = word.checked_shr(64 - keep as u32).unwrap_or(0);
        }
        x
    }

    /// An odd number of exactly `bits` bits, as `n` limbs.
    pub fn odd_of_bits(&mut self, bits: usize, n: usize) -> Vec<u64> {
        let mut x = self.below_bits(bits, n);
        x[(bits - 1) / 64] |= 1 << ((bits - 1) % 64);
        x[0] |= 1;
        x
    }

    /// A number below `m` that has an inverse modulo it, as long as it.
    pub fn unit(&mut self, m: &[u64]) -> Vec<u64> {
        let modulus = big(m);
        loop {
            let x = self.below_bits(modulus.bits() as usize, m.len());
            let number = big(&x);
            if number < modulus && number.gcd(&modulus) == BigUint::from(1u8) {
                return x;
            }
        }
    }

    /// An odd number of any kind, of at most `bits` bits, as `n` limbs.
    pub fn odd_below_bits(&mut self, bits: usize, n: usize) -> Vec<u64> {
        let mut m = limbs(&(big(&self.odd(n)) >> (64 * n - bits)), n);
        m[0] |= 1;
        m
    }

    /// Words of [`EDGES`].
    pub fn edges(&mut self, n: usize) -> Vec<u64> {
        (0..n).map(|_| EDGES[self.below(8) as usize]).collect()
    }

    /// Long runs of zeros and ones.
    pub fn runs(&mut self, n: usize) -> Vec<u64> {
        let mut v = vec![0; n];
        let (mut i, mut bit) = (0, self.below(2));
        while i < 64 * n {
            let longest = [3, 31, 62, 100][self.below(4) as usize];
            let len = 1 + self.below(longest) as usize;
            for j in i..(i + len).min(64 * n) {
                v[j / 64] |= bit << (j % 64);
            }
            i += len;
            bit ^= 1;
        }
        v
    }

    /// A number of few significant bits, on either side.
    pub fn short(&mut self, n: usize) -> Vec<u64> {
        let bits = self.below(64 * n as u64);
        let x = big(&self.uniform(n)) >> bits;
        limbs(&if self.below(2) == 0 { x } else { x << bits }, n)
    }

    /// A few bits here and there.
    pub fn sparse(&mut self, n: usize) -> Vec<u64> {
        let mut v = vec![0; n];
        for _ in 0..=self.below(4) {
            let bit = self.below(64 * n as u64) as usize;
            v[bit / 64] ^= 1 << (bit % 64);
        }
        v
    }

    /// One of all kinds of numbers.
    pub fn any(&mut self, n: usize) -> Vec<u64> {
        match self.below(6) {
            0 => self.edges(n),
            1 => self.runs(n),
            2 => self.short(n),
            3 => self.sparse(n),
            _ => self.uniform(n),
        }
    }

    /// An odd number of any kind.
    pub fn odd(&mut self, n: usize) -> Vec<u64> {
        let mut m = self.any(n);
        m[0] |= 1;
        m
    }

    /// A companion of `m`: near it, on approximations equal to it, a multiple of a factor of it, or
    /// with the lengths apart that make batches stall.
    pub fn companion(&mut self, m: &[u64]) -> Vec<u64> {
        let n = m.len();
        let b = big(m);
        let bits = b.bits().max(3);
        let x = match self.below(8) {
            0 => {
                // y = m - 2^s + 2d: equal tops, then apart [bug of an approximated Jacobi symbol]
                let s = 2 + self.below(bits - 2);
                minus(&(&b + 2 * self.below(8)), &(BigUint::from(1u8) << s)).unwrap_or(b)
            }
            1 => {
                // a = -m/d modulo 2^k, shifted up by whole batches: what broke k steps a batch.
                let k = [15, 16, 31, 32, 62, 63][self.below(6) as usize];
                let modulus = BigUint::from(1u8) << k;
                let d = BigUint::from(2 * self.below(2000) + 1);
                let inverse = d.modinv(&modulus).expect("odd");
                let a0 = (&modulus - (&b % &modulus)) * inverse % &modulus;
                let shift = self.below(bits.saturating_sub(k).max(1)) / k * k;
                let y = a0 << shift;
                if self.below(2) == 0 {
                    y
                } else {
                    minus(&b, &y).unwrap_or(y)
                }
            }
            2 => b * self.below(6),
            3 => BigUint::from(self.below(5)),
            4 => {
                let y = BigUint::from(self.below(5));
                minus(&b, &y).unwrap_or(y)
            }
            5 => BigUint::from(1u8) << self.below(64 * n as u64),
            _ => big(&self.any(n)),
        };
        limbs(&x, n)
    }
}

/// `a - b`, unless it is negative.
fn minus(a: &BigUint, b: &BigUint) -> Option<BigUint> {
    (a >= b).then(|| a - b)
}
