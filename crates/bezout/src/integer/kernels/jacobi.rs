// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::integer::choice::{self, Way, choose};
use crate::integer::{bingcd, jacobi, stein};
use crate::kernel::{Kernel, Operation};
use crate::symbol::Symbol;
use crate::timing::Timing;

/// Jacobi symbols.
#[derive(Debug)]
pub struct Jacobi;

impl Operation for Jacobi {
    const RING: &'static str = "int";
    const NAME: &'static str = "jacobi";
    type Parameter = Shape;
    /// `(x, n, scratch)`: the Jacobi symbol `(x / n)`.
    type Function = fn(&[u64], &[u64], &mut [u64]) -> Symbol;
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Jacobi(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Jacobi>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                isa: Isa::Avx2,
                takes: |s| Way::Divstep60Avx2.takes(choice::Operation::Jacobi(s.limbs)),
                way: Some(Way::Divstep60Avx2),
                ..portable::<Jacobi>(
                    "divstep60/avx2",
                    "Por20b, Wui21",
                    |s| jacobi::scratch(s.limbs),
                    |x, n, s| jacobi::by(Way::Divstep60Avx2, x, n, s),
                )
            },
            #[cfg(all(
                target_arch = "aarch64",
                target_endian = "little",
                target_feature = "neon"
            ))]
            Kernel {
                instruments: CHECKED_IN_QEMU,
                domain: "4 to 256 limbs",
                takes: |s| Way::Divstep60Aarch64.takes(choice::Operation::Jacobi(s.limbs)),
                way: Some(Way::Divstep60Aarch64),
                ..portable::<Jacobi>(
                    "divstep60/aarch64",
                    "Por20b, Wui21",
                    |s| jacobi::scratch(s.limbs),
                    |x, n, s| jacobi::by(Way::Divstep60Aarch64, x, n, s),
                )
            },
            Kernel {
                way: Some(Way::Divstep60Portable),
                ..portable::<Jacobi>(
                    "divstep60/portable",
                    "Por20b, Wui21",
                    |s| jacobi::scratch(s.limbs),
                    |x, n, s| jacobi::by(Way::Divstep60Portable, x, n, s),
                )
            },
            portable::<Jacobi>(
                "bingcd29/portable",
                "Por20b",
                |s| bingcd::jacobi::scratch(s.limbs),
                bingcd::jacobi::jacobi,
            ),
            Kernel {
                way: Some(Way::Stein),
                ..variable::<Jacobi>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::jacobi_scratch_limbs(s.limbs),
                    |x, n, s| jacobi::jacobi_vartime(x, n, s).0,
                )
            },
        ];
        TABLE
    }
}
