// SPDX-License-Identifier: MIT OR Apache-2.0
//! The classes of timing.

use core::fmt;

/// What the time that a kernel takes may depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Timing {
    /// Only on public values: lengths, and the kernel's parameter.
    Constant,
    /// Also on the values.
    Variable,
}

impl fmt::Display for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Constant => "ct",
            Self::Variable => "vartime",
        })
    }
}
