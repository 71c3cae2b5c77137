// SPDX-License-Identifier: MIT OR Apache-2.0
//! Bezout.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]
pub mod integer;
