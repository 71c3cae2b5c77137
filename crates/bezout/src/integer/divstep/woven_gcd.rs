// SPDX-License-Identifier: MIT OR Apache-2.0
//! The gcd by rounds of the x86-64 back end that carry `f` and `g` alone.

use super::schedule::batches;
use super::update::{negate_if, to_words};
use super::woven::{first_row, padded};
use crate::backend::x86_64::gcd::{Lane, Parts, State};
use crate::ct::{Mask, wipe};

/// `out = gcd(f, g)` for odd `f`, of up to [`super::woven::LIMBS`] limbs.
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
    let mut state = State::<E, N>::new(&padded::<K>(x), &padded::<K>(y));
    let t = state.run(batches(64 * x.len()));
    let (mut f, mut g) = ([0; W], [0; W]);
    state.read(&mut f, Lane::F);
    state.read(&mut g, Lane::G);
    state.wipe();
    first_row(&mut f, &g, &t);
    let sign = Mask::negative(f[W - 1] as i64);
    negate_if(&mut f, sign);
    to_words(out, &f);
    wipe(&mut f);
    wipe(&mut g);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::x86_64::divstep::{Avx2, Avx512};
    use crate::integer::divstep::schedule;
    use crate::integer::testing::Random;

    /// Every number of rounds, matrix by matrix, against the portable form.
    fn lock_step<E: Parts, const N: usize, const K: usize>(count: usize) {
        if !E::available() {
            return;
        }
        let mut random = Random::new(K as u64 + 100);
        for _ in 0..count {
            let (mut f, g) = (random.number(K), random.number(K));
            f[0] |= 1;
            let mut rounds = 0;
            schedule::trace(&g, &f, |expected| {
                rounds += 1;
                let found = State::<E, N>::new(&padded::<K>(&f), &padded(&g)).run(rounds);
                assert_eq!(found, expected, "round {rounds} of {f:x?}, {g:x?}");
            });
            assert_eq!(rounds, batches(64 * K));
        }
    }

    #[test]
    fn matrices_are_those_of_the_portable_form() {
        fn both<const N: usize, const K: usize>(count: usize) {
            lock_step::<Avx2, N, K>(count);
            lock_step::<Avx512, N, K>(count);
        }
        both::<12, 4>(10_000);
        both::<16, 6>(3000);
        both::<20, 8>(1000);
        both::<36, 16>(200);
        both::<72, 32>(30);
        both::<140, 64>(5);
        both::<224, 104>(2);
    }
}
