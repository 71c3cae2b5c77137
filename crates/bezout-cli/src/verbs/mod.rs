// SPDX-License-Identifier: MIT OR Apache-2.0
//! One file a verb: its arguments and what it does.

pub mod audit;
pub mod batch;
pub mod bench;
pub mod completions;
pub mod dstu4145;
pub mod gcd;
pub mod gf2;
pub mod invert;
pub mod jacobi;
pub mod kem;
pub mod kernels;
pub mod kronecker;
pub mod lcm;
pub mod man;
pub mod poly;
pub mod pow;
pub mod report;
pub mod selftest;
pub mod trace;
pub mod vdf;
pub mod xgcd;

use crate::failure::Failure;
use std::io::Write;

/// What a verb returns: the exit code of a run that has said all it had to say.
pub type Outcome = Result<u8, Failure>;

/// Where results go.
pub type Out<'a> = &'a mut dyn Write;
