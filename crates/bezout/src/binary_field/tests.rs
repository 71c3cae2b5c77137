// SPDX-License-Identifier: MIT OR Apache-2.0
//! Identities that every field obeys, for the presets and for every small field.

use super::shape::Shape;
use super::{Element, Gf2m};
use crate::Error;

/// Not linear over F2: a counter, multiplied and mixed.
pub(crate) struct Random(pub u64);

impl Random {
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
    pub fn element<const N: usize>(&mut self, field: &Gf2m<N>) -> Element<N> {
        field.random_with(|bytes| bytes.iter_mut().for_each(|b| *b = self.word() as u8))
    }
}

fn same<const N: usize>(field: &Gf2m<N>, a: &Element<N>, b: &Element<N>) -> bool {
    field.equal(a, b).into()
}

#[test]
fn presets_obey_the_laws_of_a_field() {
    each_preset!(|name, field| {
        let (mut random, prepared) = (Random(1), field.prepare());
        for _ in 0..20 {
            let (a, b, c) = (
                random.element(&field),
                random.element(&field),
                random.element(&field),
            );
            let left = field.multiply(&field.add(&a, &b), &c);
            let right = field.add(&field.multiply(&a, &c), &field.multiply(&b, &c));
            assert!(same(&field, &left, &right), "{name}: distributive");
            let square = field.multiply(&a, &a);
            assert!(same(&field, &square, &field.square(&a)), "{name}: square");
            assert!(same(&field, &field.sqrt(&square), &a), "{name}: sqrt");
            assert!(
                same(&field, &field.square(&field.sqrt(&a)), &a),
                "{name}: root"
            );
            assert!(
                same(&field, &field.square_times(&a, field.degree()), &a),
                "{name}: Frobenius"
            );
            let y = field.invert(&a).unwrap();
            assert!(
                same(&field, &field.multiply(&a, &y), &field.one()),
                "{name}: inverse"
            );
            assert!(
                same(&field, &prepared.invert(&a).unwrap(), &y),
                "{name}: tables"
            );
            let q = field.divide(&b, &a).unwrap();
            assert!(
                same(&field, &field.multiply(&q, &a), &b),
                "{name}: quotient"
            );
            let c = field.add(&square, &a);
            assert!(!bool::from(field.trace(&c)), "{name}: trace");
            let y = field.solve_quadratic(&c).unwrap();
            assert!(
                same(&field, &field.add(&field.square(&y), &y), &c),
                "{name}: quadratic"
            );
            assert_eq!(field.words(&y)[0] & 1, 0);
            let mut bytes = vec![0; field.byte_length()];
            field.to_be_bytes(&a, &mut bytes).unwrap();
            assert!(
                same(&field, &field.from_be_bytes(&bytes).unwrap(), &a),
                "{name}: bytes"
            );
            bytes.reverse();
            assert!(
                same(&field, &field.from_le_bytes(&bytes).unwrap(), &a),
                "{name}: bytes"
            );
        }
        assert!(
            bool::from(field.invert(&field.zero()).is_none()),
            "{name}: zero"
        );
        // The trace is that of the definition.
        for _ in 0..3 {
            let a = random.element(&field);
            let (mut sum, mut power) = (a, a);
            for _ in 1..field.degree() {
                power = field.square(&power);
                sum = field.add(&sum, &power);
            }
            assert_eq!(
                field.words(&sum)[0],
                u64::from(field.trace(&a).unwrap_u8()),
                "{name}"
            );
            let solution = field.solve_quadratic(&a);
            assert_eq!(bool::from(solution.is_none()), bool::from(field.trace(&a)));
        }
    });
}

