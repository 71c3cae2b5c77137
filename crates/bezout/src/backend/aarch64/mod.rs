// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly and intrinsics for 64-bit ARM, chosen at run time where not every CPU has them: a file
//! or folder for each ring.

#[cfg(feature = "binary-field")]
pub(crate) mod binary_field;
pub(crate) mod integer;
#[cfg(all(feature = "polynomial", target_feature = "neon"))]
pub(crate) mod polynomial;
