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

/// Polynomials: what is in no registry.
const fn polynomial(
    size: &'static str,
    name: &'static str,
    kcycles: u64,
    cpu: &'static str,
    source: &'static str,
) -> Quoted {
    Quoted {
        op: "invert",
        size,
        name,
        timing: Timing::Constant,
        cycles: 1000 * kcycles,
        cpu,
        source,
    }
}

const ZEN3: &str = "AMD Zen 3";
const EPYC: &str = "AMD EPYC (family 25, model 1), clang 19.1.7";
const LIBNTRUPRIME: &str = "libntruprime/20241021/avx";
const LIBNTRUPRIME_SOURCE: &str = "libntruprime 20241021, published measurements";
const SUPERCOP_SOURCE: &str = "SUPERCOP's code, measured by this project";

const QUOTED: [Quoted; 31] = [
    polynomial("sntrup653-r3", LIBNTRUPRIME, 75, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial("sntrup761-r3", LIBNTRUPRIME, 97, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial("sntrup857-r3", LIBNTRUPRIME, 138, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial("sntrup953-r3", LIBNTRUPRIME, 158, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial(
        "sntrup1013-r3",
        LIBNTRUPRIME,
        151,
        ZEN3,
        LIBNTRUPRIME_SOURCE,
    ),
    polynomial(
        "sntrup1277-r3",
        LIBNTRUPRIME,
        232,
        ZEN3,
        LIBNTRUPRIME_SOURCE,
    ),
    polynomial("sntrup653-rq", LIBNTRUPRIME, 517, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial("sntrup761-rq", LIBNTRUPRIME, 697, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial("sntrup857-rq", LIBNTRUPRIME, 905, ZEN3, LIBNTRUPRIME_SOURCE),
    polynomial(
        "sntrup953-rq",
        LIBNTRUPRIME,
        1108,
        ZEN3,
        LIBNTRUPRIME_SOURCE,
    ),
    polynomial(
        "sntrup1013-rq",
        LIBNTRUPRIME,
        1222,
        ZEN3,
        LIBNTRUPRIME_SOURCE,
    ),
    polynomial(
        "sntrup1277-rq",
        LIBNTRUPRIME,
        2019,
        ZEN3,
        LIBNTRUPRIME_SOURCE,
    ),
    polynomial(
        "sntrup761-rq",
        "supercop/jumpdivsteps",
        425,
        EPYC,
        SUPERCOP_SOURCE,
    ),
    polynomial("sntrup761-rq", "safegcd", 611, "Intel Skylake", "[BY19]"),
    polynomial("sntrup761-rq", "safegcd", 707, "Intel Haswell", "[BY19]"),
    polynomial("hrss701-s3", "safegcd", 90, "Intel Haswell", "[BY19]"),
    polynomial(
        "hrss701-s3",
        "supercop/faster921",
        86,
        EPYC,
        SUPERCOP_SOURCE,
    ),
    polynomial("bike-l1", "supercop/ches2021", 431, EPYC, SUPERCOP_SOURCE),
    polynomial("bike-l3", "supercop/ches2021", 1222, EPYC, SUPERCOP_SOURCE),
    polynomial(
        "bike-l1",
        "awslabs/bike-kem",
        513,
        EPYC,
        "its code, measured by this project",
    ),
    polynomial(
        "bike-l3",
        "awslabs/bike-kem",
        1539,
        EPYC,
        "its code, measured by this project",
    ),
    polynomial(
        "bike-l5",
        "awslabs/bike-kem",
        4073,
        EPYC,
        "its code, measured by this project",
    ),
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
