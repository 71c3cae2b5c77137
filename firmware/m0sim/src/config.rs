// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is simulated, and what is recorded.

use crate::timing::{Core, Multiplier};

/// What is simulated, and what is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The core whose cycles are counted.
    pub core: Core,
    /// Its multiplier.
    pub multiplier: Multiplier,
    /// Extra cycles of every load from flash, literals included. 0: no wait states.
    pub flash_wait: u32,
    /// Extra cycles whenever instructions come from another word of flash than before: a flash
    /// without prefetch or cache. 0: no wait states.
    pub fetch_wait: u32,
    /// The lowest address of RAM, a multiple of 8.
    pub ram_base: u32,
    /// The bytes of RAM, a multiple of 8.
    pub ram_size: u32,
    /// Whether secrets are followed.
    pub taint: bool,
    /// Whether cycles are counted by instruction and routine.
    pub profile: bool,
    /// The cycles after which a run is given up.
    pub max_cycles: u64,
    /// The address of a vector table, through which `SVC` is served in calls. A run from reset has
    /// one anyway, at the start of flash.
    pub vectors: Option<u32>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            core: Core::M0Plus,
            multiplier: Multiplier::Fast,
            flash_wait: 0,
            fetch_wait: 0,
            ram_base: 0x2000_0000,
            ram_size: 128 << 10,
            taint: false,
            profile: false,
            max_cycles: 1 << 40,
            vectors: None,
        }
    }
}

impl Config {
    /// The defaults with taint switched on.
    pub fn with_taint() -> Self {
        Self {
            taint: true,
            ..Self::default()
        }
    }
}
