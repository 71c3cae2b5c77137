// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys and signatures of DSTU 4145: what is read is written again to the same bytes, and nothing
//! panics.

use crate::choose::Choose;
use bezout_dstu4145::named::Named;
use bezout_dstu4145::{Hash, PrivateKey, PublicKey, read_signature, write_signature};

pub fn run(data: &[u8]) {
    let mut choose = Choose::new(data);
    match choose.up_to(5) {
        0 => private_key(choose.rest()),
        1 => public_key(choose.rest()),
        2 => signature_octets(choose.rest()),
        3 => compressed(&mut choose),
        4 => changed_key(&mut choose),
        _ => sign(&mut choose),
    }
}

fn named(choose: &mut Choose<'_>) -> Named {
    Named::ALL[choose.up_to(Named::ALL.len() - 1)]
}

/// Any bytes as a private key: of the two forms that are read, the same one is written, if nothing
/// optional is in it.
fn private_key(der: &[u8]) {
    let Ok(key) = PrivateKey::from_pkcs8_der(der) else {
        return;
    };
    for written in [key.to_pkcs8_der(), key.to_pkcs8_sec1_der()] {
        let written = written.expect("a key has an encoding");
        let again = PrivateKey::from_pkcs8_der(&written).expect("what is written is read");
        assert_eq!(
            (again.named(), again.to_le_octets()),
            (key.named(), key.to_le_octets())
        );
    }
    assert_eq!(key.to_le_octets(), {
        let again = PrivateKey::from_le_octets(key.named(), &key.to_le_octets());
        again.expect("a key is in range").to_le_octets()
    });
}

/// Any bytes as a public key.
fn public_key(der: &[u8]) {
    let Ok(key) = PublicKey::from_spki_der(der) else {
        return;
    };
    let written = key.to_spki_der().expect("a key has an encoding");
    let again = PublicKey::from_spki_der(&written).expect("what is written is read");
    assert_eq!(
        (again.named(), again.to_compressed()),
        (key.named(), key.to_compressed())
    );
}

/// Any bytes as a signature: an OCTET STRING of DER has one encoding.
fn signature_octets(der: &[u8]) {
    if let Ok(octets) = read_signature(der) {
        assert_eq!(write_signature(&octets).as_deref(), Ok(der));
    }
    let written = write_signature(der).expect("it is short");
    assert_eq!(read_signature(&written).as_deref(), Ok(der));
}

/// Any bytes as a compressed point, and as a number.
fn compressed(choose: &mut Choose<'_>) {
    let named = named(choose);
    let octets = choose.rest();
    if let Ok(key) = PublicKey::from_compressed(named, octets) {
        assert_eq!(key.to_compressed(), octets);
    }
    if let Ok(key) = PrivateKey::from_le_octets(named, octets) {
        let written = key.to_le_octets();
        let significant = |octets: &[u8]| {
            octets
                .iter()
                .rposition(|&c| c != 0)
                .map(|i| octets[..=i].to_vec())
        };
        assert_eq!(significant(&written), significant(octets));
    }
}

fn key(choose: &mut Choose<'_>) -> Option<PrivateKey> {
    let named = named(choose);
    let length = named.shape().0 / 8;
    let words = choose.words(length.div_ceil(8));
    let octets: Vec<u8> = words
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .take(length)
        .collect();
    PrivateKey::from_le_octets(named, &octets).ok()
}

/// The encoding of a key with a few bytes changed: another key, written to exactly these bytes or
/// to others that are read as the same one; or an error.
fn changed_key(choose: &mut Choose<'_>) {
    let Some(key) = key(choose) else {
        return;
    };
    let kind = choose.up_to(2);
    let written = match kind {
        0 => key.to_pkcs8_der(),
        1 => key.to_pkcs8_sec1_der(),
        _ => key
            .public_key()
            .and_then(|key| key.to_spki_der())
            .map(Into::into),
    };
    let mut der = written.expect("a key has an encoding").to_vec();
    for _ in 0..choose.up_to(2) {
        let place = choose.up_to(der.len() - 1);
        der[place] = choose.up_to(255) as u8;
    }
    if choose.up_to(7) == 7 {
        der.truncate(choose.up_to(der.len()));
    }
    match kind {
        0 | 1 => private_key(&der),
        _ => public_key(&der),
    }
}

/// A signature is one, and no other octets are.
fn sign(choose: &mut Choose<'_>) {
    let Some(key) = key(choose) else {
        return;
    };
    let digest = choose.bytes(70);
    let hash = [
        Hash::Gost34311,
        Hash::Kupyna256,
        Hash::Kupyna384,
        Hash::Kupyna512,
    ][choose.up_to(3)];
    let public = key.public_key().expect("a key has a public one");
    let signature = key
        .sign_deterministic(digest, hash)
        .expect("no generator is asked");
    assert_eq!(public.verify(digest, &signature), Ok(()));
    let mut other = signature.clone();
    let place = choose.up_to(other.len() - 1);
    other[place] ^= choose.up_to(255) as u8;
    assert_eq!(public.verify(digest, &other).is_ok(), other == signature);
    assert!(public.verify(digest, choose.rest()).is_err());
}
