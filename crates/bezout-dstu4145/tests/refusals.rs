// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is refused, each for its own reason and no other: curves, numbers e, encodings of keys,
//! octets of signatures.

use bezout::binary_field::{Gf2m, presets::DSTU_163};
use bezout_dstu4145::named::{self, Named};
use bezout_dstu4145::{
    Curve, Error, OctetOrder, Point, PrivateKey, PublicKey, Signature, SigningKey,
};
use digest::block_api::BlockSizeUser;
use digest::{FixedOutput, HashMarker, Output, OutputSizeUser, Update};
use rand_core::{TryCryptoRng, TryRng};
use sha2::Sha256;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

/// The curve of 163 bits with one thing changed has to be refused for this reason.
#[track_caller]
fn refused(field: &Gf2m<3>, b: &[u64; 3], n: &[u64; 3], base: &Point<3>, reason: Error) {
    let found = Curve::new(field, true, b, n, base).unwrap_err();
    assert_eq!(found, reason, "{b:x?} {n:x?} {base:x?}");
}

fn length(argument: &'static str, octets: usize, accepted: usize) -> Error {
    Error::Length {
        argument,
        octets,
        accepted,
    }
}

#[test]
fn curves_are_refused_for_one_reason_each() {
    let curve = named::polynomial_163();
    let (b, n, base) = (curve.b(), curve.order(), &curve.base_point());
    let field = &DSTU_163;
    assert!(Curve::new(field, true, b, n, base).is_ok());

    let because = |reason| Error::Curve { reason };
    // x^162 + x^27 + 1 is irreducible, and no element is too long for it.
    let even = &Gf2m::<3>::new(162, &[27]).unwrap();
    let (x, y) = ([2, 0, 0], [3, 0, 0]);
    let reason = because("the degree of the field is even, accepted are odd ones");
    refused(even, &[5, 0, 0], n, &Point { x, y }, reason);
    let reason = because("b is 0, accepted are other elements");
    refused(field, &[0; 3], n, base, reason);
    let reason = because("n is even, accepted are odd primes");
    refused(field, b, &[n[0] ^ 1, n[1], n[2]], base, reason);
    for n in [[!0 >> 1, 0, 0], [1, 0, 1 << 36], [!0; 3]] {
        let reason = because("n has less than 64 bits or more than m + 1");
        refused(field, b, &n, base, reason);
    }
    // The least and the greatest length are accepted: what is wrong then is the order.
    let argument = "base point";
    let other = [n[0] + 2, n[1], n[2]];
    for n in [[1 | 1 << 63, 0, 0], [1, 0, 1 << 35], other] {
        refused(field, b, &n, base, Error::SmallOrder { argument });
    }
    let mut off = *base;
    off.y[0] ^= 1;
    refused(field, b, n, &off, Error::NotOnCurve { argument });
    for (x, y) in [(1 << 35, 0), (0, 1 << 35)] {
        let mut long = *base;
        (long.x[2], long.y[2]) = (long.x[2] | x, long.y[2] | y);
        let degree = 163;
        refused(field, b, n, &long, Error::NotReduced { argument, degree });
    }
    let short = Gf2m::<2>::new(127, &[63]).unwrap();
    let (x, y) = ([0; 2], [1, 0]);
    let found = Curve::new(&short, true, &[1, 0], &[3, 1], &Point { x, y });
    let reason = because("the field has less than 129 or more than 448 bits");
    assert_eq!(found.unwrap_err(), reason);
}

/// Octets of a list, the same for each call; at its end the generator fails.
struct Drawn(Vec<u8>);

impl TryRng for Drawn {
    type Error = core::fmt::Error;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Err(core::fmt::Error)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Err(core::fmt::Error)
    }
    fn try_fill_bytes(&mut self, octets: &mut [u8]) -> Result<(), Self::Error> {
        octets.fill(self.0.pop().ok_or(core::fmt::Error)?);
        Ok(())
    }
}

impl TryCryptoRng for Drawn {}

#[test]
fn a_generator_that_gives_no_number_in_range_is_an_error() {
    let curve = named::polynomial_163();
    // Long before it has no more.
    for octet in [0, 0xff] {
        let mut rng = Drawn(vec![octet; 1000]);
        assert_eq!(
            SigningKey::random(curve, &mut rng).err(),
            Some(Error::Random)
        );
        assert!(rng.0.len() > 500, "{octet}: it is asked again and again");
    }
    let key = SigningKey::new(curve, &[5, 6, 7]).unwrap();
    let mut rng = Drawn(vec![0; 1000]);
    assert_eq!(key.sign(b"digest", &mut rng).err(), Some(Error::Random));
    assert!(rng.0.len() > 500, "it is asked again and again");
}