#[test]
fn what_is_out_of_range_is_refused() {
    assert_eq!(
        Gf2m::<1>::new(1, &[1]).unwrap_err(),
        Error::FieldDegree {
            degree: 1,
            accepted: 1023
        }
    );
    assert_eq!(
        Gf2m::<16>::new(1024, &[1]).unwrap_err(),
        Error::FieldDegree {
            degree: 1024,
            accepted: 1023
        }
    );
    assert_eq!(
        Gf2m::<2>::new(163, &[7, 6, 3]).unwrap_err(),
        Error::FieldWords {
            words: 3,
            accepted: 2
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 6]).unwrap_err(),
        Error::FieldTerms { terms: 2 }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 6, 6]).unwrap_err(),
        Error::FieldExponent {
            exponent: 6,
            below: 6
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[163]).unwrap_err(),
        Error::FieldExponent {
            exponent: 163,
            below: 163
        }
    );
    assert_eq!(
        Gf2m::<3>::new(163, &[7, 3, 0]).unwrap_err(),
        Error::FieldExponent {
            exponent: 0,
            below: 3
        }
    );
    assert_eq!(Gf2m::<3>::new(163, &[7]).unwrap_err(), Error::Reducible);
    let field = super::presets::DSTU_163;
    let refused = Error::NotReduced {
        argument: "element",
        degree: 163,
    };
    assert_eq!(field.element(&[0, 0, 1 << 35]).unwrap_err(), refused);
    assert!(field.element(&[0, 0, (1 << 35) - 1]).is_ok());
    assert_eq!(field.from_le_bytes(&[0xff; 21]).unwrap_err(), refused);
    let mut long = [0; 40];
    assert!(field.from_le_bytes(&long).is_ok());
    long[39] = 1;
    assert_eq!(field.from_le_bytes(&long).unwrap_err(), refused);
    assert_eq!(
        field.to_le_bytes(&field.one(), &mut [1; 20]).unwrap_err(),
        Error::Overflow { bits: 160 }
    );
    assert_eq!(field.words(&field.reduce(&[0, 0, 1 << 35])), [0xc9, 0, 0]);
    assert_eq!(
        super::presets::DSTU_163.half_trace(&field.one()).is_ok(),
        true
    );
    let even = Gf2m::<1>::new(8, &[4, 3, 1]).unwrap();
    assert_eq!(
        even.half_trace(&even.one()).unwrap_err(),
        Error::EvenDegree { degree: 8 }
    );
}

/// A long remainder is that of its words one by one.
#[test]
fn polynomials_of_any_length_are_reduced() {
    each_preset!(|name, field| {
        let mut random = Random(2);
        for length in 0..24 {
            let words: Vec<u64> = (0..length).map(|_| random.word()).collect();
            let x64 = field.square_times(&field.reduce(&[2]), 6);
            let mut expected = field.zero();
            for &w in words.iter().rev() {
                expected = field.add(&field.multiply(&expected, &x64), &field.reduce(&[w]));
            }
            assert!(
                same(&field, &field.reduce(&words), &expected),
                "{name}, {length} words"
            );
        }
    });
}

/// All polynomials of at most 11 bits by trial division.
fn irreducible(f: u32) -> bool {
    let degree = |x: u32| 31 - x.leading_zeros();
    (2..1 << (degree(f) / 2 + 1)).all(|d: u32| {
        let mut r = f;
        while r != 0 && degree(r) >= degree(d) {
            r ^= d << (degree(r) - degree(d));
        }
        r != 0
    })
}

/// Every trinomial and pentanomial with m ≤ 11.
pub(crate) fn small_polynomials() -> impl Iterator<Item = (usize, Vec<usize>)> {
    (2..=11usize).flat_map(|m| {
        let trinomials = (1..m).map(move |a| (m, vec![a]));
        let pentanomials = (3..m)
            .flat_map(move |a| (2..a).flat_map(move |b| (1..b).map(move |c| (m, vec![a, b, c]))));
        trinomials.chain(pentanomials)
    })
}

#[test]
fn irreducibility_is_that_of_trial_division() {
    let mut fields = 0;
    for (m, middle) in small_polynomials() {
        let f = middle.iter().fold(1 << m | 1, |f, k| f | 1 << k);
        assert_eq!(
            Shape::new(m, &middle).unwrap().is_irreducible(),
            irreducible(f),
            "{m} {middle:?}"
        );
        fields += usize::from(irreducible(f));
    }
    assert_eq!(fields, 166);
}
