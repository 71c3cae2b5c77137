// SPDX-License-Identifier: MIT OR Apache-2.0
//! The two faces: modulus in the type, modulus as a value.

use super::super::{F25519, PseudoMersenne255, Residue255};
use super::{Limbs, Random, RandomLimbs, big, edge_words, edges, modulus, small};
use crate::error::Error;
use crate::uint::Uint;
use core::ops::Mul;
use std::format;
use std::vec::Vec;
use subtle::{Choice, ConditionallySelectable, ConstantTimeEq};

/// That operators on elements and methods of the modulus give the same numbers.
fn agree<const R: u32>(a: &Limbs, b: &Limbs) {
    let m = PseudoMersenne255::new(R).unwrap();
    let (x, y) = (Uint::new(*a), Uint::new(*b));
    let (p, q) = (
        Residue255::<R>::from_uint(&x),
        Residue255::<R>::from_uint(&y),
    );
    assert_eq!((p + q).to_uint(), m.add(&x, &y));
    assert_eq!((p - q).to_uint(), m.sub(&x, &y));
    assert_eq!((p * q).to_uint(), m.mul(&x, &y));
    assert_eq!((-p).to_uint(), m.neg(&x));
    assert_eq!(p.square().to_uint(), m.square(&x));
    assert_eq!(p.pow2k(7).to_uint(), m.pow2k(&x, 7));
    assert_eq!(p.jacobi(), m.jacobi(&x));
    assert_eq!(p.legendre(), m.legendre(&x));
    assert_eq!(p.to_uint(), m.reduce(&x));
    let (i, j) = (p.invert(), m.invert(&x));
    assert_eq!(bool::from(i.is_some()), bool::from(j.is_some()));
    assert_eq!(
        i.unwrap_or(Residue255::ZERO).to_uint(),
        j.unwrap_or(Uint::ZERO)
    );
    let (i, j) = (p.invert_checked(), m.invert_checked(&x));
    assert_eq!(bool::from(i.is_some()), bool::from(j.is_some()));
    assert_eq!(
        i.unwrap_or(Residue255::ZERO).to_uint(),
        j.unwrap_or(Uint::ZERO)
    );
    // Chains of lazy operations.
    let lazy = (p + q) * (p - q) - p.square() + q.square();
    assert_eq!(lazy, Residue255::ZERO);
    let mut sum = p;
    sum += q;
    sum -= &p;
    sum *= q;
    assert_eq!(sum, Mul::mul(&q, &q));
    assert_eq!([p, q, p].into_iter().sum::<Residue255<R>>(), p + p + q);
    assert_eq!(
        [p, q, p].into_iter().product::<Residue255<R>>(),
        p.square() * q
    );
}

fn agree_all<const R: u32>() {
    let mut random = Random(u64::from(R));
    let all = edges(R);
    for (i, a) in all.iter().enumerate() {
        agree::<R>(a, &all[i * 7 % all.len()]);
    }
    (0..500).for_each(|_| agree::<R>(&random.limbs(), &random.limbs()));
}

#[test]
fn types_and_values_agree() {
    agree_all::<1>();
    agree_all::<3>();
    agree_all::<19>();
    agree_all::<21>();
    agree_all::<0x5be0_cd19>();
    agree_all::<{ (1 << 31) - 1 }>();
}

#[test]
fn offsets_that_are_refused() {
    for r in [0, 2, 18, 1 << 31, (1 << 31) + 1, u32::MAX] {
        assert_eq!(PseudoMersenne255::new(r), Err(Error::Offset { r }));
    }
    let text = format!("{}", Error::Offset { r: 20 });
    assert!(text.contains("20") && text.contains("2^31 - 1"), "{text}");
}