#[test]
fn random_numbers_have_all_bits_of_their_range_and_are_drawn_again_beyond_it() {
    let curve = named::polynomial_163();
    // 163 ones are not below n, and bits beyond them do not count.
    let key = SigningKey::random(curve, &mut Drawn(vec![0xab, 0xff])).unwrap();
    let mut drawn = [0xab; 21];
    drawn[20] &= 7;
    assert_eq!(key.to_le_octets()[..], drawn);
    let (failed, digest) = (Some(Error::Random), [1; 32]);
    let drawn = SigningKey::random(curve, &mut Drawn(vec![0xff]));
    assert_eq!(drawn.err(), failed);
    assert_eq!(key.sign(&digest, &mut Drawn(vec![0])).err(), failed);
    // One bit less than n has: 162 ones are an e, and 0 is none.
    let ones = [!0, !0, (1 << 34) - 1];
    let signature = key.sign_with_nonce(&curve.hash_element(&digest), &ones);
    for first in [vec![0, 0xff], vec![0xff]] {
        let drawn = key.sign(&digest, &mut Drawn(first.into_iter().rev().collect()));
        assert_eq!(drawn, signature);
    }
    // The octets of a number may be as many as its words have.
    assert!(SigningKey::from_le_octets(curve, &[&[9][..], &[0; 23]].concat()).is_ok());
    let found = SigningKey::from_le_octets(curve, &[9; 25]).err();
    assert_eq!(found, Some(length("private key", 25, 21)));
}

#[test]
fn an_e_out_of_range_and_an_r_of_zero_give_no_signature() {
    let curve = named::polynomial_163();
    let (field, n) = (curve.field(), *curve.order());
    let key = SigningKey::new(curve, &[5, 6, 7]).unwrap();
    let h = curve.hash_element(b"digest");
    for e in [[0; 3], n, [n[0] + 2, n[1], n[2]], [!0; 3]] {
        let range = Error::Range { argument: "e" };
        assert_eq!(key.sign_with_nonce(&h, &e).unwrap_err(), range, "{e:x?}");
    }
    let largest = [n[0] - 1, n[1], n[2]];
    assert!(key.sign_with_nonce(&h, &largest).is_ok());

    // r is the lowest bits of h x: for an x that is known, the h for which they are zero.
    let e = [3, 1, 4];
    let x = SigningKey::new(curve, &e)
        .unwrap()
        .public_point()
        .unwrap()
        .x;
    let length = curve.length();
    let mut product = [0; 3];
    product[length / 64] = 1 << (length % 64);
    let product = field.element(&product).unwrap();
    let h = field.divide(&product, &field.element(&x).unwrap()).unwrap();
    let words = field.words(&h);
    let digest: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let h = curve.hash_element(&digest);
    let refused = key.sign_with_nonce(&h, &e).unwrap_err();
    assert_eq!(refused, Error::AnotherNonce);
    assert!(key.sign_with_nonce(&h, &[4, 1, 4]).is_ok());
}

/// SHA-256, but for its tenth call, which gives zeros.
#[derive(Clone, Default)]
struct TenthIsZero(Sha256);

impl HashMarker for TenthIsZero {}

impl OutputSizeUser for TenthIsZero {
    type OutputSize = <Sha256 as OutputSizeUser>::OutputSize;
}

impl BlockSizeUser for TenthIsZero {
    type BlockSize = <Sha256 as BlockSizeUser>::BlockSize;
}

impl Update for TenthIsZero {
    fn update(&mut self, data: &[u8]) {
        Update::update(&mut self.0, data);
    }
}

impl FixedOutput for TenthIsZero {
    fn finalize_into(self, out: &mut Output<Self>) {
        static CALLS: AtomicUsize = AtomicUsize::new(0);
        self.0.finalize_into(out);
        if CALLS.fetch_add(1, Relaxed) == 9 {
            out.fill(0);
        }
    }
}

/// The tenth hash is the end of the fifth HMAC, which is the first e.
#[test]
fn an_e_of_zero_is_made_again_from_the_key() {
    let key = SigningKey::new(named::polynomial_163(), &[5, 6, 7]).unwrap();
    let again = key.sign_deterministic::<TenthIsZero>(b"x").unwrap();
    let public = key.verifying_key().unwrap();
    public.verify(b"x", &again).unwrap();
    assert_ne!(again, key.sign_deterministic::<Sha256>(b"x").unwrap());
}

