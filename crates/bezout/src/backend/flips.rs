// SPDX-License-Identifier: MIT OR Apache-2.0
//! What decides a Jacobi symbol by divsteps, as all forms collect it: `divstep/word64/jacobi.rs`
//! has the rules.

use super::limbs60::negate_if;
use crate::ct::{Mask, sign64};
use crate::limbs::equals_word;
use crate::symbol::Symbol;

/// Exclusive ors, of which bits 0 and 1, bits 0 and 63, and bit 63 count.
#[derive(Clone, Copy, Default)]
pub(crate) struct Flips {
    pub halvings: i64,
    pub falls: i64,
    pub turns: i64,
}

impl Flips {
    /// Rule 3 for a third of a batch, in bit 63, from words with the sign bits of `f` before and
    /// after it, and the *opposite* one for the packed or virtual pair after it.
    #[inline(always)]
    pub fn settle(&mut self, before: i64, not_virtual: i64, after: i64) {
        self.turns ^= majority(before, !not_virtual, !after);
    }

    /// The symbol from the first `f`, and whether the last one is 1 or -1.
    #[inline(always)]
    pub fn symbol(&self, n: u64, unit: Mask) -> Symbol {
        let (halvings, falls, n) = (self.halvings as u64, self.falls as u64, n >> 1);
        let third = (falls ^ self.turns as u64) >> 63;
        let flips = halvings ^ halvings >> 1 ^ falls ^ third ^ n ^ n >> 1;
        Symbol::from_masks(unit, Mask::odd(flips))
    }
}

/// Whether a number in limbs of 60 bits is 1 or -1; its absolute value is left.
#[inline(always)]
pub(crate) fn is_unit(f: &mut [u64]) -> Mask {
    let sign = Mask::negative(f[f.len() - 1] as i64);
    negate_if(f, sign);
    equals_word(f, 1)
}

/// Bit by bit, what two of three say.
#[inline(always)]
const fn majority(a: i64, b: i64, c: i64) -> i64 {
    a ^ ((a ^ b) & (a ^ c))
}

/// The opposite sign of `u 0+ - v`, in bit 63.
#[inline(always)]
pub(crate) fn not_virtual(u: i64, v: i64) -> i64 {
    v.wrapping_add(sign64(u.wrapping_neg()))
}

/// The two matrix entries of a packed word whose lower field begins at bit `low`.
#[inline(always)]
pub(crate) fn unpack(word: i64, low: u32) -> (i64, i64) {
    let rounded = word + (1 << (low - 1));
    let first = rounded << (43 - low) >> 43;
    (-first, (rounded + (1 << (low + 20))) >> (low + 21))
}
