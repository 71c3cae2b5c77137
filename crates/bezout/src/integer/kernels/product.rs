// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's products.

use super::entry::*;
use super::shape::Shape;
use crate::cpu::Cpu;
#[cfg(target_arch = "x86_64")]
use crate::cpu::Isa;
use crate::integer::choice::{self, Way, choose};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::kernel::{Kernel, Operation};
use crate::timing::Timing;

/// Montgomery's product \[Mon85\].
#[derive(Debug)]
pub struct MontgomeryProduct;

impl Operation for MontgomeryProduct {
    const RING: &'static str = "int";
    const NAME: &'static str = "montgomery_product";
    type Parameter = Shape;
    /// `(out, a, b, m)`: `out = a b / R mod m` for `R = 2^(64 limbs)`, canonical, for `b < m`.
    type Function = fn(&mut [u64], &[u64], &[u64], ModulusRef<'_>);
    type Way = Way;

    fn choose(cpu: Cpu, timing: Timing, s: &Shape) -> Way {
        choose(cpu, choice::Operation::Mul(s.limbs), timing)
    }

    fn table() -> &'static [Kernel<Self>] {
        type Product = MontgomeryProduct;
        table! { Product:
            x86 Adx CHECKED_ASSEMBLY {
                domain: "4, 6 or 8 limbs",
                takes: |s| Way::ProductsAdx.takes(choice::Operation::Mul(s.limbs)),
                way: Some(Way::ProductsAdx),
                ..portable::<Product>("montgomery/adx", "Mon85", |_| 0, montgomery::mul_assembly)
            }
            #[cfg(all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"))] {
                instruments: CHECKED_IN_QEMU,
                domain: "4, 6, 8 or 9 limbs",
                takes: |s| Way::ProductsAarch64.takes(choice::Operation::Mul(s.limbs)),
                way: Some(Way::ProductsAarch64),
                ..portable::<Product>("montgomery/aarch64", "Mon85", |_| 0, montgomery::mul_assembly)
            }
            any {
                way: Some(Way::ProductsPortable),
                ..portable::<Product>("montgomery/portable", "Mon85", |_| 0, montgomery::mul_portable)
            }
        }
    }
}
