// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products and remainders of many numbers by a tree \[Ber04\], and the Chinese remainder theorem
//! on it.

use crate::divide::div_rem;
use crate::limbs::{
    Limbs, add_assign, compare, natural, product, product_modulo, shifted_left, sum, trim,
};
use crate::xgcd::invert;
use alloc::vec::Vec;

/// The products of neighbors, of neighbors' products, and so on.
///
/// ```
/// use bezout_large::ProductTree;
/// let tree = ProductTree::new(&[&[3][..], &[5], &[7]]);
/// assert_eq!(tree.product(), [105]);
/// assert_eq!(tree.remainders(&[1000]), [vec![1], vec![], vec![6]]);
/// // The number below 105 that is 2, 3 and 2 modulo 3, 5 and 7.
/// assert_eq!(tree.crt(&[&[2][..], &[3], &[2]]), Some(vec![23]));
/// ```
///
/// *Source:* \[Ber04\].
#[derive(Clone, Debug)]
pub struct ProductTree {
    /// The numbers, then the products of each two of the level before; the last level has one. An
    /// odd one at the end goes up as it is.
    levels: Vec<Vec<Limbs>>,
    threads: usize,
}

/// From this many limbs on, threads take parts of a level.
const THREADS: usize = if cfg!(test) { 8 } else { 1 << 13 };

/// Limbs of a fraction beyond those of its denominator. All errors together are below a unit of the
/// first of them for each level.
const GUARD: usize = 2;

impl ProductTree {
    /// The tree of these numbers.
    ///
    /// *Cost:* `M(n) log(k)` for k numbers of n limbs together, where `M(n)` is a product of that
    /// length.
    pub fn new<N: AsRef<[u64]>>(numbers: &[N]) -> Self {
        Self::with_threads(numbers, 1)
    }

    /// The same by up to this many threads, which the functions of the tree take too. 0 counts
    /// as 1. A level has no more work for them than it has products, so that the last ones take as
    /// long as before.
    ///
    /// ```
    /// use bezout_large::ProductTree;
    /// let numbers: Vec<_> = (1..=40_000).map(|x| [x | 1]).collect();
    /// let tree = ProductTree::with_threads(&numbers, 4);
    /// assert_eq!(tree.product(), ProductTree::new(&numbers).product());
    /// ```
    pub fn with_threads<N: AsRef<[u64]>>(numbers: &[N], threads: usize) -> Self {
        let levels = vec![numbers.iter().map(|x| natural(x.as_ref())).collect()];
        let mut tree = Self { levels, threads };
        while let Some(level) = tree.levels.last().filter(|level| level.len() > 1) {
            let next = tree.each(level.len().div_ceil(2), |i| match &level[2 * i..] {
                [a, b, ..] => product(a, b),
                _ => level[2 * i].clone(),
            });
            tree.levels.push(next);
        }
        tree
    }

    /// What a function makes of the numbers below `count`, by the threads of the tree.
    fn each<T: Send>(&self, count: usize, of: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let limbs: usize = self.levels[0].iter().map(Vec::len).sum();
        let threads = if limbs < THREADS { 1 } else { self.threads };
        let part = count.div_ceil(threads.clamp(1, count.max(1)));
        if part >= count {
            return (0..count).map(of).collect();
        }
        by_threads(count, part, &of)
    }

    /// The product of all numbers; 1 if there are none.
    pub fn product(&self) -> &[u64] {
        self.levels
            .last()
            .and_then(|level| level.first())
            .map_or(&[1], |root| &root[..])
    }

    /// `x` modulo each number; x itself modulo 0.
    ///
    /// *Cost:* a division by the product, then `2 M(n)` a level: each node takes the fraction `x /
    /// P` of its product P, and gives its parts that fraction times the product of the other
    /// \[Ber04\].
    pub fn remainders(&self, x: &[u64]) -> Vec<Limbs> {
        let root = natural(self.product());
        if self.levels[0].iter().any(Vec::is_empty) || root.is_empty() {
            let rest = |d: &Limbs| match d.is_empty() {
                true => natural(x),
                false => div_rem(x, d).1,
            };
            return self.each(self.levels[0].len(), |i| rest(&self.levels[0][i]));
        }
        let rest = div_rem(x, &root).1;
        let limbs = root.len() + GUARD;
        let mut fractions = vec![div_rem(&shifted_left(&rest, 64 * limbs), &root).0];
        for pair in self.levels.windows(2).rev() {
            let (level, products) = (&pair[0], &pair[1]);
            let of = |i: usize| match level.get(i ^ 1) {
                Some(other) => below(
                    &fractions[i / 2],
                    products[i / 2].len() + GUARD,
                    other,
                    level[i].len() + GUARD,
                ),
                None => fractions[i / 2].clone(),
            };
            fractions = self.each(level.len(), of);
        }
        self.each(self.levels[0].len(), |i| {
            numerator(&fractions[i], &self.levels[0][i])
        })
    }

