// SPDX-License-Identifier: MIT OR Apache-2.0
//! What provers of zero-knowledge proofs do in batches: inverses, points made affine, and the
//! buckets of a multi-scalar multiplication.

use super::buckets::{in_buckets, sums};
use crate::operands::Operands;
use crate::row::{Answer, Row, Timing};
pub use ark_bls12_381::Fq as Fq381;
pub use ark_bn254::Fq;
use ark_bn254::Fq2;
use ark_bn254::{G1Affine, G1Projective};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInteger, Field, One, PrimeField, Zero};
use bezout::interop::ark::{BezoutField, batch_inversion, par_batch_inversion};
use num_bigint::BigUint;

const ARK_FF: &str = concat!("ark-ff/", env!("VERSION_ARK_FF"));
const ARK_EC: &str = concat!("ark-ec/", env!("VERSION_ARK_EC"));
const OURS: &str = "bezout/ark::batch_inversion";

fn number(x: &impl PrimeField) -> BigUint {
    BigUint::from_bytes_le(&x.into_bigint().to_bytes_le())
}

fn element<F: PrimeField>(x: &BigUint) -> F {
    F::from_le_bytes_mod_order(&x.to_bytes_le())
}

pub fn modulus<F: PrimeField>() -> BigUint {
    BigUint::from_bytes_le(&F::MODULUS.to_bytes_le())
}

pub fn inverses<F: PrimeField + BezoutField>() -> Vec<Row> {
    let row = |name: &str, invert: fn(&mut [F])| {
        let answer = |x: &F| Answer::Inverse(Some(number(x)));
        Row::array(name, element::<F>, move |v: &mut [F], _| invert(v), answer)
    };
    vec![
        row(ARK_FF, ark_ff::batch_inversion),
        row(OURS, batch_inversion),
    ]
}

/// An array inverted in place again and again; `is_inverse` compares an element with what it was.
/// The time is of one call.
pub fn whole<T: Copy + PartialEq + 'static>(
    name: &str,
    prepare: impl Fn(&Operands) -> Vec<T> + 'static,
    invert: impl Fn(&mut [T]) + 'static,
    is_inverse: impl Fn(&T, &T) -> bool + 'static,
) -> Row {
    Row::new(
        name,
        Timing::Constant,
        move |operands| {
            let all = prepare(operands);
            // What they are, what they were, and whether they are the inverses.
            ((all.clone(), all, false), vec![()])
        },
        move |(now, _, inverted), ()| {
            invert(now);
            *inverted = !*inverted;
            // The memory is what the next call waits for.
            u64::from(*inverted)
        },
        move |(now, before, inverted)| {
            let mut pairs = now.iter().zip(before);
            Answer::Right(pairs.all(|(x, y)| match inverted {
                true => is_inverse(x, y),
                false => x == y,
            }))
        },
    )
}

/// A batch that threads share.
pub fn many() -> Vec<Row> {
    const COUNT: usize = 1 << 16;
    let row = |name: &str, invert: fn(&mut [Fq])| {
        let prepare = |operands: &Operands| {
            let mut all: Vec<Fq> = operands.map(element);
            let count = all.len();
            while all.len() < COUNT {
                all.push(all[all.len() - count].square());
            }
            all
        };
        whole(name, prepare, invert, |x, y| (*x * y).is_one())
    };
    vec![
        row(ARK_FF, ark_ff::batch_inversion),
        row(OURS, batch_inversion),
        row("bezout/ark::par_batch_inversion", par_batch_inversion),
    ]
}

/// Elements of the quadratic extension. The time is of one call, for 1024 of them.
pub fn of_extension() -> Vec<Row> {
    let row = |name: &str, invert: fn(&mut [Fq2])| {
        let prepare = |operands: &Operands| {
            let pairs = operands.first.windows(2);
            let element = |x: &[BigUint]| Fq2::new(element(&x[0]), element(&x[1]));
            pairs.take(crate::row::ARRAY).map(element).collect()
        };
        whole(name, prepare, invert, |x, y| (*x * y).is_one())
    };
    vec![
        row(ARK_FF, ark_ff::batch_inversion),
        row(OURS, batch_inversion),
    ]
}

/// `count` points in projective coordinates, of which no two are equal.
fn multiples(operands: &Operands, count: usize) -> Vec<G1Projective> {
    let multiple = |x: &BigUint| G1Affine::generator() * element::<ark_bn254::Fr>(x);
    let (first, step) = (multiple(&operands.first[0]), multiple(&operands.first[1]));
    core::iter::successors(Some(first), |p| Some(*p + step))
        .take(count)
        .collect()
}

/// The same in affine coordinates. The time is of one call.
pub fn points() -> Vec<Row> {
    fn normalize_batch(points: &[G1Projective]) -> Vec<G1Affine> {
        let mut inverses: Vec<Fq> = points.iter().map(|point| point.z).collect();
        batch_inversion(&mut inverses);
        let affine = points.iter().zip(inverses).map(|(point, inverse)| {
            if inverse.is_zero() {
                return G1Affine::identity();
            }
            let square = inverse.square();
            G1Affine::new_unchecked(point.x * square, point.y * square * inverse)
        });
        affine.collect()
    }
    let row = |name: &str, normalize: fn(&[G1Projective]) -> Vec<G1Affine>| {
        let prepare = |operands: &Operands| {
            let mut points = multiples(operands, 1024);
            points[7] = G1Projective::zero();
            let expected: Vec<G1Affine> = points.iter().map(|p| p.into_affine()).collect();
            ((expected, Vec::new()), vec![points])
        };
        let operation = move |(_, out): &mut (Vec<_>, Vec<_>), points: &Vec<_>| {
            *out = normalize(points);
            out[0].x.0.0[0]
        };
        let answer = |(expected, out): &(Vec<_>, Vec<_>)| Answer::Right(expected == out);
        Row::new(name, Timing::Variable, prepare, operation, answer)
    };
    vec![
        row(ARK_EC, G1Projective::normalize_batch),
        row(
            "bezout/normalize_batch by ark::batch_inversion",
            normalize_batch,
        ),
    ]
}