#[test]
fn octets_of_signatures_and_points_are_read_strictly() {
    let curve = named::polynomial_163();
    for octets in [0, 1, 41, 43, 2 * 160 + 1, 2 * 160 + 2] {
        let found = Signature::from_octets(curve, &vec![1; octets], OctetOrder::Little);
        assert_eq!(found.unwrap_err(), length("signature", octets, 42));
    }
    // A number may have zeros beyond its words, and nothing else; the highest octet is the last of
    // a half.
    let mut wide = vec![0; 60];
    (wide[0], wide[30]) = (1, 2);
    let read = Signature::from_octets(curve, &wide, OctetOrder::Little).unwrap();
    assert_eq!((read.r, read.s), ([1, 0, 0], [2, 0, 0]));
    for (place, argument) in [(24, "r"), (29, "r"), (54, "s"), (59, "s")] {
        let mut high = wide.clone();
        high[place] = 1;
        let found = Signature::from_octets(curve, &high, OctetOrder::Little);
        assert_eq!(found.unwrap_err(), Error::Range { argument }, "{place}");
        high.reverse();
        let found = Signature::from_octets(curve, &high, OctetOrder::Big);
        assert_eq!(found.unwrap_err(), Error::Range { argument }, "{place}");
    }
    let point = curve.compress(&curve.base_point());
    for wrong in [&point[..20], &[&point[..], &[0]].concat()] {
        let found = curve.decompress(wrong).unwrap_err();
        assert_eq!(found, length("point", wrong.len(), 21));
    }
}

/// The octets of an object of ASN.1 of less than 64 KiB.
fn tagged(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = content.len() as u8;
    match content.len() {
        0..128 => [&[tag, length], content].concat(),
        128..256 => [&[tag, 0x81, length], content].concat(),
        n => [&[tag, 0x82, (n >> 8) as u8, n as u8], content].concat(),
    }
}

const SEQUENCE: u8 = 0x30;
/// The identifiers of the algorithm: polynomial basis, and normal; of each, the lowest octet first,
/// and the highest.
const POLYNOMIAL: [&[u8]; 2] = [
    &[0x2a, 0x86, 0x24, 2, 1, 1, 1, 1, 3, 1, 1],
    &[0x2a, 0x86, 0x24, 2, 1, 1, 1, 1, 3, 1, 1, 1, 1],
];
const NORMAL: [&[u8]; 2] = [
    &[0x2a, 0x86, 0x24, 2, 1, 1, 1, 1, 3, 1, 2],
    &[0x2a, 0x86, 0x24, 2, 1, 1, 1, 1, 3, 1, 2, 1, 1],
];
/// The curve of 257 bits by its name.
const CURVE: &[u8] = &[6, 13, 0x2a, 0x86, 0x24, 2, 1, 1, 1, 1, 3, 1, 1, 2, 6];
/// The blocks that are the default, two S-boxes an octet.
const DKE: [u8; 64] = [
    0xa9, 0xd6, 0xeb, 0x45, 0xf1, 0x3c, 0x70, 0x82, 0x80, 0xc4, 0x96, 0x7b, 0x23, 0x1f, 0x5e, 0xad,
    0xf6, 0x58, 0xeb, 0xa4, 0xc0, 0x37, 0x29, 0x1d, 0x38, 0xd9, 0x6b, 0xf0, 0x25, 0xca, 0x4e, 0x17,
    0xf8, 0xe9, 0x72, 0x0d, 0xc6, 0x15, 0xb4, 0x3a, 0x28, 0x97, 0x5f, 0x0b, 0xc1, 0xde, 0xa3, 0x64,
    0x38, 0xb5, 0x64, 0xea, 0x2c, 0x17, 0x9f, 0xd0, 0x12, 0x3e, 0x6d, 0xb8, 0xfa, 0xc5, 0x79, 0x04,
];

fn algorithm(identifier: &[u8], parameters: &[u8]) -> Vec<u8> {
    tagged(SEQUENCE, &[&tagged(6, identifier), parameters].concat())
}

fn spki(algorithm: &[u8], key: &[u8]) -> Result<PublicKey, Error> {
    PublicKey::from_spki_der(&tagged(SEQUENCE, &[algorithm, key].concat()))
}

fn pkcs8(algorithm: &[u8], content: &[u8]) -> Result<PrivateKey, Error> {
    let parts = [&[2, 1, 0], algorithm, &tagged(4, content)].concat();
    PrivateKey::from_pkcs8_der(&tagged(SEQUENCE, &parts))
}

