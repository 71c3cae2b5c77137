// SPDX-License-Identifier: MIT OR Apache-2.0
//! The kernels for rings of polynomials: a table for each operation.
//!
//! Elements have the lengths of the ring, and coefficients in range. All kernels are constant time.

use super::batch;
pub use super::choice::Way;
use super::choice::{self, choose};
#[cfg(target_arch = "x86_64")]
use super::divstep::avx2;
use super::divstep::{binary, prime, ternary};
use super::lift;
#[cfg(target_arch = "x86_64")]
use super::{itoh_tsujii, jump};
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::backend::aarch64::polynomial::{ring_product::Neon, ternary::Pair};
use crate::backend::portable::ring_product::Loops;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
use crate::kernel::UNCHECKED;
#[cfg(target_arch = "x86_64")]
use crate::kernel::{CHECKED, CHECKED_ASSEMBLY, Instrument};
use crate::kernel::{Kernel, Operation, portable, table};
use crate::polynomial::types::ring::{CyclicRing, Ring};
use crate::timing::Timing;
use subtle::Choice;

/// Valgrind has no VPCLMULQDQ.
#[cfg(target_arch = "x86_64")]
const CHECKED_NATIVELY: &[Instrument] = &[Instrument::DenyList, Instrument::Trace];

/// Inverses where coefficients are small.
#[derive(Debug)]
pub struct Invert;

/// An entry for a way.
macro_rules! entry {
    ($way:ident $name:literal $citation:literal, $run:path, $domain:literal) => {
        Kernel {
            domain: $domain,
            takes: |ring| Way::$way.takes(ring),
            way: Some(Way::$way),
            ..portable::<Invert>($name, $citation, |_| 0, $run)
        }
    };
}

impl Operation for Invert {
    const RING: &'static str = "poly";
    const NAME: &'static str = "invert";
    type Parameter = Ring;
    /// `(ring, out, a)`: `out = a^-1` and yes, or zero and no.
    type Function = fn(&Ring, &mut [u16], &[u16]) -> Choice;
    type Way = Way;

    fn choose(cpu: Cpu, _: Timing, ring: &Ring) -> Way {
        choose(cpu, choice::Operation::Invert(ring))
    }

    fn table() -> &'static [Kernel<Self>] {
        table! { Invert:
            x86 Avx2 CHECKED_ASSEMBLY {
                ..entry!(TernaryAvx2 "ternary_divstep/avx2" "BY19", avx2::invert_ternary,
                    "coefficients modulo 3, most degrees up to 1277")
            }
            x86 Avx2 CHECKED {
                ..entry!(JumpAvx2 "jump_divstep/avx2" "BY19", jump::invert, "modulo primes, 2^12 to 8176")
            }
            x86 Vpclmulqdq CHECKED_NATIVELY {
                ..entry!(ItohTsujiiVpclmulqdq "itoh_tsujii/vpclmulqdq" "IT88", itoh_tsujii::invert,
                    "coefficients modulo 2")
            }
            x86 Vpclmulqdq CHECKED_NATIVELY {
                ..entry!(NewtonVpclmulqdq "newton/vpclmulqdq" "BY19", lift::invert_avx2, "modulo powers of 2")
            }
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))] {
                instruments: UNCHECKED,
                ..entry!(TernaryAarch64 "ternary_divstep/aarch64" "BY19", ternary::invert::<Pair>,
                    "coefficients modulo 3")
            }
            any {
                ..entry!(TernaryPortable "ternary_divstep/portable" "BY19", ternary::invert::<u64>,
                    "coefficients modulo 3")
            }
            any {
                ..entry!(BinaryPortable "binary_divstep/portable" "BY19", binary::invert,
                    "coefficients modulo 2")
            }
            any {
                ..entry!(DivstepPortable "divstep/portable" "BY19", prime::invert,
                    "modulo primes, 5 to 2^13")
            }
            any { ..entry!(NewtonPortable "newton/portable" "BY19", lift::invert, "modulo powers of 2") }
        }
    }
}

/// Products where coefficients are small.
#[derive(Debug)]
pub struct Multiply;

