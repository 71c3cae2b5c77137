// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: their names, operands, oracle, and this project's rows.
//!
//! An operand is a number whose digits of 1 bit (modulo 2) or 16 bits are the coefficients.

use crate::case::{Case, limbs_of, number_of};
use crate::random::Random;
use crate::row::{Answer, Row, Timing};
use bezout::kernels::Operation;
use bezout::kernels::polynomial::{Invert, InvertCyclic};
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{self, Coefficients, CyclicRing, Shape};
use num_bigint::BigUint;
use std::cell::RefCell;
use std::hint::black_box;

/// A ring of the presets.
#[derive(Clone, Copy, Debug)]
pub enum Ring {
    Small(polynomial::Ring),
    Cyclic(CyclicRing),
}

/// All of them, by name.
pub fn names() -> Vec<&'static str> {
    let small = RINGS.iter().map(|ring| ring.0);
    small
        .chain(CYCLIC_RINGS.iter().map(|ring| ring.0))
        .collect()
}

impl Ring {
    pub fn named(size: &str) -> Option<Ring> {
        let small = RINGS.iter().find(|ring| ring.0 == size);
        let cyclic = || CYCLIC_RINGS.iter().find(|ring| ring.0 == size);
        match small {
            Some((_, ring)) => Some(Ring::Small(*ring)),
            None => cyclic().map(|(_, ring)| Ring::Cyclic(*ring)),
        }
    }

    /// Coefficients are modulo this number.
    pub fn q(&self) -> u64 {
        match self {
            Ring::Small(ring) => ring.q().into(),
            Ring::Cyclic(_) => 2,
        }
    }

    pub fn degree(&self) -> usize {
        match self {
            Ring::Small(ring) => ring.degree(),
            Ring::Cyclic(ring) => ring.degree(),
        }
    }

    /// The number of coefficients of an operand.
    pub fn length(&self) -> usize {
        match self {
            Ring::Small(ring) => ring.len(),
            Ring::Cyclic(ring) => ring.degree(),
        }
    }

    /// The bits of a digit.
    fn digit(&self) -> usize {
        if self.q() == 2 { 1 } else { 16 }
    }

    /// The coefficients of the modulus.
    pub fn modulus(&self) -> Vec<u16> {
        let d = self.degree();
        let mut modulus = vec![0; d + 1];
        match self {
            Ring::Small(ring) if ring.shape() == Shape::AllOnes => modulus.fill(1),
            Ring::Small(ring) => {
                let minus_one = (ring.q() - 1) as u16;
                (modulus[0], modulus[1], modulus[d]) = (minus_one, minus_one, 1);
            }
            Ring::Cyclic(_) => (modulus[0], modulus[d]) = (1, 1),
        }
        modulus
    }

    pub fn pack(&self, coefficients: &[u16]) -> BigUint {
        let mut bytes = Vec::new();
        match self.digit() {
            16 => bytes.extend(coefficients.iter().flat_map(|c| c.to_le_bytes())),
            _ => bytes.extend(coefficients.chunks(8).map(|bits| {
                let shifted = bits.iter().enumerate().map(|(i, &bit)| (bit as u8) << i);
                shifted.fold(0, |byte, bit| byte | bit)
            })),
        }
        BigUint::from_bytes_le(&bytes)
    }

    /// The coefficients of an operand, `length` of them.
    pub fn unpack(&self, x: &BigUint) -> Vec<u16> {
        let bytes = x.to_bytes_le();
        let byte = |i: usize| u16::from(bytes.get(i).copied().unwrap_or(0));
        let coefficient = |i: usize| match self.digit() {
            16 => byte(2 * i) | byte(2 * i + 1) << 8,
            _ => byte(i / 8) >> (i % 8) & 1,
        };
        (0..self.length()).map(coefficient).collect()
    }

    /// Elements that have an inverse. The generator is not linear: of bits that satisfy a short recurrence,
    /// Euclid's algorithm would end at once. In the large ring of Streamlined NTRU Prime elements are
    /// small, since the peers take no others; modulo `x^n - 1` the last coefficient is zero.
    pub fn operands(&self, count: usize) -> Vec<BigUint> {
        let mut random = Random::new(self.degree() as u64);
        (0..count).map(|_| self.operand(&mut random)).collect()
    }

