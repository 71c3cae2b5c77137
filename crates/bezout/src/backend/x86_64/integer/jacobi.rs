// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by batches of sixty half-delta divsteps that also keep what flips it: AVX2, BMI1, BMI2
//! \[Por20b, Wui21\].

use super::fg::{BOUNDARIES, Pair, Segments, first_row};
use super::head::{BIAS, CONSTANTS, Vector};
use super::routines::{self, LONGEST, jacobi_limbs60, with_bucket};
use super::words::padded;
use crate::backend::flips::{Flips, not_virtual, unpack};
use crate::backend::limbs60::{self, SHARED, split};
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::symbol::Symbol;
use core::mem::MaybeUninit;

/// Words `h` of a third of a batch, and the one before it.
const TRAIL: usize = 21;
/// Words of scratch in [`Words`].
const SCRATCH: usize = 20;

/// The words that the routines know by place; `asmgen/asmgen/divstep/jacobi.py` has the meaning of each.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(super) struct Words {
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

/// What a routine works on: numbers of the bucket of `BITS` bits, in `L60` limbs of 60 bits; limb `i` of 30
/// bits of `f`, `g` and limb `i + L60` of both in vector `i`.
#[repr(C, align(64))]
pub(crate) struct JacobiState<const BITS: usize, const L60: usize> {
    pub(super) words: Words,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 3],
    /// Bits 41 to 104 of the numbers.
    pub(super) above: Vector,
    pub(super) limbs: [[Pair; 2]; L60],
    pub(super) halvings: Vector,
    pub(super) falls: Vector,
    pub(super) joints: Vector,
}

const START_H: i64 = -(1 << 20) - (1 << 41);
const START_G: i64 = i64::MAX - (1 << 21) + 1;

