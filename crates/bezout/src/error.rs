// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors: why a function refuses an argument.

use core::fmt;

/// The reason why a function refused an argument. The text names the argument, the reason and what is
/// accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is zero, or has no limbs.
    ZeroModulus,
    /// The modulus is even where only odd ones are accepted.
    EvenModulus,
    /// The offset of a modulus `2^255 - r` is even, zero or too large.
    Offset {
        /// The given offset.
        r: u32,
    },
    /// The lower argument of a Jacobi symbol is even, zero or negative.
    EvenJacobi,
    /// A number has more limbs than are accepted.
    TooLong {
        /// The name of the argument.
        argument: &'static str,
        /// Its number of limbs.
        limbs: usize,
        /// The largest accepted number of limbs.
        accepted: usize,
    },
    /// A batch has more elements than its scratch.
    TooMany {
        /// The name of the argument.
        argument: &'static str,
        /// Its number of elements.
        elements: usize,
        /// The number of elements of the scratch.
        accepted: usize,
    },
    /// The numbers of elements of two slices differ.
    Count {
        /// The name of the argument.
        argument: &'static str,
        /// Its number of elements.
        elements: usize,
        /// The needed number of elements.
        needed: usize,
    },
    /// A text is not a number.
    Digit {
        /// The position in the text, counted from 0.
        position: usize,
    },
    /// A text has no digits.
    Empty,
    /// A number does not fit the output or the type.
    Overflow {
        /// The number of bits that fit.
        bits: usize,
    },
    /// The given public bit length of a modulus is less than the length of the modulus, or more than
    /// its limbs have.
    Bits {
        /// The given length.
        bits: usize,
        /// The largest accepted length.
        accepted: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ZeroModulus => f.write_str("modulus is zero; a positive one is needed"),
            Self::EvenModulus => f.write_str(
                "modulus is even; this operation needs an odd one (invert_mod accepts both)",
            ),
            Self::Offset { r } => write!(
                f,
                "offset {r} of the modulus 2^255 - r is not an odd number between 1 and 2^31 - 1"
            ),
            Self::EvenJacobi => f.write_str(
                "lower argument of the Jacobi symbol is not odd and positive (kronecker accepts every integer)",
            ),
            Self::TooLong { argument, limbs, accepted } => {
                write!(f, "{argument} has {limbs} limbs; at most {accepted} are accepted")
            }
            Self::TooMany { argument, elements, accepted } => write!(
                f,
                "{argument} has {elements} elements; the scratch has room for {accepted}"
            ),
            Self::Count { argument, elements, needed } => {
                write!(f, "{argument} has {elements} elements; {needed} are needed")
            }
            Self::Digit { position } => write!(
                f,
                "character {position} is not a digit; decimal digits, or 0x and hexadecimal digits, are accepted"
            ),
            Self::Empty => f.write_str("no digits; a decimal or 0x number is needed"),
            Self::Overflow { bits } => write!(f, "number is too large; at most {bits} bits fit"),
            Self::Bits { bits, accepted } => write!(
                f,
                "bit length {bits} is not between the modulus' length and the {accepted} bits of its limbs"
            ),
        }
    }
}

impl core::error::Error for Error {}
