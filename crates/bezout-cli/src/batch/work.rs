// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is done with one line.

use super::answer::Answer;
use crate::failure::Failure;
use crate::library::{self, Chosen, Inverse};
use crate::polynomial::inversion;
use crate::polynomial::{self, Coefficients, Shown};
use crate::verbs::gf2;
use bezout::kernels::Timing;
use bezout::kernels::binary_field as field;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Xgcd};
use bezout_front::binary_field::DynGf2m;
use bezout_large::Integer;

/// An operation with its kernel.
pub enum Work {
    Gcd(Chosen<Gcd>),
    Lcm(Chosen<Gcd>),
    Xgcd(Chosen<Xgcd>),
    Invert(Chosen<Invert>),
    Pow(Chosen<Invert>),
    Mul(Timing),
    Jacobi(Chosen<Jacobi>),
    Kronecker,
    Gf2(Box<DynGf2m>, Chosen<field::Invert>),
    Poly(Polynomials),
}

/// Inversion of polynomials.
pub struct Polynomials {
    pub inversion: inversion::Inversion,
    pub shown: Shown,
}

impl Work {
    /// The names of its numbers in JSON.
    pub fn names(&self) -> &'static [&'static str] {
        match self {
            Self::Gcd(_) | Self::Lcm(_) | Self::Xgcd(_) => &["a", "b"],
            Self::Invert(_) => &["x", "m"],
            Self::Pow(_) => &["x", "e", "m"],
            Self::Mul(_) => &["x", "y", "m"],
            Self::Jacobi(_) | Self::Kronecker => &["x|a", "n"],
            Self::Gf2(..) | Self::Poly(_) => &["a"],
        }
    }

    pub fn answer(&self, numbers: &[Integer]) -> Result<Answer, Failure> {
        let (first, rest) = numbers.split_first().ok_or_else(few)?;
        if let Self::Gf2(field, by) = self {
            let a = gf2::words("a", first, field)?;
            let inverse = gf2::inverse(field, &a, by)?;
            return Ok(inverse.map_or(Answer::Zero, Answer::Inverse));
        }
        let second = rest.first().ok_or_else(few)?;
        Ok(match self {
            Self::Gcd(by) => Answer::Gcd(library::gcd_of_all(first, rest, by)?.value),
            Self::Xgcd(by) => {
                let (gcd, s, t) = library::xgcd(first, second, by)?.value;
                Answer::Xgcd { gcd, s, t }
            }
            Self::Lcm(by) => {
                let mut lcm = library::lcm(first, second, by)?.value;
                for x in &rest[1..] {
                    lcm = library::lcm(&lcm, x, by)?.value;
                }
                Answer::Lcm(lcm)
            }
            Self::Invert(by) => match library::invert(first, second, by)?.value {
                Inverse::Is(inverse) => Answer::Inverse(inverse),
                Inverse::None { gcd } => Answer::NotInvertible { gcd },
            },
            Self::Pow(by) => {
                let [_, m] = rest else { return Err(few()) };
                match library::power(first, second, m, by)? {
                    Inverse::Is(power) => Answer::Power(power),
                    Inverse::None { gcd } => Answer::NotInvertible { gcd },
                }
            }
            Self::Mul(timing) => {
                let [_, m] = rest else { return Err(few()) };
                Answer::Product(library::multiply(first, second, m, *timing)?)
            }
            Self::Jacobi(by) => Answer::Symbol(library::jacobi(first, second, by)?.value),
            Self::Kronecker => Answer::Symbol(library::kronecker(first, second)),
            Self::Gf2(..) | Self::Poly(_) => return Err(few()),
        })
    }
}

/// No line that was read gets here.
fn few() -> Failure {
    Failure::usage("numbers are missing")
}

impl Polynomials {
    /// The inverse of the polynomial that this text says.
    pub fn answer(&self, text: &str) -> Result<Answer, Failure> {
        let q = self.inversion.ring.q();
        let a = polynomial::parse("a", text, q)?.reduced(q);
        let text = |x: &[u32]| self.shown.show(q, x);
        Ok(match self.inversion.run(&a)? {
            Ok(inverse) => Answer::Polynomial {
                text: text(&inverse),
                inverse: Coefficients(inverse),
            },
            Err(gcd) => Answer::Divisor {
                text: text(&gcd),
                gcd: Coefficients(gcd),
            },
        })
    }
}
