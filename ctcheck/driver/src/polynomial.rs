// SPDX-License-Identifier: MIT OR Apache-2.0
//! The public rings of the cases of polynomials, and their elements, made of secret words.

use bezout::polynomial::{CyclicRing, Ring};
use std::sync::OnceLock;

/// Coefficients for each word of the inputs: 16 words are the longest elements that there are.
const PER_WORD: usize = 79;
/// Words of the longest element in a ring modulo `x^r - 1` that has a case.
const LONGEST: usize = 200;

/// The rings of so many words: modulo 3, modulo a prime of each kernel, modulo 2, and modulo a power of two; both kinds
/// of moduli.
pub fn rings(words: usize) -> Vec<Ring> {
    static RINGS: [OnceLock<Vec<Ring>>; 16] = [const { OnceLock::new() }; 16];
    let made = RINGS.get(words - 1);
    let made = made.map(|ring| ring.get_or_init(|| make(PER_WORD * words)));
    made.cloned().unwrap_or_default()
}

fn make(n: usize) -> Vec<Ring> {
    let prime = |q| Ring::ntru_prime(n, q).expect("a degree that is accepted");
    let ones = |q| Ring::ntru(n, q).expect("a degree that is accepted");
    // The nearest degree that has such rings.
    let two = |q| (3..=n).rev().find_map(|n| Ring::ntru(n, q).ok());
    let odd = n % 2 == 1;
    let three = if odd { ones(3) } else { prime(3) };
    let large = if odd { prime(4591) } else { ones(7879) };
    let mut all = vec![three, large, prime(257)];
    all.extend([two(2), two(2048)].into_iter().flatten());
    all
}

/// Coefficients from secret words, without a division: those of zeros are 0, those of ones are q - 1.
pub fn coefficients(ring: &Ring, x: &[u64]) -> Vec<u16> {
    let q = ring.q();
    let digit = |i: usize| {
        let word = x[i % x.len()].rotate_left((13 * (i / x.len())) as u32 % 64);
        (((word & 0xffff) as u32 * q) >> 16) as u16
    };
    // 2^16 itself is not among the rings: no product overflows.
    (0..ring.len()).map(digit).collect()
}

/// As words.
pub fn words(coefficients: &[u16]) -> Vec<u64> {
    let word = |four: &[u16]| four.iter().fold(0, |word, &c| word << 16 | u64::from(c));
    coefficients.chunks(4).map(word).collect()
}

/// The ring modulo `x^r - 1` whose elements have so many words.
pub fn cyclic_ring(words: usize) -> Option<CyclicRing> {
    static RINGS: [OnceLock<Option<CyclicRing>>; LONGEST] = [const { OnceLock::new() }; LONGEST];
    let degrees = || (64 * words - 63..=64 * words).rev();
    let find = || degrees().find_map(|r| CyclicRing::new(r).ok());
    *RINGS.get(words - 1)?.get_or_init(find)
}

/// An element from secret words.
pub fn bits(ring: &CyclicRing, x: &[u64]) -> Vec<u64> {
    let mut a = x.to_vec();
    a[ring.words() - 1] &= (1 << (ring.degree() % 64)) - 1;
    a
}
