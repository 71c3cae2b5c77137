// SPDX-License-Identifier: MIT OR Apache-2.0
//! `structured-dstu4145` as a reader of files: keys, signatures and certificates in DER. It
//! verifies and does not sign.

use der::asn1::{AnyRef, BitStringRef, ObjectIdentifier};
use der::{Encode, Tag};
use std::fmt::Debug;
use std::sync::Arc;
use structured_asn1::digest::{Digest, Resolution};
use structured_asn1::memory::{Memory, MemoryAccount};
use structured_asn1::{Encoding, Limits, Parser};
use structured_dstu4145::accounted::{Hashes, Key, prepare_dke};
use structured_pkix::algorithm::dstu4145::Profile;
use structured_pkix::algorithm::{self, AlgorithmIdentifier, signature};
use structured_pkix::signature::SignatureValue;
use structured_pkix::{Certificate, PublicKeyInfo, key};

/// The object identifier of the algorithm whose octets are in the reverse order.
pub fn big_endian(identifier: &str) -> String {
    format!("{identifier}.1.1")
}

/// What a verification reads, each in DER.
pub struct Files<'a> {
    /// SubjectPublicKeyInfo.
    pub public_key: &'a [u8],
    /// The object identifier of the signature's algorithm.
    pub algorithm: &'a str,
    /// OCTET STRING.
    pub signature: &'a [u8],
}

fn text(error: impl Debug) -> String {
    format!("{error:?}")
}

fn account() -> Memory {
    Memory::new(Arc::new(MemoryAccount::new(1 << 20, 1 << 40)))
}

fn parser(memory: &Memory) -> Parser {
    let limits = Limits {
        max_work: 1 << 40,
        ..Limits::default()
    };
    Parser::new(Encoding::Der, limits, memory.clone())
}

fn profile_of(identifier: AlgorithmIdentifier<'_>, memory: &Memory) -> Result<Profile, String> {
    let profile = signature::with_algorithm(identifier, memory, |value| match value {
        Some(signature::Algorithm::Dstu4145(profile)) => Some(profile),
        _ => None,
    });
    profile
        .map_err(text)?
        .ok_or_else(|| "the algorithm is none of DSTU 4145".to_string())
}

/// Reads, hashes and verifies: whether the signature is one of the message, or why something is not
/// accepted.
///
/// # Errors
/// What the crate refuses, in its words.
pub fn verify(files: &Files<'_>, message: &[u8]) -> Result<bool, String> {
    let encoded = || -> der::Result<_> {
        let oid = ObjectIdentifier::new_unwrap(files.algorithm).to_der()?;
        let algorithm = AnyRef::new(Tag::Sequence, &oid)?.to_der()?;
        Ok((
            algorithm,
            BitStringRef::from_bytes(files.signature)?.to_der()?,
        ))
    };
    let (algorithm, value) = encoded().map_err(text)?;

    let memory = account();
    let parser = parser(&memory);
    let mut reader = parser.read(files.public_key, 0).map_err(text)?;
    let element = reader
        .next_element()
        .map_err(text)?
        .ok_or("an empty file")?;
    let public_key = PublicKeyInfo::read_element(&reader, &element, "key").map_err(text)?;
    let mut reader = parser.read(&algorithm, 0).map_err(text)?;
    let element = reader.next_element().map_err(text)?.ok_or("no algorithm")?;
    let identifier = algorithm::read(&reader, &element, "algorithm").map_err(text)?;
    let mut reader = parser.read(&value, 0).map_err(text)?;
    let value = SignatureValue::read(&mut reader, "signature").map_err(text)?;
    verify_parts(
        public_key,
        profile_of(identifier, &memory)?,
        value,
        message,
        &memory,
    )
}

fn verify_parts(
    public_key: PublicKeyInfo<'_>,
    profile: Profile,
    value: SignatureValue<'_>,
    message: &[u8],
    memory: &Memory,
) -> Result<bool, String> {
    let read = key::dstu4145::read(public_key, memory).map_err(text)?;
    let parameters = read.parameters().ok_or("no parameters")?;
    let dke = prepare_dke(parameters, memory).map_err(text)?;
    let key = Key::prepare(public_key, &dke, memory).map_err(text)?;
    let identity = key.digest_identity(profile, memory).map_err(text)?;
    let Resolution::Supported(mut state) = Hashes.start(&identity, memory).map_err(text)? else {
        return Err("no such hash function".to_string());
    };
    Hashes.update(&mut state, message, memory).map_err(text)?;
    let digest = Hashes.finish(state, memory).map_err(text)?;
    key.verify_signature_value(profile, identity, digest.as_ref(), value, memory)
        .map_err(text)
}

/// What a certificate has that is signed by its own key.
pub struct SelfSigned {
    /// What the signature is of.
    pub signed: Vec<u8>,
    /// SubjectPublicKeyInfo.
    pub public_key: Vec<u8>,
    /// The object identifier of the signature's algorithm, in DER without tag and length.
    pub algorithm: Vec<u8>,
    /// The OCTET STRING.
    pub signature: Vec<u8>,
}

/// Takes a certificate apart.
///
/// # Errors
/// What the crate refuses, in its words.
pub fn read_certificate(der: &[u8]) -> Result<SelfSigned, String> {
    let memory = account();
    let parser = parser(&memory);
    let certificate = Certificate::read(&parser, der, 0).map_err(text)?;
    let signature = certificate
        .signature_value()
        .octets()
        .ok_or("no whole octets")?;
    Ok(SelfSigned {
        signed: certificate.signed_bytes().to_vec(),
        public_key: certificate.tbs().public_key().as_bytes().to_vec(),
        algorithm: certificate
            .signature_algorithm()
            .algorithm()
            .as_bytes()
            .to_vec(),
        signature: signature.to_vec(),
    })
}
