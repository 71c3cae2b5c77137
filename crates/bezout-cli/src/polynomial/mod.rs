// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials: how they are written and printed, and whether answers are right.

pub mod check;
pub mod inversion;
pub mod text;

use crate::failure::Failure;
use crate::operand::Operands;
use crate::output::{Format, Quiet};
use bezout::polynomial::PrimeField;
use bezout_front::{Error, polynomial as front};
pub use bezout_trace::polynomial::{Polynomial, terms, trimmed};
use clap::Args;
use serde::Serialize;

/// How a polynomial is printed for people.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Shown {
    /// Print polynomials as lists of coefficients, the constant term first
    #[arg(long, conflicts_with = "hex")]
    pub list: bool,
    /// Print polynomials packed: one hexadecimal number, whose digits are coefficients
    #[arg(long)]
    pub hex: bool,
}

impl Shown {
    /// The text of a polynomial whose coefficients are modulo `q`.
    pub fn show(self, q: u32, coefficients: &[u32]) -> String {
        if self.hex {
            text::packed(coefficients, digit(q))
        } else if self.list {
            text::list(coefficients)
        } else {
            terms(&Polynomial::from(coefficients), 'x')
        }
    }
}

/// What the verbs of one or two polynomials have in common.
#[derive(Args, Clone, Debug)]
pub struct Common {
    #[command(flatten)]
    pub format: Format,
    #[command(flatten)]
    pub quiet: Quiet,
    #[command(flatten)]
    pub shown: Shown,
}

/// The bits of a packed coefficient modulo `q`, those of the test vectors.
fn digit(q: u32) -> u32 {
    match q {
        2 => 1,
        3..=16 => 4,
        17..=65536 => 16,
        _ => 32,
    }
}

/// Reads an operand whose coefficients are modulo `q`: `@file`, `-` for standard input, or the
/// polynomial itself.
pub fn read(
    operands: &mut Operands,
    name: &str,
    argument: &str,
    q: u32,
) -> Result<Polynomial, Failure> {
    let (source, content) = operands.content(name, argument)?;
    parse(&format!("{name}{source}"), &content, q)
}

/// Reads the polynomial that a text says.
pub fn parse(name: &str, content: &str, q: u32) -> Result<Polynomial, Failure> {
    text::parse(content, digit(q))
        .map_err(|why| Failure::usage(format!("{name} is not a polynomial: {why}")))
}

/// Refuses what has no constant-time algorithm, unless that was agreed to.
pub fn require_vartime(vartime: bool, what: &str) -> Result<(), Failure> {
    match vartime {
        true => Ok(()),
        false => Err(Failure::usage(format!(
            "{what} has no constant-time algorithm here; --vartime accepts one whose time depends on the values"
        ))),
    }
}

/// The prime field of that name, which `what` needs.
pub fn field(name: &str, what: &str) -> Result<PrimeField, Failure> {
    match front::Coefficients::named(name) {
        Ok(front::Coefficients::Field(field)) => Ok(field),
        Ok(front::Coefficients::Power(_)) | Err(Error::HasModulus { .. }) => {
            Err(Failure::usage(format!(
                "--ring {name}: {what} needs a field; F and a prime below 2^31 is accepted, such as F7"
            )))
        }
        Err(error) => Err(Failure::usage(format!("--ring: {error}"))),
    }
}

/// A polynomial as JSON has it: its coefficients, the constant term first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coefficients(pub Vec<u32>);

impl From<&[u32]> for Coefficients {
    fn from(coefficients: &[u32]) -> Self {
        Self(coefficients.to_vec())
    }
}
