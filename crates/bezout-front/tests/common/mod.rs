// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signed numbers, and pairs of them.
#![allow(dead_code)] // Each test file is a crate of its own, and not all use everything.

use bezout::Signed;
use bezout::interop::num_bigint::number_of;
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
    let x = BigInt::from(number_of(limbs));
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
    let mut state = 1u64;
    let mut random = move || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        state ^ state >> 29
    };
    let mut one = move || {
        let kind = random();
        let limbs = (0..kind % 6).map(|_| match random() >> 60 {
            0..4 => 0,
            4..6 => u64::MAX,
            6..9 => random() >> 59,
            _ => random(),
        });
        let limbs = limbs.collect();
        let negative = random() >> 63 == 1;
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
