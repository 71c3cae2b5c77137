// SPDX-License-Identifier: MIT OR Apache-2.0
//! The constants of `presets` against what defines them, and their inverses and symbols against
//! another library, on inputs that hurt.

use bezout::presets::*;
use bezout::{Modulus, Symbol, Uint};
use bezout_exercise::oracle::big;
use num_bigint::BigUint;
use num_traits::One;

fn value<const L: usize>(m: &Modulus<L>) -> BigUint {
    big(m.modulus().get().limbs())
}

fn two(k: u32) -> BigUint {
    BigUint::one() << k
}

fn hex(digits: &str) -> BigUint {
    BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal digits")
}

/// Calls a generic function with the name and the modulus of every preset.
macro_rules! each {
    ($function:ident) => {
        each!($function: P25519 ED25519_ORDER SECP256K1_P SECP256K1_N P256_P P256_N P384_P P384_N
            P521_P P521_N BLS12_381_P BLS12_381_R CSIDH512 P511_187 MUHASH3072)
    };
    ($function:ident: $($name:ident)*) => { $($function(stringify!($name), &$name);)* };
}

/// The prime numbers, by trial division.
fn primes() -> impl Iterator<Item = u32> {
    (2u32..).filter(|n| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0))
}

/// Miller and Rabin's test to the first 40 primes.
fn is_prime(n: &BigUint) -> bool {
    let below = n - 1u32;
    let twos = below.trailing_zeros().expect("n is not 1");
    let odd = &below >> twos;
    primes().take(40).all(|base| {
        let mut x = BigUint::from(base).modpow(&odd, n);
        let mut found = x.is_one() || x == below;
        for _ in 1..twos {
            x = &x * &x % n;
            found |= x == below;
        }
        found
    })
}

#[test]
fn moduli_are_prime_and_as_long_as_their_limbs() {
    fn check<const L: usize>(name: &str, m: &Modulus<L>) {
        assert!(is_prime(&value(m)), "{name}");
        assert_eq!(value(m).bits().div_ceil(64), L as u64, "{name}");
        assert_eq!(value(m).bits(), m.as_ref().bits() as u64, "{name}");
    }
    each!(check);
    // The test refuses: a product of two primes, a Carmichael number, Fermat's F_5, an even number.
    let composites = [
        value(&P25519) * 3u32,
        561u32.into(),
        two(32) + 1u32,
        value(&P25519) + 1u32,
    ];
    assert!(composites.iter().all(|n| !is_prime(n)));
}

#[test]
fn fields_are_what_their_names_say() {
    assert_eq!(value(&P25519), two(255) - 19u32);
    assert_eq!(value(&SECP256K1_P), two(256) - two(32) - 977u32);
    assert_eq!(
        value(&P256_P),
        two(256) - two(224) + two(192) + two(96) - 1u32
    );
    assert_eq!(
        value(&P384_P),
        two(384) - two(128) - two(96) + two(32) - 1u32
    );
    assert_eq!(value(&P521_P), two(521) - 1u32);
    // Of the family's parameter x, which is negative, only even powers and x itself count.
    let x = hex("d201000000010000");
    let r = x.pow(4) - x.pow(2) + 1u32;
    let p = (&x + 1u32).pow(2) * &r / 3u32 - x;
    assert_eq!((value(&BLS12_381_R), value(&BLS12_381_P)), (r, p));
}

#[test]
fn csidh_512_is_made_of_the_first_primes() {
    let mut factors: Vec<u32> = primes().skip(1).take(73).collect();
    assert_eq!(factors.last(), Some(&373));
    factors.push(587);
    let product: BigUint = factors
        .iter()
        .fold(4u32.into(), |product: BigUint, l| product * l);
    assert_eq!(value(&CSIDH512), &product - 1u32);
    // So p + 1 is a multiple of each, and of 4.
    assert_eq!(value(&CSIDH512).bits(), 511);
}

#[test]
fn the_prime_of_m_511_is_the_largest_of_its_length() {
    let p = two(511) - 187u32;
    assert_eq!(value(&P511_187), p);
    assert!((1..187u32).step_by(2).all(|r| !is_prime(&(two(511) - r))));
}

#[test]
fn the_prime_of_muhash_is_safe() {
    let p = two(3072) - 1_103_717u32;
    assert_eq!(value(&MUHASH3072), p);
    assert!(is_prime(&((p - 1u32) / 2u32)));
}

