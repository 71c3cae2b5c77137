// SPDX-License-Identifier: MIT OR Apache-2.0
//! Thirty half-delta divsteps on the low 30 bits of `f` and `g`, in constant time \[BY19, Wui21\].
//!
//! The step and its complements are those of the form for 64 bits, see `divstep/word64/steps.rs`.
//! Only the packing differs. Ten steps need ten low bits of `f` and `g` and yield four numbers of
//! 11 bits. Three fields of 11 bits are one bit too long for a word. Signed low bits save that bit:
//!
//! ```text
//! F = f0 - 2^20        G = g0 - 2^31        -2^9 <= f0, g0 < 2^9, f0 = f and g0 = g modulo 2^10
//! ```
//!
//! After ten steps, with `2^10 f' = u f0 + v g0`, `F = f' - 2^10 u - 2^21 v`, and likewise for `G`.
//!
//! Invariant: `|f'|, |g'| < 2^9`, so that the low field is ten signed bits. Rows of the matrix have
//! norm at most `2^t`, so neither number grows beyond `2^9`. `f` is odd, hence less. `g` after a
//! step is at most half the sum of the two, hence less too. Entries lie in `(-2^10, 2^10]`, so
//! their negatives fit 11 signed bits.
//!
//! Invariant: only `F`, and `G` before the first step, may leave the 32-bit range. The code stores
//! half of them: half of `F` always, as `h = ~(F >> 1)`, and half of `G` in the first step, which
//! has code of its own. After `t > 0` steps `|G| <= 2^9 + 2^(20 - t) |q| + 2^(31 - t) |r|` with
//! `|r| < 2^t` and `|q| <= 2^t`: less than `2^31`.

use super::matrix::Matrix;
use crate::ct::Mask32;

/// Steps in a batch: each batch removes one limb of 30 bits.
pub(crate) const BATCH: usize = 30;
/// Steps in a packed word.
const PACK: u32 = 10;
/// Steps per pass of the unrolled loop: three times three follow the first step.
const UNROLL: u32 = 3;

const UNIT_F: i32 = -(1 << (2 * PACK));
/// Half of the unit of `G`.
const HALF_UNIT_G: i32 = -(1 << (3 * PACK));

/// The low bits as a signed number.
#[inline(always)]
fn low(x: i32) -> i32 {
    x << (32 - PACK) >> (32 - PACK)
}

/// `f` and `g` with their rows of the matrix, and `d = -(delta + 1/2)`.
struct State {
    /// `~(F >> 1)`
    h: i32,
    /// `~G`
    g: i32,
    d: i32,
}

impl State {
    /// A divstep. The arguments say whether `g` is odd, and give `t = ~G >> 1`.
    #[inline(always)]
    fn step(&mut self, odd: Mask32, t: i32) {
        let odd = odd.word() as i32;
        let s = Mask32::negative(self.d).word() as i32;
        let x = self.h ^ s;
        let swap = s & odd;
        self.g = t + (x & odd);
        self.h ^= (self.h ^ t) & swap;
        self.d = (self.d ^ swap) - 1;
    }
}

/// Ten divsteps; returns `d` and the matrix.
#[inline(always)]
fn packed(d: i32, f: i32, g: i32) -> (i32, Matrix) {
    let mut state = State {
        h: !((low(f) + UNIT_F) >> 1),
        g: !low(g),
        d,
    };
    // ~G is ~g0 + 2^31, half of which fits a word.
    state.step(Mask32::odd(g as u32), (state.g >> 1) - HALF_UNIT_G);
    for _ in 0..(PACK - 1) / UNROLL {
        for _ in 0..UNROLL {
            // g is kept complemented: an even word means an odd g.
            state.step(Mask32::even(state.g as u32), state.g >> 1);
        }
    }
    let (u, v) = unpack(!(state.h << 1));
    let (q, r) = unpack(!state.g);
    (state.d, Matrix { u, v, q, r })
}

/// The two matrix entries of a packed word.
#[inline(always)]
fn unpack(word: i32) -> (i32, i32) {
    // Where F itself does not fit, below -2^31, this sum does: the low field is negative there.
    let fields = word.wrapping_add(1 << (PACK - 1)) >> PACK;
    let first = fields << (31 - PACK) >> (31 - PACK);
    (-first, -((fields + (1 << PACK)) >> (PACK + 1)))
}

/// Thirty divsteps on the low 30 bits of `f` (odd) and `g`; returns the new `d = -(delta + 1/2)`
/// and the matrix `M` with `2^30 (f', g') = M (f, g)`.
///
/// Invariant: in `M` after `t` steps `-2^t < u, v, q, r <= 2^t`, `|u| + |v| <= 2^t`, `|q| + |r| <=
/// 2^t`, `u r - v q = 2^t`. The absolute value of `d` is at most the number of steps so far plus
/// one. It fits 32 bits for numbers of up to 900 million bits.
///
/// Timing: constant. Source: \[BY19, section 8\], \[Wui21\].
#[inline(always)]
pub(crate) fn steps(d: i32, f: i32, g: i32) -> (i32, Matrix) {
    let (d, m1) = packed(d, f, g);
    // The low 20 bits of the next pair are right, then the low 10.
    let (f, g) = m1.apply_low(f, g, PACK);
    let (d, m2) = packed(d, f, g);
    let (f, g) = m2.apply_low(f, g, PACK);
    let (d, m3) = packed(d, f, g);
    (d, m3.compose(&m2.compose(&m1)))
}
