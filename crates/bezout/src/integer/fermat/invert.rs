// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion modulo a prime by Fermat's little theorem: `x^(m-2)`. The baseline of \[Por20\].

use crate::ct::wipe;
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery::{mul, redc};
use crate::integer::shared::pow::{TABLE, pow};
use crate::integer::shared::r_squared::r_squared;
use crate::limbs::{equals_word, keep_if};
use crate::word::sbb;
use subtle::Choice;

/// Scratch words of [`invert`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    (TABLE + 4) * limbs
}

/// Writes `x^-1 mod m` to `out` and returns yes, for a prime `m` that does not divide `x`.
/// Otherwise writes zero and returns no.
///
/// The function multiplies the power back. So for a composite `m` too, yes comes with the inverse
/// and no comes with zero. For a composite `m`, no does not mean that there is no inverse.
///
/// Timing: depends on the number of limbs: the code reads the exponent, which has the length of
/// `m`, in fixed windows, and the whole table for each window.
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: ModulusRef<'_>, scratch: &mut [u64]) -> Choice {
    let n = x.len();
    let (r2, rest) = scratch.split_at_mut(n);
    let (base, rest) = rest.split_at_mut(n);
    let (exponent, rest) = rest.split_at_mut(n);
    let (tmp, table) = rest.split_at_mut(n);
    r_squared(r2, m.limbs(), tmp);
    mul(base, x, r2, m);
    subtract_two(exponent, m.limbs());
    pow(out, base, exponent, r2, m, table, tmp);
    // out is the power times R; the product of it and x says whether it is the inverse.
    mul(tmp, x, out, m);
    let yes = equals_word(tmp, 1) | equals_word(m.limbs(), 1);
    redc(out, m);
    keep_if(out, yes);
    wipe(&mut scratch[..(TABLE + 4) * n]);
    yes.choice()
}

/// `e = m - 2`; for `m = 1` the result has no meaning.
fn subtract_two(e: &mut [u64], m: &[u64]) {
    let mut c = 0;
    for (i, (o, &x)) in e.iter_mut().zip(m).enumerate() {
        (*o, c) = sbb(x, if i == 0 { 2 } else { 0 }, c);
    }
}
