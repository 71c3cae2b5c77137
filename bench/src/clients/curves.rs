// SPDX-License-Identifier: MIT OR Apache-2.0
//! Scalars and fields of curves, and ECDSA by the crates' own arithmetic. In ECDSA the inversion in
//! the field of the curve is theirs on both sides: the crates do not show the coordinates of their
//! points. What it takes is measured by itself.

use crate::operands::Operands;
use crate::row::{Answer, Row, Timing};
use bezout::interop::ff::{BezoutField, Coordinates, invert_batch, normalize_batch};
use num_bigint::BigUint;

const OURS: &str = "bezout/BezoutField";

macro_rules! curve {
    ($name:ident, $crate_:ident, $curve:ident, $version:literal) => {
        pub mod $name {
            use super::*;
            use ::$crate_::elliptic_curve::ff::{Field, PrimeField};
            #[allow(
                unused_imports,
                reason = "for one of the curves it is a method of its own"
            )]
            use ::$crate_::elliptic_curve::group::Group;
            use ::$crate_::elliptic_curve::hazmat::FieldArithmetic;
            use ::$crate_::elliptic_curve::ops::{Invert, MulByGeneratorVartime, Reduce};
            use ::$crate_::elliptic_curve::point::AffineCoordinates;
            use ::$crate_::elliptic_curve::subtle::CtOption;
            use ::$crate_::{FieldBytes, ProjectivePoint, Scalar};

            const NAME: &str = concat!(stringify!($name), "/", env!($version));

            pub fn convert(x: &BigUint) -> Scalar {
                let digits = x.to_bytes_be();
                let mut bytes = FieldBytes::default();
                bytes[32 - digits.len()..].copy_from_slice(&digits);
                Scalar::reduce(&bytes)
            }

            pub fn number(x: &Scalar) -> BigUint {
                BigUint::from_bytes_be(&x.to_bytes())
            }

            fn order() -> BigUint {
                number(&-Scalar::ONE) + 1u32
            }

            fn answer(x: &CtOption<Scalar>) -> Answer {
                Answer::Inverse(Option::<Scalar>::from(*x).map(|x| number(&x)))
            }

            fn inversion(name: &str, invert: fn(&Scalar) -> CtOption<Scalar>) -> Row {
                Row::new(
                    name,
                    Timing::Constant,
                    |operands| (CtOption::new(Scalar::ONE, 0.into()), operands.map(convert)),
                    move |out, x| {
                        *out = invert(x);
                        u64::from(out.is_some().unwrap_u8())
                    },
                    answer,
                )
            }

            pub fn scalar() -> Vec<Row> {
                vec![
                    inversion(NAME, |x| x.invert()),
                    inversion(OURS, BezoutField::bezout_invert),
                ]
            }

            /// The field of the curve, which the crate shows by this trait alone.
            pub type Element = <::$crate_::$curve as FieldArithmetic>::FieldElement;

            pub fn element(x: &BigUint) -> Element {
                let digits = x.to_bytes_be();
                let mut bytes = FieldBytes::default();
                bytes[32 - digits.len()..].copy_from_slice(&digits);
                Element::from_repr(bytes).expect("below the modulus")
            }

            pub fn value(x: &Element) -> BigUint {
                BigUint::from_bytes_be(&x.to_repr())
            }

            fn field_inversion(name: &str, invert: fn(&Element) -> CtOption<Element>) -> Row {
                Row::new(
                    name,
                    Timing::Constant,
                    |operands| (CtOption::new(Element::ONE, 0.into()), operands.map(element)),
                    move |out, x| {
                        *out = invert(x);
                        u64::from(out.is_some().unwrap_u8())
                    },
                    move |out| Answer::Inverse(Option::<Element>::from(*out).map(|x| value(&x))),
                )
            }

            pub fn field() -> Vec<Row> {
                vec![
                    field_inversion(NAME, |x| Field::invert(x)),
                    field_inversion(OURS, BezoutField::bezout_invert),
                ]
            }

            /// Its own square root in the field.
            pub fn square_root() -> Row {
                Row::new(
                    NAME,
                    Timing::Constant,
                    |operands| (CtOption::new(Element::ONE, 0.into()), operands.map(element)),
                    |out, x| {
                        *out = Field::sqrt(x);
                        u64::from(out.is_some().unwrap_u8())
                    },
                    |out| Answer::Root(Option::<Element>::from(*out).map(|x| value(&x))),
                )
            }

            /// The x coordinate of a point as a scalar.
            fn x_of(point: &ProjectivePoint) -> Scalar {
                Scalar::reduce(&point.to_affine().x())
            }

            /// A key, and the hash of a message.
            fn key() -> (Scalar, Scalar) {
                (Scalar::from(0x1234_5678_9abc_defu64), Scalar::from(77u64))
            }

            fn signature(k: &Scalar, invert: fn(&Scalar) -> CtOption<Scalar>) -> [Scalar; 2] {
                let (d, z) = key();
                let r = x_of(&ProjectivePoint::mul_by_generator(k));
                [r, invert(k).unwrap_or(Scalar::ZERO) * (z + r * d)]
            }

            fn signing(name: &str, invert: fn(&Scalar) -> CtOption<Scalar>) -> Row {
                Row::new(
                    name,
                    Timing::Constant,
                    |operands| ([Scalar::ZERO; 2], operands.map(convert)),
                    move |out, k| {
                        *out = signature(k, invert);
                        out[1].to_bytes()[0].into()
                    },
                    |[r, s]| {
                        // The inverse of the nonce, from the signature.
                        let (d, z) = key();
                        let sum = number(&(z + r * &d)).modinv(&order());
                        Answer::Inverse(sum.map(|sum| number(s) * sum % order()))
                    },
                )
            }

            pub fn sign() -> Vec<Row> {
                vec![
                    signing(NAME, |x| x.invert()),
                    signing(OURS, BezoutField::bezout_invert),
                ]
            }

            fn verification(name: &str, invert: fn(&Scalar) -> Option<Scalar>) -> Row {
                Row::new(
                    name,
                    Timing::Variable,
                    |operands| {
                        let public = ProjectivePoint::mul_by_generator(&key().0);
                        let signed = |k: &BigUint| signature(&convert(k), |x| x.invert());
                        ((public, false), operands.map(signed))
                    },
                    move |(public, valid), [r, s]| {
                        let w = invert(s).unwrap_or(Scalar::ZERO);
                        let (u, v) = (key().1 * w, *r * w);
                        let point =
                            ProjectivePoint::mul_by_generator_and_mul_add_vartime(&u, &v, public);
                        *valid = x_of(&point) == *r;
                        u64::from(*valid)
                    },
                    |(_, valid)| Answer::Right(*valid),
                )
            }

            #[allow(dead_code, reason = "it is measured for one of the curves")]
            pub fn verify() -> Vec<Row> {
                vec![
                    verification(NAME, |s| Invert::invert_vartime(s).into()),
                    verification(OURS, BezoutField::bezout_invert_vartime),
                ]
            }
        }
    };
}

