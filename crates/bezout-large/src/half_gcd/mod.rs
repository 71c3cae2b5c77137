// SPDX-License-Identifier: MIT OR Apache-2.0
//! Half-GCD: the transition matrix of the upper half of two numbers, by recursion \[Sch71, Mol08\].
//!
//! *When a matrix may be used.* Let x = X U + e and y = Y U + f with upper parts X, Y, a unit U and
//! 0 <= e, f < U. A row of a matrix that takes (X, Y) to R in it takes (x, y) to `R U + (a e - b
//! f) > (R - max(a, b)) U`. Its entries are at most the quotient of an old and a new number. So a
//! reduction of numbers of 2 m + 64 bits or more by m bits leaves numbers of m + 64 bits, which
//! exceed all entries, and the matrix may be used whatever follows the upper parts. What comes out
//! may be less than 2^target by the part 2^-64 of it: the next reduction asks for its own target.

mod leaf;
mod matrix;
mod watch;

pub(crate) use watch::{Watch, quotients};

use crate::choice::lengths;
use crate::divide::div_rem;
use crate::limbs::{Limbs, add_assign, bits, compare, high, sub_assign, trim};
use crate::stop;
use bezout::parts::{
    lehmer::{Cofactors, reduce_above},
    limbs::significant,
};
use core::cmp::Ordering;
use leaf::leaf;
use matrix::{Matrix, Prepared};

/// Bits by which an upper part is longer than what a reduction leaves of it.
const GUARD: usize = 64;

/// Reduces (x, y) by about `m` bits, and not below that.
fn reduce(x: &mut Limbs, y: &mut Limbs, m: usize, watch: &mut impl Watch) -> Matrix {
    let length = bits(x).max(bits(y));
    let target = length.saturating_sub(m);
    if bits(x).min(bits(y)) <= target {
        return Matrix::identity();
    }
    if m <= lengths().leaf {
        return leaf(x, y, target, watch);
    }
    stop::check();
    let mut first = reduce_upper(x, y, m / 2, watch).matrix;
    if first.is_identity() {
        match step(x, y, target, watch) {
            Some(q) => first = Matrix::quotient(q),
            None => return first,
        }
    }
    let length = bits(x).max(bits(y));
    if length < target + GUARD {
        return first;
    }
    let second = reduce_upper(x, y, length - target, watch);
    if second.matrix.is_identity() {
        return first;
    }
    second.after(&first, m / 64 + 2)
}

/// The same by their upper parts alone.
fn reduce_upper(x: &mut Limbs, y: &mut Limbs, m: usize, watch: &mut impl Watch) -> Prepared {
    let length = bits(x).max(bits(y));
    let k = length.saturating_sub(2 * m + GUARD) / 64;
    let (mut first, mut second) = (high(x, k), high(y, k));
    let matrix = reduce(&mut first, &mut second, m, watch);
    if matrix.is_identity() {
        return matrix.prepare(0);
    }
    #[cfg(feature = "witness")]
    bezout::witness::note("half_gcd/large");
    let matrix = matrix.prepare(k);
    matrix.apply(x, y, k, [first, second]);
    matrix
}

/// (x, y) = (y, x mod y), and the quotient, if both have more than `target` bits then; else nothing
/// changes.
fn step(x: &mut Limbs, y: &mut Limbs, target: usize, watch: &mut impl Watch) -> Option<Limbs> {
    if bits(y) <= target || y.is_empty() {
        return None;
    }
    let (q, rest) = match compare(x, y).is_lt() {
        true => (Limbs::new(), x.clone()),
        false => div_rem(x, y),
    };
    if bits(&rest) <= target {
        return None;
    }
    *x = core::mem::replace(y, rest);
    watch.quotient(lowest(&q));
    Some(q)
}

fn lowest(q: &Limbs) -> u64 {
    q.first().copied().unwrap_or(0)
}

/// Two numbers on their way down, and one column of the matrix that took them there.
///
/// For first numbers X and Y, with the column that begins with (0, 1), and s = -1 if `flipped`:
/// x = -s u Y and y = s v Y modulo X. With (1, 0) it is x = s u X and y = -s v X modulo Y.
pub(crate) struct Descent<W = ()> {
    pub x: Limbs,
    pub y: Limbs,
    /// u and v, where they are asked for.
    pub column: Option<[Limbs; 2]>,
    pub flipped: bool,
    /// Whether the matrix of an upper part was taken.
    pub halved: bool,
    /// What sees the quotients.
    pub watch: W,
}

