// SPDX-License-Identifier: MIT OR Apache-2.0
//! One key of each kind, made here, and keys of random primes that have none of it.

use super::{Weakness, close, many, small, weaknesses};
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_integer::Integer;

/// A number of these bits, of which the highest two are set.
fn of_bits(random: &mut Random, bits: u64) -> BigUint {
    let words = (0..bits.div_ceil(32)).map(|_| random.word() as u32);
    let mut x = BigUint::new(words.collect()) >> (bits.div_ceil(32) * 32 - bits);
    for top in [bits - 1, bits - 2] {
        x.set_bit(top, true);
    }
    x
}

fn prime(random: &mut Random, bits: u64) -> BigUint {
    next_prime(of_bits(random, bits))
}

fn next_prime(mut x: BigUint) -> BigUint {
    x.set_bit(0, true);
    while !is_prime(&x) {
        x += 2u32;
    }
    x
}

fn is_prime(x: &BigUint) -> bool {
    (3u32..1000).step_by(2).all(|p| x % p != BigUint::ZERO)
        && BigUint::from(2u32).modpow(&(x - 1u32), x) == BigUint::from(1u32)
}

fn of(n: &BigUint, e: impl Into<BigUint>) -> Vec<Weakness> {
    let e = e.into().to_u64_digits();
    let found = weaknesses(&n.to_u64_digits(), Some(&e), true);
    for weakness in &found {
        let product: BigUint = weakness.factors.iter().map(|f| big(f)).product();
        assert!(weakness.factors.is_empty() || product == *n, "{weakness:?}");
    }
    found
}

fn names(n: &BigUint, e: impl Into<BigUint>) -> Vec<&'static str> {
    of(n, e).into_iter().map(|weakness| weakness.name).collect()
}

#[test]
fn keys_of_random_primes_are_not_told() {
    let mut random = Random(1);
    for bits in [512, 512, 513, 520, 768, 1024] {
        let n = prime(&mut random, bits) * prime(&mut random, bits);
        assert_eq!(names(&n, 65537u32), [""; 0], "{n}");
        assert_eq!(names(&n, 3u32), [""; 0], "{n}");
    }
}

#[test]
fn each_kind_is_told() {
    let mut random = Random(2);
    let (p, q) = (prime(&mut random, 512), prime(&mut random, 512));
    let n = &p * &q;
    let one = |n: &BigUint, name: &str| assert_eq!(names(n, 65537u32), [name], "{n:x}");
    one(&(&n << 1), "even");
    one(&(&n * 65521u32), "small factor");
    one(&(&n * 65537u32), "small factor");
    assert_eq!(names(&(&n * 65539u32), 65537u32), [""; 0]);
    one(&(&p * &p), "square");
    one(&(&p * next_prime(&p + 2u32)), "close primes");
    // |p - q| of 2^250, and of one that is too far.
    one(
        &(&p * next_prime(&p + (BigUint::from(1u32) << 250))),
        "close primes",
    );
    one(&(&p * next_prime(&p * 3u32 + 4u32)), "primes in a ratio");
    one(&prime(&mut random, 1024), "prime");
    let small = prime(&mut random, 250) * prime(&mut random, 250);
    one(&small, "short");
    assert_eq!(names(&n, 0u32), ["exponent 0"]);
    assert_eq!(names(&n, 1u32), ["exponent 1"]);
    assert_eq!(names(&n, 6u32), ["even exponent"]);
    assert_eq!(names(&n, &n + 2u32), ["exponent above modulus"]);
    assert_eq!(names(&65537u32.into(), n.clone()), ["exchanged"]);
}