    fn operand(&self, random: &mut Random) -> BigUint {
        let q = self.q();
        loop {
            let mut a: Vec<u16> = match self {
                Ring::Small(ring) if matches!(ring.coefficients(), Coefficients::Fq(_)) => {
                    let small = [0, 1, (q - 1) as u16];
                    let one = |_| small[(random.word() % 3) as usize];
                    (0..self.length()).map(one).collect()
                }
                _ => (0..self.length())
                    .map(|_| (random.word() % q) as u16)
                    .collect(),
            };
            if self.length() > self.degree() {
                a[self.degree()] = 0;
            }
            let invertible = match self {
                // A few have none modulo x^p - x - 1.
                Ring::Small(ring) => ring.invert(&mut vec![0; a.len()], &a).map(bool::from),
                Ring::Cyclic(_) => Ok(a.iter().sum::<u16>() % 2 == 1),
            };
            if invertible == Ok(true) {
                return self.pack(&a);
            }
        }
    }

    /// Whether the product is 1, by the schoolbook.
    pub fn is_inverse(&self, a: &BigUint, inverse: &BigUint) -> bool {
        let (a, b) = (self.unpack(a), self.unpack(inverse));
        let (n, q) = (self.length(), self.q());
        if self.pack(&b) != *inverse || b.iter().any(|&c| u64::from(c) >= q) {
            return false;
        }
        if let Ring::Cyclic(_) = self {
            return is_cyclic_inverse(&a, &b);
        }
        let mut folded = vec![0u64; 2 * n];
        for (i, &x) in a.iter().enumerate() {
            for (j, &y) in b.iter().enumerate() {
                folded[i + j] += u64::from(x) * u64::from(y);
            }
        }
        let all_ones = n > self.degree();
        for i in (n..2 * n).rev() {
            let c = std::mem::take(&mut folded[i]);
            folded[i - n] += c;
            if !all_ones {
                // x^p = x + 1
                folded[i - n + 1] += c;
            }
        }
        let last = if all_ones { folded[n - 1] % q } else { 0 };
        (0..n).all(|i| (folded[i] + q - last) % q == u64::from(i == 0))
    }
}

/// The same for bits, many at a time.
fn is_cyclic_inverse(a: &[u16], b: &[u16]) -> bool {
    let r = a.len();
    let mut words = vec![0u64; r.div_ceil(64)];
    for (i, &bit) in a.iter().enumerate() {
        words[i / 64] |= u64::from(bit) << (i % 64);
    }
    let mut product = vec![0u64; 2 * words.len() + 1];
    for i in (0..r).filter(|&i| b[i] == 1) {
        for (j, &word) in words.iter().enumerate() {
            product[i / 64 + j] ^= word << (i % 64);
            product[i / 64 + j + 1] ^= word >> 1 >> (63 - i % 64);
        }
    }
    let bit = |i: usize| product[i / 64] >> (i % 64) & 1;
    (0..r).all(|i| bit(i) ^ bit(i + r) == u64::from(i == 0))
}

/// Room for every element, aligned as some peers want it.
#[repr(C, align(64))]
pub struct Room<T>(pub [T; 4096]);

impl<T: Copy + Default> Room<T> {
    fn new(words: &[T]) -> Box<Self> {
        let mut room = Box::new(Self([T::default(); 4096]));
        room.0[..words.len()].copy_from_slice(words);
        room
    }
}

/// A row of functions on coefficients, of which `invert(out, a)` is measured.
pub fn small_row(
    name: impl Into<String>,
    timing: Timing,
    ring: Ring,
    convert: impl Fn(Vec<u16>) -> Vec<u16> + 'static,
    invert: impl Fn(&mut [u16], &[u16]) + 'static,
    read: impl Fn(&[u16]) -> Vec<u16> + 'static,
) -> Row {
    Row::new(
        name,
        timing,
        move |operands| {
            let items = operands.map(|x| Room::new(&convert(ring.unpack(x))));
            (Room::new(&[]), items)
        },
        move |out, a| {
            invert(&mut out.0, &a.0);
            out.0[0].into()
        },
        move |out| Answer::Inverse(Some(ring.pack(&read(&out.0)))),
    )
}