    /// The least number that is `residues[i]` modulo the i-th number; none if two of these are not
    /// coprime, one is 0, or their number is not that of the residues.
    ///
    /// *Cost:* four times that of the tree, and an inverse for each number.
    pub fn crt<N: AsRef<[u64]>>(&self, residues: &[N]) -> Option<Limbs> {
        let numbers = &self.levels[0];
        if residues.len() != numbers.len() || numbers.iter().any(Vec::is_empty) {
            return None;
        }
        // The sum of all P / m is P / m modulo each m.
        let ones = vec![vec![1]; numbers.len()];
        let others = self.remainders(&self.combine(ones));
        let residues: Vec<&[u64]> = residues.iter().map(AsRef::as_ref).collect();
        let parts = self.each(numbers.len(), |i| {
            let m = &numbers[i];
            let inverse = invert(&others[i], m).ok().flatten()?;
            Some(div_rem(&product(residues[i], &inverse), m).1)
        });
        let parts: Option<Vec<Limbs>> = parts.into_iter().collect();
        let root = self.product();
        Some(div_rem(&self.combine(parts?), root).1)
    }

    /// The sum of all `x P / m` for the number x of m.
    fn combine(&self, mut sums: Vec<Limbs>) -> Limbs {
        for level in &self.levels[..self.levels.len() - 1] {
            sums = self.each(sums.len().div_ceil(2), |i| {
                match (&sums[2 * i..], &level[2 * i..]) {
                    ([x, y, ..], [a, b, ..]) => sum(&product(x, b), &product(y, a)),
                    _ => sums[2 * i].clone(),
                }
            });
        }
        sums.pop().unwrap_or_default()
    }
}

/// What a function makes of the numbers below `count`, each `part` of them by a thread.
#[cfg(feature = "std")]
fn by_threads<T: Send>(count: usize, part: usize, of: &(impl Fn(usize) -> T + Sync)) -> Vec<T> {
    std::thread::scope(|scope| {
        let starts = (0..count).step_by(part);
        let parts: Vec<_> = starts
            .map(|i| scope.spawn(move || (i..count.min(i + part)).map(of).collect::<Vec<T>>()))
            .collect();
        let results = parts.into_iter().map(|part| part.join());
        results
            .flat_map(|result| result.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    })
}

#[cfg(not(feature = "std"))]
fn by_threads<T>(count: usize, _: usize, of: &impl Fn(usize) -> T) -> Vec<T> {
    (0..count).map(of).collect()
}

/// From the fraction of a product, in `limbs` limbs, that of one part, in `kept` limbs: times the
/// other part, without what is above 1. Where a product modulo `2^(64 n) - 1` is faster, what is
/// above 1 falls on the limbs that are not kept, and on one that is, which the guard allows.
fn below(fraction: &[u64], limbs: usize, other: &[u64], kept: usize) -> Limbs {
    let mut out = match product_modulo(fraction, other, limbs) {
        Some((out, _)) => out,
        None => product(fraction, other),
    };
    out.truncate(limbs);
    out.drain(..(limbs - kept).min(out.len()));
    trim(&mut out);
    out
}

/// The nearest integer to d times a fraction, below d.
fn numerator(fraction: &[u64], d: &[u64]) -> Limbs {
    let limbs = d.len() + GUARD;
    let mut out = product(fraction, d);
    let mut half = vec![0; limbs];
    half[limbs - 1] = 1 << 63;
    add_assign(&mut out, &half);
    out.drain(..limbs.min(out.len()));
    trim(&mut out);
    match compare(&out, d).is_lt() {
        true => out,
        false => Limbs::new(),
    }
}