#[test]
fn short_private_exponents() {
    let mut random = Random(3);
    let (p, q) = (prime(&mut random, 512), prime(&mut random, 512));
    let n = &p * &q;
    let one = BigUint::from(1u32);
    let phi = (&p - &one) * (&q - &one);
    for bits in [17, 64, 128, 200, 250] {
        let mut d = prime(&mut random, bits);
        while d.gcd(&phi) != one {
            d = prime(&mut random, bits);
        }
        // Both phi and the smallest exponent for it are used.
        for modulus in [phi.clone(), (&p - &one).lcm(&(&q - &one))] {
            let e = d.modinv(&modulus).expect("coprime");
            let found = of(&n, e);
            assert_eq!(found.len(), 1, "{bits}");
            assert_eq!(
                (found[0].name, found[0].factors.len()),
                ("short private exponent", 2)
            );
        }
    }
    let e = prime(&mut random, 600).modinv(&phi).expect("coprime");
    assert_eq!(names(&n, e), [""; 0]);
}

#[test]
fn roca() {
    let mut random = Random(4);
    // p = k M + 65537^a mod M, for the M of keys of 512 bits.
    let small = |n: &u32| (2..*n).all(|d| !u32::is_multiple_of(*n, d));
    let m: BigUint = (2u32..168).filter(small).product();
    let mut prime = || loop {
        let power = BigUint::from(65537u32).modpow(&random.word().into(), &m);
        let p = of_bits(&mut random, 513 - m.bits()) * &m + power;
        if p.bit(0) && is_prime(&p) {
            break p;
        }
    };
    assert_eq!(names(&(prime() * prime()), 65537u32), ["ROCA"]);
}

#[test]
fn limbs_half_empty() {
    let mut random = Random(5);
    // Limbs of `width` bits of which `filled` are used.
    for (width, filled, split) in [
        (64u64, 8u64, false),
        (64, 16, false),
        (128, 16, false),
        (32, 16, true),
        (64, 32, true),
    ] {
        let mut prime = || loop {
            let mut x = BigUint::ZERO;
            for i in 0..1024 / width {
                let part = BigUint::from(random.word() >> (64 - filled));
                x |= part << (i * width);
            }
            x.set_bit(0, true);
            // As others make them: the next prime is not much larger, or of the same form.
            match split {
                true if is_prime(&x) => break x,
                true => {}
                false => break next_prime(x),
            }
        };
        let found = of(&(prime() * prime()), 65537u32);
        assert!(
            found.iter().any(|weakness| weakness.name == "short limbs"),
            "{width}/{filled}: {found:?}"
        );
        // Products of these have bits that are always 0.
        let same = |text: &str| text.ends_with("some bits are the same in all");
        assert!(filled > 8 || found.iter().any(|weakness| same(&weakness.text)));
        if split {
            assert!(
                found.iter().any(|weakness| weakness.factors.len() == 2),
                "{width}/{filled}: {found:?}"
            );
        }
    }
}

