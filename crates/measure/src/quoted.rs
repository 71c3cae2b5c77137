// SPDX-License-Identifier: MIT OR Apache-2.0
//! Figures taken from publications, for implementations that no registry has. They are printed next
//! to the measured ones, marked as quoted, and take no part in any ratio: they come from other
//! machines.

use crate::report::Quoted;

/// The published figures for an inversion at a size.
pub fn inversions(size: &str) -> impl Iterator<Item = Quoted<'static>> {
    let rows = QUOTED.iter().filter(move |(name, _)| *name == size);
    rows.map(|(_, row)| *row)
}

/// Constant-time inversions all.
const fn quoted(
    size: &'static str,
    name: &'static str,
    cycles: u64,
    cpu: &'static str,
    source: &'static str,
) -> (&'static str, Quoted<'static>) {
    let row = Quoted {
        name,
        timing: "ct",
        cycles,
        cpu,
        source,
    };
    (size, row)
}

const P25519: &str = "2^255-19";
const LIB25519: &str = "lib25519/20241004/amd64-safegcd";
const PUBLISHED_25519: &str = "lib25519 20241004, published measurements";
const NTRUPRIME: &str = "libntruprime/20241021/avx";
const PUBLISHED: &str = "libntruprime 20241021, published measurements";
const SUPERCOP: &str = "SUPERCOP's code, measured by this project";
const BIKE_KEM: &str = "its code, measured by this project";
const ZEN3: &str = "AMD Zen 3";
const EPYC: &str = "AMD EPYC (family 25, model 1), clang 19.1.7";
const COFFEE_LAKE: &str = "Intel Core i5-8295U (Coffee Lake)";

/// Rows: a size, a name, cycles, the CPU and the source.
macro_rules! quoted {
    ($($size:expr, $name:expr => $cycles:literal, $cpu:expr, $source:expr;)*) => {
        [$(quoted($size, $name, $cycles, $cpu, $source)),*]
    };
}

const QUOTED: [(&str, Quoted<'static>); 31] = quoted! {
    "sntrup653-r3", NTRUPRIME => 75_000, ZEN3, PUBLISHED;
    "sntrup761-r3", NTRUPRIME => 97_000, ZEN3, PUBLISHED;
    "sntrup857-r3", NTRUPRIME => 138_000, ZEN3, PUBLISHED;
    "sntrup953-r3", NTRUPRIME => 158_000, ZEN3, PUBLISHED;
    "sntrup1013-r3", NTRUPRIME => 151_000, ZEN3, PUBLISHED;
    "sntrup1277-r3", NTRUPRIME => 232_000, ZEN3, PUBLISHED;
    "sntrup653-rq", NTRUPRIME => 517_000, ZEN3, PUBLISHED;
    "sntrup761-rq", NTRUPRIME => 697_000, ZEN3, PUBLISHED;
    "sntrup857-rq", NTRUPRIME => 905_000, ZEN3, PUBLISHED;
    "sntrup953-rq", NTRUPRIME => 1_108_000, ZEN3, PUBLISHED;
    "sntrup1013-rq", NTRUPRIME => 1_222_000, ZEN3, PUBLISHED;
    "sntrup1277-rq", NTRUPRIME => 2_019_000, ZEN3, PUBLISHED;
    "sntrup761-rq", "supercop/jumpdivsteps" => 425_000, EPYC, SUPERCOP;
    "sntrup761-rq", "safegcd" => 611_000, "Intel Skylake", "[BY19]";
    "sntrup761-rq", "safegcd" => 707_000, "Intel Haswell", "[BY19]";
    "hrss701-s3", "safegcd" => 90_000, "Intel Haswell", "[BY19]";
    "hrss701-s3", "supercop/faster921" => 86_000, EPYC, SUPERCOP;
    "bike-l1", "supercop/ches2021" => 431_000, EPYC, SUPERCOP;
    "bike-l3", "supercop/ches2021" => 1_222_000, EPYC, SUPERCOP;
    "bike-l1", "awslabs/bike-kem" => 513_000, EPYC, BIKE_KEM;
    "bike-l3", "awslabs/bike-kem" => 1_539_000, EPYC, BIKE_KEM;
    "bike-l5", "awslabs/bike-kem" => 4_073_000, EPYC, BIKE_KEM;
    P25519, "bingcd" => 6_253, COFFEE_LAKE, "[Por20]";
    P25519, "safegcd" => 8_520, COFFEE_LAKE, "[BY19], as measured in [Por20]";
    P25519, LIB25519 => 3_439, ZEN3, PUBLISHED_25519;
    P25519, LIB25519 => 5_162, "AMD Zen 2", PUBLISHED_25519;
    P25519, LIB25519 => 4_582, "Intel Tiger Lake", PUBLISHED_25519;
    P25519, LIB25519 => 4_641, "Intel Golden Cove", PUBLISHED_25519;
    P25519, LIB25519 => 4_034, "Intel Skylake", PUBLISHED_25519;
    P25519, LIB25519 => 4_133, "Intel Broadwell", PUBLISHED_25519;
    P25519, LIB25519 => 5_988, "Intel Haswell", PUBLISHED_25519;
};
