// SPDX-License-Identifier: MIT OR Apache-2.0
//! All ways to compute one answer: both defaults, and every kernel by name.

use super::compare;
use crate::failure::Failure;
use crate::library::{self, Chosen, Inverse, Inversion, Method};
use bezout::DynModulus;
use bezout::kernels::Operation;
use bezout::kernels::integer::{Invert, Shape};
use num_bigint::BigInt;
use num_integer::Integer;

type Checks = Vec<Result<(), String>>;

/// Compares the inverse by every way that takes this modulus. `prime`: it is known to be one.
pub fn invert(x: &BigInt, m: &BigInt, expected: &Inverse, prime: bool) -> Checks {
    let mut checks = Vec::new();
    let limbs = limbs([x, m]);
    for (label, method) in methods::<Invert>(limbs) {
        let kernel = method.kernel.as_deref().and_then(Invert::kernel);
        let limited =
            kernel.is_some_and(|k| m.is_even() || library::prime_only(k, limbs) && !prime);
        if limited {
            continue;
        }
        let found = method
            .choose()
            .and_then(|by| Inversion::new(x, m, &by)?.result());
        checks.push(verdict(&label, found.as_ref(), expected));
    }
    checks
}

pub fn gcd(a: &BigInt, b: &BigInt, expected: &BigInt) -> Checks {
    all([a, b], |by| library::gcd(a, b, by), expected)
}

pub fn xgcd(a: &BigInt, b: &BigInt, expected: &(BigInt, BigInt, BigInt)) -> Checks {
    all([a, b], |by| library::xgcd(a, b, by), expected)
}

pub fn jacobi(x: &BigInt, n: &BigInt, expected: i8) -> Checks {
    let mut checks = all([x, n], |by| library::jacobi(x, n, by), &expected);
    checks.push(compare("kronecker", library::kronecker(x, n), expected));
    checks
}

pub fn kronecker(x: &BigInt, n: &BigInt, expected: i8) -> Checks {
    vec![compare("kronecker", library::kronecker(x, n), expected)]
}

/// `x^-1` modulo `2^k`, by the routine of its own and by the one for any modulus.
pub fn invert_mod2k(x: &BigInt, k: usize, expected: &Inverse) -> Checks {
    let limbs = x.magnitude().to_u64_digits();
    let found: Option<Vec<u64>> = bezout::dynamic::invert_mod2k(&limbs, k).into();
    let own = match (
        found.map(|limbs| BigInt::from(library::number(&limbs))),
        expected,
    ) {
        // Modulo 1 everything has an inverse for the one, odd numbers alone for the other.
        (None, _) if k == 0 => Ok(()),
        (found, Inverse::Is(inverse)) => compare("invert_mod2k", found.as_ref(), Some(inverse)),
        (found, Inverse::None { .. }) => compare("invert_mod2k", found, None),
    };
    let mut checks = invert(x, &(BigInt::from(1) << k), expected, false);
    checks.push(own);
    checks
}

/// Products and the quotient, by a modulus whose length is known at run time.
pub fn arithmetic(
    x: &BigInt,
    y: &BigInt,
    m: &BigInt,
    [product, square]: &[BigInt; 2],
    quotient: Option<&BigInt>,
) -> Checks {
    let [x, y, m] = [x, y, m].map(|v| v.magnitude().to_u64_digits());
    let modulus = match DynModulus::new(&m) {
        Ok(modulus) => modulus,
        Err(error) => return vec![Err(error.to_string())],
    };
    let value = |limbs: Vec<u64>| BigInt::from(library::number(&limbs));
    let inverse: Option<Vec<u64>> = modulus.invert(&y).into();
    let found = inverse.map(|inverse| value(modulus.mul(&x, &inverse)));
    vec![
        compare("mul", &value(modulus.mul(&x, &y)), product),
        compare("mul", &value(modulus.mul(&x, &x)), square),
        compare("invert, mul", found.as_ref(), quotient),
    ]
}

fn all<O: Operation<Parameter = Shape>, T: PartialEq + std::fmt::Debug>(
    operands: [&BigInt; 2],
    run: impl Fn(&Chosen<O>) -> Result<T, Failure>,
    expected: &T,
) -> Checks {
    let check = |(label, method): (String, Method)| {
        let found = method.choose().and_then(|by| run(&by));
        verdict(&label, found.as_ref(), expected)
    };
    methods::<O>(limbs(operands)).map(check).collect()
}

fn verdict<T: PartialEq + std::fmt::Debug>(
    label: &str,
    found: Result<&T, &Failure>,
    expected: &T,
) -> Result<(), String> {
    match found {
        Ok(found) => compare(label, found, expected),
        Err(failure) => Err(format!("{label}: {failure}")),
    }
}

/// The limbs of the longer one.
fn limbs([a, b]: [&BigInt; 2]) -> usize {
    library::limbs(a).max(library::limbs(b))
}

/// The defaults, and every kernel that takes numbers of `limbs` limbs.
fn methods<O: Operation<Parameter = Shape>>(
    limbs: usize,
) -> impl Iterator<Item = (String, Method)> {
    let default = |vartime| Method {
        vartime,
        kernel: None,
    };
    let named = O::table()
        .iter()
        .filter(move |kernel| library::takes(kernel, limbs))
        .map(|kernel| {
            (
                kernel.name.to_string(),
                Method {
                    vartime: false,
                    kernel: Some(kernel.name.into()),
                },
            )
        });
    let defaults = [
        ("the default", default(false)),
        ("the variable-time default", default(true)),
    ];
    defaults
        .map(|(label, method)| (label.to_string(), method))
        .into_iter()
        .chain(named)
}
