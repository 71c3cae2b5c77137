// SPDX-License-Identifier: MIT OR Apache-2.0
//! Rounds of sixty half-delta divsteps with the update of the long numbers woven in: BMI2 and AVX2,
//! or AVX-512.

use super::declare;
use crate::cpu::Isa;
use crate::ct::wipe;
use crate::integer::divstep::matrix::Matrix;
use core::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_set_epi64x, _mm256_set1_epi64x, _mm256_srli_epi64,
};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// The width of the vectors.
pub(crate) trait Extension {
    /// Limbs in a vector.
    const VECTORS: usize;
    /// Whether this CPU has it.
    fn available() -> bool;
    /// Calls the routine for a [`State`] of `capacity` limbs.
    ///
    /// # Safety
    /// That of the routine.
    #[allow(unsafe_code)]
    unsafe fn call(capacity: usize, base: *mut u8);
}

/// Vectors of 256 bits: one limb of all four numbers.
pub(crate) struct Avx2;

/// Vectors of 512 bits: two limbs of all four numbers.
pub(crate) struct Avx512;

/// Four 64-bit lanes: one limb of 30 bits of `f`, `u`, `g`, `v`.
#[derive(Clone, Copy, Default)]
#[repr(C, align(32))]
pub(crate) struct Lanes(pub(super) [u64; 4]);

impl Lanes {
    /// `f`, `u`, `g`, `v`.
    #[inline(always)]
    pub fn words(&self) -> [u64; 4] {
        self.0
    }

    /// Limbs of 60 bits from their halves.
    #[inline(always)]
    fn joined(low: Self, high: Self) -> Self {
        Self(core::array::from_fn(|k| {
            low.0[k].wrapping_add(high.0[k] << 30)
        }))
    }
}

const LIMB: u64 = (1 << 30) - 1;
/// Words of scratch in [`Words`].
const SPARE: usize = 19;

/// The words that the routines know by place; `asmgen/asmgen/divstep/rounds.py` has the meaning of each.
#[derive(Clone, Copy, Default)]
#[repr(C)]
struct Words {
    end_h: i64,
    end_g: i64,
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
    low40: u64,
    spare: [u64; SPARE],
}

// As many as `asmgen` counts.
const _: () = assert!(size_of::<Words>() == 8 * 32);

/// What the states of all these routines, and of those for a gcd, begin with.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Head {
    words: Words,
    /// The product of the matrices of the first two batches of a round, those of all three, and bits 40
    /// to 103 of the numbers.
    matrices: [[Lanes; 2]; 5],
}

/// What a routine works on: numbers of up to `N` limbs of 30 bits, with `N` even.
#[repr(C, align(64))]
pub(crate) struct State<E: Extension, const N: usize> {
    head: Head,
    constants: [Lanes; 4],
    top_mask: [Lanes; 2],
    unpack: [Lanes; 4],
    inverse: [Lanes; 2],
    limbs: [Lanes; N],
    modulus: [Lanes; N],
    extension: PhantomData<E>,
}

/// Where the address of a state points into it, for short displacements.
pub(super) const BIAS: usize = 128;

pub(super) const MASK: Lanes = Lanes([LIMB; 4]);
/// What unpacks matrices, for AVX-512; `asmgen/asmgen/divstep/wide.py` has the meaning.
pub(super) const UNPACK: [Lanes; 4] = [
    Lanes([
        1 << 19,
        (1 << 40) + (1 << 19),
        1 << 20,
        (1 << 41) + (1 << 20),
    ]),
    Lanes([23, 0, 22, 0]),
    Lanes([43, 41, 43, 42]),
    Lanes([0; 4]),
];
/// What all routines find in their state, by place.
pub(super) const CONSTANTS: [Lanes; 4] = [
    MASK,
    Lanes([1 << 62; 4]),
    Lanes([NEXT_BIAS; 4]),
    Lanes([1 << 32; 4]),
];
pub(super) const NEXT_BIAS: u64 = (1 << 62) - (1 << 32);
pub(super) const MINUS: u64 = (1u64 << 32).wrapping_neg();
const REFILL_H: i64 = ((-(1i64 << 19) - (1 << 40)) >> 19) & ((1 << 45) - 1);
const REFILL_G: i64 = ((-(1i64 << 20) - (1 << 62)) >> 20) & ((1 << 44) - 1);

