// SPDX-License-Identifier: MIT OR Apache-2.0
//! Which kernel inverts.

use super::engine::Portable;
use super::itoh_tsujii;
use super::shape::Shape;

/// What every inversion is: `out = 1 / a`, and 0 for 0. `out` and `a` have the field's words, `a` any representative.
pub(crate) type Invert = fn(&Shape, &mut [u64], &[u64]);

/// The default of constant time for a field.
pub(crate) fn select(_: &Shape) -> Invert {
    itoh_tsujii::invert::<Portable>
}
