// SPDX-License-Identifier: MIT OR Apache-2.0
//! Inverses of polynomials, multiplied back, and why there is none.

use bezout::polynomial::PrimeField;
use bezout_front::Error;
use bezout_front::polynomial::{Coefficients, Ring, names};

/// `a b` modulo the modulus of the ring, by the textbook.
fn product(ring: &Ring, a: &[u32], b: &[u32]) -> Vec<u32> {
    let (q, m) = (u64::from(ring.q()), ring.modulus());
    let mut all = vec![0u64; a.len() + b.len()];
    for (i, &x) in a.iter().enumerate().filter(|x| *x.1 != 0) {
        for (j, &y) in b.iter().enumerate() {
            all[i + j] = (all[i + j] + u64::from(x) * u64::from(y)) % q;
        }
    }
    let d = m.len() - 1;
    // All moduli here are monic.
    for i in (d..all.len()).rev() {
        let c = all[i];
        for (j, &m) in m.iter().enumerate().filter(|m| *m.1 != 0) {
            let at = &mut all[i - d + j];
            *at = (*at + (q - c) * u64::from(m)) % q;
        }
    }
    all.truncate(d);
    let all: Vec<u32> = all.iter().map(|&c| c as u32).collect();
    trimmed(&all)
}

fn trimmed(a: &[u32]) -> Vec<u32> {
    a[..a.iter().rposition(|&c| c != 0).map_or(0, |i| i + 1)].to_vec()
}

#[test]
fn inverses_in_every_ring_multiply_back() {
    for name in names() {
        let ring = Ring::named(name).expect(name);
        let last = ring.q() - 1;
        let ones = vec![1; ring.len()];
        for a in [
            &[0, 1][..],
            &[last],
            &[0, last, 1, 0, 1],
            &[1, 1],
            &[],
            &[last - 1],
            &ones,
        ] {
            match ring.invert(a) {
                Ok(inverse) => {
                    assert_eq!(inverse.len(), ring.len());
                    assert_eq!(product(&ring, a, &trimmed(&inverse)), [1], "{name} {a:?}");
                }
                Err(Error::CommonDivisor { gcd }) => {
                    let p = if ring.q().is_power_of_two() {
                        2
                    } else {
                        ring.q()
                    };
                    let reduced = |a: &[u32]| a.iter().map(|c| c % p).collect::<Vec<_>>();
                    let field = PrimeField::new(p).expect("a prime");
                    let expected = field.gcd_vartime(&reduced(a), &reduced(&ring.modulus()));
                    assert_eq!(Ok(&gcd), expected.as_ref(), "{name} {a:?}");
                    assert!(gcd.len() > 1);
                }
                Err(other) => panic!("{name}: {other}"),
            }
        }
        assert!(ring.invert(&[0, 1]).is_ok(), "{name}");
        assert!(
            matches!(ring.invert(&[]), Err(Error::CommonDivisor { .. })),
            "{name}"
        );
    }
}

/// In every ring, against the textbook; in one more over a prime just below 2^31.
#[test]
fn operations_are_those_of_the_textbook() {
    let general = |name: &str, f: &[u32]| Coefficients::named(name).and_then(|c| c.modulo(f));
    let others = [
        general("F7", &[1, 0, 1]),
        general("F2147483647", &[5, 2_147_483_646, 3, 1]),
        general("F7", &[6, 6, 0, 1]),
        general("F5", &[2]),
    ];
    let named = names().into_iter().map(Ring::named);
    for ring in named.chain(others).map(|ring| ring.expect("a ring")) {
        let (n, q) = (ring.len(), ring.q());
        // Longer than an element, with large coefficients, and with a last one.
        let any = |seed: u64, len: usize| -> Vec<u32> {
            let mixed = |i: usize| (i as u64 + seed).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20;
            let mut a: Vec<_> = (0..len).map(|i| (mixed(i) % u64::from(q)) as u32).collect();
            a.extend([q - 1]);
            a
        };
        let (a, b) = (any(1, n + 3), any(7, n));
        let one = if n == 0 { vec![] } else { vec![1] };
        let reduced = ring.reduce_vartime(&a).expect("coefficients are below q");
        assert_eq!(reduced.len(), n);
        assert_eq!(trimmed(&reduced), product(&ring, &a, &one), "{ring:?}");
        let sum: Vec<u32> = (0..a.len())
            .map(|i| (u64::from(a[i]) + u64::from(*b.get(i).unwrap_or(&0))) % u64::from(q))
            .map(|c| c as u32)
            .collect();
        let found = ring.add_vartime(&a, &b).expect("coefficients are below q");
        assert_eq!(trimmed(&found), product(&ring, &sum, &one), "{ring:?}");
        assert_eq!(ring.sub_vartime(&sum, &b), Ok(reduced.clone()));
        assert_eq!(ring.sub_vartime(&b, &sum), ring.sub_vartime(&[], &a));
        // A short factor: the textbook is quadratic.
        let short = any(3, 2);
        let found = ring
            .mul_vartime(&a, &short)
            .expect("coefficients are below q");
        assert_eq!(
            (found.len(), trimmed(&found)),
            (n, product(&ring, &a, &short)),
            "{ring:?}"
        );
        assert_eq!(ring.mul_vartime(&short, &a), Ok(found.clone()));
        match ring.mul_cyclic_vartime(&a, &short) {
            Ok(cyclic) => assert_eq!(ring.reduce_vartime(&cyclic), Ok(found)),
            Err(error) => assert_eq!(error, Error::NotCyclic),
        }
        if let Ok(inverse) = ring.invert_vartime(&b) {
            let product = ring.mul_vartime(&b, &inverse).expect("both are elements");
            assert_eq!(trimmed(&product), one, "{ring:?}");
        }
        for refused in [
            ring.reduce_vartime(&[q]),
            ring.add_vartime(&[q], &[]),
            ring.sub_vartime(&[], &[q]),
            ring.mul_vartime(&[], &[q]),
        ] {
            assert!(matches!(refused, Err(Error::Refused(_))), "{ring:?}");
        }
    }
    let ring = Ring::named("hrss701-rq").expect("a ring");
    assert!(ring.mul_cyclic_vartime(&[1], &[1]).is_ok());
    let ring = Ring::named("sntrup761-rq").expect("a ring");
    assert_eq!(ring.mul_cyclic_vartime(&[1], &[1]), Err(Error::NotCyclic));
}

