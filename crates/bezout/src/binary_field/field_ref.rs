// SPDX-License-Identifier: MIT OR Apache-2.0
//! What kernels get of a field.

use super::shape::Shape;

/// A field's shape, and its tables where it was prepared.
#[derive(Clone, Copy)]
pub(crate) struct FieldRef<'a> {
    pub shape: &'a Shape,
    #[cfg(feature = "alloc")]
    pub tables: Option<&'a super::itoh_tsujii::tables::Tables>,
    #[cfg(not(feature = "alloc"))]
    pub tables: Option<core::convert::Infallible>,
}
