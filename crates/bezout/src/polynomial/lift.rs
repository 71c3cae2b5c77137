// SPDX-License-Identifier: MIT OR Apache-2.0
//! Newton's iteration: from an inverse modulo 2 to one modulo `2^k`.
//!
//! If `a r = 1` modulo `2^j`, then `e = (1 - a r) / 2^j` is known modulo `2^j`, and `r + 2^j (r e)` is the
//! inverse modulo `2^(2j)`. So the second product of a round needs half of the precision, and its operands
//! have few bits: what a vector instruction for bytes multiplies is enough until the last round.

use super::MAX_DEGREE;
use super::divstep::binary;
#[cfg(target_arch = "x86_64")]
use super::itoh_tsujii;
use super::ring::{Coefficients, Ring};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::polynomial::cyclic_product;
use crate::ct::wipe;
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

/// The same with vectors and carry-less products.
#[cfg(target_arch = "x86_64")]
pub(crate) fn invert_avx2(ring: &Ring, out: &mut [u16], a: &[u16], scratch: &mut [u64]) -> Choice {
    let (k, modulo_two) = bits(ring);
    // Only the lowest bits are looked at.
    let yes = itoh_tsujii::invert(&modulo_two, out, a, scratch);
    macro_rules! lift {
        ($room:ident) => {{
            let mut room = cyclic_product::$room::new(ring.len());
            for round in rounds(k) {
                room.double(out, a, round, itoh_tsujii::product);
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
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16], scratch: &mut [u64]) -> Choice {
    let (k, modulo_two) = bits(ring);
    let n = ring.len();
    let (mut x, mut e) = ([0u16; LENGTH], [0u16; LENGTH]);
    let (x, e) = (&mut x[..n], &mut e[..n]);
    for (x, &a) in x.iter_mut().zip(a) {
        *x = a & 1;
    }
    let yes = binary::invert(&modulo_two, out, x, scratch);
    for (j, bits) in rounds(k) {
        let mask = (((1u32 << bits) - 1) & 0xffff) as u16;
        // The inverse so far has j bits.
        product(e, a, out);
        reduce(e, mask);
        // (1 - a r) / 2^j, of bits - j bits; where there is no inverse, whatever: it is multiplied by zero.
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
