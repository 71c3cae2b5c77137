// SPDX-License-Identifier: MIT OR Apache-2.0
//! Long numbers, of lengths on both sides of every threshold, against the quadratic algorithms and
//! num-bigint.

use crate::choose::{Choose, from_limbs};
use bezout::dynamic;
use bezout_exercise::public::{Answer, Found};
use bezout_large::product::{mul, mul_scratch, square, square_scratch};
use bezout_large::{Integer, ProductTree};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Zero};

/// Limbs from which on another algorithm takes over, somewhere in the crate.
const THRESHOLDS: &[usize] = &[
    1, 15, 30, 48, 57, 90, 94, 100, 113, 150, 157, 219, 300, 375, 469,
];

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    let check = match choose.up_to(8) {
        0 => gcd,
        1 => xgcd,
        2 => inverse,
        3 => symbols,
        4 => division,
        5 => partial,
        6 => text,
        7 => tree,
        _ => products,
    };
    check(&mut choose);
}

fn length(choose: &mut Choose<'_>) -> usize {
    (THRESHOLDS[choose.up_to(THRESHOLDS.len() - 1)] + choose.up_to(4)).saturating_sub(2)
}

fn pair(choose: &mut Choose<'_>) -> ([BigUint; 2], [Vec<u64>; 2]) {
    let long = length(choose);
    let short = if choose.bit() { long } else { length(choose) };
    let pair = choose.pair(long, short);
    let limbs = [choose.limbs(&pair[0]), choose.limbs(&pair[1])];
    (pair, limbs)
}

fn gcd(choose: &mut Choose<'_>) {
    let (_, [x, y]) = pair(choose);
    assert_eq!(
        from_limbs(&bezout_large::gcd(&x, &y)),
        from_limbs(&dynamic::gcd_vartime(&x, &y))
    );
}

fn xgcd(choose: &mut Choose<'_>) {
    let ([a, b], [x, y]) = pair(choose);
    let found = answer(&bezout_large::xgcd(&x, &y));
    assert_eq!(found, answer(&dynamic::xgcd_vartime(&x, &y)));
    let [g, s, t] = &found.expect("three numbers")[..] else {
        unreachable!("a gcd and two cofactors")
    };
    assert_eq!(&(s * BigInt::from(a) + t * BigInt::from(b)), g);
}

fn inverse(choose: &mut Choose<'_>) {
    let ([_, m], [x, y]) = pair(choose);
    match bezout_large::invert(&x, &y) {
        Err(_) => assert!(m.is_zero()),
        found => {
            let expected = dynamic::invert_mod_vartime(&x, &y);
            assert_eq!(answer(&found), answer(&expected));
        }
    }
}

fn symbols(choose: &mut Choose<'_>) {
    let (_, [x, y]) = pair(choose);
    let negative = [choose.bit(), choose.bit()];
    assert_eq!(
        bezout_large::jacobi(&x, &y).ok(),
        dynamic::jacobi_vartime(&x, &y).ok()
    );
    let kronecker = dynamic::kronecker_vartime(negative[0], &x, negative[1], &y);
    assert_eq!(
        bezout_large::kronecker(negative[0], &x, negative[1], &y),
        kronecker
    );
}

fn division(choose: &mut Choose<'_>) {
    let ([a, d], [x, y]) = pair(choose);
    match bezout_large::divide(&x, &y) {
        Err(_) => assert!(d.is_zero()),
        Ok((q, r)) => {
            assert!(
                q.last() != Some(&0) && r.last() != Some(&0),
                "zero limbs on top"
            );
            assert_eq!((from_limbs(&q), from_limbs(&r)), (&a / &d, a % d));
        }
    }
}

