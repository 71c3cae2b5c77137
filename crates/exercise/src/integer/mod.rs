// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the operations on integers are exercised: one file an operation.
#![allow(
    missing_docs,
    reason = "operands have the letters of their operation, rooms those of its function"
)]

mod batch;
mod gcd;
mod invert;
mod jacobi;
pub(crate) mod lengths;
mod product;
pub mod vectors;

pub use batch::{Each, Rows, Rows255};
pub use gcd::Pair;
pub use invert::{Inversion, Inversion255, prime};
pub use jacobi::Symbols;
pub use product::Factors;
