// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels of the registry, for integers those that take five limbs, against the functions without
//! a kernel.

mod common;

use bezout::kernels::integer::{Gcd, Invert, Jacobi, Shape, Xgcd};
use bezout::kernels::{Kernel, Operation, binary_field};
use bezout_front::binary_field::{
    invert as field_invert, invert_by as field_invert_by, named, names,
};
use bezout_front::integer::{self, Answer, Integer};
use bezout_front::polynomial::{self, Ring};
use bezout_front::{Error, kernels};
use common::{pairs, signed};

/// A kernel with something else in it.
fn changed<O: Operation>(kernel: Kernel<O>) -> &'static Kernel<O> {
    Box::leak(Box::new(kernel))
}

/// Runs a check with each kernel that takes numbers of five limbs; returns their number.
fn each<O: Operation<Parameter = Shape>>(check: impl Fn(&'static Kernel<O>)) -> usize {
    let kernels = O::table().iter().filter(|k| k.accepts(&Shape::new(5)));
    kernels.map(check).count()
}

#[test]
fn of_integers() {
    let pairs = pairs();
    let pairs: Vec<_> = pairs.iter().step_by(7).collect();
    let trim = |mut limbs: Vec<u64>| {
        let highest = limbs.iter().rposition(|&limb| limb != 0);
        limbs.truncate(highest.map_or(0, |i| i + 1));
        limbs
    };
    let mut count = each::<Gcd>(|kernel| {
        for (a, b) in &pairs {
            let found = integer::gcd_by(kernel, a.view(), b.view()).expect(kernel.name);
            let expected = integer::gcd(a.view(), b.view());
            assert_eq!(trim(found.value), trim(expected.value), "{}", kernel.name);
        }
    });
    count += each::<Xgcd>(|kernel| {
        for (a, b) in &pairs {
            let found = integer::xgcd_by(kernel, a.view(), b.view()).expect(kernel.name);
            assert_eq!(found.ran.to_string(), kernel.name);
            let (found, expected) = (found.value, integer::xgcd(a.view(), b.view()).value);
            assert_eq!(signed(&found.s), signed(&expected.s), "{}", kernel.name);
            assert_eq!(signed(&found.t), signed(&expected.t), "{}", kernel.name);
        }
    });
    count += each::<Invert>(|kernel| {
        for (x, m) in &pairs {
            let expected = match integer::invert(x.view(), m.view()) {
                Ok(_) | Err(Error::NotInvertible { .. }) if m.limbs[0] % 2 == 0 => {
                    Err(Error::KernelModulus {
                        name: kernel.name,
                        accepted: "odd",
                    })
                }
                other => other,
            };
            let found = integer::invert_by(kernel, x.view(), m.view());
            match (found, expected) {
                (
                    Err(Error::NotInvertible { gcd, ran }),
                    Err(Error::NotInvertible { gcd: expected, .. }),
                ) => {
                    assert_eq!(trim(gcd), trim(expected), "{}", kernel.name);
                    assert_eq!(ran.to_string(), kernel.name);
                }
                (found, expected) => {
                    let value = |x: Result<Answer<Vec<u64>>, Error>| x.map(|x| x.value);
                    assert_eq!(value(found), value(expected), "{}", kernel.name);
                }
            }
        }
    });
    count += each::<Jacobi>(|kernel| {
        for (a, n) in &pairs {
            let found = integer::jacobi_by(kernel, a.view(), n.view());
            let expected = integer::jacobi(a.view(), n.view());
            let [found, expected] = [found, expected].map(|x| x.map(|x| x.value));
            assert_eq!(found, expected, "{}", kernel.name);
        }
    });
    assert!(count > 15, "{count}");
}

#[test]
fn a_length_that_a_kernel_does_not_take_is_refused() {
    let limited = Invert::table()
        .iter()
        .find(|k| k.available() && !k.accepts(&Shape::new(300).prime()));
    let Some(kernel) = limited else { return };
    let long = [1; 300];
    let error = integer::invert_by(kernel, Integer::from(&[3]), Integer::from(&long))
        .expect_err("too long");
    let Error::KernelDomain { name, accepted, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!(*name, kernel.name);
    let others = accepted.contains(&"divstep60/portable") && !accepted.contains(name);
    assert!(others, "{error}");
}

#[test]
fn a_kernel_for_primes_refuses_other_moduli() {
    let kernel = kernels::named("fermat/portable").expect("a kernel");
    let by = |x: u64, m: u64| integer::invert_by(kernel, Integer::from(&[x]), Integer::from(&[m]));
    assert_eq!(by(2, 13).map(|y| y.value), Ok(vec![7]));
    // There is an inverse, which Fermat's power is not.
    let refused = Error::KernelModulus {
        name: kernel.name,
        accepted: "prime",
    };
    assert_eq!(by(2, 15), Err(refused));
    let ran = kernel.ran();
    assert_eq!(by(3, 15), Err(Error::NotInvertible { gcd: vec![3], ran }));
}

#[test]
fn a_field_that_a_kernel_does_not_take_is_refused() {
    let kernel = kernels::named::<binary_field::Invert>("itoh_tsujii/portable").expect("a kernel");
    let kernel = changed(Kernel {
        takes: |field: &binary_field::FieldShape| field.degree > 163,
        ..*kernel
    });
    let found = |name| field_invert_by(kernel, &named(name).expect(name), &[1]);
    assert!(found("dstu167").is_ok());
    assert!(matches!(found("dstu163"), Err(Error::KernelDomain { .. })));
}

#[test]
fn of_fields() {
    for name in names() {
        let field = named(name).expect(name);
        let mut a = vec![0x1234_5678_9abc_def1; field.words()];
        a[field.words() - 1] &= u64::MAX >> (63 - (field.degree() - 1) % 64);
        let expected = field_invert(&field, &a);
        assert_eq!(field_invert(&field, &[0]), Err(Error::Zero));
        let product = field.mul(&a, &expected.clone().expect(name));
        assert_eq!(product.expect(name)[0], 1);
        let kernels = binary_field::Invert::table().iter();
        for kernel in kernels.filter(|k| k.available()) {
            let found = field_invert_by(kernel, &field, &a);
            // A kernel may need a field with tables.
            if !matches!(found, Err(Error::KernelDomain { .. })) {
                assert_eq!(found, expected, "{name} {}", kernel.name);
                assert_eq!(field_invert_by(kernel, &field, &[0]), Err(Error::Zero));
            }
        }
    }
}

#[test]
fn of_rings() {
    for name in polynomial::names() {
        let ring = Ring::named(name).expect(name);
        // x^2 + x + 1 has an inverse or not; the kernels agree.
        let expected = ring.invert(&[1, 1, 1]);
        let accepted = match ring.kernel(Some("x")) {
            Err(Error::UnknownKernel { accepted, .. }) => accepted,
            other => panic!("{other:?}"),
        };
        let mut count = 0;
        let kernels = accepted.into_iter();
        for kernel in kernels.filter_map(|name| ring.kernel(Some(name)).ok()) {
            let found = ring.invert_by(kernel, &[1, 1, 1]);
            assert_eq!(found, expected, "{name} {}", kernel.name());
            count += 1;
        }
        assert!(count > 0, "{name}");
    }
    assert!(kernels::named::<bezout::kernels::polynomial::Invert>("x").is_err());
}
