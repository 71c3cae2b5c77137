// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms of columns on raw words, in a form for each instruction set. `SAFETY.md` says why the
//! unsafe code is sound.

#[cfg(target_arch = "aarch64")]
mod aarch64;
mod block;
pub(crate) mod bounds;
mod constants;
#[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
mod doubles;
mod modulus;
mod portable;
#[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
mod vectors;
#[cfg(target_arch = "x86_64")]
mod x86_64;

// Other CPUs have no doubles of their own, and never take this form.
#[cfg(not(any(target_arch = "aarch64", target_arch = "x86_64")))]
use portable::transform as doubles;

pub(crate) use block::{BLOCK, Block, Digits, Mixed, Store};

use bounds::TWO_ADICITY;

/// A column has at least 2^`SMALLEST_LOG` elements.
pub(crate) const SMALLEST_LOG: u32 = 6;

/// A column has at most 2^`LARGEST_LOG` elements. CPUs of 32 bits have no memory for longer ones.
pub(crate) const LARGEST_LOG: u32 = if cfg!(target_pointer_width = "64") {
    TWO_ADICITY
} else {
    TWO_ADICITY - 2
};

/// An instruction set with a form of its own. All forms have the same residues; words and their
/// order differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Montgomery's products of integers.
    Portable,
    /// Doubles, on CPUs with fused multiply-add: AVX2 and FMA, or NEON.
    Doubles,
}

impl Form {
    /// All forms for this target.
    #[cfg(test)]
    pub const ALL: [Self; 2] = [Self::Portable, Self::Doubles];

    /// Whether this CPU has the instructions.
    #[cfg(test)]
    pub fn available(self) -> bool {
        if self == Self::Portable {
            return true;
        }
        #[cfg(any(target_arch = "aarch64", target_arch = "x86_64"))]
        return doubles::available();
        #[cfg(not(any(target_arch = "aarch64", target_arch = "x86_64")))]
        return false;
    }

    /// The constants for columns of 2^`log` elements. They are computed once, and kept until the
    /// program ends; without `std` for each use.
    pub fn constants(self, log: u32) -> Kept {
        assert!((SMALLEST_LOG..=LARGEST_LOG).contains(&log));
        let compute = || match self {
            Self::Portable => Constants::Portable(portable::transform::Constants::new(log)),
            Self::Doubles => Constants::Doubles(doubles::Constants::new(log)),
        };
        #[cfg(feature = "std")]
        {
            use std::sync::OnceLock;
            static KNOWN: [[OnceLock<Constants>; LARGEST_LOG as usize + 1]; 2] =
                [const { [const { OnceLock::new() }; LARGEST_LOG as usize + 1] }; 2];
            KNOWN[self as usize][log as usize].get_or_init(compute)
        }
        #[cfg(not(feature = "std"))]
        compute().into()
    }
}

/// Constants, kept or not.
#[cfg(feature = "std")]
pub(crate) type Kept = &'static Constants;
#[cfg(not(feature = "std"))]
pub(crate) type Kept = alloc::boxed::Box<Constants>;

/// How rows of schoolbook products are computed.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Rows {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Adx(x86_64::Adx),
}

impl Rows {
    /// Rows by BMI2 and ADX. Panics on a CPU without them.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub fn adx() -> Self {
        Self::Adx(x86_64::Adx::asserted())
    }

    /// `out += a x`, and the word carried out. Both have the same length.
    #[inline(always)]
    pub fn add(self, out: &mut [u64], a: &[u64], x: u64) -> u64 {
        match self {
            Self::Portable => portable::rows::add_row(out, a, x, 0),
            #[cfg(target_arch = "x86_64")]
            Self::Adx(adx) => x86_64::add_row(adx, out, a, x),
        }
    }
}

/// `out = a + b`, and the carry. The old `out` stands for an `a` that is not given. All lengths are
/// the same.
#[inline]
pub(crate) fn add(out: &mut [u64], a: Option<&[u64]>, b: &[u64]) -> bool {
    #[cfg(target_arch = "x86_64")]
    let (done, carry) = x86_64::carry::add(out, a, b);
    #[cfg(not(target_arch = "x86_64"))]
    let (done, carry) = (0, 0);
    portable::rows::add(
        &mut out[done..],
        a.map(|a| &a[done..]),
        &b[done..],
        carry != 0,
    )
}

/// `out = a - b`, and the borrow, as above.
#[inline]
pub(crate) fn sub(out: &mut [u64], a: Option<&[u64]>, b: &[u64]) -> bool {
    #[cfg(target_arch = "x86_64")]
    let (done, carry) = x86_64::carry::sub(out, a, b);
    #[cfg(not(target_arch = "x86_64"))]
    let (done, carry) = (0, 0);
    portable::rows::sub(
        &mut out[done..],
        a.map(|a| &a[done..]),
        &b[done..],
        carry != 0,
    )
}

/// Constants for columns of one length in one form, and the operations on such columns. `prime` is
/// 0, 1 or 2.
pub(crate) enum Constants {
    Portable(portable::transform::Constants),
    Doubles(doubles::Constants),
}

/// Calls a method of the form's constants.
macro_rules! each_form {
    ($self:ident, $constants:ident => $call:expr) => {
        match $self {
            Self::Portable($constants) => $call,
            Self::Doubles($constants) => $call,
        }
    };
}

impl Constants {
    /// Writes the residues of digits to a column.
    pub fn residues(&self, prime: usize, column: &mut [u64], number: &[u64], digits: Digits) {
        each_form!(self, c => c.residues(prime, column, number, digits))
    }

    /// Transforms a column.
    pub fn forward(&self, prime: usize, column: &mut [u64]) {
        each_form!(self, c => c.forward(prime, column))
    }

    /// Transforms a column back. What `mixed_radix` takes is the result.
    pub fn inverse(&self, prime: usize, column: &mut [u64]) {
        each_form!(self, c => c.inverse(prime, column))
    }

    /// Multiplies leaves: transformed columns are the coefficients of polynomials modulo x^`R` - w,
    /// each w an element's own. The old `out` stands for a factor that is not given.
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

    /// Turns parts of columns modulo the three primes into numbers, and adds the offsets to their
    /// coefficients.
    #[inline]
    pub fn mixed_radix(&self, columns: [&Block; 3], offsets: &[u64; 3], out: &mut Mixed) {
        each_form!(self, c => c.mixed_radix(columns, offsets, out))
    }

    /// The residue that a word stands for.
    #[cfg(test)]
    pub fn residue(&self, prime: usize, word: u64) -> u64 {
        each_form!(self, c => c.residue(prime, word))
    }

    /// The place of a leaf in a transformed column.
    #[cfg(test)]
    pub fn place(&self, leaf: usize) -> usize {
        each_form!(self, c => c.place(leaf))
    }
}