/// The same for packed bits.
pub fn cyclic_row(
    name: impl Into<String>,
    timing: Timing,
    words: usize,
    invert: impl Fn(&mut [u64], &[u64]) + 'static,
) -> Row {
    Row::new(
        name,
        timing,
        move |operands| {
            let items = operands.map(|x| Room::new(&limbs_of(x, words)));
            (Room::new(&[]), items)
        },
        move |out, a| {
            invert(&mut out.0, &a.0);
            out.0[0]
        },
        move |out| Answer::Inverse(Some(number_of(&out.0[..words]))),
    )
}

/// `bezout/<kernel>`, and `bezout/Ring::invert` as users call it.
pub fn rows(case: &Case) -> Vec<Row> {
    match Ring::named(case.size) {
        Some(Ring::Small(ring)) => small_rows(ring),
        Some(Ring::Cyclic(ring)) => cyclic_rows(ring),
        None => Vec::new(),
    }
}

/// Writes the inverse of the second polynomial to the first.
type SmallInvert = Box<dyn Fn(&mut [u16], &[u16])>;

fn small_rows(ring: polynomial::Ring) -> Vec<Row> {
    let n = ring.len();
    let row = |name: String, invert: SmallInvert| {
        let (same, read) = (|a| a, move |out: &[u16]| out[..n].to_vec());
        small_row(
            name,
            Timing::Constant,
            Ring::Small(ring),
            same,
            invert,
            read,
        )
    };
    let kernels = Invert::table().iter().filter(|k| k.accepts(&ring));
    let mut rows: Vec<Row> = kernels
        .map(|kernel| {
            let invert = move |out: &mut [u16], a: &[u16]| {
                (kernel.run)(&ring, &mut out[..n], &a[..n]);
            };
            row(format!("bezout/{}", kernel.name), Box::new(invert))
        })
        .collect();
    let public = move |out: &mut [u16], a: &[u16]| {
        let found = ring.invert(&mut out[..n], &a[..n]).expect("an element");
        black_box(found);
    };
    rows.push(row("bezout/Ring::invert".into(), Box::new(public)));
    rows
}

fn cyclic_rows(ring: CyclicRing) -> Vec<Row> {
    let n = ring.words();
    let kernels = InvertCyclic::table().iter().filter(|k| k.accepts(&ring));
    let mut rows: Vec<Row> = kernels
        .map(|kernel| {
            let scratch = RefCell::new(vec![0; (kernel.scratch)(&ring)]);
            let name = format!("bezout/{}", kernel.name);
            cyclic_row(name, Timing::Constant, n, move |out, a| {
                (kernel.run)(&ring, &mut out[..n], &a[..n], &mut scratch.borrow_mut());
            })
        })
        .collect();
    let name = "bezout/CyclicRing::invert";
    rows.push(cyclic_row(name, Timing::Constant, n, move |out, a| {
        let found = ring.invert(&mut out[..n], &a[..n]).expect("an element");
        black_box(found);
    }));
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Op;

    #[test]
    fn every_ring_has_rows_and_operands_with_an_inverse() {
        for name in names() {
            let case = Case::new(Op::Invert, name);
            assert!(rows(&case).len() > 1, "{name}");
            let ring = Ring::named(name).expect("a name");
            for a in ring.operands(2) {
                assert_eq!(ring.pack(&ring.unpack(&a)), a);
                // No inverse of itself.
                assert!(!ring.is_inverse(&a, &a), "{name}");
            }
        }
    }

    #[test]
    fn the_oracle_knows_x_and_its_inverse() {
        for name in names() {
            let ring = Ring::named(name).expect("a name");
            let (n, q) = (ring.length(), ring.q());
            let mut x = vec![0; n];
            x[1] = 1;
            let mut inverse = vec![0; n];
            match ring {
                // x (x^(p-1) - 1) = 1
                Ring::Small(r) if r.shape() == Shape::Prime => {
                    (inverse[0], inverse[n - 1]) = ((q - 1) as u16, 1);
                }
                _ => inverse[n - 1] = 1,
            }
            let (x, right) = (ring.pack(&x), ring.pack(&inverse));
            assert!(ring.is_inverse(&x, &right), "{name}");
            inverse[2] = 1;
            assert!(!ring.is_inverse(&x, &ring.pack(&inverse)), "{name}");
            let too_long = &right + (BigUint::from(1u8) << 70000);
            assert!(!ring.is_inverse(&x, &too_long), "{name}");
        }
    }
}
