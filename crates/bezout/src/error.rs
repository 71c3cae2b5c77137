// SPDX-License-Identifier: MIT OR Apache-2.0
//! Errors: why a function refuses an argument.

use core::fmt;

/// The reason why a function refused an argument. The text names the argument, the reason and what
/// is accepted.
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
    /// A number is even where only odd ones are accepted.
    Even {
        /// The name of the argument.
        argument: &'static str,
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
    /// A bound of primes is larger than there are tables for.
    Bound {
        /// The given bound.
        bound: u32,
        /// The largest accepted.
        accepted: u32,
    },
    /// A number does not fit the output or the type.
    Overflow {
        /// The number of bits that fit.
        bits: usize,
    },
    /// The given public bit length of a modulus is less than the length of the modulus, or more
    /// than its limbs have.
    Bits {
        /// The given length.
        bits: usize,
        /// The largest accepted length.
        accepted: usize,
    },
    /// The degree of a binary field is out of range.
    FieldDegree {
        /// The degree given.
        degree: usize,
        /// The largest accepted.
        accepted: usize,
    },
    /// A field's elements have another number of words than the type has.
    FieldWords {
        /// The words that the degree needs.
        words: usize,
        /// The words of the type.
        accepted: usize,
    },
    /// The polynomial of a binary field is neither a trinomial nor a pentanomial.
    FieldTerms {
        /// The exponents given between the degree and 0.
        terms: usize,
    },
    /// An exponent of a field's polynomial is 0, or not below the one before it.
    FieldExponent {
        /// The exponent given.
        exponent: usize,
        /// What it has to be below.
        below: usize,
    },
    /// The polynomial of a binary field is a product of others.
    Reducible,
    /// A polynomial is no element of the field: its degree is not below that of the field.
    NotReduced {
        /// Which argument.
        argument: &'static str,
        /// The degree of the field.
        degree: usize,
    },
    /// The degree of the field is even where an odd one is needed.
    EvenDegree {
        /// The degree of the field.
        degree: usize,
    },
    /// A coefficient is out of range.
    Coefficient {
        /// Which argument has it.
        argument: &'static str,
        /// The largest accepted.
        accepted: u32,
    },
    /// A coefficient of either sign is too large.
    Magnitude {
        /// Which argument has it.
        argument: &'static str,
        /// The largest accepted, of either sign.
        accepted: u32,
    },
    /// Coefficients modulo this number are not implemented for this kind of ring.
    CoefficientRing {
        /// The number given.
        q: u32,
    },
    /// A number is not a prime below 2^31.
    CoefficientField {
        /// The number given.
        p: u32,
    },
    /// The degree of a ring's modulus is out of range.
    Degree {
        /// The degree given.
        degree: usize,
        /// The largest accepted.
        accepted: usize,
    },
    /// No fifth root of unity is found modulo a number, where an extension of degree 5 needs one.
    FifthRoot,
    /// The degree of a binary ring is not a prime modulo which 2 is a generator.
    NotGenerated {
        /// The number given.
        n: usize,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ZeroModulus => f.write_str("modulus is zero; every other one is accepted"),
            Self::EvenModulus => f.write_str(
                "modulus is even; this operation needs an odd one (invert_mod accepts both)",
            ),
            Self::Offset { r } => write!(
                f,
                "offset {r} of the modulus 2^255 - r is not an odd number between 1 and 2^31 - 1"
            ),
            Self::Even { argument } => write!(
                f,
                "{argument} is even; this operation needs an odd one (invert_mod accepts both)"
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
            Self::Bound { bound, accepted } => {
                write!(f, "bound {bound} of the primes is too large; at most {accepted} is accepted")
            }
            Self::Overflow { bits } => write!(f, "number is too large; at most {bits} bits fit"),
            Self::Bits { bits, accepted } => write!(
                f,
                "bit length {bits} is not between the modulus' length and the {accepted} bits of its limbs"
            ),
            Self::FieldDegree { degree, accepted } => {
                write!(f, "degree {degree} of the field is not between 2 and {accepted}")
            }
            Self::FieldWords { words, accepted } => write!(
                f,
                "elements of this field have {words} words; this type is for fields of {accepted}"
            ),
            Self::FieldTerms { terms } => write!(
                f,
                "polynomial has {terms} exponents between its degree and 0; 1 (a trinomial) or 3 (a pentanomial) are accepted"
            ),
            Self::FieldExponent { exponent: 0, .. } => f.write_str(
                "exponent 0 is among those between the degree and 0; decreasing exponents from 1 up are accepted",
            ),
            Self::FieldExponent { exponent, below } => write!(
                f,
                "exponent {exponent} of the polynomial is not below {below}, which comes before it; decreasing exponents are accepted"
            ),
            Self::Reducible => {
                f.write_str("polynomial is reducible; a field needs an irreducible one")
            }
            Self::NotReduced { argument, degree } => write!(
                f,
                "{argument} is no element of the field: degrees below {degree} are accepted (reduce takes every polynomial)"
            ),
            Self::EvenDegree { degree } => write!(
                f,
                "degree {degree} of the field is even; a half-trace needs an odd one (solve_quadratic accepts both)"
            ),
            Self::Coefficient { argument, accepted } => write!(
                f,
                "a coefficient of {argument} is out of range; 0 to {accepted} are accepted"
            ),
            Self::Magnitude { argument, accepted } => write!(
                f,
                "a coefficient of {argument} is out of range; -{accepted} to {accepted} are accepted"
            ),
            Self::CoefficientRing { q } => write!(
                f,
                "no coefficients modulo {q} for this modulus; 3 and primes from 5 to 8191 are accepted, and 2 and powers of two for (x^n - 1)/(x - 1)"
            ),
            Self::CoefficientField { p } => {
                write!(f, "{p} is not a prime below 2^31; a field of coefficients needs one")
            }
            Self::Degree { degree, accepted } => write!(
                f,
                "a modulus of degree {degree} is out of range; 2 to {accepted} are accepted"
            ),
            Self::FifthRoot => f.write_str(
                "there is no fifth root of unity modulo this number; degree 5 needs a prime p with p mod 5 = 1, and degrees 2 to 4 accept any",
            ),
            Self::NotGenerated { n } => write!(
                f,
                "{n} is not a prime modulo which 2 is a generator; binary rings need one"
            ),
        }
    }
}

