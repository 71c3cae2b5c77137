// SPDX-License-Identifier: MIT OR Apache-2.0
//! Transforms on integers below each prime, in Montgomery's form: the definition of what the vector
//! forms compute. Leaves stand in the order of their numbers.

use crate::backend::block::{BLOCK, Block, Digits, Mixed, Store};
use crate::backend::bounds::{LARGEST_LEAF, LOW};
use crate::backend::constants::{MODULI, mixed_radix, nodes};
use crate::backend::modulus::Modulus;
use alloc::vec::Vec;
use bezout::ct::Mask;

/// Constants for columns of one length.
pub(crate) struct Constants {
    primes: [Prime; 3],
    mixed: [u64; 6],
}

/// Constants modulo one prime.
struct Prime {
    modulus: Modulus,
    forward: Vec<u64>,
    inverse: Vec<u64>,
}

impl Constants {
    /// Constants for columns of 2^`log` elements.
    pub fn new(log: u32) -> Self {
        let prime = |k: usize| Prime {
            modulus: MODULI[k],
            forward: nodes(k, 1 << (log - 1), false),
            inverse: nodes(k, 1 << (log - 1), true),
        };
        Self {
            primes: [prime(0), prime(1), prime(2)],
            mixed: mixed_radix(log),
        }
    }

    #[cfg(test)]
    pub fn residue(&self, _prime: usize, word: u64) -> u64 {
        word
    }

    #[cfg(test)]
    pub fn place(&self, leaf: usize) -> usize {
        leaf
    }

    /// Residues of digits.
    pub fn residues(&self, prime: usize, column: &mut [u64], number: &[u64], digits: Digits) {
        let m = self.primes[prime].modulus;
        let upper = (1 << LOW) - m.p;
        for (i, x) in column.iter_mut().enumerate() {
            let (low, high) = digits.of(number, i);
            *x = m.leave(m.enter(low + high * upper));
        }
    }

    /// The transform of a column.
    pub fn forward(&self, prime: usize, column: &mut [u64]) {
        let Prime {
            modulus: m,
            forward,
            ..
        } = &self.primes[prime];
        let mut half = column.len() / 2;
        // Elements grow by 2p a level at most, and stay below 2^56.
        while half > 0 {
            for (block, &w) in column.chunks_exact_mut(2 * half).zip(forward) {
                let (left, right) = block.split_at_mut(half);
                for (x, y) in left.iter_mut().zip(right) {
                    let product = m.multiply_lazily(*y, w);
                    (*x, *y) = (*x + product, *x + 2 * m.p - product);
                }
            }
            half /= 2;
        }
        for x in column {
            *x = m.leave(m.enter(*x));
        }
    }

    /// The column of a transform, times its length.
    pub fn inverse(&self, prime: usize, column: &mut [u64]) {
        let Prime {
            modulus: m,
            inverse,
            ..
        } = &self.primes[prime];
        let mut half = 1;
        while half < column.len() {
            for (block, &w) in column.chunks_exact_mut(2 * half).zip(inverse) {
                let (left, right) = block.split_at_mut(half);
                for (x, y) in left.iter_mut().zip(right) {
                    let (sum, difference) = (*x + *y, *x + 2 * m.p - *y);
                    let less = sum.wrapping_sub(2 * m.p);
                    *x = less.wrapping_add((2 * m.p) & Mask::negative(less as i64).word());
                    *y = m.multiply_lazily(difference, w);
                }
            }
            half *= 2;
        }
        for x in column {
            *x = m.once(*x);
        }
    }

    /// Products of leaves, which are polynomials modulo x^`R` - w.
    pub fn multiply<const R: usize>(
        &self,
        prime: usize,
        out: [&mut [u64]; R],
        a: Option<[&[u64]; R]>,
        b: Option<[&[u64]; R]>,
        store: Store,
    ) {
        let Prime {
            modulus: m,
            forward,
            ..
        } = &self.primes[prime];
        for leaf in 0..out[0].len() {
            let w = match leaf % 2 {
                0 => forward[leaf / 2],
                _ => m.negate(forward[leaf / 2]),
            };
            let old: [u64; R] = core::array::from_fn(|i| out[i][leaf]);
            let x = a.map_or(old, |a| a.map(|column| column[leaf]));
            let y = b.map_or(old, |b| b.map(|column| column[leaf]));
            let product = multiply_leaf(*m, &x, &y, w);
            for (i, p) in product.into_iter().enumerate() {
                out[i][leaf] = match store {
                    Store::Set => p,
                    Store::Add => m.once(old[i] + p),
                    Store::Subtract => m.once(old[i] + m.p - p),
                };
            }
        }
    }

    /// The numbers that three residues of each element determine.
    pub fn mixed_radix(&self, columns: [&Block; 3], offsets: &[u64; 3], out: &mut Mixed) {
        let [m0, m1, m2] = MODULI;
        let k = self.mixed;
        let [x0, x1, x2] = columns.map(|block| block.as_flattened());
        let [out0, out1, out2] = out.each_mut().map(|block| block.as_flattened_mut());
        for i in 0..BLOCK {
            let v0 = m0.multiply(x0[i], k[0]);
            let v1 = m1.once(m1.multiply(x1[i], k[1]) + m1.multiply(v0, k[2]));
            let sum = m2.multiply(v0, k[4]) + m2.multiply(v1, k[5]);
            let v2 = m2.once(m2.multiply(x2[i], k[3]) + m2.once(sum));
            let negative = Mask::negative((m2.p / 2).wrapping_sub(v2) as i64);
            out0[i] = v0 + offsets[0];
            out1[i] = v1 + offsets[1];
            out2[i] = v2 + offsets[2] - (m2.p & negative.word());
        }
    }
}

#[inline(always)]
fn multiply_leaf<const R: usize>(m: Modulus, x: &[u64; R], y: &[u64; R], w: u64) -> [u64; R] {
    const { assert!(R <= LARGEST_LEAF) };
    let twisted = x.map(|x| m.multiply(x, w));
    core::array::from_fn(|k| {
        let mut sum = 0u128;
        for i in 0..R {
            let (factor, j) = if i <= k {
                (x[i], k - i)
            } else {
                (twisted[i], k + R - i)
            };
            sum += factor as u128 * y[j] as u128;
        }
        m.enter(m.divide(sum))
    })
}
