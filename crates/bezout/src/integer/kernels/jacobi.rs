// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jacobi symbols.

use super::entry::*;
use super::shape::Shape;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::routines::LONGEST;
use crate::cpu::Isa;
use crate::integer::divstep::select::select_jacobi;
#[cfg(target_arch = "x86_64")]
use crate::integer::divstep::x86_64;
#[cfg(target_arch = "x86_64")]
use crate::integer::jacobi;
use crate::integer::{bingcd, divstep, stein};
use crate::kernel::{Kernel, Operation};
use crate::symbol::Symbol;

/// Jacobi symbols.
#[derive(Debug)]
pub struct Jacobi;

impl Operation for Jacobi {
    const RING: &'static str = "int";
    const NAME: &'static str = "jacobi";
    type Parameter = Shape;
    /// `(x, n, scratch)`: the Jacobi symbol `(x / n)`.
    type Function = fn(&[u64], &[u64], &mut [u64]) -> Symbol;

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<Jacobi>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_ASSEMBLY,
                domain: "up to 256 limbs",
                available: || Isa::Avx2.available(),
                takes: |s| s.limbs <= LONGEST,
                default_for: |s| select_jacobi(s.limbs) == Isa::Avx2,
                ..portable::<Jacobi>(
                    "divstep60/avx2",
                    "Por20b, Wui21",
                    |s| jacobi::scratch(s.limbs),
                    x86_64::jacobi,
                )
            },
            Kernel {
                default_for: |s| select_jacobi(s.limbs) == Isa::Portable,
                ..portable::<Jacobi>(
                    "divstep60/portable",
                    "Por20b, Wui21",
                    |s| divstep::jacobi::scratch(s.limbs),
                    divstep::jacobi::jacobi,
                )
            },
            portable::<Jacobi>(
                "bingcd29/portable",
                "Por20b",
                |s| bingcd::jacobi::scratch(s.limbs),
                bingcd::jacobi::jacobi,
            ),
            Kernel {
                default_for: |_| true,
                ..variable::<Jacobi>(
                    "stein/portable",
                    "Ste67",
                    |s| stein::jacobi_scratch_limbs(s.limbs),
                    |x, n, s| Symbol::from_sign(stein::jacobi(x, n, s)),
                )
            },
        ];
        TABLE
    }
}
