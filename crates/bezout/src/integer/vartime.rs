// SPDX-License-Identifier: MIT OR Apache-2.0
//! Variable time: which kernel is the default.
pub(crate) use super::divstep::vartime::{invert, invert_scratch};
use super::{gcd as g, symbol, xgcd as x};
pub(crate) use g::{gcd, scratch as gcd_scratch};
pub(crate) use symbol::{jacobi, scratch as jacobi_scratch};
pub(crate) use x::{scratch as xgcd_scratch, xgcd};
