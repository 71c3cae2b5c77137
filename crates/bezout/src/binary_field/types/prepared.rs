// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields with tables for inversion.

use super::gf2m::{Element, Gf2m};
use crate::binary_field::itoh_tsujii::tables::Tables;
use crate::binary_field::shared::engine::with_engine;
use crate::binary_field::shared::field_ref::Gf2mRef;
use crate::binary_field::{batch, invert};
use crate::error::Error;
use core::ops::Deref;
use subtle::{Choice, CtOption};

/// A [`Gf2m`] with tables that make [`invert`](Self::invert) fast; it has all other methods of the
/// field too.
///
/// The tables have some `512 N^2` bytes for each of three or four maps, and on x86-64 half as many
/// more from five words on: 33 KB at m = 233, 187 KB at m = 571. With PMULL on 64-bit ARM,
/// squarings are faster than these maps: there an inversion does not read them. They depend on the
/// field alone. An inversion reads all of a map, or always the same part of it, so that its time is
/// constant.
///
/// ```
/// use bezout::binary_field::presets::DSTU_233;
/// let field = DSTU_233.prepare();
/// let a = field.element(&[0x1234, 0, 0, 0])?;
/// let y = field.invert(&a).unwrap();
/// assert_eq!(field.words(&field.mul(&a, &y)), [1, 0, 0, 0]);
/// # Ok::<(), bezout::Error>(())
/// ```
#[derive(Clone)]
pub struct Prepared<const N: usize> {
    field: Gf2m<N>,
    tables: Tables,
}

impl<const N: usize> Gf2m<N> {
    /// This field with tables for inversion.
    ///
    /// *Timing:* variable; the field is public. *Cost:* `64 N` multiplications for each of three or
    /// four maps, and a search for an addition chain, of some milliseconds at most.
    pub fn prepare(&self) -> Prepared<N> {
        let tables = with_engine!(E => Tables::planned::<E, N>(&self.shape));
        Prepared {
            field: self.clone(),
            tables,
        }
    }
}

impl<const N: usize> Prepared<N> {
    /// Lends the field as a kernel takes it, with its tables.
    pub fn as_ref(&self) -> Gf2mRef<'_> {
        Gf2mRef {
            shape: &self.field.shape,
            tables: Some(&self.tables),
        }
    }

    /// `1 / a`; none if `a = 0`. *Timing:* constant.
    pub fn invert(&self, a: &Element<N>) -> CtOption<Element<N>> {
        let mut out = [0; N];
        invert::invert(&self.as_ref(), &mut out, &a.0);
        CtOption::new(Element(out), !self.is_zero(a))
    }

    /// `a / b`; none if `b = 0`. *Timing:* constant. *Cost:* an inversion and a multiplication.
    pub fn divide(&self, a: &Element<N>, b: &Element<N>) -> CtOption<Element<N>> {
        self.invert(b).map(|y| self.mul(a, &y))
    }

    /// As [`Gf2m::invert_batch`], with the faster inversion. *Timing:* depends on the number of
    /// elements.
    ///
    /// # Errors
    /// The errors are those of [`Gf2m::invert_batch`].
    pub fn invert_batch(
        &self,
        xs: &mut [Element<N>],
        scratch: &mut [Element<N>],
    ) -> Result<Choice, Error> {
        batch::invert_batch(&self.as_ref(), xs, scratch)
    }

    /// The bytes of the tables.
    pub fn table_bytes(&self) -> usize {
        self.tables.bytes()
    }
}

impl<const N: usize> Deref for Prepared<N> {
    type Target = Gf2m<N>;
    fn deref(&self) -> &Gf2m<N> {
        &self.field
    }
}
