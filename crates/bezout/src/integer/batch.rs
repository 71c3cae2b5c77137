// SPDX-License-Identifier: MIT OR Apache-2.0
//! Montgomery's trick modulo any odd number, in groups of rows.

use super::choice::{Operation, Way};
#[cfg(target_arch = "x86_64")]
use super::extended;
use super::invert::{self, Inverter, greater};
use super::residues::{Residues, invert_vartime};
use crate::ct::{Mask, wipe};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::montgomery_trick as trick;
use subtle::Choice;

/// Rows that are inverted together: their products stay in the nearest cache, and an inversion is
/// then a tenth of the time at most.
const GROUP: usize = 256;

/// Scratch words of [`invert_rows`], for this many rows.
pub(crate) const fn rows_scratch(limbs: usize, rows: usize) -> usize {
    let rows = if rows < GROUP { rows } else { GROUP };
    let room = greater(invert::scratch(limbs), invert::scratch_vartime(limbs));
    limbs.saturating_mul(rows + 3).saturating_add(room)
}

/// Replaces rows of as many limbs as the modulus has by their inverses, or by zero where there is
/// none. Returns yes if all had one. `r2` is `R^2` modulo the modulus. What is used of the scratch
/// is wiped.
///
/// Timing: depends on the limbs and `m.bits()`, on the count, and in which groups a nonzero row has
/// no inverse.
pub(crate) fn invert_rows(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    scratch: &mut [u64],
) -> Choice {
    // A loop whose length the compiler knows takes a product of few limbs half the time. A build
    // for size has one copy.
    macro_rules! by_length {
        ($($limbs:literal)*) => {
            match m.limbs().len() {
                $($limbs if !cfg!(bezout_size) => in_groups(rows, $limbs, scratch, |rows, before, _| {
                    rows_of_length::<$limbs>(rows, m, r2, before)
                }),)*
                limbs => in_groups(rows, limbs, scratch, |rows, before, rest| {
                    rows_of_any_length(rows, m, r2, before, rest)
                }),
            }
        };
    }
    by_length!(1 2 3 4 6 8 9 16 32 64).choice()
}

/// As [`invert_rows`], in variable time: bisection finds the rows without an inverse. Nothing is
/// wiped.
#[cfg(feature = "alloc")]
pub(crate) fn invert_rows_vartime(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    scratch: &mut [u64],
) -> bool {
    let n = m.limbs().len();
    macro_rules! by_length {
        ($($limbs:literal)*) => {
            match n {
                $($limbs => in_groups(rows, n, scratch, |rows, before, rest| {
                    let all = rows_of_length_vartime::<$limbs>(rows, m, r2, before, rest);
                    Mask::from_bit(u64::from(all))
                }),)*
                _ => in_groups(rows, n, scratch, |rows, before, rest| {
                    let all = rows_of_any_length_vartime(rows, m, r2, before, rest);
                    Mask::from_bit(u64::from(all))
                }),
            }
        };
    }
    by_length!(1 2 3 4 6 8 9 16 32 64).bit() == 1
}

#[cfg(feature = "alloc")]
#[inline(never)]
fn rows_of_any_length_vartime(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    rest: &mut [u64],
) -> bool {
    let n = m.limbs().len();
    #[cfg(target_arch = "x86_64")]
    if let Some(all) = extended::in_variable_time(rows, n, m, r2) {
        return all;
    }
    let (room, scratch) = rest.split_at_mut(3 * n);
    let mut ring = Residues {
        m,
        r2,
        way: way(n, rows.len()),
        inverter: invert_vartime,
        scratch,
    };
    trick::invert_vartime(&mut ring, rows, before, thirds(room, n))
}

/// Montgomery's trick on rows of `L` limbs, with as many words of scratch, wiped.
#[inline(always)]
pub(crate) fn rows_of_length<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
) -> Mask {
    #[cfg(target_arch = "x86_64")]
    if let Some(all) = extended::in_constant_time(rows, L, m, r2) {
        return all;
    }
    let inverter: Inverter = |out, x, m, _| invert::of_length::<L>(out, x, m).0;
    rows_by::<L>(rows, m, r2, before, inverter, &mut [])
}

