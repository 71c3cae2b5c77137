// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small primes, and what numbers are modulo them.

use crate::natural::{Natural, is_one, trimmed};
use crate::tasks::product;
use bezout_large::gcd;
use std::sync::LazyLock;

/// The bits of a number without zero limbs on top.
pub fn bits(x: &[u64]) -> usize {
    x.last()
        .map_or(0, |top| 64 * x.len() - top.leading_zeros() as usize)
}

/// The primes up to this one are small.
const LAST: u64 = 65537;

/// The smallest prime factor up to 65,537.
pub fn small_factor(n: &[u64]) -> Option<u64> {
    if n[0] & 1 == 0 {
        return Some(2);
    }
    // One number for all primes: its remainder is looked at once.
    let (primes, product) = &*ODD;
    let common = gcd(&reduced(product, n), n);
    if is_one(&common) {
        return None;
    }
    primes.iter().copied().find(|&p| modulo(&common, p) == 0)
}

/// A number over a power of 2 modulo an odd n, up to a multiple of n: Montgomery's reduction, which has no divisions.
fn reduced(x: &[u64], n: &[u64]) -> Natural {
    let mut inverse = n[0];
    for _ in 0..5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(n[0].wrapping_mul(inverse)));
    }
    let limbs = n.len();
    let mut rest = x.to_vec();
    rest.resize(x.len() + limbs + 1, 0);
    for i in 0..x.len() {
        let factor = rest[i].wrapping_mul(inverse).wrapping_neg();
        let carry = bezout::parts::add_mul_word(&mut rest[i..i + limbs], n, factor);
        bezout::parts::add_word(&mut rest[i + limbs..], carry);
    }
    trimmed(rest.split_off(x.len()))
}

/// The odd primes up to 65,537.
pub fn odd_primes() -> &'static [u64] {
    &ODD.0
}

/// These primes, and their product.
static ODD: LazyLock<(Vec<u64>, Natural)> = LazyLock::new(|| {
    let mut composite = vec![false; LAST as usize + 1];
    let mut primes = Vec::new();
    for p in (3..=LAST as usize).step_by(2) {
        if composite[p] {
            continue;
        }
        primes.push(p as u64);
        for multiple in (p * p..=LAST as usize).step_by(2 * p) {
            composite[multiple] = true;
        }
    }
    let words: Vec<[u64; 1]> = primes.iter().map(|&p| [p]).collect();
    let product = product(&words).expect("no prime is 0");
    (primes, product)
});

/// A number modulo a word.
pub fn modulo(x: &[u64], word: u64) -> u64 {
    x.iter().rev().fold(0, |rest, limb| {
        ((u128::from(rest) << 64 | u128::from(*limb)) % u128::from(word)) as u64
    })
}
