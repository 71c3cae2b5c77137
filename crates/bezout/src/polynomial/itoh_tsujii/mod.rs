// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inversion by exponentiation \[IT88\] in binary rings modulo `x^r - 1`, `r` prime and 2 a generator modulo
//! `r`.
//!
//! `x^r - 1 = (x - 1)(1 + x + ... + x^(r-1))`, and the second factor is irreducible. So the order of a unit
//! divides `2^(r-1) - 1`, and `a^-1 = (a^(2^(r-2) - 1))^2`. Powers of two move coefficients: `i` goes to
//! `2^k i` modulo `r`; the rest is an addition chain, `2^(k+m) - 1 = (2^k - 1) 2^m + (2^m - 1)`.

use super::ring::CyclicRing;
use crate::backend::x86_64::polynomial::cyclic::{Cyclic, Element};
use crate::ct::Mask;
use subtle::Choice;

/// `a = a^(2^(r-1) - 2)`.
#[inline(always)]
fn power(ring: &mut Cyclic, a: &mut Element, r: usize) {
    let mut first = a.clone();
    let n = r - 2;
    let mut k = 1;
    for i in (0..n.ilog2()).rev() {
        let mut moved = a.clone();
        ring.power(&mut moved, k);
        ring.multiply(a, &moved);
        moved.wipe();
        k *= 2;
        if n >> i & 1 == 1 {
            ring.power(a, 1);
            ring.multiply(a, &first);
            k += 1;
        }
    }
    debug_assert_eq!(k, n);
    ring.power(a, 1);
    first.wipe();
}

/// `out = a^-1` and yes, or zero and no, modulo `x^r - 1`.
///
/// Timing: depends on the ring.
pub(crate) fn invert_cyclic(
    ring: &CyclicRing,
    out: &mut [u64],
    a: &[u64],
    _scratch: &mut [u64],
) -> Choice {
    let r = ring.degree();
    let last = a.len() - 1;
    // A unit modulo x - 1: an odd number of ones; modulo the other factor: not that factor itself.
    let parity = a.iter().fold(0, |sum, &word| sum ^ word).count_ones();
    let zeros = a[..last].iter().fold(0, |all, &word| all | !word);
    let zeros = zeros | (a[last] ^ ((1 << (r % 64)) - 1));
    let yes = Mask::odd(parity as u64) & !Mask::zero(zeros);
    let mut cyclic = Cyclic::new(r);
    let mut power = Element::new(a);
    self::power(&mut cyclic, &mut power, r);
    for (o, &word) in out.iter_mut().zip(power.words()) {
        *o = word & yes.word();
    }
    power.wipe();
    cyclic.wipe();
    yes.choice()
}