curve!(p256, p256, NistP256, "VERSION_P256");
curve!(k256, k256, Secp256k1, "VERSION_K256");

/// Elements that are inverted together.
const BATCH: usize = 64;

/// Sixty-four scalars in one call.
pub fn k256_scalars() -> Vec<Row> {
    use ::k256::Scalar;
    use ::k256::elliptic_curve::ff::BatchInverter;
    let mut scratch = [Scalar::ZERO; BATCH];
    let theirs = Row::array(
        concat!("k256/", env!("VERSION_K256")),
        k256::convert,
        move |xs, _| {
            for xs in xs.chunks_exact_mut(BATCH) {
                BatchInverter::invert_with_external_scratch(xs, &mut scratch);
            }
        },
        |x| Answer::Inverse(Some(k256::number(x))),
    );
    let mut scratch = [Scalar::ZERO; BATCH];
    let ours = Row::array(
        "bezout/ff::invert_batch",
        k256::convert,
        move |xs, _| {
            for xs in xs.chunks_exact_mut(BATCH) {
                invert_batch(xs, &mut scratch).expect("room for all");
            }
        },
        |x| Answer::Inverse(Some(k256::number(x))),
    );
    vec![theirs, ours]
}

/// Sixty-four points in one call. The crate's are multiples of the generator; ours are `[1, z, z]`,
/// since the crate keeps the coordinates of its points to itself: what is done with them does not
/// depend on them.
pub fn k256_points() -> Vec<Row> {
    use self::k256::{Element, element, value};
    use ::k256::elliptic_curve::BatchNormalize;
    use ::k256::{AffinePoint, ProjectivePoint, Scalar};
    // Group `i` begins with operand `i`, which an answer is compared with.
    let groups = |operands: &Operands| -> Vec<Vec<BigUint>> {
        let count = operands.first.len() / BATCH;
        let group = |i| operands.first.iter().skip(i).step_by(count).cloned();
        (0..count).map(|i| group(i).collect()).collect()
    };
    let theirs = Row::new(
        concat!("k256/", env!("VERSION_K256")),
        Timing::Constant,
        move |operands| {
            let point = |x: &BigUint| ProjectivePoint::GENERATOR * k256::convert(x);
            let items = groups(operands).into_iter().map(|group| {
                let points: [_; BATCH] = core::array::from_fn(|i| point(&group[i]));
                (k256::convert(&group[0]), points)
            });
            let state = (Scalar::ZERO, [AffinePoint::IDENTITY; BATCH]);
            (state, items.collect())
        },
        |(scalar, out), (first, points)| {
            *scalar = *first;
            *out = ProjectivePoint::batch_normalize(points);
            u64::from(out[0] == AffinePoint::IDENTITY)
        },
        |(scalar, out)| Answer::Right(ProjectivePoint::GENERATOR * scalar == out[0]),
    );
    let ours = Row::new(
        "bezout/ff::normalize_batch",
        Timing::Constant,
        move |operands| {
            let point = |x: &BigUint| [Element::ONE, element(x), element(x)];
            let items = groups(operands)
                .into_iter()
                .map(|group| -> [_; BATCH] { core::array::from_fn(|i| point(&group[i])) });
            ([[Element::ZERO; 3]; BATCH], items.collect())
        },
        |out, points| {
            *out = *points;
            let mut scratch = [Element::ZERO; 2 * BATCH];
            normalize_batch(Coordinates::Homogeneous, out, &mut scratch).expect("room for all");
            u64::from(bool::from(out[0][0].is_zero()))
        },
        |out| Answer::Inverse(Some(value(&out[0][0]))),
    );
    vec![theirs, ours]
}

/// The scalars of edwards25519.
pub fn dalek() -> Vec<Row> {
    use curve25519_dalek::Scalar;
    let convert = |x: &BigUint| {
        let mut bytes = [0; 32];
        let digits = x.to_bytes_le();
        bytes[..digits.len()].copy_from_slice(&digits);
        Scalar::from_bytes_mod_order(bytes)
    };
    let row = |name: &str, invert: fn(&Scalar) -> Scalar| {
        Row::new(
            name,
            Timing::Constant,
            move |operands| (Scalar::ZERO, operands.map(convert)),
            move |out, x| {
                *out = invert(x);
                out.as_bytes()[0].into()
            },
            |out| Answer::Inverse(Some(BigUint::from_bytes_le(out.as_bytes()))),
        )
    };
    vec![
        row(
            concat!("curve25519-dalek/", env!("VERSION_CURVE25519_DALEK")),
            Scalar::invert,
        ),
        row(OURS, |x| x.bezout_invert().unwrap_or(Scalar::ZERO)),
    ]
}
