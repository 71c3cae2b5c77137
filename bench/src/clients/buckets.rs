// SPDX-License-Identifier: MIT OR Apache-2.0
//! The buckets of a multi-scalar multiplication by affine additions, with the traits of arkworks:
//! an addition takes five products and an inverse, and a batch makes an inverse of three products.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{AdditiveGroup, Field, Zero};

/// Points of one bucket after those of another, and how many each bucket has.
pub struct Buckets<P: SWCurveConfig> {
    points: Vec<Affine<P>>,
    counts: Vec<usize>,
}

/// Puts each point into the bucket of its number.
pub fn in_buckets<P: SWCurveConfig>(
    points: &[Affine<P>],
    of: &[usize],
    buckets: usize,
) -> Buckets<P> {
    let mut counts = vec![0; buckets];
    of.iter().for_each(|&bucket| counts[bucket] += 1);
    let mut next: Vec<usize> = counts
        .iter()
        .scan(0, |sum, &count| Some(core::mem::replace(sum, *sum + count)))
        .collect();
    let mut sorted = vec![Affine::identity(); points.len()];
    for (point, &bucket) in points.iter().zip(of) {
        sorted[next[bucket]] = *point;
        next[bucket] += 1;
    }
    Buckets {
        points: sorted,
        counts,
    }
}

/// The sum of each bucket. In each round the points of a bucket are added in pairs, and `invert`
/// gets the denominators of all.
pub fn sums<P: SWCurveConfig>(
    mut buckets: Buckets<P>,
    invert: impl Fn(&mut [P::BaseField]),
) -> Vec<Affine<P>> {
    let mut inverses = Vec::with_capacity(buckets.points.len() / 2);
    while buckets.counts.iter().any(|&count| count > 1) {
        inverses.clear();
        let mut from = 0;
        for &count in &buckets.counts {
            let pairs = buckets.points[from..from + count].chunks_exact(2);
            inverses.extend(pairs.map(|pair| denominator(&pair[0], &pair[1])));
            from += count;
        }
        invert(&mut inverses);
        add_pairs(&mut buckets, &inverses);
    }
    let mut points = buckets.points.into_iter();
    let mut sum = |&count: &usize| match count {
        0 => Affine::identity(),
        _ => points.next().unwrap_or_else(Affine::identity),
    };
    buckets.counts.iter().map(&mut sum).collect()
}

fn add_pairs<P: SWCurveConfig>(buckets: &mut Buckets<P>, inverses: &[P::BaseField]) {
    let Buckets { points, counts } = buckets;
    let (mut from, mut to, mut inverses) = (0, 0, inverses.iter());
    for count in counts {
        let end = from + *count;
        while from + 1 < end {
            if let Some(inverse) = inverses.next() {
                points[to] = sum(&points[from], &points[from + 1], inverse);
            }
            (from, to) = (from + 2, to + 1);
        }
        if from < end {
            points[to] = points[from];
            (from, to) = (from + 1, to + 1);
        }
        *count = count.div_ceil(2);
    }
    points.truncate(to);
}

/// Of the slope of the line through both points; zero where there is no such line.
fn denominator<P: SWCurveConfig>(a: &Affine<P>, b: &Affine<P>) -> P::BaseField {
    match a.is_zero() || b.is_zero() {
        true => P::BaseField::ZERO,
        false if a.x != b.x => b.x - a.x,
        false if a.y == b.y => a.y.double(),
        false => P::BaseField::ZERO,
    }
}

fn sum<P: SWCurveConfig>(a: &Affine<P>, b: &Affine<P>, inverse: &P::BaseField) -> Affine<P> {
    if a.is_zero() {
        return *b;
    }
    if b.is_zero() {
        return *a;
    }
    // A point and its negative.
    if inverse.is_zero() {
        return Affine::identity();
    }
    let numerator = match a.x == b.x {
        true => {
            let square = a.x.square();
            square.double() + square + P::COEFF_A
        }
        false => b.y - a.y,
    };
    let slope = numerator * inverse;
    let x = slope.square() - a.x - b.x;
    Affine::new_unchecked(x, slope * (a.x - x) - a.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ark_bn254::{Fr, G1Affine, G1Projective};
    use ark_ec::CurveGroup;

    /// Buckets that are empty, of one point, of equal points, of a point and its negative, and of
    /// the identity.
    #[test]
    fn affine_additions_are_those_of_arkworks() {
        let multiple = |k: i64| -> G1Affine {
            let point = (G1Affine::generator() * Fr::from(k.unsigned_abs())).into_affine();
            if k < 0 { -point } else { point }
        };
        let buckets: [&[i64]; 10] = [
            &[],
            &[5],
            &[1, 2, 3],
            &[4, 4],
            &[3, -3],
            &[0, 7],
            &[7, 0],
            &[0, 0, 0],
            &[2, -2, 9, 9, 9, 9, -1],
            &[1, 1, 1, 1, 2, -6],
        ];
        let (mut points, mut of) = (Vec::new(), Vec::new());
        for round in 0..7 {
            for (bucket, multiples) in buckets.iter().enumerate() {
                if let Some(&k) = multiples.get(round) {
                    points.push(multiple(k));
                    of.push(bucket);
                }
            }
        }
        let expected = buckets.map(|multiples| multiple(multiples.iter().sum()));
        let found = sums(
            in_buckets(&points, &of, buckets.len()),
            ark_ff::batch_inversion,
        );
        assert_eq!(found, expected);
        let found = sums(
            in_buckets(&points, &of, buckets.len()),
            bezout::interop::ark::batch_inversion,
        );
        assert_eq!(found, expected);
        let mut mixed = [G1Projective::zero(); 10];
        points
            .iter()
            .zip(of)
            .for_each(|(point, bucket)| mixed[bucket] += point);
        assert_eq!(G1Projective::normalize_batch(&mixed), expected);
    }
}
