// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for x86-64, chosen at run time by what the CPU has: a folder for each ring.

#[cfg(feature = "binary-field")]
pub(crate) mod binary_field;
mod emitted;
pub(crate) mod integer;
#[cfg(feature = "polynomial")]
pub(crate) mod polynomial;