/// `a - b` modulo `p`.
fn sub(a: &BigUint, b: &BigUint, p: &BigUint) -> BigUint {
    (a + p - b % p) % p
}

/// A point, or none, the neutral element of a curve in Weierstrass form.
type Point = Option<(BigUint, BigUint)>;

/// The sum on `y^2 = x^3 + a x + b`, by chords and tangents.
fn add(s: &Point, t: &Point, a: &BigUint, p: &BigUint) -> Point {
    let (Some((x1, y1)), Some((x2, y2))) = (s, t) else {
        return s.clone().or(t.clone());
    };
    let (rise, run) = if x1 != x2 {
        (sub(y2, y1, p), sub(x2, x1, p))
    } else {
        (x1 * x1 * 3u32 + a, (y1 + y2) % p)
    };
    // A vertical line.
    let slope = rise * run.modinv(p)? % p;
    let x = sub(&sub(&(&slope * &slope), x1, p), x2, p);
    let y = sub(&(slope * sub(x1, &x, p)), y1, p);
    Some((x, y))
}

fn times<P: Clone>(k: &BigUint, point: &P, zero: P, add: impl Fn(&P, &P) -> P) -> P {
    (0..k.bits()).rev().fold(zero, |sum, i| {
        let double = add(&sum, &sum);
        if k.bit(i) {
            add(&double, point)
        } else {
            double
        }
    })
}

/// A group of prime order has no more than `p + 1 + 2 sqrt(p)` elements: only one multiple of a
/// prime that large, if it is the order of a point, fits around `p + 1`.
fn is_near(order: &BigUint, p: &BigUint) -> bool {
    let middle = p + 1u32;
    let distance = order.max(&middle) - order.min(&middle);
    &distance * &distance <= p * 4u32
}

/// `n` is the order of the curve `y^2 = x^3 + a x + b` with this point on it.
fn has_order<const L: usize>(n: &Modulus<L>, p: &Modulus<L>, a: &BigUint, point: (&str, &str)) {
    let (n, p) = (value(n), value(p));
    let point = Some((hex(point.0), hex(point.1)));
    let add = |s: &Point, t: &Point| add(s, t, a, &p);
    assert!(is_near(&n, &p));
    assert_eq!(times(&n, &point, None, add), None);
    // Neither does every number do that.
    assert_ne!(times(&(&n - 2u32), &point, None, add), None);
}

#[test]
fn orders_are_those_of_the_standard_points() {
    has_order(
        &SECP256K1_N,
        &SECP256K1_P,
        &BigUint::ZERO,
        (
            "79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
            "483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8",
        ),
    );
    has_order(
        &P256_N,
        &P256_P,
        &(value(&P256_P) - 3u32),
        (
            "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
            "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
        ),
    );
    has_order(
        &P384_N,
        &P384_P,
        &(value(&P384_P) - 3u32),
        (
            "aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a385502f25dbf55296c3a545e3872760ab7",
            "3617de4a96262c6f5d9e98bf9292dc29f8f41dbd289a147ce9da3113b5f0b8c00a60b1ce1d7e819d7a431d7c90ea0e5f",
        ),
    );
    has_order(
        &P521_N,
        &P521_P,
        &(value(&P521_P) - 3u32),
        (
            "c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2e5bd66",
            "11839296a789a3bc0045c8a5fb42c7d1bd998f54449579b446817afbd17273e662c97ee72995ef42640c550b9013fad0761353c7086a272c24088be94769fd16650",
        ),
    );
}

