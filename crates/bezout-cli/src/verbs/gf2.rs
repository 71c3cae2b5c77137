// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout gf2 invert --field dstu257 A`

use super::{Out, Outcome};
use crate::failure::{Failure, NO};
use crate::library::{Chosen, Method};
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Digits, Format, Quiet};
use bezout::kernels::Timing;
use bezout::kernels::binary_field::{FieldShape, Invert};
use bezout_front::Error;
use bezout_front::binary_field::{self, DynGf2m, MAX_DEGREE};
use bezout_large::Integer;
use clap::Subcommand;
use serde::Serialize;

/// An operation in a field.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    operation: GfOperation,
}

#[derive(Subcommand, Debug)]
enum GfOperation {
    /// 1 / A
    Invert {
        /// A polynomial: bit i of the number is the coefficient of x^i
        #[arg(value_name = "A")]
        a: String,
        #[command(flatten)]
        method: Method,
        #[command(flatten)]
        common: Common,
    },
    /// A B
    Mul {
        /// A polynomial
        #[arg(value_name = "A")]
        a: String,
        /// Another one
        #[arg(value_name = "B")]
        b: String,
        #[command(flatten)]
        common: Common,
    },
    /// The element whose square is A
    Sqrt(Unary),
    /// The trace of A, 0 or 1
    Trace(Unary),
    /// The half-trace of A, in a field of odd degree
    HalfTrace(Unary),
    /// The Y with Y^2 + Y = A and an even number; the other solution is Y + 1
    Solve(Unary),
}

/// One element.
#[derive(clap::Args, Debug)]
struct Unary {
    /// A polynomial: bit i of the number is the coefficient of x^i
    #[arg(value_name = "A")]
    a: String,
    #[command(flatten)]
    common: Common,
}

/// The field.
#[derive(clap::Args, Debug)]
pub struct Field {
    /// A field of a standard: dstu163 … dstu431, fips163 … fips571, sec113 … sec239, gf2_89,
    /// gf2_127, gf2_251, ghash, polyval
    #[arg(long, value_name = "NAME", conflicts_with_all = ["degree", "exponents"])]
    field: Option<String>,
    /// The degree of the field's polynomial, from 2 to 1023
    #[arg(long, value_name = "M", requires = "exponents")]
    degree: Option<usize>,
    /// The one or three exponents of the polynomial between the degree and 0, decreasing, with
    /// commas between them
    #[arg(long, value_name = "K,…", value_delimiter = ',', requires = "degree", value_parser = exponent)]
    exponents: Vec<usize>,
}

/// The field, and how to print.
#[derive(clap::Args, Debug)]
struct Common {
    #[command(flatten)]
    field: Field,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    digits: Digits,
}

#[derive(Serialize)]
struct Answer<'a> {
    operation: &'a str,
    degree: usize,
    exponents: &'a [usize],
    /// None where there is none.
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    kernel: Option<&'static str>,
    timing: String,
}

/// What was computed, by which kernel if that can be chosen.
struct Found {
    result: Option<Integer>,
    kernel: Option<&'static str>,
    timing: String,
}

impl Found {
    fn constant(result: Option<Integer>) -> Self {
        Self {
            result,
            kernel: None,
            timing: "ct".into(),
        }
    }
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    match &args.operation {
        GfOperation::Invert { a, method, common } => {
            let (field, mut operands) = (common.field.get()?, Operands::of(common.digits));
            let a = element(&mut operands, "A", a, &field)?;
            common.print(out, "gf2_invert", &field, &invert(&field, &a, method)?)
        }
        GfOperation::Mul { a, b, common } => {
            let (field, mut operands) = (common.field.get()?, Operands::of(common.digits));
            let a = element(&mut operands, "A", a, &field)?;
            let b = element(&mut operands, "B", b, &field)?;
            let product = field.mul(&a, &b)?;
            let found = Found::constant(Some(product[..].into()));
            common.print(out, "gf2_multiply", &field, &found)
        }
        GfOperation::Sqrt(x) => x.run(out, "gf2_sqrt", |f, a| f.sqrt(a).map(Some)),
        GfOperation::Trace(x) => x.run(out, "gf2_trace", |f, a| {
            Ok(Some(vec![u64::from(f.trace(a)?.unwrap_u8())]))
        }),
        GfOperation::HalfTrace(x) => x.run(out, "gf2_half_trace", |f, a| f.half_trace(a).map(Some)),
        GfOperation::Solve(x) => x.run(out, "gf2_solve", |f, a| {
            f.solve_quadratic(a).map(Option::from)
        }),
    }
}

impl Unary {
    fn run(
        &self,
        out: Out<'_>,
        operation: &str,
        compute: impl Fn(&DynGf2m, &[u64]) -> Result<Option<Vec<u64>>, bezout::Error>,
    ) -> Outcome {
        let field = self.common.field.get()?;
        let a = element(&mut Operands::of(self.common.digits), "A", &self.a, &field)?;
        let result = compute(&field, &a)?;
        let found = Found::constant(result.as_deref().map(Integer::from));
        self.common.print(out, operation, &field, &found)
    }
}

