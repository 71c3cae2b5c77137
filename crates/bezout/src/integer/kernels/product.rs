// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's products.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Isa;
use crate::integer::modulus_ref::ModulusRef;
use crate::integer::montgomery;
use crate::kernel::{Kernel, Operation};

/// Montgomery's product \[Mon85\].
#[derive(Debug)]
pub struct MontgomeryProduct;

impl Operation for MontgomeryProduct {
    const RING: &'static str = "int";
    const NAME: &'static str = "montgomery_product";
    type Parameter = Shape;
    /// `(out, a, b, m)`: `out = a b / R mod m` for `R = 2^(64 limbs)`, canonical, for `b < m`.
    type Function = fn(&mut [u64], &[u64], &[u64], ModulusRef<'_>);

    fn table() -> &'static [Kernel<Self>] {
        static TABLE: &[Kernel<MontgomeryProduct>] = &[
            #[cfg(target_arch = "x86_64")]
            Kernel {
                instruments: CHECKED_NATIVELY,
                domain: "4, 6 or 8 limbs",
                available: || Isa::Adx.available(),
                takes: |s| montgomery::takes_adx(s.limbs),
                default_for: |s| montgomery::select(s.limbs) == Isa::Adx,
                ..portable::<MontgomeryProduct>(
                    "montgomery/adx",
                    "Mon85",
                    |_| 0,
                    montgomery::mul_adx,
                )
            },
            Kernel {
                default_for: |s| montgomery::select(s.limbs) == Isa::Portable,
                ..portable::<MontgomeryProduct>(
                    "montgomery/portable",
                    "Mon85",
                    |_| 0,
                    montgomery::mul_portable,
                )
            },
        ];
        TABLE
    }
}
