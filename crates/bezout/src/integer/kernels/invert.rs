// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses.

use super::entry::*;
use super::shape::Shape;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::extension::{Avx2, Avx512, Extension};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::LONGEST_LOOPED;
use crate::cpu::Isa;
use crate::integer::divstep::form::Form;
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::select::WithIfma;
use crate::integer::divstep::select::select_invert;
use crate::integer::divstep::word32::Word32;
use crate::integer::divstep::word64::Word64;
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::x86_64::{Vectors, invert_ifma};
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::pseudo_mersenne::{self, PseudoMersenne255};
use crate::integer::tuning::Operation as Choose;
use crate::integer::{
    bingcd, divstep, fermat, invert, lehmer, stein,
    vartime::{self, Algorithm},
};
use crate::kernel::{Kernel, Operation};
use alloc::vec::Vec;
use subtle::Choice;

/// Inversion modulo an odd number.
#[derive(Debug)]
pub struct Invert;

impl Operation for Invert {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert";
    type Parameter = Shape;
    /// `(out, x, m, scratch)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no
    /// if there is none.
    type Function = fn(&mut [u64], &[u64], ModulusRef<'_>, &mut [u64]) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Invert>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 256 limbs",
                available: || Isa::Ifma.available(),
                takes: |s| s.limbs <= LONGEST_LOOPED,
                default_for: |s| select_invert(s.limbs) == Isa::Ifma,
                ..portable::<Invert>(
                    "divstep51/ifma",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    invert_ifma,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| Avx512::takes(s.limbs),
                default_for: |s| select_invert(s.limbs) == Isa::Avx512,
                ..portable::<Invert>(
                    "divstep60/avx512",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Vectors::<Avx512>::invert,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| Avx2::takes(s.limbs),
                default_for: |s| select_invert(s.limbs) == Isa::Avx2,
                ..portable::<Invert>(
                    "divstep60/avx2",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Vectors::<Avx2>::invert,
                )
            },
            Kernel {
                default_for: |s| !WORD32 && select_invert(s.limbs) == Isa::Portable,
                trace: shows("divstep_trace", 60, |x, m| {
                    let mut batches = Vec::new();
                    divstep::invert::trace(x, m, |t| batches.push([t.u, t.v, t.q, t.r]));
                    batches
                }),
                ..portable::<Invert>(
                    "divstep60/portable",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Word64::invert,
                )
            },
            Kernel {
                default_for: |s| WORD32 && select_invert(s.limbs) == Isa::Portable,
                trace: shows("divstep_trace", 30, |x, m| {
                    let mut batches = Vec::new();
                    divstep::word32::invert::trace(x, m, |t| {
                        batches.push([t.u, t.v, t.q, t.r].map(i64::from));
                    });
                    batches
                }),
                ..portable::<Invert>(
                    "divstep30/portable",
                    "BY19, Wui21",
                    |s| invert::scratch(s.limbs),
                    Word32::invert,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "4 limbs",
                available: || Isa::Adx.available(),
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
                default_for: |s| vartime::select(Choose::Invert, s.limbs) == Algorithm::Stein,
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
                |s| lehmer::invert_scratch_limbs(s.limbs),
                |out, x, m, s| choice(lehmer::invert::<1>(out, x, m.limbs(), s)),
            ),
            Kernel {
                default_for: |s| vartime::select(Choose::Invert, s.limbs) == Algorithm::Lehmer2,
                ..variable::<Invert>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::invert_scratch_limbs(s.limbs),
                    |out, x, m, s| choice(lehmer::invert::<2>(out, x, m.limbs(), s)),
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
/// exact words. The checked kernel also multiplies back, as the publication does for composite moduli.
/// The other kernels decide from the gcd whether there is an inverse.
#[derive(Debug)]
pub struct InvertPseudoMersenne255;

impl Operation for InvertPseudoMersenne255 {
    const RING: &'static str = "int";
    const NAME: &'static str = "invert_pseudo_mersenne255";
    type Parameter = PseudoMersenne255;
    /// `(out, x, m)`: writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there
    /// is none. All have four limbs.
    type Function = fn(&mut [u64], &[u64], &PseudoMersenne255) -> Choice;

    fn table() -> &'static [Kernel<Self>] {
        const DOMAIN: &str = "2^255 - r";
        static TABLE: &[Kernel<InvertPseudoMersenne255>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: DOMAIN,
                available: || Isa::Ifma.available(),
                default_for: |_| select_invert(4) == Isa::Ifma,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep51/ifma",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<WithIfma>,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: DOMAIN,
                available: || Isa::Avx2.available(),
                default_for: |_| select_invert(4) == Isa::Avx2,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep60/avx2",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Vectors<Avx2>>,
                )
            },
            Kernel {
                domain: DOMAIN,
                default_for: |_| !WORD32 && select_invert(4) == Isa::Portable,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep60/portable",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Word64>,
                )
            },
            Kernel {
                domain: DOMAIN,
                default_for: |_| WORD32 && select_invert(4) == Isa::Portable,
                ..portable::<InvertPseudoMersenne255>(
                    "divstep30/portable",
                    "BY19, Wui21",
                    |_| 0,
                    by_divsteps::<Word32>,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31_checked/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert_checked,
                )
            },
            Kernel {
                domain: DOMAIN,
                ..portable::<InvertPseudoMersenne255>(
                    "bingcd31_plain/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::bingcd::invert_plain,
                )
            },
            Kernel {
                domain: "2^255 - 19",
                takes: |m| m.r() == 19,
                ..portable::<InvertPseudoMersenne255>(
                    "fermat/portable",
                    "Por20",
                    |_| 0,
                    pseudo_mersenne::fermat::invert,
                )
            },
        ];
        TABLE
    }
}

fn by_divsteps<K: Form>(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
    let modulus = m.modulus();
    let mut scratch = [0; invert::scratch(4)];
    K::invert(
        out,
        x,
        ModulusRef::from_odd(modulus.get().limbs()),
        &mut scratch,
    )
}
