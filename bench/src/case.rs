// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is measured: one operation at one size.

use bezout_exercise::random::Random;
use bezout_exercise::{Exercise, Size};
use bezout_measure::report::Place;
use num_bigint::BigUint;

/// The operations, under their names in filters, tables and JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Invert,
    Gcd,
    Xgcd,
    Jacobi,
    Legendre,
    /// Many inversions at once; the numbers are those of one element.
    InvertBatch,
    /// Multiplications that do not wait for each other: their throughput, not their latency.
    Mul,
    // Of two residues; the second one is unused by some, and the exponent of a power.
    Add,
    Sub,
    Neg,
    Square,
    Pow,
    Divide,
    /// A square root of a residue, or that there is none.
    Sqrt,
    /// Two numbers of half the length whose quotient a residue is.
    Split,
    // Of two integers.
    Lcm,
    Product,
    /// Whether a number has a factor among small primes.
    Sieve,
    /// What another crate does with an inverse; the size says what.
    Client,
    /// An operation of the registry for which nothing else is written here.
    Other(&'static str),
}

impl Op {
    pub fn name(self) -> &'static str {
        match self {
            Op::Invert => "invert",
            Op::Gcd => "gcd",
            Op::Xgcd => "xgcd",
            Op::Jacobi => "jacobi",
            Op::Legendre => "legendre",
            Op::InvertBatch => "invert_batch",
            Op::Mul => "mul",
            Op::Add => "add",
            Op::Sub => "sub",
            Op::Neg => "neg",
            Op::Square => "square",
            Op::Pow => "pow",
            Op::Divide => "divide",
            Op::Sqrt => "sqrt",
            Op::Split => "split",
            Op::Lcm => "lcm",
            Op::Product => "product",
            Op::Sieve => "sieve",
            Op::Client => "client",
            Op::Other(name) => name,
        }
    }
}

/// One operation at one size. All implementations of a case are measured interleaved, on the same
/// operands.
#[derive(Clone, Debug)]
pub struct Case {
    pub op: Op,
    /// `int`, `gf2` or `poly`.
    pub ring: &'static str,
    pub size: Size,
    /// Of the size, in filters, tables and JSON.
    pub name: String,
    /// The modulus or the symbol's lower argument, which is odd; a polynomial as a number. Zero
    /// where there is none.
    pub modulus: BigUint,
}

impl Case {
    /// An operation on operands that another one of the registry has too. None if that has none of
    /// this size.
    pub fn new<O: Exercise>(op: Op, size: Size) -> Option<Case> {
        let [.., modulus] = O::numbers(&O::typical(&mut Random(1), size)?);
        Some(Case {
            op,
            ring: O::RING,
            size,
            name: size.name(),
            modulus,
        })
    }

    /// An operation on integers that constant-time functions, and types of one length, are not for.
    pub fn large(op: Op, bits: usize) -> Case {
        Case {
            op,
            ring: "int",
            size: Size::Bits(bits),
            name: bits.to_string(),
            modulus: BigUint::ZERO,
        }
    }

    pub fn is_large(&self) -> bool {
        self.size.bits() >= LARGE && self.ring == "int"
    }

    pub fn limbs(&self) -> usize {
        self.size.limbs()
    }

    /// For tables and JSON.
    pub fn place(&self) -> Place<'_> {
        Place {
            op: self.op.name(),
            ring: self.ring,
            size: &self.name,
        }
    }

    /// The name of an implementation of this case, in which filters are searched.
    pub fn path(&self, implementation: &str) -> String {
        let Case { op, ring, name, .. } = self;
        format!("{}/{ring}/{name}/{implementation}", op.name())
    }

    /// Whether kernels of an operation of the registry have rows here, at the sizes that they have.
    pub fn has_kernels_of(&self, ring: &str, operation: &'static str) -> bool {
        let op = match self.op {
            Op::Legendre => Op::Jacobi,
            op => op,
        };
        self.ring == ring && op == op_of(operation) && !self.is_large()
    }
}

/// Bits from which integers are large.
pub const LARGE: usize = 1 << 14;

/// The operation under which kernels of one of the registry are measured.
pub fn op_of(operation: &'static str) -> Op {
    match operation {
        "invert" | "invert_cyclic" | "invert_pseudo_mersenne255" => Op::Invert,
        "gcd" => Op::Gcd,
        "xgcd" => Op::Xgcd,
        "jacobi" => Op::Jacobi,
        "invert_batch" => Op::InvertBatch,
        other => Op::Other(other),
    }
}
