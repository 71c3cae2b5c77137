// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the states for batches of sixty divsteps have in common.

use super::engine::{Avx2, Engine};
use super::routines::WHOLE_MARK;
use crate::ct::{barrier, wipe};
use core::mem::MaybeUninit;

/// Where the address of a state points into it, for short displacements.
pub(super) const BIAS: usize = 128;

/// Four 64-bit lanes.
#[derive(Clone, Copy, Default)]
#[repr(C, align(32))]
pub(crate) struct Vector(pub [u64; 4]);

/// What a routine writes before it reads it, or does not read at all. At the shortest lengths a
/// call has as many stores as fit into the queue of stores, and each that is left out makes it
/// shorter.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub(super) struct Unwritten<T: Copy>(MaybeUninit<T>);

impl<T: Copy> Unwritten<T> {
    pub const NOTHING: Self = Self(MaybeUninit::uninit());

    pub const fn of(value: T) -> Self {
        Self(MaybeUninit::new(value))
    }
}

/// For a wipe.
impl<T: Copy + Default> Default for Unwritten<T> {
    fn default() -> Self {
        Self::of(T::default())
    }
}

/// Room for a vector of 512 bits, of which a routine for AVX2 uses the first half.
pub(super) type Vector512 = [Unwritten<Vector>; 2];

/// The bits of a limb of 30 bits.
pub(super) const LIMB: u64 = (1 << 30) - 1;
pub(super) const MASK: Vector = Vector([LIMB; 4]);
/// What unpacks matrices, for AVX-512; `asmgen/asmgen/divstep/wide.py` has the meaning.
pub(super) const UNPACK: [Vector; 4] = [
    Vector([
        1 << 19,
        (1 << 40) + (1 << 19),
        1 << 20,
        (1 << 41) + (1 << 20),
    ]),
    Vector([23, 0, 22, 0]),
    Vector([43, 41, 43, 42]),
    Vector([0; 4]),
];
/// What all routines find in their state, by place.
pub(super) const CONSTANTS: [Vector; 4] = [
    MASK,
    Vector([1 << 62; 4]),
    Vector([NEXT_BIAS; 4]),
    Vector([1 << 32; 4]),
];
pub(super) const NEXT_BIAS: u64 = (1 << 62) - (1 << 32);
pub(super) const MINUS: u64 = (1u64 << 32).wrapping_neg();

/// Steps of a third of a batch, but of the batches of 51.
pub(super) const THIRD: usize = Avx2::LOOP.third;
/// Words of scratch.
const SCRATCH: usize = 19;

/// The words that the routines know by place; `asmgen/asmgen/divstep/batch.py` has the meaning of
/// each.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(super) struct Words {
    pub end_h: i64,
    pub end_g: i64,
    pub w2f: u64,
    pub w2g: u64,
    pub start_g: i64,
    pub start_h: i64,
    pub d: i64,
    pub batches: u64,
    pub rounding_h: i64,
    pub rounding_g: i64,
    pub refill_h: i64,
    pub refill_g: i64,
    pub low40: u64,
    pub scratch: [u64; SCRATCH],
}

/// What the states for inverses and gcds begin with.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Head {
    pub words: Words,
    /// The product of the matrices of the first two thirds of a batch.
    pub y: Vector,
    pub y_copy: Unwritten<Vector>,
    /// The matrices of the thirds.
    pub n1: Vector512,
    pub n2: Vector512,
    pub n3: Vector512,
    /// Bits 40 to 103 of the numbers, or 34 to 97.
    pub above: Vector512,
}

impl Head {
    /// Before the first batch, from the lowest words of `f` and `g`: delta = 1/2.
    #[inline(always)]
    pub fn new(f: u64, g: u64) -> Self {
        Self::in_thirds(f, g, THIRD)
    }

    /// The same for batches with thirds of `n` steps; `Packing` of `asmgen/asmgen/divstep/batch.py`
    /// has the meaning.
    #[inline(always)]
    pub fn in_thirds(f: u64, g: u64, n: usize) -> Self {
        let (start_h, start_g) = (
            -(1i64 << (n - 1)) - (1 << (2 * n)),
            -(1i64 << n) - (1 << (3 * n + 2)),
        );
        // With a barrier, or the compiler makes a vector of the two, and the first step waits for
        // that.
        let low_h = barrier(!(f >> 1) & ((1 << (n - 1)) - 1));
        let low_g = barrier(!g & ((1 << n) - 1));
        let room = [Unwritten::NOTHING; 2];
        Self {
            words: Words {
                end_h: -(1 << (2 * n)),
                end_g: -(1 << (3 * n + 2)),
                w2f: f,
                w2g: g,
                start_g: low_g as i64 + start_g,
                start_h: low_h as i64 + start_h,
                d: -1,
                batches: 0,
                rounding_h: (1 << (2 * n)) + (1 << (n - 1)),
                rounding_g: (1 << (2 * n + 1)) + (1 << n),
                refill_h: (start_h >> (n - 1)) & ((1 << (65 - n)) - 1),
                refill_g: (start_g >> n) & ((1 << (64 - n)) - 1),
                low40: (1 << (2 * n)) - 1,
                scratch: [0; SCRATCH],
            },
            // With `end_h` and `end_g`, the matrix "before the first batch": the unit matrix times
            // 2 to the number of steps.
            y: Vector([1 << (2 * n), 0, 0, 1 << (2 * n)]),
            y_copy: Unwritten::NOTHING,
            n1: room,
            n2: room,
            n3: room,
            above: room,
        }
    }

    /// Says how many batches the next call does, and which of both ends the last one has, where a
    /// routine knows a short one that leaves `left_out` steps out.
    #[inline(always)]
    pub fn count(&mut self, batches: usize, spare: usize, left_out: usize) {
        // The routine takes a greater count for that of whole batches.
        assert!(batches > 0 && (left_out == 0 || batches < WHOLE_MARK));
        let is_whole = spare < left_out;
        self.words.batches = (batches + if is_whole { WHOLE_MARK } else { 0 }) as u64;
    }

    /// The matrix of the last batch, `(u, v, q, r)`.
    #[inline(always)]
    pub fn last_matrix(&self) -> [i64; 4] {
        self.last_matrix_of_thirds(THIRD)
    }

    /// The same of batches with thirds of `n` steps.
    #[inline(always)]
    pub fn last_matrix_of_thirds(&self, n: usize) -> [i64; 4] {
        // Entries negated, as the packing leaves them.
        let row = |word: i64, low: usize| {
            let second = (word + (1 << (low + n)) + (1 << (low - 1))) >> (low + n + 1);
            let first = ((word + (1 << (low - 1))) << (63 - n - low)) >> (63 - n);
            (first, second)
        };
        let ((a, b), (c, d)) = (row(self.words.end_h, n), row(self.words.end_g, n + 1));
        let y = self.y.0.map(|entry| entry as i64);
        [
            -(a * y[0] + b * y[2]),
            -(a * y[1] + b * y[3]),
            -(c * y[0] + d * y[2]),
            -(c * y[1] + d * y[3]),
        ]
    }

    /// Overwrites what depends on an operand, and the rest of what a routine writes that uses one
    /// or both halves of its vectors.
    #[inline(always)]
    pub fn wipe(&mut self, halves: usize) {
        wipe(core::slice::from_mut(&mut self.words));
        wipe(core::slice::from_mut(&mut self.y));
        if halves > 1 {
            wipe(core::slice::from_mut(&mut self.y_copy));
        }
        for matrix in [&mut self.n1, &mut self.n2, &mut self.n3, &mut self.above] {
            wipe(&mut matrix[..halves]);
        }
    }
}
