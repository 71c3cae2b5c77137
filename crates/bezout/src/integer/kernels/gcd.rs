// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors and their cofactors.

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
use crate::integer::divstep::select::{select_gcd, select_invert};
use crate::integer::divstep::word32::Word32;
use crate::integer::divstep::word64::Word64;
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::x86_64::Vectors;
use crate::integer::tuning::Operation as Choose;
use crate::integer::{
    divstep, gcd, lehmer, stein,
    vartime::{self, Algorithm},
    xgcd,
};
use crate::kernel::{Kernel, Operation};
use subtle::Choice;

/// Greatest common divisors.
#[derive(Debug)]
pub struct Gcd;

impl Operation for Gcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "gcd";
    type Parameter = Shape;
    /// `(out, a, b, scratch)`: `out = gcd(a, b)`.
    type Function = fn(&mut [u64], &[u64], &[u64], &mut [u64]);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Gcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| Avx512::takes(s.limbs),
                default_for: |s| select_gcd(s.limbs) == Isa::Avx512,
                ..divstep_gcd::<Vectors<Avx512>>("divstep60/avx512")
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| Avx2::takes(s.limbs),
                default_for: |s| select_gcd(s.limbs) == Isa::Avx2,
                ..divstep_gcd::<Vectors<Avx2>>("divstep60/avx2")
            },
            Kernel {
                default_for: |s| !WORD32 && select_gcd(s.limbs) == Isa::Portable,
                ..divstep_gcd::<Word64>("divstep60/portable")
            },
            Kernel {
                default_for: |s| WORD32 && select_gcd(s.limbs) == Isa::Portable,
                ..divstep_gcd::<Word32>("divstep30/portable")
            },
            Kernel {
                default_for: |s| vartime::select(Choose::Gcd, s.limbs) == Algorithm::Stein,
                ..variable::<Gcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::gcd_scratch_limbs(s.limbs),
                    stein::gcd,
                )
            },
            variable::<Gcd>(
                "divstep60_vartime/portable",
                "BY19, Wui21",
                |s| divstep::vartime::gcd_scratch_limbs(s.limbs),
                divstep::vartime::gcd,
            ),
            variable::<Gcd>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::gcd_scratch_limbs(s.limbs),
                lehmer::gcd::<1>,
            ),
            Kernel {
                default_for: |s| vartime::select(Choose::Gcd, s.limbs) == Algorithm::Lehmer2,
                ..variable::<Gcd>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::gcd_scratch_limbs(s.limbs),
                    lehmer::gcd::<2>,
                )
            },
        ];
        TABLE
    }
}

const fn divstep_gcd<K: Form>(name: &'static str) -> Kernel<Gcd> {
    portable::<Gcd>(
        name,
        "BY19, Wui21",
        |s| gcd::scratch(s.limbs),
        gcd::gcd::<K>,
    )
}

/// Greatest common divisors with canonical cofactors.
#[derive(Debug)]
pub struct Xgcd;

impl Operation for Xgcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "xgcd";
    type Parameter = Shape;
    /// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is negative.
    type Function = xgcd::Function;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Xgcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 256 limbs",
                available: || Isa::Ifma.available(),
                takes: |s| s.limbs <= LONGEST_LOOPED,
                default_for: |s| select_invert(s.limbs) == Isa::Ifma,
                ..divstep_xgcd::<WithIfma>("divstep51/ifma")
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                available: || Isa::Avx512.available(),
                takes: |s| Avx512::takes(s.limbs),
                default_for: |s| select_invert(s.limbs) == Isa::Avx512,
                ..divstep_xgcd::<Vectors<Avx512>>("divstep60/avx512")
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| Avx2::takes(s.limbs),
                default_for: |s| select_invert(s.limbs) == Isa::Avx2,
                ..divstep_xgcd::<Vectors<Avx2>>("divstep60/avx2")
            },
            Kernel {
                default_for: |s| !WORD32 && select_invert(s.limbs) == Isa::Portable,
                ..divstep_xgcd::<Word64>("divstep60/portable")
            },
            Kernel {
                default_for: |s| WORD32 && select_invert(s.limbs) == Isa::Portable,
                ..divstep_xgcd::<Word32>("divstep30/portable")
            },
            Kernel {
                default_for: |s| vartime::select(Choose::Xgcd, s.limbs) == Algorithm::Stein,
                ..variable::<Xgcd>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::xgcd_scratch_limbs(s.limbs),
                    |g, s, t, a, b, w| choices(stein::xgcd(g, s, t, a, b, w)),
                )
            },
            variable::<Xgcd>(
                "lehmer1/portable",
                "Leh38",
                |s| lehmer::xgcd_scratch_limbs(s.limbs),
                |g, s, t, a, b, w| choices(lehmer::xgcd::<1>(g, s, t, a, b, w)),
            ),
            Kernel {
                default_for: |s| vartime::select(Choose::Xgcd, s.limbs) == Algorithm::Lehmer2,
                ..variable::<Xgcd>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::xgcd_scratch_limbs(s.limbs),
                    |g, s, t, a, b, w| choices(lehmer::xgcd::<2>(g, s, t, a, b, w)),
                )
            },
        ];
        TABLE
    }
}

const fn divstep_xgcd<K: Form>(name: &'static str) -> Kernel<Xgcd> {
    portable::<Xgcd>(
        name,
        "BY19, Wui21",
        |s| xgcd::scratch(s.limbs),
        xgcd::xgcd::<K>,
    )
}

fn choices((s, t): (bool, bool)) -> (Choice, Choice) {
    (choice(s), choice(t))
}
