// SPDX-License-Identifier: MIT OR Apache-2.0
//! Newton's iteration: from an inverse modulo 2 to one modulo `2^k`.
//!
//! If `a r = 1` modulo `2^j`, then `e = (1 - a r) / 2^j` is known modulo `2^j`, and `r + 2^j (r e)`
//! is the inverse modulo `2^(2j)`. So the second product of a round needs half of the precision,
//! and its operands have few bits: what a vector instruction for bytes multiplies is enough until
//! the last round.
//!
//! Kernels with vectors need fewer rounds: `1, 2, 6, 14` bits. `r (1 + 2^j e + 2^(2j) e^2)` is the
//! inverse modulo `2^(3j)`, and of `e^2` the two lowest bits are cheap: the square of a polynomial
//! of bits is `v^2 = v(x^2) + 2 pairs(v)`, see [`bit_square`]. And the round to two bits is one of
//! bits alone: if `a r = 1 + 2e`, then the square of that is 1 modulo 4, where `x -> x^2` is an
//! automorphism of the ring; so with `a = a0 + 2 a1`, `a0^2 r^2 = (a0(x^2) + 2 pairs(a0)) (r(x^2) +
//! 2 pairs(r))` gives `e(x^2)`.

use super::divstep::binary;
#[cfg(target_arch = "x86_64")]
use super::itoh_tsujii;
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::polynomial::{bit_square, cyclic, toeplitz};
use crate::ct::wipe;
use crate::polynomial::types::ring::{Coefficients, MAX_DEGREE, Ring};
use subtle::Choice;

/// The most coefficients of an element.
pub(crate) const LENGTH: usize = MAX_DEGREE + 1;

/// Bits before and after each round.
fn rounds(k: u32) -> impl Iterator<Item = (u32, u32)> {
    core::iter::successors(Some(1), |j| Some(2 * j))
        .take_while(move |&j| j < k)
        .map(move |j| (j, k.min(2 * j)))
}

/// The remainder modulo `1 + x + ... + x^(n-1)`: without the last coefficient times that.
#[inline(always)]
fn reduce(a: &mut [u16], mask: u16) {
    let last = a[a.len() - 1];
    for c in a {
        *c = c.wrapping_sub(last) & mask;
    }
}

/// The bits of a coefficient, and the ring of the inverse modulo two.
fn bits(ring: &Ring) -> (u32, Ring) {
    let Coefficients::Z2k(k) = ring.coefficients() else {
        unreachable!("coefficients modulo a power of two");
    };
    (k, ring.modulo_two())
}

/// Bits before and after each round but the first, with two bits of a square.
#[cfg(target_arch = "x86_64")]
fn longer_rounds(k: u32) -> impl Iterator<Item = (u32, u32)> {
    core::iter::successors(Some(2), |j| Some(2 * j + 2))
        .take_while(move |&j| j < k)
        .map(move |j| (j, k.min(2 * j + 2)))
}

/// From the inverse modulo 2, or zero, to that modulo 4, or zero: adds `2c`, where `c(x^2)` is
/// `(pairs(a0) + a1(x^2)) r(x^2)^2 + pairs(r)`.
#[cfg(target_arch = "x86_64")]
fn first_round(r: &mut [u16], a: &[u16]) {
    use bit_square::{WORDS, frobenius, pairs};
    let n = r.len();
    let (mut words, mut c) = ([[0; WORDS]; 5], [0; LENGTH]);
    let [a0, a1, r0, factor, square] = &mut words;
    cyclic::pack(a0, a, 0);
    cyclic::pack(a1, a, 1);
    cyclic::pack(r0, r, 0);
    (*factor, *a1, *square) = (pairs(n, a0), frobenius(n, a1), frobenius(n, r0));
    *square = frobenius(n, square);
    for (x, y) in factor.iter_mut().zip(&*a1) {
        *x ^= y;
    }
    itoh_tsujii::mul(n, factor, square);
    for (x, y) in factor.iter_mut().zip(pairs(n, r0)) {
        *x ^= y;
    }
    let c = &mut c[..n];
    cyclic::unpack(c, factor);
    // Coefficient i is number 2i modulo n; the last one is taken from all.
    let last = c[n - 2];
    let (even, odd) = r.split_at_mut(n.div_ceil(2));
    for (r, c) in even.iter_mut().zip(c.iter().step_by(2)) {
        *r |= (c ^ last) << 1;
    }
    for (r, c) in odd.iter_mut().zip(c[1..].iter().step_by(2)) {
        *r |= (c ^ last) << 1;
    }
    wipe(c);
    wipe(words.as_flattened_mut());
}

/// The same with vectors and carry-less products.
#[cfg(target_arch = "x86_64")]
pub(crate) fn invert_avx2(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let (k, modulo_two) = bits(ring);
    // Only the lowest bits are looked at.
    let yes = itoh_tsujii::invert(&modulo_two, out, a);
    first_round(out, a);
    macro_rules! lift {
        ($room:ident) => {{
            let mut room = toeplitz::$room::new(ring.len());
            for round in longer_rounds(k) {
                room.lift(out, a, round);
            }
            room.wipe();
        }};
    }
    match ring.len() {
        ..=704 => lift!(Small),
        _ => lift!(Large),
    }
    yes
}

/// `out = a^-1` and yes, or zero and no, modulo `2^k` and `1 + x + ... + x^(n-1)`.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16]) -> Choice {
    let (k, modulo_two) = bits(ring);
    let n = ring.len();
    let (mut x, mut e) = ([0u16; LENGTH], [0u16; LENGTH]);
    let (x, e) = (&mut x[..n], &mut e[..n]);
    for (x, &a) in x.iter_mut().zip(a) {
        *x = a & 1;
    }
    let yes = binary::invert(&modulo_two, out, x);
    for (j, bits) in rounds(k) {
        let mask = (((1u32 << bits) - 1) & 0xffff) as u16;
        // The inverse so far has j bits.
        product(e, a, out);
        reduce(e, mask);
        // (1 - a r) / 2^j, of bits - j bits; where there is no inverse, whatever: it is multiplied
        // by zero.
        let low = ((1u32 << (bits - j)) - 1) as u16;
        for (i, (e, x)) in e.iter_mut().zip(&mut *x).enumerate() {
            *e = ((i == 0) as u16).wrapping_sub(*e) >> j & low;
            *x = out[i] & low;
        }
        let mut correction = [0u16; LENGTH];
        let correction = &mut correction[..n];
        product(correction, x, e);
        reduce(correction, low);
        for (r, &c) in out.iter_mut().zip(&*correction) {
            *r |= c << j;
        }
        wipe(correction);
    }
    wipe(x);
    wipe(e);
    yes
}

/// `out = a b` modulo `x^n - 1` and 2^16 by the definition; `n` is the length of all three.
fn product(out: &mut [u16], a: &[u16], b: &[u16]) {
    let n = out.len();
    // b, read from n - i on, is x^i b modulo x^n - 1.
    let mut twice = [0u16; 2 * LENGTH];
    twice[..n].copy_from_slice(b);
    twice[n..2 * n].copy_from_slice(b);
    out.fill(0);
    for (i, &a) in a.iter().enumerate() {
        for (o, &b) in out.iter_mut().zip(&twice[n - i..2 * n - i]) {
            *o = o.wrapping_add(a.wrapping_mul(b));
        }
    }
    wipe(&mut twice[..2 * n]);
}
