// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lines of plain numbers that are inverted together: 256 modulo one number, 64 with moduli of
//! their own.

use super::plain::{self, LONGEST, Pair, multiply_add};
use crate::output::Base;
use bezout::kernels::Timing;
use bezout::{DynModulus, slices};

/// The lines of a group, modulo one number and modulo numbers of their own.
const ONE_MODULUS: usize = 256;
const OWN_MODULI: usize = 64;

/// Lines that wait for their answers. All numbers have the same number of limbs.
pub struct Group<'a> {
    modulus: Option<&'a DynModulus>,
    base: Base,
    /// Of a gcd, where there is no inverse.
    timing: Timing,
    limbs: usize,
    /// The numbers of the lines, and their copies that become inverses.
    xs: Vec<u64>,
    inverses: Vec<u64>,
    /// The moduli of lines that have their own.
    moduli: Vec<u64>,
    lines: Vec<u64>,
    scratch: Vec<u64>,
    parts: Vec<u64>,
    product: Vec<u64>,
    /// Room for the numbers of one line.
    pair: Pair,
}

/// A line of a group, and its answer.
pub struct Answered<'a> {
    pub line: u64,
    pub x: &'a [u64],
    pub m: &'a [u64],
    pub found: Found<'a>,
    pub parts: &'a mut Vec<u64>,
}

/// What was computed, and has passed its check.
pub enum Found<'a> {
    Inverse(&'a mut [u64]),
    /// There is no inverse, since this gcd is not 1.
    Gcd(&'a mut [u64]),
    Wrong,
}

impl<'a> Group<'a> {
    /// Of lines that have a modulus each, or this one.
    pub fn new(modulus: Option<&'a DynModulus>, base: Base, timing: Timing) -> Self {
        Self {
            modulus,
            base,
            timing,
            limbs: modulus.map_or(0, |m| m.modulus().len()),
            xs: Vec::new(),
            inverses: Vec::new(),
            moduli: Vec::new(),
            lines: Vec::new(),
            scratch: Vec::new(),
            parts: Vec::new(),
            product: Vec::new(),
            pair: Pair::default(),
        }
    }

    /// The modulus of all lines, if it is one for groups: odd, positive and not too long.
    pub fn modulus(limbs: &[u64]) -> Option<DynModulus> {
        let fits = (1..=LONGEST).contains(&limbs.len());
        fits.then(|| DynModulus::new(limbs).ok()).flatten()
    }

    pub fn is_full(&self) -> bool {
        self.lines.len()
            >= if self.modulus.is_some() {
                ONE_MODULUS
            } else {
                OWN_MODULI
            }
    }

    /// Takes a line of plain numbers that fits the group, and says whether it has done so. `flush`
    /// empties a group in which numbers have another length.
    pub fn take(&mut self, number: u64, line: &[u8], flush: impl FnOnce(&mut Self)) -> bool {
        let taken = match self.modulus {
            Some(_) => self.take_number(line),
            None => self.take_pair(line, flush),
        };
        if taken {
            self.lines.push(number);
        }
        taken
    }

    fn take_number(&mut self, line: &[u8]) -> bool {
        let start = self.xs.len();
        self.xs.resize(start + self.limbs, 0);
        if plain::parse(line, self.base, &mut self.xs[start..]).is_none() {
            self.xs.truncate(start);
            return false;
        }
        true
    }

    fn take_pair(&mut self, line: &[u8], flush: impl FnOnce(&mut Self)) -> bool {
        let Some([x_limbs, m_limbs]) = self.pair.read(line, self.base) else {
            return false;
        };
        // Zero and even moduli have other messages and another algorithm.
        if m_limbs == 0 || self.pair.numbers[1][0] & 1 == 0 {
            return false;
        }
        let limbs = plain::length(x_limbs.max(m_limbs));
        if limbs != self.limbs {
            flush(self);
            self.limbs = limbs;
        }
        let [x, m] = &*self.pair.numbers;
        self.xs.extend_from_slice(&x[..x_limbs]);
        self.moduli.extend_from_slice(&m[..m_limbs]);
        for numbers in [&mut self.xs, &mut self.moduli] {
            numbers.resize(limbs * (self.lines.len() + 1), 0);
        }
        true
    }

    /// Inverts all, calls `answer` with each line, in order, and is empty then.
    pub fn flush(&mut self, mut answer: impl FnMut(Answered<'_>)) {
        if self.lines.is_empty() {
            return;
        }
        let (n, count) = (self.limbs, self.lines.len());
        self.inverses.clear();
        self.inverses.extend_from_slice(&self.xs);
        // The lengths agree: no call is refused, and what were left as it is would not pass the
        // check below.
        if let Some(m) = self.modulus {
            self.scratch.resize(m.invert_rows_scratch(count), 0);
            let _ = m.invert_rows(&mut self.inverses, &mut self.scratch);
        } else {
            self.scratch.resize(slices::invert_each_rows_scratch(n), 0);
            let scratch = &mut self.scratch;
            let _ = slices::invert_each_rows(&mut self.inverses, &self.moduli, n, scratch);
        }
        let mut gcds = Gcds::new(n, self.timing);
        let one = self.modulus.map(|m| (m.modulus(), m.as_ref().inverse64()));
        let rows = self
            .xs
            .chunks_exact(n)
            .zip(self.inverses.chunks_exact_mut(n));
        for (i, (&line, (x, inverse))) in self.lines.iter().zip(rows).enumerate() {
            let (m, inverse64) = one.unwrap_or_else(|| {
                let m = &self.moduli[n * i..][..n];
                (m, inverse_of_word(m[0]))
            });
            let found = match is_inverse(x, inverse, m, inverse64, &mut self.product) {
                true => Found::Inverse(inverse),
                false => gcds.find(inverse, x, m),
            };
            answer(Answered {
                line,
                x,
                m,
                found,
                parts: &mut self.parts,
            });
        }
        self.xs.clear();
        self.moduli.clear();
        self.lines.clear();
    }
}

/// Gcds of numbers of one length, which say why there is no inverse.
struct Gcds {
    timing: Timing,
    scratch: Vec<u64>,
}

impl Gcds {
    fn new(limbs: usize, timing: Timing) -> Self {
        Self {
            timing,
            scratch: vec![0; slices::gcd_scratch(limbs)],
        }
    }

    /// The gcd, in `out`. If it is 1, there is an inverse, and it was not found.
    fn find<'a>(&mut self, out: &'a mut [u64], x: &[u64], m: &[u64]) -> Found<'a> {
        let gcd = match self.timing {
            Timing::Constant => slices::gcd,
            Timing::Variable => slices::gcd_vartime,
        };
        match gcd(out, x, m, &mut self.scratch) {
            Ok(()) if out[0] != 1 || out[1..].iter().any(|&w| w != 0) => Found::Gcd(out),
            _ => Found::Wrong,
        }
    }
}