impl core::error::Error for Error {}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn messages_name_the_reason_and_what_is_accepted() {
        use Error::*;
        let argument = "xs";
        macro_rules! messages {
            ($($error:expr => $($part:literal),*;)*) => { [$(($error, [$($part),*])),*] };
        }
        let all = messages! {
            ZeroModulus => "modulus is zero", "is accepted";
            EvenModulus => "modulus is even", "needs an odd one";
            Offset { r: 4 } => "offset 4", "between 1 and 2^31 - 1";
            Even { argument } => "xs is even", "needs an odd one";
            EvenJacobi => "lower argument", "accepts every integer";
            TooLong { argument, limbs: 5, accepted: 4 } => "xs has 5 limbs", "at most 4";
            TooMany { argument, elements: 3, accepted: 2 } => "xs has 3 elements", "room for 2";
            Count { argument, elements: 3, needed: 2 } => "xs has 3 elements", "2 are needed";
            Digit { position: 7 } => "character 7", "are accepted";
            Empty => "no digits", "is needed";
            Bound { bound: 5000, accepted: 2048 } => "bound 5000", "at most 2048";
            Overflow { bits: 64 } => "too large", "at most 64 bits";
            Bits { bits: 9, accepted: 64 } => "bit length 9", "the 64 bits";
            FieldDegree { degree: 1, accepted: 1023 } => "degree 1 ", "between 2 and 1023";
            FieldWords { words: 4, accepted: 3 } => "have 4 words", "fields of 3";
            FieldTerms { terms: 2 } => "has 2 exponents", "are accepted";
            FieldExponent { exponent: 0, below: 9 } => "exponent 0", "from 1 up are accepted";
            FieldExponent { exponent: 11, below: 9 } => "exponent 11", "not below 9";
            Reducible => "reducible", "needs an irreducible one";
            NotReduced { argument, degree: 163 } => "xs is no element", "below 163 are accepted";
            EvenDegree { degree: 8 } => "degree 8", "needs an odd one";
            Coefficient { argument, accepted: 2 } => "coefficient of xs", "0 to 2 are accepted";
            Magnitude { argument: "b", accepted: 6 } => "coefficient of b", "-6 to 6 are accepted";
            CoefficientRing { q: 9 } => "modulo 9", "are accepted";
            CoefficientField { p: 9 } => "9 is not a prime", "needs one";
            Degree { degree: 1, accepted: 1279 } => "degree 1 ", "2 to 1279 are accepted";
            FifthRoot => "no fifth root", "accept any";
            NotGenerated { n: 7 } => "7 is not a prime", "need one";
        };
        for (error, parts) in all {
            let text = error.to_string();
            assert!(parts.iter().all(|part| text.contains(part)), "{text}");
        }
    }
}
