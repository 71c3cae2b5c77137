// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots modulo primes of every kind, against tables of all squares, symbols and products.

use bezout::{Modulus, Odd, SquareRoots, Symbol, Uint, const_modulus, presets};
use std::collections::HashMap;

fn modulus<const L: usize>(m: u64) -> Modulus<L> {
    Modulus::new(Odd::new(Uint::from_u64(m)).expect("odd"))
}

/// The even root of each square.
fn table(m: u64) -> HashMap<u64, u64> {
    (0..m)
        .filter(|y| y % 2 == 0)
        .map(|y| (y * y % m, y))
        .collect()
}

fn is_prime(m: u64) -> bool {
    m > 1
        && (2..m)
            .take_while(|d| d * d <= m)
            .all(|d| !m.is_multiple_of(d))
}

/// All numbers, reduced or not, modulo all primes below 600, and some with many factors 2 in p - 1.
#[test]
fn all_of_short_primes() {
    for p in (3..600)
        .filter(|&p| is_prime(p))
        .chain([769, 3329, 7681, 12289])
    {
        let (m, roots) = (modulus::<2>(p), table(p));
        let context = SquareRoots::new(&m);
        for x in 0..p {
            let expected = roots.get(&x).map(|&y| Uint::from_u64(y));
            let same = Uint::new([x, 0]);
            assert_eq!(m.sqrt(&same).into_option(), expected, "{x} mod {p}");
            let larger = Uint::new([x + 5 * p, 0]);
            assert_eq!(context.sqrt(&larger).into_option(), expected, "{x} mod {p}");
        }
        for (x, y) in (0..p.min(40)).flat_map(|x| (0..p.min(40)).map(move |y| (x, y))) {
            let [u, v] = [x, y].map(Uint::from_u64);
            let expected = m.divide(&u, &v).and_then(|q| m.sqrt(&q)).into_option();
            assert_eq!(
                m.sqrt_ratio(&u, &v).into_option(),
                expected,
                "{x}/{y} mod {p}"
            );
        }
    }
}

/// Modulo a composite number every root is one, and even; squares of primes have no nonresidue.
#[test]
fn roots_modulo_composite_numbers_are_roots() {
    let mut found = 0;
    for m in (1..400).step_by(2).chain([17 * 17 * 257, 65535, 99 * 99]) {
        let m1 = modulus::<1>(m);
        let context = SquareRoots::new(&m1);
        for x in 0..m.min(2000) {
            let x = Uint::from_u64(x);
            for y in [1, 2, 3].map(Uint::from_u64) {
                if let Some(root) = context.sqrt_ratio(&x, &y).into_option() {
                    assert_eq!(m1.mul(&m1.square(&root), &y), m1.reduce(&x));
                    assert!(root.limbs()[0] < m && root.limbs()[0] % 2 == 0);
                    found += 1;
                }
            }
        }
    }
    assert!(found > 20_000, "{found}");
}

/// A few of the numbers that make trouble, and as many as given from a generator.
fn numbers<const L: usize>(m: &Modulus<L>, count: usize) -> Vec<Uint<L>> {
    let mut state = 0x9e37_79b9_7f4a_7c15u64;
    let mut word = || {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        state ^ state >> 29
    };
    let mut all = vec![Uint::ZERO, Uint::ONE, Uint::MAX, *m.modulus().get()];
    all.extend([2, 3, 4, 5].map(Uint::from_u64));
    all.push(m.neg(&Uint::ONE));
    all.extend((0..count).map(|_| Uint::new(core::array::from_fn(|_| word()))));
    all
}

fn check<const L: usize>(m: &Modulus<L>) {
    let (context, all) = (SquareRoots::new(m), numbers(m, 24));
    for (i, x) in all.iter().enumerate() {
        let (symbol, root) = (m.legendre(x), context.sqrt(x).into_option());
        assert_eq!(root.is_some(), symbol != Symbol::MINUS_ONE, "{x:?}");
        assert_eq!(m.sqrt(x).into_option(), root);
        if let Some(root) = root {
            assert_eq!(m.square(&root), m.reduce(x), "{x:?}");
            assert!(!bool::from(root.is_odd()) && m.reduce(&root) == root);
        }
        let square = m.square(x);
        let back = context.sqrt(&square).unwrap();
        assert!(back == m.reduce(x) || back == m.neg(x), "{x:?}");
        let y = &all[(i + 7) % all.len()];
        let (ratio, symbol) = (context.sqrt_ratio(x, y), m.legendre(&m.mul(x, y)));
        let some =
            symbol == Symbol::ONE || (symbol == Symbol::ZERO && m.legendre(y) != Symbol::ZERO);
        assert_eq!(bool::from(ratio.is_some()), some, "{x:?} / {y:?}");
        if some {
            assert_eq!(m.mul(&m.square(&ratio.unwrap()), y), m.reduce(x));
        }
    }
}

const_modulus!(P224: 4 = "0xffffffffffffffffffffffffffffffff000000000000000000000001");
const_modulus!(GOLDILOCKS: 1 = "18446744069414584321");
const_modulus!(FERMAT: 1 = "65537");
const_modulus!(NEAR: 4 = 2 ^ 256 - 189);
// 5 and 1 modulo 8.
const_modulus!(NEAR_5: 4 = 2 ^ 256 - 587);
const_modulus!(NEAR_1: 4 = 2 ^ 256 - 2063);
const_modulus!(LONG: 16 = "0xffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f14374fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7edee386bfb5a899fa5ae9f24117c4b1fe649286651ece65381ffffffffffffffff");

#[test]
fn primes_of_curves() {
    use presets::*;
    check(&P25519);
    check(&ED25519_ORDER);
    check(&SECP256K1_P);
    check(&SECP256K1_N);
    check(&P256_P);
    check(&P256_N);
    check(&P384_P);
    check(&P384_N);
    check(&P521_P);
    check(&BLS12_381_P);
    check(&BLS12_381_R);
    check(&CSIDH512);
    check(&P511_187);
    check(&P224);
    check(&GOLDILOCKS);
    check(&FERMAT);
    check(&NEAR);
    check(&NEAR_5);
    check(&NEAR_1);
    check(&LONG);
    // Limbs that the modulus does not need.
    check(&modulus::<5>(65537));
}

/// The constants of a prime at compile time are those at run time.
#[test]
fn constants() {
    static ROOTS: SquareRoots<4> = SquareRoots::new(&presets::BLS12_381_R);
    let x = Uint::from_u64(2);
    let root = ROOTS.sqrt(&x).unwrap();
    assert_eq!(root, presets::BLS12_381_R.sqrt(&x).unwrap());
    assert_eq!(format!("{ROOTS:?}"), "SquareRoots { bits: 255, .. }");
    assert_eq!(ROOTS.modulus().modulus(), presets::BLS12_381_R.modulus());
}
