// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for rings of polynomials: a table for each operation.
//!
//! Elements have the lengths of the ring, and coefficients in range. All kernels are constant time.

use super::batch;
#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::divstep::{binary, prime, ternary};
use super::lift;
use super::ring::{CyclicRing, Ring};
use super::select::{self, CyclicWay, Way, select, select_cyclic};
#[cfg(target_arch = "x86_64")]
use super::{itoh_tsujii, jump};
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
#[cfg(target_arch = "x86_64")]
use crate::kernel::{CHECKED_ASSEMBLY, Instrument};
use crate::kernel::{Kernel, Operation, portable};

/// Valgrind has no VPCLMULQDQ.
#[cfg(target_arch = "x86_64")]
const CHECKED_NATIVELY: &[Instrument] = &[Instrument::DenyList, Instrument::Trace];

/// Inverses where coefficients are small.
#[derive(Debug)]
pub struct Invert;

/// An entry for a way.
macro_rules! entry {
    ($way:ident, $name:literal, $citation:literal, $domain:literal, $run:path) => {
        Kernel {
            domain: $domain,
            takes: |ring| Way::$way.takes(ring),
            default_for: |ring| select(ring) == Way::$way,
            ..portable::<Invert>($name, $citation, |_| 0, $run)
        }
    };
}

impl Operation for Invert {
    const RING: &'static str = "poly";
    const NAME: &'static str = "invert";
    type Parameter = Ring;
    /// `(ring, out, a, scratch)`: `out = a^-1` and yes, or zero and no.
    type Function = select::Invert;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Invert>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                available: || Isa::Avx2.available(),
                ..entry!(
                    TernaryAvx2,
                    "ternary_divstep/avx2",
                    "BY19",
                    "coefficients modulo 3, most degrees up to 1277",
                    avx2::invert_ternary
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                available: || Isa::Avx2.available(),
                ..entry!(
                    JumpAvx2,
                    "jump_divstep/avx2",
                    "BY19",
                    "modulo primes, 2^12 to 8176",
                    jump::invert
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                available: || Isa::Vpclmulqdq.available(),
                ..entry!(
                    ItohTsujiiVpclmulqdq,
                    "itoh_tsujii/vpclmulqdq",
                    "IT88",
                    "coefficients modulo 2",
                    itoh_tsujii::invert
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                available: || Isa::Vpclmulqdq.available(),
                ..entry!(
                    NewtonVpclmulqdq,
                    "newton/vpclmulqdq",
                    "BY19",
                    "modulo powers of 2",
                    lift::invert_avx2
                )
            },
            entry!(
                TernaryPortable,
                "ternary_divstep/portable",
                "BY19",
                "coefficients modulo 3",
                ternary::invert
            ),
            entry!(
                BinaryPortable,
                "binary_divstep/portable",
                "BY19",
                "coefficients modulo 2",
                binary::invert
            ),
            entry!(
                DivstepPortable,
                "divstep/portable",
                "BY19",
                "modulo primes, 5 to 2^13",
                prime::invert
            ),
            entry!(
                NewtonPortable,
                "newton/portable",
                "BY19",
                "modulo powers of 2",
                lift::invert
            ),
        ];
        TABLE
    }
}

/// Many inverses where coefficients are small.
#[derive(Debug)]
pub struct InvertBatch;

impl Operation for InvertBatch {
    const RING: &'static str = "poly";
    const NAME: &'static str = "invert_batch";
    /// The ring and the number of elements.
    type Parameter = (Ring, usize);
    /// `(ring, elements, yes)`: replaces each of `elements`, one after the other, by its inverse, or by zero
    /// if there is none. `yes` says which have one.
    type Function = batch::InvertBatch;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertBatch>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "coefficients modulo 3, most degrees up to 1277",
                available: || Isa::Avx2.available(),
                takes: |(ring, _)| Way::TernaryAvx2.takes(ring),
                default_for: |(ring, _)| batch::in_pairs(ring),
                ..portable::<InvertBatch>("ternary_divstep_pairs/avx2", "BY19", |_| 0, batch::pairs)
            },
            Kernel {
                domain: "any ring, any number of elements",
                default_for: |(ring, _)| !batch::in_pairs(ring),
                ..portable::<InvertBatch>("one_by_one/portable", "BY19", |_| 0, batch::one_by_one)
            },
        ];
        TABLE
    }
}

/// Inverses of bits modulo `x^r - 1`.
#[derive(Debug)]
pub struct InvertCyclic;

impl Operation for InvertCyclic {
    const RING: &'static str = "poly";
    const NAME: &'static str = "invert_cyclic";
    type Parameter = CyclicRing;
    /// `(ring, out, a, scratch)`: `out = a^-1` and yes, or zero and no.
    type Function = select::InvertCyclic;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<InvertCyclic>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                available: || Isa::Vpclmulqdq.available(),
                ..cyclic(
                    "itoh_tsujii/vpclmulqdq",
                    "IT88",
                    |_| select_cyclic() == CyclicWay::ItohTsujiiVpclmulqdq,
                    itoh_tsujii::scratch,
                    itoh_tsujii::invert_cyclic,
                )
            },
            cyclic(
                "binary_divstep/portable",
                "BY19",
                |_| select_cyclic() == CyclicWay::DivstepPortable,
                binary::cyclic_scratch,
                binary::invert_cyclic,
            ),
        ];
        TABLE
    }
}

const fn cyclic(
    name: &'static str,
    citation: &'static str,
    default_for: fn(&CyclicRing) -> bool,
    scratch: fn(&CyclicRing) -> usize,
    run: select::InvertCyclic,
) -> Kernel<InvertCyclic> {
    Kernel {
        domain: "bits modulo x^r - 1",
        default_for,
        ..portable::<InvertCyclic>(name, citation, scratch, run)
    }
}
