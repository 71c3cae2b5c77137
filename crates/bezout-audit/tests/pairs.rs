// SPDX-License-Identifier: MIT OR Apache-2.0
//! Three thousand keys with planted findings, against a gcd of each pair.

use bezout_audit::{common, coprime_base, cross, product, shared_factors};
use bezout_exercise::random::Random;
use std::collections::BTreeSet;

type Number = Vec<u64>;

fn power(mut x: u64, mut e: u64, m: u64) -> u64 {
    let times = |a: u64, b: u64| (u128::from(a) * u128::from(b) % u128::from(m)) as u64;
    let mut out = 1;
    while e > 0 {
        if e & 1 == 1 {
            out = times(out, x);
        }
        x = times(x, x);
        e >>= 1;
    }
    out
}

/// Miller's test to the first twelve primes, which is a proof below 2^64.
fn is_prime(n: u64) -> bool {
    let bases = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    let (s, d) = (
        (n - 1).trailing_zeros(),
        (n - 1) >> (n - 1).trailing_zeros(),
    );
    let passes = |base: &u64| {
        let x = power(*base, d, n);
        x == 1 || (0..s).any(|k| power(x, 1 << k, n) == n - 1)
    };
    !bases.iter().any(|base| n.is_multiple_of(*base)) && bases.iter().all(passes)
}

fn times(a: &[u64], b: &[u64]) -> Number {
    product(&[a, b]).expect("no zero")
}

/// Stands for a prime: the product of primes of 64 bits that nothing else has.
struct Factors {
    random: Random,
    used: BTreeSet<u64>,
    words: usize,
}

impl Factors {
    fn next(&mut self) -> Number {
        let mut primes = Vec::new();
        while primes.len() < self.words {
            let n = self.random.word() | 1 << 63 | 1;
            if is_prime(n) && self.used.insert(n) {
                primes.push([n]);
            }
        }
        product(&primes).expect("no zero")
    }

    fn key(&mut self) -> Number {
        let p = self.next();
        times(&p, &self.next())
    }

    /// Pairs, triples, cliques, squares, equal keys, and keys that share both primes, among others.
    /// A modulus that divides another one, too.
    fn keys(&mut self, count: usize) -> Vec<Number> {
        let mut keys = Vec::new();
        for _ in 0..20 {
            let p = self.next();
            keys.extend((0..2).map(|_| times(&p, &self.next())));
        }
        for _ in 0..10 {
            let [p, q, r] = [0; 3].map(|_| self.next());
            keys.extend([times(&p, &q), times(&q, &r), times(&r, &p)]);
        }
        for size in [4, 5, 12] {
            let primes: Vec<_> = (0..size).map(|_| self.next()).collect();
            for (i, p) in primes.iter().enumerate() {
                keys.extend(primes[..i].iter().map(|q| times(p, q)));
            }
        }
        let p = self.next();
        keys.extend((0..50).map(|_| times(&p, &self.next())));
        let [p, q] = [0; 2].map(|_| self.next());
        keys.extend([times(&p, &p), times(&p, &q), times(&self.next(), &q)]);
        let alone = self.next();
        keys.push(times(&alone, &alone));
        let twice = self.key();
        keys.extend([twice.clone(), twice.clone(), times(&twice, &self.next())]);
        while keys.len() < count {
            keys.push(self.key());
        }
        for i in (1..keys.len()).rev() {
            keys.swap(i, self.random.below(i as u64 + 1) as usize);
        }
        keys
    }
}

/// The gcd of each modulus with the product of all others, from the gcds of all pairs alone.
fn plain(keys: &[Number]) -> Vec<(usize, Number)> {
    let mut others = vec![vec![1]; keys.len()];
    for i in 0..keys.len() {
        for j in 0..i {
            let g = bezout::dynamic::gcd_vartime(&keys[i], &keys[j]);
            if !bezout::parts::limbs::is_word(&g, 1) {
                others[i] = times(&others[i], &g);
                others[j] = times(&others[j], &g);
            }
        }
    }
    let gcds = keys
        .iter()
        .zip(&others)
        .map(|(n, x)| bezout_large::gcd(n, x));
    gcds.enumerate().filter(|(_, g)| *g != [1]).collect()
}

fn compare(words: usize, count: usize) {
    let mut factors = Factors {
        random: Random(words as u64),
        used: BTreeSet::new(),
        words,
    };
    let keys = factors.keys(count);
    let expected = plain(&keys);
    assert_eq!(expected.len(), 40 + 30 + 6 + 10 + 66 + 50 + 3 + 3);
    for size in [count, count / 4, count / 7 + 1] {
        assert!(
            shared_factors(&keys, size).as_ref() == Ok(&expected),
            "{size}"
        );
    }
    // The tasks one by one, with the others in another order, and a part of them first.
    let (some, rest) = keys.split_at(count / 3);
    let (near, far) = rest.split_at(count / 5);
    let products = [some, near, far].map(|chunk| product(chunk).expect("no zero"));
    let q = cross(&[1], &products[0], &products[2..]).expect("no zero");
    let q = cross(&q, &products[0], &products[1..2]).expect("no zero");
    let found = common(&q, some).expect("no zero");
    assert!(found[..] == expected[..found.len()] && expected[found.len()].0 >= some.len());
    // What was found falls into what was planted.
    let hits: Vec<_> = expected.iter().map(|(i, _)| &keys[*i]).collect();
    let base = coprime_base(&hits).expect("no zero");
    for (i, n) in base.elements.iter().enumerate() {
        for m in &base.elements[..i] {
            assert_eq!(bezout_large::gcd(n, m), [1]);
        }
    }
    for (n, places) in hits.iter().zip(&base.factors) {
        let parts: Vec<_> = places.iter().map(|&i| &base.elements[i]).collect();
        assert!(product(&parts).as_ref() == Ok(n));
        assert!((1..=3).contains(&parts.len()));
    }
}

#[test]
fn short_keys() {
    compare(1, 3000);
}

#[test]
fn longer_keys() {
    compare(4, 600);
}
