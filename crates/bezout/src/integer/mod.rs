// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers.
pub mod divstep;
pub mod lehmer;
pub mod stein;