impl Descent {
    /// With the column of the second number if it is asked for.
    pub fn new(x: Limbs, y: Limbs, column: bool) -> Self {
        Self {
            x,
            y,
            column: column.then(|| [vec![], vec![1]]),
            flipped: false,
            halved: false,
            watch: (),
        }
    }

    /// Goes on until y is not above the limit, by batches on whole numbers; for what is left of a
    /// descent that was mended, and for short numbers. It needs the column.
    pub fn finish(&mut self, limit: &[u64]) {
        let Some([u, v]) = &mut self.column else {
            return;
        };
        if compare(&self.y, limit).is_le() {
            return;
        }
        let n = self.x.len();
        // v x + u y stays what it is, and x stays above the limit.
        let sum = bits(v).max(bits(u)) + bits(&self.x) + 1;
        let limbs = (sum - bits(limit).min(sum)) / 64 + 2;
        let mut scratch = vec![0; 2 * n];
        let (bound, quotient) = scratch.split_at_mut(n);
        let used = significant(limit);
        bound[..used].copy_from_slice(&limit[..used]);
        self.y.resize(n, 0);
        u.resize(limbs, 0);
        v.resize(limbs, 0);
        let mut column = Cofactors {
            len: significant(u).max(significant(v)).max(1),
            u,
            v,
        };
        let flipped = self.flipped;
        self.flipped = reduce_above(
            &mut self.x,
            &mut self.y,
            &mut column,
            flipped,
            bound,
            quotient,
        );
        for z in [&mut self.x, &mut self.y, u, v] {
            trim(z);
        }
    }
}

impl<W: Watch> Descent<W> {
    /// Without cofactors, and with something that sees the quotients.
    pub fn watched(x: Limbs, y: Limbs, watch: W) -> Self {
        Self {
            x,
            y,
            column: None,
            flipped: false,
            halved: false,
            watch,
        }
    }

    /// Goes on as long as both numbers have more than `target` bits, and parts of half their length
    /// tell how, or a division can be made.
    pub fn descend(&mut self, target: usize) {
        while bits(&self.x).min(bits(&self.y)) > target {
            let length = bits(&self.x).max(bits(&self.y));
            let m = (length * 2 / 5).min(length - target);
            let matrix = reduce_upper(&mut self.x, &mut self.y, m, &mut self.watch);
            if !matrix.matrix.is_identity() {
                self.halved = true;
                self.apply(&matrix);
            } else if let Some(q) = step(&mut self.x, &mut self.y, target, &mut self.watch) {
                self.apply(&Matrix::quotient(q).prepare(0));
            } else {
                return;
            }
        }
    }

    fn apply(&mut self, matrix: &Prepared) {
        self.flipped ^= matrix.matrix.flipped;
        if let Some([u, v]) = &mut self.column {
            matrix.apply_column(u, v);
        }
    }

    /// Makes the last quotient that of Euclid's algorithm: upper parts may give one that is one too
    /// small, and none else. It needs the column, which shows whether there was a quotient.
    pub fn mend(&mut self) {
        let order = compare(&self.x, &self.y);
        if let Some([u, v]) = &mut self.column
            && !u.is_empty()
            && order.is_le()
        {
            // Of two equal numbers upper parts do not tell which is which: Euclid's last one has
            // the smaller cofactor, or 1.
            match order.then(compare(u, v)) {
                Ordering::Equal => self.flipped = true,
                Ordering::Greater => {
                    core::mem::swap(u, v);
                    self.flipped = !self.flipped;
                }
                Ordering::Less => {}
            }
            sub_assign(&mut self.y, &self.x);
            add_assign(v, u);
        }
    }

    /// One step of Euclid's algorithm, for a y that is not 0.
    pub fn step(&mut self) {
        let (q, rest) = div_rem(&self.x, &self.y);
        self.watch.quotient(lowest(&q));
        self.x = core::mem::replace(&mut self.y, rest);
        self.apply(&Matrix::quotient(q).prepare(0));
    }
}
