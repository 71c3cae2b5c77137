// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the tests share: numbers of another library, and the definition of a key.

#![allow(dead_code)] // No test needs all of it.

use bezout_rsa_keys::{Options, RsaKey, Totient};
use num_bigint::BigUint;
use num_integer::Integer;

pub fn number(bytes: &[u8]) -> BigUint {
    BigUint::from_bytes_be(bytes)
}

pub fn hex(digits: &str) -> BigUint {
    let digits = digits.strip_prefix("0x").expect("a 0x number");
    BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal digits")
}

pub fn totient(p: &BigUint, q: &BigUint, kind: Totient) -> BigUint {
    match kind {
        Totient::Lambda => (p - 1u32).lcm(&(q - 1u32)),
        Totient::Phi => (p - 1u32) * (q - 1u32),
    }
}

/// The components of a key as numbers.
#[derive(Debug, PartialEq, Eq)]
pub struct Numbers {
    pub n: BigUint,
    pub e: BigUint,
    pub d: BigUint,
    pub p: BigUint,
    pub q: BigUint,
    pub d_p: BigUint,
    pub d_q: BigUint,
    pub q_inv: BigUint,
}

impl Numbers {
    pub fn of(key: &RsaKey) -> Self {
        Self {
            n: number(key.n()),
            e: number(key.e()),
            d: number(key.d()),
            p: number(key.p()),
            q: number(key.q()),
            d_p: number(key.d_p()),
            d_q: number(key.d_q()),
            q_inv: number(key.q_inv()),
        }
    }
}

pub fn key(p: &BigUint, q: &BigUint, e: &BigUint, options: Options) -> RsaKey {
    RsaKey::from_primes_with(
        &p.to_bytes_be(),
        &q.to_bytes_be(),
        &e.to_bytes_be(),
        options,
    )
    .unwrap_or_else(|error| panic!("{error}: p = {p:#x}, q = {q:#x}, e = {e}"))
}

/// Makes the key, with both totients, and compares it with the definition.
pub fn check(p: &BigUint, q: &BigUint, e: &BigUint) {
    for kind in [Totient::Lambda, Totient::Phi] {
        let options = Options {
            totient: kind,
            ..Options::default()
        };
        let k = Numbers::of(&key(p, q, e, options));
        assert_eq!((&k.n, &k.e, &k.p, &k.q), (&(p * q), e, p, q));
        let m = totient(p, q, kind);
        // There is one such number below m.
        assert!(
            k.d < m && (&k.d * e % &m) == BigUint::from(1u32),
            "p = {p:#x}, q = {q:#x}, e = {e}"
        );
        assert_eq!(k.d_p, &k.d % (p - 1u32));
        assert_eq!(k.d_q, &k.d % (q - 1u32));
        assert!(k.q_inv < *p && (&k.q_inv * q % p) == BigUint::from(1u32));
    }
}

/// Numbers for keys, from a reproducible generator.
pub struct Random(bezout_exercise::random::Random);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(bezout_exercise::random::Random(seed))
    }

    pub fn word(&mut self) -> u64 {
        self.0.word()
    }

    /// An odd number of exactly `bits` bits.
    pub fn odd(&mut self, bits: u64) -> BigUint {
        let digits = (0..bits.div_ceil(32)).map(|_| self.word() as u32).collect();
        let mut x = BigUint::new(digits) % (BigUint::from(1u32) << bits);
        x.set_bit(0, true);
        x.set_bit(bits - 1, true);
        x
    }

    /// A prime of exactly `bits` bits.
    pub fn prime(&mut self, bits: u64) -> BigUint {
        self.prime_such_that(bits, |x| x)
    }

    /// A prime among the images of odd numbers of `bits` bits.
    pub fn prime_such_that(&mut self, bits: u64, map: impl Fn(BigUint) -> BigUint) -> BigUint {
        loop {
            let x = map(self.odd(bits));
            if is_prime(&x) {
                return x;
            }
        }
    }
}

const SMALL: [u32; 30] = [
    3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127,
];

/// Trial division, then Miller-Rabin's test to the bases 2 to 13: for random numbers that is
/// enough.
pub fn is_prime(n: &BigUint) -> bool {
    if SMALL.iter().any(|&s| (n % s) == BigUint::ZERO) {
        return SMALL.iter().any(|&s| *n == BigUint::from(s));
    }
    let below = n - 1u32;
    let twos = below.trailing_zeros().expect("n is not 1");
    let odd = &below >> twos;
    [2u32, 3, 5, 7, 11, 13].iter().all(|&base| {
        let mut x = BigUint::from(base).modpow(&odd, n);
        if x == BigUint::from(1u32) || x == below {
            return true;
        }
        (1..twos).any(|_| {
            x = &x * &x % n;
            x == below
        })
    })
}
