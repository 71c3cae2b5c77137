// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers: the steps of a batch, and whole inversions, gcds, symbols and products.

#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod gcd;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod invert;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod jacobi;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
mod layouts;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod long;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod product;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod product_lanes;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
mod routines;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod state;
pub(crate) mod steps;
