// SPDX-License-Identifier: MIT OR Apache-2.0
//! Divsteps over F2 in constant time: 62 of them on words, then their transition matrix on
//! polynomials by carry-less products. No tables, and any f. \[BY19, section 6\]
//!
//! The field's polynomial has the constant coefficient 1, so that `f` and `a` can be divided from
//! the low end as they are.

mod invert;
pub(crate) mod steps;
mod update;

pub(crate) use invert::invert;