#[test]
fn parameters_of_a_key_are_read_strictly() {
    let key = PrivateKey::from_le_octets(Named::Polynomial257, &[7; 32]).unwrap();
    let public = key.public_key().unwrap();
    let point = tagged(4, &public.to_compressed());
    let key_of = |point: &[u8]| tagged(3, &[&[0], point].concat());
    let bits = &key_of(&point)[..];
    let with = |identifier: &[u8], parts: &[&[u8]]| {
        algorithm(identifier, &tagged(SEQUENCE, &parts.concat()))
    };
    let dke = tagged(4, &DKE);
    for good in [&[CURVE][..], &[CURVE, &dke]] {
        let read = spki(&with(POLYNOMIAL[0], good), bits).unwrap();
        assert_eq!(read.to_compressed(), public.to_compressed());
    }
    // A basis against the algorithm's.
    for identifier in NORMAL {
        let found = spki(&with(identifier, &[CURVE]), bits).unwrap_err();
        assert_eq!(found, Error::OtherCurve);
    }
    // Other substitution blocks, blocks of another length, and what follows them.
    let mut other = DKE;
    other[63] ^= 1;
    for blocks in [&other[..], &DKE[..63], &[]] {
        let found = spki(&with(POLYNOMIAL[0], &[CURVE, &tagged(4, blocks)]), bits);
        let text = found.unwrap_err().to_string();
        assert!(text.contains("substitution blocks"), "{text}");
    }
    let encoding = |found: Result<PublicKey, Error>| {
        let found = found.unwrap_err();
        assert!(matches!(found, Error::Encoding { .. }), "{found}");
    };
    encoding(spki(&with(POLYNOMIAL[0], &[CURVE, &dke, &[5, 0]]), bits));
    encoding(spki(&with(POLYNOMIAL[0], &[CURVE, &[5, 0]]), bits));
    // Octets after the point, and after the key.
    let good = with(POLYNOMIAL[0], &[CURVE]);
    encoding(spki(&good, &key_of(&[&point[..], &[0]].concat())));
    encoding(spki(&good, &[bits, &[5, 0]].concat()));
    let der = public.to_spki_der().unwrap();
    encoding(PublicKey::from_spki_der(&[&der[..], &[0]].concat()));
}

#[test]
fn private_keys_are_read_strictly() {
    let octets: Vec<u8> = (1..34).map(|i| if i < 33 { i } else { 0 }).collect();
    let key = PrivateKey::from_le_octets(Named::Polynomial257, &octets).unwrap();
    let big: Vec<u8> = octets.iter().rev().copied().collect();
    let raw = &algorithm(POLYNOMIAL[0], &tagged(SEQUENCE, CURVE))[..];
    let ec = &algorithm(POLYNOMIAL[1], CURVE)[..];
    let sec1 = |version: u8, parts: &[&[u8]]| {
        let content = [&[2, 1, version], &tagged(4, &big)[..], &parts.concat()].concat();
        tagged(SEQUENCE, &content)
    };
    let public = tagged(0xa1, &tagged(3, &[0, 1, 2]));
    let parameters = tagged(0xa0, CURVE);
    for content in [
        octets.clone(),
        sec1(1, &[]),
        sec1(1, &[&parameters]),
        sec1(1, &[&parameters, &public]),
        sec1(1, &[&public]),
    ] {
        for algorithm in [raw, ec] {
            let read = pkcs8(algorithm, &content).unwrap();
            assert_eq!(read.to_le_octets(), key.to_le_octets(), "{content:x?}");
        }
    }
    // Another version, something that is no part, twice the same, in another order, and octets that
    // follow.
    for content in [
        sec1(0, &[]),
        sec1(2, &[&parameters]),
        sec1(1, &[&[5, 0]]),
        sec1(1, &[&parameters, &parameters]),
        sec1(1, &[&public, &parameters]),
        sec1(1, &[&parameters, &public, &[5, 0]]),
        [&sec1(1, &[])[..], &[0]].concat(),
        // A set is no sequence.
        [&[0x31], &sec1(1, &[])[1..]].concat(),
    ] {
        let found = pkcs8(ec, &content).unwrap_err();
        let encoding = matches!(found, Error::Encoding { .. });
        assert!(encoding, "{content:x?} {found}");
    }
    let der = key.to_pkcs8_der().unwrap();
    for padding in [&[0][..], &[5, 0]] {
        let found = PrivateKey::from_pkcs8_der(&[&der[..], padding].concat()).unwrap_err();
        assert!(matches!(found, Error::Encoding { .. }), "{found}");
    }
}

/// One key of 2^40 or so begins as an ECPrivateKey does: it is the number that its octets are.
#[test]
fn a_number_whose_octets_look_like_sec1_is_a_number() {
    let mut octets = vec![SEQUENCE, 31, 2, 1, 1, 4, 26];
    octets.extend(core::iter::repeat_n(0x11, 26));
    assert_eq!(octets.len(), 33);
    // The highest octet has one bit, and a number below n has none: a shorter one is padded.
    for (curve, length) in [(Named::Polynomial307, 39), (Named::Polynomial257, 32)] {
        let mut octets = octets.clone();
        octets.resize(length, 0);
        octets[1] = length as u8 - 2;
        octets[6] = length as u8 - 7;
        let key = PrivateKey::from_le_octets(curve, &octets).unwrap();
        let der = key.to_pkcs8_der().unwrap();
        let read = PrivateKey::from_pkcs8_der(&der).unwrap();
        assert_eq!(read.to_le_octets(), key.to_le_octets(), "{curve:?}");
    }
}
