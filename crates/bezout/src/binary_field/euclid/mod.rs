// SPDX-License-Identifier: MIT OR Apache-2.0
//! The extended Euclidean algorithm for binary polynomials. The corrected form has the same numbers
//! of words.

#[cfg(feature = "kernels")]
mod invert;
pub(crate) mod words;

#[cfg(feature = "kernels")]
pub(crate) use invert::invert_vartime;
