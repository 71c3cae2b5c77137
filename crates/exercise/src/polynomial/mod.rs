// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the operations in rings of polynomials are exercised.
#![allow(missing_docs, reason = "operands have the letters of their operation")]

mod batch;
mod cyclic;
mod elements;
mod invert;
pub mod oracle;

pub use batch::Batch;
pub use cyclic::CyclicInversion;
pub use elements::{any_element, modulus, uniform};
pub use invert::Inversion;

use crate::exercise::Size;

/// What an inversion finds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<T> {
    pub yes: bool,
    /// The inverse, or zero.
    pub out: Vec<T>,
}

/// The sizes of these degrees among rings by name; all of them if no degree is asked for.
fn sizes(all: impl Iterator<Item = (&'static str, usize)>, degrees: &[usize]) -> Vec<Size> {
    all.filter(|(_, degree)| degrees.is_empty() || degrees.contains(degree))
        .map(|(name, bits)| Size::Named { name, bits })
        .collect()
}
