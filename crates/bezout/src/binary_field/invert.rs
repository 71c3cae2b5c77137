// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which kernel inverts.

use super::engine::with_engine;
use super::field_ref::FieldRef;
use super::itoh_tsujii;

/// What every kernel of inversion is: `out = 1 / a`, and 0 for 0. Both have the field's words; `a` is any
/// representative, and so may be the result.
pub(crate) type Invert = fn(&FieldRef<'_>, &mut [u64], &[u64]);

/// The default of constant time for a field.
#[inline]
pub(crate) fn select(_: &FieldRef<'_>) -> Invert {
    with_engine!(E => itoh_tsujii::invert::<E>)
}
