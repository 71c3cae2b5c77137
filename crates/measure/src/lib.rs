// SPDX-License-Identifier: MIT OR Apache-2.0
//! How fast something is here: the engine of `bezout bench` and of the program in the folder bench.
//!
//! | module | what |
//! |---|---|
//! | [`engine`] | several things measured in turn, round after round |
//! | [`regime`] | what a process does between two calls |
//! | [`clock`] | cycles and nanoseconds of a piece of code |
//! | [`stats`] | what is made of the samples |

pub mod clock;
pub mod engine;
pub mod regime;
pub mod stats;
