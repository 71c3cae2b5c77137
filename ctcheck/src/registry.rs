// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every kernel of the registry that says that it is constant time.

use crate::case::{Call, Case};
use bezout::kernels::{GCD, INVERT, JACOBI, Kernel, Timing, XGCD};

/// Fermat's exponentiation is cubic in the length; beyond this it takes longer than all the rest.
const LONGEST_POWER: usize = 16;

fn table<const L: usize, F>(
    kernels: &'static [Kernel<F>],
    operation: &str,
    call: fn(&'static Kernel<F>) -> Call,
) -> impl Iterator<Item = Case> {
    kernels
        .iter()
        .filter(|k| k.timing == Timing::Constant)
        .inspect(|k| {
            assert!(
                !k.instruments.is_empty(),
                "nothing checks that {} is constant time",
                k.name
            )
        })
        .filter(|k| k.accepts(L) && !(k.prime_only && L > LONGEST_POWER))
        .map(move |k| {
            Case::new::<L>(format!("kernel {operation} {}", k.name), call(k))
                .checked_by(k.instruments)
        })
}

/// Every kernel at one size.
pub fn cases<const L: usize>() -> Vec<Case> {
    table::<L, _>(INVERT, "invert", Call::Invert)
        .chain(table::<L, _>(GCD, "gcd", Call::Gcd))
        .chain(table::<L, _>(XGCD, "xgcd", Call::Xgcd))
        .chain(table::<L, _>(JACOBI, "jacobi", Call::Jacobi))
        .collect()
}
