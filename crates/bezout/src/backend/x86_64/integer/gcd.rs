// SPDX-License-Identifier: MIT OR Apache-2.0
//! The gcd by batches of sixty half-delta divsteps on `f` and `g` alone: BMI2 and AVX2, or AVX-512
//! \[BY19, Wui21\].

use super::engine::Engine;
use super::fg::{BOUNDARIES, Pair, Segments, first_row};
use super::head::{BIAS, CONSTANTS, Head, MASK, UNPACK, Unwritten, Vector};
use super::long;
use super::routines::{bucket, gcd_limbs60, left_out, with_bucket};
use super::words::padded;
use crate::backend::limbs60::{SHARED, negate_if, split, to_words};
use crate::ct::{Mask, wipe};
use core::marker::PhantomData;
use core::mem::MaybeUninit;

/// What a routine works on: numbers of the bucket of `BITS` bits, in `L60` limbs of 60 bits.
#[repr(C, align(64))]
pub(crate) struct GcdState<E: Engine, const BITS: usize, const L60: usize> {
    pub(super) head: Head,
    pub(super) constants: [Vector; 4],
    pub(super) boundaries: [Vector; 4],
    /// For AVX-512 alone.
    pub(super) unpack: Unwritten<[Vector; 4]>,
    pub(super) limbs: [[Pair; 2]; L60],
    engine: PhantomData<E>,
}

impl<E: Engine, const BITS: usize, const L60: usize> GcdState<E, BITS, L60> {
    /// `f` odd, any `g`, delta = 1/2, in limbs of 60 bits. In place, as the state for inverses.
    #[target_feature(enable = "avx2")]
    #[allow(unsafe_code)]
    fn new<'a>(place: &'a mut MaybeUninit<Self>, f: &[u64; L60], g: &[u64; L60]) -> &'a mut Self {
        const { assert!(L60 == gcd_limbs60(BITS) && Self::PLACES.length <= 2 * L60) };
        let low = |a: &[u64; L60]| a[0] | a[1] << 60;
        let state = place.as_mut_ptr();
        // SAFETY: all of these are fields of a state that is borrowed; it has room for `2 L60`
        // pairs, and no fewer than there are limbs.
        unsafe {
            (&raw mut (*state).head).write(Head::new(low(f), low(g)));
            (&raw mut (*state).constants).write(CONSTANTS);
            (&raw mut (*state).boundaries).write(Self::boundaries());
            if E::INVERT.in_vector > 1 {
                (&raw mut (*state).unpack).write(Unwritten::of(UNPACK));
            }
            Self::PLACES.write((&raw mut (*state).limbs).cast(), f, g);
            &mut *state
        }
    }

    /// Whether numbers are in this bucket, as for inverses.
    pub const USED: bool = BITS <= 64 * E::GCD.longest && BITS >= 64 * E::WORDS[0];

    const PLACES: Segments = Segments {
        length: E::GCD.limbs[bucket(BITS)],
        count: E::GCD.in_vector,
    };

    /// For quarters the mask alone, in vectors of 64 bytes: the highest of four segments is signed.
    #[inline(always)]
    const fn boundaries() -> [Vector; 4] {
        match E::GCD.in_vector {
            2 => [BOUNDARIES[0], BOUNDARIES[1], BOUNDARIES[2], Vector([0; 4])],
            _ => [MASK, BOUNDARIES[1], MASK, MASK],
        }
    }

    /// Steps that a short last batch leaves out; 0 if there is none.
    const LEFT_OUT: usize = if E::GCD.in_vector == 2 {
        left_out(BITS)
    } else {
        0
    };

    /// Runs `batches` batches, at least one. The matrix of the last one is returned, and not yet
    /// applied. Of its steps `spare` need not be done: as for inverses.
    ///
    /// Timing: depends on `batches` and `spare`.
    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn run(&mut self, batches: usize, spare: usize) -> [i64; 4] {
        let routine = const { E::GCD.routines[bucket(BITS)] }.expect("a routine of the bucket");
        assert!(E::available());
        self.head.count(batches, spare, Self::LEFT_OUT);
        // SAFETY: the routine reads and writes exactly one such state, which is aligned and
        // borrowed for the call; the CPU has what it needs. See SAFETY.md.
        unsafe { routine((&raw mut *self).cast::<u8>().add(BIAS)) }
        self.head.last_matrix()
    }

    /// Overwrites everything that depends on an operand.
    #[inline(always)]
    fn wipe(&mut self) {
        self.head.wipe(E::INVERT.in_vector);
        wipe(self.limbs.as_flattened_mut());
    }

    /// A state of its own, for tests.
    #[cfg(test)]
    #[allow(unsafe_code)]
    pub fn boxed(f: &[u64; L60], g: &[u64; L60]) -> Box<Self> {
        assert!(E::available());
        let mut place = Box::new_uninit();
        // SAFETY: every engine has AVX2; and all is written but what is `Unwritten`.
        unsafe {
            Self::new(&mut place, f, g);
            place.assume_init()
        }
    }
}

/// `out = gcd(f, g)` for odd `f` and any `g` of the same length, which the engine takes, by
/// `batches` batches, at least one, of which the last one has `spare` steps that need not be done.
///
/// Timing: depends on the length, on `batches` and `spare`. Source: \[BY19, Wui21\].
#[inline(always)]
#[allow(unsafe_code)]
pub(crate) fn gcd_odd<E: Engine>(
    out: &mut [u64],
    f: &[u64],
    g: &[u64],
    batches: usize,
    spare: usize,
) {
    note!(super::engine::name::<E>());
    let n = f.len();
    assert!(E::takes(n) && g.len() == n && out.len() == n && E::available());
    if n > E::GCD.longest {
        return long::gcd_odd(out, f, g, batches);
    }
    // SAFETY: the CPU has what the engine needs, and with it AVX2, BMI1 and BMI2.
    unsafe { with_bucket!(gcd, n, gcd_in::<E>(out, f, g, batches, spare)) }
}

/// In a bucket, with numbers of up to `WORDS` words.
#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2")]
fn gcd_in<E: Engine, const BITS: usize, const L60: usize, const WORDS: usize>(
    out: &mut [u64],
    x: &[u64],
    y: &[u64],
    batches: usize,
    spare: usize,
) {
    if !GcdState::<E, BITS, L60>::USED {
        unreachable!("no number is in this bucket");
    }
    let (mut f, mut g) = (split(&padded::<WORDS>(x)), split(&padded::<WORDS>(y)));
    let mut place = MaybeUninit::uninit();
    let state = GcdState::<E, BITS, L60>::new(&mut place, &f, &g);
    let t = state.run(batches, spare);
    let mut numbers = GcdState::<E, BITS, L60>::PLACES.read(state.limbs.as_flattened());
    f = first_row(&numbers, &t);
    match L60 < SHARED {
        true => absolute(out, &mut f),
        false => absolute_long(out, &mut f),
    }
    state.wipe();
    wipe(&mut numbers);
    wipe(&mut f);
    wipe(&mut g);
}

/// The absolute value of `f`, in words.
#[inline(always)]
fn absolute(out: &mut [u64], f: &mut [u64]) {
    let sign = Mask::negative(f[f.len() - 1] as i64);
    negate_if(f, sign);
    to_words(out, f);
}

#[inline(never)]
fn absolute_long(out: &mut [u64], f: &mut [u64]) {
    absolute(out, f);
}
