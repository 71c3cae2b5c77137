// SPDX-License-Identifier: MIT OR Apache-2.0
//! The passes of batch inversion modulo `2^255 - r`, in assembly and in portable code.

use super::super::arithmetic::{Limbs, canonical, modulus};
#[cfg(target_arch = "x86_64")]
use super::super::arithmetic::{is_zero, mul};
use super::super::batch::invert_rows;
#[cfg(target_arch = "x86_64")]
use super::edge_words;
use super::{Random, RandomLimbs, edges, offsets};
#[cfg(target_arch = "x86_64")]
use crate::backend::x86_64::integer::product::{PseudoMersenne, has_pseudo_mersenne};
use crate::cpu::Isa;
use crate::integer::choice::{Operation, Way};
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::interleaved::tests::{Portable, compare};
use std::vec;
use std::vec::Vec;

#[test]
#[cfg(target_arch = "x86_64")]
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

#[test]
fn every_way_gives_the_same_rows() {
    #[cfg(target_arch = "x86_64")]
    let ways = [
        (Way::ProductsAdx, Isa::Adx),
        (Way::ProductsAvx2, Isa::Avx2),
        (Way::ProductsIfma, Isa::Ifma),
    ];
    #[cfg(target_arch = "aarch64")]
    let ways = [(Way::ProductsAarch64, Isa::Portable)];
    let mut random = Random(37);
    for (r, count) in offsets()
        .into_iter()
        .flat_map(|r| [16, 17, 31, 64, 101].map(|count| (r, count)))
    {
        let offset = u64::from(r);
        let operation = Operation::InvertBatch255 { r: offset, count };
        // With what may share a factor with the modulus, and without.
        for first in [edges(r), vec![], vec![[0; 4], modulus(offset)]] {
            let mut xs: Vec<Limbs> = (0..count).map(|_| random.limbs()).collect();
            for (k, x) in first.into_iter().enumerate() {
                xs[k * 7 % count] = x;
            }
            let rows = |way| {
                let (mut rows, mut before) = (xs.clone(), vec![[0; 4]; count]);
                let rows_flat = rows.as_flattened_mut();
                let yes = invert_rows(offset, way, rows_flat, before.as_flattened_mut());
                let rows: Vec<_> = rows.iter().map(|x| canonical(x, offset)).collect();
                (bool::from(yes), rows)
            };
            let expected = rows(Way::ProductsPortable);
            for (way, _) in ways
                .iter()
                .filter(|(way, isa)| isa.available() && way.takes(operation))
            {
                assert_eq!(rows(*way), expected, "{way:?} {r} {count}");
            }
        }
    }
}
