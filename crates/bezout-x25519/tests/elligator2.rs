// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elligator2: round trips in both directions, exceptional elements and points, and how many points
//! have a representative.

mod support;

use bezout::pseudo_mersenne::F25519;
use bezout_exercise::random::Random;
use bezout_x25519::Point;
use bezout_x25519::elligator2::{
    from_uniform, map_to_curve, map_to_u, public_key_with_torsion, representative, to_uniform,
};
use support::edge_coordinates;

const A: F25519 = F25519::from_u64(486_662);

fn element(rng: &mut Random) -> F25519 {
    F25519::from_le_bytes(&rng.bytes())
}

/// Random elements, small ones and their negatives, and those around half of the modulus.
fn elements() -> Vec<F25519> {
    let mut rng = Random(1);
    let half = F25519::from_u64(2).invert().unwrap();
    let small = (0..50).map(F25519::from_u64);
    let mut all: Vec<_> = small.clone().chain(small.clone().map(|x| -x)).collect();
    all.extend(small.clone().map(|x| half + x));
    all.extend(small.map(|x| half - x));
    all.extend(edge_coordinates().iter().map(F25519::from_le_bytes));
    all.extend((0..500).map(|_| element(&mut rng)));
    all
}

/// The one of `r` and `-r` that is not above half of the modulus.
fn absolute(r: F25519) -> F25519 {
    if bool::from((r + r).is_odd()) { -r } else { r }
}

#[test]
fn from_elements_to_points_and_back() {
    for r in elements() {
        let p = map_to_curve(&r);
        assert_eq!(Point::new(p.u(), p.v()).unwrap(), p, "on the curve: {r:?}");
        assert_eq!(map_to_curve(&-r), p, "{r:?}");
        assert_eq!(map_to_u(&r), p.u());
        let back = representative(&p.u(), p.v().is_odd()).unwrap();
        assert_eq!(back, absolute(r), "{r:?}");
        // The other sign has a representative too, unless there is no other sign.
        let other = representative(&p.u(), !p.v().is_odd()).into_option();
        match other {
            None => assert_eq!(r, F25519::ZERO),
            Some(other) => {
                assert_ne!(other, absolute(r));
                assert_eq!(map_to_curve(&other), -p);
            }
        }
    }
}

/// By the definition, with an exponentiation for each question.
#[test]
fn the_map_is_that_of_the_definition() {
    let two = F25519::from_u64(2);
    for r in elements() {
        let x = -A * (F25519::ONE + two * r.square()).invert().unwrap();
        let expected = match Point::lift(&x, 1.into()).into_option() {
            Some(p) => p,
            None => Point::lift(&(-x - A), 0.into()).expect("one of the two is on the curve"),
        };
        assert_eq!(map_to_curve(&r), expected);
    }
}

#[test]
fn from_points_to_elements_and_back() {
    let mut rng = Random(2);
    let (mut points, mut represented, mut twist) = (0, 0, 0);
    while points < 2000 {
        let u = element(&mut rng);
        let odd = (rng.word() as u8 & 1).into();
        let r = representative(&u, odd).into_option();
        let Some(point) = Point::lift(&u, odd).into_option() else {
            assert_eq!(r, None, "of the twist: {u:?}");
            twist += 1;
            continue;
        };
        points += 1;
        // The condition of the literature.
        let product = -(u + u) * (u + A);
        assert_eq!(
            r.is_some(),
            bool::from(product.legendre().is_one()),
            "{u:?}"
        );
        if let Some(r) = r {
            assert_eq!(map_to_curve(&r), point);
            assert_eq!(absolute(r), r);
            represented += 1;
        }
    }
    println!("{represented} of {points} points have a representative; {twist} were of the twist");
    // A half, give or take eight standard deviations; and as many on the twist as on the curve.
    assert!((1000 - 179..1000 + 179).contains(&represented));
    assert!((2000 - 506..2000 + 506).contains(&twist));
}

#[test]
fn exceptional_points() {
    let none = |u: F25519, odd: u8| bool::from(representative(&u, odd.into()).is_none());
    // (0, 0) has 0, and v = 0 is even.
    assert_eq!(
        representative(&F25519::ZERO, 0.into()).unwrap(),
        F25519::ZERO
    );
    assert!(none(F25519::ZERO, 1));
    let origin = map_to_curve(&F25519::ZERO);
    assert_eq!((origin.u(), origin.v()), (F25519::ZERO, F25519::ZERO));
    // -A belongs to the twist: formulas that divide by u + A, or take a root of 0, stop here.
    assert!(none(-A, 0) && none(-A, 1));
    assert!(bool::from(Point::lift(&-A, 0.into()).is_none()));
    // Order 4 (u = 1), -1 of the twist, order 8.
    assert!(none(-F25519::ONE, 0) && none(-F25519::ONE, 1));
    let order_8 = support::SMALL_ORDER[5..]
        .iter()
        .map(|s| F25519::from_le_bytes(&support::bytes(s)));
    for u in order_8.chain([F25519::ONE]) {
        for odd in [0, 1] {
            let point = Point::lift(&u, odd.into()).expect("of small order");
            if let Some(r) = representative(&u, odd.into()).into_option() {
                assert_eq!(map_to_curve(&r), point);
            }
        }
    }
}

