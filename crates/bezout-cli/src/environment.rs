// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a time means nothing without, as this program's build script knows it.

pub use bezout_measure::environment::Environment;

/// Where and how this program was built and runs.
pub fn detect() -> Environment {
    Environment::new(
        env!("BEZOUT_COMPILER"),
        env!("BEZOUT_FLAGS"),
        env!("BEZOUT_COMMIT"),
    )
}
