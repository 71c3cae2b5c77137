// SPDX-License-Identifier: MIT OR Apache-2.0
//! Integers: the steps of a batch.

pub(crate) mod steps;
