// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches of lengths without a form in vectors of their own: they go by the next longer one, with
//! zeros on top.
//!
//! Rows are copied to the stack in groups, and the results back. A product in vectors takes a
//! fraction of a portable one, so that the longer length and the copies pay: see `choice`.

use super::choice::{Operation, extended};
use super::invert::{self, Inverter};
use super::residues::{Residues, invert_vartime};
use crate::ct::{Mask, wipe};
use crate::integer::shared::modulus_ref::ModulusRef;
use crate::integer::shared::montgomery;
use crate::integer::shared::r_squared::r_squared;
use crate::montgomery_trick as trick;
use crate::timing::Timing;

/// Words of a group. With them an inversion is a tenth of the time of four words, and a third of
/// that of sixteen.
const WORDS: usize = 1024;

/// What is the same for all groups of a batch.
struct Batch<'a> {
    timing: Timing,
    n: usize,
    m: ModulusRef<'a>,
    r2: &'a [u64],
}

/// Chooses the length and what inverts there.
macro_rules! by_length {
    ($rows:expr, $n:expr, $m:expr, $r2:expr, $timing:expr, $w:ident => $inverter:expr, $form:expr) => {{
        let batch = Batch {
            timing: $timing,
            n: $n,
            m: $m,
            r2: $r2,
        };
        match extended($n, count_of($rows.len(), $n)) {
            Some(4) => {
                const $w: usize = 4;
                Some(batch.run::<$w>($rows, $inverter, $form))
            }
            Some(6) => {
                const $w: usize = 6;
                Some(batch.run::<$w>($rows, $inverter, $form))
            }
            Some(8) => {
                const $w: usize = 8;
                Some(batch.run::<$w>($rows, $inverter, $form))
            }
            Some(16) => {
                const $w: usize = 16;
                Some(batch.run::<$w>($rows, $inverter, $form))
            }
            _ => None,
        }
    }};
}

/// `words / n`, without a division by a number that the compiler does not know, whose time may
/// depend on the numbers.
#[inline(always)]
fn count_of(words: usize, n: usize) -> usize {
    macro_rules! by {
        ($($n:literal)*) => {
            match n {
                $($n => words / $n,)*
                // Other lengths are not extended.
                _ => 0,
            }
        };
    }
    by!(3 5 7 10 11 12 13 14 15)
}

/// Replaces rows of `n` limbs by their inverses as `batch` does, if there is a longer form for
/// them. Returns yes if all had one.
///
/// Timing: depends on the limbs and `m.bits()`, on the count, and in which groups a nonzero row has
/// no inverse.
#[inline(never)]
pub(super) fn in_constant_time(
    rows: &mut [u64],
    n: usize,
    m: ModulusRef<'_>,
    r2: &[u64],
) -> Option<Mask> {
    by_length!(rows, n, m, r2, Timing::Constant, W => |out, x, m, _| {
        invert::of_length::<W>(out, x, m).0
    }, false)
}

/// The same in Montgomery's form of `n` limbs.
#[inline(never)]
pub(super) fn in_montgomery_form(
    rows: &mut [u64],
    n: usize,
    m: ModulusRef<'_>,
    r2: &[u64],
) -> Option<Mask> {
    by_length!(rows, n, m, r2, Timing::Constant, W => |out, x, m, factor| {
        let (yes, _) = invert::of_length::<W>(out, x, m);
        let mut product = [0; W];
        montgomery::mul(&mut product, out, factor, m);
        out.copy_from_slice(&product);
        wipe(&mut product);
        yes
    }, true)
}

/// The same in variable time.
#[inline(never)]
pub(super) fn in_variable_time(
    rows: &mut [u64],
    n: usize,
    m: ModulusRef<'_>,
    r2: &[u64],
) -> Option<bool> {
    let all = by_length!(rows, n, m, r2, Timing::Variable, W => |out, x, m, _| {
        invert_vartime(out, x, m, &mut [0; invert::scratch_vartime(W)])
    }, false);
    all.map(|all| all.bit() == 1)
}

/// Montgomery's trick on a group, in one place for all lengths.
#[inline(never)]
fn group_by(
    ring: &mut Residues<'_>,
    xs: &mut [u64],
    before: &mut [u64],
    room: [&mut [u64]; 3],
    timing: Timing,
) -> Mask {
    match timing {
        Timing::Constant => trick::invert(ring, xs, before, room),
        _ => Mask::from_bit(u64::from(trick::invert_vartime(ring, xs, before, room))),
    }
}

impl Batch<'_> {
    /// In groups of rows with `W` limbs. The scratch of the inverter is `R^2` of `n` limbs, times
    /// `R` of `W`, if it is asked for.
    #[inline(always)]
    fn run<const W: usize>(&self, rows: &mut [u64], inverter: Inverter, form: bool) -> Mask {
        let (mut modulus, mut r2, mut factor) = ([0; W], [0; W], [0; W]);
        modulus[..self.n].copy_from_slice(&self.m.limbs()[..self.n]);
        r2[..self.n].copy_from_slice(&self.r2[..self.n]);
        let m = ModulusRef::from_parts(&modulus, self.m.inverse64(), self.m.bits());
        if form {
            let (mut wide, mut tmp) = ([0; W], [0; W]);
            r_squared(&mut wide, &modulus, &mut tmp);
            montgomery::mul(&mut factor, &r2, &wide, m);
            wipe(&mut wide);
            wipe(&mut tmp);
        }
        let (mut xs, mut before) = ([0; WORDS], [0; WORDS]);
        let mut all = Mask::from_bit(1);
        let (mut left, mut rest) = (count_of(rows.len(), self.n), rows);
        while left > 0 {
            // No last group of a few rows: each group takes an inversion.
            let count = match left <= 2 * (WORDS / W) {
                true if left > WORDS / W => left.div_ceil(2),
                _ => left.min(WORDS / W),
            };
            left -= count;
            let (group, others) = rest.split_at_mut(count * self.n);
            rest = others;
            let xs = &mut xs[..count * W];
            for (i, x) in xs.as_chunks_mut::<W>().0.iter_mut().enumerate() {
                // What is above is zero: new, or wiped.
                x[..self.n].copy_from_slice(&group[i * self.n..][..self.n]);
            }
            let mut room = [[0; W]; 3];
            let way = Operation::InvertBatch { limbs: W, count }.way();
            let mut ring = Residues {
                m,
                r2: &r2,
                way,
                inverter,
                scratch: &mut factor,
            };
            let room = room.each_mut().map(|x| &mut x[..]);
            all = all & group_by(&mut ring, xs, &mut before[..count * W], room, self.timing);
            for (i, x) in xs.as_chunks::<W>().0.iter().enumerate() {
                group[i * self.n..][..self.n].copy_from_slice(&x[..self.n]);
            }
            wipe(xs);
        }
        // What is secret of a modulus.
        for secret in [&mut modulus, &mut r2, &mut factor] {
            wipe(secret);
        }
        all
    }
}
