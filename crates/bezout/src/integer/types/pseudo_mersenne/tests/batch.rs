// SPDX-License-Identifier: MIT OR Apache-2.0
//! The passes of batch inversion modulo `2^255 - r`, in assembly and in portable code.

use super::super::arithmetic::{Limbs, canonical, is_zero, modulus, mul};
use super::{Random, RandomLimbs, edge_words, edges, offsets};
use crate::backend::x86_64::integer::product::{PseudoMersenne, has_pseudo_mersenne};
use crate::integer::shared::interleaved::tests::{Portable, compare};
use std::vec::Vec;

#[test]
fn passes_are_those_of_their_portable_twins() {
    let mut random = Random(31);
    let words = edge_words();
    for r in offsets()
        .into_iter()
        .filter(|&r| has_pseudo_mersenne(r.into()))
    {
        let offset = u64::from(r);
        let portable = Portable {
            mul: |a: &Limbs, b: &Limbs| canonical(&mul(a, b, offset), offset),
            is_zero: |x: &Limbs| bool::from(is_zero(x, offset).choice()),
        };
        for round in 0..60 {
            let mut xs: Vec<Limbs> = (0..150).map(|_| random.limbs()).collect();
            xs.extend(edges(r));
            // A number that is zero only modulo some of its words must not pass for zero.
            let m = modulus(offset);
            let twice = [m[0].wrapping_mul(2), u64::MAX, u64::MAX, u64::MAX];
            for zero in [[0; 4], m, twice] {
                xs.push(zero);
                for k in 0..256 {
                    let mut near = zero;
                    near[k / 64] ^= 1 << (k % 64);
                    xs.push(near);
                }
            }
            xs.extend(words.iter().skip(round).step_by(61));
            // No start is zero, as in the library: zeros of `p` mark zeros of `x`.
            let mut unit = || -> Limbs {
                loop {
                    let x = random.limbs();
                    if !bool::from(is_zero(&x, offset).choice()) {
                        return x;
                    }
                }
            };
            let starts = core::array::from_fn(|_| unit());
            let inverses = core::array::from_fn(|_| unit());
            // What has a factor in common with the modulus may make a product zero later on.
            let (p, x) = (starts, inverses);
            compare(&PseudoMersenne(offset), &portable, (&xs, p, x), |x| {
                canonical(x, offset)
            });
        }
    }
}
