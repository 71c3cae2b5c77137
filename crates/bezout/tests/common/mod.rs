// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the tests share: the oracle's numbers, and operands that hurt.
#![allow(dead_code, reason = "every test uses a part of it")]

use bezout::kernels::{Kernel, Timing};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;

/// Limbs as the oracle's number.
pub fn big(x: &[u64]) -> BigUint {
    x.iter().rev().fold(BigUint::ZERO, |s, &w| (s << 64) + w)
}

/// The oracle's number as `n` limbs, of which higher ones are lost.
pub fn limbs(x: &BigUint, n: usize) -> Vec<u64> {
    let mut v = x.to_u64_digits();
    v.resize(n, 0);
    v
}

/// `a - b`, unless it is negative.
fn minus(a: &BigUint, b: &BigUint) -> Option<BigUint> {
    (a >= b).then(|| a - b)
}

/// The inverse by the oracle; modulo 1 it is 0.
pub fn inverse(x: &BigUint, m: &BigUint) -> Option<BigUint> {
    if *m == BigUint::from(1u8) {
        Some(BigUint::ZERO)
    } else {
        x.modinv(m)
    }
}

/// The canonical cofactors of `a` and `b`, by their definition, out of the oracle's arithmetic.
pub fn cofactors(a: &BigUint, b: &BigUint) -> (BigUint, BigInt, BigInt) {
    let (zero, one) = (BigInt::ZERO, BigInt::from(1));
    let g = a.gcd(b);
    if g == BigUint::ZERO {
        return (g, zero.clone(), zero);
    }
    if a == b {
        return (g, zero, one);
    }
    let (x, y) = (BigInt::from(a / &g), BigInt::from(b / &g));
    if y == zero || y == BigInt::from(2) {
        let t = if y == zero { zero } else { (&one - &x) / &y };
        return (g, one, t);
    }
    if x == zero || x == BigInt::from(2) {
        let s = if x == zero { zero } else { (&one - &y) / &x };
        return (g, s, one);
    }
    let mut s = BigInt::from(inverse(x.magnitude(), y.magnitude()).expect("coprime"));
    if &s * 2 > y {
        s -= &y;
    }
    let t = (&one - &s * &x) / &y;
    (g, s, t)
}

/// The Jacobi symbol by the textbook: reduce, take out twos, turn over.
pub fn jacobi(x: &BigUint, n: &BigUint) -> i8 {
    let (mut a, mut n, mut s) = (x % n, n.clone(), 1);
    while a != BigUint::ZERO {
        let zeros = a.trailing_zeros().unwrap_or(0);
        a >>= zeros;
        if zeros % 2 == 1 && [3, 5].contains(&(n.to_u64_digits()[0] % 8)) {
            s = -s;
        }
        if a.to_u64_digits()[0] % 4 == 3 && n.to_u64_digits()[0] % 4 == 3 {
            s = -s;
        }
        (a, n) = (n % &a, a);
    }
    if n == BigUint::from(1u8) { s } else { 0 }
}

/// SplitMix64: reproducible, and enough for operands.
pub struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    pub fn uniform(&mut self, n: usize) -> Vec<u64> {
        (0..n).map(|_| self.word()).collect()
    }

    /// Words at the edges of their range.
    pub fn edges(&mut self, n: usize) -> Vec<u64> {
        const EDGES: [u64; 8] = [
            0,
            1,
            2,
            u64::MAX - 1,
            u64::MAX,
            1 << 63,
            (1 << 63) - 1,
            (1 << 63) + 1,
        ];
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

    /// One of all kinds of numbers.
    pub fn any(&mut self, n: usize) -> Vec<u64> {
        match self.below(5) {
            0 => self.edges(n),
            1 => self.runs(n),
            2 => self.short(n),
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
                let a0 =
                    (&modulus - (&b % &modulus)) * inverse(&d, &modulus).expect("odd") % &modulus;
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

/// The kernels that run here on `n` limbs.
pub fn all<F>(table: &'static [Kernel<F>], n: usize) -> impl Iterator<Item = &'static Kernel<F>> {
    assert!(
        table
            .iter()
            .any(|k| k.timing == Timing::Constant && k.accepts(n))
    );
    table.iter().filter(move |k| k.accepts(n))
}

/// Whether a small number is prime.
pub fn is_prime(n: u64) -> bool {
    n > 1
        && (2..)
            .take_while(|d| d * d <= n)
            .all(|d| !n.is_multiple_of(d))
}