impl Field {
    /// Whether one is named.
    pub fn is_given(&self) -> bool {
        self.field.is_some() || self.degree.is_some()
    }

    /// The field, if it is one.
    pub fn get(&self) -> Result<DynGf2m, Failure> {
        if !self.is_given() {
            return Err(Failure::usage(format!(
                "--field is missing; accepted are {}; any other field of degree 2 to {MAX_DEGREE}: --degree and --exponents",
                binary_field::names().join(", ")
            )));
        }
        if let Some(name) = &self.field {
            return binary_field::named(name).map_err(|error| {
                Failure::usage(format!(
                    "--field: {error}; any other field of degree 2 to {MAX_DEGREE}: --degree and --exponents"
                ))
            });
        }
        let field = DynGf2m::new(self.degree.unwrap_or(0), &self.exponents);
        field.map_err(|error| Failure::usage(format!("the field: {error}")))
    }
}

impl Common {
    fn print(&self, out: Out<'_>, operation: &str, field: &DynGf2m, found: &Found) -> Outcome {
        let code = if found.result.is_some() { 0 } else { NO };
        if self.format.json {
            let result = found.result.as_ref().map(hexadecimal);
            let answer = Answer {
                operation,
                degree: field.degree(),
                exponents: field.middle(),
                result,
                kernel: found.kernel,
                timing: found.timing.clone(),
            };
            output::json(out, &answer)?;
        } else {
            match &found.result {
                Some(x) => writeln!(out, "{}", self.digits.hexadecimal(x))?,
                None if self.quiet.quiet => {
                    return Err(Failure::No("there is none".into()));
                }
                None => writeln!(out, "none")?,
            }
        }
        Ok(code)
    }
}

/// The inverse, which was multiplied back; none of 0.
pub fn inverse(
    field: &DynGf2m,
    a: &[u64],
    by: &Chosen<Invert>,
) -> Result<Option<Integer>, Failure> {
    let inverse = match by {
        Chosen::Default(Timing::Constant) => binary_field::invert(field, a),
        Chosen::Default(Timing::Variable) => binary_field::invert_vartime(field, a),
        Chosen::Kernel(kernel) => binary_field::invert_by(kernel, field, a),
    };
    let inverse = match inverse {
        Err(Error::Zero) => None,
        found => Some(found?),
    };
    if let Some(y) = &inverse {
        let product = field.mul(y, a)?;
        if product[0] != 1 || product[1..].iter().any(|&word| word != 0) {
            return Err(Failure::Wrong(
                "the result times A is not 1; it is not printed".into(),
            ));
        }
    }
    Ok(inverse.as_deref().map(Integer::from))
}

fn invert(field: &DynGf2m, a: &[u64], method: &Method) -> Result<Found, Failure> {
    let by = method.choose::<Invert>()?;
    Ok(Found {
        result: inverse(field, a, &by)?,
        kernel: Some(by.name(&FieldShape::new(field.as_ref()))),
        timing: by.timing().to_string(),
    })
}

/// An element, below the field's degree.
fn element(
    operands: &mut Operands,
    name: &str,
    text: &str,
    field: &DynGf2m,
) -> Result<Vec<u64>, Failure> {
    words(name, &operands.read(name, text)?, field)
}

/// The words of an element, below the field's degree.
pub fn words(name: &str, x: &Integer, field: &DynGf2m) -> Result<Vec<u64>, Failure> {
    let (m, bits) = (field.degree(), x.bits());
    if x.is_negative() || bits > m {
        let reason = if x.is_negative() {
            "is negative".into()
        } else {
            format!("has {bits} bits")
        };
        return Err(Failure::usage(format!(
            "{name} {reason}; accepted are polynomials below degree {m}, which are numbers of up to {m} bits"
        )));
    }
    let mut words = x.limbs().to_vec();
    words.resize(field.words(), 0);
    Ok(words)
}

fn exponent(text: &str) -> Result<usize, std::num::ParseIntError> {
    text.trim().parse()
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout::kernels::{Kernel, Operation};

    #[test]
    fn a_wrong_inverse_is_not_shown() {
        let field = binary_field::named("dstu257").unwrap();
        let kernel = Invert::kernel("itoh_tsujii/portable").unwrap();
        // 1 / 1, with a bit more in the first word or in the last one.
        let wrong: [<Invert as Operation>::Function; 2] =
            [|_, y, _| y[0] = 3, |_, y, _| (y[0], y[4]) = (1, 1)];
        for run in wrong {
            let by = Chosen::Kernel(Box::leak(Box::new(Kernel { run, ..*kernel })));
            let Err(Failure::Wrong(text)) = inverse(&field, &[1, 0, 0, 0, 0], &by) else {
                panic!("it is wrong");
            };
            assert_eq!(text, "the result times A is not 1; it is not printed");
        }
    }
}
