// SPDX-License-Identifier: MIT OR Apache-2.0
//! Large integers whose greatest common divisors and inverses are known, since no oracle finds them
//! in time: they are products of the matrices of Euclid's steps, with the quotients that random
//! numbers have.

use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_traits::One;

/// A modulus, numbers, and their inverses.
pub fn residues(bits: usize) -> (BigUint, Vec<BigUint>, Vec<BigUint>) {
    let mut random = Random(bits as u64);
    let Matrix { odd, p, p1, q, .. } = Matrix::within(&mut random, bits);
    // p q1 - p1 q is -1 for an odd number of steps, else 1.
    let (x, y) = (q, if odd { p1 } else { &p - p1 });
    let (minus_x, minus_y) = (&p - &x, &p - &y);
    let numbers = vec![x.clone(), y.clone(), minus_x.clone(), minus_y.clone()];
    (p, numbers, vec![y, x, minus_y, minus_x])
}

/// Pairs of numbers, and their greatest common divisors.
pub fn pairs(bits: usize) -> (Vec<BigUint>, Vec<BigUint>, Vec<BigUint>) {
    const FACTOR: usize = 60;
    let mut random = Random(bits as u64);
    let (mut first, mut second, mut gcds) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..2 {
        let g = BigUint::from(random.word() >> (64 - FACTOR) | 1);
        let Matrix { p, p1, q, .. } = Matrix::within(&mut random, bits - FACTOR);
        for b in [p1, q] {
            first.push(&g * &p);
            second.push(&g * b);
            gcds.push(g.clone());
        }
    }
    (first, second, gcds)
}

/// `p/q` and `p1/q1`, one after the other of a continued fraction's convergents.
struct Matrix {
    p: BigUint,
    p1: BigUint,
    q: BigUint,
    q1: BigUint,
    /// Whether the number of steps is odd.
    odd: bool,
}

impl Matrix {
    /// Its largest entry, `p`, has this length or a little less.
    fn within(random: &mut Random, bits: usize) -> Self {
        loop {
            let m = Self::random(random, bits - 1);
            if m.p.bits() <= bits as u64 {
                return m;
            }
        }
    }

    /// Its largest entry, `p`, has about this length.
    fn random(random: &mut Random, bits: usize) -> Self {
        const FEW: usize = 256;
        if bits > FEW {
            let left = Self::random(random, bits / 2);
            let right = Self::random(random, bits - left.p.bits() as usize);
            return left.times(&right);
        }
        let (p, q1, p1, q) = (BigUint::one(), BigUint::one(), BigUint::ZERO, BigUint::ZERO);
        let mut m = Self {
            p,
            p1,
            q,
            q1,
            odd: false,
        };
        while m.p.bits() < bits as u64 {
            let a = quotient(random);
            (m.p, m.p1) = (&m.p * a + m.p1, m.p);
            (m.q, m.q1) = (&m.q * a + m.q1, m.q);
            m.odd = !m.odd;
        }
        m
    }

    fn times(&self, right: &Self) -> Self {
        Self {
            p: &self.p * &right.p + &self.p1 * &right.q,
            p1: &self.p * &right.p1 + &self.p1 * &right.q1,
            q: &self.q * &right.p + &self.q1 * &right.q,
            q1: &self.q * &right.p1 + &self.q1 * &right.q1,
            odd: self.odd ^ right.odd,
        }
    }
}

/// Distributed as Gauss and Kuzmin say.
fn quotient(random: &mut Random) -> u64 {
    let uniform = ((random.word() >> 11) + 1) as f64 / (1u64 << 53) as f64;
    (1.0 / (uniform.exp2() - 1.0)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_integer::Integer;

    #[test]
    fn answers_are_those_of_another_library() {
        for bits in [100, 300, 2000] {
            let (m, numbers, inverses) = residues(bits);
            // Each product of two numbers may be a bit short of their bits.
            assert!(m.bits().abs_diff(bits as u64) < 20, "{}", m.bits());
            for (x, y) in numbers.iter().zip(inverses) {
                assert_eq!(x.modinv(&m), Some(y));
            }
            let (first, second, gcds) = pairs(bits);
            for ((a, b), g) in first.iter().zip(&second).zip(gcds) {
                assert!(a.bits() + 40 > bits as u64 && a.gcd(b) == g);
            }
        }
    }

    /// A row of this project takes numbers of a fixed length, and would lose the limbs above it.
    #[test]
    fn no_number_is_longer() {
        for bits in 100..400 {
            let (m, _, _) = residues(bits);
            let (first, _, _) = pairs(bits);
            let longest = first.iter().chain([&m]).map(BigUint::bits).max();
            assert!(longest <= Some(bits as u64), "{bits}");
        }
    }

    /// Of random numbers, 41.5 % of the quotients are 1.
    #[test]
    fn quotients_are_those_of_random_numbers() {
        let mut random = Random(1);
        let ones = (0..100_000).filter(|_| quotient(&mut random) == 1).count();
        assert!((41_000..42_000).contains(&ones), "{ones}");
    }
}
