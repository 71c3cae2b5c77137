// SPDX-License-Identifier: MIT OR Apache-2.0
//! Feeds inputs of libFuzzer to the target that `BEZOUT_FUZZ_TARGET` names.
#![no_main]
#![forbid(unsafe_code)]

use bezout_fuzz_targets::{TARGETS, Target};
use std::sync::OnceLock;

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
