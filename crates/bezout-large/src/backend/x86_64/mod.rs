// SPDX-License-Identifier: MIT OR Apache-2.0
//! What this architecture adds: vectors of doubles, rows of products, chains of carries.

pub(crate) mod carry;
mod rows;
pub(crate) mod vectors;

/// `out += a x`, and the word carried out, on a CPU with BMI2 and ADX. Both have the same length.
#[allow(unsafe_code)]
#[inline(always)]
pub(crate) fn add_row(_: Adx, out: &mut [u64], a: &[u64], x: u64) -> u64 {
    // SAFETY: an `Adx` exists only where `Adx::here` has found both.
    unsafe { rows::add_row(out, a, x) }
}

/// The CPU has BMI2 and ADX.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adx(());

impl Adx {
    #[inline(always)]
    pub fn here() -> Option<Self> {
        let both = is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("adx");
        both.then_some(Self(()))
    }
}
