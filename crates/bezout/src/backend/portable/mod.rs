// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inner loops for every CPU, constant time where multiplications of words are.

#[cfg(feature = "binary-field")]
pub(crate) mod binary_field;
#[cfg(feature = "polynomial")]
pub(crate) mod ring_product;
#[cfg(feature = "polynomial")]
pub(crate) mod sort;
pub(crate) mod words;
