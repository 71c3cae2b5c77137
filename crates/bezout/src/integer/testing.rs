// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inputs and oracles that the tests of all variable-time kernels share.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

pub(crate) use bezout_testkit::oracle::{big, limbs};
pub(crate) use bezout_testkit::random::{EDGES, Random};

pub(crate) const SIZES: [usize; 13] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 33, 64];

/// Pairs that all checks run on. `visit(a, b)` gets equal lengths.
pub(crate) fn for_each_pair(mut visit: impl FnMut(&[u64], &[u64])) {
    edge_words(&mut visit);
    random_pairs(&mut visit);
    close_pairs(&mut visit);
    common_factors(&mut visit);
    fibonacci_like(&mut visit);
}

/// All 7^4 four-word numbers of edge words against a few partners, and two-word ones all pairwise.
fn edge_words(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(1);
    for i in 0..7u32.pow(4) {
        let a: Vec<u64> = (0..4)
            .map(|j| EDGES[(i / 7u32.pow(j) % 7) as usize])
            .collect();
        let partners: [Vec<u64>; 3] = [
            (0..4).map(|_| random.word()).collect(),
            (0..4).map(|_| EDGES[random.below(8) as usize]).collect(),
            random.any(4),
        ];
        for b in &partners {
            visit(&a, b);
            visit(b, &a);
        }
        let (low, high) = a.split_at(2);
        visit(low, high);
    }
}

fn random_pairs(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(2);
    for n in SIZES {
        for _ in 0..4000 / (n + 4) / (1 + n / 8) {
            visit(&random.any(n), &random.any(n));
        }
    }
}

/// b = a - 2^s + 2d, b = a - 2^s r + 2d, and a +- small: top words tell nothing here.
fn close_pairs(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(3);
    for n in [2usize, 3, 4, 6, 8, 17] {
        for s in (0..64 * n).step_by(1 + n / 3) {
            let a = random.any(n);
            let r = if s % 2 == 0 {
                BigUint::one()
            } else {
                BigUint::from(random.word() >> (s % 64))
            };
            let d = BigUint::from(2 * random.below(8));
            let top = BigUint::one() << (64 * n);
            let b = (big(&a) + &top * 2u32 + d - ((r << s) % &top)) % &top;
            visit(&a, &limbs(&b, n));
            visit(&limbs(&b, n), &a);
        }
    }
}

/// Multiples of a common factor, powers, and products of small primes.
fn common_factors(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(4);
    for n in [2usize, 3, 4, 5, 8, 12, 20] {
        for i in 0..60 {
            let k = 1 + random.below(n as u64 - 1) as usize;
            let g = match i % 4 {
                0 => big(&random.any(k)),
                1 => BigUint::from(3u32).pow(40 * k as u32),
                2 => BigUint::one() << (random.below(64 * k as u64) as usize),
                _ => [3u32, 5, 7, 11, 13, 17, 19, 23]
                    .iter()
                    .fold(BigUint::one(), |p, &q| p * q),
            };
            let a = &g * big(&random.any(n - k));
            let b = &g * big(&random.any(n - k));
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&g, n), &limbs(&b, n));
            visit(&limbs(&a, n), &limbs(&g, n));
            // Small multiples: one batch reaches 0 with bits to spare.
            let (a, b) = (&g * (random.word() >> 48), &g * (random.word() >> 56));
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&b, n), &limbs(&a, n));
        }
    }
}

/// Continuants with quotients that are all 1, or 1 with some huge ones: the longest Euclidean
/// sequences, quotients at and over a word, and quotients that a prefix gets wrong.
fn fibonacci_like(visit: &mut impl FnMut(&[u64], &[u64])) {
    let mut random = Random(5);
    for n in [1usize, 2, 3, 4, 5, 8, 16] {
        for kind in 0..24 {
            let limit = BigUint::one() << (64 * n);
            let (mut a, mut b) = (BigUint::one(), BigUint::zero());
            loop {
                let q = match kind % 6 {
                    0 => BigUint::one(),
                    1 => BigUint::from(1 + random.below(3)),
                    2 => BigUint::from(if random.below(12) == 0 {
                        random.word()
                    } else {
                        1
                    }),
                    3 => BigUint::from(1u64 << random.below(63)),
                    4 => BigUint::one() << random.below(150) as usize,
                    _ => BigUint::from(u64::MAX >> random.below(40)),
                };
                let next = &a * q.max(BigUint::one()) + &b;
                if next >= limit {
                    break;
                }
                (b, a) = (a, next);
            }
            visit(&limbs(&a, n), &limbs(&b, n));
            visit(&limbs(&b, n), &limbs(&a, n));
        }
    }
}