impl Words {
    /// Before the first batch, from the lowest words of `n` and `x`.
    #[inline(always)]
    fn new(n: u64, x: u64) -> Self {
        Self {
            trail: [0; TRAIL],
            rounding_h: (1 << 41) + (1 << 20),
            rounding_g: (1 << 42) + (1 << 21),
            refill_h: (START_H >> 20) & ((1 << 44) - 1),
            refill_g: (START_G >> 21) & ((1 << 43) - 1),
            n1: [0; 4],
            batches: 0,
            // The matrix "before the first batch": the unit matrix times 2^60, made of 2^19 and 2^41. The
            // windows make up for 2^19 in place of 2^20.
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
    fn last_matrix(&self) -> [i64; 4] {
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

    /// Adds to what decides the symbol the steps at the end of batches, and the last third, from the matrix of the last
    /// batch and the sign of `f` after it. `before` is a word with the sign of `f` before it.
    #[inline(never)]
    fn settle(&self, flips: &mut Flips, t: &[i64; 4], before: i64, after: i64) {
        for j in 0..TRAIL - 1 {
            flips.halvings ^= self.trail[j];
            flips.falls ^= self.trail[j] & !self.trail[j + 1];
        }
        flips.settle(!self.end1, self.end2, !self.xy);
        flips.settle(!self.xy, self.end_h, !not_virtual(t[0], t[1]));
        flips.settle(before, not_virtual(t[0], t[1]), after);
    }
}

impl<const BITS: usize, const L60: usize> JacobiState<BITS, L60> {
    /// Halves of the numbers.
    const HALVES: Segments = Segments {
        length: 2 * L60,
        count: 2,
    };

    /// `f = n`, `g = x`, delta = 1/2. `n` is odd; both are in limbs of 60 bits. In place, as the state for
    /// inverses.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn new<'a>(place: &'a mut MaybeUninit<Self>, n: &[u64; L60], x: &[u64; L60]) -> &'a mut Self {
        const { assert!(L60 == jacobi_limbs60(BITS)) };
        let zero = Vector::default();
        let low = |a: &[u64; L60]| a[0] | a[1] << 60;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; it has room for `2 L60` pairs.
        unsafe {
            (&raw mut (*state).words).write(Words::new(low(n), low(x)));
            (&raw mut (*state).constants).write(CONSTANTS);
            (&raw mut (*state).boundaries).write(BOUNDARIES);
            (&raw mut (*state).above).write(zero);
            Self::HALVES.write((&raw mut (*state).limbs).cast(), n, x);
            (&raw mut (*state).halvings).write(zero);
            (&raw mut (*state).falls).write(zero);
            (&raw mut (*state).joints).write(zero);
            &mut *state
        }
    }

    /// Runs `batches` batches, at least one. The matrix of the last one is returned, and not yet applied; what it
    /// does to the symbol is missing too.
    ///
    /// Timing: depends on `batches`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        self.words.batches = batches as u64;
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and borrowed
        // for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            routines::jacobi(BITS, (&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.words.last_matrix()
    }

    /// What decides the symbol but for the last third of a batch.
    #[inline(always)]
    fn flips(&self, batches: usize) -> Flips {
        let sum = |x: &Vector| (x.0[0] ^ x.0[1] ^ x.0[2] ^ x.0[3]) as i64;
        let joints = &self.joints.0;
        Flips {
            halvings: sum(&self.halvings),
            falls: sum(&self.falls),
            // The routine adds complements, of three majorities a batch.
            turns: (joints[0] ^ joints[1]) as i64 ^ self.words.turns ^ -((batches & 1) as i64),
        }
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too long, or
    /// negative.
    #[inline(always)]
    fn read(&self) -> [Pair; L60] {
        Self::HALVES.read(self.limbs.as_flattened())
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    fn wipe(&mut self) {
        wipe(core::slice::from_mut(&mut self.words));
        wipe(self.limbs.as_flattened_mut());
        for lanes in [
            &mut self.above,
            &mut self.halvings,
            &mut self.falls,
            &mut self.joints,
        ] {
            wipe(&mut lanes.0);
        }
    }

    /// A state of its own, for tests.
    #[cfg(test)]
    #[allow(unsafe_code)]
    pub fn boxed(n: &[u64; L60], x: &[u64; L60]) -> Box<Self> {
        assert!(Isa::Avx2.available());
        let mut place = Box::new_uninit();
        // SAFETY: the CPU has AVX2; and the whole state is written.
        unsafe {
            Self::new(&mut place, n, x);
            place.assume_init()
        }
    }
}

/// The Jacobi symbol `(x / n)` for odd `n` and any `x` of the same length, at most [`LONGEST`], by `batches`
/// batches, at least one.
///
/// Timing: depends on the length and on `batches`. Source: \[Por20b, Wui21\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], batches: usize) -> Symbol {
    let words = n.len();
    assert!(0 < words && words <= LONGEST && x.len() == words && Isa::Avx2.available());
    // SAFETY: the CPU has AVX2, and what `Isa::Avx2` promises with it.
    unsafe { with_bucket!(jacobi, words, jacobi_in(x, n, batches)) }
}

/// In a bucket, with numbers of up to `WORDS` words.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn jacobi_in<const BITS: usize, const L60: usize, const WORDS: usize>(
    x: &[u64],
    n: &[u64],
    batches: usize,
) -> Symbol {
    let (mut f, mut g) = (split(&padded::<WORDS>(n)), split(&padded::<WORDS>(x)));
    let mut place = MaybeUninit::uninit();
    let state = JacobiState::<BITS, L60>::new(&mut place, &f, &g);
    let t = state.run(batches);
    let mut numbers = state.read();
    f = first_row(&numbers, &t);
    let mut flips = state.flips(batches);
    state
        .words
        .settle(&mut flips, &t, sign(&numbers), f[L60 - 1] as i64);
    let symbol = match L60 < SHARED {
        true => flips.symbol(n[0], &mut f),
        false => symbol_long(&flips, n[0], &mut f),
    };
    state.wipe();
    wipe(&mut numbers);
    wipe(&mut f);
    wipe(&mut g);
    symbol
}

#[inline(never)]
fn symbol_long(flips: &Flips, n: u64, f: &mut [u64]) -> Symbol {
    flips.symbol(n, f)
}

/// A word with the sign of `f`, whose limbs may be a little too long.
#[inline(always)]
fn sign(numbers: &[Pair]) -> i64 {
    numbers
        .iter()
        .fold(0, |carry, pair| (carry >> limbs60::BITS) + pair.0[0] as i64)
}