#[test]
fn lifted_points() {
    let nine = F25519::from_u64(9);
    let [even, odd] = [0, 1].map(|parity| Point::lift(&nine, parity.into()).unwrap());
    assert_eq!(even, -odd);
    assert!(bool::from(odd.v().is_odd()) && !bool::from(even.v().is_odd()));
    assert!(bool::from(
        Point::new(nine, even.v() + F25519::ONE).is_none()
    ));
    // There is no odd zero.
    assert!(bool::from(Point::lift(&F25519::ZERO, 0.into()).is_some()));
    assert!(bool::from(Point::lift(&F25519::ZERO, 1.into()).is_none()));
}

#[test]
fn uniform_strings() {
    let mut rng = Random(3);
    let mut represented = 0;
    for _ in 0..400 {
        let key = public_key_with_torsion(&rng.bytes(), rng.word() as u8);
        let mut seen = Vec::new();
        for random in 0..8 {
            let Some(x) = to_uniform(&key, random).into_option() else {
                continue;
            };
            assert_eq!(from_uniform(&x), key);
            assert_eq!(x[31] >> 6, random & 3);
            assert!(!seen.contains(&x));
            seen.push(x);
            // Further bits are not looked at.
            assert_eq!(to_uniform(&key, random | 0xa8).unwrap(), x);
        }
        assert!(seen.is_empty() || seen.len() == 8);
        represented += usize::from(!seen.is_empty());
    }
    println!("{represented} of 400 keys have a uniform string");
    assert!((200 - 80..200 + 80).contains(&represented));
}

/// The highest bit of a key is ignored, and what is not reduced is the same key.
#[test]
fn keys_that_are_not_canonical() {
    for key in edge_coordinates() {
        let mut masked = key;
        masked[31] &= 0x7f;
        let reduced = F25519::from_le_bytes(&masked).to_le_bytes();
        for random in [1, 6] {
            let x = to_uniform(&key, random).into_option();
            assert_eq!(x, to_uniform(&reduced, random).into_option());
            if let Some(x) = x {
                assert_eq!(from_uniform(&x), reduced);
            }
        }
    }
}

/// Every bit of the strings is set half of the time, the top ones included.
#[test]
fn strings_have_no_biased_bit() {
    let mut rng = Random(4);
    let mut ones = [0u32; 256];
    let mut count = 0;
    while count < 1000 {
        let key = public_key_with_torsion(&rng.bytes(), rng.word() as u8);
        let Some(x) = to_uniform(&key, rng.word() as u8).into_option() else {
            continue;
        };
        count += 1;
        for (i, n) in ones.iter_mut().enumerate() {
            *n += u32::from(x[i / 8] >> (i % 8) & 1);
        }
    }
    // 500, with a standard deviation of 15.8.
    for (i, n) in ones.iter().enumerate() {
        assert!((400..=600).contains(n), "bit {i}: {n} of {count}");
    }
}

/// What the torsion is for: without it, a multiple of the point by the group's order shows the key.
#[test]
fn usual_keys_lie_in_the_subgroup_and_others_need_not() {
    let mut rng = Random(5);
    let mut orders = std::collections::HashSet::new();
    for k in 0..8 {
        let key = public_key_with_torsion(&rng.bytes(), k);
        orders.insert(small_part(&F25519::from_le_bytes(&key)));
    }
    assert_eq!(
        orders.len(),
        5,
        "infinity, order 2, order 4 (u = 1), and two coordinates of order 8"
    );
}

/// `order` times the point, by the ladder in affine steps: the coordinate of its component of small
/// order.
fn small_part(u: &F25519) -> Option<[u8; 32]> {
    let order = support::bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    let (mut x2, mut z2, mut x3, mut z3) = (F25519::ONE, F25519::ZERO, *u, F25519::ONE);
    for i in (0..253).rev() {
        let bit = order[i / 8] >> (i % 8) & 1 == 1;
        if bit {
            std::mem::swap(&mut x2, &mut x3);
            std::mem::swap(&mut z2, &mut z3);
        }
        // Sums and doubles, written out once more, by the affine laws.
        let sum = (x2 * x3 - z2 * z3).square();
        let difference = (x2 * z3 - z2 * x3).square() * u;
        let (xx, zz, xz) = (x2.square(), z2.square(), x2 * z2);
        let four = F25519::from_u64(4);
        (x2, z2) = ((xx - zz).square(), four * xz * (xx + A * xz + zz));
        (x3, z3) = (sum, difference);
        if bit {
            std::mem::swap(&mut x2, &mut x3);
            std::mem::swap(&mut z2, &mut z3);
        }
    }
    z2.invert()
        .into_option()
        .map(|inverse| (x2 * inverse).to_le_bytes())
}
