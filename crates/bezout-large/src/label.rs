// SPDX-License-Identifier: MIT OR Apache-2.0
//! What answers say that ran, of the code of this crate.

use bezout::{Ran, Timing};

/// The matrix of the upper part of two numbers was taken; what it leaves goes to shorter
/// algorithms.
pub const HALF_GCD: Ran = Ran {
    algorithm: "half_gcd",
    backend: "large",
    timing: Timing::Variable,
};

/// Divsteps by products of the matrices of parts.
pub const JUMP_DIVSTEPS: Ran = Ran {
    algorithm: "jump_divsteps",
    backend: "large",
    timing: Timing::Constant,
};

/// Two numbers were compared, and no more was needed.
pub const COMPARISON: Ran = Ran {
    algorithm: "comparison",
    backend: "large",
    timing: Timing::Variable,
};
