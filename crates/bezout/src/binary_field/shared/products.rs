// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products and squarings of elements whose number of words is known at run time.

use super::engine::{Engine, with_engine};
use super::shape::Shape;

/// `out = a b` by one engine.
pub(crate) fn mul<E: Engine>(shape: &Shape, out: &mut [u64], a: &[u64], b: &[u64]) {
    E::product_of(shape.n)(shape, out, a, b);
}

/// `out = a^(2^times)` by one engine.
pub(crate) fn square_times<E: Engine>(shape: &Shape, out: &mut [u64], a: &[u64], times: usize) {
    E::power_of(shape.n)(shape, out, a, times);
}

/// `out = a b` by the default.
pub(crate) fn product(shape: &Shape, out: &mut [u64], a: &[u64], b: &[u64]) {
    with_engine!(E => mul::<E>(shape, out, a, b));
}

/// `out = a^(2^times)` by the default.
pub(crate) fn power(shape: &Shape, out: &mut [u64], a: &[u64], times: usize) {
    with_engine!(E => square_times::<E>(shape, out, a, times));
}