/// Checks `out, x, m` inversion: value, range, verdict, zeroed output.
pub(crate) fn check_invert(mut invert: impl FnMut(&mut [u64], &[u64], &[u64]) -> bool) {
    let mut check = |x: &[u64], m: &[u64]| {
        let (bx, bm) = (big(x), big(m));
        let mut out = vec![u64::MAX; m.len()];
        let done = invert(&mut out, x, m);
        let inverse = big(&out);
        if done {
            // There is only one number in range with this product.
            assert!(
                inverse < bm && (inverse * &bx) % &bm == BigUint::one() % &bm,
                "x = {bx:#x}, m = {bm:#x}"
            );
        } else {
            assert!(inverse.is_zero(), "x = {bx:#x}, m = {bm:#x}: not zeroed");
            assert!(
                bm.is_zero() || !bx.gcd(&bm).is_one(),
                "x = {bx:#x}, m = {bm:#x}: refused"
            );
        }
    };
    for m in 1..256u64 {
        for x in 0..2 * m {
            check(&[x], &[m]);
            if (x + m) % 5 == 0 {
                check(&[x, 0, 0, 0], &[m, 0, 0, 0]);
            }
        }
    }
    for_each_pair(|x, m| {
        check(x, m);
        let mut odd = m.to_vec();
        odd[0] ^= 1;
        check(x, &odd);
        check(m, m);
        if m[0] & 1 == 0 {
            let mut x = x.to_vec();
            x[0] |= 1;
            check(&x, m);
        }
    });
}

/// Checks `out, a, b` greatest common divisors.
pub(crate) fn check_gcd(mut gcd: impl FnMut(&mut [u64], &[u64], &[u64])) {
    let mut check = |a: &[u64], b: &[u64]| {
        let mut out = vec![u64::MAX; a.len()];
        gcd(&mut out, a, b);
        assert_eq!(
            big(&out),
            big(a).gcd(&big(b)),
            "a = {:#x}, b = {:#x}",
            big(a),
            big(b)
        );
    };
    for a in 0..200u64 {
        for b in 0..200 {
            check(&[a], &[b]);
            check(&[0, a, 0], &[0, b, 0]);
            check(&[a, 0, 0, 0], &[0, 0, 0, b]);
        }
    }
    for_each_pair(&mut check);
}

/// Checks `g, s, t, a, b` cofactors against their definition: the identity and the canonical range.
pub(crate) fn check_xgcd(
    mut xgcd: impl FnMut(&mut [u64], &mut [u64], &mut [u64], &[u64], &[u64]) -> (bool, bool),
) {
    let mut check = |a: &[u64], b: &[u64]| {
        let n = a.len();
        let [mut g, mut s, mut t] = core::array::from_fn(|_| vec![u64::MAX; n]);
        let negative = xgcd(&mut g, &mut s, &mut t, a, b);
        let (a, b, g, s, t) = (big(a), big(b), big(&g), big(&s), big(&t));
        let what = format!("a = {a:#x}, b = {b:#x}: {g:#x}, {s:#x}, {t:#x}, {negative:?}");
        // A combination of a and b that divides both is their greatest common divisor.
        let divides = |z: &BigUint| {
            if g.is_zero() {
                z.is_zero()
            } else {
                (z % &g).is_zero()
            }
        };
        assert!(divides(&a) && divides(&b), "{what}");
        assert!(
            !(negative.0 && s.is_zero() || negative.1 && t.is_zero()),
            "{what}"
        );
        let sign = |negative: bool, x: &BigUint| {
            BigInt::from_biguint(if negative { Sign::Minus } else { Sign::Plus }, x.clone())
        };
        let (s, t) = (sign(negative.0, &s), sign(negative.1, &t));
        assert_eq!(
            &s * BigInt::from(a.clone()) + &t * BigInt::from(b.clone()),
            BigInt::from(g.clone()),
            "{what}"
        );
        assert!(is_canonical(&a, &b, &g, &s, &t), "{what}");
    };
    for a in 0..200u64 {
        for b in 0..200 {
            check(&[a], &[b]);
            check(&[0, a, 0], &[0, b, 0]);
            check(&[a, 0, 0, 0], &[0, 0, 0, b]);
        }
    }
    for_each_pair(&mut check);
}

