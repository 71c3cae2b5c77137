// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion and three multiplications each. \[Mon87\]

use super::invert;
use super::shared::engine::{Engine, Product, with_engine};
use super::shared::field_ref::Gf2mRef;
use super::shared::mirror::{Mirror, mirror, mirror_rows};
use super::shared::shape::{MAX_WORDS, Shape};
use super::types::gf2m::{Element, Gf2m};
use crate::backend::portable::binary_field::{CHAINS, Pass};
use crate::backend::rows::{Row, rows_mut};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::limbs::is_zero;
use subtle::Choice;

impl<const N: usize> Row<N> for Element<N> {}

/// The shortest batch in passes of an engine, whose products are more.
const LEAST: usize = 16;

/// Running products that do not wait for each other, without passes; element `i` is a factor of
/// number `i mod WAYS`.
const WAYS: usize = 4;

impl<const N: usize> Gf2m<N> {
    /// Replaces each element by its inverse, and leaves 0 as it is. Returns yes if no element is 0.
    ///
    /// # Errors
    /// [`Error::Count`] if `scratch` and `xs` differ in their numbers of elements; nothing is
    /// changed then. It is overwritten.
    ///
    /// *Timing:* depends on the number of elements. *Cost:* an inversion, and three multiplications
    /// an element.
    ///
    /// ```
    /// use bezout::binary_field::presets::DSTU_163;
    /// let mut xs = [DSTU_163.reduce(&[2]), DSTU_163.zero(), DSTU_163.reduce(&[7])];
    /// let all = DSTU_163.invert_batch(&mut xs, &mut [DSTU_163.zero(); 3])?;
    /// assert_eq!(DSTU_163.words(&DSTU_163.mul(&xs[2], &DSTU_163.reduce(&[7]))), [1, 0, 0]);
    /// assert!(bool::from(DSTU_163.is_zero(&xs[1])) && !bool::from(all));
    /// # Ok::<(), bezout::Error>(())
    /// ```
    ///
    /// *Source:* \[Mon87, section 10.3.1\].
    pub fn invert_batch(
        &self,
        xs: &mut [Element<N>],
        scratch: &mut [Element<N>],
    ) -> Result<Choice, Error> {
        invert_batch(&self.as_ref(), xs, scratch)
    }
}

/// See [`Gf2m::invert_batch`]; the field may have tables.
pub(crate) fn invert_batch<const N: usize>(
    field: &Gf2mRef<'_>,
    xs: &mut [Element<N>],
    scratch: &mut [Element<N>],
) -> Result<Choice, Error> {
    if scratch.len() != xs.len() {
        return Err(Error::Count {
            argument: "scratch",
            elements: scratch.len(),
            needed: xs.len(),
        });
    }
    let (xs, before) = (rows_mut(xs), rows_mut(scratch));
    let (xs, before) = (xs.as_flattened_mut(), before.as_flattened_mut());
    Ok(with_engine!(E => together::<E>(field, xs, before)).choice())
}

/// Scratch words of [`invert_rows`], for this many rows.
pub(crate) fn rows_scratch(words: usize, rows: usize) -> usize {
    words * rows.min(GROUP)
}

/// Rows that are inverted together: their products stay in the nearest cache.
const GROUP: usize = 256;

/// Replaces rows of as many words as elements have, of any representatives, by the canonical
/// inverses, and leaves 0 as it is. Returns yes if no row is 0. What is used of the scratch is
/// wiped.
pub(crate) fn invert_rows(field: &Gf2mRef<'_>, rows: &mut [u64], scratch: &mut [u64]) -> Choice {
    with_engine!(E => invert_rows_by::<E>(field, rows, scratch))
}

/// The same by one engine.
pub(crate) fn invert_rows_by<E: Engine>(
    field: &Gf2mRef<'_>,
    rows: &mut [u64],
    scratch: &mut [u64],
) -> Choice {
    let (n, mut all) = (field.words(), Mask::from_bit(1));
    for group in rows.chunks_mut(GROUP * n) {
        all = all & together::<E>(field, group, &mut scratch[..group.len()]);
        for row in group.chunks_mut(n) {
            field.shape.reduce_bits(row, 64 * n);
        }
    }
    all.choice()
}

/// Inverts all of `xs` by one inversion, and leaves 0 as it is. Returns yes if none is 0. `before`
/// has as many words, and is wiped.
fn together<E: Engine>(field: &Gf2mRef<'_>, xs: &mut [u64], before: &mut [u64]) -> Mask {
    let Some(mirrored) = Mirror::of(field.shape) else {
        let batch = Batch::new::<E>(field.shape);
        return batch.run(xs, before, &|y, x| invert::invert(field, y, x));
    };
    mirror_rows(xs);
    let all = Batch::new::<E>(mirrored.shape).run(xs, before, &|y, x| {
        let mut image = [x[0], x[1]];
        mirror(&mut image);
        invert::invert(field, y, &image);
        mirror_rows(y);
        wipe(&mut image);
    });
    mirror_rows(xs);
    all
}

