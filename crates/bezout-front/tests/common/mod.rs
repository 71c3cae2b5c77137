// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed numbers, and pairs of them.
#![allow(dead_code)] // Each test file is a crate of its own, and not all use everything.

use bezout::Signed;
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use bezout_front::integer::Integer;
use num_bigint::BigInt;

/// Sign and limbs.
#[derive(Clone, Debug)]
pub struct Number {
    pub negative: bool,
    pub limbs: Vec<u64>,
}

impl Number {
    pub fn view(&self) -> Integer<'_> {
        Integer::new(self.negative, &self.limbs)
    }

    pub fn value(&self) -> BigInt {
        number(self.negative, &self.limbs)
    }
}

pub fn number(negative: bool, limbs: &[u64]) -> BigInt {
    let x = BigInt::from(big(limbs));
    if negative { -x } else { x }
}

pub fn positive(limbs: &[u64]) -> BigInt {
    number(false, limbs)
}

pub fn signed(x: &Signed<Vec<u64>>) -> BigInt {
    let value = number(x.negative.into(), &x.magnitude);
    assert!(!bool::from(x.negative) || value != BigInt::ZERO, "-0");
    value
}

/// Numbers of all signs and of up to five limbs: small ones, limbs of ones and zeros, others; with
/// factors in common.
pub fn pairs() -> Vec<(Number, Number)> {
    let mut random = Random(1);
    let mut one = move || {
        let count = random.below(6);
        let limbs = (0..count).map(|_| match random.below(16) {
            0..4 => 0,
            4..6 => u64::MAX,
            6..9 => random.below(32),
            _ => random.word(),
        });
        let limbs = limbs.collect();
        let negative = random.below(2) == 1;
        Number { negative, limbs }
    };
    let mut pairs: Vec<_> = (0..4000).map(|_| (one(), one())).collect();
    for a in 0..24 {
        for b in 0..24 {
            let small = |x: u64| Number {
                negative: x % 2 == 1,
                limbs: vec![x / 2],
            };
            pairs.push((small(a), small(b)));
        }
    }
    pairs
}
