// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion with update factors whose signs are known beforehand: all that is kept are magnitudes.
//!
//! After `t` steps, `2^t (a', b') = s (f0 a - g0 b, g1 b - f1 a)` with four nonnegative factors and one
//! sign `s`, that of the number of swaps: a subtraction turns `(+, -)` and `(-, +)` into one of the two,
//! a swap exchanges them. So with `w = -v` in place of `v`, the cofactors know no signs either, and need
//! one conditional subtraction each. What is left to decide are the signs of `a` and `b` themselves.

use super::batches::batches;
use super::steps::BATCH;
use crate::backend::x86_64::integer::bingcd::BingcdState;
use crate::ct::Mask;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::limbs::{add_if, borrow, equals_word, keep_if, negate_if, sub_if};
use subtle::Choice;

/// `out = x^-1 mod m` and yes, or zero and no where there is none; for four limbs on a CPU with BMI2 and ADX.
///
/// Invariant: `e a = u x` and `e b = -w x` modulo `m`, for a sign `e`. At the end `a = 0` and `b` is the
/// gcd.
///
/// Timing: constant.
#[inline(never)]
pub(crate) fn invert4(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, _: &mut [u64]) -> Choice {
    let m_limbs = m.limbs();
    let four = |s: &[u64]| core::array::from_fn(|i| s[i]);
    let unit = (!equals_word(m_limbs, 1)).bit();
    let mut state = BingcdState::new(&four(x), &four(m_limbs), m.inverse64(), unit);
    state.run(batches(256, BATCH));
    let yes = equals_word(&state.b, 1);
    // -e w, for w <= m.
    let minus = !Mask::odd(state.negative());
    let w = &mut state.w;
    negate_if(w, minus);
    add_if(w, m_limbs, minus);
    // m itself comes out for 0 alone, where m = 1.
    let reduced = Mask::from_bit(borrow(w, m_limbs) ^ 1);
    sub_if(w, m_limbs, reduced);
    out.copy_from_slice(w);
    keep_if(out, yes);
    state.wipe();
    yes.choice()
}

#[cfg(test)]
#[path = "x86_64_tests.rs"]
mod tests;
