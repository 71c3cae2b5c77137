// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the states for symbols have in common.

use super::head::Vector;
use crate::backend::flips::{Flips, not_virtual, unpack};

/// Words `h` of a third of a batch, and the one before it.
const TRAIL: usize = 21;
/// Words of scratch in [`JacobiWords`].
const SCRATCH: usize = 20;

/// The words that the routines know by place; `asmgen/asmgen/divstep/jacobi.py` has the meaning of
/// each.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(super) struct JacobiWords {
    pub trail: [i64; TRAIL],
    pub rounding_h: i64,
    pub rounding_g: i64,
    pub refill_h: i64,
    pub refill_g: i64,
    pub n1: [i64; 4],
    pub batches: u64,
    pub end_h: i64,
    pub end_g: i64,
    pub y: [i64; 4],
    pub w2f: u64,
    pub w2g: u64,
    pub start_g: i64,
    pub start_h: i64,
    pub d: i64,
    pub m: [i64; 4],
    pub end1: i64,
    pub xy: i64,
    pub xm: i64,
    pub end2: i64,
    pub end3: i64,
    pub f: i64,
    pub turns: i64,
    pub scratch: [i64; SCRATCH],
}

const START_H: i64 = -(1 << 20) - (1 << 41);
const START_G: i64 = i64::MAX - (1 << 21) + 1;

impl JacobiWords {
    /// Before the first batch, from the lowest words of `n` and `x`.
    #[inline(always)]
    pub fn new(n: u64, x: u64) -> Self {
        Self {
            trail: [0; TRAIL],
            rounding_h: (1 << 41) + (1 << 20),
            rounding_g: (1 << 42) + (1 << 21),
            refill_h: (START_H >> 20) & ((1 << 44) - 1),
            refill_g: (START_G >> 21) & ((1 << 43) - 1),
            n1: [0; 4],
            batches: 0,
            // The matrix "before the first batch": the unit matrix times 2^60, made of 2^19 and
            // 2^41. The windows make up for 2^19 in place of 2^20.
            end_h: -(1 << 40),
            end_g: 1 << 62,
            y: [-(1 << 41), 0, 0, 1 << 41],
            w2f: n << 1,
            w2g: x << 1,
            start_g: (!x & 0x1f_ffff) as i64 + START_G,
            start_h: (!(n >> 1) & 0xf_ffff) as i64 + START_H,
            d: -1,
            m: [0; 4],
            // Signs of the unit matrix.
            end1: -1,
            xy: -1,
            xm: -1,
            end2: -1,
            end3: -1,
            f: 0,
            turns: 0,
            scratch: [0; SCRATCH],
        }
    }

    /// The matrix of the last batch.
    #[inline(never)]
    pub fn last_matrix(&self) -> [i64; 4] {
        let ((a, b), (c, d)) = (unpack(self.end_h, 21), unpack(self.end_g, 22));
        let y = &self.y;
        // Both have their first column negated in the state; `unpack` sees to one of them.
        [
            -(a * y[0] + b * y[2]),
            a * y[1] + b * y[3],
            -(c * y[0] + d * y[2]),
            c * y[1] + d * y[3],
        ]
    }

    /// Adds to what decides the symbol the steps at the end of batches, and the last third, from
    /// the matrix of the last batch and the sign of `f` after it. `before` is a word with the sign
    /// of `f` before it.
    #[inline(never)]
    pub fn settle(&self, flips: &mut Flips, t: &[i64; 4], before: i64, after: i64) {
        for j in 0..TRAIL - 1 {
            flips.halvings ^= self.trail[j];
            flips.falls ^= self.trail[j] & !self.trail[j + 1];
        }
        flips.settle(!self.end1, self.end2, !self.xy);
        flips.settle(!self.xy, self.end_h, !not_virtual(t[0], t[1]));
        flips.settle(before, not_virtual(t[0], t[1]), after);
    }
}

/// What decides the symbol after `batches` batches, but for the last third of one: from the sums of
/// `halvings`, `falls` and `joints`.
#[inline(always)]
pub(super) fn flips(words: &JacobiWords, sums: [&Vector; 3], batches: usize) -> Flips {
    let sum = |x: &Vector| (x.0[0] ^ x.0[1] ^ x.0[2] ^ x.0[3]) as i64;
    let [halvings, falls, joints] = sums;
    Flips {
        halvings: sum(halvings),
        falls: sum(falls),
        // The routine adds complements, of three majorities a batch.
        turns: (joints.0[0] ^ joints.0[1]) as i64 ^ words.turns ^ -((batches & 1) as i64),
    }
}