#[test]
fn patterns() {
    let mut random = Random(6);
    let n = of_bits(&mut random, 2048) | BigUint::from(1u32);
    let mut octets = n.to_bytes_be();
    octets[100..116].fill(0x5a);
    let n = BigUint::from_bytes_be(&octets);
    assert!(names(&n, 65537u32).contains(&"repeated octets"));
    octets[100..116].copy_from_slice(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    assert!(!names(&BigUint::from_bytes_be(&octets), 65537u32).contains(&"repeated octets"));
    let biased = of_bits(&mut random, 2048) & of_bits(&mut random, 2048) | BigUint::from(1u32);
    assert!(names(&biased, 65537u32).contains(&"biased bits"));
}

/// 28 keys that are weak alone, and the names of what is found: all but two have one.
#[test]
fn of_28_weak_keys_26_are_named() {
    let mut random = Random(11);
    let one = BigUint::from(1u32);
    let two_to = |bits: u32| &one << bits;
    let (p, q) = (prime(&mut random, 512), prime(&mut random, 512));
    let n = &p * &q;
    let phi = (&p - &one) * (&q - &one);
    let small_d = {
        let mut d = prime(&mut random, 250);
        while d.gcd(&phi) != one {
            d = prime(&mut random, 250);
        }
        d.modinv(&phi).expect("coprime")
    };
    let mut sleeve = |width: u64, filled: u64| {
        let mut prime = || {
            let limbs = (0..1024 / width)
                .map(|i| BigUint::from(random.word() >> (64 - filled)) << (i * width));
            next_prime(limbs.fold(BigUint::ZERO, |x, limb| x | limb))
        };
        prime() * prime()
    };
    let sleeves = [(64, 8), (64, 16), (128, 16), (32, 8)].map(|(w, f)| sleeve(w, f));
    let roca = {
        let small = |n: &u32| (2..*n).all(|d| !u32::is_multiple_of(*n, d));
        let m: BigUint = (2u32..168).filter(small).product();
        let mut prime = || loop {
            let power = BigUint::from(65537u32).modpow(&random.word().into(), &m);
            let p = of_bits(&mut random, 513 - m.bits()) * &m + power;
            if is_prime(&p) {
                break p;
            }
        };
        prime() * prime()
    };
    let octets = |change: &dyn Fn(&mut [u8])| {
        let mut octets = n.to_bytes_be();
        change(&mut octets);
        BigUint::from_bytes_be(&octets)
    };
    let repeated = octets(&|octets| octets[60..76].fill(0x5a));
    let biased = of_bits(&mut random, 2048) & of_bits(&mut random, 2048) | &one;
    let message = octets(&|octets| {
        let words = octets.as_chunks_mut::<4>().0;
        // Of a positive number whose first octet is below 128: words of 32 bits, and one of 64.
        words[0] = [1, 2, 3, 4];
        let product =
            u64::from(u32::from_le_bytes(words[0])) * u64::from(u32::from_le_bytes(words[1]));
        let third = 3u64.wrapping_sub(product).to_le_bytes();
        words[2].copy_from_slice(&third[..4]);
        words[3].copy_from_slice(&third[4..]);
    });
    let (prime24, prime40) = (prime(&mut random, 24), prime(&mut random, 40));
    let f4 = BigUint::from(65537u32);
    let with = |n: BigUint, name| (n, f4.clone(), name);
    let e = |e: BigUint, name| (n.clone(), e, name);
    let [sleeve1, sleeve2, sleeve3, sleeve4] = sleeves;
    let keys = [
        with(&p * &p, "square"),
        with(&p * next_prime(&p + 2u32), "close primes"),
        with(&p * next_prime(&p + two_to(99)), "close primes"),
        with(&p * next_prime(&p + two_to(250)), "close primes"),
        with(&p * next_prime(&p * 2u32 + 4u32), "primes in a ratio"),
        with(&p * next_prime(&p * 3u32 + 4u32), "primes in a ratio"),
        with(prime(&mut random, 1024), "prime"),
        with(sleeve1, "short limbs"),
        with(sleeve2, "short limbs"),
        with(sleeve3, "short limbs"),
        with(sleeve4, "short limbs"),
        with(roca, "ROCA"),
        with(&n * 3u32, "small factor"),
        with(&n * 65521u32, "small factor"),
        with(&n << 1, "even"),
        with(prime(&mut random, 128) * prime(&mut random, 128), "short"),
        with(15u32.into(), "short"),
        with(repeated, "repeated octets"),
        with(biased, "biased bits"),
        with(message, "message of a backdoor"),
        (f4.clone(), n.clone(), "exchanged"),
        e(small_d, "short private exponent"),
        e(BigUint::ZERO, "exponent 0"),
        e(one.clone(), "exponent 1"),
        e(65536u32.into(), "even exponent"),
        e(&n + 2u32, "exponent above modulus"),
        // No key but one that shares these primes shows them.
        with(&n * &prime24, ""),
        with(&n * &prime40, ""),
    ];
    assert_eq!(keys.len(), 28);
    let mut named = 0;
    for (n, e, name) in keys {
        let found = names(&n, e);
        assert!(
            found.contains(&name) || name.is_empty(),
            "{name}: {found:?}"
        );
        named += usize::from(!found.is_empty());
    }
    assert_eq!(named, 26);
}

#[test]
fn messages() {
    let mut random = Random(8);
    let mut octets = of_bits(&mut random, 2048).to_bytes_be();
    octets[0] = 1;
    octets[255] |= 1;
    let word = |octets: &[u8]| {
        octets
            .iter()
            .rev()
            .fold(0u64, |x, &octet| x << 8 | u64::from(octet))
    };
    let command = 3u64.wrapping_sub(word(&octets[..4]).wrapping_mul(word(&octets[4..8])));
    octets[8..16].copy_from_slice(&command.to_le_bytes());
    assert!(names(&BigUint::from_bytes_be(&octets), 65537u32).contains(&"message of a backdoor"));
    octets[8] ^= 8;
    assert!(!names(&BigUint::from_bytes_be(&octets), 65537u32).contains(&"message of a backdoor"));
}

#[test]
fn squares() {
    let mut random = Random(7);
    let mut others = 0;
    for bits in (2..400).chain([20_000]) {
        let x = of_bits(&mut random, bits);
        let square = &x * &x;
        assert!(close::may_be_square(&square.to_u64_digits().into()));
        let other = of_bits(&mut random, bits);
        others += usize::from(close::may_be_square(&other.to_u64_digits().into()));
    }
    assert!(others < 20, "{others}");
}

/// Each ratio, at the last distance that its steps find and above it, also where roots come from no
/// constant.
#[test]
fn ratios() {
    let mut random = Random(9);
    for (bits, ratio) in [
        (512, 2),
        (700, 3),
        (1024, 7),
        (1024, 10),
        (16_400, 2),
        (16_400, 8),
    ] {
        let p = of_bits(&mut random, bits);
        let q = &p * BigUint::from(ratio as u32) + 2u32;
        let (p, q) = (&p | BigUint::from(1u32), &q | BigUint::from(1u32));
        let n = &p * &q;
        let found = close::primes(&n.to_u64_digits().into());
        let (name, _, factors) = found.expect("the primes are in a ratio");
        assert_eq!(name, "primes in a ratio", "{bits} bits, {ratio}");
        let product: BigUint = factors.iter().map(|factor| big(factor.limbs())).product();
        assert_eq!(product, n);
        // (q - k p)^2 is about 8 sqrt(k n) times the steps.
        let far = &q + (BigUint::from(1u32) << (bits / 2 + 8));
        assert!(close::primes(&(&p * far).to_u64_digits().into()).is_none());
    }
}

/// One by one and many together, where some, all or none have a small factor.
#[test]
fn small_factors() {
    let mut random = Random(10);
    let expected = |x: &BigUint| {
        let mut primes = [2].iter().chain(small::odd_primes()).copied();
        primes.find(|p| x % *p == BigUint::ZERO)
    };
    let check = |numbers: &[BigUint]| {
        let digits: Vec<_> = numbers.iter().map(BigUint::to_u64_digits).collect();
        let limbs: Vec<&[u64]> = digits.iter().map(|n| &n[..]).collect();
        let wanted: Vec<_> = numbers.iter().map(expected).collect();
        assert_eq!(many::small_factors(&limbs), wanted);
        for (n, wanted) in limbs.iter().zip(wanted) {
            assert_eq!(small::small_factor(n), wanted);
        }
    };
    let (mut all, mut without) = (Vec::new(), Vec::new());
    for bits in (17..200).chain([512, 1024, 2047, 2048]) {
        let x = of_bits(&mut random, bits);
        all.extend([&x * 65537u32, &x * 257u32, &x * 65539u32, &x * &x, &x << 1]);
        let mut x = x | BigUint::from(1u32);
        while expected(&x).is_some() {
            x += 2u32;
        }
        without.push(x);
    }
    check(&all);
    check(&without);
    without[100] *= 65521u32;
    without[101] *= 65521u32 * 3;
    without[102] <<= 1;
    check(&without);
    check(&without[..3]);
}
