// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why there is no key.

use core::fmt;

/// The least bit length of a prime.
pub const MIN_PRIME_BITS: usize = 256;
/// The least bit length of a modulus.
pub const MIN_MODULUS_BITS: usize = 1024;

/// Why an argument was refused. The text names the argument, the reason and what is accepted; which
/// of these it is, is all that the time of the refusal tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The public exponent is even.
    EvenExponent,
    /// The public exponent is 0 or 1.
    ExponentTooSmall,
    /// The public exponent is not below the modulus.
    ExponentTooLarge,
    /// The public exponent has no inverse: it shares a factor with `p - 1` or `q - 1`.
    ExponentNotInvertible,
    /// A prime is even.
    EvenPrime {
        /// Which argument.
        argument: &'static str,
    },
    /// A prime is too short.
    PrimeTooShort {
        /// Which argument.
        argument: &'static str,
    },
    /// The modulus `p q` is too short.
    ModulusTooShort,
    /// Both primes are the same.
    EqualPrimes,
    /// The primes have a common factor, so that they are not prime.
    NotCoprime,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::EvenExponent => {
                f.write_str("e is even; an odd public exponent of at least 3 is needed")
            }
            Self::ExponentTooSmall => {
                f.write_str("e is less than 3; an odd public exponent of at least 3 is needed")
            }
            Self::ExponentTooLarge => {
                f.write_str("e is not below the modulus; one between 3 and p q - 1 is needed")
            }
            Self::ExponentNotInvertible => f.write_str(
                "e shares a factor with p - 1 or q - 1; one coprime to both, or other primes, are needed",
            ),
            Self::EvenPrime { argument } => {
                write!(f, "{argument} is even; an odd prime is needed")
            }
            Self::PrimeTooShort { argument } => write!(
                f,
                "{argument} is too short; a prime of at least {MIN_PRIME_BITS} bits is needed"
            ),
            Self::ModulusTooShort => write!(
                f,
                "p and q are too short; their product needs at least {MIN_MODULUS_BITS} bits"
            ),
            Self::EqualPrimes => f.write_str("p and q are equal; two different primes are needed"),
            Self::NotCoprime => {
                f.write_str("p and q have a common factor; two different primes are needed")
            }
        }
    }
}

impl core::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_argument_and_what_is_needed() {
        use Error::*;
        let argument = "q";
        for (error, subject, needed) in [
            (
                EvenExponent,
                "e is even",
                "odd public exponent of at least 3",
            ),
            (ExponentTooSmall, "e is less than 3", "at least 3"),
            (ExponentTooLarge, "e is not below", "between 3 and p q - 1"),
            (ExponentNotInvertible, "e shares a factor", "coprime"),
            (EvenPrime { argument }, "q is even", "odd prime"),
            (PrimeTooShort { argument }, "q is too short", "256 bits"),
            (ModulusTooShort, "p and q are too short", "1024 bits"),
            (EqualPrimes, "p and q are equal", "two different primes"),
            (
                NotCoprime,
                "p and q have a common factor",
                "two different primes",
            ),
        ] {
            let text = error.to_string();
            assert!(text.starts_with(subject) && text.contains(needed), "{text}");
        }
    }
}
