// SPDX-License-Identifier: MIT OR Apache-2.0
//! Plain numbers, which are digits alone, as limbs: for lines that take no longer than their
//! arithmetic.

use crate::output::Base;
use bezout_large::text::{parse_decimal, print_decimal};
use memchr::memchr3;
use std::fmt::Write;

/// The limbs of the longest number that is read here: decimals take a quadratic time.
pub const LONGEST: usize = 64;

/// Room for the two numbers of a line.
pub struct Pair {
    /// Limbs above a number are zeros up to the [`length`] of both.
    pub numbers: Box<[[u64; LONGEST]; 2]>,
}

impl Default for Pair {
    fn default() -> Self {
        Self {
            numbers: Box::new([[0; LONGEST]; 2]),
        }
    }
}

impl Pair {
    /// Reads a line of two plain numbers, and says how many limbs each has. None if it is another
    /// line.
    pub fn read(&mut self, line: &[u8], base: Base) -> Option<[usize; 2]> {
        let is_between = |c: &u8| matches!(c, b' ' | b'\t' | b',');
        let end = memchr3(b' ', b'\t', b',', line)?;
        let begin = line[end..].iter().position(|c| !is_between(c))?;
        let last = parse(&line[end + begin..], base, &mut self.numbers[1])?;
        self.read_first(&line[..end], base, last)
    }

    /// Reads the first number, beside a second one that has `last` limbs.
    pub fn read_first(&mut self, text: &[u8], base: Base, last: usize) -> Option<[usize; 2]> {
        let first = parse(text, base, &mut self.numbers[0])?;
        let most = length(first.max(last));
        self.numbers[0][first..most].fill(0);
        self.numbers[1][last..most].fill(0);
        Some([first, last])
    }
}

/// A number of limbs that has code of its own, so that numbers of nearly the same length are in one
/// group.
pub fn length(limbs: usize) -> usize {
    let lengths = [1, 2, 3, 4, 6, 8, 9, 16, 24, 32, 48];
    let longer = lengths.into_iter().find(|&length| length >= limbs);
    longer.unwrap_or(LONGEST)
}

/// `a += b factor`; returns the word beyond.
#[inline(always)]
pub fn multiply_add(a: &mut [u64], b: &[u64], factor: u64) -> u64 {
    let mut carry = 0;
    for (a, &b) in a.iter_mut().zip(b) {
        let sum = u128::from(b) * u128::from(factor) + u128::from(*a) + u128::from(carry);
        (*a, carry) = (sum as u64, (sum >> 64) as u64);
    }
    carry
}

/// As [`parse_decimal`], in the base of plain numbers. A decimal that begins with a zero is not
/// plain.
pub fn parse(text: &[u8], base: Base, out: &mut [u64]) -> Option<usize> {
    if base.digits.radix() == 10 {
        let plain = text.first() != Some(&b'0') || text.len() == 1;
        return plain.then(|| parse_decimal(text, out))?;
    }
    let zeros = text.iter().take_while(|&&c| c == b'0').count();
    let digits = &text[zeros..];
    if text.is_empty() || digits.len() > 16 * out.len() {
        return None;
    }
    for (word, digits) in out.iter_mut().zip(digits.rchunks(16)) {
        *word = digits.iter().try_fold(0, |word, &c| {
            Some(word << 4 | u64::from(char::from(c).to_digit(16)?))
        })?;
    }
    Some(digits.len().div_ceil(16))
}

/// Appends a number in the base that is asked for.
pub fn show(x: &mut [u64], base: Base, parts: &mut Vec<u64>, out: &mut Vec<u8>) {
    let Some(prefix) = base.prefix() else {
        return print_decimal(x, parts, out);
    };
    let top = x.iter().rposition(|&w| w != 0).unwrap_or(0);
    let mut text = format!("{prefix}{:x}", x[top]);
    for word in x[..top].iter().rev() {
        // A string takes everything.
        let _ = write!(text, "{word:016x}");
    }
    out.extend_from_slice(text.as_bytes());
}
