// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion: Montgomery's trick \[Mon87\], on lazily reduced numbers.

use super::PseudoMersenne255;
use super::arithmetic::{Limbs, canonical, is_zero, mul};
use crate::backend::rows::{Row, rows_mut};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product::{PseudoMersenne, has_pseudo_mersenne};
use crate::ct::{Mask, public_by_contract, wipe};
use crate::error::Error;
#[cfg(target_arch = "x86_64")]
use crate::integer::batch::interleaved::{self as chains, Ring};
use crate::limbs::{keep_if, select_into};
use subtle::Choice;

const ONE: Limbs = [1, 0, 0, 0];

/// Inverts all of `xs` in place, canonical; what has no inverse becomes zero. Yes if all had one.
///
/// Timing: depends on the count, and on whether an `x` that is not zero shares a factor with the
/// modulus.
pub(super) fn invert<T: Row<4>>(
    m: &PseudoMersenne255,
    xs: &mut [T],
    scratch: &mut [T],
) -> Result<Choice, Error> {
    if xs.len() > scratch.len() {
        xs.iter_mut().for_each(|x| *x.row_mut() = [0; 4]);
        return Err(Error::TooMany {
            argument: "xs",
            elements: xs.len(),
            accepted: scratch.len(),
        });
    }
    let all = invert_all(m, xs, scratch);
    wipe(rows_mut(&mut scratch[..xs.len()]).as_flattened_mut());
    Ok(all.choice())
}

/// The same, with room; `scratch` is left with the products.
fn invert_all<T: Row<4>>(m: &PseudoMersenne255, xs: &mut [T], scratch: &mut [T]) -> Mask {
    if let Some(all) = together(m, xs, scratch) {
        return all;
    }
    let mut all = Mask::from_bit(1);
    for x in xs {
        let mut out = [0; 4];
        all = all & Mask::from_choice(m.invert_limbs(&mut out, x.row()));
        *x.row_mut() = out;
    }
    all
}

/// Inverts all by the inverse of their product, zeros left out: these become 0. Yes if there were
/// none. None, and `xs` as it was, if the product has no inverse.
fn together<T: Row<4>>(m: &PseudoMersenne255, xs: &mut [T], scratch: &mut [T]) -> Option<Mask> {
    #[cfg(target_arch = "x86_64")]
    if chains::pays(xs.len()) && has_pseudo_mersenne(m.offset()) {
        let ring = Ring {
            passes: PseudoMersenne(m.offset()),
            start: ONE,
            multiply: |a: &Limbs, b: &Limbs| mul(a, b, m.offset()),
        };
        let before = &mut scratch[..xs.len()];
        return ring.invert(rows_mut(xs), rows_mut(before), |out, total| {
            m.invert_limbs(out, total)
        });
    }
    let (mut total, mut inverse) = (products(m, xs, scratch), [0; 4]);
    let yes = m.invert_limbs(&mut inverse, &total);
    wipe(&mut total);
    // Whether a nonzero element shares a factor with the modulus.
    if public_by_contract(yes) {
        return Some(take_apart(m, xs, scratch, inverse));
    }
    None
}

/// `x`, or 1 instead of 0, and whether it was 0.
#[inline(always)]
fn nonzero(x: &Limbs, r: u64) -> (Limbs, Mask) {
    let zero = is_zero(x, r);
    let mut out = *x;
    select_into(&mut out, &ONE, zero);
    (out, zero)
}

/// `before[i]` is the product of what stands before `xs[i]`, zeros left out; returns that of all.
fn products<T: Row<4>>(m: &PseudoMersenne255, xs: &[T], before: &mut [T]) -> Limbs {
    let mut p = ONE;
    for (x, b) in xs.iter().zip(before) {
        *b.row_mut() = p;
        p = mul(&nonzero(x.row(), m.offset()).0, &p, m.offset());
    }
    p
}

/// Each `x` from the products and the inverse of the last; yes if none was zero.
fn take_apart<T: Row<4>>(
    m: &PseudoMersenne255,
    xs: &mut [T],
    before: &[T],
    mut inverse: Limbs,
) -> Mask {
    let r = m.offset();
    let mut all = Mask::from_bit(1);
    for (x, b) in xs.iter_mut().zip(before).rev() {
        let (y, zero) = nonzero(x.row(), r);
        let mut out = canonical(&mul(b.row(), &inverse, r), r);
        keep_if(&mut out, !zero);
        inverse = mul(&y, &inverse, r);
        *x.row_mut() = out;
        all = all & !zero;
    }
    all
}
