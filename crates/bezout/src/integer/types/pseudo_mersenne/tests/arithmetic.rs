// SPDX-License-Identifier: MIT OR Apache-2.0
//! The lazy operations and the canonical form.

use super::super::arithmetic as lazy;
use super::{Limbs, Random, RandomLimbs, big, edge_words, edges, modulus, offsets, smooth_offset};
use num_bigint::BigUint;
use num_traits::One;

/// A modulus with its number in the other library.
struct Context {
    r: u64,
    m: BigUint,
}

impl Context {
    fn new(r: u32) -> Self {
        Self {
            r: r.into(),
            m: modulus(r),
        }
    }

    /// That `got` stands for `expected`, and that its canonical form is that very number.
    fn check(&self, got: Limbs, expected: BigUint, what: &str, a: &Limbs, b: &Limbs) {
        let expected = expected % &self.m;
        let canonical = big(&lazy::canonical(&got, self.r));
        assert!(
            canonical == expected && big(&got) % &self.m == expected,
            "{what}: r = {}, a = {a:x?}, b = {b:x?}: {canonical:x}, expected {expected:x}",
            self.r
        );
    }

    fn binary(&self, a: &Limbs, b: &Limbs) {
        let (x, y) = (big(a), big(b));
        self.check(lazy::add(a, b, self.r), &x + &y, "add", a, b);
        // Any number of moduli that keeps it positive.
        self.check(
            lazy::sub(a, b, self.r),
            &x + &self.m * 4u32 - &y,
            "sub",
            a,
            b,
        );
        self.check(lazy::mul(a, b, self.r), &x * &y, "mul", a, b);
        let equal = lazy::equal(a, b, self.r).bit() == 1;
        assert_eq!(
            equal,
            &x % &self.m == &y % &self.m,
            "equal: {a:x?}, {b:x?}, r = {}",
            self.r
        );
    }

    fn unary(&self, a: &Limbs) {
        let x = big(a);
        self.check(*a, x.clone(), "canonical", a, a);
        self.check(lazy::square(a, self.r), &x * &x, "square", a, a);
        let negated = lazy::sub(&[0; 4], a, self.r);
        self.check(negated, &self.m * 4u32 - &x, "neg", a, a);
        assert_eq!(
            lazy::is_zero(a, self.r).bit() == 1,
            &x % &self.m == BigUint::ZERO
        );
        assert_eq!(
            lazy::is_one(a, self.r).bit() == 1,
            &x % &self.m == BigUint::one()
        );
    }
}

#[test]
fn every_combination_of_edge_words() {
    let all = edge_words();
    for r in offsets() {
        let c = Context::new(r);
        for (i, a) in all.iter().enumerate() {
            c.unary(a);
            for k in [0, 1, 1365, 4095] {
                c.binary(a, &all[(i * 5 + k) % all.len()]);
            }
        }
    }
}

#[test]
fn every_pair_near_the_modulus_and_the_ends() {
    for r in [1, 19, (1 << 31) - 1] {
        let c = Context::new(r);
        let all = edges(r);
        for a in &all {
            c.unary(a);
            all.iter().for_each(|b| c.binary(a, b));
        }
    }
    for r in offsets() {
        let c = Context::new(r);
        edges(r).iter().for_each(|a| c.unary(a));
    }
}

#[test]
fn random_numbers() {
    let mut random = Random(1);
    for i in 0..100_000 {
        let all = [
            1,
            19,
            smooth_offset(),
            (1 << 31) - 1,
            (random.word() >> 33) as u32 | 1,
        ];
        let c = Context::new(all[i % all.len()]);
        let (a, b) = (random.limbs(), random.limbs());
        c.unary(&a);
        c.binary(&a, &b);
    }
}

/// `reduce` promises more than `mul` asks of it: any number below `2^512`.
#[test]
fn reduction_of_any_eight_words() {
    let mut random = Random(2);
    for r in offsets() {
        let c = Context::new(r);
        for i in 0..2000 {
            let mut t: [u64; 8] = core::array::from_fn(|_| random.word());
            // All ones, in runs of every place and length.
            let run = random.word();
            for (k, x) in t.iter_mut().enumerate() {
                *x |= 0u64.wrapping_sub(run >> k & 1);
            }
            if i == 0 {
                t = [u64::MAX; 8];
            }
            c.check(lazy::reduce(&t, c.r), big(&t), "reduce", &[0; 4], &[0; 4]);
        }
    }
}

#[test]
fn constants() {
    for r in offsets() {
        let c = Context::new(r);
        assert_eq!(big(&lazy::modulus(c.r)), c.m);
        let scale = big(&lazy::inverse_of_2_508(c.r));
        assert_eq!((scale << 508u32) % &c.m, BigUint::one(), "r = {r}");
    }
}
