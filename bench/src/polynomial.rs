// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rings of polynomials: their coefficients as other libraries take them, and inversion as users
//! call it.
//!
//! An operand is a number whose digits of 1 bit (modulo 2) or 16 bits are the coefficients.

use crate::case::{Case, Op};
use crate::row::{Answer, Row, Timing};
use bezout::polynomial::presets::{CYCLIC_RINGS, RINGS};
use bezout::polynomial::{self, CyclicRing};
use bezout_exercise::Size;
use bezout_exercise::oracle::{big, limbs};
use bezout_exercise::polynomial::{digit, digits, modulus, packed};
use num_bigint::BigUint;
use std::hint::black_box;

/// A ring of the presets.
#[derive(Clone, Copy, Debug)]
pub enum Ring {
    Small(polynomial::Ring),
    Cyclic(CyclicRing),
}

impl Ring {
    pub fn of(case: &Case) -> Option<Ring> {
        let Size::Named { name, .. } = case.size else {
            return None;
        };
        let small = RINGS.iter().find(|ring| ring.0 == name);
        let cyclic = || CYCLIC_RINGS.iter().find(|ring| ring.0 == name);
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

    /// The number of coefficients of an operand.
    pub fn length(&self) -> usize {
        match self {
            Ring::Small(ring) => ring.len(),
            Ring::Cyclic(ring) => ring.degree(),
        }
    }

    fn digit(&self) -> usize {
        match self {
            Ring::Small(ring) => digit(ring),
            Ring::Cyclic(_) => 1,
        }
    }

    pub fn pack(&self, coefficients: &[u16]) -> BigUint {
        packed(coefficients, self.digit())
    }

    /// The coefficients of an operand.
    pub fn unpack(&self, x: &BigUint) -> Vec<u16> {
        digits(x, self.digit(), self.length()).expect("an element")
    }

    /// The coefficients of the modulus.
    pub fn modulus(&self) -> Vec<u16> {
        match self {
            Ring::Small(ring) => modulus(ring).iter().map(|&c| c as u16).collect(),
            Ring::Cyclic(ring) => {
                let mut modulus = vec![0; ring.degree() + 1];
                (modulus[0], modulus[ring.degree()]) = (1, 1);
                modulus
            }
        }
    }
}

/// Room for every element, aligned as some peers want it.
#[repr(C, align(64))]
struct Room<T>([T; 4096]);

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
    ring: Ring,
    convert: impl Fn(Vec<u16>) -> Vec<u16> + 'static,
    invert: impl Fn(&mut [u16], &[u16]) + 'static,
    read: impl Fn(&[u16]) -> Vec<u16> + 'static,
) -> Row {
    Row::new(
        name,
        Timing::Constant,
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
    words: usize,
    invert: impl Fn(&mut [u64], &[u64]) + 'static,
) -> Row {
    Row::new(
        name,
        Timing::Constant,
        move |operands| {
            let items = operands.map(|x| Room::new(&limbs(x, words)));
            (Room::new(&[]), items)
        },
        move |out, a| {
            invert(&mut out.0, &a.0);
            out.0[0]
        },
        move |out| Answer::Inverse(Some(big(&out.0[..words]))),
    )
}

pub fn rows(case: &Case) -> Vec<Row> {
    match Ring::of(case) {
        _ if case.op != Op::Invert => Vec::new(),
        Some(Ring::Small(ring)) => {
            let n = ring.len();
            let invert = move |out: &mut [u16], a: &[u16]| {
                black_box(ring.invert(&mut out[..n], &a[..n]).expect("an element"));
            };
            let read = move |out: &[u16]| out[..n].to_vec();
            vec![small_row(
                "bezout/Ring::invert",
                Ring::Small(ring),
                |a| a,
                invert,
                read,
            )]
        }
        Some(Ring::Cyclic(ring)) => {
            let n = ring.words();
            vec![cyclic_row("bezout/CyclicRing::invert", n, move |out, a| {
                black_box(ring.invert(&mut out[..n], &a[..n]).expect("an element"));
            })]
        }
        None => Vec::new(),
    }
}
