// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for integers: a table for each operation.
//!
//! All slices of one call have the same length, except scratch, which has at least the length
//! [`Kernel::scratch`](crate::kernel::Kernel::scratch). Moduli and the lower arguments of symbols are
//! odd.

mod batch;
mod entry;
mod gcd;
mod invert;
mod jacobi;
mod product;
mod shape;

pub use crate::integer::choice::Way;
pub use batch::{InvertBatch, InvertBatchPseudoMersenne255, InvertEach};
pub use gcd::{Gcd, Xgcd};
pub use invert::{Invert, InvertPseudoMersenne255};
pub use jacobi::Jacobi;
pub use product::MontgomeryProduct;
pub use shape::{BatchShape, Shape};