/// The definition, case by case.
fn is_canonical(a: &BigUint, b: &BigUint, g: &BigUint, s: &BigInt, t: &BigInt) -> bool {
    let (zero, one) = (BigInt::zero(), BigInt::one());
    if a == b {
        return *s == zero && *t == if a.is_zero() { zero } else { one };
    }
    let double = g * 2u32;
    let s_fixed = b.is_zero() || *b == double;
    let t_fixed = a.is_zero() || *a == double;
    let s_right = if s_fixed {
        *s == one
    } else {
        s.magnitude() * &double < *b
    };
    let t_right = if t_fixed {
        *t == one
    } else {
        t.magnitude() * &double < *a
    };
    // With one number zero the other cofactor is 0.
    let s_right = if a.is_zero() { *s == zero } else { s_right };
    let t_right = if b.is_zero() { *t == zero } else { t_right };
    s_right && t_right
}

/// The Jacobi symbol by the textbook: reduce, take out twos, exchange.
fn jacobi_by_division(x: &BigUint, n: &BigUint) -> i8 {
    let low = |z: &BigUint, k: u32| (z % k).to_u32_digits().first().copied().unwrap_or(0);
    let (mut x, mut n, mut sign) = (x % n, n.clone(), 1);
    while !x.is_zero() {
        let zeros = x.trailing_zeros().unwrap_or(0);
        x >>= zeros;
        if zeros % 2 == 1 && matches!(low(&n, 8), 3 | 5) {
            sign = -sign;
        }
        if low(&x, 4) == 3 && low(&n, 4) == 3 {
            sign = -sign;
        }
        (x, n) = (&n % &x, x);
    }
    if n.is_one() { sign } else { 0 }
}

/// Checks Jacobi symbols of odd n: Euler's criterion for primes, the textbook, known answers.
pub(crate) fn check_jacobi(mut jacobi: impl FnMut(&[u64], &[u64]) -> i8) {
    for p in [3u64, 5, 7, 11, 13, 17, 101, 257, 65537] {
        for x in 0..p.min(400) {
            let euler = BigUint::from(x).modpow(&BigUint::from((p - 1) / 2), &BigUint::from(p));
            let expected = if euler.is_zero() {
                0
            } else if euler.is_one() {
                1
            } else {
                -1
            };
            assert_eq!(jacobi(&[x], &[p]), expected, "({x} / {p})");
            assert_eq!(jacobi(&[x, 0, 0], &[p, 0, 0]), expected, "({x} / {p})");
        }
    }
    let mut check = |x: &[u64], n: &[u64]| {
        let mut n = n.to_vec();
        n[0] |= 1;
        assert_eq!(
            jacobi(x, &n),
            jacobi_by_division(&big(x), &big(&n)),
            "({:#x} / {:#x})",
            big(x),
            big(&n)
        );
    };
    for n in (1..256u64).step_by(2) {
        for x in 0..2 * n {
            check(&[x], &[n]);
        }
    }
    for_each_pair(&mut check);
}

/// Checks Kronecker symbols of non-negative numbers.
pub(crate) fn check_kronecker(mut kronecker: impl FnMut(&[u64], &[u64]) -> i8) {
    let mut check = |a: &[u64], b: &[u64]| {
        let (x, y) = (big(a), big(b));
        let expected = match y.trailing_zeros() {
            None => x.is_one() as i8,
            Some(zeros) if zeros > 0 && !x.bit(0) => 0,
            Some(zeros) => {
                let two = if zeros % 2 == 1 && x.bit(1) != x.bit(2) {
                    -1
                } else {
                    1
                };
                two * jacobi_by_division(&x, &(y >> zeros))
            }
        };
        assert_eq!(kronecker(a, b), expected, "({:#x} / {:#x})", big(a), big(b));
    };
    for a in 0..128 {
        for b in 0..128 {
            check(&[a], &[b]);
            check(&[a, 0, 0], &[0, b, 0]);
        }
    }
    for_each_pair(&mut check);
}
