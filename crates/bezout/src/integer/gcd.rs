// SPDX-License-Identifier: MIT OR Apache-2.0
//! Greatest common divisors of any two numbers, zero and even ones included.

use super::divstep::{Divsteps, schedule};
use crate::ct::{Mask, wipe};
use crate::limbs::{is_zero, keep_if, shift_left, shift_right, swap_if, trailing_zeros};

/// Scratch words of [`gcd`].
pub(crate) const fn scratch(limbs: usize) -> usize {
    2 * limbs + schedule::gcd_scratch(limbs)
}

/// `out = gcd(a, b)`; `gcd(0, 0) = 0`. Timing: depends on the number of limbs.
pub(crate) fn gcd<K: Divsteps>(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    let n = a.len();
    let (f, rest) = scratch.split_at_mut(n);
    let (g, rest) = rest.split_at_mut(n);
    let Twos { count, zero } = strip_twos(f, g, a, b);
    swap_if(f, g, !Mask::odd(f[0]));
    K::gcd_odd(out, f, g, rest);
    shift_left(out, count);
    keep_if(out, !zero);
    wipe(&mut scratch[..2 * n]);
}

/// What two numbers have in common before their odd parts.
pub(crate) struct Twos {
    /// How often 2 divides both.
    pub count: u64,
    /// Yes if both are zero.
    pub zero: Mask,
}

/// `(f, g) = (a, b) / 2^count`, of which one is odd; two zeros become `(1, 0)`.
pub(crate) fn strip_twos(f: &mut [u64], g: &mut [u64], a: &[u64], b: &[u64]) -> Twos {
    for (o, (&x, &y)) in f.iter_mut().zip(a.iter().zip(b)) {
        *o = x | y;
    }
    let zero = is_zero(f);
    let count = trailing_zeros(f) & !zero.word();
    f.copy_from_slice(a);
    g.copy_from_slice(b);
    shift_right(f, count);
    shift_right(g, count);
    f[0] |= zero.bit();
    Twos { count, zero }
}
