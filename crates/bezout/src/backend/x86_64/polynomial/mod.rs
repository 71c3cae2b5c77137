// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials with vectors of 256 bits.

pub(crate) mod binary;
pub(crate) mod cyclic;
pub(crate) mod cyclic_product;
pub(crate) mod prime;
mod prime_product;
pub(crate) mod ternary;
