// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials with vectors of 256 bits.

pub(crate) mod binary;
pub(crate) mod bit_square;
pub(crate) mod cyclic;
pub(crate) mod cyclic_product;
#[rustfmt::skip]
mod layouts;
pub(crate) mod prime;
mod prime_modulus;
mod prime_product;
#[cfg(target_feature = "sse2")]
pub(crate) mod prime_step;
pub(crate) mod ring_product;
#[rustfmt::skip]
mod routines;
pub(crate) mod sort;
pub(crate) mod ternary;
pub(crate) mod toeplitz;
mod toeplitz_eighth;
mod transform;
pub(crate) mod transform_product;
mod transform_roots;
