// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms of columns on raw words, in a form for each instruction set. `SAFETY.md` says why the unsafe code is sound.

pub(crate) mod bounds;
mod constants;
mod modulus;
mod portable;
#[cfg(target_arch = "x86_64")]
mod x86_64;

use bounds::TWO_ADICITY;
use std::sync::OnceLock;

/// Columns are read from digits, and written to numbers, in blocks of so many elements.
pub(crate) const BLOCK: usize = 16;

/// A column has at least 2^`SMALLEST_LOG` elements.
pub(crate) const SMALLEST_LOG: u32 = 6;

/// A column has at most 2^`LARGEST_LOG` elements.
pub(crate) const LARGEST_LOG: u32 = TWO_ADICITY;

/// Digits, each `low + 2^LOW high`.
pub(crate) struct Digits {
    pub low: [u64; BLOCK],
    pub high: [u64; BLOCK],
}

/// Numbers v0 + p0 (v1 + p1 v2), by their three coefficients.
pub(crate) type Mixed = [[i64; BLOCK]; 3];

/// What a product does with its output.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Store {
    /// It replaces it.
    Set,
    /// It is added to it.
    Add,
    /// It is subtracted from it.
    Subtract,
}

/// An instruction set with a form of its own. All forms have the same residues; words and their order differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Montgomery's products of integers.
    Portable,
    /// Doubles on vectors of 256 bits: AVX2 and FMA.
    #[cfg(target_arch = "x86_64")]
    Avx2,
}

impl Form {
    /// The fastest form on this CPU, or the one that `--cfg bezout_force` asks for.
    pub fn chosen() -> Self {
        #[cfg(target_arch = "x86_64")]
        if cfg!(not(any(bezout_force = "portable", bezout_force = "adx"))) && Self::Avx2.available()
        {
            return Self::Avx2;
        }
        Self::Portable
    }

    /// Whether this CPU has the instructions.
    pub fn available(self) -> bool {
        match self {
            Self::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"),
        }
    }

    /// The constants for columns of 2^`log` elements. They are computed once, and kept until the program ends.
    pub fn constants(self, log: u32) -> &'static Constants {
        static PORTABLE: [OnceLock<Constants>; LARGEST_LOG as usize + 1] =
            [const { OnceLock::new() }; LARGEST_LOG as usize + 1];
        #[cfg(target_arch = "x86_64")]
        static AVX2: [OnceLock<Constants>; LARGEST_LOG as usize + 1] =
            [const { OnceLock::new() }; LARGEST_LOG as usize + 1];
        assert!((SMALLEST_LOG..=LARGEST_LOG).contains(&log));
        match self {
            Self::Portable => PORTABLE[log as usize]
                .get_or_init(|| Constants::Portable(portable::transform::Constants::new(log))),
            #[cfg(target_arch = "x86_64")]
            Self::Avx2 => {
                AVX2[log as usize].get_or_init(|| Constants::Avx2(x86_64::Constants::new(log)))
            }
        }
    }
}

/// Constants for columns of one length in one form, and the operations on such columns. `prime` is 0, 1 or 2.
pub(crate) enum Constants {
    Portable(portable::transform::Constants),
    #[cfg(target_arch = "x86_64")]
    Avx2(x86_64::Constants),
}

/// Calls a method of the form's constants.
macro_rules! each_form {
    ($self:ident, $constants:ident => $call:expr) => {
        match $self {
            Self::Portable($constants) => $call,
            #[cfg(target_arch = "x86_64")]
            Self::Avx2($constants) => $call,
        }
    };
}

impl Constants {
    /// Writes the residues of digits to a part of a column.
    #[inline]
    pub fn residues(&self, prime: usize, column: &mut [u64; BLOCK], digits: &Digits) {
        each_form!(self, c => c.residues(prime, column, digits))
    }

    /// Transforms a column.
    pub fn forward(&self, prime: usize, column: &mut [u64]) {
        each_form!(self, c => c.forward(prime, column))
    }

    /// Transforms a column back. What `mixed_radix` takes is the result.
    pub fn inverse(&self, prime: usize, column: &mut [u64]) {
        each_form!(self, c => c.inverse(prime, column))
    }

    /// Multiplies leaves: transformed columns are the coefficients of polynomials modulo x^`R` - w, each w an element's
    /// own. The old `out` stands for a factor that is not given.
    pub fn multiply<const R: usize>(
        &self,
        prime: usize,
        out: [&mut [u64]; R],
        a: Option<[&[u64]; R]>,
        b: Option<[&[u64]; R]>,
        store: Store,
    ) {
        each_form!(self, c => c.multiply(prime, out, a, b, store))
    }

    /// Turns parts of columns modulo the three primes into numbers.
    #[inline]
    pub fn mixed_radix(&self, columns: [&[u64; BLOCK]; 3], out: &mut Mixed) {
        each_form!(self, c => c.mixed_radix(columns, out))
    }
}
