// SPDX-License-Identifier: MIT OR Apache-2.0
//! How fast something is here: the engine of `bezout bench` and of the program in the folder bench.
//!
//! | module | what |
//! |---|---|
//! | [`report`] | results as a table for people and as lines of JSON |
//! | [`rows`] | what is made of a measurement under the names of implementations, with ratios |
//! | [`engine`] | several things measured in turn, round after round |
//! | [`regime`] | what a process does between two calls |
//! | [`clock`] | cycles and nanoseconds of a piece of code |
//! | [`stats`] | what is made of the samples |
//! | [`environment`] | what a time means nothing without |

pub mod clock;
pub mod engine;
pub mod environment;
pub mod quoted;
pub mod regime;
pub mod report;
pub mod rows;
pub mod stats;
