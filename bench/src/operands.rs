// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operands that all implementations of a case share.

use crate::case::{Case, Op};
use crate::large;
use bezout_exercise::oracle::{big, limbs};
use bezout_exercise::pool::{Table, count};
use bezout_exercise::random::Random;
use bezout_exercise::{Exercise, Suite, Visitor, visit};
use num_bigint::BigUint;

/// Operands of all calls, a power of two of them, the same in every run: below the modulus and
/// coprime to it, or pairs of odd numbers of full length.
pub struct Operands {
    pub limbs: usize,
    pub modulus: BigUint,
    pub first: Vec<BigUint>,
    /// Zeros where an operation has one operand.
    pub second: Vec<BigUint>,
    /// The answers, where no oracle would find them in time: greatest common divisors, or inverses.
    pub known: Vec<BigUint>,
    /// The kernels, with operands of their own type.
    pub tables: Vec<Table>,
}

impl Operands {
    pub fn new(case: &Case) -> Operands {
        if case.is_large() {
            return Self::large(case);
        }
        let tables = tables(case);
        let of_kernels = match case.op {
            Op::Invert | Op::Gcd | Op::Xgcd | Op::Jacobi | Op::Legendre | Op::Other(_) => true,
            _ => case.ring != "int",
        };
        let (first, second) = if of_kernels {
            let numbers = tables[0].numbers().into_iter();
            numbers.map(|[a, b, _]| (a, b)).unzip()
        } else {
            pairs(case)
        };
        Operands {
            limbs: case.limbs(),
            modulus: case.modulus.clone(),
            first,
            second,
            known: Vec::new(),
            tables,
        }
    }

    fn large(case: &Case) -> Operands {
        let bits = case.size.bits();
        let (modulus, first, second, known) = match case.op {
            Op::Invert => {
                let (m, numbers, inverses) = large::residues(bits);
                (m, numbers, vec![BigUint::ZERO; inverses.len()], inverses)
            }
            _ => {
                let (first, second, gcds) = large::pairs(bits);
                (BigUint::ZERO, first, second, gcds)
            }
        };
        Operands {
            limbs: case.limbs(),
            modulus,
            first,
            second,
            known,
            tables: Vec::new(),
        }
    }

    /// The first operand of every call, converted.
    pub fn map<T>(&self, convert: impl Fn(&BigUint) -> T) -> Vec<T> {
        self.first.iter().map(convert).collect()
    }

    /// Both operands of every call, converted.
    pub fn map_pairs<T>(&self, convert: impl Fn(&BigUint) -> T) -> Vec<(T, T)> {
        let both = self.first.iter().zip(&self.second);
        both.map(|(a, b)| (convert(a), convert(b))).collect()
    }
}

/// The operations of the registry whose kernels are measured in a case.
pub fn tables(case: &Case) -> Vec<Table> {
    struct Tables<'a>(&'a Case, Vec<Table>);
    impl Visitor for Tables<'_> {
        fn visit<O: Exercise>(&mut self) {
            if self.0.has_kernels_of(O::RING, O::NAME) {
                self.1.extend(Table::new::<O>(self.0.size, Suite::Registry));
            }
        }
    }
    let mut tables = Tables(case, Vec::new());
    visit(&mut tables);
    tables.1
}

/// The product of all odd primes from 3 on that fit a given number of bits: what a sieve takes the
/// gcd with.
pub fn product_of_primes(bits: u64) -> BigUint {
    let is_prime = |p: &u32| (3..*p).step_by(2).all(|d| !p.is_multiple_of(d));
    let mut product = BigUint::from(1u8);
    for p in (3u32..).step_by(2).filter(is_prime) {
        let larger = &product * p;
        if larger.bits() > bits {
            break;
        }
        product = larger;
    }
    product
}

/// Where a row may be of something that is none of the registry's operations, or has an array of
/// its own.
fn pairs(case: &Case) -> (Vec<BigUint>, Vec<BigUint>) {
    let (mut random, bits) = (Random(case.size.bits() as u64), case.size.bits());
    let modulus = limbs(&case.modulus, case.limbs());
    let mut number = || match case.op {
        Op::Lcm | Op::Product | Op::Sieve => big(&random.odd_of_bits(bits, case.limbs())),
        _ => big(&random.unit(&modulus)),
    };
    (0..count(bits, 1)).map(|_| (number(), number())).unzip()
}
