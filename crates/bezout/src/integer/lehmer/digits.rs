// SPDX-License-Identifier: MIT OR Apache-2.0
//! Batches on numbers in digits of 51 bits, while the division steps of the next batch run: its
//! prefixes are computed first.
//!
//! The steps wait for the divider, and the products run on units of their own: so most of their
//! time is hidden. For the prefixes, the matrix is applied to the eight digits on top alone. What
//! the digits below add is between -1 and 2 units of the prefix, which [`short_entries`] permits.

use super::steps::{Work, short_entries};
use crate::backend::x86_64::integer::digits51::{
    BIAS, BITS, Computation, LANES, Rows, Sweep, Vectors, compute,
};
use crate::integer::shared::transition::{Cofactors, Matrix};
use crate::limbs_vartime::{adc, sbb, significant};
use core::mem::swap;
use core::slice;

/// Words of a row that takes numbers of `limbs` limbs in digits.
pub const fn row(limbs: usize) -> usize {
    (top(64 * limbs) / LANES + 1) * LANES
}

/// The least number of limbs.
pub const LEAST: usize = 7;

/// Bits below which prefixes have fewer digits than they need.
const SHORTEST: usize = 5 * BITS;

/// Digits of a prefix.
const PREFIX: usize = 5;

/// The digit that holds bit `bits` of a number.
const fn top(bits: usize) -> usize {
    bits / BITS
}

/// Reduces (x, y), of `limbs` limbs each, by batches, as long as both stay at least `2^target`. It
/// returns whether the signs are flipped. It ends where a quotient is too long for a batch, or
/// where the numbers are short.
///
/// All rows have the length [`row`] of the longest number in them, and zeros above it. `seen` sees
/// all matrices.
pub fn reduce<'a, const C: usize>(
    x: &mut &'a mut [u64],
    y: &mut &'a mut [u64],
    limbs: usize,
    columns: &mut [&mut Cofactors<'_>; C],
    target: usize,
    seen: impl FnMut(&Matrix),
) -> bool {
    let bits = 64 * limbs - ((x[limbs - 1] | y[limbs - 1]).leading_zeros() as usize);
    let shortest = SHORTEST.max(target + BITS + 2);
    if bits < shortest {
        return false;
    }
    let whole = |row: &[u64]| row.len().is_multiple_of(LANES);
    assert!(whole(x) && whole(y), "rows are whole vectors");
    assert!(
        columns.iter().all(|c| whole(c.u) && whole(c.v)),
        "columns are whole vectors"
    );
    compute(Reduction {
        x,
        y,
        bits,
        limbs,
        columns,
        shortest,
        seen,
    })
}

struct Reduction<'r, 'a, 'k, 'c, const C: usize, F> {
    x: &'r mut &'a mut [u64],
    y: &'r mut &'a mut [u64],
    limbs: usize,
    /// Of the longer number.
    bits: usize,
    columns: &'r mut [&'k mut Cofactors<'c>; C],
    /// It ends below that.
    shortest: usize,
    seen: F,
}

impl<const C: usize, F: FnMut(&Matrix)> Computation for Reduction<'_, '_, '_, '_, C, F> {
    type Output = bool;

    #[inline(always)]
    fn run(mut self, vectors: Vectors) -> bool {
        let (x, y) = (self.x, self.y);
        enter(x, self.limbs, BIAS);
        enter(y, self.limbs, BIAS);
        // Entries after a batch on numbers of `bits` bits have at most `grown - bits` ones.
        let mut grown = self.bits;
        for c in self.columns.iter_mut() {
            enter(c.u, c.len, 0);
            enter(c.v, c.len, 0);
            grown = grown.max(64 * c.len + self.bits + BITS + 3);
        }
        let (mut bits, mut flipped) = (self.bits, false);
        let first = Upper::of(x, y, bits);
        let mut batch = match first.prefixes() {
            Some((p, q, _)) => short_entries(p, q, &mut ()),
            None => None,
        };
        while let Some(m) = batch {
            (self.seen)(&m);
            flipped ^= m.flipped;
            if m.flipped {
                swap(x, y);
            }
            let rows = of_numbers(&m);
            let upper = Upper::of(x, y, bits).after(vectors, rows);
            let used = whole(top(bits));
            let mut products = Products {
                vectors,
                cofactors: of_cofactors(&m),
                sweep: Sweep::new(vectors, rows, &mut x[..used], &mut y[..used]),
                columns: self.columns.iter_mut(),
                digits: whole(top(grown - bits)),
            };
            batch = None;
            if let Some((p, q, new)) = upper.prefixes() {
                bits = new;
                if bits >= self.shortest {
                    batch = short_entries(p, q, &mut products);
                }
            }
            while products.next() {}
        }
        leave(x, top(bits) + 1, BIAS);
        leave(y, top(bits) + 1, BIAS);
        for c in self.columns {
            let used = whole(top(grown - bits)).min(c.u.len());
            leave(c.u, used, 0);
            leave(c.v, used, 0);
            c.len = significant(c.u).max(significant(c.v)).max(1);
        }
        flipped
    }
}

/// A batch on all digits: first those of the numbers, then those of the columns.
struct Products<'s, 'r, 'c> {
    vectors: Vectors,
    cofactors: Rows,
    sweep: Sweep<'s>,
    columns: slice::IterMut<'s, &'r mut Cofactors<'c>>,
    /// Words of a column that may not be zero afterwards.
    digits: usize,
}

