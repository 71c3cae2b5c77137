// SPDX-License-Identifier: MIT OR Apache-2.0
//! The crate `sntrup761` with this library's inverses: `r3.rs` and `rq.rs` beside this file are
//! what is changed.
#![allow(warnings, clippy::all, reason = "all the rest is not ours")]

include!(concat!(env!("OUT_DIR"), "/lib.rs"));
