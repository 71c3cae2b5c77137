// SPDX-License-Identifier: MIT OR Apache-2.0
//! The classes of timing, and what ran.

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

/// What computed an answer. It is made where the code was chosen, and goes with the answer.
///
/// ```
/// use bezout::{Ran, Timing};
/// let ran = Ran {
///     algorithm: "divstep60",
///     backend: "avx2",
///     timing: Timing::Constant,
/// };
/// assert_eq!(ran.to_string(), "divstep60/avx2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// The algorithm, as in the names of kernels.
    pub algorithm: &'static str,
    /// The instruction set that its code is for, or what else tells it from other code for the
    /// algorithm.
    pub backend: &'static str,
    /// What the time depended on.
    pub timing: Timing,
}

impl fmt::Display for Ran {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.algorithm, self.backend)
    }
}
