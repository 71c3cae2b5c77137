// SPDX-License-Identifier: MIT OR Apache-2.0
//! The gcd by rounds of the x86-64 back end that carry `f` and `g` alone.

use super::invert::{first_row, in_limbs, padded};
use crate::backend::x86_64::integer::gcd::{Parts, State};
use crate::ct::{Mask, wipe};
use crate::integer::divstep::batches::batches;
use crate::integer::divstep::update::{negate_if, to_words};
use core::mem::MaybeUninit;

/// `out = gcd(f, g)` for odd `f`, of up to [`super::LIMBS`] limbs.
///
/// # Safety
/// The CPU has AVX2, BMI1 and BMI2.
#[inline(always)]
#[allow(unsafe_code)]
pub(super) unsafe fn gcd_odd<E: Parts>(out: &mut [u64], f: &[u64], g: &[u64]) {
    // SAFETY: the caller's.
    unsafe {
        match f.len() {
            0..=4 => gcd_with::<E, 12, 6, 4>(out, f, g),
            5..=6 => gcd_with::<E, 16, 8, 6>(out, f, g),
            7..=8 => gcd_with::<E, 20, 10, 8>(out, f, g),
            9..=16 => gcd_with::<E, 36, 18, 16>(out, f, g),
            17..=32 => gcd_with::<E, 72, 36, 32>(out, f, g),
            33..=64 => gcd_with::<E, 140, 70, 64>(out, f, g),
            _ => gcd_with::<E, 224, 112, 104>(out, f, g),
        }
    }
}

/// `N` limbs of 30 bits, `W` of 60, up to `K` words.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn gcd_with<E: Parts, const N: usize, const W: usize, const K: usize>(
    out: &mut [u64],
    x: &[u64],
    y: &[u64],
) {
    let (mut f, mut g) = (in_limbs(&padded::<K>(x)), in_limbs(&padded::<K>(y)));
    let mut place = MaybeUninit::uninit();
    let state = State::<E, N>::new::<W>(&mut place, &f, &g);
    let t = state.run(batches(64 * x.len()));
    let mut numbers = state.read();
    f = first_row(&numbers, &t);
    let sign = Mask::negative(f[W - 1] as i64);
    negate_if(&mut f, sign);
    to_words(out, &f);
    state.wipe();
    wipe(&mut numbers);
    wipe(&mut f);
    wipe(&mut g);
}
