// SPDX-License-Identifier: MIT OR Apache-2.0
//! All ways to compute one answer: both defaults, and every kernel by name.

use super::compare;
use crate::failure::Failure;
use crate::library::{self, Chosen, Inverse, shape};
use bezout::kernels::integer::{Invert, Shape};
use bezout::kernels::{Operation, Timing};
use bezout_front::integer::Answer;
use bezout_large::Integer;

type Checks = Vec<Result<(), String>>;

/// Compares the inverse by every way that takes this modulus.
pub fn invert(x: &Integer, m: &Integer, expected: &Inverse) -> Checks {
    let mut checks = Vec::new();
    let shape = shape(x, m);
    for (label, by) in ways::<Invert>(shape) {
        if let Chosen::Kernel(kernel) = by
            && !(m.is_odd() && kernel.accepts(&shape))
        {
            continue;
        }
        let found = library::invert(x, m, &by);
        checks.push(verdict(label, found.as_ref(), expected));
    }
    checks
}

pub fn gcd(a: &Integer, b: &Integer, expected: &Integer) -> Checks {
    all([a, b], |by| library::gcd(a, b, by), expected)
}

pub fn xgcd(a: &Integer, b: &Integer, expected: &(Integer, Integer, Integer)) -> Checks {
    all([a, b], |by| library::xgcd(a, b, by), expected)
}

pub fn jacobi(x: &Integer, n: &Integer, expected: i8) -> Checks {
    let mut checks = all([x, n], |by| library::jacobi(x, n, by), &expected);
    checks.push(compare("kronecker", library::kronecker(x, n), expected));
    checks
}

pub fn kronecker(x: &Integer, n: &Integer, expected: i8) -> Checks {
    vec![compare("kronecker", library::kronecker(x, n), expected)]
}

/// `x^-1` modulo `2^k`, by the routine of its own and by the one for any modulus.
pub fn invert_mod2k(x: &Integer, k: usize, expected: &Inverse) -> Checks {
    let found: Option<Vec<u64>> = bezout::dynamic::invert_mod2k(x.limbs(), k).into();
    let own = match (found.map(|limbs| Integer::new(false, limbs)), expected) {
        // Modulo 1 everything has an inverse for the one, odd numbers alone for the other.
        (None, _) if k == 0 => Ok(()),
        (found, Inverse::Is(inverse)) => compare("invert_mod2k", found.as_ref(), Some(inverse)),
        (found, Inverse::None { .. }) => compare("invert_mod2k", found, None),
    };
    let mut checks = invert(x, &(Integer::from(1) << k), expected);
    checks.push(own);
    checks
}

fn all<O: Operation<Parameter = Shape>, T: PartialEq + std::fmt::Debug>(
    operands: [&Integer; 2],
    run: impl Fn(&Chosen<O>) -> Result<Answer<T>, Failure>,
    expected: &T,
) -> Checks {
    let check = |(label, by)| verdict(label, run(&by).as_ref(), expected);
    ways::<O>(shape(operands[0], operands[1]))
        .map(check)
        .collect()
}

fn verdict<T: PartialEq + std::fmt::Debug>(
    label: &str,
    found: Result<&Answer<T>, &Failure>,
    expected: &T,
) -> Result<(), String> {
    match found {
        Ok(found) => compare(label, &found.value, expected),
        Err(failure) => Err(format!("{label}: {failure}")),
    }
}

/// The defaults, and every kernel that takes such numbers.
fn ways<O: Operation<Parameter = Shape>>(
    shape: Shape,
) -> impl Iterator<Item = (&'static str, Chosen<O>)> {
    let kernels = O::table().iter().filter(move |k| k.accepts(&shape.prime()));
    [
        ("the default", Chosen::Default(Timing::Constant)),
        (
            "the variable-time default",
            Chosen::Default(Timing::Variable),
        ),
    ]
    .into_iter()
    .chain(kernels.map(|kernel| (kernel.name, Chosen::Kernel(kernel))))
}
