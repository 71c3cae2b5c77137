// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers modulo `2^255 - 19` by the usual addition chain, and inversion by Fermat's little
//! theorem, the baseline of \[Por20\].

use super::arithmetic::{Limbs, mul, pow2k, square};

/// The offset of the only modulus of this chain.
const OFFSET: u64 = 19;

/// `x^(2^252 - 3)`: the exponent is `(m - 5) / 8`.
#[inline(never)]
pub(super) fn power_for_sqrt(x: &Limbs) -> Limbs {
    mul(&pow2k(&powers(x).0, 2, OFFSET), x, OFFSET)
}

/// `x^(2^250 - 1)` and `x^11`, the parts of inverses and square roots.
///
/// Invariant: `all_n` is `x^(2^n - 1)`. 249 squarings and 10 multiplications.
#[inline(never)]
fn powers(x: &Limbs) -> (Limbs, Limbs) {
    let join = |high: &Limbs, shift, low: &Limbs| mul(&pow2k(high, shift, OFFSET), low, OFFSET);
    let two = square(x, OFFSET);
    let nine = join(&two, 2, x);
    let eleven = mul(&two, &nine, OFFSET);
    let all_5 = join(&eleven, 1, &nine);
    let all_10 = join(&all_5, 5, &all_5);
    let all_20 = join(&all_10, 10, &all_10);
    let all_40 = join(&all_20, 20, &all_20);
    let all_50 = join(&all_40, 10, &all_10);
    let all_100 = join(&all_50, 50, &all_50);
    let all_200 = join(&all_100, 100, &all_100);
    (join(&all_200, 50, &all_50), eleven)
}

#[cfg(any(test, feature = "kernels"))]
pub(crate) use kernel::invert;

#[cfg(any(test, feature = "kernels"))]
mod kernel {
    use super::super::arithmetic::{canonical, is_zero, limbs, mul, pow2k};
    use super::super::modulus255::PseudoMersenne255;
    use super::{OFFSET, powers};
    use crate::ct::{Mask, wipe};
    use crate::limbs::keep_if;
    use subtle::Choice;

    /// Writes the inverse `x^(m-2)` to `out` and returns yes, for `m = 2^255 - 19` that does not
    /// divide `x`. Otherwise writes zero and returns no. For other moduli the theorem need not
    /// hold.
    ///
    /// `out` and `x` have four limbs; `x` is any number. 254 squarings, 11 multiplications.
    ///
    /// Timing: depends on the modulus. Source: \[Por20\].
    #[inline(never)]
    pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &PseudoMersenne255) -> Choice {
        out.fill(0);
        if m.offset() != OFFSET {
            return Choice::from(0);
        }
        let mut a = limbs(x);
        let yes: Mask = !is_zero(&a, OFFSET);
        // m - 2 = 2^5 (2^250 - 1) + 11; the power of zero is zero.
        let (mut all, mut eleven) = powers(&a);
        out.copy_from_slice(&canonical(
            &mul(&pow2k(&all, 5, OFFSET), &eleven, OFFSET),
            OFFSET,
        ));
        keep_if(out, yes);
        for s in [&mut a, &mut all, &mut eleven] {
            wipe(s);
        }
        yes.choice()
    }
}
