// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion and three multiplications each. \[Mon87\]

use crate::backend::rows::{Row, rows_mut};
#[cfg(feature = "alloc")]
use crate::binary_field::invert;
use crate::binary_field::shared::engine::{Engine, MOST_WAYS, with_engine};
#[cfg(feature = "alloc")]
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::mirror::{Mirror, mirror_rows, mirrored};
use crate::binary_field::shared::shape::Shape;
#[cfg(feature = "alloc")]
use crate::binary_field::shared::shape::by_words;
use crate::binary_field::types::gf2m::{Element, Gf2m};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::limbs::is_zero;
use subtle::{Choice, CtOption};

impl<const N: usize> Row<N> for Element<N> {}

/// The shortest batch in passes of an engine, whose products are more.
const LEAST: usize = 16;

/// Running products that do not wait for each other; element `i` is a factor of number `i mod WAYS`.
const WAYS: usize = 4;

impl<const N: usize> Gf2m<N> {
    /// Replaces each element by its inverse, and leaves 0 as it is. Returns yes if no element is 0.
    ///
    /// # Errors
    /// [`Error::Count`] if `scratch` and `xs` differ in their numbers of elements; nothing is changed then. It is overwritten.
    ///
    /// *Timing:* depends on the number of elements. *Cost:* an inversion, and three multiplications an element.
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
        self.batch(xs, scratch, |x| self.invert(x))
    }

    /// With some inversion.
    pub(crate) fn batch(
        &self,
        xs: &mut [Element<N>],
        scratch: &mut [Element<N>],
        invert: impl FnOnce(&Element<N>) -> CtOption<Element<N>>,
    ) -> Result<Choice, Error> {
        if scratch.len() != xs.len() {
            return Err(Error::Count {
                argument: "scratch",
                elements: scratch.len(),
                needed: xs.len(),
            });
        }
        let (rows, before) = (rows_mut(xs), rows_mut(scratch));
        let inverse = |x: &[u64; N]| invert(&Element(*x)).unwrap_or(self.zero()).0;
        let all = with_engine!(E => together::<E, N>(&self.shape, rows, before, inverse));
        Ok(all.choice())
    }
}

/// Scratch words of [`invert_rows`], for this many rows.
#[cfg(feature = "alloc")]
pub(crate) const fn rows_scratch(words: usize, rows: usize) -> usize {
    words * if rows < GROUP { rows } else { GROUP }
}

/// Rows that are inverted together: their products stay in the nearest cache.
#[cfg(feature = "alloc")]
const GROUP: usize = 256;

/// Replaces rows of as many words as elements have, of any representatives, by the canonical inverses, and leaves 0 as it is.
/// Returns yes if no row is 0. What is used of the scratch is wiped.
#[cfg(feature = "alloc")]
pub(crate) fn invert_rows(field: &Gf2mRef<'_>, rows: &mut [u64], scratch: &mut [u64]) -> Choice {
    with_engine!(E => invert_rows_by::<E>(field, rows, scratch))
}

/// The same by one engine.
#[cfg(feature = "alloc")]
pub(crate) fn invert_rows_by<E: Engine>(
    field: &Gf2mRef<'_>,
    rows: &mut [u64],
    scratch: &mut [u64],
) -> Choice {
    let shape = field.shape;
    by_words!(shape.n, N => {
        let (rows, scratch) = (rows.as_chunks_mut::<N>().0, scratch.as_chunks_mut::<N>().0);
        let mut all = Mask::from_bit(1);
        for group in rows.chunks_mut(GROUP) {
            let before = &mut scratch[..group.len()];
            all = all & together::<E, N>(shape, group, before, |x| {
                let mut out = [0; N];
                invert::invert(field, &mut out, x);
                out
            });
            for row in group {
                *row = shape.canonical(row);
            }
        }
        all.choice()
    })
}

/// Inverts all of `xs` by one inversion, and leaves 0 as it is. Returns yes if none is 0. `before` has as many rows, and is
/// wiped.
fn together<E: Engine, const N: usize>(
    shape: &Shape,
    xs: &mut [[u64; N]],
    before: &mut [[u64; N]],
    invert: impl FnOnce(&[u64; N]) -> [u64; N],
) -> Mask {
    let Some(mirror) = Mirror::of::<N>(shape) else {
        return in_field::<E, N>(shape, xs, before, invert);
    };
    mirror_rows(xs);
    let all = in_field::<E, N>(mirror.shape, xs, before, |x| {
        mirrored(&invert(&mirrored(x)))
    });
    mirror_rows(xs);
    all
}

fn in_field<E: Engine, const N: usize>(
    shape: &Shape,
    xs: &mut [[u64; N]],
    before: &mut [[u64; N]],
    invert: impl FnOnce(&[u64; N]) -> [u64; N],
) -> Mask {
    let mut all = Mask::from_bit(1);
    if xs.len() >= LEAST
        && let Some((mut products, none)) = E::forward(shape, xs, before)
    {
        inverses::<E, N>(shape, &mut products, invert);
        E::backward(shape, xs, before, &mut products);
        wipe(products.as_flattened_mut());
        all = none;
    } else {
        let mut products = [one(); WAYS];
        for (i, (p, x)) in before.iter_mut().zip(xs.iter()).enumerate() {
            let (product, zero) = (&mut products[i % WAYS], zero_mask(shape, x));
            *p = *product;
            *product = E::mul(shape, product, &one_if_zero(x, zero));
            all = all & !zero;
        }
        inverses::<E, N>(shape, &mut products, invert);
        for (i, (p, x)) in before.iter_mut().zip(xs.iter_mut()).enumerate().rev() {
            let (inverse, zero) = (&mut products[i % WAYS], zero_mask(shape, x));
            let y = E::mul(shape, inverse, p);
            *inverse = E::mul(shape, inverse, &one_if_zero(x, zero));
            for (x, y) in x.iter_mut().zip(&y) {
                *x = zero.select(0, *y);
            }
        }
        wipe(products.as_flattened_mut());
    }
    wipe(before.as_flattened_mut());
    all
}

/// Replaces a power of two of elements by their inverses, by one inversion; none of them is 0.
fn inverses<E: Engine, const N: usize>(
    shape: &Shape,
    xs: &mut [[u64; N]],
    invert: impl FnOnce(&[u64; N]) -> [u64; N],
) {
    // A tree: number i is the product of numbers 2 i and 2 i + 1, and the elements are its leaves.
    let (mut tree, count) = ([[0; N]; 2 * MOST_WAYS], xs.len());
    tree[count..2 * count].copy_from_slice(xs);
    for i in (1..count).rev() {
        tree[i] = E::mul(shape, &tree[2 * i], &tree[2 * i + 1]);
    }
    tree[1] = invert(&tree[1]);
    for i in 1..count {
        let [left, right] = [tree[2 * i + 1], tree[2 * i]].map(|x| E::mul(shape, &tree[i], &x));
        (tree[2 * i], tree[2 * i + 1]) = (left, right);
    }
    xs.copy_from_slice(&tree[count..2 * count]);
    wipe(tree.as_flattened_mut());
}

fn one<const N: usize>() -> [u64; N] {
    let mut one = [0; N];
    one[0] = 1;
    one
}

#[inline(always)]
fn one_if_zero<const N: usize>(x: &[u64; N], zero: Mask) -> [u64; N] {
    let one = one::<N>();
    core::array::from_fn(|i| zero.select(one[i], x[i]))
}

/// Whether it is a representative of 0.
#[inline(always)]
fn zero_mask<const N: usize>(shape: &Shape, x: &[u64; N]) -> Mask {
    is_zero(&shape.canonical(x))
}
