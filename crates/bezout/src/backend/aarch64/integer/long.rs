// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches on numbers of any length, by routines with a loop over the limbs \[BY19, Wui21\].
//!
//! A state has room for numbers of a few lengths; what works in it knows their length at run time
//! alone. Outside, numbers have limbs of 60 bits.

#![allow(unsafe_code)]

use super::routines::{self, AMONG, LONGEST};
use super::state::{BITS, Head};
use crate::backend::flips::Flips;
use crate::ct::wipe;

/// Whether there are routines for numbers of as many words: those of a few lengths, and these for
/// lengths that would be padded by more than a fifth.
pub(crate) const fn takes(words: usize) -> bool {
    4 <= words && words <= LONGEST
}

/// Limbs that a turn of the loop works on.
const TURN: usize = 4;

/// Four limbs of `f`, `g`, `d`, `e`, and those of the modulus.
#[derive(Clone, Copy, Default)]
#[repr(C)]
pub(crate) struct Group {
    numbers: [[u32; 4]; TURN],
    modulus: [u32; TURN],
}

/// Four limbs of `f` and `g`.
pub(crate) type Pairs = [[u32; 2]; TURN];

/// What the routine for inverses works on.
#[repr(C, align(64))]
pub(crate) struct LongInvertState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) inverse: u64,
    pub(super) batches: u64,
    pub(super) groups: u64,
    pub(super) top: [u32; 4],
    pub(super) limbs: T,
}

/// What the routine for gcds works on.
#[repr(C, align(64))]
pub(crate) struct LongGcdState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) batches: u64,
    pub(super) groups: u64,
    pub(super) top: [u32; 2],
    pub(super) limbs: T,
}

/// What the routine for symbols works on.
#[repr(C, align(64))]
pub(crate) struct LongJacobiState<T: ?Sized> {
    pub(super) head: Head,
    pub(super) halvings: i64,
    pub(super) falls: i64,
    pub(super) turns: i64,
    pub(super) batches: u64,
    pub(super) groups: u64,
    pub(super) top: [u32; 2],
    pub(super) before: u64,
    pub(super) differs: u64,
    pub(super) unused: u64,
    pub(super) limbs: T,
}

/// How many groups a number takes that has `limbs60` limbs of 60 bits.
pub(crate) const fn groups(limbs60: usize) -> usize {
    (2 * limbs60).div_ceil(TURN)
}

/// How many of `groups` groups are left to the loop, for a state that has room for `room`.
fn in_the_loop(groups: usize, room: usize) -> u64 {
    assert!(groups * TURN > AMONG && groups <= room);
    (groups - AMONG / TURN) as u64
}

/// Limb `i` of a nonnegative number.
#[inline(always)]
fn limb(x: &[u64], i: usize) -> u32 {
    let word = x.get(i / 2).copied().unwrap_or(0);
    (word >> (BITS * (i % 2))) as u32 & ((1 << BITS) - 1)
}

/// Writes the number whose `count` limbs these are, no fewer than there are in `out`.
#[inline(always)]
fn join(out: &mut [u64], count: usize, at: impl Fn(usize) -> u32) {
    let n = out.len();
    debug_assert!(count >= 2 * n);
    // The highest one is signed.
    let limb = |i: usize| match i + 1 == count {
        true => i64::from(at(i) as i32),
        false => i64::from(at(i)),
    };
    for (i, o) in out.iter_mut().enumerate() {
        *o = (limb(2 * i) | limb(2 * i + 1) << BITS) as u64;
    }
    if count > 2 * n {
        out[n - 1] |= (limb(2 * n) << (2 * BITS)) as u64;
    }
}

impl<const GROUPS: usize> LongInvertState<[Group; GROUPS]> {
    /// Room, in place.
    #[inline(always)]
    pub(crate) fn room() -> Self {
        Self {
            head: Head::new(1, 0),
            inverse: 1,
            batches: 1,
            groups: 1,
            top: [0; 4],
            limbs: [Group::default(); GROUPS],
        }
    }
}

impl LongInvertState<[Group]> {
    /// As [`run`](super::invert::run), on nonnegative numbers of any one length for which there is
    /// room.
    ///
    /// Timing: depends on the lengths and on `batches`.
    pub(crate) fn run(
        &mut self,
        numbers: [&mut [u64]; 4],
        m: &[u64],
        inverse: u64,
        batches: usize,
    ) {
        let groups = groups(m.len());
        self.groups = in_the_loop(groups, self.limbs.len());
        assert!(batches > 0);
        (self.inverse, self.batches) = (inverse, batches as u64);
        self.head = Head::new(numbers[0][0], numbers[1][0]);
        for (k, group) in self.limbs[..groups].iter_mut().enumerate() {
            for j in 0..TURN {
                let i = TURN * k + j;
                group.numbers[j] = core::array::from_fn(|n| limb(numbers[n], i));
                group.modulus[j] = limb(m, i);
            }
        }
        self.top = self.limbs[groups - 1].numbers[TURN - 1];
        // SAFETY: the routine reads and writes one such state up to the end of its groups, which
        // has been asserted to be inside; the state is borrowed for the call. Every CPU of this
        // target has its instructions.
        unsafe { routines::neon_invert_long((&raw mut *self).cast()) }
        let [f, _, d, _] = numbers;
        for (out, n) in [(f, 0), (d, 2)] {
            join(out, TURN * groups, |i| {
                self.limbs[i / TURN].numbers[i % TURN][n]
            });
        }
        self.head.wipe();
        wipe(core::slice::from_mut(&mut self.inverse));
        wipe(&mut self.top);
        for group in &mut self.limbs[..groups] {
            wipe(group.numbers.as_flattened_mut());
            wipe(&mut group.modulus);
        }
    }
}

