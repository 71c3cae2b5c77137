// SPDX-License-Identifier: MIT OR Apache-2.0
//! ECDSA over P-256, verified with half of the doublings.
//!
//! A signature (r, s) of a hash z is right if the point `R = u G + v Q`, for `u = z / s` and `v = r
//! / s`, has an x that is r modulo n. Let `v = h / t` with both numbers half as long as n, by
//! `Modulus::split_vartime`. Then `t u G + h Q = t R`: the multiple of G is taken from a table, and
//! the scalars of Q and R are half as long.
//!
//! R is not in the signature. Its x is r, or r + n where that is below p, and its y has two signs.
//! All of these are tried, at most four points, so that the answer is always that of the usual
//! equation, whose point is one of them. A signature that brings the parity of y with it, as those
//! for the recovery of keys do, takes one trial if it is right; without it a trial more is taken
//! half of the time.

use crate::row::{Answer, Row, Timing};
use ::p256::ecdsa::signature::hazmat::PrehashVerifier;
use ::p256::ecdsa::{Signature, VerifyingKey};
use ::p256::elliptic_curve::ff::Field;
use ::p256::elliptic_curve::group::Group;
use ::p256::elliptic_curve::ops::{
    Invert, LinearCombination, MulByGeneratorVartime, MulVartime, Reduce,
};
use ::p256::elliptic_curve::point::{AffineCoordinates, DecompressPoint};
use ::p256::elliptic_curve::subtle::Choice;
use ::p256::{AffinePoint, FieldBytes, ProjectivePoint, Scalar};
use bezout::Uint;
use bezout::interop::ff::BezoutField;
use bezout::presets::{P256_N, P256_P};
use num_bigint::BigUint;

/// A signature of a hash, with the key that verifies it.
#[derive(Clone, Copy)]
struct Signed {
    public: ProjectivePoint,
    z: Scalar,
    r: Scalar,
    s: Scalar,
    /// Whether y of the signer's point is odd: which trial comes first.
    odd: bool,
}

fn uint(x: &Scalar) -> Uint<4> {
    Uint::from_be_slice(&x.to_bytes()).expect("32 bytes")
}

fn bytes(x: &Uint<4>) -> FieldBytes {
    let mut bytes = FieldBytes::default();
    x.to_be_slice(&mut bytes).expect("32 bytes");
    bytes
}

fn scalar(x: &Uint<4>) -> Scalar {
    Scalar::reduce(&bytes(x))
}

/// The numbers below p that are r modulo n.
fn candidates(r: &Scalar) -> impl Iterator<Item = Uint<4>> {
    let (r, n) = (uint(r), P256_N.modulus().get());
    let above = (r < P256_P.neg(n)).then(|| P256_P.add(&r, n));
    core::iter::once(r).chain(above)
}

/// Whether the signature is right.
fn is_valid(signed: &Signed) -> bool {
    let Some(inverse) = signed.s.bezout_invert_vartime() else {
        return false;
    };
    if bool::from(signed.r.is_zero()) {
        return false;
    }
    let halves = P256_N.split_vartime(&uint(&(signed.r * inverse)));
    let (h, t) = (scalar(&halves.r), scalar(&halves.t.magnitude));
    // |t| u G + |h| (±Q) - |t| R: the sign of t is that of Q.
    let fixed = ProjectivePoint::mul_by_generator_vartime(&(t * signed.z * inverse));
    let public = match bool::from(halves.t.negative) {
        true => -signed.public,
        false => signed.public,
    };
    let is_sum = |point: ProjectivePoint| {
        let rest = ProjectivePoint::lincomb_vartime(&[(public, h), (-point, t)]);
        bool::from((fixed + rest).is_identity())
    };
    candidates(&signed.r).any(|x| {
        let point = AffinePoint::decompress(&bytes(&x), Choice::from(u8::from(signed.odd)));
        let point = Option::<AffinePoint>::from(point).map(ProjectivePoint::from);
        point.is_some_and(|point| is_sum(point) || is_sum(-point))
    })
}

/// The usual equation, with the crate's table for the multiple of the generator, which its own
/// function does not take here.
fn is_valid_with_a_table(signed: &Signed) -> bool {
    let inverse = Option::<Scalar>::from(Invert::invert_vartime(&signed.s));
    inverse.is_some_and(|inverse| {
        let fixed = ProjectivePoint::mul_by_generator_vartime(&(signed.z * inverse));
        let point = fixed + signed.public.mul_vartime(&(signed.r * inverse));
        bool::from(!point.is_identity()) && x_of(&point) == signed.r
    })
}

/// The x coordinate of a point as a scalar.
fn x_of(point: &ProjectivePoint) -> Scalar {
    Scalar::reduce(&point.to_affine().x())
}

/// What a key signs with this nonce.
fn sign(d: &Scalar, z: &Scalar, k: &Scalar) -> Signed {
    let point = ProjectivePoint::mul_by_generator(k);
    let r = x_of(&point);
    let inverse = k.bezout_invert().expect("a nonce is not 0");
    Signed {
        public: ProjectivePoint::mul_by_generator(d),
        z: *z,
        r,
        s: inverse * (*z + r * d),
        odd: point.to_affine().y_is_odd().into(),
    }
}

/// The same for the crate's own function.
struct OfCrate {
    key: VerifyingKey,
    hash: FieldBytes,
    signature: Signature,
}

