// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys against their definition, by another library's arithmetic.

mod common;

use bezout_rsa_keys::{Error, Options, RsaKey};
use common::{Numbers, Random, check, key};
use num_bigint::BigUint;
use num_integer::Integer;

fn big(x: u64) -> BigUint {
    BigUint::from(x)
}

fn one() -> BigUint {
    big(1)
}

/// The least odd number from `start` on that is coprime to `p - 1` and `q - 1`.
fn exponent(p: &BigUint, q: &BigUint, start: BigUint) -> BigUint {
    let m = (p - 1u32) * (q - 1u32);
    let mut e = start | one();
    while e.gcd(&m) != one() {
        e += 2u32;
    }
    e
}

fn attempt(p: &BigUint, q: &BigUint, e: &BigUint) -> Result<RsaKey, Error> {
    RsaKey::from_primes(&p.to_bytes_be(), &q.to_bytes_be(), &e.to_bytes_be())
}

#[test]
fn random_primes() {
    let mut random = Random::new(1);
    for (a, b) in [
        (512, 513),
        (514, 511),
        (511, 514),
        (520, 505),
        (576, 512),
        (640, 640),
        (767, 769),
        (1023, 1023),
        (1024, 1023),
        (256, 769),
        (769, 256),
        (300, 1000),
        (1100, 257),
    ] {
        let (p, q) = (random.prime(a), random.prime(b));
        for start in [3, 65_537, (1 << 32) + 1] {
            check(&p, &q, &exponent(&p, &q, big(start)));
        }
    }
}

#[test]
fn odd_numbers_of_every_length() {
    // The arithmetic does not ask whether a number is prime, but for coprime ones.
    let mut random = Random::new(2);
    let lengths = (517..590).chain([1023, 1024, 1025, 1535, 1536, 2047, 2048, 2049, 4095, 4096]);
    for bits in lengths {
        let p = random.odd(bits);
        let mut q = random.odd(bits + 8 - bits % 17);
        while p.gcd(&q) != one() {
            q += 2u32;
        }
        check(&p, &q, &exponent(&p, &q, big(65_537)));
    }
}

#[test]
fn long_exponents() {
    let mut random = Random::new(3);
    let (p, q) = (random.prime(520), random.prime(550));
    let (n, lambda) = (&p * &q, (&p - 1u32).lcm(&(&q - 1u32)));
    for start in [64, 65, 127, 128, 519, 521, 549, 551, 1000, 1067] {
        check(&p, &q, &exponent(&p, &q, random.odd(start)));
    }
    // Their own inverses: lambda - 1, and lambda + 1, which is 1 modulo lambda.
    for e in [
        &lambda - 1u32,
        &lambda + 1u32,
        exponent(&p, &q, n.clone() - 10_000u32),
    ] {
        check(&p, &q, &e);
    }
    let d = Numbers::of(&key(&p, &q, &(&lambda + 1u32), Options::default())).d;
    assert_eq!(d, one());
    for e in [
        n.clone(),
        &n + 2u32,
        one() << 1071 | one(),
        one() << 4000 | one(),
    ] {
        assert_eq!(attempt(&p, &q, &e).err(), Some(Error::ExponentTooLarge));
    }
}

#[test]
fn large_common_factors_of_p_1_and_q_1() {
    let mut random = Random::new(4);
    for bits in [8, 63, 64, 65, 128, 255, 400] {
        let g = random.odd(bits);
        let [p, q] = [(); 2].map(|()| random.prime_such_that(560 - bits, |x| &g * x * 2u32 + 1u32));
        assert!((&p - 1u32).gcd(&(&q - 1u32)) >= g);
        check(&p, &q, &exponent(&p, &q, big(3)));
    }
    // Powers of two: up to a single bit above the lowest one.
    for twos in [1, 2, 63, 64, 65, 127, 128, 129, 300, 500, 520] {
        let (p, q) = (
            (random.odd(530 - twos) << twos) + 1u32,
            (random.odd(570 - twos) << twos) + 1u32,
        );
        if p.gcd(&q) == one() {
            check(&p, &q, &exponent(&p, &q, big(3)));
        }
    }
    // g = p - 1: the lcm is q - 1.
    for factor in [2u32, 6, 64, 1 << 20] {
        let p = random.odd(520);
        let q = (&p - 1u32) * factor + 1u32;
        let q = if p.gcd(&q) == one() {
            q
        } else {
            (&p - 1u32) * (factor + 2) + 1u32
        };
        check(&p, &q, &exponent(&p, &q, big(3)));
        check(&q, &p, &exponent(&p, &q, big(3)));
    }
}

