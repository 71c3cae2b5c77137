// SPDX-License-Identifier: MIT OR Apache-2.0
use super::random;
use crate::Error;
use crate::small::{BABY_BEAR, Extension, GOLDILOCKS, KOALA_BEAR, MERSENNE_31, Modulus, Word};
use std::vec::Vec;

/// The product by the definition.
fn product<W: Word, const D: usize>(m: u64, w: u64, a: &[W; D], b: &[W; D]) -> [u64; D] {
    let (m, mut out) = (u128::from(m), [0u128; D]);
    for (i, &x) in a.iter().enumerate() {
        for (j, &y) in b.iter().enumerate() {
            let mut term = u128::from(x.into()) % m * (u128::from(y.into()) % m) % m;
            if i + j >= D {
                term = term * (u128::from(w) % m) % m;
            }
            out[(i + j) % D] = (out[(i + j) % D] + term) % m;
        }
    }
    out.map(|x| x as u64)
}

/// All inverses of `xs` in all forms; returns which of them there are.
fn check<W: Word, const D: usize>(base: Modulus<W>, w: W, xs: &[[W; D]]) -> Vec<bool> {
    let m = base.modulus().into();
    let field = Extension::<W, D>::new(base, w).unwrap();
    let one: [u64; D] = core::array::from_fn(|i| u64::from(i == 0 && m > 1));
    let mut there = Vec::new();
    let inverses = xs.iter().map(|x| {
        let inverse: Option<[W; D]> = field.invert(x).into();
        assert_eq!(field.invert_vartime(x), inverse);
        // Any words are those of something in Montgomery's form.
        let number = x.map(|x| base.from_montgomery(x));
        let expected = field.invert_vartime(&number);
        let expected = expected.map(|y| y.map(|y| base.to_montgomery(y)));
        assert_eq!(field.invert_montgomery(x).into_option(), expected);
        assert_eq!(field.invert_montgomery_vartime(x), expected);
        there.push(inverse.is_some());
        if let Some(y) = inverse {
            assert_eq!(product(m, w.into(), x, &y), one, "{x:?} {field:?}");
            assert!(y.iter().all(|&y| y.into() < m));
            assert_eq!(field.mul(x, &y).map(Into::into), one);
        }
        inverse.unwrap_or([W::low(0); D])
    });
    let inverses: Vec<_> = inverses.collect();
    let all = there.iter().all(|&yes| yes);
    let mut found = xs.to_vec();
    assert_eq!(bool::from(field.invert_batch(&mut found)), all);
    assert_eq!(found, inverses);
    found.copy_from_slice(xs);
    assert_eq!(field.invert_batch_vartime(&mut found), all);
    assert_eq!(found, inverses);
    let in_form = xs.iter().map(|x| field.invert_montgomery_vartime(x));
    let in_form: Vec<_> = in_form.map(|y| y.unwrap_or([W::low(0); D])).collect();
    let all = !in_form.contains(&[W::low(0); D]) || m == 1;
    found.copy_from_slice(xs);
    assert_eq!(bool::from(field.invert_batch_montgomery(&mut found)), all);
    assert_eq!(found, in_form);
    found.copy_from_slice(xs);
    assert_eq!(field.invert_batch_montgomery_vartime(&mut found), all);
    assert_eq!(found, in_form);
    there
}

