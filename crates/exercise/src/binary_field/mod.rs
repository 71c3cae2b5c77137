// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the operations in binary fields are exercised.
#![allow(missing_docs, reason = "operands have the letters of their operation")]

mod batch;
mod elements;
mod fields;
mod invert;
pub mod oracle;
mod product;

pub use batch::Batch;
pub use elements::{any_element, any_field, exponents, polynomial};
pub use fields::{field, presets, small};
pub use invert::Inversion;
pub use product::{Factors, Power};
