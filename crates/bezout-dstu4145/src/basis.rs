// SPDX-License-Identifier: MIT OR Apache-2.0
//! Optimal normal bases of type II: elements by their coefficients of `b^(2^i)`, where `b = z +
//! 1/z` for a primitive root of unity z of order 2m + 1. The standard writes the coefficient of
//! `b^(2^i)` as bit `m - 1 - i`.
//!
//! Arithmetic is done in the polynomial basis. What the scheme sees bits of is converted: the hash,
//! r, compressed points and constants.

use crate::error::Error;
use bezout::binary_field::{Element, Gf2m};
use bezout::ct::Mask;

/// The degrees for which the standard recommends a curve in such a basis, and b in the polynomial
/// basis of the standard: the least of its conjugates. `reference/` searches for them; a test asks
/// each for its defining property.
const GENERATORS: [(usize, &[u64]); 5] = [
    (
        173,
        &[0x6a2f589e5f69f348, 0xf3e36437300594ad, 0x0000003d0d02e9ad],
    ),
    (
        179,
        &[0x4cdbdee8704a99f7, 0xd0c24e3acb332aef, 0x0000305276025be2],
    ),
    (
        191,
        &[0x48cab0e8dcaec129, 0xf6ed834b37b3ae60, 0x003aa88cbd90f719],
    ),
    (
        233,
        &[
            0x9421d2aee7c4aebd,
            0x2453289453803978,
            0x119537a148fe08c3,
            0x00000001e5026b48,
        ],
    ),
    (
        431,
        &[
            0xce926761d175cbbd,
            0x0670d18987696673,
            0xd0717f5f1b3cd5cc,
            0xd8892e4e41f55c4a,
            0x4b3eb704e2fa9747,
            0x4db40e8ba9be7016,
            0x0000000a3212a661,
        ],
    ),
];

/// The linear maps between the bits of both bases, as the images of single bits.
#[derive(Clone)]
pub struct NormalBasis<const N: usize> {
    to: Vec<[u64; N]>,
    from: Vec<[u64; N]>,
}

impl<const N: usize> NormalBasis<N> {
    /// The basis of a field of the standard.
    ///
    /// # Errors
    /// [`Error::Curve`] for other fields than those of 173, 179, 191, 233 and 431 bits.
    ///
    /// *Timing:* variable; the field is public.
    pub fn new(field: &Gf2m<N>) -> Result<Self, Error> {
        let none = Error::Curve {
            reason: "the standard has no normal basis for this field, accepted are 173, 179, 191, 233 and 431 bits",
        };
        let found = GENERATORS.iter().find(|(m, _)| *m == field.degree());
        let (m, words) = found.ok_or(none)?;
        let generator = field.reduce(words);
        if !vanishes_at(field, &generator) {
            return Err(none);
        }
        let (mut to, mut power) = (vec![[0; N]; *m], generator);
        for image in to.iter_mut().rev() {
            *image = field.words(&power);
            power = field.square(&power);
        }
        Ok(Self {
            from: inverse(&to).ok_or(none)?,
            to,
        })
    }

    /// From the standard's bits to coefficients of powers of x. *Timing:* constant.
    pub fn to_polynomial(&self, bits: &[u64; N]) -> [u64; N] {
        apply(&self.to, bits)
    }

    /// From coefficients of powers of x, below the degree, to the standard's bits. *Timing:*
    /// constant.
    pub fn from_polynomial(&self, words: &[u64; N]) -> [u64; N] {
        apply(&self.from, words)
    }
}

fn apply<const N: usize>(images: &[[u64; N]], bits: &[u64; N]) -> [u64; N] {
    let mut out = [0; N];
    for (i, image) in images.iter().enumerate() {
        let mask = Mask::odd(bits[i / 64] >> (i % 64)).word();
        for (out, word) in out.iter_mut().zip(image) {
            *out ^= word & mask;
        }
    }
    out
}

/// Whether b is `z + 1/z` with `z^(2m+1) = 1` and z not 1: the sum `z^k + … + z^-k` is b times the
/// one before, plus the one before that, and is 0 for k = m.
fn vanishes_at<const N: usize>(field: &Gf2m<N>, b: &Element<N>) -> bool {
    let (mut before, mut now) = (field.one(), field.add(&field.one(), b));
    for _ in 1..field.degree() {
        (before, now) = (now, field.add(&field.mul(b, &now), &before));
    }
    field.is_zero(&now).into()
}

/// The images of bits under the inverse of a map; none if it has none.
fn inverse<const N: usize>(images: &[[u64; N]]) -> Option<Vec<[u64; N]>> {
    let m = images.len();
    let bit = |row: &[u64; N], i: usize| row[i / 64] >> (i % 64) & 1 == 1;
    // Each row is the image of the combination beside it.
    let mut rows: Vec<([u64; N], [u64; N])> = images
        .iter()
        .enumerate()
        .map(|(i, image)| {
            let mut single = [0; N];
            single[i / 64] = 1 << (i % 64);
            (*image, single)
        })
        .collect();
    for i in 0..m {
        let pivot = (i..m).find(|&j| bit(&rows[j].0, i))?;
        rows.swap(i, pivot);
        let (image, combination) = rows[i];
        for (j, row) in rows.iter_mut().enumerate() {
            if j != i && bit(&row.0, i) {
                for k in 0..N {
                    row.0[k] ^= image[k];
                    row.1[k] ^= combination[k];
                }
            }
        }
    }
    Some(rows.into_iter().map(|row| row.1).collect())
}
