// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the fuzz targets do with an input. The program of `fuzz/` mutates inputs; a test here runs
//! the committed ones.
#![forbid(unsafe_code)]

mod audit;
mod binary_field;
mod choose;
mod class_group;
mod command;
mod dstu4145;
mod dynamic;
#[allow(dead_code)]
#[path = "../../bezout-cli/src/failure.rs"]
mod failure;
mod kem;
mod large;
#[path = "../../bezout-cli/src/price.rs"]
mod price;
mod simulator;

// By this name the other sources of the command know it.
use command::number;

/// Panics if the code under it answers an input wrongly.
pub type Target = fn(&[u8]);

/// All of them; tools/fuzz.py reads their names here.
pub const TARGETS: &[(&str, Target)] = &[
    ("expression", command::expression),
    ("batch", command::batch),
    ("dstu4145", dstu4145::run),
    ("kem", kem::run),
    ("simulator", simulator::run),
    ("dynamic", dynamic::run),
    ("binary_field", binary_field::run),
    ("large", large::run),
    ("class_group", class_group::run),
    ("audit", audit::run),
];
