// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers: the steps of a batch, and whole inversions.

#[cfg(all(target_endian = "little", target_feature = "neon"))]
pub(crate) mod invert;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
mod layouts;
#[cfg(all(target_endian = "little", target_feature = "neon"))]
mod routines;
pub(crate) mod steps;
