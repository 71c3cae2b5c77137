// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
//!
//! # Where to begin
//!
//! [`Firmware`] is what is loaded, [`Config`] says what is simulated, [`Machine`] calls routines,
//! and a [`Report`] is what it returns. [`Timing`] has the table of costs.
#![forbid(unsafe_code)]

mod call;
mod collect;
mod config;
mod console;
mod cpu;
mod decode;
mod error;
mod execute;
mod firmware;
mod instruction;
mod lines;
mod machine;
mod memory;
mod profile;
mod registers;
mod report;
mod semihosting;
mod system;
mod taint;
#[cfg(test)]
mod tests;
mod timing;
mod trace;

pub use config::Config;
pub use error::{Error, Fault, Location};
pub use firmware::{Firmware, Symbol};
pub use machine::Machine;
pub use profile::{LineProfile, Profile, RoutineProfile};
pub use report::{Ending, Report};
pub use taint::{Declassified, Finding, Leak, Marked, Place};
pub use timing::{Core, Multiplier, Timing};
pub use trace::TraceHash;
