// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of `ark-ff` 0.5: those of arkworks' curves and their extensions.

use ::ark05 as ark_ff;

#[allow(
    clippy::duplicate_mod,
    reason = "the same functions, for the traits of either version"
)]
#[path = "arkworks.rs"]
mod arkworks;
pub use arkworks::*;
