// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every step of an algorithm, for people to read: the records are those of `bezout_trace`, here is
//! how they are drawn.

pub mod svg;

pub use bezout_trace::*;
