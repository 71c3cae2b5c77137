// SPDX-License-Identifier: MIT OR Apache-2.0
//! Polynomials as words of 32 or 64 bits, in variable time.

use crate::binary_field::shared::shape::{MAX_DEGREE, Shape};
use crate::ct::{barrier, barrier32};
use core::ops::{BitOr, BitXor, BitXorAssign, Shl, Shr};

/// The words of the longest polynomial, of 32 bits, which has the field's degree itself.
pub(crate) const MAX_LENGTH: usize = MAX_DEGREE / 32 + 1;

/// A machine word.
pub(crate) trait Word:
    Copy
    + Default
    + PartialEq
    + BitXor<Output = Self>
    + BitOr<Output = Self>
    + BitXorAssign
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const BITS: usize;
    /// The lowest bits of `x`.
    fn truncate(x: u64) -> Self;
    fn widen(self) -> u64;
    /// One more than the index of the highest bit; 0 for 0.
    fn length(self) -> usize;
    /// The word itself. Loops of a few words are faster without vectors, which this prevents.
    fn opaque(self) -> Self;
}

impl Word for u64 {
    const BITS: usize = 64;
    #[inline(always)]
    fn truncate(x: u64) -> Self {
        x
    }
    #[inline(always)]
    fn widen(self) -> u64 {
        self
    }
    #[inline(always)]
    fn length(self) -> usize {
        (64 - self.leading_zeros()) as usize
    }
    #[inline(always)]
    fn opaque(self) -> Self {
        barrier(self)
    }
}

impl Word for u32 {
    const BITS: usize = 32;
    #[inline(always)]
    fn truncate(x: u64) -> Self {
        x as u32
    }
    #[inline(always)]
    fn widen(self) -> u64 {
        self as u64
    }
    /// Algorithm 2: fill what is below the highest bit, and count. The paper prints the multiplier
    /// as 0x10101010, which gives 16 times the count. \[KB13\]
    #[inline(always)]
    fn length(self) -> usize {
        let mut t = self;
        t |= t >> 1;
        t |= t >> 2;
        t |= t >> 4;
        t |= t >> 8;
        t |= t >> 16;
        t -= t >> 1 & 0x5555_5555;
        t = (t & 0x3333_3333) + (t >> 2 & 0x3333_3333);
        (((t + (t >> 4)) & 0x0f0f_0f0f).wrapping_mul(0x0101_0101) >> 24) as usize
    }
    #[inline(always)]
    fn opaque(self) -> Self {
        barrier32(self)
    }
}

/// The four polynomials of Euclid's extended algorithm.
pub(crate) struct State<W> {
    pub u: [W; MAX_LENGTH],
    pub v: [W; MAX_LENGTH],
    pub b: [W; MAX_LENGTH],
    pub c: [W; MAX_LENGTH],
}

impl<W: Word> State<W> {
    /// `u = a`, which is reduced first, `v = f`, `b = 1`, `c = 0`.
    pub fn new(shape: &Shape, a: &[u64]) -> Self {
        let zero = [W::default(); MAX_LENGTH];
        let mut state = Self {
            u: zero,
            v: zero,
            b: zero,
            c: zero,
        };
        let mut reduced = shape.polynomial();
        reduced.fill(0);
        reduced[..shape.n].copy_from_slice(a);
        shape.reduce_bits(&mut reduced, 64 * shape.n);
        split(&mut state.u, &reduced);
        split(&mut state.v, &shape.polynomial());
        state.b[0] = W::truncate(1);
        state
    }
}

fn split<W: Word>(out: &mut [W], words: &[u64]) {
    for (i, o) in out.iter_mut().enumerate() {
        let bit = i * W::BITS;
        *o = W::truncate(words.get(bit / 64).copied().unwrap_or(0) >> (bit % 64));
    }
}

/// Words of 64 bits out of those of `W`.
pub(crate) fn join<W: Word>(out: &mut [u64], words: &[W]) {
    out.fill(0);
    for (i, w) in words.iter().enumerate() {
        let bit = i * W::BITS;
        if let Some(o) = out.get_mut(bit / 64) {
            *o |= w.widen() << (bit % 64);
        }
    }
}

/// `a += x^shift b`, on the lowest `length` words of both.
#[inline(always)]
pub(crate) fn add_shifted<W: Word>(a: &mut [W], b: &[W], shift: usize, length: usize) {
    let (words, bits) = (shift / W::BITS, (shift % W::BITS) as u32);
    if words >= length {
        return;
    }
    let (a, b) = (&mut a[words..length], &b[..length - words]);
    if bits == 0 {
        for (x, &y) in a.iter_mut().zip(b) {
            *x ^= y.opaque();
        }
    } else {
        let (mut below, back) = (W::default(), W::BITS as u32 - bits);
        for (x, &y) in a.iter_mut().zip(b) {
            let y = y.opaque();
            *x ^= y << bits | below >> back;
            below = y;
        }
    }
}
