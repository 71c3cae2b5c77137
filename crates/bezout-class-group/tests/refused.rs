// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is refused, and why.

use bezout_class_group::{Decoding, Discriminant, Error, Form, MAX_BITS};
use bezout_large::Integer;

fn number(text: &str) -> Integer {
    text.parse().expect("a number")
}

#[test]
fn discriminants() {
    let long = Integer::new(true, vec![u64::MAX; MAX_BITS / 64 + 1]);
    for (value, expected) in [
        (number("23"), Error::NotNegative),
        (number("0"), Error::NotNegative),
        (number("-1"), Error::Residue),
        (number("-2"), Error::Residue),
        (number("-22"), Error::Residue),
        (long.clone(), Error::TooLong { bits: long.bits() }),
    ] {
        assert_eq!(Discriminant::new(&value), Err(expected.clone()));
        assert_eq!(Discriminant::composite(&value), Err(expected));
    }
    // Squares, products, Carmichael's numbers, strong pseudoprimes to base 2, Lucas pseudoprimes,
    // and 4 times a prime.
    for value in "
        -4 -8 -15 -27 -63 -92 -1023 -1105 -2047 -3215031751 -5459 -5777
        -3317044064679887385961981 -18446744073709551615
        -340282366920938463463374607431768211455 -1152921504606846975
    "
    .split_whitespace()
    {
        let expected = match value {
            "-1105" | "-5777" | "-3317044064679887385961981" => Error::Residue,
            _ => Error::NotPrime,
        };
        assert_eq!(Discriminant::new(&number(value)), Err(expected), "{value}");
    }
    // 2^127 - 1, 2^521 - 1, and small ones.
    let mersenne = |bits: usize| {
        let mut limbs = vec![u64::MAX; bits / 64 + 1];
        limbs[bits / 64] = (1 << (bits % 64)) - 1;
        Integer::new(true, limbs)
    };
    for value in [
        mersenne(127),
        mersenne(521),
        number("-3"),
        number("-7"),
        number("-1073741827"),
    ] {
        assert!(Discriminant::new(&value).is_ok(), "{value}");
    }
    // (2^89 - 1) (2^107 - 1) has no small factor; its residue is 1 modulo 4, so a third one is
    // there.
    let product = number("-100433627766186892221372630609062766858404681029709092356097");
    assert_eq!(Discriminant::new(&product), Err(Error::Residue));
    let square = bezout::dynamic::mul(mersenne(127).limbs(), mersenne(127).limbs());
    let cube = bezout::dynamic::mul(&square, mersenne(127).limbs());
    let cube = Integer::new(true, cube);
    assert_eq!(Discriminant::new(&cube), Err(Error::NotPrime));
}

#[test]
fn seeds() {
    for bits in [0, 4, 8, 9, 12, 20, MAX_BITS + 8, usize::MAX] {
        let found = Discriminant::from_seed(b"seed", bits);
        assert_eq!(found, Err(Error::Bits { bits }));
    }
    assert_eq!(Discriminant::from_seed(b"", 512), Err(Error::EmptySeed));
    // A seed of an octet gives 64 numbers of 1024 bits.
    let short: Vec<_> = (0..8)
        .map(|octet| Discriminant::from_seed(&[octet], 1024))
        .collect();
    assert!(short.contains(&Err(Error::Seed)));
}

#[test]
fn forms() {
    let d = Discriminant::composite(&number("-92")).expect("accepted");
    let from = |a: &str, b: &str| Form::from_ab(&d, &number(a), &number(b));
    assert_eq!(from("0", "0"), Err(Error::NotOfDiscriminant));
    assert_eq!(from("-1", "0"), Err(Error::NotOfDiscriminant));
    assert_eq!(from("5", "1"), Err(Error::NotOfDiscriminant));
    // 2 (x^2 + x y + 6 y^2)
    assert_eq!(from("2", "2"), Err(Error::NotPrimitive));
    let f = from("24", "2").expect("accepted");
    assert_eq!(
        Form::from_reduced(&d, &24u64.into(), &2u64.into()),
        Err(Error::NotReduced)
    );
    assert_eq!(f, Form::principal(&d));
    let other = Discriminant::new(&number("-23")).expect("prime");
    let g = Form::principal(&other);
    assert_eq!(f.compose(&g), Err(Error::OtherDiscriminant));
    assert_eq!(
        Form::product_of_powers(&[(&f, &[1]), (&g, &[1])]),
        Err(Error::OtherDiscriminant)
    );
    assert_eq!(Form::product_of_powers(&[]), Ok(None));
    assert_eq!(
        Form::product_of_powers(&[(&f, &[0, 0]), (&f, &[])]),
        Ok(None)
    );
    assert_eq!(Form::generator(&d), Err(Error::NotOfDiscriminant));
    for (n, primes, yes) in [
        ("3", &["3"][..], true),
        ("3", &["0"], false),
        ("3", &["-3"], false),
        ("0", &[], false),
        ("-3", &["3"], false),
        ("3", &["2"], false),
        ("6", &["2", "3"], false),
    ] {
        let h = Form::generator(&other).expect("-23 is 1 modulo 8");
        let primes: Vec<Integer> = primes.iter().map(|p| number(p)).collect();
        assert_eq!(h.has_order(&number(n), &primes), yes, "{n}");
    }
}

