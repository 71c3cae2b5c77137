// SPDX-License-Identifier: MIT OR Apache-2.0
//! Small primes, and what numbers are modulo them.

use crate::tasks::product;
use bezout::parts::limbs::mac;
use bezout_large::{Natural, gcd};
use std::sync::LazyLock;

/// The primes up to this one are small.
const LAST: u64 = 65537;

/// The smallest prime factor up to 65,537.
pub fn small_factor(n: &[u64]) -> Option<u64> {
    match n[0] & 1 {
        0 => Some(2),
        // One number for all primes: its remainder is looked at once.
        _ => smallest(&gcd(&reduced(&ODD.1, n), n)),
    }
}

/// The smallest of the odd primes up to 65,537 that divide a number.
pub fn smallest(common: &[u64]) -> Option<u64> {
    if common == [1] {
        return None;
    }
    odd_primes()
        .iter()
        .copied()
        .find(|&p| modulo(common, p) == 0)
}

/// A number over a power of 2 modulo an odd n, up to a multiple of n: Montgomery's reduction, which
/// has no divisions. Each pass takes two limbs, so that two chains of carries run side by side.
fn reduced(x: &[u64], n: &[u64]) -> Vec<u64> {
    let minus_inverse = bezout::parts::limbs::invert_mod_2_64(n[0]).wrapping_neg();
    // n needs two limbs, and x an even number of them.
    let n = &[n, &[0][..usize::from(n.len() == 1)]].concat()[..];
    let (limbs, steps) = (n.len(), x.len().div_ceil(2));
    let mut rest = x.to_vec();
    rest.resize(2 * steps + limbs + 1, 0);
    for i in 0..steps {
        let (row, above) = rest[2 * i..].split_at_mut(limbs);
        let first = row[0].wrapping_mul(minus_inverse);
        let (_, carry) = mac(row[0], n[0], first, 0);
        let (low, mut carry) = mac(row[1], n[1], first, carry);
        let second = low.wrapping_mul(minus_inverse);
        let (_, mut carry_of_second) = mac(low, n[0], second, 0);
        let pairs = row[2..].iter_mut().zip(&n[2..]).zip(&n[1..]);
        for ((x, &of_first), &of_second) in pairs {
            let low;
            (low, carry) = mac(*x, of_first, first, carry);
            (*x, carry_of_second) = mac(low, of_second, second, carry_of_second);
        }
        let last = mac(0, n[limbs - 1], second, carry_of_second);
        bezout::parts::limbs::add_word(above, carry);
        bezout::parts::limbs::add_word(above, last.0);
        bezout::parts::limbs::add_word(&mut above[1..], last.1);
    }
    Natural::new(rest.split_off(2 * steps)).into_limbs()
}

/// The odd primes up to 65,537.
pub fn odd_primes() -> &'static [u64] {
    &ODD.0
}

/// These primes, and their product.
pub static ODD: LazyLock<(Vec<u64>, Vec<u64>)> = LazyLock::new(|| {
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
