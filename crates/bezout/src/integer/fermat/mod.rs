// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fermat's little theorem: `x^(m-2)` modulo a prime. The baseline of \[Por20\].

pub(crate) mod invert;