impl Head {
    /// Before the first round, from the lowest words of `f` and `g`: delta = 1/2.
    #[inline(always)]
    pub fn new(f: u64, g: u64) -> Self {
        let (low_h, low_g) = (!(f >> 1) & 0x7_ffff, !g & 0xf_ffff);
        let mut matrices = [[Lanes([0; 4]); 2]; 5];
        // With `end_h` and `end_g`, the matrix "before the first round": 2^60 times the unit matrix.
        matrices[0][0] = Lanes([1 << 40, 0, 0, 1 << 40]);
        Self {
            words: Words {
                end_h: -(1 << 40),
                end_g: -(1 << 62),
                window_f: f,
                window_g: g,
                start_g: low_g as i64 - (1 << 20) - (1 << 62),
                start_h: low_h as i64 - (1 << 19) - (1 << 40),
                d: -1,
                rounds: 0,
                round_h: (1 << 40) + (1 << 19),
                round_g: (1 << 41) + (1 << 20),
                refill_h: REFILL_H,
                refill_g: REFILL_G,
                low40: (1 << 40) - 1,
                spare: [0; SPARE],
            },
            matrices,
        }
    }

    /// How many rounds the routine does.
    #[inline(always)]
    pub fn set_rounds(&mut self, rounds: usize) {
        self.words.rounds = rounds as u64;
    }

    /// The matrix of the last round.
    #[inline(always)]
    pub fn last_matrix(&self) -> Matrix {
        // Entries negated, as the packing leaves them.
        let row = |word: i64, low: u32| {
            let second = (word + (1 << (low + 20)) + (1 << (low - 1))) >> (low + 21);
            let first = ((word + (1 << (low - 1))) << (43 - low)) >> 43;
            (first, second)
        };
        let ((a, b), (c, d)) = (row(self.words.end_h, 20), row(self.words.end_g, 21));
        let y = self.matrices[0][0].0.map(|entry| entry as i64);
        Matrix {
            u: -(a * y[0] + b * y[2]),
            v: -(a * y[1] + b * y[3]),
            q: -(c * y[0] + d * y[2]),
            r: -(c * y[1] + d * y[3]),
        }
    }

    /// Overwrites what depends on an operand, and the rest.
    #[inline(always)]
    pub fn wipe(&mut self) {
        wipe(core::slice::from_mut(&mut self.words));
        wipe(self.matrices.as_flattened_mut());
    }
}

impl<E: Extension, const N: usize> State<E, N> {
    /// `f = m`, `u = 0`, `g = x`, `v = 2^60 unit`, delta = 1/2, where `unit` is 0 or 1, and `inverse`
    /// is that of `m` modulo 2^30 or beyond. `m` is odd. `m` and `x` have limbs of 60 bits.
    ///
    /// In place, and by vectors: a compiler that is free to do otherwise moves the whole state about.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    pub fn new<'a, const W: usize>(
        place: &'a mut MaybeUninit<Self>,
        m: &[u64; W],
        x: &[u64; W],
        inverse: u64,
        unit: u64,
    ) -> &'a mut Self {
        const { assert!(2 * W == N) };
        let low = |a: &[u64; W]| a[0] | a[1] << 60;
        let negated = inverse.wrapping_neg() & LIMB;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; a place is below `N`.
        unsafe {
            (&raw mut (*state).head).write(Head::new(low(m), low(x)));
            (&raw mut (*state).constants).write(CONSTANTS);
            (&raw mut (*state).top_mask).write([MASK, Lanes([u64::MAX; 4])]);
            (&raw mut (*state).unpack).write(UNPACK);
            let inverse = Lanes([0, negated, 0, negated]);
            (&raw mut (*state).inverse).write([inverse, Lanes([0; 4])]);
            let limbs = (&raw mut (*state).limbs).cast::<__m256i>();
            let modulus = (&raw mut (*state).modulus).cast::<__m256i>();
            for i in 0..W {
                let numbers = halves(_mm256_set_epi64x(0, x[i] as i64, 0, m[i] as i64));
                let multiples = halves(_mm256_set1_epi64x(m[i] as i64));
                for half in 0..2 {
                    let place = Self::place(2 * i + half);
                    limbs.add(place).write(numbers[half]);
                    modulus.add(place).write(multiples[half]);
                }
            }
            (*state).limbs[Self::place(60 / 30)].0[3] = unit;
            &mut *state
        }
    }

    /// Where limb `i` is: half `i / count` of vector `i mod count`.
    #[inline(always)]
    const fn place(i: usize) -> usize {
        let count = N / E::VECTORS;
        if i < count {
            E::VECTORS * i
        } else {
            E::VECTORS * (i - count) + 1
        }
    }

    /// `rounds` rounds, at least one. The matrix of the last one is returned, and not yet applied.
    ///
    /// Timing: depends on `rounds`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, rounds: usize) -> Matrix {
        debug_assert!(rounds > 0 && E::available());
        self.head.set_rounds(rounds);
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and borrowed
        // for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            E::call(N, (&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.head.last_matrix()
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too long.
    #[inline(always)]
    pub fn read<const W: usize>(&self) -> [Lanes; W] {
        const { assert!(2 * W == N) };
        // Behind the limbs that the routine works on there are zeros.
        core::array::from_fn(|i| {
            let [low, high] = [2 * i, 2 * i + 1].map(|k| self.limbs[Self::place(k)]);
            Lanes::joined(low, high)
        })
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    pub fn wipe(&mut self) {
        self.head.wipe();
        wipe(&mut self.inverse);
        wipe(&mut self.limbs);
        wipe(&mut self.modulus);
    }
}

