// SPDX-License-Identifier: MIT OR Apache-2.0
//! Many inverses for one inversion and three multiplications each. \[Mon87\]

use crate::backend::rows::{Row, rows_mut};
#[cfg(feature = "alloc")]
use crate::binary_field::invert;
use crate::binary_field::shared::engine::{Engine, with_engine};
#[cfg(feature = "alloc")]
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::shared::shape::Shape;
#[cfg(feature = "alloc")]
use crate::binary_field::shared::shape::by_words;
use crate::binary_field::types::gf2m::{Element, Gf2m};
use crate::ct::{Mask, wipe};
use crate::error::Error;
use crate::limbs::is_zero;
use subtle::{Choice, CtOption};

impl<const N: usize> Row<N> for Element<N> {}

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
        Ok(together(&self.shape, rows, before, inverse).choice())
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
    let shape = field.shape;
    by_words!(shape.n, N => {
        let (rows, scratch) = (rows.as_chunks_mut::<N>().0, scratch.as_chunks_mut::<N>().0);
        let mut all = Mask::from_bit(1);
        for group in rows.chunks_mut(GROUP) {
            let before = &mut scratch[..group.len()];
            all = all & together(shape, group, before, |x| {
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
fn together<const N: usize>(
    shape: &Shape,
    xs: &mut [[u64; N]],
    before: &mut [[u64; N]],
    invert: impl FnOnce(&[u64; N]) -> [u64; N],
) -> Mask {
    let mul = |a: &[u64; N], b: &[u64; N]| -> [u64; N] { with_engine!(E => E::mul(shape, a, b)) };
    // The products before an element; zeros are left out.
    let (mut product, mut none) = ([one(); WAYS], Mask::from_bit(1));
    for (i, (p, x)) in before.iter_mut().zip(xs.iter()).enumerate() {
        *p = product[i % WAYS];
        let zero = zero_mask(shape, x);
        product[i % WAYS] = mul(p, &one_if_zero(x, zero));
        none = none & !zero;
    }
    // None of the four is 0.
    let (low, high) = (mul(&product[0], &product[1]), mul(&product[2], &product[3]));
    let all = invert(&mul(&low, &high));
    let (low, high) = (mul(&all, &high), mul(&all, &low));
    let mut inverse = [
        mul(&low, &product[1]),
        mul(&low, &product[0]),
        mul(&high, &product[3]),
        mul(&high, &product[2]),
    ];
    for (i, (p, x)) in before.iter_mut().zip(xs.iter_mut()).enumerate().rev() {
        let zero = zero_mask(shape, x);
        let inverse = &mut inverse[i % WAYS];
        let y = mul(inverse, p);
        *inverse = mul(inverse, &one_if_zero(x, zero));
        for (x, y) in x.iter_mut().zip(&y) {
            *x = zero.select(0, *y);
        }
        wipe(p);
    }
    none
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
