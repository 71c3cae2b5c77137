// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys of all recommended curves: encodings, other implementations, refusals, random and
//! deterministic signatures.

use bezout::binary_field::Element;
use bezout::binary_field::presets::DSTU_163;
use bezout_dstu4145::affine::{multiply_affine, multiply_projective};
use bezout_dstu4145::named::{self, Named};
use bezout_dstu4145::{
    Curve, Error, Hash, Point, PrivateKey, PublicKey, SigningKey, VerifyingKey, read_signature,
    write_signature,
};

fn octets(text: &str) -> Vec<u8> {
    (0..text.len() / 2)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap())
        .collect()
}

#[test]
fn every_curve_signs_and_its_keys_are_read_again() {
    let mut rng = getrandom::SysRng;
    assert_eq!(Named::ALL.len(), 15);
    for (i, &curve) in Named::ALL.iter().enumerate() {
        let key = PrivateKey::random(curve, &mut rng).unwrap();
        let public = key.public_key().unwrap();
        let digest = Hash::ALL[i % 4].digest(b"message");
        let signature = key.sign(&digest, &mut rng).unwrap();
        public.verify(&digest, &signature).unwrap();
        assert_ne!(key.sign(&digest, &mut rng).unwrap(), signature);
        let again = key.sign_deterministic(&digest, Hash::ALL[i % 4]).unwrap();
        public.verify(&digest, &again).unwrap();
        let fixed = |hash| key.sign_deterministic(&digest, hash).unwrap();
        assert_eq!(fixed(Hash::ALL[i % 4]), again);
        assert_ne!(fixed(Hash::ALL[(i + 1) % 4]), again);
        for bit in [0, 8 * signature.len() - 8] {
            let mut wrong = signature.clone();
            wrong[bit / 8] ^= 1;
            assert!(public.verify(&digest, &wrong).is_err());
        }
        let der = write_signature(&signature).unwrap();
        assert_eq!(der[0], 4);
        assert_eq!(read_signature(&der).unwrap(), signature);

        for der in [key.to_pkcs8_der(), key.to_pkcs8_sec1_der()] {
            let der = der.unwrap();
            let read = PrivateKey::from_pkcs8_der(&der).unwrap();
            assert_eq!(read.named(), curve);
            assert_eq!(read.to_le_octets(), key.to_le_octets());
            for cut in [0, 1, der.len() / 2, der.len() - 1] {
                assert!(PrivateKey::from_pkcs8_der(&der[..cut]).is_err());
            }
        }
        let der = public.to_spki_der().unwrap();
        let read = PublicKey::from_spki_der(&der).unwrap();
        assert_eq!(read.named(), curve);
        assert_eq!(read.to_compressed(), public.to_compressed());
        assert!(PublicKey::from_spki_der(&der[..der.len() - 1]).is_err());
        // A key of another curve is none of this one, or verifies nothing.
        let other = Named::ALL[(i + 1) % 15];
        let foreign = PublicKey::from_compressed(other, &public.to_compressed());
        assert!(foreign.is_err() || foreign.unwrap().verify(&digest, &signature).is_err());
    }
}

/// Written by BouncyCastle 1.78.1: a private key, its public key, and a signature of "abc" with
/// GOST 34.311.
#[test]
fn keys_and_signatures_of_bouncycastle_are_read() {
    let private = "308185020100301e060d2a862402010101010301010101060d2a8624020101010103010102060460305e0201010420433434ebf233f59ea4a680ac2f35dc3052dd0e3534629f70c5bd77e7446d460ea00f060d2a862402010101010301010206a126032400042100256977381df0518a86b6971e200d1a6a9f13b223105b7749f1ba2543ad3d05d0";
    let public = "30483020060d2a862402010101010301010101300f060d2a862402010101010301010206032400042100256977381df0518a86b6971e200d1a6a9f13b223105b7749f1ba2543ad3d05d0";
    let signature = "0440275eb84e6fa15894472eda3ea2b94663977dd2c3c6da987bcee164d723e8cab2718401074847283c18f397aaac453a2e3e08143364339a88b99ae25c100495d3";
    let key = PrivateKey::from_pkcs8_der(&octets(private)).unwrap();
    let read = PublicKey::from_spki_der(&octets(public)).unwrap();
    assert_eq!(key.named(), Named::Polynomial257);
    let public = key.public_key().unwrap();
    assert_eq!(public.to_compressed(), read.to_compressed());
    let signature = read_signature(&octets(signature)).unwrap();
    let digest = Hash::Gost34311.digest(b"abc");
    let big: Vec<u8> = signature.iter().rev().copied().collect();
    assert!(read.verify(&digest, &signature).is_ok() || read.verify(&digest, &big).is_ok());
}

