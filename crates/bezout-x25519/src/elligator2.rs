// SPDX-License-Identifier: MIT OR Apache-2.0
//! Elligator2 for Curve25519 \[BHKL13\]: from field elements to points and back.
//!
//! An element `r` gives a pair of candidates for `u`, `x = -A / (1 + 2 r^2)` and `-x - A`. Exactly
//! one candidate is the coordinate of a point of the curve, since their right sides have a ratio of
//! `2 r^2`, which is not a square (for `r = 0` the ratio is 0, and the result is (0, 0)). The
//! Legendre symbol tells which one. The sign of `v` records the choice: odd for the first
//! candidate, even for the second one (RFC 9380, section 6.7.1). So the map is one to one except
//! for the sign of `r`, and can be inverted. It reaches about half of all points: one pair `r`,
//! `-r` leads to such a point, and no `r` leads to any other.
//!
//! ```
//! use bezout::pseudo_mersenne::F25519;
//! use bezout_x25519::elligator2::{map_to_curve, representative};
//! let r = F25519::from_u64(5);
//! let point = map_to_curve(&r);
//! let back = representative(&point.u(), point.v().is_odd()).unwrap();
//! assert_eq!(back, r);
//! ```
//!
//! # Public keys that look random
//!
//! A public key is a coordinate of a point, and an observer can test that. [`to_uniform`] turns a
//! key into 32 bytes that pass for random ones, and [`from_uniform`] turns them back:
//!
//! 1. draw a secret, and a number below 8; [`public_key_with_torsion`] has the key for both;
//! 2. call [`to_uniform`] with three random bits; it gives none for half of the keys: then start
//!    again with a new secret;
//! 3. the other side calls [`from_uniform`], then [`shared_secret`](crate::shared_secret) as
//!    always.
//!
//! The usual public key will not do in step 1. It lies in the subgroup of prime order, and an
//! observer who maps the bytes to a point and multiplies that by the order would see it.

use crate::curve::{A, Point, coordinate, right_side};
use crate::ladder::{clamp, multiply};
use bezout::pseudo_mersenne::F25519;
use bezout::{Symbol, Uint};
use subtle::{Choice, ConditionallyNegatable, ConditionallySelectable, ConstantTimeEq, CtOption};
use zeroize::Zeroize;

/// The coordinate of the base point plus a point of order 8: its multiples are all points.
const GENERATOR_OF_ALL: F25519 = F25519::from_uint(&Uint::new([
    0x6f15_e870_2131_72bb,
    0x9bee_5bf8_1363_837a,
    0xa204_98ba_26e9_dc1f,
    0x3325_7fc6_7e13_8d9e,
]));

/// The order of the base point, `2^252 + 27742317777372353535851937790883648493`, a prime.
const ORDER: [u64; 4] = [
    0x5812_631a_5cf5_d3ed,
    0x14de_f9de_a2f7_9cd6,
    0,
    0x1000_0000_0000_0000,
];

/// The point of `r`: that of RFC 9380's `map_to_curve_elligator2_curve25519`.
///
/// Every `r` has one; `r` and `-r` have the same; that of 0 is (0, 0).
///
/// *Timing:* constant. *Cost:* an inversion, a Legendre symbol and a square root. *Source:* RFC
/// 9380, section 6.7.1 \[BHKL13\].
///
/// ```
/// use bezout::pseudo_mersenne::F25519;
/// use bezout_x25519::{Point, elligator2::map_to_curve};
/// let point = map_to_curve(&F25519::from_u64(3));
/// assert_eq!(Point::new(point.u(), point.v()).unwrap(), point);
/// assert_eq!(map_to_curve(&F25519::ZERO).u(), F25519::ZERO);
/// ```
pub fn map_to_curve(r: &F25519) -> Point {
    let (u, first) = map(r);
    // One of the two candidates has a square here: there is a root.
    let mut v = right_side(&u).sqrt().unwrap_or(F25519::ZERO);
    v.conditional_negate(first);
    Point { u, v }
}