/// Elements of the fields that proofs use, of any words, some of them zero or close to the modulus.
fn check_field<W: Word, const D: usize>(base: Modulus<W>, w: u64) {
    let mut state = 0x0bad_cafe_1234_5677 + D as u64;
    let m = base.modulus().into();
    let edges = [0, 1, m - 1, m, m / 2, u64::MAX >> (64 - W::BITS)];
    for count in [0, 1, 70, 1025] {
        let element = |_| {
            core::array::from_fn(|_| match random(&mut state) {
                x if x % 4 == 0 => W::low(edges[(x >> 8) as usize % edges.len()]),
                x => W::low(x),
            })
        };
        let mut xs: Vec<[W; D]> = (0..count).map(element).collect();
        let zero = |x: &[W; D]| x.iter().all(|&x| x.into() % m == 0);
        for k in (5..count).step_by(50) {
            xs[k] = [W::low(if k % 2 == 0 { 0 } else { m }); D];
        }
        let there = check(base, W::low(w), &xs);
        for (x, there) in xs.iter().zip(there) {
            assert_eq!(there, !zero(x), "{x:?} modulo {m}, w = {w}");
        }
    }
}

#[test]
fn fields_of_proofs() {
    check_field::<u32, 2>(MERSENNE_31, (1 << 31) - 2);
    check_field::<u32, 3>(MERSENNE_31, 5);
    check_field::<u32, 4>(BABY_BEAR, 11);
    check_field::<u32, 5>(BABY_BEAR, 2);
    check_field::<u32, 4>(KOALA_BEAR, 3);
    check_field::<u64, 2>(GOLDILOCKS, 7);
    check_field::<u64, 5>(GOLDILOCKS, 3);
    check_field::<u64, 3>(Modulus::<u64>::new(u64::MAX - 58).unwrap(), 2);
}

/// Of all elements of small rings, fields or not: those without an inverse are found by trying all
/// products.
#[test]
fn small_rings() {
    fn all<const D: usize>(m: u32) -> Vec<[u32; D]> {
        let count = (m as usize).pow(D as u32);
        let digit = |k: usize, i: usize| (k / (m as usize).pow(i as u32) % m as usize) as u32;
        (0..count)
            .map(|k| core::array::from_fn(|i| digit(k, i)))
            .collect()
    }
    fn ring<const D: usize>(m: u32, w: u32) {
        let (xs, base) = (all::<D>(m), Modulus::<u32>::new(m).unwrap());
        let one: [u64; D] = core::array::from_fn(|i| u64::from(i == 0 && m > 1));
        let there = check::<u32, D>(base, w, &xs);
        for (x, there) in xs.iter().zip(there) {
            let some = xs.iter().any(|y| product(m.into(), w.into(), x, y) == one);
            assert_eq!(there, some, "{x:?} modulo {m}, X^{D} - {w}");
        }
    }
    for w in 0..5 {
        for m in [1, 3, 9, 15] {
            ring::<2>(m, w);
        }
        for m in [1, 3, 5] {
            ring::<3>(m, w);
        }
        ring::<4>(3, w);
    }
}

/// A binomial that is a product has divisors of zero.
#[test]
fn degree_five() {
    let elements = |m: u32| -> Vec<[u32; 5]> {
        (0..120u32)
            .map(|k| [k % 3, k % 7, k % m, k % 5, k % 4])
            .collect()
    };
    for m in [11, 31] {
        let base = Modulus::<u32>::new(m).unwrap();
        for w in 0..m {
            let xs = elements(m);
            let there = check::<u32, 5>(base, w, &xs);
            let fifth_power = (0..m).any(|x| u64::from(x).pow(5) % u64::from(m) == u64::from(w));
            for (x, there) in xs.iter().zip(there) {
                let zero = x.iter().all(|x| x % m == 0);
                assert!(there != zero || fifth_power, "{x:?} modulo {m}, w = {w}");
            }
            // X - r divides X^5 - r^5.
            let r = (1..m).find(|&x| u64::from(x).pow(5) % u64::from(m) == u64::from(w));
            if let Some(r) = r {
                assert_eq!(check::<u32, 5>(base, w, &[[m - r, 1, 0, 0, 0]]), [false]);
            }
        }
    }
    for m in [7, 15, 0x7f00_0001] {
        let base = Modulus::<u32>::new(m).unwrap();
        assert_eq!(Extension::<u32, 5>::new(base, 2), Err(Error::FifthRoot));
    }
}
