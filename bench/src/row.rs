// SPDX-License-Identifier: MIT OR Apache-2.0
//! One measurable implementation of one operation.

use crate::operands::Operands;
use bezout_exercise::oracle::limbs;
use num_bigint::{BigInt, BigUint};
use std::hint::black_box;

/// Whether the time of an implementation is claimed to be independent of its operands.
pub use bezout::kernels::Timing;

/// A result in the form in which it is compared with the oracle's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The canonical inverse, in `[0, m)`; `None` where the implementation says that there is none.
    Inverse(Option<BigUint>),
    /// The canonical product, or what else of two numbers is a number.
    Number(BigUint),
    /// The greatest common divisor.
    Gcd(BigUint),
    /// Only whether the greatest common divisor is 1.
    Coprime(bool),
    /// The greatest common divisor and two cofactors, canonical or not.
    Xgcd(BigUint, BigInt, BigInt),
    /// −1, 0 or 1.
    Symbol(i32),
    /// Only whether the symbol is 1.
    Square(bool),
    /// A square root; `None` where the implementation says that there is none.
    Root(Option<BigUint>),
    /// A residue by its two halves: `r` and `t`, whose product with it is r.
    Halves(BigInt, BigInt),
    /// Whether the result is right, by a check of its own.
    Right(bool),
}

/// An implementation with its operands converted and its outputs allocated.
pub trait Work {
    /// Runs `count` operations on consecutive operands from `start` on, around the pool's end.
    /// Each operation waits for the result of the one before it.
    fn run(&mut self, start: usize, count: usize);
    /// The result for operand number `index`.
    fn answer(&mut self, index: usize) -> Answer;
    /// How many results an operation has: measured values are divided by it.
    fn results(&self) -> usize {
        1
    }
}

/// Converts the operands, outside of the measured time.
type Prepare = Box<dyn FnOnce(&Operands) -> Box<dyn Work>>;

/// An implementation under its name, not yet prepared: rows that the filter drops cost nothing.
pub struct Row {
    pub name: String,
    pub timing: Timing,
    pub prepare: Prepare,
}

impl Row {
    /// A row from four functions.
    ///
    /// `prepare` converts the operands into the implementation's own types, outside the measured
    /// time, and makes the state: modulus, scratch, outputs. `operation` is what is measured: it
    /// leaves its result in the state, and returns any word of it. `answer` reads the result from
    /// the state.
    pub fn new<S: 'static, I: 'static>(
        name: impl Into<String>,
        timing: Timing,
        prepare: impl FnOnce(&Operands) -> (S, Vec<I>) + 'static,
        operation: impl Fn(&mut S, &I) -> u64 + 'static,
        answer: impl Fn(&S) -> Answer + 'static,
    ) -> Row {
        let prepare = move |operands: &Operands| {
            let (state, items) = prepare(operands);
            Box::new(Chain {
                state,
                items,
                operation,
                answer,
            }) as Box<dyn Work>
        };
        Row {
            name: name.into(),
            timing,
            prepare: Box::new(prepare),
        }
    }
}

impl Row {
    /// A row whose operation works on an array of [`ARRAY`] elements in place, with a second array
    /// to read from. What is printed is the cost of one element; elements do not wait for each
    /// other.
    pub fn array<T: Copy + 'static>(
        name: impl Into<String>,
        convert: impl Fn(&BigUint) -> T + 'static,
        operation: impl FnMut(&mut [T], &[T]) + 'static,
        answer: impl Fn(&T) -> Answer + 'static,
    ) -> Row {
        let prepare = move |operands: &Operands| {
            // Where there are fewer, they come again.
            let many = |x: &[BigUint]| x.iter().cycle().take(ARRAY).map(&convert).collect();
            let (first, second): (Vec<T>, _) = (many(&operands.first), many(&operands.second));
            Box::new(Array {
                current: first.clone(),
                first,
                second,
                operation,
                answer,
            }) as Box<dyn Work>
        };
        Row {
            name: name.into(),
            timing: Timing::Constant,
            prepare: Box::new(prepare),
        }
    }
}

/// Little-endian limbs, padded with zeros to a length that the compiler knows.
pub fn array_of<const L: usize>(x: &BigUint) -> [u64; L] {
    limbs(x, L).try_into().expect("L limbs")
}

/// Elements of an array.
pub const ARRAY: usize = 1024;

/// The results of one call are the operands of the next: products of residues, and inverses, are
/// such again.
struct Array<T, F, A> {
    current: Vec<T>,
    first: Vec<T>,
    second: Vec<T>,
    operation: F,
    answer: A,
}

impl<T: Copy, F: FnMut(&mut [T], &[T]), A: Fn(&T) -> Answer> Work for Array<T, F, A> {
    fn run(&mut self, _: usize, count: usize) {
        for _ in 0..count {
            (self.operation)(black_box(&mut self.current), black_box(&self.second));
        }
    }

    fn answer(&mut self, index: usize) -> Answer {
        self.current.copy_from_slice(&self.first);
        (self.operation)(&mut self.current, &self.second);
        (self.answer)(&self.current[index % ARRAY])
    }

    fn results(&self) -> usize {
        ARRAY
    }
}

struct Chain<S, I, F, A> {
    state: S,
    items: Vec<I>,
    operation: F,
    answer: A,
}

impl<S, I, F: Fn(&mut S, &I) -> u64, A: Fn(&S) -> Answer> Work for Chain<S, I, F, A> {
    fn run(&mut self, start: usize, count: usize) {
        let mask = self.items.len() - 1;
        // Zero, but neither compiler nor CPU may know: the address of each operand depends on the
        // result before it, so that no two operations overlap and what is measured is the latency
        // of one call.
        let zero = black_box(0);
        let mut result = 0;
        for step in 0..count {
            let index = (start + step + (result & zero) as usize) & mask;
            result = (self.operation)(&mut self.state, black_box(&self.items[index]));
        }
        black_box(result);
    }

    fn answer(&mut self, index: usize) -> Answer {
        let index = index & (self.items.len() - 1);
        (self.operation)(&mut self.state, &self.items[index]);
        (self.answer)(&self.state)
    }
}
