// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses and gcds against those of `bezout` and of num-bigint. Thresholds are low here, so that
//! short numbers go through all levels of the recursion.

use super::*;
use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use num_bigint::BigUint;
use num_integer::Integer as _;

fn check(x: &[u64], m: &[u64]) {
    let n = x.len().max(m.len()).max(1);
    let (found, yes) = invert(x, m).unwrap().into_parts();
    let (a, b) = (big(x), big(m));
    let expected = if b == BigUint::from(1u8) {
        Some(BigUint::ZERO)
    } else {
        a.modinv(&b)
    };
    assert_eq!(bool::from(yes), expected.is_some(), "{a:x} {b:x}");
    assert!(
        found.len() == n && big(&found) == expected.unwrap_or_default(),
        "{a:x} {b:x}"
    );
    check_gcd(x, m);
}

fn check_gcd(x: &[u64], y: &[u64]) {
    let found = gcd(x, y);
    assert_eq!(found.len(), x.len().max(y.len()).max(1));
    assert!(
        big(&found) == big(x).gcd(&big(y)),
        "{:x} {:x}",
        big(x),
        big(y)
    );
    if x.len() < 200 {
        assert_eq!(found, bezout::dynamic::gcd(x, y));
    }
}

fn limbs(x: &BigUint, n: usize) -> Vec<u64> {
    extended(&x.to_u64_digits(), n).to_vec()
}

/// Moduli and numbers of `n` limbs that some implementation could get wrong.
fn check_length(random: &mut Random, n: usize) {
    let one = BigUint::from(1u8);
    let all = vec![u64::MAX; n];
    let mut m = random.uniform(n);
    m[0] |= 1;
    let x = random.uniform(n);
    check(&x, &m);
    let less = limbs(&(big(&m) - &one), n);
    for x in [
        &[][..],
        &[0],
        &[1],
        &[2],
        &less,
        &m,
        &all,
        &x[..n / 2],
        &random.uniform(n + 2),
    ] {
        check(x, &m);
        check(x, &all);
    }
    // A common factor, and the same without it.
    let half = n.div_ceil(2);
    let mut factor = random.uniform(half);
    factor[0] |= 1;
    let other = random.uniform(n - half);
    let multiple = limbs(&(big(&factor) * big(&other)), n);
    let mut odd = random.uniform(n - half);
    odd.iter_mut().take(1).for_each(|limb| *limb |= 1);
    if n > half {
        check(&multiple, &limbs(&(big(&factor) * big(&odd)), n));
    }
    check_gcd(&multiple, &limbs(&(big(&factor) << 7u8), n + 1));
    // Fibonacci's neighbors: all quotients are 1.
    let [mut a, mut b] = [BigUint::ZERO, one.clone()];
    while b.bits() as usize <= 64 * n - 2 || b.is_even() {
        (a, b) = (b.clone(), a + &b);
    }
    if b.bits() as usize <= 64 * n {
        check(&limbs(&a, n), &limbs(&b, n));
    }
    // Limbs that are all ones or zero, and short moduli.
    let (mut edges, runs) = (random.edges(n), random.runs(n));
    edges[0] |= 1;
    check(&runs, &edges);
    for m in [1, 3, u64::MAX] {
        check(&x, &extended(&[m], n));
    }
    check(&[0, 0, 1 << 63], &all);
}

#[test]
fn every_length_up_to_a_few_kilobits() {
    let mut random = Random(1);
    for n in (1..70).chain([85, 100, 128, 129]) {
        check_length(&mut random, n);
    }
}

#[test]
fn long_numbers() {
    let mut random = Random(2);
    for n in [256, 511, 512, 513, 1024] {
        let mut m = random.uniform(n);
        m[0] |= 1;
        check(&random.uniform(n), &m);
        check(&vec![u64::MAX; n], &m);
    }
}

#[test]
fn zeros_and_even_numbers() {
    let mut random = Random(3);
    for n in [3, 4, 30, 100] {
        let zero = vec![0; n];
        check_gcd(&zero, &zero);
        let x = random.uniform(n);
        check_gcd(&zero, &x);
        check_gcd(&x, &zero);
        for twos in [1, 63, 64, 64 * n - 1] {
            let mut power = vec![0; n];
            power[twos / 64] = 1 << (twos % 64);
            check_gcd(&power, &x);
            check_gcd(&power, &zero);
            check_gcd(
                &limbs(&((big(&x) << twos) % (BigUint::from(1u8) << (64 * n))), n),
                &power,
            );
        }
        assert_eq!(invert(&x, &zero).err(), Some(Error::ZeroModulus));
        assert_eq!(invert(&x, &[]).err(), Some(Error::ZeroModulus));
        assert_eq!(
            invert(&x, &extended(&[2], n)).err(),
            Some(Error::EvenModulus)
        );
    }
}
