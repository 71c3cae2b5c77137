// SPDX-License-Identifier: MIT OR Apache-2.0
//! Signatures of DSTU 4145: the private key and e are secret, and what is signed is not. That there
//! is a signature is public.

use crate::case::{Case, Function};
use crate::inputs::Inputs;
use crate::numbers::{Class, Numbers};
use crate::results::Results;
use bezout::{Modulus, Odd, Uint};
use bezout_dstu4145::affine::multiply_projective;
use bezout_dstu4145::named;
use bezout_dstu4145::{Curve, NormalBasis, PrivateKey, SigningKey};
use sha2::Sha256;
use std::sync::OnceLock;

const LIMBS: usize = 3;
/// The words of the field of 257 bits, and of 431.
const MORE: usize = 5;
const MOST: usize = 7;

/// How many bits a key makes public: whether it is in range.
const KEY: usize = 1;
/// A multiple of the base point: whether it is infinity.
const MULTIPLE: usize = 1;
/// A signature: whether e is in range, the multiple is a point, and r and s are not 0.
const SIGNATURE: usize = 2 + MULTIPLE;

/// What is public.
struct Public {
    polynomial_163: &'static Curve<LIMBS>,
    normal_173: &'static Curve<LIMBS>,
    polynomial_257: &'static Curve<MORE>,
    polynomial_431: &'static Curve<MOST>,
    basis: NormalBasis<LIMBS>,
}

static PUBLIC: OnceLock<Public> = OnceLock::new();

fn public() -> &'static Public {
    PUBLIC.get().expect("it was prepared")
}

pub fn prepare(_limbs: usize) {
    PUBLIC.get_or_init(|| Public {
        polynomial_163: named::polynomial_163(),
        normal_173: named::normal_173(),
        polynomial_257: named::polynomial_257(),
        polynomial_431: named::polynomial_431(),
        basis: NormalBasis::new(named::normal_173().field()).expect("a basis"),
    });
}

pub fn cases() -> Vec<Case> {
    let case = |name, limbs, times, f: Function| {
        let case = Case::function(name, limbs, f).only().prepared(prepare);
        case.with_numbers(scalars).declassifies(times)
    };
    vec![
        case(
            "dstu4145::SigningKey::public_point",
            LIMBS,
            KEY + MULTIPLE,
            |i, r| public_point(public().polynomial_163, i, r),
        ),
        case(
            "dstu4145::SigningKey::new, sign_with_nonce",
            LIMBS,
            KEY + SIGNATURE,
            |i, r| sign(public().polynomial_163, i, r),
        ),
        case(
            "dstu4145::SigningKey::sign_with_nonce (normal basis)",
            LIMBS,
            KEY + SIGNATURE,
            |i, r| sign(public().normal_173, i, r),
        ),
        case(
            "dstu4145::SigningKey::sign_with_nonce (257)",
            MORE,
            KEY + SIGNATURE,
            |i, r| sign(public().polynomial_257, i, r),
        ),
        case(
            "dstu4145::SigningKey::sign_with_nonce (431)",
            MOST,
            KEY + SIGNATURE,
            |i, r| sign(public().polynomial_431, i, r),
        ),
        case(
            "dstu4145::SigningKey::sign",
            LIMBS,
            KEY + SIGNATURE,
            sign_at_random,
        ),
        case(
            "dstu4145::SigningKey::sign_deterministic",
            MOST,
            KEY + SIGNATURE,
            |i, r| sign_deterministic(&i.a, r),
        )
        .makes(nonce),
        case(
            "dstu4145::SigningKey::from_le_octets, random",
            LIMBS,
            2 * KEY,
            octets_and_random,
        ),
        case(
            "dstu4145::PrivateKey::from_le_octets, random, sign",
            LIMBS,
            2 * KEY + SIGNATURE,
            any_curve,
        ),
        case(
            "dstu4145::NormalBasis::to_polynomial, from_polynomial",
            LIMBS,
            0,
            bases,
        ),
    ]
}

/// Double-and-add, which no key may meet: the planted leak.
#[inline(never)]
pub fn double_and_add(i: &Inputs, r: &mut Results) {
    let curve = public().polynomial_163;
    let k = array::<LIMBS>(&i.a[..LIMBS]);
    let zero = curve.field().zero();
    let invert = |x: &_| curve.field().invert(x).unwrap_or(zero);
    if let Some(p) = multiply_projective(curve, &k, &curve.base_point(), invert) {
        r.limbs(&p.x);
    }
}

/// Where they are: a copy would be one more on the stack.
fn words<const N: usize>(x: &[u64]) -> &[u64; N] {
    x.first_chunk().expect("N words")
}

