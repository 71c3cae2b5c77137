// SPDX-License-Identifier: MIT OR Apache-2.0
//! Feeds inputs of libFuzzer to the target that `BEZOUT_FUZZ_TARGET` names.
#![no_main]
#![forbid(unsafe_code)]

mod audit;
mod binary_field;
mod choose;
mod class_group;
mod command;
mod dstu4145;
mod dynamic;
mod kem;
mod large;
#[path = "../../crates/bezout-cli/src/price.rs"]
mod price;
mod simulator;

// By this name the other sources of the command know it.
use command::number;
use std::sync::OnceLock;

type Target = fn(&[u8]);

/// All of them; tools/fuzz.py reads their names here.
const TARGETS: &[(&str, Target)] = &[
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

fn chosen() -> Target {
    let name = std::env::var("BEZOUT_FUZZ_TARGET").unwrap_or_default();
    let found = TARGETS.iter().find(|(known, _)| *known == name);
    let known: Vec<&str> = TARGETS.iter().map(|(known, _)| *known).collect();
    found
        .unwrap_or_else(|| {
            panic!(
                "BEZOUT_FUZZ_TARGET is {name:?}; accepted are {}",
                known.join(", ")
            )
        })
        .1
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    static TARGET: OnceLock<Target> = OnceLock::new();
    TARGET.get_or_init(chosen)(data);
});