#[test]
fn the_order_of_ed25519_is_that_of_its_base_point() {
    let (p, order) = (value(&P25519), value(&ED25519_ORDER));
    let over = |a: BigUint, b: u32| a * BigUint::from(b).modinv(&p).expect("prime") % &p;
    let d = over(&p - 121_665u32, 121_666);
    // -x^2 + y^2 = 1 + d x^2 y^2, with y = 4/5 and x even.
    let y = over(4u32.into(), 5);
    let square = {
        let y2 = &y * &y % &p;
        sub(&y2, &BigUint::one(), &p) * (&d * &y2 + 1u32).modinv(&p).expect("-d is no square") % &p
    };
    let x = (0..2u32)
        .map(|k| {
            let root = square.modpow(&((&p + 3u32) >> 3), &p);
            let unit = BigUint::from(2u32).modpow(&((&p - 1u32) >> 2), &p);
            root * unit.pow(k) % &p
        })
        .find(|x| x * x % &p == square)
        .expect("the point is on the curve");
    let x = if x.bit(0) { &p - x } else { x };
    let add = |(x1, y1): &(BigUint, BigUint), (x2, y2): &(BigUint, BigUint)| {
        let product = &d * (x1 * x2 % &p) * (y1 * y2 % &p) % &p;
        let over = |a: BigUint, b: BigUint| a * b.modinv(&p).expect("complete formulas") % &p;
        let x = over(x1 * y2 + x2 * y1, &product + 1u32);
        let y = over(y1 * y2 + x1 * x2, sub(&BigUint::one(), &product, &p));
        (x, y)
    };
    let zero = (BigUint::ZERO, BigUint::one());
    assert_eq!(times(&order, &(x, y), zero.clone(), add), zero);
    // The cofactor is 8.
    assert!(is_near(&(order * 8u32), &p));
}

/// Numbers around the modulus, its half and powers of two, in `L` limbs.
fn edges(m: &BigUint, bits: u64) -> Vec<BigUint> {
    let all = (BigUint::one() << bits) - 1u32;
    let mut xs: Vec<BigUint> = (0..6u32).map(BigUint::from).collect();
    xs.extend((1..4u32).map(|d| m - d));
    xs.extend([
        (m - 1u32) >> 1,
        (m + 1u32) >> 1,
        m >> 2,
        m / 3u32,
        m.clone(),
        m + 1u32,
        m + 2u32,
    ]);
    xs.extend([
        m * 2u32 - 1u32,
        m * 2u32,
        m * 2u32 + 1u32,
        all.clone(),
        &all - 1u32,
        &all >> 1,
    ]);
    for k in [
        31u64,
        32,
        62,
        63,
        64,
        65,
        127,
        128,
        bits / 2,
        m.bits() - 2,
        m.bits() - 1,
    ] {
        let power = BigUint::one() << k;
        xs.extend([&power - 1u32, power.clone(), &power + 1u32, m - &power]);
    }
    xs.retain(|x| x.bits() <= bits);
    xs
}

/// Blocks of ones at multiples of a batch's length, which approximations get wrong; and the modulus
/// minus those.
fn blocks(m: &BigUint) -> Vec<BigUint> {
    let mut xs = Vec::new();
    for k in [29u64, 30, 31, 32, 33, 58, 60, 61, 62, 63, 64] {
        for j in 0..m.bits() / k {
            let block = ((BigUint::one() << k) - 1u32) << (k * j);
            if block < *m {
                xs.extend([m - &block, block]);
            }
        }
    }
    // Close to the modulus from below, with low bits above its own.
    let bits = m.bits() as u32;
    for s in (66..bits - 2).step_by(13) {
        xs.extend((0..4u32).map(|d| m - two(s) + 2 * d));
    }
    xs
}

/// Inputs that were found by search or published with a bug.
fn published(name: &str) -> Vec<BigUint> {
    let digits: &[&str] = match name {
        "SECP256K1_P" => &[
            "f6bc3ba3636451c43e46357d2c21d6190988e234159856616672982ba7549bfc",
            "b595d81b2e3c1e2f482dbc65e4865af79a0a50aa29f9e6186f87d7a58d1063ae",
            "e34e9c956bee8a840dcb632adb8a13206688540806f3f9967c11ca8419199ec3",
            "4212888e98e92e1c5384b37d0bf0655ec3bbad64381e713d6d6b0490d4858c83",
            "2ce2fffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
            "ff00d1614dfffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
            "1470e998fffffffffffffffffffffffffffffffffffffffffffffffefffffc2f",
            "fffffffffffffffffffffffffffffffffffffffffffffff7fffffffefffffc2f",
            "28ea16430c1f1072754aa5ebbfda0d790605a507c6c9758e88697b0b5dd9e74c",
            "88888888888888888888888888888888888888888888888888888888000cf80a",
            "8888888888888888888888888888888888888888888888888888888800066783",
        ],
        "P25519" => &[
            "5c2599e4e7a6c084b769a7d7615729fcb1d93226eba0b65ac56d71b46e38b8c2",
            "10094ccac4370765c09eafae1a9315cd188fe2c31d85d1bc171afe7a62d44d",
            "7f0154451dffffffffffffffffffffffffffffffffffffffffffffffffffffed",
        ],
        "P256_P" => &[
            "8e3690b3f24bc3ee8ece978116060769887b694326451010b512f1c00c77eb07",
            "94c2e2741e5fb91c1d23249e7d2c9cd5716531019302f222ab6e349404650b4d",
            "feffffff02000001000000000000000000000000ffffffffffffffffffffffff",
            "ffffffff00000001000000000000000000000000fffffff7ffffffffffffffff",
        ],
        "P256_N" => &[
            "2f676969f451a8ccafa4c4f09791810e6d632dbd60b1d5540f3284fbe1889b0",
            "77ed0d8f20f697d8fc591ac64dd5219c7932122b4f9b9ec6441e44a0092cf21",
        ],
        "P384_P" => &[
            "7a5a5b4d712e388da0fbef4298f2da67b495df4689e9c80e8d99a4dfe879bd40bb1614f165de4deadacf4767a1ca7e2",
            "fff00000001ffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
            "49249248fffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
            "fffffffefffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff",
        ],
        "ED25519_ORDER" => &["c75c284e000000000000000000000000000000000000000000000000000000"],
        "BLS12_381_P" => &[
            "19f2d9057bdfe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab",
        ],
        "P521_P" => return vec![two(521) - 1u32 - hex("ffaaffab") * two(480)],
        _ => &[],
    };
    digits.iter().map(|x| hex(x)).collect()
}

