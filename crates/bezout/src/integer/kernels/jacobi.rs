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
        /// Divsteps by one of the ways.
        macro_rules! by {
            ($way:ident, $name:literal $(, $domain:literal)?) => {
                Kernel {
                    citation: "Por20b, Wui21",
                    ..divsteps!(Jacobi $way $name, jacobi (x, n, s) $($domain)?)
                }
            };
        }
        table! { Jacobi:
            x86 Avx2 CHECKED_ASSEMBLY { ..by!(Divstep60Avx2, "divstep60/avx2", "up to 256 limbs") }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                ..by!(Divstep60Aarch64, "divstep60/aarch64", "4 to 256 limbs")
            }
            any { ..by!(Divstep60Portable, "divstep60/portable") }
            any {
                ..portable::<Jacobi>(
                    "bingcd29/portable",
                    "Por20b",
                    |s| bingcd::jacobi::scratch(s.limbs),
                    bingcd::jacobi::jacobi,
                )
            }
            any {
                way: Some(Way::Stein),
                ..variable::<Jacobi>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::jacobi_scratch_limbs(s.limbs),
                    |x, n, s| jacobi::jacobi_vartime(x, n, s).0,
                )
            }
        }
    }
}