fn partial(choose: &mut Choose<'_>) {
    let ([a, b], [x, y]) = pair(choose);
    let most = 64 * length(choose);
    let bound = choose.up_to(most);
    let found = bezout_large::partial_xgcd(&x, &y, bound);
    let [above, below] = found.remainders.each_ref().map(|r| from_limbs(r));
    let [u, v] = found.cofactors.each_ref().map(|c| from_limbs(c));
    assert!(below.bits() <= bound as u64);
    if a < b || a.bits() <= bound as u64 || a.is_zero() {
        return;
    }
    assert!(above.bits() > bound as u64 && above > below);
    assert!(&u * &above <= a && &v * &above <= a);
    let signed = |positive: bool, x: &BigUint| {
        BigInt::from_biguint(if positive { Sign::Plus } else { Sign::Minus }, x.clone())
    };
    for (remainder, cofactor, positive) in [
        (above, u, found.first_is_positive),
        (below, v, !found.first_is_positive),
    ] {
        let rest = signed(true, &remainder) - signed(positive, &cofactor) * signed(true, &b);
        assert!(
            (rest % signed(true, &a)).is_zero(),
            "a remainder is not its cofactor times b"
        );
    }
}

fn text(choose: &mut Choose<'_>) {
    let limbs = length(choose);
    let x = choose.number(limbs);
    let value = Integer::new(choose.bit(), choose.limbs(&x));
    let sign = if value.is_negative() {
        Sign::Minus
    } else {
        Sign::Plus
    };
    let expected = BigInt::from_biguint(sign, x);
    assert_eq!(value.to_string(), expected.to_string());
    assert_eq!(format!("{value:#x}"), format!("{expected:#x}"));
    assert_eq!(value.to_string().parse().as_ref(), Ok(&value));
    assert_eq!(format!("{value:#x}").parse().as_ref(), Ok(&value));
    // Any text: an integer that is written again to the same number, or an error with a place in
    // it.
    let Ok(any) = std::str::from_utf8(choose.rest()) else {
        return;
    };
    match any.parse::<Integer>() {
        Ok(value) => assert_eq!(value.to_string().parse().as_ref(), Ok(&value)),
        Err(bezout_large::ParseError::Empty) => {}
        Err(bezout_large::ParseError::Digit { position }) => {
            assert!(any.is_char_boundary(position))
        }
        Err(bezout_large::ParseError::Radix { .. }) => panic!("no base was asked for"),
    }
}

fn tree(choose: &mut Choose<'_>) {
    let count = choose.up_to(9);
    let total = length(choose);
    let each = total / (count + 1) + 1;
    let moduli: Vec<BigUint> = (0..count).map(|_| choose.number(each)).collect();
    let limbs: Vec<Vec<u64>> = moduli.iter().map(|m| choose.limbs(m)).collect();
    let tree = ProductTree::new(&limbs);
    let product: BigUint = moduli.iter().product();
    assert_eq!(from_limbs(tree.product()), product);
    let x = choose.number(total);
    let remainders = tree.remainders(&choose.limbs(&x));
    assert_eq!(remainders.len(), count);
    for (rest, m) in remainders.iter().zip(&moduli) {
        let expected = if m.is_zero() { x.clone() } else { &x % m };
        assert_eq!(from_limbs(rest), expected);
    }
    let coprime = (0..count)
        .all(|i| (0..i).all(|j| from_limbs(&dynamic::gcd_vartime(&limbs[i], &limbs[j])).is_one()));
    let solution = tree.crt(&remainders);
    assert_eq!(solution.is_some(), coprime && !product.is_zero());
    if let Some(solution) = solution {
        assert_eq!(from_limbs(&solution), x % product);
    }
}

fn products(choose: &mut Choose<'_>) {
    let ([a, b], [x, y]) = pair(choose);
    let mut out = vec![!0; x.len() + y.len()];
    mul(
        &mut out,
        &x,
        &y,
        &mut vec![!0; mul_scratch(x.len(), y.len())],
    )
    .expect("the lengths fit");
    assert_eq!(from_limbs(&out), &a * b);
    let mut out = vec![!0; 2 * x.len()];
    square(&mut out, &x, &mut vec![!0; square_scratch(x.len())]).expect("the lengths fit");
    assert_eq!(from_limbs(&out), &a * &a);
}

fn answer(found: &dyn Found) -> Answer {
    found.answer()
}
