// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps by the rounds of the x86-64 back end: the same batches as in portable code, each
//! with the update of the batch before it woven in.

pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod jacobi;
pub(crate) mod multi_lane;
#[cfg(test)]
mod tests;

/// Limbs of the longest numbers of inverses and gcds.
pub(crate) const LIMBS: usize = 104;
