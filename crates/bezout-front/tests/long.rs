// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers on both sides of 256 limbs, where jump divsteps begin, against `num-bigint`.

mod common;

use bezout_front::Error;
use bezout_front::integer::{Answer, Integer, gcd, gcd_vartime, invert, invert_vartime};
use common::{Number, positive};
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::One;

/// A number of this many limbs, a different one for each seed.
fn long(limbs: usize, seed: u64, negative: bool) -> Number {
    let mut state = seed;
    let mut word = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 31
    };
    let limbs = (0..limbs).map(|_| word()).collect();
    Number { negative, limbs }
}

#[test]
fn gcds_and_inverses() {
    for limbs in [255, 256, 257, 300, 400] {
        let a = long(limbs, 1, true);
        let mut m = long(limbs, 2, false);
        m.limbs[0] |= 1;
        let common = long(limbs / 2, 3, false).value() | BigInt::one();
        let multiple = |x: &BigInt| Number {
            negative: false,
            limbs: (x * &common).magnitude().to_u64_digits(),
        };
        let half = [long(limbs / 2, 4, false), long(limbs / 2, 5, false)];
        let [x, y] = half.map(|x| multiple(&(x.value() | BigInt::one())));
        for (a, b) in [(&a, &m), (&x, &y), (&x, &a)] {
            let expected = a.value().gcd(&b.value());
            for found in [gcd(a.view(), b.view()), gcd_vartime(a.view(), b.view())] {
                let found = found.value;
                assert_eq!(positive(&found), expected);
                assert_eq!(found.len(), a.limbs.len().max(b.limbs.len()));
            }
        }
        // Also for a number that is longer than the modulus, and for one that is shorter.
        for x in [a, long(limbs + 3, 6, false), long(2, 7, true)] {
            let expected = x.value().extended_gcd(&m.value());
            let inverse = expected.x.mod_floor(&m.value());
            for found in [
                invert(x.view(), m.view()),
                invert_vartime(x.view(), m.view()),
            ] {
                match found {
                    Ok(Answer { value: y, .. }) => assert!(
                        expected.gcd.is_one() && positive(&y) == inverse && y.len() == limbs
                    ),
                    Err(Error::NotInvertible { gcd, .. }) => {
                        assert!(!expected.gcd.is_one() && positive(&gcd) == expected.gcd);
                    }
                    Err(error) => panic!("{error:?}"),
                }
            }
        }
        let none = invert(x.view(), y.view());
        let shared = x.value().gcd(&y.value());
        assert!(matches!(none, Err(Error::NotInvertible { gcd, .. }) if positive(&gcd) == shared));
        let even = Integer::from(&[0, 2]);
        assert!(invert(m.view(), even).is_ok());
    }
}
