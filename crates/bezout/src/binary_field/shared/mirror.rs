// SPDX-License-Identifier: MIT OR Apache-2.0
//! POLYVAL's field by that of GHASH: their polynomials are mirror images of each other, `x^128 f(1/x)`.
//!
//! With `x` of one field for `1/x` of the other both are one field, where an element of one is `x^-127` times the element of
//! the other that has the same bits in the other order. So the inverse of `a` is the image of `x^254` times the inverse of its image.
//! GHASH's polynomial is short but for `x^128`, so that carry-less products reduce its products; POLYVAL's is not.
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
    /// `x^254` in it.
    scale: [u64; 2],
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
    pub fn of<const N: usize>(shape: &Shape) -> Option<&'static Self> {
        (const { N == 2 } && shape.is_mirrored()).then_some(&MIRROR)
    }

    /// The factor after an inversion.
    pub fn scale<const N: usize>(&self) -> [u64; N] {
        core::array::from_fn(|i| self.scale[i])
    }
}

/// The bits in the other order.
#[inline(always)]
pub(crate) fn mirrored<const N: usize>(a: &[u64; N]) -> [u64; N] {
    core::array::from_fn(|i| a[N - 1 - i].reverse_bits())
}

/// Each row with its bits in the other order.
pub(crate) fn mirror_rows<const N: usize>(rows: &mut [[u64; N]]) {
    with_vectors(
        #[inline(always)]
        |rows: &mut [[u64; N]]| rows.iter_mut().for_each(|row| *row = mirrored(row)),
        rows,
    );
}
