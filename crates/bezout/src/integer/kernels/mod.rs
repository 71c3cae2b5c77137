// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for integers: a table for each operation.
//!
//! All slices of one call have the same length, except scratch, which has at least the length
//! [`Kernel::scratch`](crate::kernel::Kernel::scratch). Moduli and the lower arguments of symbols
//! are odd.

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

/// Half-delta divsteps that suffice for an odd number and any other one, both of at most `bits`
/// bits.
///
/// The count is proved for every length up to 2^48 bits. *Timing:* variable in `bits`, which is
/// public. *Cost:* a division.
///
/// ```
/// assert_eq!(bezout::kernels::integer::sufficient_divsteps(255), 588);
/// ```
///
/// *Source:* \[BY19, Wui21\], `proofs/README.md`.
#[must_use]
pub fn sufficient_divsteps(bits: u64) -> u64 {
    crate::integer::divstep::bounds::steps(bits)
}

/// Iterations of the binary GCD that suffice for an odd number and any other one, both of at most
/// `bits` bits.
///
/// The count is proved for every length. *Timing:* variable in `bits`, which is public. *Cost:* an
/// addition.
///
/// ```
/// assert_eq!(bezout::kernels::integer::sufficient_iterations(255), 509);
/// ```
///
/// *Source:* \[Ste67, Por20\], `proofs/README.md`.
#[must_use]
pub fn sufficient_iterations(bits: u64) -> u64 {
    crate::integer::bingcd::bounds::iterations(bits, bits)
}
