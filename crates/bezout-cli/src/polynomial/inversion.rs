// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion in a ring that arguments name.

use super::check;
use crate::failure::Failure;
use crate::library::Method;
use crate::operand::Operands;
use bezout::kernels::Timing;
use bezout_front::Error;
use bezout_front::polynomial::{Coefficients, InvertKernel, Ring, names};

/// A ring, and the kernel that inverts in it.
pub struct Inversion {
    name: String,
    pub ring: Ring,
    pub kernel: InvertKernel,
}

impl Inversion {
    /// For the ring that `--ring` and `--modulus` name. What has variable time alone has to be
    /// allowed.
    pub fn new(
        name: &str,
        modulus: Option<&str>,
        method: &Method,
        operands: &mut Operands,
    ) -> Result<Self, Failure> {
        let ring = ring(name, modulus, operands)?;
        let kernel = ring.kernel(method.kernel.as_deref())?;
        if kernel.timing() == Timing::Variable && method.kernel.is_none() {
            let what = format!("inversion modulo this polynomial over {name}");
            super::require_vartime(method.vartime, &what)?;
        }
        let name = name.into();
        Ok(Self { name, ring, kernel })
    }

    /// The inverse, which was multiplied back; or the divisor that says why there is none.
    pub fn run(&self, a: &[u32]) -> Result<Result<Vec<u32>, Vec<u32>>, Failure> {
        match self.ring.invert_by(self.kernel, a) {
            Ok(inverse) => {
                let inverse = super::trimmed(inverse);
                check::inverse(&self.ring, a, &inverse)?;
                Ok(Ok(inverse))
            }
            Err(Error::CommonDivisor { gcd }) => Ok(Err(gcd)),
            Err(Error::Degree { degree, below }) => Err(Failure::usage(format!(
                "A has degree {degree}; the ring {} accepts degrees up to {}",
                self.name,
                below - 1
            ))),
            Err(error) => Err(error.into()),
        }
    }
}

fn ring(name: &str, modulus: Option<&str>, operands: &mut Operands) -> Result<Ring, Failure> {
    let refused = |error| match error {
        Error::NeedsModulus { name } => Failure::usage(format!(
            "--ring {name} needs a modulus; give one with --modulus, or name a ring that has one: {}",
            names().join(", ")
        )),
        Error::HasModulus { .. } | Error::ZeroPolynomial | Error::PolynomialModulus { .. } => {
            Failure::usage(format!("--modulus: {error}"))
        }
        error => Failure::usage(format!("--ring: {error}")),
    };
    let Some(text) = modulus else {
        return Ring::named(name).map_err(refused);
    };
    let coefficients = Coefficients::named(name).map_err(refused)?;
    let q = coefficients.q();
    let modulus = super::read(operands, "the modulus", text, q)?.reduced(q);
    coefficients.modulo(&modulus).map_err(refused)
}