#[test]
fn inverses_and_symbols_of_inputs_that_hurt() {
    fn check<const L: usize>(name: &str, preset: &Modulus<L>) {
        let m = value(preset);
        let xs = [edges(&m, 64 * L as u64), blocks(&m), published(name)].concat();
        // Of a long modulus a part: Euler's criterion takes milliseconds there.
        let stride = if L > 9 { 11 } else { 1 };
        assert!(xs.len() > 80 * stride, "{name}");
        for x in xs.iter().step_by(stride) {
            let mut digits = x.to_u64_digits();
            digits.resize(L, 0);
            let x = Uint::<L>::new(digits.try_into().expect("it fits"));
            round_trip(name, preset, &m, &x);
        }
    }
    each!(check);
}

fn round_trip<const L: usize>(name: &str, preset: &Modulus<L>, m: &BigUint, x: &Uint<L>) {
    let number = big(x.limbs()) % m;
    let inverse = Option::from(preset.invert(x));
    assert_eq!(
        inverse.map(|y: Uint<L>| big(y.limbs())),
        number.modinv(m),
        "{name} {x}"
    );
    assert_eq!(preset.invert_vartime(x), inverse, "{name} {x}");
    assert_eq!(
        Option::from(preset.invert_checked(x)),
        inverse,
        "{name} {x}"
    );
    if let Some(y) = inverse {
        assert_eq!(preset.mul(x, &y), Uint::ONE, "{name} {x}");
        let back = preset.invert(&y).expect("so has the inverse one");
        assert_eq!(back, preset.reduce(x), "{name} {x}");
    }
    // Euler's criterion.
    let power = number.modpow(&((m - 1u32) >> 1), m);
    let symbol = match power.to_u64_digits().as_slice() {
        [] => Symbol::ZERO,
        [1] => Symbol::ONE,
        _ => Symbol::MINUS_ONE,
    };
    assert_eq!(preset.legendre(x), symbol, "{name} {x}");
    assert_eq!(preset.legendre_vartime(x), symbol, "{name} {x}");
}

#[test]
fn known_inverses() {
    for (x, y) in [
        (
            "0x28ea16430c1f1072754aa5ebbfda0d790605a507c6c9758e88697b0b5dd9e74c",
            "0xd415f1b39aae26071bd3673d973c04df8b65a8d84bf05de4a3b57c544e5af235",
        ),
        (
            "0x88888888888888888888888888888888888888888888888888888888000cf80a",
            "0x5f68e8c07d90893c1761430d0380408fa4977be62aaa7bc25bfc53f1fe5af3d5",
        ),
        (
            "0x8888888888888888888888888888888888888888888888888888888800066783",
            "0xd331f2f2d053f3e23febcbef4f94eb27fd43433f468fda9d8cd6bbc75b20d7ca",
        ),
    ] {
        let x: Uint<4> = x.parse().expect("a number");
        assert_eq!(
            SECP256K1_P.invert(&x).expect("a prime"),
            y.parse().expect("a number")
        );
    }
}
