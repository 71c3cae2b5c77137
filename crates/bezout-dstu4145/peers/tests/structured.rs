// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys and signatures of ours, read by `structured-dstu4145`: all fifteen curves, four hash
//! functions, both octet orders.

use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Error, Hash, PrivateKey, PublicKey, write_signature};
use bezout_dstu4145_peers::{Files, big_endian, verify};
use structured_dstu4145::domain::Domain;
use structured_dstu4145::gost::{DEFAULT_DKE, Dke, Gost34311};
use structured_dstu4145::{Basis, ByteOrder};

const MESSAGE: &[u8] = b"a message of which one octet will change";
const OTHER: &[u8] = b"a message of which one octet has changed";

/// A SubjectPublicKeyInfo with substitution blocks behind the name of the curve.
fn with_dke(spki: &[u8], dke: &[u8; 64]) -> Vec<u8> {
    use der::asn1::{AnyRef, OctetStringRef};
    use der::{Decode, Encode, Reader, SliceReader, Tag};
    let read = |der| SliceReader::new(AnyRef::from_der(der).unwrap().value()).unwrap();
    let sequence = |content: &[u8]| {
        AnyRef::new(Tag::Sequence, content)
            .unwrap()
            .to_der()
            .unwrap()
    };
    let mut outer = read(spki);
    let mut algorithm = read(outer.tlv_bytes().unwrap());
    let key = outer.tlv_bytes().unwrap();
    let name = algorithm.tlv_bytes().unwrap();
    let mut parameters = AnyRef::from_der(algorithm.tlv_bytes().unwrap())
        .unwrap()
        .value()
        .to_vec();
    parameters.extend(OctetStringRef::new(dke).unwrap().to_der().unwrap());
    sequence(&[&sequence(&[name, &sequence(&parameters)].concat()), key].concat())
}

#[test]
fn signatures_of_every_curve_and_hash_are_read_in_both_orders() {
    let mut rng = getrandom::SysRng;
    let mut foreign: Option<Vec<u8>> = None;
    for &curve in Named::ALL {
        let key = PrivateKey::random(curve, &mut rng).unwrap();
        let public = key.public_key().unwrap();
        let spki = public.to_spki_der().unwrap();
        for hash in Hash::ALL {
            let signature = key.sign(&hash.digest(MESSAGE), &mut rng).unwrap();
            public.verify(&hash.digest(MESSAGE), &signature).unwrap();
            let name = hash.object_identifier(curve.shape().1);
            let mut reversed = signature.clone();
            reversed.reverse();
            let read = |algorithm: &str, octets: &[u8], message: &[u8]| {
                let signature = &write_signature(octets).unwrap();
                let files = Files {
                    public_key: &spki,
                    algorithm,
                    signature,
                };
                verify(&files, message)
            };
            for (name, octets) in [(name, &signature), (&big_endian(name), &reversed)] {
                assert_eq!(
                    read(name, octets, MESSAGE),
                    Ok(true),
                    "{curve:?} {hash:?} {name}"
                );
                assert_eq!(
                    read(name, octets, OTHER),
                    Ok(false),
                    "{curve:?} {hash:?} {name}"
                );
                let mut wrong = octets.clone();
                for place in [0, octets.len() / 2] {
                    wrong[place] ^= 1;
                    assert_ne!(
                        read(name, &wrong, MESSAGE),
                        Ok(true),
                        "{curve:?} {hash:?} {name}"
                    );
                }
            }
            // The other order, another hash function.
            assert_ne!(read(name, &reversed, MESSAGE), Ok(true));
            let next = Hash::ALL[(Hash::ALL.iter().position(|h| *h == hash).unwrap() + 1) % 4];
            assert_ne!(
                read(next.object_identifier(curve.shape().1), &signature, MESSAGE),
                Ok(true)
            );
            // A signature by this key is none by that of another curve.
            if let Some(foreign) = &foreign {
                let signature = &write_signature(&signature).unwrap();
                let files = Files {
                    public_key: foreign,
                    algorithm: name,
                    signature,
                };
                assert_ne!(verify(&files, MESSAGE), Ok(true));
            }
        }
        foreign = Some(spki);
    }
}

