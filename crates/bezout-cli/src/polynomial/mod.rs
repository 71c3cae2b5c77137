// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials: how they are written, the rings that they are from, and the way to the library.

pub mod library;
pub mod ring;
pub mod text;

pub use ring::Ring;
pub use text::Polynomial;

use crate::failure::Failure;
use crate::operand::Operands;
use crate::output::Format;
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
    /// The text of a polynomial over this ring.
    pub fn show(self, ring: &Ring, coefficients: &[u32]) -> String {
        if self.hex {
            text::packed(coefficients, ring.digit())
        } else if self.list {
            text::list(coefficients)
        } else {
            text::terms(&Polynomial::from(coefficients), 'x')
        }
    }
}

/// What the verbs of one or two polynomials have in common.
#[derive(Args, Clone, Debug)]
pub struct Common {
    #[command(flatten)]
    pub format: Format,
    #[command(flatten)]
    pub shown: Shown,
}

/// Reads an operand: `@file`, `-` for standard input, or the polynomial itself.
pub fn read(
    operands: &mut Operands,
    name: &str,
    argument: &str,
    ring: &Ring,
) -> Result<Polynomial, Failure> {
    let (source, content) = operands.content(name, argument)?;
    text::parse(&content, ring.digit())
        .map_err(|why| Failure::usage(format!("{name}{source} is not a polynomial: {why}")))
}

/// A polynomial as JSON has it: its coefficients, the constant term first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coefficients(pub Vec<u32>);

impl From<&[u32]> for Coefficients {
    fn from(coefficients: &[u32]) -> Self {
        Self(coefficients.to_vec())
    }
}
