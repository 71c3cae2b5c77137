// SPDX-License-Identifier: MIT OR Apache-2.0
//! The modified extended Euclidean algorithm for binary polynomials. \[KB13\]

mod invert;

pub(crate) use invert::invert_vartime;
