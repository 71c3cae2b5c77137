// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which code runs, and from which lengths on: no other file of this crate asks what CPU this is,
//! but assertions.

use crate::backend::{Form, Rows};
use bezout::parts::{
    cpu::{Cpu, Isa},
    lehmer::in_digits,
};

/// The lengths at which gcds take another way, in bits.
pub(crate) struct Lengths {
    pub gcd: Descent,
    pub xgcd: Descent,
    pub invert: Descent,
    /// Reductions by up to this many bits are made batch by batch.
    pub leaf: usize,
}

/// When a pair of numbers descends by half-GCDs.
pub(crate) struct Descent {
    /// Up to this many bits the quadratic algorithm is faster from the start.
    pub above: usize,
    /// A descent ends at this many bits.
    pub to: usize,
}

impl Lengths {
    const fn new(gcd: [usize; 2], xgcd: [usize; 2], invert: [usize; 2], leaf: usize) -> Self {
        const fn descent([above, to]: [usize; 2]) -> Descent {
            Descent { above, to }
        }
        Self {
            gcd: descent(gcd),
            xgcd: descent(xgcd),
            invert: descent(invert),
            leaf,
        }
    }
}

/// The lengths for this CPU, on which the batches of `bezout` are in digits of 51 bits or not.
#[rustfmt::skip]
pub(crate) fn lengths() -> &'static Lengths {
    const TESTS: Lengths = Lengths::new([300, 200], [300, 200], [300, 200], 200);
    const DIGITS: Lengths = Lengths::new([100_000, 40_000], [50_000, 25_000], [50_000, 25_000], 18_000);
    const LIMBS: Lengths = Lengths::new([44_000, 24_000], [20_000, 10_000], [28_000, 10_000], 5000);
    match in_digits() {
        _ if cfg!(test) => &TESTS,
        true => &DIGITS,
        false => &LIMBS,
    }
}

/// The form of transforms on this CPU.
#[inline(always)]
pub(crate) fn form() -> Form {
    form_on(Cpu::here())
}

/// Doubles, on CPUs with fused multiply-add.
#[inline(always)]
fn form_on(cpu: Cpu) -> Form {
    match cfg!(target_arch = "x86_64") {
        true if cpu.has(Isa::Avx2) => Form::Doubles,
        false if cfg!(all(target_arch = "aarch64", target_endian = "little")) => Form::Doubles,
        _ => Form::Portable,
    }
}

/// The limbs from which on a product by transforms is the fastest on this CPU.
pub(crate) fn transform_from() -> usize {
    match form() {
        Form::Portable => 1000,
        Form::Doubles => 144,
    }
}

/// How rows of products are computed on this CPU.
#[inline(always)]
pub(crate) fn rows() -> Rows {
    #[cfg(target_arch = "x86_64")]
    if Cpu::here().has(Isa::Adx) {
        return Rows::adx();
    }
    Rows::Portable
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use bezout::kernels::Family;

    #[test]
    fn doubles_need_fused_products() {
        let form = |isas| form_on(Cpu::new(isas, Family::Other));
        assert_eq!(form(&[Isa::Adx]), Form::Portable);
        assert_eq!(form(&[Isa::Adx, Isa::Avx2]), Form::Doubles);
    }
}