/// The coordinate `u` of [`map_to_curve`], all that X25519 needs, without a square root.
///
/// *Timing:* constant. *Cost:* an inversion and a Legendre symbol \[Por20b\].
///
/// ```
/// use bezout::pseudo_mersenne::F25519;
/// use bezout_x25519::elligator2::{map_to_curve, map_to_u};
/// let r = F25519::from_u64(3);
/// assert_eq!(map_to_u(&r), map_to_curve(&r).u());
/// ```
pub fn map_to_u(r: &F25519) -> F25519 {
    map(r).0
}

/// The coordinate, and whether it is the first candidate.
///
/// With `d = 1 + 2 r^2` the first candidate is `-A / d`, and its right side is
/// `-A (A^2 (1 - d) + d^2) / d^3`. That has the symbol of `-A d (A^2 (1 - d) + d^2)`, which takes
/// no inverse. Neither factor is zero: `d` is not since -1/2 is no square, and the last one, the
/// norm `u^2 + A u + 1` of the candidate times `d^2`, is not since `A^2 - 4` is none.
#[inline(always)]
fn map(r: &F25519) -> (F25519, Choice) {
    let square = r.square();
    let minus = square + square; // d - 1
    let d = minus + F25519::ONE;
    let norm = d.square() - A.square() * minus;
    let first = (-A * d * norm).legendre().is_one();
    let x = -A * d.invert().unwrap_or(F25519::ZERO);
    (F25519::conditional_select(&(-x - A), &x, first), first)
}

/// The `r` at or below `(2^255 - 20) / 2` that [`map_to_curve`] takes to the point with coordinate
/// `u` and a `v` of the given parity; none if there is no such point, or no such `r`.
///
/// There is none if `u` is the coordinate of a point of the twist; if `-2 u (u + A)` is not a
/// square, as for half of the points; if `u = -A`. For `u = 0` the result is 0 if `v_is_odd` is no,
/// since `v` is 0 there. For all other `u` the parity does not decide whether there is one.
///
/// *Timing:* constant, also in whether there is one. *Cost:* a Legendre symbol and a square root.
/// *Source:* \[BHKL13, section 5\].
///
/// ```
/// use bezout::pseudo_mersenne::F25519;
/// use bezout_x25519::elligator2::{map_to_curve, representative};
/// assert_eq!(representative(&F25519::ZERO, 0.into()).unwrap(), F25519::ZERO);
/// assert!(bool::from(representative(&F25519::ZERO, 1.into()).is_none()));
/// // 2 is the coordinate of a point of the twist.
/// assert!(bool::from(representative(&F25519::from_u64(2), 0.into()).is_none()));
/// ```
pub fn representative(u: &F25519, v_is_odd: Choice) -> CtOption<F25519> {
    let on_curve = !right_side(u).legendre().ct_eq(&Symbol::MINUS_ONE);
    // The first candidate is u = -A / (1 + 2 r^2) iff r^2 = -(u + A) / 2 u; the second one is
    // u = A / (1 + 2 r^2) - A iff r^2 = -u / 2 (u + A).
    let mut numerator = -u;
    let mut denominator = u + A;
    let negated = -denominator;
    numerator.conditional_assign(&negated, v_is_odd);
    denominator.conditional_assign(u, v_is_odd);
    // None for a denominator of zero.
    let root = numerator.sqrt_ratio(&(denominator + denominator));
    let some = root.is_some();
    let mut r = root.unwrap_or(F25519::ZERO);
    // 2 r, less the modulus where it is not below it, is odd iff it was.
    r.conditional_negate((r + r).is_odd());
    CtOption::new(r, on_curve & some)
}

