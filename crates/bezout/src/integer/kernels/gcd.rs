// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors and their cofactors.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::integer::choice::{self, Way, choose};
use crate::integer::xgcd::choices;
use crate::integer::{divstep, gcd, lehmer, stein, xgcd};
use crate::kernel::{Kernel, Operation};
use crate::timing::Timing;
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
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Gcd(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Gcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                isa: Isa::Avx512,
                takes: |s| Way::Divstep60Avx512.takes(choice::Operation::Gcd(s.limbs)),
                ..divsteps!(Gcd, Divstep60Avx512, "divstep60/avx512", gcd, |out, a, b, s|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                isa: Isa::Avx2,
                takes: |s| Way::Divstep60Avx2.takes(choice::Operation::Gcd(s.limbs)),
                ..divsteps!(Gcd, Divstep60Avx2, "divstep60/avx2", gcd, |out, a, b, s|)
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "4 to 256 limbs",
                takes: |s| Way::Divstep60Aarch64.takes(choice::Operation::Gcd(s.limbs)),
                ..divsteps!(Gcd, Divstep60Aarch64, "divstep60/aarch64", gcd, |out, a, b, s|)
            },
            divsteps!(Gcd, Divstep60Portable, "divstep60/portable", gcd, |out, a, b, s|),
            divsteps!(Gcd, Divstep30Portable, "divstep30/portable", gcd, |out, a, b, s|),
            Kernel {
                way: Some(Way::Stein),
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
                |s| lehmer::gcd_scratch_limbs::<1>(s.limbs),
                lehmer::gcd::<1>,
            ),
            Kernel {
                way: Some(Way::Lehmer2),
                ..variable::<Gcd>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::gcd_scratch_limbs::<2>(s.limbs),
                    lehmer::gcd::<2>,
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                domain: "7 limbs and more",
                isa: Isa::Ifma,
                takes: |s| s.limbs >= lehmer::LEAST_IN_DIGITS,
                way: Some(Way::Lehmer51Ifma),
                ..variable::<Gcd>(
                    "lehmer51/ifma",
                    "Leh38",
                    |s| lehmer::gcd_scratch_limbs::<{ lehmer::DIGITS }>(s.limbs),
                    lehmer::gcd::<{ lehmer::DIGITS }>,
                )
            },
        ];
        TABLE
    }
}

/// Greatest common divisors with canonical cofactors.
#[derive(Debug)]
pub struct Xgcd;

impl Operation for Xgcd {
    const RING: &'static str = "int";
    const NAME: &'static str = "xgcd";
    type Parameter = Shape;
    /// `(g, s, t, a, b, scratch)`: `g = s a + t b`; returns whether `s` and whether `t` is
    /// negative.
    type Function =
        fn(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64], &mut [u64]) -> (Choice, Choice);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Xgcd(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Xgcd>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "up to 256 limbs",
                isa: Isa::Ifma,
                takes: |s| Way::Divstep51Ifma.takes(choice::Operation::Xgcd(s.limbs)),
                ..divsteps!(Xgcd, Divstep51Ifma, "divstep51/ifma", xgcd, |g, s, t, a, b, w|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "16 to 104 limbs",
                isa: Isa::Avx512,
                takes: |s| Way::Divstep60Avx512.takes(choice::Operation::Xgcd(s.limbs)),
                ..divsteps!(Xgcd, Divstep60Avx512, "divstep60/avx512", xgcd, |g, s, t, a, b, w|)
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                isa: Isa::Avx2,
                takes: |s| Way::Divstep60Avx2.takes(choice::Operation::Xgcd(s.limbs)),
                ..divsteps!(Xgcd, Divstep60Avx2, "divstep60/avx2", xgcd, |g, s, t, a, b, w|)
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "4 to 256 limbs",
                takes: |s| Way::Divstep60Aarch64.takes(choice::Operation::Xgcd(s.limbs)),
                ..divsteps!(Xgcd, Divstep60Aarch64, "divstep60/aarch64", xgcd, |g, s, t, a, b, w|)
            },
            divsteps!(Xgcd, Divstep60Portable, "divstep60/portable", xgcd, |g, s, t, a, b, w|),
            divsteps!(Xgcd, Divstep30Portable, "divstep30/portable", xgcd, |g, s, t, a, b, w|),
            Kernel {
                way: Some(Way::Stein),
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
                |s| lehmer::xgcd_scratch_limbs::<1>(s.limbs),
                |g, s, t, a, b, w| choices(lehmer::xgcd::<1>(g, s, t, a, b, w)),
            ),
            Kernel {
                way: Some(Way::Lehmer2),
                ..variable::<Xgcd>(
                    "lehmer2/portable",
                    "Leh38",
                    |s| lehmer::xgcd_scratch_limbs::<2>(s.limbs),
                    |g, s, t, a, b, w| choices(lehmer::xgcd::<2>(g, s, t, a, b, w)),
                )
            },
            #[cfg(target_arch = "x86_64")]
            Kernel {
                domain: "7 limbs and more",
                isa: Isa::Ifma,
                takes: |s| s.limbs >= lehmer::LEAST_IN_DIGITS,
                way: Some(Way::Lehmer51Ifma),
                ..variable::<Xgcd>(
                    "lehmer51/ifma",
                    "Leh38",
                    |s| lehmer::xgcd_scratch_limbs::<{ lehmer::DIGITS }>(s.limbs),
                    |g, s, t, a, b, w| {
                        choices(lehmer::xgcd::<{ lehmer::DIGITS }>(g, s, t, a, b, w))
                    },
                )
            },
        ];
        TABLE
    }
}
