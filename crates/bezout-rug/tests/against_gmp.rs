// SPDX-License-Identifier: MIT OR Apache-2.0
//! There and back, and the answers of GMP itself, on edge words, on numbers without an inverse and
//! on random ones, of both signs.

use bezout::Error;
use bezout_exercise::random::Random;
use bezout_rug::{Bezout, limbs_of, number_of, uint_of};
use rug::Integer;

/// Two numbers of `limbs` limbs, and an odd one, which sometimes shares a factor with the first.
fn numbers(limbs: usize) -> impl Iterator<Item = [Integer; 3]> {
    let mut random = Random(70 + limbs as u64);
    (0..200).map(move |round| {
        let (mut any, mut m) = (random.any(limbs), random.any(limbs));
        m[0] |= 1;
        let mut x = random.companion(&m);
        match round % 16 {
            0 => any.fill(0),
            1 => x.fill(0),
            2 => m = vec![1],
            _ => {}
        }
        let [x, any, m] = [x, any, m].map(|limbs| number_of(&limbs));
        [if round % 3 == 0 { -x } else { x }, any, m]
    })
}

/// GMP's, but modulo 1 as well as 0 by this library's rules.
fn inverse(x: &Integer, m: &Integer) -> Option<Integer> {
    match m.significant_bits() {
        0 => None,
        1 => Some(Integer::new()),
        _ => x.invert_ref(m).map(Integer::from),
    }
}

#[test]
fn answers_are_those_of_gmp() {
    let mut without = 0;
    for limbs in [1, 2, 4, 9] {
        for [x, any, m] in numbers(limbs) {
            for m in [&m, &any, &Integer::from(-&any)] {
                let expected = inverse(&x, m);
                without += usize::from(expected.is_none());
                assert_eq!(x.bezout_invert_mod(m), expected, "{x} {m}");
                assert_eq!(x.bezout_invert_mod_vartime(m), expected, "{x} {m}");
            }
            let gcd = Integer::from(x.gcd_ref(&any));
            assert_eq!(x.bezout_gcd(&any), gcd);
            assert_eq!(x.bezout_gcd_vartime(&any), gcd);
            let symbol = x.bezout_jacobi(&m).map(|symbol| i32::from(symbol.value()));
            assert_eq!(symbol, Ok(x.jacobi(&m)), "{x} {m}");
        }
    }
    assert!(without > 100, "{without}");
}

#[test]
fn conversions_lead_back() {
    for [x, any, _] in numbers(3) {
        assert_eq!(number_of(&limbs_of(&x)), Integer::from(x.abs_ref()));
        let fixed = uint_of::<3>(&any).map(|any| number_of(any.limbs()));
        assert_eq!(fixed, Ok(any));
    }
    let long = Integer::from(1) << 128;
    assert_eq!(uint_of::<2>(&long), Err(Error::Overflow { bits: 128 }));
    assert!(uint_of::<2>(&(long - 1)).is_ok());
}

#[test]
fn symbols_need_an_odd_number_above_zero() {
    for n in [0, 2, -1, -3] {
        let symbol = Integer::from(5).bezout_jacobi(&Integer::from(n));
        assert_eq!(symbol, Err(Error::EvenJacobi), "{n}");
    }
}