fn array<const N: usize>(x: &[u64]) -> [u64; N] {
    core::array::from_fn(|i| x[i])
}

#[inline(always)]
fn public_point<const N: usize>(curve: &Curve<N>, i: &Inputs, r: &mut Results) {
    let key = SigningKey::new(curve, words(&i.a)).expect("in range");
    let point = key.public_point().expect("a point");
    r.limbs(&point.x);
    r.limbs(&point.y);
}

#[inline(always)]
fn sign<const N: usize>(curve: &Curve<N>, i: &Inputs, r: &mut Results) {
    let key = SigningKey::new(curve, words(&i.a)).expect("in range");
    let h = curve.hash_element(&[7; 32]);
    let signature = key.sign_with_nonce(&h, words(&i.b)).expect("a signature");
    r.limbs(&signature.r);
    r.limbs(&signature.s);
}

/// A generator whose output is secret.
struct Secret<'a>(&'a [u64]);

impl rand_core::TryRng for Secret<'_> {
    type Error = core::convert::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(self.0[0] as u32)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(self.0[0])
    }
    fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Self::Error> {
        for (i, byte) in out.iter_mut().enumerate() {
            *byte = (self.0[i / 8] >> (8 * (i % 8))) as u8;
        }
        Ok(())
    }
}

impl rand_core::TryCryptoRng for Secret<'_> {}

fn sign_at_random(i: &Inputs, r: &mut Results) {
    let curve = public().polynomial_163;
    let key = SigningKey::new(curve, words(&i.a)).expect("in range");
    let signature = key.sign(&[7; 32], &mut Secret(&i.b)).expect("a signature");
    r.limbs(&signature.r);
    r.limbs(&signature.s);
}

/// SHA-256 gives less than e has bits.
fn sign_deterministic(d: &[u64], r: &mut Results) {
    let key = SigningKey::new(public().polynomial_431, words(d)).expect("in range");
    let signature = key.sign_deterministic::<Sha256>(&[7; 32]);
    let signature = signature.expect("a signature");
    r.limbs(&signature.r);
    r.limbs(&signature.s);
}

/// The e of that signature: `s - d r mod n`.
fn nonce(i: &Numbers) -> Vec<u64> {
    let mut signature = Results::new(MOST);
    sign_deterministic(&i.a, &mut signature);
    let [r, s] = [0, MOST].map(|at| Uint::new(array::<MOST>(&signature.words()[at..])));
    let n = Odd::new(Uint::new(*public().polynomial_431.order())).expect("odd");
    let n = Modulus::new(n);
    let e = n.sub(&s, &n.mul(&Uint::new(array(&i.a)), &r));
    e.limbs().to_vec()
}

/// Little-endian octets of a number, as many as the order has, where they are.
fn octets(x: &[u64]) -> &[u8] {
    assert!(x.len() == LIMBS);
    // SAFETY: three words have 24 bytes, and any bytes are octets; the targets are little-endian.
    unsafe { core::slice::from_raw_parts(x.as_ptr().cast(), 21) }
}

fn octets_and_random(i: &Inputs, r: &mut Results) {
    let curve = public().polynomial_163;
    for key in [
        SigningKey::from_le_octets(curve, octets(&i.a)),
        SigningKey::random(curve, &mut Secret(&i.b)),
    ] {
        let octets = key.expect("in range").to_le_octets();
        r.bytes(&octets);
    }
}

fn any_curve(i: &Inputs, r: &mut Results) {
    let named = named::Named::Polynomial163;
    let key = PrivateKey::from_le_octets(named, octets(&i.a)).expect("in range");
    let signature = key.sign(&[7; 32], &mut Secret(&i.b)).expect("a signature");
    r.bytes(&signature);
    let key = PrivateKey::random(named, &mut Secret(&i.b)).expect("in range");
    r.bytes(&key.to_le_octets());
}

fn bases(i: &Inputs, r: &mut Results) {
    let basis = &public().basis;
    r.limbs(&basis.to_polynomial(&array(&i.a)));
    r.limbs(&basis.from_polynomial(&array(&i.b)));
}

/// Numbers of the class, but for their highest bits: not 0, and below the orders of all curves of
/// `limbs` words.
fn scalars(limbs: usize, class: Class) -> Numbers {
    let mut i = Numbers::new(limbs, class);
    for x in [&mut i.a, &mut i.b] {
        x[limbs - 1] &= if limbs == MORE { 0 } else { (1 << 33) - 1 };
        if limbs == MORE {
            x[limbs - 2] &= u64::MAX >> 2;
        }
        x[0] |= 1;
    }
    i
}
