// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod collect;
mod cpu;
mod decode;
mod error;
mod execute;
mod firmware;
mod lines;
mod machine;
mod memory;
mod profile;
mod report;
mod semihosting;
mod system;
mod taint;
#[cfg(test)]
mod tests;
mod timing;
mod trace;

pub use error::{Error, Fault, Location};
pub use firmware::{Firmware, Symbol};
pub use machine::{Config, Machine};
pub use profile::{LineProfile, Profile, RoutineProfile};
pub use report::{Ending, Report};
pub use taint::{Declassified, Finding, Leak, Place};
pub use timing::{Core, Multiplier, Timing};
pub use trace::TraceHash;
