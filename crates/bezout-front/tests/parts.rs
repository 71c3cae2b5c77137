// SPDX-License-Identifier: MIT OR Apache-2.0
//! Square roots, halves and partial gcds of all lengths.

use bezout_exercise::oracle::big;
use bezout_front::Error;
use bezout_front::integer::{Integer, partial_xgcd_vartime, split_vartime, sqrt_vartime};
use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer as _;

fn limbs(x: &BigUint) -> Vec<u64> {
    x.to_u64_digits()
}

fn signed(x: &bezout::Signed<Vec<u64>>) -> BigInt {
    let sign = if x.negative.into() {
        Sign::Minus
    } else {
        Sign::Plus
    };
    BigInt::from_biguint(sign, big(&x.magnitude))
}

fn root(x: &BigInt, m: &BigUint) -> Result<Option<BigUint>, Error> {
    let (x, m) = ((x.sign() == Sign::Minus, limbs(x.magnitude())), limbs(m));
    let found = sqrt_vartime(Integer::new(x.0, &x.1), Integer::from(&m[..]))?;
    Ok(found.map(|root| big(&root)))
}

/// Some bits, of which each word is another one.
fn any(bits: usize, seed: u64) -> BigUint {
    let mut state = seed;
    let words = (0..bits.div_ceil(64)).map(|_| {
        state = state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        state ^ state >> 29
    });
    big(&words.collect::<Vec<_>>()) & ((BigUint::from(1u8) << bits) - 1u8)
}

#[test]
fn roots_modulo_small_numbers() {
    for m in (1..400u64).step_by(2) {
        let prime = m > 1 && (2..m).all(|d| m % d != 0);
        for x in 0..m {
            let found = root(&BigInt::from(x), &m.into());
            assert_eq!(found, root(&(BigInt::from(x) - 3 * m), &m.into()));
            let exists = (0..m).any(|y| y * y % m == x);
            match &found {
                Ok(Some(y)) => {
                    assert!(*y < BigUint::from(m.max(1)) && !y.bit(0), "{x} {m}");
                    assert_eq!(y * y % m, BigUint::from(x), "{x} {m}");
                }
                Ok(None) => assert!(!exists, "{x} {m}"),
                Err(error) => {
                    assert_eq!(*error, Error::NotPrime);
                    assert!(!prime && m > 1, "{x} {m}");
                }
            }
            assert!(found.is_ok() || !prime);
        }
    }
    for even in [0u64, 2, 10] {
        assert!(root(&BigInt::from(1), &even.into()).is_err());
    }
}

#[test]
fn roots_modulo_primes_of_all_kinds() {
    let two = BigUint::from(2u8);
    let near = |bits: u32, less: i64| (BigInt::from(two.pow(bits)) - less).magnitude().clone();
    // m = 2^s t + 1 with s = 1, 2 and more, up to almost all bits; short ones and long ones.
    let primes = [
        near(61, 1),
        near(64, 59),
        near(64, (1 << 32) - 1),
        near(255, 19),
        near(521, 1),
        near(2203, 1),
        near(4253, 1),
        near(16, -1),
        // secp224r1, s = 96
        near(224, -1) - near(96, 0),
        two.pow(2208) * 3u8 + 1u8,
        two.pow(3912) * 3u8 + 1u8,
        two.pow(4687) * 5u8 + 1u8,
    ];
    for m in primes {
        assert_eq!(two.modpow(&(&m - 1u8), &m), BigUint::from(1u8));
        let half = &m >> 1u8;
        let (mut roots, mut none) = (0, 0);
        for seed in 1..if m.bits() > 2000 { 4 } else { 12 } {
            let x = any(m.bits() as usize + 3, seed) % &m;
            for x in [&x * &x % &m, x] {
                let square = x.modpow(&half, &m) == BigUint::from(1u8);
                match root(&x.clone().into(), &m) {
                    Ok(Some(y)) => {
                        assert!(square && y < m && !y.bit(0));
                        assert_eq!(&y * &y % &m, x);
                        roots += 1;
                    }
                    Ok(None) => {
                        assert!(!square);
                        none += 1;
                    }
                    Err(error) => panic!("{m:x}: {error}"),
                }
            }
        }
        assert!(roots > 2 && roots + none > 5, "{m:x}");
    }
}

/// No number takes long, whatever it is: the squares of numbers, of which no symbol is -1, and
/// others with small factors.
#[test]
fn roots_modulo_composite_numbers_end() {
    let two = BigUint::from(2u8);
    for bits in [64, 512, 4096, 4200] {
        let number = any(bits / 2, 9) | BigUint::from(1u8);
        let composites = [
            &number * &number,
            two.pow(bits as u32 - 1) + 1u8,
            (&number * &number) * 3u8,
            any(bits, 4) | BigUint::from(1u8),
        ];
        for m in composites {
            for x in [4u8, 7, 9] {
                match root(&BigInt::from(x), &m) {
                    Ok(Some(y)) => assert_eq!(&y * &y % &m, BigUint::from(x)),
                    Ok(None) => {}
                    Err(error) => assert_eq!(error, Error::NotPrime),
                }
            }
        }
    }
    assert_eq!(
        root(&BigInt::from(2), &(two.pow(4200) - 1u8).pow(2)),
        Err(Error::NotPrime)
    );
}

#[test]
fn partial_gcds_and_halves_of_all_lengths() {
    for bits in [1, 63, 64, 65, 256, 1000, 4096, 32768, 32769, 40_000] {
        for seed in 1..4 {
            let (a, b) = (
                any(bits, seed) | BigUint::from(1u8),
                any(bits - bits / 3, seed + 9),
            );
            let bounds = [
                BigUint::ZERO,
                any(bits / 2, 5),
                any(bits / 2 + 1, 6),
                &a + 1u8,
                &a << 70u8,
            ];
            for (a, b) in [(&a, &b), (&b, &a), (&a, &a), (&a, &BigUint::ZERO)] {
                for bound in &bounds {
                    let found = partial_xgcd_vartime(&limbs(a), &limbs(b), &limbs(bound));
                    let [x, y] = [0, 1].map(|i| big(&found.remainders[i]));
                    let [u, v] = [0, 1].map(|i| signed(&found.cofactors[i]));
                    let least = bound.max(&BigUint::from(1u8)).clone();
                    assert!(y < least && (x >= least || *a < least && *b < least));
                    assert_eq!(u.magnitude() * &y + v.magnitude() * &x, *a);
                    for (x, u) in [(x, u), (y, v)] {
                        if *a != BigUint::ZERO {
                            let rest = BigInt::from(x) - u * BigInt::from(b.clone());
                            assert!(rest.is_multiple_of(&a.clone().into()));
                        }
                    }
                }
            }
            for v in [b, BigUint::ZERO, &a * 5u8, &a + 1u8, any(2 * bits + 70, 3)] {
                let halves = split_vartime(&limbs(&v), &limbs(&a)).expect("it is not 0");
                let (r, t) = (big(&halves.r), signed(&halves.t));
                let n = a.bits();
                assert!(r.bits() <= n / 2 && t.magnitude().bits() <= n.div_ceil(2));
                assert!(t != BigInt::ZERO);
                assert!((BigInt::from(v) * t - BigInt::from(r)).is_multiple_of(&a.clone().into()));
            }
        }
    }
    assert!(matches!(
        split_vartime(&[1], &[]),
        Err(Error::Modulus { negative: false })
    ));
    assert!(split_vartime(&[1, 2], &[0, 0, 0]).is_err());
}
