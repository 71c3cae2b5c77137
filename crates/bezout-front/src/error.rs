// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why there is no answer.

use alloc::string::String;
use alloc::vec::Vec;
use bezout::Ran;
use core::fmt;

/// Why there is no answer: the text names the argument, the reason and what is accepted.
///
/// ```
/// use bezout_front::integer::{Integer, jacobi};
/// let error = jacobi(Integer::from(&[3]), Integer::from(&[8])).unwrap_err();
/// assert!(error.to_string().ends_with("odd integers from 1 up are accepted (kronecker accepts every integer)"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// The modulus is zero or negative.
    Modulus {
        /// Whether it is negative.
        negative: bool,
    },
    /// The lower argument of a symbol is even, zero or negative.
    LowerArgument {
        /// The symbol: `Jacobi` or `Legendre`.
        symbol: &'static str,
    },
    /// The modulus of a square root is no odd prime, and not 1.
    NotPrime,
    /// An integer has no inverse, since this gcd with the modulus is not 1.
    NotInvertible {
        /// The gcd.
        gcd: Vec<u64>,
        /// What found that there is none.
        ran: Ran,
    },
    /// A polynomial has no inverse, since this monic divisor of it and of the modulus is not
    /// constant.
    CommonDivisor {
        /// The divisor's coefficients, the constant term first.
        gcd: Vec<u32>,
    },
    /// Zero has no inverse in a field.
    Zero,
    /// No kernel of that name runs on this machine.
    UnknownKernel {
        /// The name.
        name: String,
        /// The operation.
        operation: &'static str,
        /// The names of the kernels that run.
        accepted: Vec<&'static str>,
    },
    /// The kernel does not take such operands.
    KernelDomain {
        /// The kernel.
        name: &'static str,
        /// What it takes, in words.
        domain: &'static str,
        /// The kernels that take them here.
        accepted: Vec<&'static str>,
    },
    /// The kernel does not take such a modulus.
    KernelModulus {
        /// The kernel.
        name: &'static str,
        /// The moduli that it takes: `odd` or `prime`.
        accepted: &'static str,
    },
    /// No ring or field has that name.
    UnknownName {
        /// `ring` or `field`.
        what: &'static str,
        /// The name.
        name: String,
        /// What is accepted, in words.
        accepted: String,
    },
    /// The name is one of coefficients, without a modulus.
    NeedsModulus {
        /// The name.
        name: String,
    },
    /// The name is that of a ring, which has a modulus.
    HasModulus {
        /// The name.
        name: String,
    },
    /// The modulus of a ring of polynomials is zero.
    ZeroPolynomial,
    /// There is no inversion with such coefficients modulo this polynomial.
    PolynomialModulus {
        /// Coefficients are modulo this number.
        q: u32,
    },
    /// A polynomial has a degree that the ring does not accept.
    Degree {
        /// The degree.
        degree: usize,
        /// The degrees below this one are accepted.
        below: usize,
    },
    /// The modulus of a ring of polynomials does not divide `x^n - 1`.
    NotCyclic,
    /// There is no constant-time algorithm.
    VariableTimeOnly,
    /// An argument that `bezout` refuses.
    Refused(bezout::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Modulus { negative } => {
                let what = if *negative { "negative" } else { "zero" };
                write!(f, "the modulus is {what}; integers from 1 up are accepted")
            }
            Self::LowerArgument { symbol } => write!(
                f,
                "the lower argument of the {symbol} symbol is not odd and positive; odd integers from 1 up are accepted (kronecker accepts every integer)"
            ),
            Self::NotPrime => {
                f.write_str("the modulus is no odd prime: odd primes are accepted, and 1")
            }
            Self::NotInvertible { .. } => {
                f.write_str("there is no inverse: the gcd with the modulus is not 1")
            }
            Self::CommonDivisor { .. } => f.write_str(
                "there is no inverse: a polynomial that is not constant divides the argument and the modulus",
            ),
            Self::Zero => f.write_str("zero has no inverse; every other element has one"),
            Self::UnknownKernel {
                name,
                operation,
                accepted,
            } => write!(
                f,
                "'{name}' is no kernel for {operation} on this machine; accepted are {}",
                accepted.join(", ")
            ),
            Self::KernelDomain {
                name,
                domain,
                accepted,
            } => write!(
                f,
                "the kernel {name} takes other operands ({domain}); for these, accepted are {}",
                accepted.join(", ")
            ),
            Self::KernelModulus { name, accepted } => write!(
                f,
                "the kernel {name} takes {accepted} moduli only, and this one is not {accepted}; without a kernel every modulus is accepted"
            ),
            Self::UnknownName {
                what,
                name,
                accepted,
            } => write!(f, "'{name}' is no {what}; accepted are {accepted}"),
            Self::NeedsModulus { name } => write!(
                f,
                "{name} needs a modulus; give one, or name a ring that has one"
            ),
            Self::HasModulus { name } => write!(
                f,
                "the ring {name} has a modulus; F or Z with a number accept one"
            ),
            Self::ZeroPolynomial => {
                f.write_str("the modulus is zero; polynomials that are not zero are accepted")
            }
            Self::PolynomialModulus { q } => write!(
                f,
                "there is no inversion with coefficients modulo {q} for this modulus; 1 + x + ... + x^(n-1) is accepted, for a prime n up to 1280 modulo which 2 is a generator"
            ),
            Self::Degree { degree, below } => write!(
                f,
                "a polynomial has degree {degree}; the ring accepts degrees up to {}",
                below - 1
            ),
            Self::NotCyclic => f.write_str(
                "the modulus of the ring does not divide x^n - 1 for the n coefficients of an element; rings of NTRU and BIKE are accepted",
            ),
            Self::VariableTimeOnly => f.write_str(
                "inversion modulo this polynomial has no constant-time algorithm here; one exists whose time depends on the values",
            ),
            Self::Refused(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for Error {}

impl From<bezout::Error> for Error {
    fn from(error: bezout::Error) -> Self {
        Self::Refused(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec;

    #[test]
    fn messages_name_the_reason_and_what_is_accepted() {
        use Error::*;
        let (name, accepted) = ("x".to_string(), vec!["a/b", "c/d"]);
        let ran = crate::integer::gcd((&[1]).into(), (&[1]).into()).ran;
        macro_rules! messages {
            ($($error:expr => $($part:literal),*;)*) => { [$(($error, [$($part),*])),*] };
        }
        let all = messages! {
            Modulus { negative: true } => "modulus is negative", "from 1 up";
            Modulus { negative: false } => "modulus is zero", "from 1 up";
            LowerArgument { symbol: "Jacobi" } =>
                "lower argument of the Jacobi symbol", "odd integers from 1";
            NotPrime => "modulus is no odd prime", "odd primes are accepted";
            NotInvertible { gcd: vec![3], ran } => "no inverse", "gcd with the modulus is not 1";
            CommonDivisor { gcd: vec![1, 1] } =>
                "no inverse", "divides the argument and the modulus";
            Zero => "zero has no inverse", "every other element";
            UnknownKernel { name: name.clone(), operation: "gcd", accepted: accepted.clone() } =>
                "'x' is no kernel for gcd", "accepted are a/b, c/d";
            KernelDomain { name: "k", domain: "up to 512 bits", accepted } =>
                "k takes other operands (up to 512 bits)", "a/b, c/d";
            KernelModulus { name: "k", accepted: "odd" } =>
                "k takes odd moduli only", "every modulus is accepted";
            UnknownName { what: "ring", name: name.clone(), accepted: "F7".into() } =>
                "'x' is no ring", "accepted are F7";
            NeedsModulus { name: name.clone() } => "x needs a modulus", "name a ring that has one";
            HasModulus { name } => "the ring x has a modulus", "F or Z with a number";
            ZeroPolynomial => "modulus is zero", "not zero are accepted";
            PolynomialModulus { q: 8 } => "coefficients modulo 8", "is accepted, for a prime n";
            Degree { degree: 9, below: 7 } => "has degree 9", "up to 6";
            NotCyclic => "does not divide x^n - 1", "rings of NTRU and BIKE";
            VariableTimeOnly => "no constant-time algorithm", "depends on the values";
            Refused(bezout::Error::ZeroModulus) => "modulus is zero", "is accepted";
        };
        for (error, parts) in all {
            let text = error.to_string();
            assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        }
    }
}