/// The order of the curve of 233 bits has 30 octets, and nearly all numbers below it have 29:
/// BouncyCastle writes these.
#[test]
fn short_numbers_may_have_fewer_octets() {
    let key = PrivateKey::from_le_octets(Named::Polynomial233, &[9; 29]).unwrap();
    let (public, digest) = (key.public_key().unwrap(), [3; 32]);
    let signature = key.sign_deterministic(&digest, Hash::Gost34311).unwrap();
    assert_eq!((signature.len(), signature[29], signature[59]), (60, 0, 0));
    let short = [&signature[..29], &signature[30..59]].concat();
    public.verify(&digest, &short).unwrap();
    // Without one octet or two, and with another one.
    for wrong in [&short[1..], &short[..57], &short[..56], &[]] {
        assert!(public.verify(&digest, wrong).is_err());
    }
    let mut wrong = short.clone();
    wrong[28] ^= 1;
    assert_eq!(public.verify(&digest, &wrong), Err(Error::Mismatch));
}

/// The octets of a coordinate, of r or of s, the highest first, as the crate has them.
fn be<const OCTETS: usize>(words: &[u64]) -> [u8; OCTETS] {
    let le: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let mut octets: [u8; OCTETS] = le[..OCTETS].try_into().unwrap();
    octets.reverse();
    octets
}

fn words<const N: usize>(be: &[u8]) -> [u64; N] {
    let mut words = [0; N];
    for (i, octet) in be.iter().rev().enumerate() {
        words[i / 8] |= u64::from(*octet) << (8 * (i % 8));
    }
    words
}

/// Keys and signatures to and from a module of `dstu-core`, of digests and of messages, which it
/// hashes itself.
macro_rules! exchange {
    ($module:ident, $octets:literal, $curve:expr, $count:literal) => {{
        use dstu_core::$module as theirs;
        let mut rng = getrandom::SysRng;
        for i in 0..$count {
            let key = SigningKey::random($curve, &mut rng).unwrap();
            let mut d = [0; $octets];
            let le = key.to_le_octets();
            d[..le.len()].copy_from_slice(&le);
            d.reverse();
            let theirs = theirs::SigningKey::from_bytes(&d).unwrap();
            let (ours, point) = (key.verifying_key().unwrap(), theirs.verifying_key());
            let xy = [be::<$octets>(&ours.point().x), be(&ours.point().y)].concat();
            assert_eq!(xy, point.to_uncompressed_bytes());
            // Ours under theirs, and theirs under ours.
            let message: [u8; 100] = core::array::from_fn(|j| i + j as u8);
            // For that crate the last octet of a digest is the lowest, for Ukrainian certificates
            // the first.
            let whole: [u8; 32] = Hash::Kupyna256.digest(&message).try_into().unwrap();
            let digest: Vec<u8> = whole.iter().rev().copied().collect();
            let signature = key.sign(&digest, &mut rng).unwrap();
            let read = |s: &[u8]| theirs::Signature::from_bytes(s.try_into().unwrap());
            let mut rs = [be::<$octets>(&signature.r), be(&signature.s)].concat();
            assert!(point.verify(&message, &read(&rs)));
            assert!(point.verify_digest(&whole, &read(&rs)));
            assert!(!point.verify(&message[1..], &read(&rs)));
            for place in [$octets - 1, 2 * $octets - 1] {
                rs[place] ^= 1;
                assert!(!point.verify(&message, &read(&rs)));
            }
            for theirs in [theirs.sign(&message), theirs.sign_digest(&whole)] {
                let bytes = theirs.to_bytes();
                let (r, s) = bytes.split_at($octets);
                let (r, s) = (words(r), words(s));
                let mut theirs = bezout_dstu4145::Signature { r, s };
                ours.verify(&digest, &theirs).unwrap();
                theirs.s[0] ^= 1;
                assert_eq!(ours.verify(&digest, &theirs), Err(Error::Mismatch));
            }
        }
    }};
}

#[test]
fn dstu_core_agrees() {
    // The recommended curve with the base point of the standard's appendix B, which is another one.
    let (b, n) = (
        [0x5e638a19c1455d21, 0x2a2dc8210ab40392, 0x00000005ff610846],
        *named::polynomial_163().order(),
    );
    let base = Point {
        x: [0xfe74885c8c540420, 0xa93ac27df9ff01af, 0x000000072d867f93],
        y: [0x4ab81122adc3fd9b, 0x47852b97c5599d5f, 0x00000000224a9c39],
    };
    let curve = &Curve::new(&DSTU_163, true, &b, &n, &base).unwrap();
    exchange!(crypto_sign, 21, curve, 20);
    exchange!(crypto_sign257, 33, named::polynomial_257(), 10);
}

