// SPDX-License-Identifier: MIT OR Apache-2.0
//! Figures taken from publications, for implementations that no registry has. They are printed next to the measured
//! ones, marked as quoted, and take no part in any ratio: they come from other machines.

use crate::case::Case;
use crate::row::Timing;

/// One published figure.
pub struct Quoted {
    pub op: &'static str,
    pub size: &'static str,
    pub name: &'static str,
    pub timing: Timing,
    pub cycles: u64,
    pub cpu: &'static str,
    pub source: &'static str,
}

/// The published figures for a case.
pub fn rows(case: &Case) -> Vec<&'static Quoted> {
    QUOTED
        .iter()
        .filter(|row| row.op == case.op.name() && row.size == case.size)
        .collect()
}

const fn invert25519(
    name: &'static str,
    cycles: u64,
    cpu: &'static str,
    source: &'static str,
) -> Quoted {
    Quoted {
        op: "invert",
        size: "2^255-19",
        name,
        timing: Timing::Constant,
        cycles,
        cpu,
        source,
    }
}

const LIB25519: &str = "lib25519/20241004/amd64-safegcd";
const LIB25519_SOURCE: &str = "lib25519 20241004, published measurements";

const QUOTED: [Quoted; 9] = [
    invert25519(
        "bingcd",
        6253,
        "Intel Core i5-8295U (Coffee Lake)",
        "[Por20]",
    ),
    invert25519(
        "safegcd",
        8520,
        "Intel Core i5-8295U (Coffee Lake)",
        "[BY19], as measured in [Por20]",
    ),
    invert25519(LIB25519, 3439, "AMD Zen 3", LIB25519_SOURCE),
    invert25519(LIB25519, 5162, "AMD Zen 2", LIB25519_SOURCE),
    invert25519(LIB25519, 4582, "Intel Tiger Lake", LIB25519_SOURCE),
    invert25519(LIB25519, 4641, "Intel Golden Cove", LIB25519_SOURCE),
    invert25519(LIB25519, 4034, "Intel Skylake", LIB25519_SOURCE),
    invert25519(LIB25519, 4133, "Intel Broadwell", LIB25519_SOURCE),
    invert25519(LIB25519, 5988, "Intel Haswell", LIB25519_SOURCE),
];
