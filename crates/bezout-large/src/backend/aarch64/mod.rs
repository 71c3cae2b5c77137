// SPDX-License-Identifier: MIT OR Apache-2.0
//! What this architecture adds: vectors of doubles.

pub(crate) mod vectors;
