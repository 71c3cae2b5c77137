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

/// How long the operands of a product are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Operands {
    /// One bit, and only the lowest bit of the result is looked at.
    Bits,
    /// `a < 2^8`, `b < 2^5`, and only the lowest 8 bits of the result are looked at.
    Bytes,
    /// 16 bits.
    Words,
}

impl Operands {
    /// Those of `a` below `2^bits`, also the precision of the result, and `b` below `2^j`.
    fn new(bits: u32, j: u32) -> Self {
        match (bits, j) {
            (1, 1) => Self::Bits,
            (..=8, ..=5) => Self::Bytes,
            _ => Self::Words,
        }
    }
}

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

/// `out = a^-1` and yes, or zero and no, modulo `2^k` and `1 + x + ... + x^(n-1)`.
///
/// Timing: depends on the ring.
pub(crate) fn invert(ring: &Ring, out: &mut [u16], a: &[u16], scratch: &mut [u64]) -> Choice {
    newton(ring, out, a, scratch, binary::invert, product)
}

/// The same with vectors and carry-less products.
#[cfg(target_arch = "x86_64")]
pub(crate) fn invert_avx2(ring: &Ring, out: &mut [u16], a: &[u16], scratch: &mut [u64]) -> Choice {
    let mut room = cyclic_product::Room::new();
    let start = itoh_tsujii::invert;
    let yes = newton(
        ring,
        out,
        a,
        scratch,
        start,
        |out, a, b, operands| match operands {
            Operands::Bits => itoh_tsujii::product(out, a, b),
            Operands::Bytes => cyclic_product::multiply(&mut room, out, a, b, true),
            Operands::Words => cyclic_product::multiply(&mut room, out, a, b, false),
        },
    );
    room.wipe();
    yes
}

#[inline(always)]
fn newton(
    ring: &Ring,
    out: &mut [u16],
    a: &[u16],
    scratch: &mut [u64],
    start: fn(&Ring, &mut [u16], &[u16], &mut [u64]) -> Choice,
    mut product: impl FnMut(&mut [u16], &[u16], &[u16], Operands),
) -> Choice {
    let Coefficients::Z2k(k) = ring.coefficients() else {
        unreachable!("coefficients modulo a power of two");
    };
    let n = ring.len();
    let (mut x, mut e) = ([0u16; LENGTH], [0u16; LENGTH]);
    let (x, e) = (&mut x[..n], &mut e[..n]);
    for (x, &a) in x.iter_mut().zip(a) {
        *x = a & 1;
    }
    let yes = start(&ring.modulo_two(), out, x, scratch);
    for (j, bits) in rounds(k) {
        let mask = (((1u32 << bits) - 1) & 0xffff) as u16;
        for (x, &a) in x.iter_mut().zip(a) {
            *x = a & mask;
        }
        // The inverse so far has j bits.
        product(e, x, out, Operands::new(bits, j));
        reduce(e, mask);
        // (1 - a r) / 2^j, of bits - j bits; where there is no inverse, whatever: it is multiplied by zero.
        let low = ((1u32 << (bits - j)) - 1) as u16;
        for (i, (e, x)) in e.iter_mut().zip(&mut *x).enumerate() {
            *e = ((i == 0) as u16).wrapping_sub(*e) >> j & low;
            *x = out[i] & low;
        }
        let mut correction = [0u16; LENGTH];
        let correction = &mut correction[..n];
        product(correction, x, e, Operands::new(bits - j, bits - j));
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
fn product(out: &mut [u16], a: &[u16], b: &[u16], _: Operands) {
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
