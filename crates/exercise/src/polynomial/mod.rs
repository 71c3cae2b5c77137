// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the operations in rings of polynomials are exercised.
#![allow(missing_docs, reason = "operands have the letters of their operation")]

mod batch;
mod cyclic;
mod elements;
mod invert;
mod mul;
pub mod oracle;

pub use batch::Batch;
pub use cyclic::CyclicInversion;
pub use elements::{Found, any_element, modulus, preset, uniform};
pub use invert::{Inversion, digit, digits, packed};
pub use mul::{Factors, centered};
