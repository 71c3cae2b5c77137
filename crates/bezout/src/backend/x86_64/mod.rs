// SPDX-License-Identifier: MIT OR Apache-2.0
//! Assembly for x86-64, chosen at run time by what the CPU has: a folder for each ring.

pub(crate) mod integer;
