// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys, signatures and digests to and from the crates `ua-cryptography-dstu4145`, `-gost` and
//! `-dstu7564`.

use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Error, Hash, PrivateKey, PublicKey};
use num_bigint::BigUint;
use ua_cryptography_dstu4145::{
    DomainParameters, Signer, get_optimal_normal_curve, get_polynomial_curve,
};
use ua_cryptography_gf2m::{BinaryCurve, CurvePoint, FieldElement};

/// Three curves in normal bases are there with their images under a power of the Frobenius map, x
/// to x^(2^j): in a normal basis the bits rotated by j, to the left from there to here.
const ROTATED: [(usize, usize); 3] = [(179, 85), (191, 1), (431, 197)];

fn parameters(curve: Named) -> DomainParameters {
    let (m, normal) = curve.shape();
    if !normal {
        return get_polynomial_curve(m as u32).unwrap();
    }
    let theirs = get_optimal_normal_curve(m as u32).unwrap();
    let Some((_, j)) = ROTATED.iter().find(|(degree, _)| *degree == m) else {
        return theirs;
    };
    let rotate = |x: &FieldElement| {
        let (x, all) = (x.to_biguint(), (BigUint::from(1u32) << m) - 1u32);
        ((&x << j) | (x >> (m - j))) & all
    };
    let curve = BinaryCurve::from_biguint(theirs.field(), 1, &rotate(theirs.curve().b())).unwrap();
    let (x, y) = (
        theirs.base_point().x().unwrap(),
        theirs.base_point().y().unwrap(),
    );
    let base = CurvePoint::from_biguint(&curve, &rotate(x), &rotate(y)).unwrap();
    DomainParameters::new(&curve, &base, theirs.n()).unwrap()
}

fn reversed(octets: &[u8]) -> Vec<u8> {
    octets.iter().rev().copied().collect()
}

#[test]
fn curves_are_the_same() {
    assert_eq!(Named::ALL.len(), 15);
    for &curve in Named::ALL {
        let theirs = parameters(curve);
        theirs.validate().unwrap();
        let octets = |x: &BigUint| x.to_bytes_le();
        // n is not a private key, n - 1 is one. Its public key is -(n - 1) P = P, which holds b
        // too.
        assert_eq!(
            PrivateKey::from_le_octets(curve, &octets(theirs.n())).unwrap_err(),
            Error::Range {
                argument: "private key"
            }
        );
        let last = PrivateKey::from_le_octets(curve, &octets(&(theirs.n() - 1u32))).unwrap();
        let compressed = theirs
            .curve()
            .compress_to_bytes(theirs.base_point())
            .unwrap();
        assert_eq!(
            last.public_key().unwrap().to_compressed(),
            reversed(&compressed),
            "{curve:?}"
        );
    }
}

#[test]
fn signatures_go_both_ways_on_every_curve() {
    let mut rng = getrandom::SysRng;
    for &curve in Named::ALL {
        let theirs = parameters(curve);
        let mut signer = Signer::new(&theirs);
        for (i, hash) in Hash::ALL.into_iter().enumerate() {
            let digest = hash.digest(b"a message of which one octet will change");
            let other = hash.digest(b"a message of which one octet has changed");
            // A key of ours and one of theirs, read by the other side.
            let (private, public) = if i % 2 == 0 {
                let pair = signer.generate_key_pair();
                let private =
                    PrivateKey::from_le_octets(curve, &pair.private_key.to_bytes_le()).unwrap();
                (private, pair.public_key)
            } else {
                let private = PrivateKey::random(curve, &mut rng).unwrap();
                let compressed = private.public_key().unwrap().to_compressed();
                let point = theirs
                    .curve()
                    .decompress_from_bytes(&reversed(&compressed))
                    .unwrap();
                theirs.validate_public_key(&point).unwrap();
                (private, point)
            };
            let number = BigUint::from_bytes_le(&private.to_le_octets());
            assert_eq!(signer.calculate_public_key(&number).unwrap(), public);
            let compressed = theirs.curve().compress_to_bytes(&public).unwrap();
            let ours = PublicKey::from_compressed(curve, &reversed(&compressed)).unwrap();
            assert_eq!(
                ours.to_compressed(),
                private.public_key().unwrap().to_compressed()
            );

            let by_them = reversed(&signer.sign_hash(&number, &reversed(&digest)).unwrap());
            let by_us = private.sign(&digest, &mut rng).unwrap();
            assert_eq!(by_them.len(), by_us.len());
            for signature in [by_them, by_us] {
                let verify = |digest: &[u8], signature: &[u8]| {
                    signer.verify_hash(&public, &reversed(digest), &reversed(signature))
                };
                ours.verify(&digest, &signature).unwrap();
                assert!(verify(&digest, &signature), "{curve:?} {hash:?}");
                assert_eq!(ours.verify(&other, &signature), Err(Error::Mismatch));
                assert!(!verify(&other, &signature));
                for place in [0, signature.len() / 2] {
                    let mut wrong = signature.clone();
                    wrong[place] ^= 1;
                    assert!(ours.verify(&digest, &wrong).is_err());
                    assert!(!verify(&digest, &wrong));
                }
            }
        }
    }
}

/// The same e makes the same signature: r and s of theirs, computed from the e that follows from a
/// signature of ours.
#[test]
fn a_signature_of_ours_is_theirs_with_its_e() {
    for &curve in Named::ALL {
        let theirs = parameters(curve);
        let signer = Signer::new(&theirs);
        let digest = Hash::Kupyna512.digest(b"message");
        let key = PrivateKey::from_le_octets(curve, &[0x35; 19]).unwrap();
        let signature = key.sign_deterministic(&digest, Hash::Kupyna512).unwrap();
        let (r, s) = signature.split_at(signature.len() / 2);
        let (r, s) = (BigUint::from_bytes_le(r), BigUint::from_bytes_le(s));
        let (d, n) = (BigUint::from_bytes_le(&key.to_le_octets()), theirs.n());
        let e = (&s + n - &d * &r % n) % n;
        let presignature = signer.calculate_presignature(&e).unwrap();
        let h = ua_cryptography_dstu4145::hash_to_field_element(&reversed(&digest), theirs.field());
        assert_eq!(
            signer.sign(&d, &h, &presignature).unwrap(),
            Some((r, s)),
            "{curve:?}"
        );
    }
}

#[test]
fn digests_are_the_same() {
    use ua_cryptography_dstu7564::{HashSize, Kupyna};
    use ua_cryptography_gost::{DEFAULT_DKE, Gost34311};
    assert_eq!(DEFAULT_DKE, structured_dstu4145::gost::DEFAULT_DKE);
    let message: Vec<u8> = (0..300u32).map(|i| (i * 11 + 3) as u8).collect();
    for length in [
        0, 1, 31, 32, 33, 51, 52, 63, 64, 65, 111, 112, 127, 128, 129, 255, 256, 300,
    ] {
        let message = &message[..length];
        assert_eq!(
            Hash::Gost34311.digest(message),
            Gost34311::calculate_hash(message)
        );
        for (ours, size) in [
            (Hash::Kupyna256, HashSize::Bits256),
            (Hash::Kupyna384, HashSize::Bits384),
            (Hash::Kupyna512, HashSize::Bits512),
        ] {
            let mut theirs = Kupyna::new(size);
            theirs.update(message);
            assert_eq!(ours.digest(message), theirs.finalize());
        }
    }
    let mut other = DEFAULT_DKE;
    other.swap(0, 1);
    let other = Gost34311::from_dke(&other).unwrap().hash(&message);
    assert_ne!(Hash::Gost34311.digest(&message), other);
}