#[test]
fn what_is_no_element_is_refused() {
    for name in names() {
        let ring = Ring::named(name).expect(name);
        let below = ring.len();
        let too_long = ring.invert(&vec![0; below + 1]);
        assert_eq!(
            too_long,
            Err(Error::Degree {
                degree: below,
                below
            }),
            "{name}"
        );
        for c in [ring.q(), 1 << 31, u32::MAX] {
            let refused = ring.invert(&[1, c]);
            assert!(
                matches!(
                    refused,
                    Err(Error::Refused(bezout::Error::Coefficient { .. }))
                ),
                "{name} {c}: {refused:?}"
            );
        }
    }
}

#[test]
fn a_modulus_of_ntru_or_ntru_prime_is_recognized() {
    for name in names() {
        let ring = Ring::named(name).expect(name);
        let q = ring.q();
        let letter = if q > 2 && q.is_power_of_two() {
            'Z'
        } else {
            'F'
        };
        let coefficients = Coefficients::named(&format!("{letter}{q}")).expect(name);
        let found = coefficients.modulo(&ring.modulus());
        match ring {
            Ring::Small(_) => assert_eq!(found, Ok(ring), "{name}"),
            _ => assert!(matches!(found, Ok(Ring::Quotient(..))), "{name}"),
        }
    }
    for (name, f) in [
        ("F7", &[1, 0, 1][..]),
        ("F7", &[6, 6, 1, 1]),
        ("F8209", &[8208, 8208, 0, 1]),
        ("F7", &[6, 6, 0, 2]),
        ("F7", &[3]),
    ] {
        let found = Coefficients::named(name).and_then(|c| c.modulo(f));
        assert!(
            matches!(found, Ok(Ring::Quotient(..))),
            "{name} {f:?}: {found:?}"
        );
    }
    let z = Coefficients::named("Z8192").expect("a power of two");
    assert_eq!(
        z.modulo(&[1, 0, 1]),
        Err(Error::PolynomialModulus { q: 8192 })
    );
    assert_eq!(z.modulo(&[0, 0]), Err(Error::ZeroPolynomial));
}

#[test]
fn quotients_have_variable_time() {
    let ring = Coefficients::named("F7")
        .and_then(|c| c.modulo(&[1, 0, 1]))
        .expect("a ring");
    assert_eq!(ring.invert(&[0, 1]), Err(Error::VariableTimeOnly));
    assert_eq!(ring.invert_vartime(&[0, 1]), Ok(vec![0, 6]));
    assert_eq!(ring.invert_vartime(&[2]), Ok(vec![4, 0]));
    // x^5 - 8 = x - 1
    assert_eq!(ring.invert_vartime(&[6, 0, 0, 0, 0, 1]), Ok(vec![3, 3]));
    let gcd = vec![1, 0, 1];
    assert_eq!(
        ring.invert_vartime(&[0, 1, 0, 1]),
        Err(Error::CommonDivisor { gcd })
    );
    let constant = Coefficients::named("F7")
        .and_then(|c| c.modulo(&[3]))
        .expect("a ring");
    assert_eq!(constant.invert_vartime(&[5]), Ok(vec![]));
}

#[test]
fn errors_name_what_was_given() {
    for (name, part) in [
        (
            "F99999999999",
            "'F99999999999' is no prime field; accepted are F and a prime below 2^31",
        ),
        ("F9", "'F9' is no prime field"),
        ("F4294967311", "'F4294967311' is no prime field"),
        (
            "Z12",
            "'Z12' is no ring of integers for coefficients; accepted are Z and a power of two from 4 to 65536",
        ),
        ("Z2", "'Z2' is no ring of integers"),
        ("Z99999999999", "'Z99999999999' is no"),
        ("Z", "'Z' is no ring; accepted are"),
        ("F", "'F' is no ring; accepted are"),
        ("F-7", "'F-7' is no ring"),
        ("", "'' is no ring"),
        ("bike-l2", "bike-l1"),
    ] {
        let error = Coefficients::named(name).expect_err(name).to_string();
        assert!(error.contains(part), "{error}");
        assert_eq!(Ring::named(name).expect_err(name).to_string(), error);
    }
    assert_eq!(
        Coefficients::named("bike-l1"),
        Err(Error::HasModulus {
            name: "bike-l1".into()
        })
    );
}
