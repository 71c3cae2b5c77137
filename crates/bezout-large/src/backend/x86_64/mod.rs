// SPDX-License-Identifier: MIT OR Apache-2.0
//! What this architecture adds: vectors of doubles, rows of products, chains of carries.

pub(crate) mod carry;
mod rows;
pub(crate) mod vectors;

use bezout::parts::cpu::Isa;

/// `out += a x`, and the word carried out, on a CPU with BMI2 and ADX. Both have the same length.
#[allow(unsafe_code)]
#[inline(always)]
pub(crate) fn add_row(_: Adx, out: &mut [u64], a: &[u64], x: u64) -> u64 {
    // SAFETY: an `Adx` exists only where `Adx::asserted` has found both.
    unsafe { rows::add_row(out, a, x) }
}

/// The CPU has BMI2 and ADX.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adx(());

impl Adx {
    #[inline(always)]
    pub fn asserted() -> Self {
        assert!(Isa::Adx.available(), "BMI2 and ADX");
        Self(())
    }
}
