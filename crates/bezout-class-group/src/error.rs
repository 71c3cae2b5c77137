// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why an argument was refused.

use core::fmt;

/// The most bits of a discriminant.
pub const MAX_BITS: usize = 16_384;

/// Why an argument was refused. The text names the argument, the reason and what is accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// A discriminant is positive or zero.
    NotNegative,
    /// A discriminant is 2 or 3 modulo 4.
    Residue,
    /// A discriminant has more bits than [`MAX_BITS`].
    TooLong {
        /// How many it has.
        bits: usize,
    },
    /// The absolute value of a discriminant is not prime.
    NotPrime,
    /// A length of a discriminant in bits from which a seed makes none.
    Bits {
        /// The length.
        bits: usize,
    },
    /// A seed without an octet.
    EmptySeed,
    /// Forms of different discriminants.
    OtherDiscriminant,
    /// Three coefficients that are no form of the discriminant.
    NotOfDiscriminant,
    /// A form that is not reduced.
    NotReduced,
    /// A form whose coefficients have a common factor.
    NotPrimitive,
    /// An encoded form of the wrong length.
    Length {
        /// Its octets.
        octets: usize,
        /// The octets of a form of this discriminant.
        accepted: usize,
    },
    /// Octets that encode no form: which part of them, and why.
    Encoding(&'static str),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotNegative => {
                f.write_str("the discriminant is not negative; accepted are negative ones")
            }
            Self::Residue => f.write_str(
                "the discriminant is 2 or 3 modulo 4; accepted are those that are 0 or 1 modulo 4",
            ),
            Self::TooLong { bits } => write!(
                f,
                "the discriminant has {bits} bits; accepted are at most {MAX_BITS}"
            ),
            Self::NotPrime => f.write_str(
                "the discriminant is not a prime with a minus; others may not be fundamental, and their class groups have elements of order 2 that are known",
            ),
            Self::Bits { bits } => write!(
                f,
                "bits is {bits}; accepted are multiples of 8, from 8 to {MAX_BITS}"
            ),
            Self::EmptySeed => f.write_str("the seed is empty; accepted is at least an octet"),
            Self::OtherDiscriminant => {
                f.write_str("the forms have different discriminants; accepted is the same one")
            }
            Self::NotOfDiscriminant => {
                f.write_str("b^2 - 4 a c is not the discriminant for a positive a and any c")
            }
            Self::NotReduced => f.write_str(
                "the form is not reduced; accepted are |b| <= a <= c, with b >= 0 where two are equal",
            ),
            Self::NotPrimitive => {
                f.write_str("the coefficients have a common factor; accepted are coprime ones")
            }
            Self::Length { octets, accepted } => {
                write!(f, "the form has {octets} octets; accepted are {accepted}")
            }
            Self::Encoding(reason) => write!(f, "the octets are no form: {reason}"),
        }
    }
}

impl core::error::Error for Error {}
