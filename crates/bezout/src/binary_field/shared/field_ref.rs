// SPDX-License-Identifier: MIT OR Apache-2.0
//! What kernels get of a field.

use super::shape::Shape;

/// A field as kernels take it: its shape, and its tables where it was prepared.
///
/// [`Gf2m::as_ref`](crate::binary_field::Gf2m::as_ref),
/// [`Prepared::as_ref`](crate::binary_field::Prepared::as_ref) and
/// [`DynGf2m::as_ref`](crate::binary_field::DynGf2m::as_ref) lend one.
#[derive(Clone, Copy)]
pub struct Gf2mRef<'a> {
    pub(crate) shape: &'a Shape,
    #[cfg(feature = "alloc")]
    pub(crate) tables: Option<&'a crate::binary_field::itoh_tsujii::tables::Tables>,
    #[cfg(not(feature = "alloc"))]
    pub(crate) tables: Option<core::convert::Infallible>,
}

impl<'a> Gf2mRef<'a> {
    /// The degree m.
    pub fn degree(self) -> usize {
        self.shape.m
    }

    /// The exponents of the polynomial between the degree and 0, decreasing.
    pub fn middle(self) -> &'a [usize] {
        &self.shape.middle[..self.shape.terms]
    }

    /// The words of an element, `ceil(m / 64)`.
    pub fn words(self) -> usize {
        self.shape.n
    }

    /// Whether the field has tables for inversion.
    pub fn is_prepared(self) -> bool {
        self.tables.is_some()
    }
}

impl core::fmt::Debug for Gf2mRef<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.shape.fmt(f)
    }
}
