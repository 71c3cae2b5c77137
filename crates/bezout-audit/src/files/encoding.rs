// SPDX-License-Identifier: MIT OR Apache-2.0
//! Moduli from encoded keys. Of a certificate only the public key is read: names, dates and extensions may be wrong.

use crate::natural::{Natural, trimmed};
use base64ct::{Base64, Encoding};
use der::asn1::{AnyRef, ObjectIdentifier};
use der::{Decode, Reader, SliceReader, Tag, Tagged};
use pkcs1::RsaPublicKeyRef;
use spki::SubjectPublicKeyInfoRef;

/// Keys of RSA, and those for RSASSA-PSS alone.
const RSA: [ObjectIdentifier; 2] = [
    ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1"),
    ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.10"),
];

/// A modulus, or why there is none.
pub(crate) type Result = std::result::Result<Natural, String>;

/// The modulus in big-endian octets.
pub(crate) fn from_octets(octets: &[u8]) -> Natural {
    let limb = |part: &[u8]| {
        part.iter()
            .fold(0, |limb, &octet| limb << 8 | u64::from(octet))
    };
    trimmed(octets.rchunks(8).map(limb).collect())
}

fn broken(error: der::Error) -> String {
    format!("broken DER: {error}")
}

/// The first object, and what comes after it.
pub(crate) fn split(octets: &[u8]) -> std::result::Result<(&[u8], &[u8]), String> {
    let mut reader = SliceReader::new(octets).map_err(broken)?;
    let object = reader.tlv_bytes().map_err(broken)?;
    Ok((object, &octets[object.len()..]))
}

/// The objects in a sequence, as they are encoded.
fn elements(sequence: &[u8]) -> std::result::Result<Vec<(Tag, &[u8])>, String> {
    let any = AnyRef::from_der(sequence).map_err(broken)?;
    if any.tag() != Tag::Sequence {
        return Err("no key: its DER is no sequence".into());
    }
    let (mut rest, mut found) = (any.value(), Vec::new());
    // No public key has more, and no certificate.
    while !rest.is_empty() && found.len() < 16 {
        let (object, after) = split(rest)?;
        let tag = AnyRef::from_der(object).map_err(broken)?.tag();
        found.push((tag, object));
        rest = after;
    }
    Ok(found)
}

/// The modulus of a certificate, a request, a public key (SPKI) or a key of PKCS #1.
pub(crate) fn from_der(object: &[u8]) -> Result {
    let parts = elements(object)?;
    let tags: Vec<Tag> = parts.iter().map(|&(tag, _)| tag).collect();
    match tags[..] {
        [Tag::Integer, Tag::Integer] => from_pkcs1(object),
        [Tag::Sequence, Tag::BitString] => from_spki(object),
        [Tag::Sequence, Tag::Sequence, Tag::BitString] => from_signed(parts[0].1),
        [Tag::Integer, Tag::Integer, Tag::Integer, ..]
        | [Tag::Integer, Tag::Sequence, Tag::OctetString, ..] => {
            Err("a private key; accepted are public ones".into())
        }
        _ => Err("no key: its DER is no certificate, request or public key".into()),
    }
}

/// Of the signed part of a certificate or a request: the key is the fifth sequence after the serial number, or the second
/// one after the version.
fn from_signed(signed: &[u8]) -> Result {
    let parts = elements(signed)?;
    let number = parts.iter().position(|&(tag, _)| tag == Tag::Integer);
    let after = &parts[number.map_or(parts.len(), |place| place + 1)..];
    let sequences = after.iter().take_while(|&&(tag, _)| tag == Tag::Sequence);
    match sequences.count() {
        5.. => from_spki(after[4].1),
        2 => from_spki(after[1].1),
        _ => Err("no key: neither a certificate nor a request".into()),
    }
}

fn from_spki(object: &[u8]) -> Result {
    let info = SubjectPublicKeyInfoRef::from_der(object)
        .map_err(|error| format!("a broken public key: {error}"))?;
    if !RSA.contains(&info.algorithm.oid) {
        return Err(format!("not a key of RSA, but of {}", info.algorithm.oid));
    }
    let bits = info.subject_public_key.as_bytes();
    from_pkcs1(bits.ok_or("a broken public key: its bits are no octets")?)
}

fn from_pkcs1(object: &[u8]) -> Result {
    let key = RsaPublicKeyRef::from_der(object)
        .map_err(|error| format!("a broken key of RSA: {error}"))?;
    Ok(from_octets(key.modulus.as_bytes()))
}

/// The modulus of a key of SSH, or of its certificate, by the name of its type and its base64.
pub(crate) fn from_ssh(name: &str, base64: &str) -> Result {
    let octets = Base64::decode_vec(base64).map_err(|error| format!("broken base64: {error}"))?;
    let parts = strings(&octets).map_err(|error| format!("a broken key of SSH: {error}"))?;
    match &parts[..] {
        [kind, ..] if kind != name.as_bytes() => {
            Err("a broken key of SSH: it has two types".into())
        }
        // The exponent, and before it in a certificate a nonce.
        [_, .., modulus] if modulus.first().is_some_and(|octet| octet >> 7 == 0) => {
            Ok(from_octets(modulus))
        }
        _ => Err("a broken key of SSH: its modulus is negative or missing".into()),
    }
}

/// The type, then the parts up to the modulus.
fn strings(mut octets: &[u8]) -> ssh_encoding::Result<Vec<Vec<u8>>> {
    let mut next = || <Vec<u8> as ssh_encoding::Decode>::decode(&mut octets);
    let kind = next()?;
    let count = match kind.ends_with(b"-cert-v01@openssh.com") {
        true => 3,
        false => 2,
    };
    let mut parts = vec![kind];
    for _ in 0..count {
        parts.push(next()?);
    }
    Ok(parts)
}
