// SPDX-License-Identifier: MIT OR Apache-2.0
//! The two faces: modulus in the type, modulus as a value.

use super::super::{F25519, PseudoMersenne255, Residue255};
use super::{Limbs, Random, RandomLimbs, big, edge_words, edges, modulus, small};
use crate::error::Error;
use crate::uint::Uint;
use core::ops::Mul;
use std::format;
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
    assert_eq!(p.pow2k(7).to_uint(), m.pow2k(&x, 7));
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

#[test]
fn batches_need_scratch() {
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
