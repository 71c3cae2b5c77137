// SPDX-License-Identifier: MIT OR Apache-2.0
//! Division with remainder.

use crate::natural::{Natural, natural, trim};

/// Quotient and remainder of `a` by `d`, which is not 0.
pub(crate) fn divide(a: &[u64], d: &[u64]) -> (Natural, Natural) {
    let mut rest = natural(a);
    let d = natural(d);
    if rest.len() < d.len() {
        return (Natural::new(), rest);
    }
    let mut divisor = d;
    divisor.resize(rest.len(), 0);
    let mut q = vec![0; rest.len()];
    bezout::parts::divide(&mut q, &mut rest, &divisor);
    trim(&mut q);
    trim(&mut rest);
    (q, rest)
}
