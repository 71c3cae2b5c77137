// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Jacobi symbol by batches of sixty half-delta divsteps that also keep what flips it: AVX2,
//! BMI1, BMI2 \[Por20b, Wui21\].

use super::fg::{BOUNDARIES, Pair, Segments, first_row};
use super::head::{BIAS, CONSTANTS, Vector};
use super::jacobi_words::{JacobiWords, flips};
use super::long_jacobi;
use super::routines::{self, JACOBI_UNROLLED, LONGEST, jacobi_limbs60, with_bucket};
use super::words::padded;
use crate::backend::flips::is_unit;
use crate::backend::limbs60::{self, SHARED, split};
use crate::cpu::Isa;
use crate::ct::{Mask, wipe};
use crate::symbol::Symbol;
use core::mem::MaybeUninit;

/// What a routine works on: numbers of the bucket of `BITS` bits, in `L60` limbs of 60 bits; limb
/// `i` of 30 bits of `f`, `g` and limb `i + L60` of both in vector `i`.
#[repr(C, align(64))]
pub(crate) struct JacobiState<const BITS: usize, const L60: usize> {
    pub(super) words: JacobiWords,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 3],
    /// Bits 41 to 104 of the numbers.
    pub(super) above: Vector,
    pub(super) limbs: [[Pair; 2]; L60],
    pub(super) halvings: Vector,
    pub(super) falls: Vector,
    pub(super) joints: Vector,
}

impl<const BITS: usize, const L60: usize> JacobiState<BITS, L60> {
    /// Halves of the numbers.
    const HALVES: Segments = Segments {
        length: 2 * L60,
        count: 2,
    };

    /// `f = n`, `g = x`, delta = 1/2. `n` is odd; both are in limbs of 60 bits. In place, as the
    /// state for inverses.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn new<'a>(place: &'a mut MaybeUninit<Self>, n: &[u64; L60], x: &[u64; L60]) -> &'a mut Self {
        const { assert!(L60 == jacobi_limbs60(BITS)) };
        let zero = Vector::default();
        let low = |a: &[u64; L60]| a[0] | a[1] << 60;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; it has room for `2 L60`
        // pairs.
        unsafe {
            (&raw mut (*state).words).write(JacobiWords::new(low(n), low(x)));
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

    /// Runs `batches` batches, at least one. The matrix of the last one is returned, and not yet
    /// applied; what it does to the symbol is missing too.
    ///
    /// Timing: depends on `batches`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize) -> [i64; 4] {
        assert!(batches > 0 && Isa::Avx2.available());
        self.words.batches = batches as u64;
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and
        // borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe {
            routines::jacobi(BITS, (&raw mut *self).cast::<u8>().add(BIAS));
        }
        self.words.last_matrix()
    }

    /// The numbers in limbs of 60 bits, the highest one signed; the others may be a little too
    /// long, or negative.
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

/// The Jacobi symbol `(x / n)` for odd `n` and any `x` of the same length, at most [`LONGEST`], by
/// `batches` batches, at least one.
///
/// Timing: depends on the length and on `batches`. Source: \[Por20b, Wui21\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn jacobi(x: &[u64], n: &[u64], batches: usize) -> Symbol {
    note!("divstep60/avx2");
    let words = n.len();
    assert!(0 < words && words <= LONGEST && x.len() == words && Isa::Avx2.available());
    if words > JACOBI_UNROLLED {
        return long_jacobi::jacobi(x, n, batches);
    }
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
    let mut flips = flips(
        &state.words,
        [&state.halvings, &state.falls, &state.joints],
        batches,
    );
    state
        .words
        .settle(&mut flips, &t, sign(&numbers), f[L60 - 1] as i64);
    let yes = match L60 < SHARED {
        true => is_unit(&mut f),
        false => is_unit_long(&mut f),
    };
    let symbol = flips.symbol(n[0], yes);
    state.wipe();
    wipe(&mut numbers);
    wipe(&mut f);
    wipe(&mut g);
    symbol
}

#[inline(never)]
fn is_unit_long(f: &mut [u64]) -> Mask {
    is_unit(f)
}

/// A word with the sign of `f`, whose limbs may be a little too long.
#[inline(always)]
fn sign(numbers: &[Pair]) -> i64 {
    numbers
        .iter()
        .fold(0, |carry, pair| (carry >> limbs60::BITS) + pair.0[0] as i64)
}
