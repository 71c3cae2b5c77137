// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the tests of all variable-time kernels compare with.

use num_bigint::{BigInt, BigUint, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

pub(crate) use bezout_exercise::oracle::big;
use bezout_exercise::oracle::{around, jacobi as symbol, limbs, remainders};
pub(crate) use bezout_exercise::pairs::for_each_pair;
pub(crate) use bezout_exercise::random::{EDGES, Random};

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

/// Checks `[x, y, u, v], a, b, limit`, which returns whether the sign of u is plus and that of v
/// minus: for limits at and just below remainders, and others.
pub(crate) fn check_partial(
    mut partial: impl FnMut([&mut [u64]; 4], &[u64], &[u64], &[u64]) -> bool,
) {
    let mut random = Random(6);
    let mut check = |a: &[u64], b: &[u64], all: bool| {
        let n = a.len();
        let rows = remainders(&big(a), &big(b));
        let mut limits = vec![
            BigUint::zero(),
            big(&random.any(n)),
            big(&vec![u64::MAX; n]),
        ];
        limits.push(BigUint::one() << (64 * n / 2));
        for (r, _) in &rows {
            if all || random.below(rows.len() as u64) < 3 {
                limits.extend([r.clone(), r.clone() - u8::from(!r.is_zero())]);
            }
        }
        for limit in limits {
            let mut out = [(); 4].map(|()| vec![u64::MAX; n]);
            let positive = partial(out.each_mut().map(|x| &mut x[..]), a, b, &limbs(&limit, n));
            let [x, y, u, v] = out.map(|x| BigInt::from(big(&x)));
            let (u, v) = if positive { (u, -v) } else { (-u, v) };
            let expected = around(&rows, &(&limit + 1u8));
            let found = [(x, u), (y, v)].map(|(r, c)| (r.magnitude().clone(), c));
            assert_eq!(
                found, expected,
                "a = {a:x?}, b = {b:x?}, limit = {limit:#x}"
            );
        }
    };
    for a in 0..60u64 {
        for b in 0..60 {
            check(&[a], &[b], true);
            check(&[0, a, 0], &[0, b, 0], true);
            check(&[a, 0, 0, 0], &[0, 0, 0, b], true);
        }
    }
    for_each_pair(|a, b| check(a, b, false));
    // Long common factors, and a last quotient of 2, which may come out as 1 and 1.
    let mut random = Random(7);
    for i in 0..3000 {
        let (mut a, mut b) = (BigUint::from(2u8), BigUint::one());
        for _ in 0..i % 80 {
            (b, a) = (a.clone(), a * (1 + random.below(1 + i % 4)) + b);
        }
        let factor = big(&random.uniform(4 + i as usize % 4));
        check(
            &limbs(&(a * &factor), 10),
            &limbs(&(b * &factor), 10),
            false,
        );
    }
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
            symbol(&big(x), &big(&n)),
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
                two * symbol(&x, &(y >> zeros))
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
