// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion and gcd by the rounds of the x86-64 back end: the same batches as in `schedule.rs`, each
//! with the update of the batch before it woven in.

use super::matrix::Matrix;
use super::schedule::{batches, is_one, reduces};
use super::steps::BATCH;
use super::update::{LIMB, add_if, from_words, negate_if, to_words, wide};
use crate::backend::x86_64::divstep::{Lane, State};
use crate::backend::x86_64::has_avx2;
use crate::ct::{Mask, wipe};
use crate::integer::{ModulusRef, montgomery};
use subtle::Choice;

/// Whether this CPU and the routines can take so many limbs.
#[inline(always)]
pub(crate) fn accepts(limbs: usize) -> bool {
    limbs <= LIMBS && has_avx2()
}

/// Limbs of the longest numbers.
pub(crate) const LIMBS: usize = 8;

/// As [`super::schedule::invert`], for numbers that [`accepts`] accepts.
///
/// Timing: depends on the number of limbs and on `m.bits()`.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    match x.len() {
        0..=4 => invert_with::<9, 5>(out, x, m),
        5..=6 => invert_with::<13, 7>(out, x, m),
        _ => invert_with::<18, 9>(out, x, m),
    }
}

/// `N` limbs of 30 bits, `W` of 60.
#[inline(never)]
fn invert_with<const N: usize, const W: usize>(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
) -> Choice {
    let words = x.len();
    let short = reduces(modulus, words);
    let bits = if short { modulus.bits() } else { 64 * words };
    out.copy_from_slice(x);
    if short {
        montgomery::redc(out, modulus);
    }
    let mut m = [0; W];
    from_words(&mut m, modulus.limbs());
    // v = 2^60 modulo m, which is 0 modulo 1: two reductions by 2^60 are left for the end.
    let unit = (!is_one(&m)).bit();
    let mut state = State::<N>::new(modulus.limbs(), out, modulus.inverse64(), unit);
    let t = state.run(batches(bits));
    let (mut f, mut g, mut v) = ([0; W], [0; W], [0; W]);
    state.read(&mut f, Lane::F);
    state.read(&mut g, Lane::G);
    first_row(&mut f, &g, &t);
    state.read(&mut g, Lane::U);
    state.read(&mut v, Lane::V);
    cofactor(&mut g, &v, &t, &m, modulus.inverse64());
    state.wipe();
    // f = ±gcd, and g x = f modulo m.
    let sign = Mask::negative(f[W - 1] as i64);
    negate_if(&mut f, sign);
    negate_if(&mut g, sign);
    let yes = is_one(&f);
    normalize(&mut g, &m);
    to_words(out, &g);
    for secret in [&mut f, &mut g, &mut v] {
        wipe(secret);
    }
    if short {
        montgomery::redc(out, modulus);
    }
    crate::limbs::keep_if(out, yes);
    yes.choice()
}

/// `f = (u f + v g) / 2^60`: the last matrix, of which the row of `f` is wanted.
#[inline(always)]
fn first_row(f: &mut [u64], g: &[u64], t: &Matrix) {
    let mut carry = (wide(t.u, f[0]) + wide(t.v, g[0])) >> BATCH;
    for i in 1..f.len() {
        carry += wide(t.u, f[i]) + wide(t.v, g[i]);
        f[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    f[f.len() - 1] = carry as u64;
}

/// `u = (t.u u + t.v v) / 2^120` modulo `m`.
///
/// The first quotient leaves at most `(rounds + 2) m + 2^60` in absolute value. So the second one, which
/// divides that by 2^60, leaves a number from -1 to `m` + 1 if `m` is below 2^50, and less than a
/// thousandth of `m` beyond `[0, m]` otherwise.
#[inline(always)]
fn cofactor(u: &mut [u64], v: &[u64], t: &Matrix, m: &[u64], inverse: u64) {
    let n = u.len();
    let quotient = |low: u64| (inverse.wrapping_neg().wrapping_mul(low) & LIMB) as i64;
    let low = wide(t.u, u[0]) + wide(t.v, v[0]);
    let k = quotient(low as u64);
    let mut carry = (low + wide(k, m[0])) >> BATCH;
    for i in 1..n {
        carry += wide(t.u, u[i]) + wide(t.v, v[i]) + wide(k, m[i]);
        u[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    u[n - 1] = carry as u64;
    let k = quotient(u[0]);
    let mut carry = (u[0] as i128 + wide(k, m[0])) >> BATCH;
    for i in 1..n {
        carry += u[i] as i64 as i128 + wide(k, m[i]);
        u[i - 1] = carry as u64 & LIMB;
        carry >>= BATCH;
    }
    u[n - 1] = carry as u64;
}

/// Brings what [`cofactor`] leaves, or its negative, to `[0, m)`.
#[inline(always)]
fn normalize(d: &mut [u64], m: &[u64]) {
    let n = d.len();
    add_if(d, m, Mask::negative(d[n - 1] as i64));
    add_if(d, m, Mask::negative(d[n - 1] as i64));
    sub(d, m);
    add_if(d, m, Mask::negative(d[n - 1] as i64));
}

/// `d -= m`.
#[inline(always)]
fn sub(d: &mut [u64], m: &[u64]) {
    for (x, &y) in d.iter_mut().zip(m) {
        *x = x.wrapping_sub(y);
    }
    super::update::carry(d);
}

/// As [`super::schedule::gcd_odd`], for numbers that [`accepts`] accepts.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn gcd_odd(out: &mut [u64], f: &[u64], g: &[u64]) {
    match f.len() {
        0..=4 => gcd_with::<9, 5>(out, f, g),
        5..=6 => gcd_with::<13, 7>(out, f, g),
        _ => gcd_with::<18, 9>(out, f, g),
    }
}

#[inline(never)]
fn gcd_with<const N: usize, const W: usize>(out: &mut [u64], x: &[u64], y: &[u64]) {
    // Without cofactors: u = v = 0, whatever the inverse is.
    let mut state = State::<N>::new(x, y, 0, 0);
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