#[test]
fn coordinates_of_both_kinds_agree() {
    let curve = named::polynomial_257();
    let invert = |x: &Element<5>| curve.field().invert(x).unwrap_or(curve.field().zero());
    let p = curve.base_point();
    let mut minus_one = *curve.order();
    minus_one[0] -= 1;
    let long = [0x1234_5678, !0, !0, 0x7fff, 0];
    for k in [[1, 0, 0, 0, 0], [6, 0, 0, 0, 0], long, minus_one] {
        let affine = multiply_affine(curve, &k, &p, invert).unwrap();
        assert_eq!(multiply_projective(curve, &k, &p, invert), Some(affine));
        public_is_minus(curve, &k, &affine);
    }
}

/// The public point of a private key is its multiple of the base point, negated.
fn public_is_minus<const N: usize>(curve: &Curve<N>, k: &[u64; N], multiple: &Point<N>) {
    let public = SigningKey::new(curve, k).unwrap().public_point().unwrap();
    let y = core::array::from_fn(|i| multiple.x[i] ^ multiple.y[i]);
    assert_eq!((public.x, public.y), (multiple.x, y), "{k:x?}");
}

/// Digits of both forms at their extremes: small numbers, those beside n, and long runs.
#[test]
fn multiples_of_the_base_point_for_extreme_numbers() {
    fn check<const N: usize>(curve: &Curve<N>) {
        let invert = |x: &Element<N>| curve.field().invert(x).unwrap_or(curve.field().zero());
        let mut numbers: Vec<[u64; N]> = Vec::new();
        for i in 1..20 {
            let (mut small, mut large) = ([0; N], *curve.order());
            small[0] = i;
            large[0] -= i;
            numbers.extend([small, large]);
        }
        for i in (1..curve.length()).step_by(7) {
            let mut power = [0; N];
            power[i / 64] = 1 << (i % 64);
            numbers.push(power);
            power[0] |= 1;
            numbers.push(power);
        }
        for k in numbers {
            let p = multiply_projective(curve, &k, &curve.base_point(), invert).unwrap();
            public_is_minus(curve, &k, &p);
        }
    }
    check(named::polynomial_163());
    check(named::polynomial_191());
    check(named::polynomial_257());
    check(named::normal_233());
}

#[test]
fn refusals_name_the_argument_the_reason_and_what_is_accepted() {
    let curve = named::polynomial_163();
    let refused = |words: [u64; 3]| SigningKey::new(curve, &words).unwrap_err().to_string();
    let range = "private key: it is not between 0 and n, accepted are 1 to n - 1";
    assert_eq!(refused([0; 3]), range);
    assert_eq!(refused(*curve.order()), refused([0; 3]));
    assert_eq!(refused([!0; 3]), refused([0; 3]));
    let key = SigningKey::new(curve, &[5, 0, 0]).unwrap();
    let public = key.verifying_key().unwrap();
    let mut off = public.point();
    off.y[0] ^= 1;
    let refused = |point: &Point<3>| VerifyingKey::new(curve, point).unwrap_err();
    let (argument, degree) = ("public key", 163);
    assert_eq!(refused(&off), Error::NotOnCurve { argument });
    off.y[2] = !0;
    assert_eq!(refused(&off), Error::NotReduced { argument, degree });
    let order2 = curve.decompress(&[0; 21]).unwrap();
    assert_eq!(refused(&order2), Error::SmallOrder { argument });
    let short = curve.decompress(&[0; 20]).unwrap_err();
    assert!(matches!(short, Error::Length { accepted: 21, .. }));
    let empty = PrivateKey::from_pkcs8_der(b"\x30\x00").unwrap_err();
    assert!(empty.to_string().starts_with("private key:"), "{empty}");
    // The same parameters of another algorithm, or of a curve that nobody knows.
    let key = PrivateKey::from_le_octets(Named::Polynomial163, &[5]).unwrap();
    let der = key.to_pkcs8_der().unwrap();
    let place = der.windows(4).position(|w| w == [1, 1, 2, 0]).unwrap();
    let mut other = der.to_vec();
    other[place + 3] = 99;
    let found = PrivateKey::from_pkcs8_der(&other).unwrap_err();
    assert_eq!(found, Error::OtherCurve);
    // A base point of another order.
    let field = curve.field();
    let mut n = *curve.order();
    n[0] += 2;
    let wrong = Curve::new(field, true, &[1, 2, 3], &n, &curve.base_point());
    let argument = "base point";
    assert_eq!(wrong.unwrap_err(), Error::NotOnCurve { argument });
}
