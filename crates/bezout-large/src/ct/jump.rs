// SPDX-License-Identifier: MIT OR Apache-2.0
//! Jump divsteps: the matrix of n divsteps from that of the first half and of the second \[BY19,
//! section 12\].

use super::leaf::leaf;
use super::matrix::{
    Factor, Matrix, Products, Secret, carry_on, low_limbs, resized, rotated, shifted, signed,
};
use bezout::parts::secret::BATCH;

/// The largest number of batches that are done one by one.
const LEAF: usize = if cfg!(test) { 3 } else { 64 };

/// `d` before the first step.
const START: i64 = -1;

/// The limbs of an entry of the matrix of some batches: its absolute value is at most 2^(60
/// `batches`).
fn entry_limbs(batches: usize) -> usize {
    low_limbs(BATCH * batches + 2)
}

/// The new `d` and the matrix of some batches of divsteps, from as many low bits of `f` and `g`.
fn jump(d: i64, f: &[u64], g: &[u64], batches: usize) -> (i64, Matrix) {
    if batches <= LEAF {
        return leaf(d, f, g, batches);
    }
    let half = batches / 2;
    let (d, first) = jump(d, f, g, half);
    let limbs = entry_limbs(batches);
    let products = Products::new(limbs);
    let first = Kept::new(products, &first);
    let bits = low_limbs(BATCH * batches);
    let [f, g] = [f, g].map(|x| resized(x, bits.min(x.len())));
    let [f, g] = first.image(&f, &g, half, low_limbs(BATCH * (batches - half)));
    let (d, second) = jump(d, &f, &g, batches - half);
    (d, first.then(&second, limbs))
}

/// A matrix whose entries take part in several products.
struct Kept {
    products: Products,
    entries: [Factor; 4],
}

impl Kept {
    fn new(products: Products, matrix: &Matrix) -> Self {
        let entries = [0, 1, 2, 3].map(|i| products.factor(&matrix[i]));
        Self { products, entries }
    }

    /// The low limbs of the image of `f` and `g`: the matrix times them over 2^(60 `batches`).
    ///
    /// The low bits of the products are zero. So what wraps around from their top to there is
    /// rounded away.
    fn image(&self, f: &[u64], g: &[u64], batches: usize, limbs: usize) -> [Secret; 2] {
        let [u, v, q, r] = &self.entries;
        let (f, g) = (self.products.factor(f), self.products.factor(g));
        let bits = BATCH * batches;
        let mut sum = None;
        [[u, v], [q, r]].map(|row| {
            let mut product = self.products.dot(&mut sum, row, [&f, &g]);
            carry_on(&mut product[(bits - 1) / 64..], 1 << ((bits - 1) % 64));
            shifted(&product, bits, limbs)
        })
    }

    /// The matrix of this one, then `second`.
    fn then(&self, second: &Matrix, limbs: usize) -> Matrix {
        let [a, b, c, d] = &self.entries;
        let [u, v, q, r] = [0, 1, 2, 3].map(|i| self.products.factor(&second[i]));
        let mut sum = None;
        [
            ([&u, &v], [a, c]),
            ([&u, &v], [b, d]),
            ([&q, &r], [a, c]),
            ([&q, &r], [b, d]),
        ]
        .map(|(row, column)| {
            let mut entry = self.products.dot(&mut sum, row, column);
            entry.truncate(limbs);
            entry
        })
    }
}

/// What all divsteps of a gcd lead to.
pub(super) struct Outcome {
    /// The gcd or minus that, in two's complement, with a limb more than the numbers.
    pub f: Secret,
    first: Matrix,
    second: Matrix,
    batches: usize,
}

/// That many batches of divsteps on an odd `f` and any `g` of the same length.
pub(super) fn run(f: &[u64], g: &[u64], batches: usize) -> Outcome {
    #[cfg(feature = "witness")]
    bezout::witness::note("jump_divsteps/large");
    let half = batches / 2;
    let [f, g] = [f, g].map(|x| Secret::new([x, &[0]].concat()));
    let (d, first) = jump(START, &padded(&f, half), &padded(&g, half), half);
    let [u, v, q, r] = &first;
    let [f, g] = images([[u, v], [q, r]], &f, &g, half);
    let rest = batches - half;
    let (_, second) = jump(d, &padded(&f, rest), &padded(&g, rest), rest);
    let [f] = images([[&second[0], &second[1]]], &f, &g, rest);
    Outcome {
        f,
        first,
        second,
        batches,
    }
}

impl Outcome {
    /// v, where `f` is `v g` over 2^(60 `batches`), modulo the odd number.
    pub fn cofactor(&self) -> Secret {
        let limbs = entry_limbs(self.batches);
        let products = Products::new(limbs);
        let [u, v, _, _] = &self.second;
        let [_, b, _, d] = &self.first;
        let [u, v, b, d] = [u, v, b, d].map(|x| products.factor(x));
        let mut cofactor = products.dot(&mut None, [&u, &v], [&b, &d]);
        cofactor.truncate(limbs);
        cofactor
    }
}

/// The bits of a number that some batches need.
fn padded(x: &[u64], batches: usize) -> Secret {
    resized(x, low_limbs(BATCH * batches))
}

/// The images of `f` and `g` by some rows of the matrix of some batches. They have a sign, and fit
/// the limbs of `f`.
fn images<const N: usize>(
    rows: [[&Secret; 2]; N],
    f: &[u64],
    g: &[u64],
    batches: usize,
) -> [Secret; N] {
    let (n, bits) = (f.len(), BATCH * batches);
    let mut products = Products::new(n.max(entry_limbs(batches)));
    if !products.cyclic() {
        products = Products::new(low_limbs(bits + 64 * n));
    }
    let (f, g) = (products.factor(f), products.factor(g));
    let mut sum = None;
    rows.map(|row| {
        let [u, v] = row.map(|x| products.factor(x));
        let product = products.residue(&mut sum, [&u, &v], [&f, &g]);
        let mut image = if products.cyclic() {
            let mut image = rotated(&product, bits);
            signed(&mut image);
            image
        } else {
            shifted(&product, bits, n)
        };
        image.truncate(n);
        image
    })
}