/// A public key as 32 bytes that pass for random ones; none if it has no [`representative`]. Half
/// of the keys have none.
///
/// `public_key` is read as X25519 reads it: the highest bit is ignored, the rest is reduced, and
/// [`from_uniform`] gives the reduced one back. `random` has three random bits, the lowest ones:
/// two become the highest bits of the result, which the representative leaves free, and the third
/// one is the parity of the `v` that X25519 does not know. They do not decide whether there is a
/// result, except for the key 0.
///
/// For the result to pass for random the key must be one of all points, as
/// [`public_key_with_torsion`] has them.
///
/// *Timing:* constant; a branch of the caller on the result shows it. *Cost:* that of
/// [`representative`].
/// *Source:* \[BHKL13, section 5\].
///
/// ```
/// use bezout_x25519::elligator2::{from_uniform, public_key_with_torsion, to_uniform};
/// let mut secret = [1; 32]; // random bytes
/// let bytes = loop {
///     let key = public_key_with_torsion(&secret, 3);
///     if let Some(bytes) = to_uniform(&key, 5).into_option() {
///         assert_eq!(from_uniform(&bytes), key);
///         break bytes;
///     }
///     secret[7] += 1; // others
/// };
/// assert_eq!(bytes[31] >> 6, 1);
/// ```
pub fn to_uniform(public_key: &[u8; 32], random: u8) -> CtOption<[u8; 32]> {
    let v_is_odd = Choice::from(random >> 2 & 1);
    let r = representative(&coordinate(public_key), v_is_odd);
    let some = r.is_some();
    // Below 2^254.
    let mut bytes = r.unwrap_or(F25519::ZERO).to_le_bytes();
    bytes[31] |= random << 6;
    CtOption::new(bytes, some)
}

/// The public key of 32 bytes. If [`to_uniform`] made the bytes, this is the key that it took. For
/// any other bytes it is the coordinate of some point.
///
/// The two highest bits are ignored.
///
/// *Timing:* constant. *Cost:* that of [`map_to_u`]. *Source:* \[BHKL13, section 5\].
///
/// ```
/// use bezout_x25519::elligator2::from_uniform;
/// assert_eq!(from_uniform(&[0; 32]), [0; 32]);
/// let mut bytes = [0x5a; 32];
/// let key = from_uniform(&bytes);
/// bytes[31] ^= 0xc0;
/// assert_eq!(from_uniform(&bytes), key);
/// ```
pub fn from_uniform(bytes: &[u8; 32]) -> [u8; 32] {
    let mut bytes = *bytes;
    bytes[31] &= 0x3f;
    map_to_u(&F25519::from_le_bytes(&bytes)).to_le_bytes()
}

/// A public key for `secret` that may be any point of the curve: the usual one plus a point whose
/// order divides 8, which the three lowest bits of `torsion` choose.
///
/// It is as good as the usual one: secrets encode multiples of 8, so that
/// [`shared_secret`](crate::shared_secret) of both are the same. Where `secret` and `torsion` are
/// random, so is the point, and not only in the subgroup of prime order.
///
/// *Timing:* constant. *Cost:* that of [`x25519`](crate::x25519) and one step.
///
/// ```
/// use bezout_x25519::{elligator2::public_key_with_torsion, public_key, shared_secret};
/// let (ours, theirs) = ([1; 32], [2; 32]);
/// let (key, usual) = (public_key_with_torsion(&ours, 3), public_key(&ours));
/// assert_ne!(key, usual);
/// assert_eq!(shared_secret(&theirs, &key).unwrap(), shared_secret(&theirs, &usual).unwrap());
/// assert_eq!(public_key_with_torsion(&ours, 0), usual);
/// ```
pub fn public_key_with_torsion(secret: &[u8; 32], torsion: u8) -> [u8; 32] {
    // secret + k ORDER times (B + T) is secret B + k ORDER T, and ORDER is odd: all multiples of T.
    let mut scalar = add_orders(&clamp(secret), torsion & 7);
    let u = multiply::<256>(&scalar, &GENERATOR_OF_ALL);
    scalar.zeroize();
    u.to_le_bytes()
}

/// `scalar + k ORDER`, below `2^256` for a clamped scalar and `k < 8`.
fn add_orders(scalar: &[u8; 32], k: u8) -> [u8; 32] {
    let mut out = [0; 32];
    let mut carry = 0u128;
    for (i, order) in ORDER.iter().enumerate() {
        let limb = u64::from_le_bytes(core::array::from_fn(|j| scalar[8 * i + j]));
        carry += u128::from(limb) + u128::from(*order) * u128::from(k);
        out[8 * i..8 * i + 8].copy_from_slice(&(carry as u64).to_le_bytes());
        carry >>= 64;
    }
    debug_assert!(carry == 0);
    out
}
