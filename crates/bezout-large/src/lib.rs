// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of any length, in variable time: the time of every function depends on the values of its arguments.
#![deny(unsafe_code)]

mod backend;
pub mod product;

mod divide;
mod gcd;
mod half_gcd;
mod natural;
mod xgcd;

pub use gcd::gcd;
pub use xgcd::invert;