/// Writes `f` and `g`, which are not negative, as groups. Returns the highest limbs.
fn write(groups: &mut [Pairs], f: &[u64], g: &[u64]) -> [u32; 2] {
    for (i, pair) in groups.as_flattened_mut().iter_mut().enumerate() {
        *pair = [limb(f, i), limb(g, i)];
    }
    groups[groups.len() - 1][TURN - 1]
}

/// Reads `f` from groups, and wipes them.
fn take(f: &mut [u64], groups: &mut [Pairs]) {
    let pairs = groups.as_flattened_mut();
    join(f, pairs.len(), |i| pairs[i][0]);
    wipe(pairs.as_flattened_mut());
}

impl<const GROUPS: usize> LongGcdState<[Pairs; GROUPS]> {
    /// Room, in place.
    #[inline(always)]
    pub(crate) fn room() -> Self {
        Self {
            head: Head::new(1, 0),
            batches: 1,
            groups: 1,
            top: [0; 2],
            limbs: [Pairs::default(); GROUPS],
        }
    }
}

impl LongGcdState<[Pairs]> {
    /// As [`run`](super::gcd::run), on nonnegative numbers of any one length for which there is
    /// room.
    ///
    /// Timing: depends on the lengths and on `batches`.
    pub(crate) fn run(&mut self, f: &mut [u64], g: &[u64], batches: usize) {
        let groups = groups(f.len());
        self.groups = in_the_loop(groups, self.limbs.len());
        assert!(batches > 0);
        self.batches = batches as u64;
        self.head = Head::new(f[0], g[0]);
        self.top = write(&mut self.limbs[..groups], f, g);
        // SAFETY: as for inverses.
        unsafe { routines::neon_gcd_long((&raw mut *self).cast()) }
        take(f, &mut self.limbs[..groups]);
        self.head.wipe();
        wipe(&mut self.top);
    }
}

impl<const GROUPS: usize> LongJacobiState<[Pairs; GROUPS]> {
    /// Room, in place.
    #[inline(always)]
    pub(crate) fn room() -> Self {
        Self {
            head: Head::new(1, 0),
            halvings: 0,
            falls: 0,
            turns: 0,
            batches: 1,
            groups: 1,
            top: [0; 2],
            before: 0,
            differs: 0,
            unused: 0,
            limbs: [Pairs::default(); GROUPS],
        }
    }
}

impl LongJacobiState<[Pairs]> {
    /// As [`run`](super::jacobi::run), on nonnegative numbers of any one length for which there is
    /// room.
    ///
    /// Timing: depends on the lengths and on `batches`.
    pub(crate) fn run(&mut self, f: &mut [u64], g: &[u64], batches: usize) -> Flips {
        let groups = groups(f.len());
        self.groups = in_the_loop(groups, self.limbs.len());
        assert!(batches > 0);
        self.batches = batches as u64;
        // The steps look at the low 61 bits.
        self.head = Head::new(f[0] | f[1] << 60, g[0] | g[1] << 60);
        (self.halvings, self.falls, self.turns) = (0, 0, 0);
        self.top = write(&mut self.limbs[..groups], f, g);
        // SAFETY: as for inverses.
        unsafe { routines::neon_jacobi_long((&raw mut *self).cast()) }
        take(f, &mut self.limbs[..groups]);
        let flips = Flips {
            halvings: self.halvings,
            falls: self.falls,
            turns: self.turns,
        };
        self.head.wipe();
        for word in [&mut self.halvings, &mut self.falls, &mut self.turns] {
            wipe(core::slice::from_mut(word));
        }
        wipe(core::slice::from_mut(&mut self.before));
        wipe(core::slice::from_mut(&mut self.differs));
        wipe(&mut self.top);
        flips
    }
}

#[cfg(test)]
mod tests {
    use super::{TURN, groups, join, limb};

    #[test]
    fn limbs_and_their_numbers_agree() {
        let low = (1 << 60) - 1;
        for x in [[low, 1, 5], [1 << 30, low >> 1, 0], [low; 3]] {
            for count in [6, 8] {
                let mut out = [0; 3];
                // Of a negative number the highest limb is.
                for minus in [0, u32::MAX] {
                    let below = ((1u64 << 30) - 1) as u32;
                    join(&mut out, count, |i| match i + 1 == count {
                        true => limb(&x, i) & below >> 1 | minus << 29,
                        false => limb(&x, i) ^ minus & below,
                    });
                    assert_eq!((out[2] as i64) < 0, minus != 0);
                    let bits = |x: u64| if minus == 0 { x } else { x ^ low };
                    assert_eq!(out[..2], [bits(x[0]), bits(x[1])]);
                }
            }
        }
        assert_eq!((groups(11), TURN * groups(12)), (6, 24));
    }
}
