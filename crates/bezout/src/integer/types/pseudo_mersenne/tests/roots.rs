// SPDX-License-Identifier: MIT OR Apache-2.0
//! Quadratic symbols and square roots.

use super::super::{F25519, PseudoMersenne255};
use super::{Random, RandomLimbs, big, edge_words, edges, modulus, offsets};
use crate::symbol::Symbol;
use crate::uint::Uint;
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};

/// The Jacobi symbol by the textbook: twos out, then reciprocity.
fn jacobi(a: &BigUint, n: &BigUint) -> i8 {
    let (mut a, mut n) = (a % n, n.clone());
    let mut sign = 1;
    while !a.is_zero() {
        let twos = a.trailing_zeros().unwrap();
        a >>= twos;
        let n8 = (&n % 8u32).iter_u32_digits().next().unwrap();
        if twos.is_odd() && (n8 == 3 || n8 == 5) {
            sign = -sign;
        }
        if a.bit(1) && n.bit(1) {
            sign = -sign;
        }
        core::mem::swap(&mut a, &mut n);
        a %= &n;
    }
    if n.is_one() { sign } else { 0 }
}

/// `x^((m - 1) / 2)` as a symbol, where `(m - 1) / 2 = 2^254 - 10`.
fn euler(x: &F25519) -> Symbol {
    // Bits of 2^254 - 10: all ones from 253 down to 4, then 0110.
    let power = (0..254).rev().fold(F25519::ONE, |p, i| {
        let p = p.square();
        if i >= 4 || (1..3).contains(&i) {
            p * x
        } else {
            p
        }
    });
    match power {
        p if p == F25519::ONE => Symbol::ONE,
        p if p == -F25519::ONE => Symbol::MINUS_ONE,
        p => {
            assert_eq!(p, F25519::ZERO);
            Symbol::ZERO
        }
    }
}

#[test]
fn symbols_modulo_any_number() {
    let words = edge_words();
    let mut random = Random(5);
    for (i, r) in offsets().into_iter().enumerate() {
        let m = PseudoMersenne255::new(r).unwrap();
        let n = modulus(r);
        let some = words.iter().skip(i).step_by(13).copied();
        for x in edges(r)
            .into_iter()
            .chain(some)
            .chain((0..100).map(|_| random.limbs()))
        {
            let expected = jacobi(&big(&x), &n);
            assert_eq!(
                m.jacobi(&Uint::new(x)).value(),
                expected,
                "r = {r}, x = {:x}",
                big(&x)
            );
        }
    }
}

/// Differences of one step from the modulus: the approximations of both agree in every high bit.
#[test]
fn symbols_next_to_the_modulus() {
    for r in [1, 19, (1 << 31) - 1] {
        let m = PseudoMersenne255::new(r).unwrap();
        let n = modulus(r);
        for s in 60..253u32 {
            for d in 0..8u32 {
                let x = super::small(&(&n - (BigUint::one() << s) + 2 * d));
                let expected = jacobi(&big(&x), &n);
                assert_eq!(
                    m.legendre(&Uint::new(x)).value(),
                    expected,
                    "r = {r}: {s}, {d}"
                );
            }
        }
    }
}

/// That symbol, root and power agree on `x`.
fn check(x: F25519) {
    let symbol = x.legendre();
    assert_eq!(symbol, euler(&x), "{x:?}");
    let root = x.sqrt();
    assert_eq!(
        bool::from(root.is_some()),
        symbol != Symbol::MINUS_ONE,
        "{x:?}"
    );
    if let Some(root) = Option::<F25519>::from(root) {
        assert_eq!(root.square(), x);
        assert!(!bool::from(root.is_odd()));
    }
    let square = x.square();
    let back = square.sqrt().unwrap();
    assert!(back == x || back == -x, "{x:?}");
    assert_eq!((-square).legendre(), square.legendre(), "-1 is a square");
    // Twice a square: 2 is none.
    let twice = square + square;
    assert_eq!(
        bool::from(twice.sqrt().is_none()),
        x != F25519::ZERO,
        "{x:?}"
    );
}

#[test]
fn roots_of_edges_and_random_numbers() {
    let mut random = Random(6);
    let small = (0..2000).map(|x| Uint::from_u64(x).into());
    let all = edges(19).into_iter().chain(edge_words()).chain(small);
    all.for_each(|x| check(F25519::from_uint(&Uint::new(x))));
    (0..20_000).for_each(|_| check(F25519::from_uint(&Uint::new(random.limbs()))));
}

#[test]
fn roots_of_ratios() {
    let mut random = Random(7);
    let mut element = || F25519::from_uint(&Uint::new(random.limbs()));
    for i in 0..10_000 {
        let (u, v) = match i % 100 {
            0 => (F25519::ZERO, element()),
            1 => (element(), F25519::ZERO),
            2 => (F25519::ZERO, F25519::ZERO),
            _ => (element(), element()),
        };
        let root = u.sqrt_ratio(&v);
        let expected = v.invert().and_then(|y| (u * y).sqrt());
        assert_eq!(bool::from(root.is_some()), bool::from(expected.is_some()));
        assert_eq!(root.unwrap_or(F25519::ONE), expected.unwrap_or(F25519::ONE));
    }
}
