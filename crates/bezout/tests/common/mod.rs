// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the tests share, by short names.
#![allow(unused_imports, reason = "every test uses a part of it")]

pub use bezout_exercise::oracle::{big, inverse, jacobi, limbs};
pub use bezout_exercise::random::Random;
