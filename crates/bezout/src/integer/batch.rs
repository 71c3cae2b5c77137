// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion: Montgomery's trick \[Mon87\].

use super::Modulus;
use crate::ct::Mask;
use crate::limbs;
use crate::{Error, Uint};
use subtle::{Choice, ConditionallySelectable};

/// See [`Modulus::invert_batch`].
pub(super) fn invert<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    scratch: &mut [Uint<L>],
) -> Result<Choice, Error> {
    check(xs, scratch)?;
    let total = products(m, xs, scratch);
    let inverse = m.invert(&total);
    // Public by contract: whether a nonzero element shares a factor with the modulus.
    if bool::from(inverse.is_some()) {
        return Ok(take_apart(m, xs, scratch, inverse.unwrap_or(Uint::ZERO)).choice());
    }
    let mut all = Mask::from_bit(1);
    for x in xs {
        let y = m.invert(x);
        all = all & Mask::from_choice(y.is_some());
        *x = y.unwrap_or(Uint::ZERO);
    }
    Ok(all.choice())
}

/// See [`Modulus::invert_batch_vartime`].
pub(super) fn invert_vartime<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    scratch: &mut [Uint<L>],
) -> Result<bool, Error> {
    check(xs, scratch)?;
    Ok(bisect(m, xs, scratch))
}

/// Inverts what can be inverted; the depth is the logarithm of the count.
fn bisect<const L: usize>(m: &Modulus<L>, xs: &mut [Uint<L>], scratch: &mut [Uint<L>]) -> bool {
    if xs.is_empty() {
        return true;
    }
    let total = products(m, xs, scratch);
    if let Some(inverse) = m.invert_vartime(&total) {
        return take_apart(m, xs, scratch, inverse).choice().into();
    }
    if let [x] = xs {
        *x = Uint::ZERO;
        return false;
    }
    let (left, right) = xs.split_at_mut(xs.len() / 2);
    // No short cut: both halves must be inverted.
    bisect(m, left, scratch) & bisect(m, right, scratch)
}

fn check<const L: usize>(xs: &mut [Uint<L>], scratch: &[Uint<L>]) -> Result<(), Error> {
    if xs.len() <= scratch.len() {
        return Ok(());
    }
    xs.fill(Uint::ZERO);
    Err(Error::TooLong {
        argument: "xs",
        limbs: xs.len(),
        accepted: scratch.len(),
    })
}

/// `x`, or 1 instead of 0, and whether it was 0.
#[inline(always)]
fn nonzero<const L: usize>(x: &Uint<L>) -> (Uint<L>, Mask) {
    let zero = limbs::is_zero(x.limbs());
    (Uint::conditional_select(x, &Uint::ONE, zero.choice()), zero)
}

/// `before[i] = p_i` where `p_0 = R^2` and `p_(i+1) = p_i x_i / R`, zeros left out; returns the last.
///
/// Montgomery's product is all it takes: the powers of R cancel on the way back, since
/// `p_i / p_(i+1) / R = 1 / x_i` and `x_i / p_(i+1) / R = 1 / p_i`.
fn products<const L: usize>(m: &Modulus<L>, xs: &[Uint<L>], before: &mut [Uint<L>]) -> Uint<L> {
    let mut p = *m.r2();
    for (x, b) in xs.iter().zip(before) {
        *b = p;
        p = m.montgomery_mul(&nonzero(x).0, &p);
    }
    p
}

/// Each `x` from the products and the inverse of the last; yes if none was zero.
fn take_apart<const L: usize>(
    m: &Modulus<L>,
    xs: &mut [Uint<L>],
    before: &[Uint<L>],
    mut inverse: Uint<L>,
) -> Mask {
    // Modulo 1 zero, too, has the inverse 0.
    let trivial = limbs::equals_word(m.modulus().get().limbs(), 1);
    let mut all = Mask::from_bit(1);
    for (x, b) in xs.iter_mut().zip(before).rev() {
        let (y, zero) = nonzero(x);
        let mut out = m.montgomery_mul(b, &inverse);
        limbs::keep_if(out.limbs_mut(), !zero);
        inverse = m.montgomery_mul(&y, &inverse);
        *x = out;
        all = all & (!zero | trivial);
    }
    all
}