impl Products<'_, '_, '_> {
    /// The next vector; false if there is none.
    #[inline(always)]
    fn next(&mut self) -> bool {
        if self.sweep.step() {
            return true;
        }
        let Some(c) = self.columns.next() else {
            return false;
        };
        let digits = self.digits.min(c.u.len());
        let (u, v) = (&mut c.u[..digits], &mut c.v[..digits]);
        self.sweep = Sweep::new(self.vectors, self.cofactors, u, v);
        true
    }
}

impl Work for Products<'_, '_, '_> {
    #[inline(always)]
    fn step(&mut self) {
        self.next();
    }
}

/// The words of whole vectors up to a digit.
const fn whole(digit: usize) -> usize {
    (digit / LANES + 1) * LANES
}

/// What the matrix does to numbers, after an exchange where it is flipped.
#[inline(always)]
fn of_numbers(m: &Matrix) -> Rows {
    let entries = match m.flipped {
        false => [m.a, m.b, m.c, m.d],
        true => [m.b, m.a, m.d, m.c],
    };
    Rows {
        entries,
        difference: true,
    }
}

#[inline(always)]
fn of_cofactors(m: &Matrix) -> Rows {
    Rows {
        entries: [m.a, m.b, m.c, m.d],
        difference: false,
    }
}

/// Two vectors of digits on top of both numbers; after a matrix, the two lowest ones are wrong
/// unless they are the lowest of all.
struct Upper {
    x: [u64; 2 * LANES],
    y: [u64; 2 * LANES],
    /// The place of the first one.
    start: usize,
    /// Which of these is on top.
    last: usize,
}

impl Upper {
    #[inline(always)]
    fn of(x: &[u64], y: &[u64], bits: usize) -> Self {
        let start = top(bits).saturating_sub(2 * LANES - 1);
        let digits = |z: &[u64]| {
            let mut out = [0; 2 * LANES];
            out.copy_from_slice(&z[start..start + 2 * LANES]);
            out
        };
        Self {
            x: digits(x),
            y: digits(y),
            start,
            last: top(bits) - start,
        }
    }

    #[inline(always)]
    fn after(mut self, vectors: Vectors, rows: Rows) -> Self {
        let mut sweep = Sweep::new(vectors, rows, &mut self.x, &mut self.y);
        sweep.step();
        sweep.step();
        self
    }

    /// The 128 bits from the top bit of the longer number on, of both, and the bits of the longer
    /// one. None if the numbers are too short for that.
    #[inline(always)]
    fn prefixes(&self) -> Option<(u128, u128, usize)> {
        let lowest = self.last.checked_sub(PREFIX - 1)?;
        let (x, y) = (words(&self.x, lowest), words(&self.y, lowest));
        // One of the two words on top is not zero, if the numbers have 129 bits from the lowest
        // digit on.
        let upper = x[3] | y[3] != 0;
        let pick = |w: [u64; 4]| match upper {
            true => [w[3], w[2], w[1]],
            false => [w[2], w[1], w[0]],
        };
        let (x, y) = (pick(x), pick(y));
        if x[0] | y[0] == 0 {
            return None;
        }
        let shift = (x[0] | y[0]).leading_zeros();
        let join = |high: u64, low: u64| high << shift | (low >> 1) >> (63 - shift);
        let prefix = |w: [u64; 3]| (join(w[0], w[1]) as u128) << 64 | join(w[1], w[2]) as u128;
        let bits = (self.start + lowest) * BITS + 192 + 64 * upper as usize - shift as usize;
        Some((prefix(x), prefix(y), bits))
    }
}

/// The value of five digits from the given one on, modulo 2^255; 0 if it is slightly below.
#[inline(always)]
fn words(digits: &[u64; 2 * LANES], lowest: usize) -> [u64; 4] {
    /// The biases of all five.
    const BIASES: [u64; 4] = [BIAS | BIAS << 51, BIAS << 38, BIAS << 25, BIAS << 12];
    let digit = |i: usize| digits[lowest + i];
    let (mut out, mut carry, mut borrow) = ([0; 4], false, false);
    let sums = [
        (digit(0), digit(1) << 51),
        (digit(1) >> 13, digit(2) << 38),
        (digit(2) >> 26, digit(3) << 25),
        (digit(3) >> 39, digit(4) << 12),
    ];
    for i in 0..4 {
        (out[i], carry) = adc(sums[i].0, sums[i].1, carry);
        (out[i], borrow) = sbb(out[i], BIASES[i], borrow);
    }
    match out[3] >> 62 & 1 {
        0 => [out[0], out[1], out[2], out[3] & (u64::MAX >> 1)],
        _ => [0; 4],
    }
}

/// Limbs to words of digits, in place; all words above them become zeros.
fn enter(row: &mut [u64], limbs: usize, bias: u64) {
    for i in (0..row.len()).rev() {
        let (limb, shift) = (i * BITS / 64, i * BITS % 64);
        let at = |k: usize| if k < limbs { row[k] } else { 0 };
        let word = at(limb) >> shift | (at(limb + 1) << 1) << (63 - shift);
        row[i] = (word & ((1 << BITS) - 1)) + bias;
    }
}

/// Back, modulo the power of two that `digits` of them hold.
fn leave(row: &mut [u64], digits: usize, bias: u64) {
    let (mut sum, mut held, mut at) = (0i128, 0, 0);
    for i in 0..digits {
        sum += (row[i].wrapping_sub(bias) as i64 as i128) << held;
        held += BITS;
        if held >= 64 {
            row[at] = sum as u64;
            at += 1;
            sum >>= 64;
            held -= 64;
        }
    }
    if at < row.len() && held > 0 {
        row[at] = sum as u64 & ((1 << held) - 1);
        at += 1;
    }
    row[at..].fill(0);
}