#[test]
fn bytes_and_canonical_numbers() {
    let m = modulus(19);
    for x in edge_words().into_iter().chain(edges(19)) {
        let element = F25519::from_uint(&Uint::new(x));
        let canonical = big(&x) < m;
        let mut bytes = big(&x).to_bytes_le();
        bytes.resize(32, 0);
        let bytes: [u8; 32] = bytes.try_into().unwrap();
        assert_eq!(F25519::from_le_bytes(&bytes), element);
        let number = F25519::from_canonical(&Uint::new(x));
        let read = F25519::from_canonical_le_bytes(&bytes);
        assert_eq!(bool::from(number.is_some()), canonical);
        assert_eq!(bool::from(read.is_some()), canonical);
        if canonical {
            assert_eq!(number.unwrap().to_uint(), Uint::new(x));
            assert_eq!(read.unwrap().to_le_bytes(), bytes);
        }
        let reduced = big(&x) % &m;
        assert_eq!(element.to_uint(), Uint::new(small(&reduced)));
        let mut expected = reduced.to_bytes_le();
        expected.resize(32, 0);
        assert_eq!(element.to_le_bytes()[..], expected[..]);
        assert_eq!(bool::from(element.is_odd()), reduced.bit(0));
        assert_eq!(bool::from(element.is_zero()), reduced == 0u32.into());
    }
}

#[test]
fn comparison_selection_and_text() {
    let p = F25519::from_uint(F25519::MODULUS.modulus().get());
    assert_eq!(p, F25519::ZERO);
    assert_eq!(p + F25519::ONE, F25519::from(1));
    assert!(!bool::from(p.ct_eq(&F25519::ONE)));
    let (a, b) = (F25519::from_u64(5), F25519::from_u64(6));
    assert_eq!(F25519::conditional_select(&a, &b, Choice::from(0)), a);
    assert_eq!(F25519::conditional_select(&a, &b, Choice::from(1)), b);
    assert_eq!(format!("{:?}", p + a), "Residue255<19>(0x5)");
    assert_eq!(format!("{:?}", F25519::MODULUS), "PseudoMersenne255 { .. }");
}

/// That a batch gives what one by one does.
fn batch<const R: u32>(xs: &[Limbs]) {
    type Element<const R: u32> = Residue255<R>;
    let single: Vec<_> = xs
        .iter()
        .map(|x| Element::<R>::from_uint(&Uint::new(*x)).invert())
        .collect();
    let all = single.iter().all(|y| y.is_some().into());
    let expected: Vec<_> = single
        .into_iter()
        .map(|y| y.unwrap_or(Element::ZERO))
        .collect();
    let mut elements: Vec<_> = xs
        .iter()
        .map(|x| Element::<R>::from_uint(&Uint::new(*x)))
        .collect();
    // Longer than needed, and full of something.
    let mut scratch = std::vec![Element::<R>::ONE; xs.len() + 1];
    let yes = Element::<R>::invert_batch(&mut elements, &mut scratch).unwrap();
    assert_eq!((bool::from(yes), &elements), (all, &expected));
    let mut numbers: Vec<_> = xs.iter().map(|x| Uint::new(*x)).collect();
    let m = PseudoMersenne255::new(R).unwrap();
    let yes = m
        .invert_batch(&mut numbers, &mut std::vec![Uint::MAX; xs.len()])
        .unwrap();
    assert_eq!(bool::from(yes), all);
    assert!(
        numbers
            .iter()
            .zip(&expected)
            .all(|(x, y)| *x == y.to_uint())
    );
}

#[test]
fn batches() {
    let mut random = Random(8);
    for count in 0..20 {
        let mut xs: Vec<Limbs> = (0..count).map(|_| random.limbs()).collect();
        // Modulo 2^255 - 1 there are multiples of 7 among them; modulo 2^255 - 19 there is no zero.
        batch::<1>(&xs);
        batch::<19>(&xs);
        // Zero and the modulus, which is zero too.
        for zero in [[0; 4], *F25519::MODULUS.modulus().get().limbs()] {
            if let Some(x) = xs.get_mut(count / 2) {
                *x = zero;
            }
            batch::<19>(&xs);
        }
        if let Some(x) = xs.last_mut() {
            *x = [7, 0, 0, 0];
        }
        batch::<1>(&xs);
    }
    let mut xs = [F25519::ONE; 3];
    let error = F25519::invert_batch(&mut xs, &mut [F25519::ZERO; 2]).unwrap_err();
    assert_eq!(
        error,
        Error::TooMany {
            argument: "xs",
            elements: 3,
            accepted: 2
        }
    );
    assert_eq!(xs, [F25519::ONE; 3]);
}
