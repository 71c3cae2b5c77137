// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials with vectors of 256 bits.

pub(crate) mod binary;
pub(crate) mod bit_square;
pub(crate) mod cyclic;
mod cyclic_eighth;
pub(crate) mod cyclic_product;
#[rustfmt::skip]
mod layouts;
pub(crate) mod prime;
mod prime_modulus;
mod prime_product;
#[cfg(target_feature = "sse2")]
pub(crate) mod prime_step;
#[rustfmt::skip]
mod routines;
pub(crate) mod ternary;
