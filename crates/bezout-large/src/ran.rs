// SPDX-License-Identifier: MIT OR Apache-2.0
//! The functions of this crate, each with what ran: the half-GCD and jump divsteps, or, below their
//! lengths, code of `bezout`.

pub use crate::ct::{gcd_with_ran as gcd, invert_with_ran as invert};
pub use crate::gcd::gcd_with_ran as gcd_vartime;
pub use crate::label::{COMPARISON, HALF_GCD, JUMP_DIVSTEPS};
pub use crate::progress::gcd_with_progress_and_ran as gcd_with_progress;
pub use crate::symbol::{jacobi_with_ran as jacobi, kronecker_with_ran as kronecker};
pub use crate::xgcd::{invert_with_ran as invert_vartime, xgcd_with_ran as xgcd};
