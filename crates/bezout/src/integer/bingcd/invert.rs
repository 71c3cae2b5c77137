// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by the optimized binary GCD \[Por20\].

use super::batches::batches;
use super::matrix::Factors;
use super::steps::{self, BATCH};
use super::update::{approximate, update_ab, update_uv};
use crate::ct::wipe;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::limbs::{equals_word, keep_if};
use subtle::Choice;

/// Scratch words of [`invert`] and [`invert_plain`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    4 * limbs
}

/// Writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there is none. The
/// update factors are packed.
///
/// Timing: depends on the number of limbs.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    run(out, x, m, scratch, steps::packed)
}

/// As [`invert`], with each update factor in its own register.
#[inline(always)]
pub(crate) fn invert_plain(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
) -> Choice {
    run(out, x, m, scratch, steps::plain)
}

#[inline(always)]
fn run(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    scratch: &mut [u64],
    inner: impl Fn(u64, u64) -> Factors + Copy,
) -> Choice {
    // Common sizes have their limb count fixed, so that the loops unroll.
    match x.len() {
        4 => run_fixed::<4>(out, x, m, inner),
        6 => run_fixed::<6>(out, x, m, inner),
        8 => run_fixed::<8>(out, x, m, inner),
        n => {
            let (a, rest) = scratch.split_at_mut(n);
            let (b, rest) = rest.split_at_mut(n);
            let (u, rest) = rest.split_at_mut(n);
            invert_with(out, x, m, [a, b, u, &mut rest[..n]], inner)
        }
    }
}

#[inline(never)]
fn run_fixed<const N: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
    inner: impl Fn(u64, u64) -> Factors,
) -> Choice {
    let mut s = [[0; N]; 4];
    let [a, b, u, v] = &mut s;
    invert_with(out, x, m, [a, b, u, v], inner)
}

/// Invariant: `a = u x` and `b = v x` modulo `m`. At the end `a = 0` and `b` is the gcd.
#[inline(always)]
fn invert_with(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
    [a, b, u, v]: [&mut [u64]; 4],
    inner: impl Fn(u64, u64) -> Factors,
) -> Choice {
    let m = modulus.limbs();
    a.copy_from_slice(x);
    b.copy_from_slice(m);
    u.fill(0);
    v.fill(0);
    // Modulo 1, b is 1 and no number is less: it is never exchanged, and v stays 0.
    u[0] = 1;
    for _ in 0..batches(64 * a.len(), BATCH) {
        let (xa, xb) = approximate(a, b);
        let mut k = inner(xa, xb);
        let (na, nb) = update_ab(a, b, &k, BATCH);
        k.negate_rows(na, nb);
        update_uv(u, v, &k, m, modulus.inverse64());
    }
    let yes = equals_word(b, 1);
    out.copy_from_slice(v);
    keep_if(out, yes);
    for s in [a, b, u, v] {
        wipe(s);
    }
    yes.choice()
}

/// Runs the batches of [`invert`] on `a = x`, `b = m` and returns the update factors of each. They
/// come from an inner loop and are negated where a value became negative. Tests compare them with
/// the specification.
#[cfg(feature = "kernels")]
pub(crate) fn trace(
    x: &[u64],
    m: &[u64],
    inner: impl Fn(u64, u64) -> Factors,
    mut show: impl FnMut(Factors),
) {
    let (mut a, mut b) = (x.to_vec(), m.to_vec());
    for _ in 0..batches(64 * m.len(), BATCH) {
        let (xa, xb) = approximate(&a, &b);
        let mut k = inner(xa, xb);
        let (na, nb) = update_ab(&mut a, &mut b, &k, BATCH);
        k.negate_rows(na, nb);
        show(k);
    }
}
