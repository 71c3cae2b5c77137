// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields of other crates: their elements are secret.
#![allow(
    unexpected_cfgs,
    reason = "the macro asks for a feature of its own crate"
)]

use crate::case::{Case, Function};
use crate::results::Results;
use ark_ff::{BigInt, Fp256, MontBackend, MontConfig};
use bezout::interop::ark::batch_inversion;
use bezout::interop::crypto_bigint::{invert_odd_number_mod, jacobi};
use bezout::interop::ff::{
    BezoutField, Coordinates, invert_batch, invert_batch_of_field, normalize_batch,
};
use crypto_bigint::{NonZero, Odd, U64, U256};
use k256::elliptic_curve::ops::Reduce;
use k256::{FieldBytes, Scalar};

#[derive(MontConfig)]
#[modulus = "115792089237316195423570985008687907853269984665640564039457584007908834671663"]
#[generator = "3"]
struct Secp256k1;

pub fn cases() -> Vec<Case> {
    let all: [(&str, Function); 7] = [
        ("ark::batch_inversion", |i, r| {
            let zero = [0; 4];
            // Enough for a step of the passes in vectors, and more.
            let rows = [&i.a[..], &zero, &i.b].into_iter().cycle().take(19);
            let element = |x: &[u64]| BigInt(core::array::from_fn(|k| x[k]));
            let mut v: Vec<_> = rows
                .map(|x| Fp256::<MontBackend<Secp256k1, 4>>::new_unchecked(element(x)))
                .collect();
            batch_inversion(&mut v);
            v.iter().for_each(|x| r.limbs(&x.0.0));
        }),
        ("crypto_bigint::invert_odd_number_mod", |i, r| {
            let e = Odd::new(U64::from_u64(65537)).expect("odd");
            // It is not zero; memcheck would not know.
            let m = NonZero::new(theirs(&i.known_nonzero));
            let y = invert_odd_number_mod(&e, m.as_inner_unchecked());
            r.limbs(&[u64::from(y.is_some().to_u8())]);
            r.limbs(&y.as_inner_unchecked().to_words());
        }),
        ("crypto_bigint::jacobi", |i, r| {
            let n = Odd::new(theirs(&i.known_odd)).expect("that it is odd is public");
            r.symbol(jacobi(&theirs(&i.a), &n));
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
    // are not asked. That a modulus is not zero is public.
    let asked = [
        "ark::batch_inversion",
        "crypto_bigint::invert_odd_number_mod",
        "ff::invert_batch",
    ];
    all.map(|(name, f)| {
        let times = usize::from(asked.contains(&name));
        Case::function(name, 4, f).declassifies(times).only()
    })
    .to_vec()
}

fn theirs(x: &[u64]) -> U256 {
    U256::from_words(core::array::from_fn(|k| x[k]))
}

fn scalar(x: &[u64]) -> Scalar {
    let bytes: [u8; 32] = core::array::from_fn(|i| x[i / 8].to_le_bytes()[i % 8]);
    Scalar::reduce(&FieldBytes::from(bytes))
}

fn put(r: &mut Results, x: &Scalar) {
    r.bytes(&x.to_bytes());
}
