// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a run tells.

use crate::profile::Profile;
use crate::taint::{Declassified, Finding, Marked};
use crate::trace::TraceHash;

/// How a run ended that no fault has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The routine returned.
    Returned,
    /// The program ended by semihosting, with this code.
    Exit(u32),
}

/// What was measured.
///
/// Cycles count from the first instruction of the routine up to its return, which is included; the
/// `BL` of a caller is not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Report {
    /// Cycles.
    pub cycles: u64,
    /// Instructions.
    pub instructions: u64,
    /// Bytes of stack, at the deepest place.
    pub stack: u32,
    /// What an observer of addresses sees, as one number.
    pub trace_hash: TraceHash,
    /// R0 to R15 at the end.
    pub registers: [u32; 16],
    /// How it ended.
    pub ending: Ending,
    /// What the program has printed in this run.
    pub console: Vec<u8>,
    /// Instructions that secrets decided; empty without taint.
    pub findings: Vec<Finding>,
    /// Secrets that were declared public. Those that the host declared are in the next report.
    pub declassified: Vec<Declassified>,
    /// Places that [`Machine::mark_secret_at`](crate::Machine::mark_secret_at) named, used or not.
    pub marked: Vec<Marked>,
    /// How many interrupts came.
    pub interrupts: u64,
    /// Where the cycles went, if that was asked for.
    pub profile: Option<Profile>,
}

impl Report {
    /// The first word of the result.
    pub fn r0(&self) -> u32 {
        self.registers[0]
    }
}