/// `m^-1` modulo 2^64, for odd m: each step doubles the bits that are right, three of m's own.
fn inverse_of_word(m: u64) -> u64 {
    (0..5).fold(m, |y, _| {
        y.wrapping_mul(2u64.wrapping_sub(m.wrapping_mul(y)))
    })
}

/// Whether `x y = 1` modulo the odd `m`. The lengths that are most frequent have code of their own.
fn is_inverse(x: &[u64], y: &[u64], m: &[u64], inverse64: u64, product: &mut Vec<u64>) -> bool {
    product.clear();
    product.resize(2 * m.len() + 1, 0);
    match m.len() {
        4 => is_inverse_of(4, x, y, m, inverse64, product),
        6 => is_inverse_of(6, x, y, m, inverse64, product),
        n => is_inverse_of(n, x, y, m, inverse64, product),
    }
}

/// By a product and a reduction from the low end, where the library goes other ways: `x y - 1` plus
/// a multiple of `m` is divisible by `2^(64 n)`, and the quotient is 0 or `m`.
#[inline(always)]
fn is_inverse_of(
    n: usize,
    x: &[u64],
    y: &[u64],
    m: &[u64],
    inverse64: u64,
    product: &mut [u64],
) -> bool {
    let (x, y, m) = (&x[..n], &y[..n], &m[..n]);
    let product = &mut product[..2 * n + 1];
    for (i, &x) in x.iter().enumerate() {
        product[i + n] = multiply_add(&mut product[i..i + n], y, x);
    }
    let mut borrow = 1;
    for p in product.iter_mut() {
        let under;
        (*p, under) = p.overflowing_sub(borrow);
        borrow = u64::from(under);
    }
    if borrow == 1 {
        // The product is 0: right modulo 1 alone.
        return m[0] == 1 && m[1..].iter().all(|&w| w == 0) && y.iter().all(|&w| w == 0);
    }
    for i in 0..n {
        let factor = product[i].wrapping_mul(inverse64.wrapping_neg());
        let mut carry = multiply_add(&mut product[i..i + n], m, factor);
        for p in &mut product[i + n..] {
            let over;
            (*p, over) = p.overflowing_add(carry);
            carry = u64::from(over);
            if carry == 0 {
                break;
            }
        }
    }
    let quotient = &product[n..2 * n];
    product[2 * n] == 0 && (quotient == m || quotient.iter().all(|&w| w == 0)) && is_less(y, m)
}

fn is_less(a: &[u64], b: &[u64]) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::oracle::{big, inverse, limbs};
    use bezout_exercise::random::Random;

    #[test]
    fn the_check_knows_right_from_wrong() {
        let mut random = Random(1);
        for i in 0..4000 {
            let n = 1 + i % 7;
            let m = if i % 50 == 0 {
                limbs(&1u8.into(), n)
            } else {
                random.odd(n)
            };
            let (x, inverse64) = (random.any(n), inverse_of_word(m[0]));
            assert_eq!(inverse64.wrapping_mul(m[0]), 1);
            let right = inverse(&big(&x), &big(&m));
            let y = limbs(&right.clone().unwrap_or_default(), n);
            let check = |y: &[u64]| is_inverse(&x, y, &m, inverse64, &mut Vec::new());
            assert_eq!(check(&y), right.is_some(), "{x:x?} {m:x?}");
            let mut wrong = y.clone();
            wrong[i % n] ^= 1 << random.below(64);
            assert!(!check(&wrong), "{x:x?} {m:x?}");
            // The same residue, but not the least one.
            let above = big(&y) + big(&m);
            if above.bits() <= 64 * n as u64 {
                assert!(!check(&limbs(&above, n)), "{x:x?} {m:x?}");
            }
        }
    }

    #[test]
    fn a_decimal_with_a_zero_in_front_is_not_plain() {
        for (text, limbs) in [
            ("0", Some(0)),
            ("10", Some(1)),
            ("00", None),
            ("01", None),
            ("", None),
        ] {
            let found = plain::parse(text.as_bytes(), Base::default(), &mut [0; 2]);
            assert_eq!(found, limbs, "{text}");
        }
    }

    #[test]
    fn hexadecimal_has_no_zeros_in_front() {
        for (x, text) in [
            ([0, 0], "0x0"),
            ([0x2f, 0], "0x2f"),
            ([1, 0xab], "0xab0000000000000001"),
        ] {
            let (mut x, mut out) = (x, Vec::new());
            let base = Base {
                hex: true,
                ..Base::default()
            };
            plain::show(&mut x, base, &mut Vec::new(), &mut out);
            assert_eq!(out, text.as_bytes());
        }
    }
}
