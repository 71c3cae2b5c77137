// SPDX-License-Identifier: MIT OR Apache-2.0
//! Where secrets show: what the taint finds, and where it is lifted.
//!
//! A value is secret if any secret went into it. Constants are not, nor is what an operation gives
//! whatever its secret operand is: `x ^ x`, `x - x`, `x & 0`, `x * 0`, a shift by more than the
//! word. The other operand must be public for that, so the rule holds for every value of the
//! secrets. A program that branches and addresses by public values alone runs the same instructions
//! on the same addresses for all secrets; a run without findings shows that for *all* of them, not
//! just for those of the run.

use crate::error::Location;
use std::collections::BTreeMap;
use std::fmt;

/// What a secret has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Leak {
    /// Whether a conditional branch is taken.
    Branch,
    /// The address of a load or store.
    Address,
    /// Where a jump or a return goes.
    Jump,
    /// The core's own state: a secret in the stack pointer or in CONTROL or PRIMASK.
    State,
}

impl Leak {
    /// One word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Branch => "branch",
            Self::Address => "address",
            Self::Jump => "jump",
            Self::State => "state",
        }
    }
}

/// An instruction that a secret decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was decided.
    pub leak: Leak,
    /// The instruction.
    pub at: Location,
    /// How often.
    pub count: u64,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "secret {} at {}, {}",
            self.leak.name(),
            self.at,
            times(self.count)
        )
    }
}

fn times(count: u64) -> String {
    match count {
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        _ => format!("{count} times"),
    }
}

/// What is declared public, or marked as secret, when the program comes to a label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A register, 0 to 14.
    Register(u8),
    /// The flags.
    Flags,
    /// Bytes of RAM to which a register points.
    Memory {
        /// The register, 0 to 14.
        pointer: u8,
        /// The number of bytes.
        length: u32,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Register(r) => write!(f, "r{r}"),
            Self::Flags => f.write_str("the flags"),
            Self::Memory { pointer, length } => write!(f, "{length} bytes at [r{pointer}]"),
        }
    }
}

/// A place that was to be marked as secret when the program came to a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// The instruction before which it happens.
    pub at: Location,
    /// What was marked, in words.
    pub what: String,
    /// How often; 0 if the program never came there, or the register held no address in RAM.
    pub count: u64,
}

impl fmt::Display for Marked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "marked {} at {}, {}",
            self.what,
            self.at,
            times(self.count)
        )
    }
}

/// A use of declassification: secrets that were declared public, by whom and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declassified {
    /// The instruction before which it happened; `None` if the host did it between calls.
    pub at: Option<Location>,
    /// What was declared public, in words.
    pub what: String,
    /// The reason that was given.
    pub reason: String,
    /// How often.
    pub count: u64,
    /// How often it did anything: the place was secret.
    pub effective: u64,
}

impl fmt::Display for Declassified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.at {
            Some(at) => write!(f, "declassified {} at {at}", self.what)?,
            None => write!(f, "declassified {} by the host", self.what)?,
        }
        write!(
            f,
            ", {}, secret {}: {}",
            times(self.count),
            times(self.effective),
            self.reason
        )
    }
}

/// A declassification, or a mark, that is to happen at an address.
#[derive(Clone, Debug)]
pub(crate) struct Hook {
    pub(crate) place: Place,
    /// Why the place is public; `None` if it becomes secret.
    pub(crate) reason: Option<String>,
    pub(crate) count: u64,
    pub(crate) effective: u64,
}

/// What was found so far, without names.
#[derive(Clone, Debug, Default)]
pub(crate) struct TaintLog {
    pub(crate) leaks: BTreeMap<(u32, Leak), u64>,
    pub(crate) hooks: BTreeMap<u32, Vec<Hook>>,
    pub(crate) by_host: Vec<Declassified>,
}

impl TaintLog {
    #[cold]
    pub(crate) fn leak(&mut self, leak: Leak, pc: u32) {
        *self.leaks.entry((pc, leak)).or_insert(0) += 1;
    }
}
