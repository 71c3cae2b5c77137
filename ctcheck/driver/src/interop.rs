// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of other crates: their elements are secret.
#![allow(
    unexpected_cfgs,
    reason = "the macro asks for a feature of its own crate"
)]

use crate::case::{Case, Function};
use crate::heap::hold;
use crate::results::Results;
use ark_ff::{BigInt, Fp256, MontBackend, MontConfig};
use bezout::interop::ark::batch_inversion;
use bezout::interop::crypto_bigint::{Bezout, boxed_of_limbs, invert_odd_number_mod, jacobi};
use bezout::interop::ff::{
    BezoutField, Coordinates, invert_batch, invert_batch_of_field, normalize_batch,
};
use crypto_bigint::{BoxedUint, CtOption, NonZero, Odd, U64, U256};
use k256::elliptic_curve::ops::Reduce;
use k256::{FieldBytes, Scalar};

#[derive(MontConfig)]
#[modulus = "115792089237316195423570985008687907853269984665640564039457584007908834671663"]
#[generator = "3"]
struct Secp256k1;

pub fn cases() -> Vec<Case> {
    let all: [(&str, Function); 12] = [
        (
            "ark::batch_inversion, ark::Fp::bezout_batch_inversion",
            |i, r| {
                let zero = [0; 4];
                // Enough for a step of the passes in vectors, and more.
                let rows = [&i.a[..], &zero, &i.b].into_iter().cycle().take(19);
                let element = |x: &[u64]| BigInt(array(x));
                let mut v: Vec<_> = rows
                    .map(|x| Fp256::<MontBackend<Secp256k1, 4>>::new_unchecked(element(x)))
                    .collect();
                batch_inversion(&mut v);
                v.iter().for_each(|x| r.limbs(&x.0.0));
            },
        ),
        ("crypto_bigint::invert_odd_number_mod", |i, r| {
            let e = Odd::new(U64::from_u64(65537)).expect("odd");
            // It is not zero; memcheck would not know.
            let m = NonZero::new(theirs(&i.known_nonzero));
            put_option(r, &invert_odd_number_mod(&e, m.as_inner_unchecked()));
        }),
        ("crypto_bigint::jacobi", |i, r| {
            let n = Odd::new(theirs(&i.known_odd)).expect("that it is odd is public");
            r.symbol(jacobi(&theirs(&i.a), &n));
        }),
        (
            "crypto_bigint::Uint::bezout_invert_odd_mod, bezout_invert_mod, bezout_invert_mod2k",
            |i, r| {
                let (a, n) = (theirs(&i.a), odd(theirs(&i.odd)));
                put_option(r, &a.bezout_invert_odd_mod(&n));
                put_option(r, &a.bezout_invert_mod(&theirs(&i.b)));
                put_option(r, &a.bezout_invert_mod2k(131));
            },
        ),
        (
            "crypto_bigint::Uint::bezout_gcd, bezout_xgcd, bezout_lcm, bezout_jacobi",
            |i, r| {
                let (a, b) = (theirs(&i.a), theirs(&i.b));
                r.limbs(a.bezout_gcd(&b).as_words());
                let found = a.bezout_xgcd(&b);
                [found.x, found.y]
                    .iter()
                    .for_each(|x| r.limbs(x.as_uint().as_words()));
                [found.gcd, found.lhs_on_gcd, found.rhs_on_gcd]
                    .iter()
                    .for_each(|x| r.limbs(x.as_words()));
                r.limbs(a.bezout_lcm(&b).as_words());
                r.symbol(a.bezout_jacobi(&odd(theirs(&i.odd))));
            },
        ),
        (
            "crypto_bigint::BoxedUint::bezout_invert_odd_mod, bezout_invert_mod, bezout_invert_mod2k",
            |i, r| {
                let a = boxed(&i.a);
                let n = Odd::new(boxed(&i.known_odd)).expect("that it is odd is public");
                for y in [
                    a.bezout_invert_odd_mod(&n),
                    a.bezout_invert_mod(&boxed(&i.known_nonzero)),
                    a.bezout_invert_mod2k(131),
                ] {
                    r.limbs(&[u64::from(y.is_some().to_u8())]);
                    r.limbs(hold(y.as_inner_unchecked().as_words()));
                }
            },
        ),
        (
            "crypto_bigint::BoxedUint::bezout_gcd, bezout_xgcd, bezout_lcm, bezout_jacobi",
            |i, r| {
                let (a, b) = (boxed(&i.a), boxed(&i.b));
                let n = Odd::new(boxed(&i.known_odd)).expect("that it is odd is public");
                let found = a.bezout_xgcd(&b);
                r.bit(found.s.negative);
                r.bit(found.t.negative);
                for x in [
                    a.bezout_gcd(&b),
                    found.gcd,
                    found.s.magnitude,
                    found.t.magnitude,
                    a.bezout_lcm(&b),
                ] {
                    r.limbs(hold(x.as_words()));
                }
                r.symbol(a.bezout_jacobi(&n));
            },
        ),
        ("ruint::Uint::bezout_invert_mod, bezout_gcd", |i, r| {
            use bezout::interop::ruint::Bezout;
            let of = |x: &[u64]| ruint::aliases::U256::from_limbs(array(x));
            r.limbs(of(&i.a).bezout_gcd(of(&i.b)).as_limbs());
            // That there is an inverse is public: odd numbers have one modulo a power of two.
            let y = (of(&i.a) | of(&[1, 0, 0, 0])).bezout_invert_mod(of(&[0, 0, 0, 1 << 63]));
            r.limbs(y.expect("it is odd").as_limbs());
        }),
        ("BezoutField::bezout_invert", |i, r| {
            let inverse = scalar(&i.a).bezout_invert();
            r.bit(inverse.is_some());
            put(r, &inverse.unwrap_or(Scalar::ZERO));
        }),
        ("ff::invert_batch", |i, r| {
            let mut xs = [Scalar::ZERO; 19];
            (xs[0], xs[17]) = (scalar(&i.a), scalar(&i.b));
            r.bit(
                invert_batch(&mut xs, &mut [Scalar::ZERO; 19]).expect("the scratch is long enough"),
            );
            xs.iter().for_each(|x| put(r, x));
        }),
        ("ff::invert_batch_of_field", |i, r| {
            let mut xs = [scalar(&i.a), Scalar::ZERO, scalar(&i.b)];
            let all = invert_batch_of_field(&mut xs, &mut [Scalar::ZERO; 3]);
            r.bit(all.expect("the scratch is long enough"));
            xs.iter().for_each(|x| put(r, x));
        }),
        ("ff::normalize_batch", |i, r| {
            let (a, b) = (scalar(&i.a), scalar(&i.b));
            for kind in [Coordinates::Homogeneous, Coordinates::Jacobian] {
                let mut points = [[a, b, a], [b, a, Scalar::ZERO], [a, a, b]];
                normalize_batch(kind, &mut points, &mut [Scalar::ZERO; 6])
                    .expect("the scratch is long enough");
                points.iter().flatten().for_each(|x| put(r, x));
            }
        }),
    ];
    // Of a batch it is public whether a nonzero element has no inverse; batches of two and three
    // are not asked. That a modulus is not zero is public, and whether an `Option` has an inverse.
    let asked = [
        "ark::batch_inversion, ark::Fp::bezout_batch_inversion",
        "crypto_bigint::invert_odd_number_mod",
        "crypto_bigint::BoxedUint::bezout_invert_odd_mod, bezout_invert_mod, bezout_invert_mod2k",
        "ruint::Uint::bezout_invert_mod, bezout_gcd",
        "ff::invert_batch",
    ];
    all.map(|(name, f)| {
        let times = usize::from(asked.contains(&name));
        Case::function(name, 4, f).declassifies(times).only()
    })
    .to_vec()
}

fn array(x: &[u64]) -> [u64; 4] {
    core::array::from_fn(|k| x[k])
}

fn theirs(x: &[u64]) -> U256 {
    U256::from_words(array(x))
}

fn boxed(x: &[u64]) -> BoxedUint {
    let x = boxed_of_limbs(x);
    hold(x.as_words());
    x
}

/// An odd number: memcheck would not know.
fn odd(x: U256) -> Odd<U256> {
    *Odd::new(x).as_inner_unchecked()
}

fn put_option(r: &mut Results, y: &CtOption<U256>) {
    r.limbs(&[u64::from(y.is_some().to_u8())]);
    r.limbs(y.as_inner_unchecked().as_words());
}

fn scalar(x: &[u64]) -> Scalar {
    let bytes: [u8; 32] = core::array::from_fn(|i| x[i / 8].to_le_bytes()[i % 8]);
    Scalar::reduce(&FieldBytes::from(bytes))
}

fn put(r: &mut Results, x: &Scalar) {
    r.bytes(&x.to_bytes());
}
