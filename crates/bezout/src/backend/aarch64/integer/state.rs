// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the states of batches have in common: the words in front, and numbers in limbs of 30 bits,
//! of which the highest is signed. Outside, numbers have limbs of 60 bits.

#![allow(unsafe_code)]

use crate::ct::wipe;
use core::cmp::Ordering;

/// What runs batches on a state.
pub(crate) type Routine = unsafe extern "C" fn(*mut u8);

/// A state, and the routine whose contract it meets.
///
/// # Safety
/// The routine reads and writes nothing but one such state, and leaves the registers that a C
/// function has to leave. Every CPU of this target has its instructions. The generator writes the
/// implementations, and asserts where the fields are.
pub(crate) unsafe trait State: Sized {
    const ROUTINE: Routine;

    #[inline(always)]
    fn run(&mut self) {
        // SAFETY: the trait's contract; the state is borrowed for the call.
        unsafe { Self::ROUTINE((&raw mut *self).cast()) }
    }
}

/// Says which routine is for which state.
macro_rules! states {
    ($($state:ty: $routine:ident;)*) => { $(
        // SAFETY: the contract at the head of the routine's file, with this state's layout.
        unsafe impl State for $state {
            const ROUTINE: Routine = $routine;
        }
    )* };
}
pub(super) use states;

/// The first words.
#[repr(C)]
pub(crate) struct Head {
    /// The low 60 bits of `f` and `g`.
    pub(super) f: u64,
    pub(super) g: u64,
    /// `-(delta + 1/2)`.
    pub(super) delta: i64,
    /// The matrix that the first pass applies.
    pub(super) u: i64,
    pub(super) v: i64,
    pub(super) q: i64,
    pub(super) r: i64,
}

impl Head {
    /// For `delta = 1/2` and the unit matrix, times what a pass divides by.
    #[inline(always)]
    pub(super) fn new(f: u64, g: u64) -> Self {
        let (delta, unit) = (-1, 1 << 60);
        Self {
            f,
            g,
            delta,
            u: unit,
            v: 0,
            q: 0,
            r: unit,
        }
    }

    #[inline(always)]
    pub(super) fn wipe(&mut self) {
        wipe(core::slice::from_mut(&mut self.f));
        wipe(core::slice::from_mut(&mut self.g));
    }
}

/// Of a limb.
pub(super) const BITS: usize = 30;

/// Limb `i` of `LIMBS`, of a number in limbs of 60 bits.
#[inline(always)]
pub(super) fn limb<const N: usize, const LIMBS: usize>(x: &[u64; N], i: usize) -> u32 {
    const { assert!(LIMBS.div_ceil(2) == N) };
    let value = (x[i / 2] as i64 >> (BITS * (i % 2))) as u32;
    // The highest one keeps its sign.
    match i == LIMBS - 1 {
        true => value,
        false => value & ((1 << BITS) - 1),
    }
}

/// Writes the number whose limbs these are.
#[inline(always)]
pub(super) fn join<const N: usize, const LIMBS: usize>(
    out: &mut [u64; N],
    at: impl Fn(usize) -> u32,
) {
    const { assert!(LIMBS.div_ceil(2) == N) };
    let limb = |i: usize| match (i + 1).cmp(&LIMBS) {
        Ordering::Less => i64::from(at(i)),
        Ordering::Equal => i64::from(at(i) as i32),
        Ordering::Greater => 0,
    };
    for (i, o) in out.iter_mut().enumerate() {
        *o = (limb(2 * i) | limb(2 * i + 1) << BITS) as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::{join, limb};

    fn round_trip<const N: usize, const LIMBS: usize>(x: [u64; N]) {
        let mut out = [0; N];
        join::<N, LIMBS>(&mut out, |i| limb::<N, LIMBS>(&x, i));
        assert_eq!(out, x);
    }

    #[test]
    fn limbs_and_their_numbers_agree() {
        let low = (1 << 60) - 1;
        // The highest limb of 30 bits is a signed word of 32 bits.
        for top in [0, 1, 5, -1, -2] {
            round_trip::<2, 3>([low, top as u64]);
            round_trip::<2, 3>([1 << 30, top as u64]);
            round_trip::<2, 4>([low >> 1, (top << 30 | 77) as u64]);
        }
    }
}
