// SPDX-License-Identifier: MIT OR Apache-2.0
//! POLYVAL's field by that of GHASH: their polynomials are mirror images of each other, `x^128
//! f(1/x)`.
//!
//! With `x` of one field for `1/x` of the other both are one field, where an element of one is
//! `x^-127` times the element of the other that has the same bits in the other order. So the
//! inverse of `a` is the image of `x^254` times the inverse of its image. GHASH's polynomial is
//! short but for `x^128`, so that carry-less products reduce its products; POLYVAL's is not.
//! \[GLL19, appendix A\]

use super::shape::Shape;
use crate::backend::with_vectors;

/// The field of GHASH.
static GHASH: Shape = match Shape::new(128, &[7, 2, 1]) {
    Ok(shape) => shape,
    Err(_) => panic!("no field"),
};

/// A field that is computed in by another one.
#[derive(Clone, Copy)]
pub(crate) struct Mirror {
    /// The other one.
    pub shape: &'static Shape,
    /// `x^254` in it, the factor after an inversion.
    pub scale: [u64; 2],
}

static MIRROR: Mirror = Mirror {
    shape: &GHASH,
    scale: scale(),
};

const fn scale() -> [u64; 2] {
    let mut power = [0, 0, 0, 1 << (254 - 192)];
    GHASH.reduce_bits(&mut power, 255);
    [power[0], power[1]]
}

impl Mirror {
    /// Of the field of POLYVAL.
    #[inline(always)]
    pub fn of(shape: &Shape) -> Option<&'static Self> {
        shape.is_mirrored().then_some(&MIRROR)
    }
}

/// Puts the bits of an element in the other order.
#[inline(always)]
pub(crate) fn mirror(a: &mut [u64; 2]) {
    *a = [a[1].reverse_bits(), a[0].reverse_bits()];
}

/// Puts the bits of each row in the other order.
pub(crate) fn mirror_rows(rows: &mut [u64]) {
    with_vectors(
        #[inline(always)]
        |rows: &mut [[u64; 2]]| rows.iter_mut().for_each(mirror),
        rows.as_chunks_mut().0,
    );
}