/// The sums of 256 buckets of 4096 points in all, in affine coordinates. The time is of one call.
pub fn buckets() -> Vec<Row> {
    const BUCKETS: usize = 256;
    type Sums = fn(&[G1Affine], &[usize]) -> Vec<G1Affine>;
    /// As arkworks does it: mixed additions.
    fn mixed(points: &[G1Affine], of: &[usize]) -> Vec<G1Affine> {
        let mut sums = vec![G1Projective::zero(); BUCKETS];
        for (point, &bucket) in points.iter().zip(of) {
            sums[bucket] += point;
        }
        G1Projective::normalize_batch(&sums)
    }
    let row = |name: &str, add: Sums| {
        let prepare = |operands: &Operands| {
            let points = G1Projective::normalize_batch(&multiples(operands, 4096));
            let mut random = bezout_exercise::random::Random(34);
            let buckets = points.iter().map(|_| random.below(BUCKETS as u64) as usize);
            let buckets: Vec<usize> = buckets.collect();
            (
                (mixed(&points, &buckets), Vec::new()),
                vec![(points, buckets)],
            )
        };
        let operation = move |(_, out): &mut (Vec<_>, Vec<_>),
                              (points, buckets): &(Vec<_>, Vec<_>)| {
            *out = add(points, buckets);
            out[0].x.0.0[0]
        };
        let answer = |(expected, out): &(Vec<_>, Vec<_>)| Answer::Right(expected == out);
        Row::new(name, Timing::Variable, prepare, operation, answer)
    };
    vec![
        row(
            concat!("ark-ec/", env!("VERSION_ARK_EC"), " mixed additions"),
            mixed,
        ),
        row(
            concat!("ark-ff/", env!("VERSION_ARK_FF"), " affine additions"),
            |points, of| sums(in_buckets(points, of, BUCKETS), ark_ff::batch_inversion),
        ),
        row(
            "bezout/affine additions by ark::batch_inversion",
            |points, of| sums(in_buckets(points, of, BUCKETS), batch_inversion),
        ),
    ]
}

/// An array of elements by the traits of a version of `ff`.
macro_rules! fields {
    ($name:ident, $Element:path, $(::$ff:ident)+, $interop:ident, $version:expr) => {
        pub mod $name {
            use super::*;
            use $Element as Element;
            use $(::$ff)+::{BatchInverter, Field, PrimeField};
            use bezout::interop::$interop::invert_batch;

            fn element(x: &BigUint) -> Element {
                let (mut repr, digits) = (<Element as PrimeField>::Repr::default(), x.to_bytes_le());
                repr.as_mut()[..digits.len()].copy_from_slice(&digits);
                Element::from_repr(repr).expect("it is below the modulus")
            }

            fn number(x: &Element) -> BigUint {
                BigUint::from_bytes_le(x.to_repr().as_ref())
            }

            #[allow(dead_code, reason = "one of the fields has it from another crate")]
            pub fn modulus() -> BigUint {
                number(&-Element::ONE) + 1u32
            }

            pub fn rows() -> Vec<Row> {
                let row = |name: &str, invert: fn(&mut [Element], &mut [Element])| {
                    let mut scratch = vec![Element::ZERO; crate::row::ARRAY];
                    let operation = move |xs: &mut [Element], _: &[Element]| invert(xs, &mut scratch);
                    Row::array(name, element, operation, |x| Answer::Inverse(Some(number(x))))
                };
                vec![
                    row($version, |xs, scratch| {
                        BatchInverter::invert_with_external_scratch(xs, scratch);
                    }),
                    row(concat!("bezout/", stringify!($interop), "::invert_batch"), |xs, scratch| {
                        invert_batch(xs, scratch).expect("room for all");
                    }),
                ]
            }
        }
    };
}

fields!(
    halo2curves,
    ::halo2curves::bn256::Fq,
    ::halo2curves::ff,
    ff13,
    concat!("halo2curves/", env!("VERSION_HALO2CURVES"))
);
fields!(
    pasta,
    ::pasta_curves::Fp,
    ::pasta_curves::group::ff,
    ff,
    concat!("pasta_curves/", env!("VERSION_PASTA_CURVES"))
);

#[cfg(test)]
mod tests {
    use ::halo2curves::bn256::{Fq, Fq2};
    use ::halo2curves::ff::Field;
    use bezout::interop::ff13::invert_batch_of_field;

    /// A field without the trait of prime fields.
    #[test]
    fn extensions_of_ff() {
        for (count, zeros) in [
            (0, 0..0),
            (1, 0..0),
            (1, 0..1),
            (2, 0..1),
            (7, 6..7),
            (33, 0..33),
        ] {
            let number = |i: usize| Fq::from(i as u64 * 3 + 1).square();
            let mut xs: Vec<Fq2> = (0..count)
                .map(|i| Fq2::new(number(i), -number(i + 9)))
                .collect();
            xs[zeros.clone()].fill(Fq2::ZERO);
            let expected: Vec<Fq2> = xs.iter().map(|x| x.invert().unwrap_or(Fq2::ZERO)).collect();
            let all = invert_batch_of_field(&mut xs, &mut vec![Fq2::ONE; count]).expect("room");
            assert_eq!((xs, bool::from(all)), (expected, zeros.is_empty()));
        }
    }
}