#[test]
fn edges_of_limbs_and_close_numbers() {
    for bits in [512u64, 513, 520, 575, 576, 577, 640, 1024] {
        let top = one() << bits;
        let half = one() << (bits - 1);
        // The largest and the least of a length, and neighbors of those.
        for (p, q) in [
            (&top - 1u32, &top - 3u32),
            (&half + 1u32, &half + 3u32),
            (&top - 1u32, &half + 1u32),
            (&half + 1u32, &top - 1u32),
            (&top + 1u32, &top - 1u32),
            (&top - (one() << 64) + 1u32, &top - 1u32),
            (&top - (one() << (bits / 2)) + 1u32, &half + 1u32),
        ] {
            // 3 divides some of both.
            if p.gcd(&q) == one() && p.bits() + q.bits() > 1024 {
                check(&p, &q, &exponent(&p, &q, big(3)));
                check(&q, &p, &exponent(&p, &q, big(65_537)));
            }
        }
    }
    // Primes next to each other.
    let mut random = Random::new(5);
    let p = random.prime(513);
    let mut q = &p + 2u32;
    while !common::is_prime(&q) {
        q += 2u32;
    }
    assert!(&q - &p < big(10_000));
    check(&p, &q, &exponent(&p, &q, big(3)));
    check(&q, &p, &exponent(&p, &q, big(3)));
}

#[test]
fn mersenne_primes() {
    let mersenne = [521u64, 607, 1279, 2203].map(|k| (one() << k) - 1u32);
    for p in &mersenne {
        for q in mersenne.iter().filter(|q| *q != p) {
            check(p, q, &exponent(p, q, big(3)));
        }
    }
}

#[test]
fn exponents_that_share_a_factor() {
    let mut random = Random::new(6);
    let f = 1_000_003u32;
    let q = random.prime(550);
    let p = random.prime_such_that(520, |x| x * f * 2u32 + 1u32);
    for e in [
        big(f.into()),
        big(f.into()) * 3u32,
        big(f.into()) << 200 | big(f.into()),
        (&p - 1u32) >> 1,
    ] {
        let e = if e.is_even() { e + f } else { e };
        for (p, q) in [(&p, &q), (&q, &p)] {
            assert_eq!(
                attempt(p, q, &e).err(),
                Some(Error::ExponentNotInvertible),
                "{e}"
            );
        }
    }
    // The factor is in both, so that the lcm has it once.
    let q = random.prime_such_that(530, |x| x * f * 2u32 + 1u32);
    assert_eq!(
        attempt(&p, &q, &big(f.into())).err(),
        Some(Error::ExponentNotInvertible)
    );
    check(&p, &q, &exponent(&p, &q, big(3)));
}

