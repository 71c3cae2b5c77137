// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-delta divsteps in words of 32 bits, in batches of thirty \[BY19, Wui21\].
//!
//! This form is for CPUs with 32-bit registers. The inner loop uses no longer word. The updates
//! need only products of two such words, and these CPUs have an instruction for them. All sizes are
//! half of those in the form for 64 bits: thirty steps instead of sixty, ten packed steps instead
//! of twenty, limbs of 30 bits instead of 60.

pub(crate) mod gcd;
pub(crate) mod invert;
pub(crate) mod matrix;
pub(crate) mod steps;
#[cfg(test)]
mod tests;
pub(crate) mod update;