/// What is called for a batch, compiled once for all lengths and engines.
struct Batch<'a> {
    shape: &'a Shape,
    product: Product,
    passes: Option<[Pass; 2]>,
}

impl<'a> Batch<'a> {
    fn new<E: Engine>(shape: &'a Shape) -> Self {
        Self {
            shape,
            product: E::product_of(shape.n),
            passes: E::passes(shape),
        }
    }

    /// `invert` writes to its first argument the inverse of the second one.
    fn run(&self, xs: &mut [u64], before: &mut [u64], invert: &dyn Fn(&mut [u64], &[u64])) -> Mask {
        match self.shape.n {
            // With a length that the compiler does not know it copies by calls, to places that were
            // just written in other words.
            9 if !cfg!(bezout_size) => self.run_at(9, xs, before, invert),
            n => self.run_at(n, xs, before, invert),
        }
    }

    #[inline(always)]
    fn run_at(
        &self,
        n: usize,
        xs: &mut [u64],
        before: &mut [u64],
        invert: &dyn Fn(&mut [u64], &[u64]),
    ) -> Mask {
        let shape = self.shape;
        let passes = shape.folding.as_ref().zip(self.passes);
        let passes = passes.filter(|_| xs.len() >= LEAST * n);
        let ways = if passes.is_some() { CHAINS } else { WAYS };
        // The first elements, of a number that passes take; the others are multiplied one by one.
        // By loops, since to count rows takes divisions.
        let mut whole = 0;
        while passes.is_some() && xs.len() - whole >= ways * n {
            whole += ways * n;
        }
        let (mut tree, mut rooms) = ([0; 2 * CHAINS * MAX_WORDS], [[0; MAX_WORDS]; 2]);
        let tree = &mut tree[..2 * ways * n];
        let [factor, room] = rooms.each_mut().map(|room| &mut room[..n]);
        let products = &mut tree[ways * n..];
        products.chunks_mut(n).for_each(|one| one[0] = 1);
        let mut all = Mask::from_bit(1);
        if let Some((folding, [forward, _])) = passes {
            all = forward(folding, &mut xs[..whole], &mut before[..whole], products);
        }
        let (mut at, mut way) = (whole, 0);
        while at < xs.len() {
            let (product, before) = (&mut products[way..way + n], &mut before[at..at + n]);
            before.copy_from_slice(product);
            all = all & !one_for_zero(shape, factor, &xs[at..at + n]);
            (self.product)(shape, product, before, factor);
            at += n;
            way = if way + n == ways * n { 0 } else { way + n };
        }
        self.inverses(tree, ways, room, invert);
        let inverses = &mut tree[ways * n..];
        while at > whole {
            at -= n;
            way = if way == 0 { ways * n } else { way } - n;
            let (inverse, x) = (&mut inverses[way..way + n], &mut xs[at..at + n]);
            let zero = one_for_zero(shape, factor, x);
            (self.product)(shape, x, inverse, &before[at..at + n]);
            x.iter_mut().for_each(|x| *x = zero.select(0, *x));
            (self.product)(shape, room, inverse, factor);
            inverse.copy_from_slice(room);
        }
        if let Some((folding, [_, back])) = passes {
            back(folding, &mut xs[..whole], &mut before[..whole], inverses);
        }
        for words in [before, tree, factor, room] {
            wipe(words);
        }
        all
    }

    /// Replaces the upper half of a tree, a power of two of elements, by their inverses, by one
    /// inversion; none of them is 0.
    fn inverses(
        &self,
        tree: &mut [u64],
        count: usize,
        room: &mut [u64],
        invert: &dyn Fn(&mut [u64], &[u64]),
    ) {
        let (n, shape) = (self.shape.n, self.shape);
        // Number i is the product of numbers 2 i and 2 i + 1, and the elements are the leaves.
        for i in (1..count).rev() {
            let (node, [left, right]) = family(tree, n, i);
            (self.product)(shape, node, left, right);
        }
        let root = &mut tree[n..2 * n];
        invert(room, root);
        root.copy_from_slice(room);
        for i in 1..count {
            let (node, [left, right]) = family(tree, n, i);
            (self.product)(shape, room, node, left);
            (self.product)(shape, left, node, right);
            right.copy_from_slice(room);
        }
    }
}

/// A node of the tree, and its children.
fn family(tree: &mut [u64], n: usize, i: usize) -> (&mut [u64], [&mut [u64]; 2]) {
    let (above, below) = tree.split_at_mut(2 * i * n);
    let (left, right) = below[..2 * n].split_at_mut(n);
    (&mut above[i * n..][..n], [left, right])
}

/// Writes a representative of `x`, or 1 for 0; yes for that.
fn one_for_zero(shape: &Shape, out: &mut [u64], x: &[u64]) -> Mask {
    out.copy_from_slice(x);
    shape.reduce_bits(out, 64 * x.len());
    let zero = is_zero(out);
    out[0] |= zero.bit();
    zero
}