/// Of limbs of 60 bits, the lower and the upper half.
#[target_feature(enable = "avx2")]
#[inline]
fn halves(limbs: __m256i) -> [__m256i; 2] {
    let mask = _mm256_set1_epi64x(LIMB as i64);
    [
        _mm256_and_si256(limbs, mask),
        _mm256_srli_epi64::<30>(limbs),
    ]
}

/// Bits `30 i` to `30 i + 29` of a number.
#[inline(always)]
pub(super) fn limb<const K: usize>(x: &[u64; K], i: usize) -> u64 {
    let (word, shift) = (30 * i / 64, 30 * i % 64);
    let at = |k: usize| x.get(k).copied().unwrap_or(0);
    let high = match shift {
        35.. => at(word + 1) << (64 - shift),
        _ => 0,
    };
    (at(word) >> shift | high) & LIMB
}

/// Declares the routines of an extension, and which state each is for: `capacity: name, file`.
macro_rules! routines {
    ($extension:ty, $vectors:literal, $isa:expr, { $($capacity:literal: $name:ident, $file:literal;)* }) => {
        declare! { $($name, $file;)* }

        impl Extension for $extension {
            const VECTORS: usize = $vectors;

            #[inline(always)]
            fn available() -> bool {
                $isa.available()
            }

            #[inline(always)]
            #[allow(unsafe_code)]
            unsafe fn call(capacity: usize, base: *mut u8) {
                match capacity {
                    // SAFETY: the caller's.
                    $($capacity => unsafe { $name(base) },)*
                    _ => unreachable!(),
                }
            }
        }
    };
}

routines!(Avx2, 1, Isa::Avx2, {
    10: avx2_rounds9, "avx2_rounds9.s";
    14: avx2_rounds13, "avx2_rounds13.s";
    18: avx2_rounds18, "avx2_rounds18.s";
    36: avx2_rounds35, "avx2_rounds35.s";
    70: avx2_rounds69, "avx2_rounds69.s";
    138: avx2_rounds137, "avx2_rounds137.s";
    224: avx2_rounds223, "avx2_rounds223.s";
});

routines!(Avx512, 2, Isa::Avx512, {
    10: avx512_rounds10, "avx512_rounds10.s";
    14: avx512_rounds14, "avx512_rounds14.s";
    18: avx512_rounds18, "avx512_rounds18.s";
    36: avx512_rounds36, "avx512_rounds36.s";
    70: avx512_rounds70, "avx512_rounds70.s";
    138: avx512_rounds138, "avx512_rounds138.s";
    224: avx512_rounds224, "avx512_rounds224.s";
});