#[test]
fn what_is_no_key() {
    let mut random = Random::new(7);
    let (p, q, e) = (random.prime(513), random.prime(520), big(65_537));
    let cases = [
        (p.clone(), p.clone(), Error::EqualPrimes),
        (&p - 1u32, q.clone(), Error::EvenPrime { argument: "p" }),
        (p.clone(), &q + 1u32, Error::EvenPrime { argument: "q" }),
        (big(0), q.clone(), Error::EvenPrime { argument: "p" }),
        (big(1), q.clone(), Error::PrimeTooShort { argument: "p" }),
        (p.clone(), big(3), Error::PrimeTooShort { argument: "q" }),
        (
            p.clone(),
            (one() << 255) - 1u32,
            Error::PrimeTooShort { argument: "q" },
        ),
        (random.odd(511), random.odd(512), Error::ModulusTooShort),
        (p.clone(), &p * 3u32, Error::NotCoprime),
        (&q * 5u32, q.clone(), Error::NotCoprime),
    ];
    for (p, q, error) in cases {
        let e = if error == Error::NotCoprime {
            exponent(&p, &q, e.clone())
        } else {
            e.clone()
        };
        assert_eq!(attempt(&p, &q, &e).err(), Some(error), "{p:#x} {q:#x}");
    }
    for (e, error) in [
        (big(0), Error::ExponentTooSmall),
        (big(1), Error::ExponentTooSmall),
        (big(2), Error::EvenExponent),
        (big(65_536), Error::EvenExponent),
    ] {
        assert_eq!(attempt(&p, &q, &e).err(), Some(error));
    }
    assert_eq!(
        RsaKey::from_primes(&[], &[], &[3]).err(),
        Some(Error::EvenPrime { argument: "p" })
    );
    assert_eq!(
        RsaKey::from_primes(&[], &[], &[]).err(),
        Some(Error::ExponentTooSmall)
    );
}

/// The shortest modulus that is accepted has 1024 bits: none of 1023, however its primes share
/// them.
#[test]
fn a_modulus_of_1023_bits_is_refused_and_one_of_1024_is_not() {
    let power = |bits: u32| one() << bits;
    let long = power(512) - big(569);
    for (p, q, bits) in [
        (long.clone(), power(511) - big(187), 1023),
        (power(511) + big(1), power(511) + big(111), 1023),
        (long, power(511) + big(1111), 1024),
        (power(767) + big(183), power(256) + big(297), 1024),
        (power(767) - big(183), power(256) - big(189), 1023),
    ] {
        assert_eq!((&p * &q).bits(), bits);
        let expected = (bits < 1024).then_some(Error::ModulusTooShort);
        let e = exponent(&p, &q, big(3));
        assert_eq!(attempt(&p, &q, &e).err(), expected, "{p:#x} {q:#x}");
        assert_eq!(attempt(&q, &p, &e).err(), expected, "{q:#x} {p:#x}");
    }
}

#[test]
fn lengths_and_order() {
    let mut random = Random::new(8);
    let (p, q) = (random.prime(520), random.prime(601));
    let e = exponent(&p, &q, big(3));
    let padded = |x: &BigUint, zeros| [vec![0; zeros], x.to_bytes_be()].concat();
    let plain = key(&p, &q, &e, Options::default());
    assert_eq!((plain.n().len(), plain.d().len()), (65 + 76, 65 + 76));
    assert_eq!(
        (plain.p().len(), plain.d_p().len(), plain.q_inv().len()),
        (65, 65, 65)
    );
    assert_eq!((plain.q().len(), plain.d_q().len()), (76, 76));
    let long = RsaKey::from_primes(&padded(&p, 30), &padded(&q, 1), &padded(&e, 9)).expect("a key");
    assert_eq!(
        (long.n().len(), long.p().len(), long.q().len()),
        (95 + 77, 95, 77)
    );
    assert_eq!(long.e(), e.to_bytes_be());
    assert_eq!(Numbers::of(&long), Numbers::of(&plain));
    assert_eq!(long.to_pkcs1_der_vartime(), plain.to_pkcs1_der_vartime());
    let options = Options {
        larger_first: true,
        ..Options::default()
    };
    let larger = key(&p, &q, &e, options);
    assert_eq!(
        (larger.p().len(), larger.q().len(), larger.n().len()),
        (76, 76, 152)
    );
    let turned = key(&q, &p, &e, Options::default());
    assert_eq!(Numbers::of(&larger), Numbers::of(&turned));
    assert_eq!(Numbers::of(&key(&q, &p, &e, options)), Numbers::of(&turned));
}

#[test]
fn debug_shows_no_secret() {
    let mut random = Random::new(9);
    let (p, q) = (random.prime(513), random.prime(513));
    let key = key(&p, &q, &exponent(&p, &q, big(3)), Options::default());
    let shown = format!("RsaKey {{ n: {:?}, e: {:?}, .. }}", key.n(), key.e());
    assert_eq!(format!("{key:?}"), shown);
}
