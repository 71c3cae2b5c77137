// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the parts of an expression cost, before they are computed: in units of less than ten
//! instructions.

/// What takes memory and a walk through a few characters.
const STEP: u64 = 200;

/// The 64-bit words of a number.
fn words(bits: u64) -> u64 {
    bits / 64 + 1
}

fn doublings(words: u64) -> u64 {
    u64::from(words.ilog2()) + 1
}

/// A sum or a shift.
pub fn sum(bits: u64) -> u64 {
    STEP + words(bits)
}

/// A product of numbers of `a` and of `b` bits.
pub fn product(a: u64, b: u64) -> u64 {
    let (all, short) = (words(a) + words(b), words(a.min(b)));
    STEP + all * (2 * short).min(TRANSFORM * doublings(all))
}

/// For each word of a product, and each doubling of its length.
const TRANSFORM: u64 = 6;

/// A power of `bits` bits, of an odd number of `of` bits.
pub fn power(bits: u64, of: u64) -> u64 {
    // The last square, and what multiplies it, take as long as all before them.
    2 * (product(bits / 2, bits / 2) + product(bits, of.min(bits)))
}

/// The number with these hexadecimal digits.
pub fn hexadecimal(bits: u64) -> u64 {
    2 * STEP + 8 * words(bits)
}

/// The number with these decimal digits: a product for each doubling of the length.
pub fn decimal(bits: u64) -> u64 {
    2 * STEP + words(bits) * (300 + 48 * doublings(words(bits)))
}
