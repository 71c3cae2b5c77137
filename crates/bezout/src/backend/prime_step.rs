// SPDX-License-Identifier: MIT OR Apache-2.0
//! One divstep over the field of a prime in vectors of 128 bits: what all CPUs that have them are
//! told.

/// What a step multiplies by, with the products by `q^-1` modulo 2^16; and all ones, if `x` becomes
/// `y`.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub f0: i16,
    pub g0: i16,
    pub f0_inverse: i16,
    pub g0_inverse: i16,
    pub q: i16,
    pub swap: i16,
}

/// Coefficients that are computed at once.
pub(crate) const LANES: usize = 8;