/// No octet of an encoding can change, nor its length.
#[test]
fn encodings() {
    for bits in [64, 256, 512, 1024, 1040] {
        let d = Discriminant::from_seed(b"seed", bits).expect("a length");
        let f = Form::generator(&d).expect("1 modulo 8").square_times(50);
        let octets = f.to_bytes();
        let decode = |octets: &[u8], decoding| Form::from_bytes(&d, octets, decoding);
        let accepted = octets.len();
        for length in [0, 1, accepted - 1, accepted + 1] {
            let mut other = octets.clone();
            other.resize(length, 0);
            let expected = Err(Error::Length {
                octets: length,
                accepted,
            });
            assert_eq!(decode(&other, Decoding::Consensus), expected);
        }
        for place in 0..accepted {
            for bit in 0..8 {
                let mut other = octets.clone();
                other[place] ^= 1 << bit;
                let strict = decode(&other, Decoding::Strict);
                // A sign of b is that of another form; with that of t it is no encoding.
                match (place, bit) {
                    (0, 0) => assert_eq!(strict, Ok(f.inverse())),
                    (0, 2 | 3) => {
                        assert!(strict.is_err());
                        let special = decode(&other, Decoding::Consensus).expect("special");
                        assert_ne!(special, f);
                        assert!(special.coefficients()[0].bits() <= 2);
                    }
                    _ => assert!(strict.is_err(), "{bits} {place} {bit}"),
                }
            }
        }
        let mut special = vec![0; accepted];
        for (first, expected) in [
            (4, Form::principal(&d)),
            (8, Form::generator(&d).expect("there")),
        ] {
            special[0] = first;
            assert_eq!(decode(&special, Decoding::Strict), Ok(expected.clone()));
            assert_eq!(expected.to_bytes(), special);
        }
        special[0] = 12;
        assert!(decode(&special, Decoding::Strict).is_err());
        assert_eq!(decode(&special, Decoding::Consensus), Form::generator(&d));
    }
}

/// Octets whose numbers make no reduced form, though each number fits its place: a and b = a are
/// written as a and t = 0.
#[test]
fn encoded_numbers() {
    let decode = |d: &str, a: u8, t: u8| {
        let d = Discriminant::composite(&number(d)).expect("a discriminant");
        let mut octets = vec![0; Form::encoded_len(&d)];
        // After two octets, a has two, and t one.
        (octets[2], octets[4]) = (a, t);
        Form::from_bytes(&d, &octets, Decoding::Strict)
    };
    // (3, 3, 18) is three times another form, and (15, 15, 4) has the wrong order.
    assert_eq!(decode("-207", 3, 0), Err(Error::NotPrimitive));
    assert_eq!(decode("-15", 15, 0), Err(Error::NotReduced));
    assert!(decode("-51", 3, 0).is_ok());
    for t in [0, 1] {
        assert_eq!(decode("-15", 0, t), Err(Error::Encoding("a is 0")));
    }
}

/// The class group of -23 has three elements; powers with negative exponents, and orders.
#[test]
fn small_group() {
    let d = Discriminant::new(&number("-23")).expect("a prime");
    let f = Form::generator(&d).expect("1 modulo 8");
    assert_eq!(f.pow(&number("-1")), f.inverse());
    assert_eq!(f.pow(&number("-4")), f.inverse());
    assert_ne!(f.inverse(), f);
    assert!(f.has_order(&number("3"), &[number("3")]));
    assert!(!f.has_order(&number("2"), &[number("2")]));
    assert!(!f.has_order(&number("6"), &[number("2"), number("3")]));
}

/// Whatever the discriminant is, its forms come back, in both decodings: of a square times another
/// one, too.
#[test]
fn all_forms_of_all_short_discriminants_come_back() {
    let (mut forms, mut squares) = (0, 0);
    for magnitude in (3i64..4000).filter(|d| matches!(d % 4, 0 | 3)) {
        let d = Discriminant::composite(&number(&format!("-{magnitude}"))).expect("a discriminant");
        for a in (1..).take_while(|a| 3 * a * a <= magnitude) {
            for b in -a + 1..=a {
                let part = b * b + magnitude;
                let c = part / (4 * a);
                if part % (4 * a) != 0 || c < a || c == a && b < 0 {
                    continue;
                }
                let [x, y] = [a, b].map(|x| number(&x.to_string()));
                let Ok(form) = Form::from_reduced(&d, &x, &y) else {
                    continue;
                };
                for decoding in [Decoding::Strict, Decoding::Consensus] {
                    let found = Form::from_bytes(&d, &form.to_bytes(), decoding);
                    assert_eq!(found.as_ref(), Ok(&form), "({a}, {b}, {c}) of -{magnitude}");
                }
                forms += 1;
                let r = a.isqrt();
                squares += u32::from(a > 1 && r * r == a && b % r == 0);
            }
        }
    }
    assert!(forms > 20_000 && squares > 100, "{forms} {squares}");
}