/// The same in variable time. Nothing is wiped.
#[inline(always)]
pub(crate) fn rows_of_length_vartime<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    scratch: &mut [u64],
) -> bool {
    #[cfg(target_arch = "x86_64")]
    if let Some(all) = extended::in_variable_time(rows, L, m, r2) {
        return all;
    }
    let mut room = [[0; L]; 3];
    let mut ring = Residues {
        m: ModulusRef::from_parts(&m.limbs()[..L], m.inverse64(), m.bits()),
        r2: &r2[..L],
        way: way(L, rows.len()),
        inverter: invert_vartime,
        scratch,
    };
    trick::invert_vartime(&mut ring, rows, before, room.each_mut().map(|x| &mut x[..]))
}

/// The same in Montgomery's form: `x R` becomes `R / x`. The one inverse is multiplied by `R^2`,
/// and all others are multiples of it.
pub(crate) fn montgomery_rows_of_length<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
) -> Mask {
    #[cfg(target_arch = "x86_64")]
    if let Some(all) = extended::in_montgomery_form(rows, L, m, r2) {
        return all;
    }
    let inverter: Inverter = |out, x, m, r2| {
        let (yes, _) = invert::of_length::<L>(out, x, m);
        let mut product = [0; L];
        montgomery::mul(&mut product, out, r2, m);
        montgomery::mul(out, &product, r2, m);
        wipe(&mut product);
        yes
    };
    let mut copy: [u64; L] = core::array::from_fn(|i| r2[i]);
    rows_by::<L>(rows, m, r2, before, inverter, &mut copy)
}

#[inline(always)]
fn rows_by<const L: usize>(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    inverter: Inverter,
    scratch: &mut [u64],
) -> Mask {
    let mut room = [[0; L]; 3];
    let mut ring = Residues {
        m: ModulusRef::from_parts(&m.limbs()[..L], m.inverse64(), m.bits()),
        r2: &r2[..L],
        way: way(L, rows.len()),
        inverter,
        scratch,
    };
    trick::invert(&mut ring, rows, before, room.each_mut().map(|x| &mut x[..]))
}

#[inline(never)]
fn rows_of_any_length(
    rows: &mut [u64],
    m: ModulusRef<'_>,
    r2: &[u64],
    before: &mut [u64],
    rest: &mut [u64],
) -> Mask {
    let n = m.limbs().len();
    #[cfg(target_arch = "x86_64")]
    if let Some(all) = extended::in_constant_time(rows, n, m, r2) {
        return all;
    }
    let (room, scratch) = rest.split_at_mut(3 * n);
    let mut ring = Residues {
        m,
        r2,
        way: way(n, rows.len()),
        inverter: |out, x, m, s| invert::by(Operation::Invert(x.len()).way(), out, x, m, s),
        scratch,
    };
    trick::invert(&mut ring, rows, before, thirds(room, n))
}

/// Calls `invert` with each group of rows, as many words for products, and the rest of the scratch.
#[inline(always)]
fn in_groups(
    rows: &mut [u64],
    n: usize,
    scratch: &mut [u64],
    mut invert: impl FnMut(&mut [u64], &mut [u64], &mut [u64]) -> Mask,
) -> Mask {
    let mut all = Mask::from_bit(1);
    for group in rows.chunks_mut(GROUP * n) {
        let (before, rest) = scratch.split_at_mut(group.len());
        all = all & invert(group, before, rest);
    }
    all
}

/// The way for this many words of rows of `n` limbs.
#[inline(always)]
fn way(n: usize, words: usize) -> Way {
    let (limbs, count) = (n, words / n);
    Operation::InvertBatch { limbs, count }.way()
}

fn thirds(room: &mut [u64], n: usize) -> [&mut [u64]; 3] {
    let (a, rest) = room.split_at_mut(n);
    let (b, c) = rest.split_at_mut(n);
    [a, b, c]
}
