// SPDX-License-Identifier: MIT OR Apache-2.0
//! Pairs of numbers at which an algorithm that looks at their ends, or divides them, could be
//! wrong: the same ones in every run.

use crate::oracle::{big, limbs};
use crate::random::{EDGES, Random};
use num_bigint::BigUint;

const SIZES: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 33, 64];

/// Pairs that all checks run on. `visit(a, b)` gets equal lengths.
pub fn for_each_pair(mut visit: impl FnMut(&[u64], &[u64])) {
    edge_words(&mut visit);
    random_pairs(&mut visit);
    close_pairs(&mut visit);
    common_factors(&mut visit);
    fibonacci_like(&mut visit);
}

/// All 7^4 four-word numbers of edge words against a few partners, and two-word ones all pairwise.
fn edge_words(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(1);
    for i in 0..7u32.pow(4) {
        let a: Vec<u64> = (0..4)
            .map(|j| EDGES[(i / 7u32.pow(j) % 7) as usize])
            .collect();
        let partners: [Vec<u64>; 3] = [
            (0..4).map(|_| random.word()).collect(),
            (0..4).map(|_| EDGES[random.below(8) as usize]).collect(),
            random.any(4),
        ];
        for b in &partners {
            visit(&a, b);
            visit(b, &a);
        }
        let (low, high) = a.split_at(2);
        visit(low, high);
    }
}

fn random_pairs(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(2);
    for n in SIZES {
        for _ in 0..4000 / (n + 4) / (1 + n / 8) {
            visit(&random.any(n), &random.any(n));
        }
    }
}

/// b = a - 2^s + 2d, b = a - 2^s r + 2d, and a +- small: top words tell nothing here.
fn close_pairs(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(3);
    for n in [2usize, 3, 4, 6, 8, 17] {
        for s in (0..64 * n).step_by(1 + n / 3) {
            let a = random.any(n);
            let r = if s % 2 == 0 {
                one()
            } else {
                BigUint::from(random.word() >> (s % 64))
            };
            let d = BigUint::from(2 * random.below(8));
            let top = one() << (64 * n);
            let b = (big(&a) + &top * 2u32 + d - ((r << s) % &top)) % &top;
            visit(&a, &limbs(&b, n));
            visit(&limbs(&b, n), &a);
        }
    }
}

/// Multiples of a common factor, powers, and products of small primes.
fn common_factors(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(4);
    for n in [2usize, 3, 4, 5, 8, 12, 20] {
        for i in 0..60 {
            let k = 1 + random.below(n as u64 - 1) as usize;
            let g = match i % 4 {
                0 => big(&random.any(k)),
                1 => BigUint::from(3u32).pow(40 * k as u32),
                2 => one() << (random.below(64 * k as u64) as usize),
                _ => [3u32, 5, 7, 11, 13, 17, 19, 23]
                    .iter()
                    .fold(one(), |p, &q| p * q),
            };
            let a = &g * big(&random.any(n - k));
            let b = &g * big(&random.any(n - k));
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&g, n), &limbs(&b, n));
            visit(&limbs(&a, n), &limbs(&g, n));
            // Small multiples: one batch reaches 0 with bits to spare.
            let (a, b) = (&g * (random.word() >> 48), &g * (random.word() >> 56));
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&b, n), &limbs(&a, n));
        }
    }
}

/// Continuants with quotients that are all 1, or 1 with some huge ones: the longest Euclidean
/// sequences, quotients at and over a word, and quotients that a prefix gets wrong.
fn fibonacci_like(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(5);
    for n in [1usize, 2, 3, 4, 5, 8, 16] {
        for kind in 0..24 {
            let limit = one() << (64 * n);
            let (mut a, mut b) = (one(), BigUint::ZERO);
            loop {
                let q = match kind % 6 {
                    0 => one(),
                    1 => BigUint::from(1 + random.below(3)),
                    2 => BigUint::from(if random.below(12) == 0 {
                        random.word()
                    } else {
                        1
                    }),
                    3 => BigUint::from(1u64 << random.below(63)),
                    4 => one() << random.below(150) as usize,
                    _ => BigUint::from(u64::MAX >> random.below(40)),
                };
                let next = &a * q.max(one()) + &b;
                if next >= limit {
                    break;
                }
                (b, a) = (a, next);
            }
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&b, n), &limbs(&a, n));
        }
    }
}

fn one() -> BigUint {
    BigUint::from(1u8)
}