impl Operation for Multiply {
    const RING: &'static str = "poly";
    const NAME: &'static str = "multiply";
    type Parameter = Ring;
    /// `(ring, out, a, b, most)`: `out = a b` modulo `x^p - x - 1` or `x^n - 1`. All are centered;
    /// `b` is at most `most` in magnitude.
    type Function = fn(&Ring, &mut [i16], &[i16], &[i16], u16);
    type Way = Way;

    fn choose(cpu: Cpu, _: Timing, ring: &Ring) -> Way {
        choose(cpu, choice::Operation::Multiply(ring))
    }

    fn table() -> &'static [Kernel<Self>] {
        table! { Multiply:
            x86 Avx2 CHECKED {
                domain: "odd moduli",
                takes: |ring| Way::TransformAvx2.takes(ring),
                way: Some(Way::TransformAvx2),
                ..product("transform/avx2", "Pol71", choice::product_transform::<i16>)
            }
            x86 Avx2 CHECKED {
                domain: "even moduli",
                takes: |ring| Way::ToeplitzAvx2.takes(ring),
                way: Some(Way::ToeplitzAvx2),
                ..product("toeplitz/avx2", "KO62", choice::product_toeplitz::<i16>)
            }
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))] {
                instruments: UNCHECKED,
                domain: "degrees 641 to 767",
                takes: |ring| Way::KaratsubaAarch64.takes(ring),
                way: Some(Way::KaratsubaAarch64),
                ..product("karatsuba/aarch64", "KO62", choice::product_karatsuba::<Neon, i16>)
            }
            any {
                domain: "any ring",
                way: Some(Way::KaratsubaPortable),
                ..product("karatsuba/portable", "KO62", choice::product_karatsuba::<Loops, i16>)
            }
        }
    }
}

const fn product(
    name: &'static str,
    citation: &'static str,
    run: <Multiply as Operation>::Function,
) -> Kernel<Multiply> {
    portable::<Multiply>(name, citation, |_| 0, run)
}

/// Many inverses where coefficients are small.
#[derive(Debug)]
pub struct InvertBatch;

impl Operation for InvertBatch {
    const RING: &'static str = "poly";
    const NAME: &'static str = "invert_batch";
    /// The ring and the number of elements.
    type Parameter = (Ring, usize);
    /// `(ring, elements, yes)`: replaces each of `elements`, one after the other, by its inverse,
    /// or by zero if there is none. `yes` says which have one.
    type Function = batch::InvertBatch;
    type Way = Way;

    fn choose(cpu: Cpu, _: Timing, (ring, _): &(Ring, usize)) -> Way {
        choose(cpu, choice::Operation::InvertBatch(ring))
    }

    fn table() -> &'static [Kernel<Self>] {
        table! { InvertBatch:
            x86 Avx2 CHECKED_ASSEMBLY {
                domain: "coefficients modulo 3, most degrees up to 1277",
                takes: |(ring, _)| Way::TernaryPairsAvx2.takes(ring),
                way: Some(Way::TernaryPairsAvx2),
                ..portable::<InvertBatch>("ternary_divstep_pairs/avx2", "BY19", |_| 0, batch::pairs)
            }
            any {
                domain: "any ring, any number of elements",
                way: Some(Way::OneByOne),
                ..portable::<InvertBatch>("one_by_one/portable", "BY19", |_| 0, batch::one_by_one)
            }
        }
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
    type Function = fn(&CyclicRing, &mut [u64], &[u64], &mut [u64]) -> Choice;
    type Way = Way;

    fn choose(cpu: Cpu, _: Timing, _: &CyclicRing) -> Way {
        choose(cpu, choice::Operation::InvertCyclic)
    }

    fn table() -> &'static [Kernel<Self>] {
        macro_rules! by {
            ($way:ident $name:literal $citation:literal, $run:path) => {
                Kernel {
                    domain: "bits modulo x^r - 1",
                    way: Some(Way::$way),
                    ..portable::<InvertCyclic>(
                        $name,
                        $citation,
                        |ring| Way::$way.cyclic_scratch(ring),
                        $run,
                    )
                }
            };
        }
        table! { InvertCyclic:
            x86 Vpclmulqdq CHECKED_NATIVELY {
                ..by!(ItohTsujiiVpclmulqdq "itoh_tsujii/vpclmulqdq" "IT88", itoh_tsujii::invert_cyclic)
            }
            any { ..by!(BinaryPortable "binary_divstep/portable" "BY19", binary::invert_cyclic) }
        }
    }
}
