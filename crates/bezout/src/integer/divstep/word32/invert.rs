// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion in words of 32 bits.

use super::steps::{self, BATCH};
use super::update::{
    from_words, is_even, is_negative, low, negate_if, normalize, to_words, update_de, update_fg,
};
use crate::backend::limbs60::limbs60;
use crate::ct::wipe;
use crate::integer::divstep::batches::{batches_of, reduces};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::limbs::{equals_word, keep_if};
use subtle::Choice;

/// Writes `x^-1 mod m` to `out` and returns yes. Writes zero and returns no if there is none. It
/// needs as many scratch words as limbs of 60 bits, since two limbs of 30 bits share a word.
///
/// Timing: depends on the number of limbs and on `m.bits()`.
#[inline(always)]
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    note!("divstep30/portable");
    // Common sizes have their limb count fixed.
    match x.len() {
        4 => invert_fixed::<4, 5>(out, x, m),
        6 => invert_fixed::<6, 7>(out, x, m),
        8 => invert_fixed::<8, 9>(out, x, m),
        _ => invert_any(out, x, m, scratch),
    }
}

#[inline(never)]
fn invert_fixed<const L: usize, const N: usize>(
    out: &mut [u64],
    x: &[u64],
    m: ModulusRef<'_>,
) -> Choice {
    const { assert!(N == limbs60(L)) };
    let mut s = [[0; N]; 5];
    let [f, g, d, e, mm] = &mut s;
    let yes = invert_with(out, x, m, [f, g, d, e, mm], const { is_even(L) });
    wipe(s.as_flattened_mut());
    yes
}

#[inline(never)]
fn invert_any(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    let n = limbs60(x.len());
    let (f, rest) = scratch.split_at_mut(n);
    let (g, rest) = rest.split_at_mut(n);
    let (d, rest) = rest.split_at_mut(n);
    let (e, rest) = rest.split_at_mut(n);
    let yes = invert_with(out, x, m, [f, g, d, e, &mut rest[..n]], is_even(x.len()));
    wipe(&mut scratch[..5 * n]);
    yes
}

#[inline(always)]
fn invert_with(
    out: &mut [u64],
    x: &[u64],
    modulus: ModulusRef<'_>,
    [f, g, d, e, m]: [&mut [u64]; 5],
    even: bool,
) -> Choice {
    let words = x.len();
    let short = reduces(modulus, words);
    let bits = if short { modulus.bits() } else { 64 * words };
    from_words(m, modulus.limbs());
    f.copy_from_slice(m);
    out.copy_from_slice(x);
    if short {
        montgomery::redc(out, modulus);
    }
    from_words(g, out);
    d.fill(0);
    e.fill(0);
    // 1 modulo m, which is 0 modulo 1.
    e[0] = (!equals_word(m, 1)).bit();
    // delta = 1/2
    let mut delta = -1;
    for _ in 0..batches_of(BATCH, bits) {
        let (f0, g0) = low(f, g);
        let t;
        (delta, t) = steps::steps(delta, f0, g0);
        update_fg(f, g, &t, even);
        update_de(d, e, &t, m, modulus.inverse64() as u32, even);
    }
    // f = ±gcd: d x = f modulo m.
    let sign = is_negative(f);
    negate_if(f, sign);
    let yes = equals_word(f, 1);
    normalize(d, m, sign);
    to_words(out, d);
    if short {
        montgomery::redc(out, modulus);
    }
    keep_if(out, yes);
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
    for _ in 0..batches_of(BATCH, 64 * m.len()) {
        let (f0, g0) = low(&f, &g);
        let (next, t) = steps::steps(delta, f0, g0);
        update_fg(&mut f, &mut g, &t, is_even(m.len()));
        show(t);
        delta = next;
    }
}