/// Octets without ASN.1, and numbers that both sides have to refuse.
#[test]
fn numbers_out_of_range_and_points_that_are_none_are_refused_by_both() {
    for &curve in Named::ALL {
        let (m, normal) = curve.shape();
        let key = PrivateKey::from_le_octets(curve, &[5; 19]).unwrap();
        let (public, digest) = (key.public_key().unwrap(), [7; 32]);
        let basis = if normal {
            Basis::OptimalNormal
        } else {
            Basis::Polynomial
        };
        let domain = Domain::named(basis, m).unwrap();
        let order = ByteOrder::LittleEndian;
        let theirs = domain
            .clone()
            .public_key(&public.to_compressed(), order)
            .unwrap();

        let signature = key.sign_deterministic(&digest, Hash::Kupyna256).unwrap();
        assert_eq!(theirs.verify_prehash(&digest, &signature, order), Ok(true));
        let half = signature.len() / 2;
        assert_eq!(half, theirs.order_bits().div_ceil(8));
        // n is the smallest number that is no private key.
        let n = order_of(curve, half);
        let zero = vec![0; half];
        for (argument, number) in [("r", &n), ("s", &n), ("r", &zero), ("s", &zero)] {
            let mut wrong = signature.clone();
            let place = if argument == "r" {
                0..half
            } else {
                half..2 * half
            };
            wrong[place].copy_from_slice(number);
            assert_eq!(
                public.verify(&digest, &wrong),
                Err(Error::Range { argument })
            );
            assert_eq!(theirs.verify_prehash(&digest, &wrong, order), Ok(false));
        }

        // Compressed points with changed bits: both read a point, or neither does.
        let (mut accepted, mut refused) = (0, 0);
        for bit in 0..m.min(32) {
            let mut point = public.to_compressed();
            point[bit / 8] ^= 1 << (bit % 8);
            let (ours, theirs) = (
                PublicKey::from_compressed(curve, &point),
                domain.clone().public_key(&point, order),
            );
            assert_eq!(ours.is_ok(), theirs.is_ok(), "{curve:?} {point:02x?}");
            match ours {
                Ok(_) => accepted += 1,
                Err(_) => refused += 1,
            }
        }
        assert!(
            accepted > 0 && refused > 0,
            "{curve:?}: {accepted} and {refused}"
        );
        // The point of order 2, and an element with a bit too many.
        let octets = m.div_ceil(8);
        let mut long = vec![0; octets];
        long[octets - 1] = 0xff;
        for point in [vec![0; octets], long, vec![1; octets - 1]] {
            assert!(PublicKey::from_compressed(curve, &point).is_err());
            assert!(domain.clone().public_key(&point, order).is_err());
        }
    }
}

/// By bisection: the smallest number that is no private key of the curve.
fn order_of(curve: Named, octets: usize) -> Vec<u8> {
    let mut below = vec![0; octets];
    for bit in (0..8 * octets).rev() {
        below[bit / 8] |= 1 << (bit % 8);
        if PrivateKey::from_le_octets(curve, &below).is_err() {
            below[bit / 8] ^= 1 << (bit % 8);
        }
    }
    // n is odd.
    below[0] |= 1;
    below
}

#[test]
fn default_substitution_blocks_are_the_same_and_others_are_refused() {
    let key = PrivateKey::from_le_octets(Named::Polynomial257, &[9; 30]).unwrap();
    let spki = key.public_key().unwrap().to_spki_der().unwrap();
    let mut other = DEFAULT_DKE;
    other.swap(0, 1);
    assert!(PublicKey::from_spki_der(&with_dke(&spki, &DEFAULT_DKE)).is_ok());
    let refused = PublicKey::from_spki_der(&with_dke(&spki, &other)).unwrap_err();
    assert!(
        refused.to_string().contains("substitution blocks"),
        "{refused}"
    );

    // The digest under the blocks of either, at the ends of blocks.
    let message: Vec<u8> = (0..300u32).map(|i| (i * 7) as u8).collect();
    for length in [0, 1, 31, 32, 33, 63, 64, 65, 255, 256, 257, 300] {
        let digest = |dke: &[u8; 64]| {
            let dke = Dke::new(dke).unwrap();
            let mut state = Gost34311::new(&dke);
            state.update(&message[..length]).unwrap();
            state.finalize().to_vec()
        };
        let ours = Hash::Gost34311.digest(&message[..length]);
        assert_eq!(ours, digest(&DEFAULT_DKE));
        assert_ne!(ours, digest(&other));
    }

    // A key that names the default blocks is the same key for them too.
    let signature = key
        .sign_deterministic(&Hash::Gost34311.digest(MESSAGE), Hash::Gost34311)
        .unwrap();
    let signature = &write_signature(&signature).unwrap();
    let algorithm = Hash::Gost34311.object_identifier(false);
    for (dke, right) in [(&DEFAULT_DKE, true), (&other, false)] {
        let files = Files {
            public_key: &with_dke(&spki, dke),
            algorithm,
            signature,
        };
        assert_eq!(verify(&files, MESSAGE), Ok(right));
    }
}
