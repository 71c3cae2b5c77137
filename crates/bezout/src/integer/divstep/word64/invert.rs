// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by half-delta divsteps, in portable Rust for 64-bit CPUs \[BY19, Wui21\].

use super::steps;
use super::update::{normalize, update_de, update_fg};
use crate::backend::limbs60::{from_words, limbs60, negate_if, to_words};
use crate::ct::{Mask, wipe};
use crate::integer::divstep::batches::{batches, reduces};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::limbs::{equals_word, keep_if};
use subtle::Choice;

/// Scratch words of [`invert`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    5 * limbs60(limbs)
}

/// Writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there is none.
///
/// Timing: depends on the number of limbs and on `m.bits()`.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    note!("divstep60/portable");
    // Common sizes have their limb count fixed, so that the loops unroll.
    match limbs60(m.limbs().len()) {
        5 => invert_fixed::<5>(out, x, m),
        7 => invert_fixed::<7>(out, x, m),
        9 => invert_fixed::<9>(out, x, m),
        _ => invert_any(out, x, m, scratch),
    }
}

#[inline(never)]
fn invert_fixed<const N: usize>(out: &mut [u64], x: &[u64], m: ModulusRef<'_>) -> Choice {
    let mut s = [[0; N]; 5];
    let [f, g, d, e, mm] = &mut s;
    let yes = invert_with(out, x, m, [f, g, d, e, mm], by_batches);
    wipe(s.as_flattened_mut());
    yes
}

#[inline(never)]
fn invert_any(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    let n = limbs60(m.limbs().len());
    let (f, rest) = scratch.split_at_mut(n);
    let (g, rest) = rest.split_at_mut(n);
    let (d, rest) = rest.split_at_mut(n);
    let (e, rest) = rest.split_at_mut(n);
    let yes = invert_with(out, x, m, [f, g, d, e, &mut rest[..n]], by_batches);
    wipe(&mut scratch[..5 * n]);
    yes
}

/// The batches of an inversion on `[f, g, d, e]` and `m`, with its inverse modulo `2^60` or beyond
/// and their number. They leave the last `f` and `d`.
#[inline(always)]
fn by_batches([f, g, d, e]: [&mut [u64]; 4], m: &[u64], inverse: u64, batches: usize) {
    // delta = 1/2
    let mut delta = -1;
    for _batch in 0..batches {
        #[cfg(test)]
        crate::integer::divstep::faults::strike(_batch, [f, g, d, e]);
        let t;
        (delta, t) = steps::steps(delta, f[0] as i64, g[0] as i64);
        update_fg(f, g, &t);
        update_de(d, e, &t, m, inverse);
    }
}

/// [`invert`], by batches as those of [`by_batches`].
#[inline(always)]
pub(crate) fn invert_with(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
    [f, g, d, e, m]: [&mut [u64]; 5],
    run: impl FnOnce([&mut [u64]; 4], &[u64], u64, usize),
) -> Choice {
    let words = x.len();
    let short = reduces(modulus, words);
    let bits = if short { modulus.bits() } else { 64 * words };
    from_words(m, modulus.limbs());
    f.copy_from_slice(m);
    out.copy_from_slice(x);
    if short {
        montgomery::shorten(out, modulus);
    }
    from_words(g, out);
    d.fill(0);
    e.fill(0);
    // 1 modulo m, which is 0 modulo 1.
    e[0] = (!equals_word(m, 1)).bit();
    run([f, g, d, e], m, modulus.inverse64(), batches(bits));
    // f = ±gcd: d x = f modulo m.
    let sign = Mask::negative(f[f.len() - 1] as i64);
    negate_if(f, sign);
    let yes = equals_word(f, 1);
    normalize(d, m, sign);
    to_words(out, d);
    if short {
        montgomery::shorten(out, modulus);
    }
    keep_if(out, yes);
    #[cfg(test)]
    crate::integer::divstep::faults::strike(crate::integer::divstep::faults::END, [out]);
    yes.choice()
}

/// Runs the batches of [`invert`] on `f = m`, `g = x`, and returns the matrix of each, for the
/// comparison with the specification.
#[cfg(feature = "kernels")]
pub(crate) fn trace(x: &[u64], m: &[u64], mut show: impl FnMut(super::matrix::Matrix)) {
    let n = limbs60(m.len());
    let (mut f, mut g) = (alloc::vec![0; n], alloc::vec![0; n]);
    from_words(&mut f, m);
    from_words(&mut g, x);
    let mut delta = -1;
    for _ in 0..batches(64 * m.len()) {
        let (next, t) = steps::steps(delta, f[0] as i64, g[0] as i64);
        update_fg(&mut f, &mut g, &t);
        show(t);
        delta = next;
    }
}
