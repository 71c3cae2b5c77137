// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::integer::choice::{self, Way, choose};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::types::pseudo_mersenne::{self, PseudoMersenne255};
use crate::integer::{bingcd, divstep, fermat, invert, lehmer, stein};
use crate::kernel::{Kernel, Operation};
use crate::timing::Timing;
use alloc::vec::Vec;
use subtle::Choice;

/// Inversion modulo an odd number.
#[derive(Debug)]
pub struct Invert;

impl Operation for Invert {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert";
    type Parameter = Shape;
    /// `(out, x, m, scratch)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and
    /// returns no if there is none.
    type Function = invert::Inverter;
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Invert(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        macro_rules! euclid {
            ($name:literal, $limbs:tt) => {
                variable::<Invert>(
                    $name,
                    "Leh38",
                    |s| lehmer::invert_scratch_limbs::<$limbs>(s.limbs),
                    |out, x, m, s| choice(lehmer::invert::<$limbs>(out, x, m.limbs(), s)),
                )
            };
        }
        with_divsteps! { Invert, invert (out, x, m, s)
            [x86 Ifma CHECKED_NATIVELY {
                ..divsteps!(Invert Divstep51Ifma "divstep51/ifma", invert (out, x, m, s) "up to 256 limbs")
            }]
            { trace: shows("divstep_trace", 60, |x, m| {
                let mut batches = Vec::new();
                divstep::word64::invert::trace(x, m, |t| batches.push([t.u, t.v, t.q, t.r]));
                batches
            }), }
            { trace: shows("divstep_trace", 30, |x, m| {
                let mut batches = Vec::new();
                divstep::word32::invert::trace(x, m, |t| {
                    batches.push([t.u, t.v, t.q, t.r].map(i64::from));
                });
                batches
            }), }
            x86 Adx CHECKED_ASSEMBLY {
                domain: "4 limbs",
                takes: |s| s.limbs == 4,
                ..portable::<Invert>("bingcd31/adx", "Por20", |_| 0, bingcd::x86_64::invert4)
            }
            any {
                trace: shows("bingcd_trace", 31, |x, m| bingcd_trace(x, m, bingcd::steps::packed)),
                ..portable::<Invert>(
                    "bingcd31/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert,
                )
            }
            any {
                trace: shows("bingcd_trace", 31, |x, m| bingcd_trace(x, m, bingcd::steps::plain)),
                ..portable::<Invert>(
                    "bingcd31_plain/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert_plain,
                )
            }
            any {
                domain: "prime moduli",
                takes: |s| s.prime,
                ..portable::<Invert>(
                    "fermat/portable",
                    "Por20",
                    |s| fermat::invert::scratch(s.limbs),
                    fermat::invert::invert,
                )
            }
            any {
                way: Some(Way::Stein),
                ..variable::<Invert>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::invert_scratch_limbs(s.limbs),
                    |out, x, m, s| choice(stein::invert(out, x, m.limbs(), s)),
                )
            }
            any {
                ..variable::<Invert>(
                    "divstep60_vartime/portable",
                    "BY19, Wui21",
                    |s| divstep::vartime::invert_scratch_limbs(s.limbs),
                    |out, x, m, s| choice(divstep::vartime::invert(out, x, m.limbs(), s)),
                )
            }
        }
    }
}

fn bingcd_trace(
    x: &[u64],
    m: &[u64],
    inner: impl Fn(u64, u64) -> bingcd::matrix::Factors,
) -> Vec<[i64; 4]> {
    let mut batches = Vec::new();
    bingcd::invert::trace(x, m, inner, |k| batches.push([k.f0, k.g0, k.f1, k.g1]));
    batches
}

/// Inversion modulo `2^255 - r`, for odd `r` below 2^31.
///
/// Besides divsteps there is the optimized binary GCD as published: 508 iterations, the last 43 on
/// exact words. The checked kernel also multiplies back, as the publication does for composite
/// moduli. The other kernels decide from the gcd whether there is an inverse.
#[derive(Debug)]
pub struct InvertPseudoMersenne255;

impl Operation for InvertPseudoMersenne255 {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_pseudo_mersenne255";
    type Parameter = PseudoMersenne255;
    /// `(out, x, m)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if
    /// there is none. All have four limbs.
    type Function = fn(&mut [u64], &[u64], &PseudoMersenne255) -> Choice;
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, _: &PseudoMersenne255) -> Way {
        choose(cpu, choice::Operation::Invert(4), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        /// Divsteps by one of the ways.
        macro_rules! by {
            ($way:ident, $name:literal) => {
                Kernel {
                    way: Some(Way::$way),
                    ..constant($name, "BY19, Wui21", |out, x, m| {
                        by_divsteps(Way::$way, out, x, m)
                    })
                }
            };
        }
        table! { InvertPseudoMersenne255:
            x86 Ifma CHECKED_NATIVELY { ..by!(Divstep51Ifma, "divstep51/ifma") }
            x86 Avx2 CHECKED_ASSEMBLY { ..by!(Divstep60Avx2, "divstep60/avx2") }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                ..by!(Divstep60Aarch64, "divstep60/aarch64")
            }
            any { ..by!(Divstep60Portable, "divstep60/portable") }
            any { ..by!(Divstep30Portable, "divstep30/portable") }
            any { ..constant("bingcd31/portable", "Por20", pseudo_mersenne::bingcd::invert) }
            any { ..constant("bingcd31_checked/portable", "Por20", pseudo_mersenne::bingcd::invert_checked) }
            any { ..constant("bingcd31_plain/portable", "Por20", pseudo_mersenne::bingcd::invert_plain) }
            any {
                domain: "2^255 - 19",
                takes: |m| m.r() == 19,
                ..constant("fermat/portable", "Por20", pseudo_mersenne::fermat::invert)
            }
        }
    }
}

const fn constant(
    name: &'static str,
    citation: &'static str,
    run: <InvertPseudoMersenne255 as Operation>::Function,
) -> Kernel<InvertPseudoMersenne255> {
    Kernel {
        domain: "2^255 - r",
        ..portable::<InvertPseudoMersenne255>(name, citation, |_| 0, run)
    }
}

fn by_divsteps(way: Way, out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    let modulus = m.modulus();
    let modulus = ModulusRef::from_odd(modulus.get().limbs());
    invert::by(way, out, x, modulus, &mut [0; invert::scratch(4)])
}
