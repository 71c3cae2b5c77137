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
        static TABLE: &[Kernel<Invert>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 256 limbs",
                isa: Isa::Ifma,
                takes: |s| Way::Divstep51Ifma.takes(choice::Operation::Invert(s.limbs)),
                ..divsteps!(Invert, Divstep51Ifma, "divstep51/ifma", invert, |out, x, m, s|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                isa: Isa::Avx512,
                takes: |s| Way::Divstep60Avx512.takes(choice::Operation::Invert(s.limbs)),
                ..divsteps!(Invert, Divstep60Avx512, "divstep60/avx512", invert, |out, x, m, s|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                isa: Isa::Avx2,
                takes: |s| Way::Divstep60Avx2.takes(choice::Operation::Invert(s.limbs)),
                ..divsteps!(Invert, Divstep60Avx2, "divstep60/avx2", invert, |out, x, m, s|)
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "4 to 256 limbs",
                takes: |s| Way::Divstep60Aarch64.takes(choice::Operation::Invert(s.limbs)),
                ..divsteps!(Invert, Divstep60Aarch64, "divstep60/aarch64", invert, |out, x, m, s|)
            },
            Kernel {
                trace: shows("divstep_trace", 60, |x, m| {
                    let mut batches = Vec::new();
                    divstep::word64::invert::trace(x, m, |t| batches.push([t.u, t.v, t.q, t.r]));
                    batches
                }),
                ..divsteps!(Invert, Divstep60Portable, "divstep60/portable", invert, |out, x, m, s|)
            },
            Kernel {
                trace: shows("divstep_trace", 30, |x, m| {
                    let mut batches = Vec::new();
                    divstep::word32::invert::trace(x, m, |t| {
                        batches.push([t.u, t.v, t.q, t.r].map(i64::from));
                    });
                    batches
                }),
                ..divsteps!(Invert, Divstep30Portable, "divstep30/portable", invert, |out, x, m, s|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "4 limbs",
                isa: Isa::Adx,
                takes: |s| s.limbs == 4,
                ..portable::<Invert>("bingcd31/adx", "Por20", |_| 0, bingcd::x86_64::invert4)
            },
            Kernel {
                trace: shows("bingcd_trace", 31, |x, m| {
                    bingcd_trace(x, m, bingcd::steps::packed)
                }),
                ..portable::<Invert>(
                    "bingcd31/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert,
                )
            },
            Kernel {
                trace: shows("bingcd_trace", 31, |x, m| {
                    bingcd_trace(x, m, bingcd::steps::plain)
                }),
                ..portable::<Invert>(
                    "bingcd31_plain/portable",
                    "Por20",
                    |s| bingcd::invert::scratch(s.limbs),
                    bingcd::invert::invert_plain,
                )
            },
            Kernel {
                domain: "prime moduli",
                takes: |s| s.prime,
                ..portable::<Invert>(
                    "fermat/portable",
                    "Por20",
                    |s| fermat::invert::scratch(s.limbs),
                    fermat::invert::invert,
                )
            },
            Kernel {
                way: Some(Way::Stein),
                ..variable::<Invert>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::invert_scratch_limbs(s.limbs),
                    |out, x, m, s| choice(stein::invert(out, x, m.limbs(), s)),
                )
            },
            variable::<Invert>(
                "divstep60_vartime/portable",
                "BY19, Wui21",
                |s| divstep::vartime::invert_scratch_limbs(s.limbs),
                |out, x, m, s| choice(divstep::vartime::invert(out, x, m.limbs(), s)),
            ),
            variable::<Invert>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::invert_scratch_limbs::<1>(s.limbs),
                |out, x, m, s| choice(lehmer::invert::<1>(out, x, m.limbs(), s)),
            ),
            Kernel {
                way: Some(Way::Lehmer2),
                ..variable::<Invert>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::invert_scratch_limbs::<2>(s.limbs),
                    |out, x, m, s| choice(lehmer::invert::<2>(out, x, m.limbs(), s)),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                domain: "7 limbs and more",
                isa: Isa::Ifma,
                takes: |s| s.limbs >= lehmer::LEAST_IN_DIGITS,
                way: Some(Way::Lehmer51Ifma),
                ..variable::<Invert>(
                    "lehmer51/ifma",
                    "Leh38",
                    |s| lehmer::invert_scratch_limbs::<{ lehmer::DIGITS }>(s.limbs),
                    |out, x, m, s| {
                        choice(lehmer::invert::<{ lehmer::DIGITS }>(out, x, m.limbs(), s))
                    },
                )
            },
        ];
        TABLE
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
        static TABLE: &[Kernel<InvertPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                isa: Isa::Ifma,
                way: Some(Way::Divstep51Ifma),
                ..constant("divstep51/ifma", "BY19, Wui21", |out, x, m| {
                    by_divsteps(Way::Divstep51Ifma, out, x, m)
                })
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                isa: Isa::Avx2,
                way: Some(Way::Divstep60Avx2),
                ..constant("divstep60/avx2", "BY19, Wui21", |out, x, m| {
                    by_divsteps(Way::Divstep60Avx2, out, x, m)
                })
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                way: Some(Way::Divstep60Aarch64),
                ..constant("divstep60/aarch64", "BY19, Wui21", |out, x, m| {
                    by_divsteps(Way::Divstep60Aarch64, out, x, m)
                })
            },
            Kernel {
                way: Some(Way::Divstep60Portable),
                ..constant("divstep60/portable", "BY19, Wui21", |out, x, m| {
                    by_divsteps(Way::Divstep60Portable, out, x, m)
                })
            },
            Kernel {
                way: Some(Way::Divstep30Portable),
                ..constant("divstep30/portable", "BY19, Wui21", |out, x, m| {
                    by_divsteps(Way::Divstep30Portable, out, x, m)
                })
            },
            constant(
                "bingcd31/portable",
                "Por20",
                pseudo_mersenne::bingcd::invert,
            ),
            constant(
                "bingcd31_checked/portable",
                "Por20",
                pseudo_mersenne::bingcd::invert_checked,
            ),
            constant(
                "bingcd31_plain/portable",
                "Por20",
                pseudo_mersenne::bingcd::invert_plain,
            ),
            Kernel {
                domain: "2^255 - 19",
                takes: |m| m.r() == 19,
                ..constant("fermat/portable", "Por20", pseudo_mersenne::fermat::invert)
            },
        ];
        TABLE
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
