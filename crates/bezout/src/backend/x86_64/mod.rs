// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for x86-64, chosen at run time by what the CPU has.
//!
//! The `.s` files are written by `asmgen/`; each begins with its contract.

pub(crate) mod bingcd;
mod cpu;
pub(crate) mod divstep;
pub(crate) mod product;
pub(crate) mod symbol;

pub(crate) use cpu::{has_adx, has_avx2, has_avx512, is_narrow};
