// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of sixty half-delta divsteps with the update of the long numbers woven in: AVX2, BMI2.

use crate::ct::wipe;
use crate::integer::divstep::matrix::Matrix;
use core::arch::naked_asm;

/// Four 64-bit lanes: one limb of 30 bits of `f`, `u`, `g`, `v`.
#[derive(Clone, Copy)]
#[repr(C, align(32))]
struct Lanes([u64; 4]);

const LIMB: u64 = (1 << 30) - 1;
/// Words of scratch in [`Words`].
const SPARE: usize = 80;

/// The words that the routines know by place; `asmgen/divstep/rounds.py` has the meaning of each.
#[derive(Clone, Copy)]
#[repr(C)]
struct Words {
    end_h: i64,
    end_g: i64,
    y: [i64; 4],
    window_f: u64,
    window_g: u64,
    start_g: i64,
    start_h: i64,
    d: i64,
    rounds: u64,
    round_h: i64,
    round_g: i64,
    refill_h: i64,
    refill_g: i64,
    spare: [u64; SPARE],
}

/// What a routine works on: numbers of `N` limbs of 30 bits.
#[repr(C, align(64))]
pub(crate) struct State<const N: usize> {
    words: Words,
    constants: [Lanes; 4],
    inverse: Lanes,
    limbs: [Lanes; N],
    modulus: [Lanes; N],
}

/// Where the address of a state points into it, for short displacements.
const BIAS: usize = 128;

/// The lanes of a [`State`].
#[derive(Clone, Copy)]
pub(crate) enum Lane {
    F,
    U,
    G,
    V,
}

impl<const N: usize> State<N> {
    /// `f = m`, `u = 0`, `g = x`, `v = 2^60 unit`, delta = 1/2, where `unit` is 0 or 1, and `inverse`
    /// is that of `m` modulo 2^30 or beyond. `m` is odd.
    #[inline(always)]
    pub fn new(m: &[u64], x: &[u64], inverse: u64, unit: u64) -> Self {
        let (h, g) = (!(m[0] >> 1) & 0x7_ffff, !x[0] & 0xf_ffff);
        let negated = inverse.wrapping_neg() & LIMB;
        let mut state = Self {
            words: Words {
                // The matrix "before the first round": 2^60 times the unit matrix.
                end_h: -(1 << 40),
                end_g: -(1 << 62),
                y: [1 << 40, 0, 0, 1 << 40],
                window_f: m[0],
                window_g: x[0],
                start_g: g as i64 - (1 << 20) - (1 << 62),
                start_h: h as i64 - (1 << 19) - (1 << 40),
                d: -1,
                rounds: 0,
                round_h: (1 << 40) + (1 << 19),
                round_g: (1 << 41) + (1 << 20),
                refill_h: REFILL_H,
                refill_g: REFILL_G,
                spare: [0; SPARE],
            },
            constants: [
                Lanes([LIMB; 4]),
                Lanes([1 << 62; 4]),
                Lanes([(1 << 62) - (1 << 32); 4]),
                Lanes([1 << 32; 4]),
            ],
            inverse: Lanes([0, negated, 0, negated]),
            limbs: [Lanes([0; 4]); N],
            modulus: [Lanes([0; 4]); N],
        };
        for i in 0..N {
            let (a, b) = (limb(m, i), limb(x, i));
            state.modulus[i] = Lanes([a; 4]);
            state.limbs[i] = Lanes([a, 0, b, 0]);
        }
        state.limbs[2].0[Lane::V as usize] = unit;
        state
    }

    /// `rounds` rounds. The matrix of the last one is returned, and not yet applied.
    ///
    /// Timing: depends on `rounds`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, rounds: usize) -> Matrix {
        self.words.rounds = rounds as u64;
        assert!(rounds > 0 && super::has_avx2());
        let base = (&raw mut *self).cast::<u8>();
        // SAFETY: the routine for N reads and writes exactly one State<N>, which is aligned and
        // borrowed for the call; the CPU has AVX2, BMI1 and BMI2. See SAFETY.md.
        unsafe {
            let base = base.add(BIAS);
            match N {
                9 => rounds9(base),
                13 => rounds13(base),
                18 => rounds18(base),
                _ => const { assert!(N == 9 || N == 13 || N == 18) },
            }
        }
        self.last_matrix()
    }

    fn last_matrix(&self) -> Matrix {
        // Entries negated, as the packing leaves them.
        let row = |word: i64, low: u32| {
            let second = (word + (1 << (low + 20)) + (1 << (low - 1))) >> (low + 21);
            let first = ((word + (1 << (low - 1))) << (43 - low)) >> 43;
            (first, second)
        };
        let ((a, b), (c, d)) = (row(self.words.end_h, 20), row(self.words.end_g, 21));
        let y = &self.words.y;
        Matrix {
            u: -(a * y[0] + b * y[2]),
            v: -(a * y[1] + b * y[3]),
            q: -(c * y[0] + d * y[2]),
            r: -(c * y[1] + d * y[3]),
        }
    }

    /// A number in limbs of 60 bits, the highest one signed.
    #[inline(always)]
    pub fn read(&self, out: &mut [u64], lane: Lane) {
        for (i, o) in out.iter_mut().enumerate() {
            let limb = |k: usize| self.limbs.get(k).map_or(0, |l| l.0[lane as usize]);
            *o = limb(2 * i).wrapping_add(limb(2 * i + 1) << 30);
        }
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
        wipe(&mut self.words.spare);
        for lanes in self.limbs.iter_mut().chain(&mut self.modulus) {
            wipe(&mut lanes.0);
        }
    }
}

const REFILL_H: i64 = ((-(1i64 << 19) - (1 << 40)) >> 19) & ((1 << 45) - 1);
const REFILL_G: i64 = ((-(1i64 << 20) - (1 << 62)) >> 20) & ((1 << 44) - 1);

/// Bits `30 i` to `30 i + 29` of a number.
#[inline(always)]
fn limb(x: &[u64], i: usize) -> u64 {
    let (word, shift) = (30 * i / 64, 30 * i % 64);
    let at = |k: usize| x.get(k).copied().unwrap_or(0);
    let high = if shift > 34 {
        at(word + 1) << (64 - shift)
    } else {
        0
    };
    (at(word) >> shift | high) & LIMB
}

/// # Safety
/// `base` points [`BIAS`] bytes into a `State<9>`, the CPU has AVX2, BMI1 and BMI2.
#[unsafe(naked)]
#[allow(unsafe_code)]
unsafe extern "sysv64" fn rounds9(base: *mut u8) {
    naked_asm!(include_str!("rounds9.s"), options(raw))
}

/// # Safety
/// As [`rounds9`], of a `State<13>`.
#[unsafe(naked)]
#[allow(unsafe_code)]
unsafe extern "sysv64" fn rounds13(base: *mut u8) {
    naked_asm!(include_str!("rounds13.s"), options(raw))
}

/// # Safety
/// As [`rounds9`], of a `State<18>`.
#[unsafe(naked)]
#[allow(unsafe_code)]
unsafe extern "sysv64" fn rounds18(base: *mut u8) {
    naked_asm!(include_str!("rounds18.s"), options(raw))
}
