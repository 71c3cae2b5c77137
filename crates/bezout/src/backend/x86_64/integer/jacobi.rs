// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of sixty half-delta divsteps that keep what the Jacobi symbol needs: AVX2, BMI1, BMI2.

use super::declare;
use super::gcd::SEAMS;
use super::invert::{BIAS, CONSTANTS, Lanes};
use super::pairs::{Pair, Parts};
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::integer::divstep::jacobi::{Flips, not_virtual, unpack};
use crate::integer::divstep::matrix::Matrix;
use core::mem::MaybeUninit;

/// A routine: takes the address of a state plus [`BIAS`].
type Routine = unsafe extern "sysv64" fn(*mut u8);

/// Words `h` of a batch, and the one before it.
const TRAIL: usize = 21;
/// Words of scratch in [`Words`].
const SPARE: usize = 20;

/// The words that the routines know by place; `asmgen/asmgen/divstep/symbol.py` has the meaning of each.
#[derive(Clone, Copy, Default)]
#[repr(C)]
struct Words {
    trail: [i64; TRAIL],
    round_h: i64,
    round_g: i64,
    refill_h: i64,
    refill_g: i64,
    n1: [i64; 4],
    rounds: u64,
    end_h: i64,
    end_g: i64,
    y: [i64; 4],
    window_f: u64,
    window_g: u64,
    start_g: i64,
    start_h: i64,
    d: i64,
    m: [i64; 4],
    end1: i64,
    xy: i64,
    xm: i64,
    end2: i64,
    end3: i64,
    f: i64,
    turns: i64,
    spare: [i64; SPARE],
}

// As many as `asmgen` counts.
const _: () = assert!(size_of::<Words>() == 8 * 72);

/// What a routine works on: numbers of `2 H` limbs of 30 bits; limb `i` of `f`, `g` and limb `i + H` of both
/// in vector `i`.
#[repr(C, align(64))]
pub(crate) struct State<const H: usize> {
    words: Words,
    constants: [Lanes; 4],
    seams: [Lanes; 3],
    /// Bits 41 to 104 of the numbers.
    above: Lanes,
    limbs: [[Pair; 2]; H],
    halvings: Lanes,
    falls: Lanes,
    joints: Lanes,
}

const START_H: i64 = -(1 << 20) - (1 << 41);
const START_G: i64 = i64::MAX - (1 << 21) + 1;

impl Words {
    /// Before the first round, from the lowest words of `n` and `x`.
    #[inline(always)]
    fn new(n: u64, x: u64) -> Self {
        Self {
            trail: [0; TRAIL],
            round_h: (1 << 41) + (1 << 20),
            round_g: (1 << 42) + (1 << 21),
            refill_h: (START_H >> 20) & ((1 << 44) - 1),
            refill_g: (START_G >> 21) & ((1 << 43) - 1),
            n1: [0; 4],
            rounds: 0,
            // The matrix "before the first round": the unit matrix times 2^60, made of 2^19 and 2^41. The
            // windows make up for 2^19 in place of 2^20.
            end_h: -(1 << 40),
            end_g: 1 << 62,
            y: [-(1 << 41), 0, 0, 1 << 41],
            window_f: n << 1,
            window_g: x << 1,
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
            spare: [0; SPARE],
        }
    }
}

impl<const H: usize> State<H> {
    /// Halves of the numbers.
    const PARTS: Parts = Parts {
        length: 2 * H,
        parts: 2,
    };

    /// `f = n`, `g = x`, delta = 1/2. `n` is odd; both are in limbs of 60 bits. In place, as the state for
    /// inverses.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    pub fn new<'a>(place: &'a mut MaybeUninit<Self>, n: &[u64; H], x: &[u64; H]) -> &'a mut Self {
        let zero = Lanes::default();
        let low = |a: &[u64; H]| a[0] | a[1] << 60;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; it has room for `2 H` pairs.
        unsafe {
            (&raw mut (*state).words).write(Words::new(low(n), low(x)));
            (&raw mut (*state).constants).write(CONSTANTS);
            (&raw mut (*state).seams).write(SEAMS);
            (&raw mut (*state).above).write(zero);
            Self::PARTS.write((&raw mut (*state).limbs).cast(), n, x);
            (&raw mut (*state).halvings).write(zero);
            (&raw mut (*state).falls).write(zero);
            (&raw mut (*state).joints).write(zero);
            &mut *state
        }
    }

    /// `rounds` rounds, at least one. The matrix of the last one is returned, and not yet applied; what it
    /// does to the symbol is missing too.
    ///
    /// Timing: depends on `rounds`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, rounds: usize) -> Matrix {
        assert!(rounds > 0 && Isa::Avx2.available());
        self.words.rounds = rounds as u64;
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and borrowed
        // for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            (routine(H))((&raw mut *self).cast::<u8>().add(BIAS));
        }
        let ((a, b), (c, d)) = (unpack(self.words.end_h, 21), unpack(self.words.end_g, 22));
        let y = &self.words.y;
        // Both have their first column negated in the state; `unpack` sees to one of them.
        Matrix {
            u: -(a * y[0] + b * y[2]),
            v: a * y[1] + b * y[3],
            q: -(c * y[0] + d * y[2]),
            r: c * y[1] + d * y[3],
        }
    }

    /// What decides the symbol, from the matrix of the last round and the sign of `f` after it. `before` is
    /// a word with the sign of `f` as [`State::read`] gives it.
    #[inline(always)]
    pub fn flips(&self, rounds: usize, t: &Matrix, before: i64, after: i64) -> Flips {
        let sum = |x: &Lanes| (x.0[0] ^ x.0[1] ^ x.0[2] ^ x.0[3]) as i64;
        let (w, joints) = (&self.words, &self.joints.0);
        let mut flips = Flips {
            halvings: sum(&self.halvings),
            falls: sum(&self.falls),
            // The routine adds complements, of three majorities a round.
            turns: (joints[0] ^ joints[1]) as i64 ^ w.turns ^ -((rounds & 1) as i64),
        };
        for j in 0..TRAIL - 1 {
            flips.halvings ^= w.trail[j];
            flips.falls ^= w.trail[j] & !w.trail[j + 1];
        }
        flips.settle(!w.end1, w.end2, !w.xy);
        flips.settle(!w.xy, w.end_h, !not_virtual(t));
        flips.settle(before, not_virtual(t), after);
        flips
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too long, or
    /// negative.
    #[inline(always)]
    pub fn read(&self) -> [Pair; H] {
        Self::PARTS.read(self.limbs.as_flattened())
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
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
}

/// The routine for a [`State`] with so many vectors.
#[inline(always)]
fn routine(vectors: usize) -> Routine {
    match vectors {
        5 => avx2_symbol10,
        7 => avx2_symbol14,
        9 => avx2_symbol18,
        18 => avx2_symbol36,
        35 => avx2_symbol70,
        69 => avx2_symbol138,
        _ => unreachable!(),
    }
}

declare! {
    avx2_symbol10, "avx2_symbol10.s";
    avx2_symbol14, "avx2_symbol14.s";
    avx2_symbol18, "avx2_symbol18.s";
    avx2_symbol36, "avx2_symbol36.s";
    avx2_symbol70, "avx2_symbol70.s";
    avx2_symbol138, "avx2_symbol138.s";
}
