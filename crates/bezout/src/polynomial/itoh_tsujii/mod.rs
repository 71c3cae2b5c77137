// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by exponentiation \[IT88\] in binary rings modulo `x^r - 1`, `r` prime and 2 a generator modulo
//! `r`.
//!
//! `x^r - 1 = (x - 1)(1 + x + ... + x^(r-1))`, and the second factor is irreducible. So the order of a unit
//! divides `2^(r-1) - 1`, and `a^-1 = (a^(2^(r-2) - 1))^2`. Powers of two move coefficients: `i` goes to
//! `2^k i` modulo `r`; the rest is an addition chain, `2^(k+m) - 1 = (2^k - 1) 2^m + (2^m - 1)`.

use super::ring::CyclicRing;
use crate::backend::x86_64::polynomial::cyclic::{self, Cyclic, padded};
use crate::ct::{Mask, wipe};
use subtle::Choice;

/// `a = a^(2^(r-1) - 2)`; `first` and `moved` are scratch of the same length.
#[inline(always)]
fn power(ring: &mut Cyclic, a: &mut [u64], first: &mut [u64], moved: &mut [u64], r: usize) {
    first.copy_from_slice(a);
    let n = r - 2;
    let mut k = 1;
    for i in (0..n.ilog2()).rev() {
        moved.copy_from_slice(a);
        ring.power(moved, k);
        ring.multiply(a, moved);
        k *= 2;
        if n >> i & 1 == 1 {
            ring.power(a, 1);
            ring.multiply(a, first);
            k += 1;
        }
    }
    debug_assert_eq!(k, n);
    ring.power(a, 1);
}

/// Scratch words of [`invert_cyclic`].
pub(crate) fn scratch(ring: &CyclicRing) -> usize {
    3 * padded(ring.words()) + cyclic::scratch(ring.words())
}

/// `out = a^-1` and yes, or zero and no, modulo `x^r - 1`.
///
/// Timing: depends on the ring.
pub(crate) fn invert_cyclic(
    ring: &CyclicRing,
    out: &mut [u64],
    a: &[u64],
    scratch: &mut [u64],
) -> Choice {
    let (r, n) = (ring.degree(), a.len());
    // A unit modulo x - 1: an odd number of ones; modulo the other factor: not that factor itself.
    let parity = a.iter().fold(0, |sum, &word| sum ^ word).count_ones();
    let zeros = a[..n - 1].iter().fold(0, |all, &word| all | !word);
    let zeros = zeros | (a[n - 1] ^ ((1 << (r % 64)) - 1));
    let yes = Mask::odd(parity as u64) & !Mask::zero(zeros);
    let length = padded(n);
    let (elements, rest) = scratch.split_at_mut(3 * length);
    let (x, others) = elements.split_at_mut(length);
    let (first, moved) = others.split_at_mut(length);
    x[..n].copy_from_slice(a);
    x[n..].fill(0);
    let mut cyclic = Cyclic::new(r, rest);
    power(&mut cyclic, x, first, moved, r);
    for (o, &word) in out.iter_mut().zip(&*x) {
        *o = word & yes.word();
    }
    cyclic.wipe();
    wipe(elements);
    yes.choice()
}