/// None if a number is 0, which the crate refuses before it verifies.
fn of_crate(signed: &Signed) -> Option<OfCrate> {
    let signature = Signature::from_scalars(signed.r.to_bytes(), signed.s.to_bytes());
    Some(OfCrate {
        key: VerifyingKey::from_affine(signed.public.to_affine()).ok()?,
        hash: signed.z.to_bytes(),
        signature: signature.ok()?,
    })
}

impl OfCrate {
    fn is_valid(&self) -> bool {
        self.key.verify_prehash(&self.hash, &self.signature).is_ok()
    }
}

fn row<I: 'static>(name: &str, convert: fn(&Signed) -> I, is_valid: fn(&I) -> bool) -> Row {
    Row::new(
        name,
        Timing::Variable,
        move |operands| {
            let (d, z) = (Scalar::from(0x1234_5678u64), Scalar::from(77u64));
            let signed = |k: &BigUint| convert(&sign(&d, &z, &super::curves::p256::convert(k)));
            (false, operands.map(signed))
        },
        move |valid, item| {
            *valid = is_valid(item);
            u64::from(*valid)
        },
        |valid| Answer::Right(*valid),
    )
}

/// Verifications of right signatures that bring the parity of y with them.
pub fn rows() -> Vec<Row> {
    const CRATE: &str = concat!("p256/", env!("VERSION_P256"));
    vec![
        row(
            &format!("{CRATE}/verify_prehash"),
            |signed| of_crate(signed).expect("no number is 0"),
            OfCrate::is_valid,
        ),
        row(
            &format!("{CRATE}/mul_by_generator_vartime"),
            |signed| *signed,
            is_valid_with_a_table,
        ),
        row("bezout/Modulus::split_vartime", |signed| *signed, is_valid),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout_exercise::random::Random;

    fn random(numbers: &mut Random) -> Scalar {
        scalar(&Uint::new([(); 4].map(|()| numbers.word())))
    }

    /// By the crate's function, by both of ours, and with the other parity first.
    fn check(signed: &Signed) -> bool {
        let expected = of_crate(signed).is_some_and(|signed| signed.is_valid());
        assert_eq!(is_valid_with_a_table(signed), expected);
        for odd in [false, true] {
            assert_eq!(is_valid(&Signed { odd, ..*signed }), expected);
        }
        expected
    }

    /// All ways to change one number of a signature, or the key.
    fn spoil(signed: &Signed) -> Vec<Signed> {
        let changes: [fn(&mut Signed); 8] = [
            |x| x.r += Scalar::ONE,
            |x| x.r = -x.r,
            |x| x.s += Scalar::ONE,
            |x| x.z += Scalar::ONE,
            |x| x.public += ProjectivePoint::GENERATOR,
            |x| x.public = -x.public,
            |x| x.r = Scalar::ZERO,
            |x| x.s = Scalar::ZERO,
        ];
        let spoilt = changes.map(|change| {
            let mut copy = *signed;
            change(&mut copy);
            copy
        });
        spoilt.to_vec()
    }

    #[test]
    fn signatures_are_judged_as_by_the_crate() {
        let mut numbers = Random(1);
        let mut odd = [0; 2];
        for _ in 0..12 {
            let [d, z, k] = [(); 3].map(|()| random(&mut numbers));
            let signed = sign(&d, &z, &k);
            assert!(check(&signed));
            odd[usize::from(signed.odd)] += 1;
            // The other s, which has the other R, is right too.
            assert!(check(&Signed {
                s: -signed.s,
                ..signed
            }));
            assert!(!spoil(&signed).iter().any(check));
        }
        assert!(odd.iter().all(|&count| count > 0));
        let [d, k] = [2u64, 3].map(Scalar::from);
        assert!(check(&sign(&d, &Scalar::ZERO, &k)));
        assert!(check(&sign(&d, &Scalar::ZERO, &Scalar::ONE)));
    }

    /// x of R between n and p, which nobody finds by signing: the key is made for the point, as
    /// `Q = (s R - z G) / r`.
    #[test]
    fn points_above_the_order_are_found() {
        let mut found = 0;
        for i in 1..40u64 {
            let r = Scalar::from(i);
            let x = P256_P.add(&Uint::from_u64(i), P256_N.modulus().get());
            assert!(x > *P256_N.modulus().get());
            let point = AffinePoint::decompress(&bytes(&x), Choice::from(1));
            let Some(point) = Option::<AffinePoint>::from(point).map(ProjectivePoint::from) else {
                continue;
            };
            let [z, s] = [5u64, 6].map(Scalar::from);
            let inverse = r.bezout_invert().expect("r is not 0");
            let public = (point * s - ProjectivePoint::GENERATOR * z) * inverse;
            let signed = Signed {
                public,
                z,
                r,
                s,
                odd: true,
            };
            assert!(check(&signed));
            assert!(!spoil(&signed).iter().any(check));
            found += 1;
        }
        assert!(found > 5);
    }

    /// The last r with a second candidate, and the first one without.
    #[test]
    fn candidates_are_below_the_prime() {
        let n = P256_N.modulus().get();
        let last = scalar(&P256_P.neg(&P256_P.add(n, &Uint::ONE)));
        let all: Vec<_> = candidates(&last).collect();
        assert_eq!(all, [uint(&last), P256_P.neg(&Uint::ONE)]);
        assert_eq!(candidates(&(last + Scalar::ONE)).count(), 1);
        assert_eq!(candidates(&-Scalar::ONE).count(), 1);
    }
}
