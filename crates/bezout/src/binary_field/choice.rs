// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which code runs in a field: the one place where that is decided.

use crate::cpu::{Cpu, Isa};
use crate::timing::Timing;

/// A way to compute in a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// An inverse as a power.
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiVpclmulqdq,
    /// An inverse as a power.
    #[cfg(target_arch = "x86_64")]
    ItohTsujiiPclmulqdq,
    /// An inverse as a power.
    #[cfg(target_arch = "aarch64")]
    ItohTsujiiPmull,
    /// An inverse as a power.
    ItohTsujiiPortable,
    /// An inverse by divsteps.
    #[cfg(target_arch = "x86_64")]
    DivstepPclmulqdq,
    /// An inverse by divsteps.
    #[cfg(target_arch = "aarch64")]
    DivstepPmull,
    /// An inverse by divsteps.
    DivstepPortable,
    /// An inverse by Kovtun and Bulakh's algorithm on words of 64 bits.
    ModifiedEuclid64,
    /// Products and squares.
    #[cfg(target_arch = "x86_64")]
    ProductsVpclmulqdq,
    /// Products and squares.
    #[cfg(target_arch = "x86_64")]
    ProductsPclmulqdq,
    /// Products and squares.
    #[cfg(target_arch = "aarch64")]
    ProductsPmull,
    /// Products and squares.
    ProductsPortable,
}

/// What is computed, and the public properties of the field that matter.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// With tables, or without.
    Invert {
        degree: usize,
        prepared: bool,
    },
    Mul,
    #[cfg_attr(
        not(feature = "kernels"),
        allow(
            dead_code,
            reason = "squares have the products' code, and the registry asks"
        )
    )]
    SquareTimes,
}

/// The way on a CPU.
#[inline]
pub(crate) fn choose(cpu: Cpu, operation: Operation, timing: Timing) -> Way {
    match operation {
        // With carry-less products constant time is faster by far, at every degree, and without
        // them at none.
        Operation::Invert { .. } if timing == Timing::Variable && !has_products(cpu) => {
            Way::ModifiedEuclid64
        }
        Operation::Invert { degree, prepared } => inversion(cpu, degree, prepared),
        // Squares by registers of 128 bits are the fastest on CPUs with longer ones too.
        #[cfg(target_arch = "x86_64")]
        Operation::Mul if cpu.has(Isa::Vpclmulqdq) => Way::ProductsVpclmulqdq,
        #[cfg(target_arch = "x86_64")]
        _ if cpu.has(Isa::Pclmulqdq) => Way::ProductsPclmulqdq,
        #[cfg(target_arch = "aarch64")]
        _ if cpu.has(Isa::Pmull) => Way::ProductsPmull,
        _ => Way::ProductsPortable,
    }
}

/// Whether it has carry-less products.
#[inline]
fn has_products(cpu: Cpu) -> bool {
    cpu.has(Isa::Pclmulqdq) || cpu.has(Isa::Pmull)
}

/// Chains of powers, and divsteps where the chain's squarings, one by one, take longer.
#[inline]
fn inversion(cpu: Cpu, degree: usize, prepared: bool) -> Way {
    // Beyond nine words squarings are not folded. Without carry-less products they are slow at
    // every length.
    let fast = has_products(cpu);
    // With PMULL the tables are not read.
    let prepared = prepared && !cpu.has(Isa::Pmull);
    // No degree is below 0, so that a program for portable code without tables has no chains of
    // powers.
    let end = match (prepared, fast) {
        (false, false) => 0,
        (true, false) => usize::MAX,
        (false, true) => 9 * 64 + 1,
        (true, true) => 12 * 64 + 1,
    };
    let squares = degree < end;
    #[cfg(target_arch = "x86_64")]
    if cpu.has(Isa::Pclmulqdq) {
        // With four words at most, vectors gain nothing.
        return match squares {
            true if degree > 4 * 64 && cpu.has(Isa::Vpclmulqdq) => Way::ItohTsujiiVpclmulqdq,
            true => Way::ItohTsujiiPclmulqdq,
            false => Way::DivstepPclmulqdq,
        };
    }
    #[cfg(target_arch = "aarch64")]
    if cpu.has(Isa::Pmull) {
        return match squares {
            true => Way::ItohTsujiiPmull,
            false => Way::DivstepPmull,
        };
    }
    match squares {
        true => Way::ItohTsujiiPortable,
        false => Way::DivstepPortable,
    }
}

#[cfg(test)]
mod tests {
    use super::{Operation, choose};
    use crate::cpu::{Cpu, Family, Isa};
    use crate::timing::Timing;

    /// Their engine reads none, so that a field with tables may not go another way than one
    /// without.
    #[test]
    fn tables_change_no_way_with_pmull() {
        let way = |isas, degree, prepared| {
            let operation = Operation::Invert { degree, prepared };
            choose(Cpu::new(isas, Family::Other), operation, Timing::Constant)
        };
        for degree in [2, 163, 571, 576, 577, 700, 1023] {
            let [with, without] = [true, false].map(|tables| way(&[Isa::Pmull], degree, tables));
            assert_eq!(with, without, "{degree}");
        }
        assert_ne!(way(&[], 700, true), way(&[], 700, false));
    }
}
