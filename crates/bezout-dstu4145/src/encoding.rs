// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys and signatures in ASN.1, as Ukrainian tools and BouncyCastle write and read them.
//!
//! A public key is a SubjectPublicKeyInfo: the algorithm with parameters `SEQUENCE { curve, dke
//! OPTIONAL }`, where the curve is an object identifier or all of its parameters; the key is an
//! OCTET STRING with the compressed point. A private key is PKCS #8 with the same algorithm and the
//! number, the lowest octet first; or, of BouncyCastle, with the object identifier of the curve
//! alone and an ECPrivateKey of SEC 1. The identifier of the algorithm says which octet comes
//! first.

use crate::curve::Curve;
use crate::error::Error;
use crate::named::Named;
use crate::pem;
use crate::signature::OctetOrder;
use der::asn1::{AnyRef, BitStringRef, ObjectIdentifier, OctetStringRef, UintRef};
use der::{Decode, Encode, Reader, SliceReader, Tag, TagNumber, Tagged};
use pkcs8::PrivateKeyInfoRef;
use spki::{AlgorithmIdentifierRef, SubjectPublicKeyInfoRef};
use zeroize::Zeroizing;

/// Octet order and basis of an algorithm: polynomial, or normal.
const ALGORITHMS: [(ObjectIdentifier, OctetOrder, bool); 4] = [
    (oid("1.2.804.2.1.1.1.1.3.1.1"), OctetOrder::Little, false),
    (oid("1.2.804.2.1.1.1.1.3.1.1.1.1"), OctetOrder::Big, false),
    (oid("1.2.804.2.1.1.1.1.3.1.2"), OctetOrder::Little, true),
    (oid("1.2.804.2.1.1.1.1.3.1.2.1.1"), OctetOrder::Big, true),
];

/// The substitution blocks that are the default; a key that asks for others asks for another hash
/// function.
const DEFAULT_DKE: [u8; 64] = [
    0xa9, 0xd6, 0xeb, 0x45, 0xf1, 0x3c, 0x70, 0x82, 0x80, 0xc4, 0x96, 0x7b, 0x23, 0x1f, 0x5e, 0xad,
    0xf6, 0x58, 0xeb, 0xa4, 0xc0, 0x37, 0x29, 0x1d, 0x38, 0xd9, 0x6b, 0xf0, 0x25, 0xca, 0x4e, 0x17,
    0xf8, 0xe9, 0x72, 0x0d, 0xc6, 0x15, 0xb4, 0x3a, 0x28, 0x97, 0x5f, 0x0b, 0xc1, 0xde, 0xa3, 0x64,
    0x38, 0xb5, 0x64, 0xea, 0x2c, 0x17, 0x9f, 0xd0, 0x12, 0x3e, 0x6d, 0xb8, 0xfa, 0xc5, 0x79, 0x04,
];

const fn oid(text: &str) -> ObjectIdentifier {
    ObjectIdentifier::new_unwrap(text)
}

fn malformed(reason: &'static str) -> impl Fn(der::Error) -> Error {
    move |_| Error::Encoding { reason }
}

const PRIVATE: &str =
    "private key: it is no PKCS #8 of DSTU 4145, accepted is a plain key in DER or PEM";
const PUBLIC: &str = "public key: it is no SubjectPublicKeyInfo of DSTU 4145 and no certificate with one, accepted is DER or PEM";
const PARAMETERS: &str = "key: its parameters are none of DSTU 4145, accepted are a name or all parameters of a recommended curve";
const SIGNATURE: &str =
    "signature: it is no OCTET STRING, accepted is one with two numbers of equal length";
/// The labels of PEM.
pub(crate) const PRIVATE_LABEL: &str = "PRIVATE KEY";
pub(crate) const PUBLIC_LABEL: &str = "PUBLIC KEY";
/// The tag that a version of a certificate has.
const VERSION: u8 = 0xa0;
const DKE: &str = "key: its substitution blocks are not the default ones, which alone are accepted";

fn named_by(identifier: &ObjectIdentifier) -> Result<Named, Error> {
    let same = |named: &&Named| oid(named.object_identifier()) == *identifier;
    Named::ALL
        .iter()
        .find(same)
        .copied()
        .ok_or(Error::OtherCurve)
}

fn algorithm_of(named: Named) -> ObjectIdentifier {
    if named.shape().1 {
        ALGORITHMS[2].0
    } else {
        ALGORITHMS[0].0
    }
}

/// `SEQUENCE` of elements that are encoded already.
fn sequence(parts: &[Vec<u8>]) -> der::Result<Vec<u8>> {
    let content = parts.concat();
    AnyRef::new(Tag::Sequence, &content)?.to_der()
}

/// The parameters of a curve in full, without those that are optional.
pub(crate) fn explicit(named: Named) -> der::Result<Vec<u8>> {
    with_curve!(named, |curve| Parameters::of(curve)).encode(named)
}

/// The parameters of any curve, with the highest octet of the order first.
struct Parameters {
    degree: usize,
    middle: Vec<usize>,
    a: bool,
    b: Vec<u8>,
    order: Vec<u8>,
    base_point: Vec<u8>,
}

impl Parameters {
    #[inline(never)]
    fn of<const N: usize>(curve: &Curve<N>) -> Self {
        let mut b = vec![0; curve.element_octets()];
        let bits = curve.element_bits(&curve.group.element(&curve.group.b));
        crate::scalar::to_le_octets(&bits, &mut b);
        let words = curve.order().iter().rev();
        Self {
            degree: curve.degree(),
            middle: curve.field().middle().to_vec(),
            a: curve.a(),
            b,
            order: words.flat_map(|w| w.to_be_bytes()).collect(),
            base_point: curve.compress(&curve.base_point()),
        }
    }

    fn encode(&self, named: Named) -> der::Result<Vec<u8>> {
        let integer = |x: u64| UintRef::new(&x.to_be_bytes())?.to_der();
        let m = integer(self.degree as u64)?;
        let middle = self.middle.iter().rev().map(|k| integer(*k as u64));
        let middle = middle.collect::<der::Result<Vec<Vec<u8>>>>()?;
        let field = match (named.shape().1, middle.len()) {
            (true, _) => sequence(&[m])?,
            (false, 1) => sequence(&[m, middle.concat()])?,
            (false, _) => sequence(&[m, sequence(&middle)?])?,
        };
        sequence(&[
            field,
            integer(u64::from(self.a))?,
            OctetStringRef::new(&self.b)?.to_der()?,
            UintRef::new(&self.order)?.to_der()?,
            OctetStringRef::new(&self.base_point)?.to_der()?,
        ])
    }
}

/// The curve that the parameters of an algorithm name or are.
fn curve_of(algorithm: &AlgorithmIdentifierRef<'_>) -> Result<(Named, OctetOrder), Error> {
    let bad = Error::Encoding { reason: PARAMETERS };
    let known = ALGORITHMS
        .iter()
        .find(|(identifier, ..)| *identifier == algorithm.oid);
    let (_, order, normal) = *known.ok_or(bad)?;
    let parameters = algorithm.parameters.ok_or(bad)?;
    let curve = match parameters.tag() {
        Tag::Sequence => {
            let mut reader = SliceReader::new(parameters.value()).map_err(|_| bad)?;
            let curve = AnyRef::decode(&mut reader).map_err(|_| bad)?;
            if !reader.is_finished() {
                let dke = <&OctetStringRef>::decode(&mut reader).map_err(|_| bad)?;
                if dke.as_bytes() != DEFAULT_DKE {
                    return Err(Error::Encoding { reason: DKE });
                }
            }
            if !reader.is_finished() {
                return Err(bad);
            }
            curve
        }
        _ => parameters,
    };
    let named = if curve.tag() == Tag::ObjectIdentifier {
        named_by(&curve.decode_as().map_err(|_| bad)?)?
    } else {
        let der = curve.to_der().map_err(|_| bad)?;
        let same = |named: &&Named| explicit(**named).is_ok_and(|parameters| parameters == der);
        let candidates = Named::ALL.iter().filter(|named| named.shape().1 == normal);
        candidates
            .into_iter()
            .find(same)
            .copied()
            .ok_or(Error::OtherCurve)?
    };
    if named.shape().1 != normal {
        return Err(Error::OtherCurve);
    }
    Ok((named, order))
}

fn ordered(octets: &[u8], order: OctetOrder) -> Vec<u8> {
    let mut octets = octets.to_vec();
    if order == OctetOrder::Big {
        octets.reverse();
    }
    octets
}

fn parameters(named: Named) -> der::Result<Vec<u8>> {
    sequence(&[oid(named.object_identifier()).to_der()?])
}

pub(crate) fn write_public_key(named: Named, compressed: &[u8]) -> Result<Vec<u8>, Error> {
    let write = || {
        let (parameters, point) = (
            parameters(named)?,
            OctetStringRef::new(compressed)?.to_der()?,
        );
        SubjectPublicKeyInfoRef {
            algorithm: AlgorithmIdentifierRef {
                oid: algorithm_of(named),
                parameters: Some(AnyRef::try_from(parameters.as_slice())?),
            },
            subject_public_key: BitStringRef::from_bytes(&point)?,
        }
        .to_der()
    };
    write().map_err(malformed(PUBLIC))
}

/// A SubjectPublicKeyInfo or a certificate, in DER or PEM, as DER.
pub(crate) fn public_key_file(octets: &[u8]) -> Result<Vec<u8>, Error> {
    let labels = [PUBLIC_LABEL, "CERTIFICATE", "X509 CERTIFICATE"];
    let mut der = pem::read(octets, &labels, PUBLIC)?;
    Ok(match key_of_certificate(&der) {
        Ok(key) => key.to_vec(),
        Err(_) => core::mem::take(&mut *der),
    })
}

/// The SubjectPublicKeyInfo of a certificate, which is not checked: `SEQUENCE { SEQUENCE { [0]
/// version OPTIONAL, serial number, algorithm, issuer, validity, subject, key, … }, … }`.
fn key_of_certificate(der: &[u8]) -> der::Result<&[u8]> {
    let certificate = AnyRef::from_der(der)?;
    certificate.tag().assert_eq(Tag::Sequence)?;
    let signed = AnyRef::decode(&mut SliceReader::new(certificate.value())?)?;
    signed.tag().assert_eq(Tag::Sequence)?;
    let mut reader = SliceReader::new(signed.value())?;
    if reader.peek_byte() == Some(VERSION) {
        AnyRef::decode(&mut reader)?;
    }
    AnyRef::decode(&mut reader)?.tag().assert_eq(Tag::Integer)?;
    for _ in ["algorithm", "issuer", "validity", "subject"] {
        AnyRef::decode(&mut reader)?
            .tag()
            .assert_eq(Tag::Sequence)?;
    }
    reader.tlv_bytes()
}

/// A private key in DER or PEM, as DER.
pub(crate) fn private_key_file(octets: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
    pem::read(octets, &[PRIVATE_LABEL], PRIVATE)
}

/// The curve and the compressed point, the lowest octet first.
pub(crate) fn read_public_key(der: &[u8]) -> Result<(Named, Vec<u8>), Error> {
    let bad = malformed(PUBLIC);
    let info =
        SubjectPublicKeyInfoRef::from_der(der).map_err(|_| Error::Encoding { reason: PUBLIC })?;
    let (named, order) = curve_of(&info.algorithm)?;
    let point = info
        .subject_public_key
        .as_bytes()
        .ok_or(Error::Encoding { reason: PUBLIC })?;
    let point = <&OctetStringRef>::from_der(point).map_err(bad)?;
    Ok((named, ordered(point.as_bytes(), order)))
}

pub(crate) fn write_private_key(named: Named, octets: &[u8]) -> Result<Zeroizing<Vec<u8>>, Error> {
    let write = || {
        let parameters = parameters(named)?;
        let algorithm = AlgorithmIdentifierRef {
            oid: algorithm_of(named),
            parameters: Some(AnyRef::try_from(parameters.as_slice())?),
        };
        PrivateKeyInfoRef::new(algorithm, OctetStringRef::new(octets)?).to_der()
    };
    Ok(Zeroizing::new(write().map_err(malformed(PRIVATE))?))
}

pub(crate) fn write_sec1_private_key(
    named: Named,
    octets: &[u8],
) -> Result<Zeroizing<Vec<u8>>, Error> {
    let write = || {
        let mut big = Zeroizing::new(octets.to_vec());
        big.reverse();
        let key = Zeroizing::new(sequence(&[
            UintRef::new(&[1])?.to_der()?,
            OctetStringRef::new(&big)?.to_der()?,
        ])?);
        let identifier = oid(named.object_identifier()).to_der()?;
        let algorithm = AlgorithmIdentifierRef {
            oid: if named.shape().1 {
                ALGORITHMS[3].0
            } else {
                ALGORITHMS[1].0
            },
            parameters: Some(AnyRef::try_from(identifier.as_slice())?),
        };
        PrivateKeyInfoRef::new(algorithm, OctetStringRef::new(&key)?).to_der()
    };
    Ok(Zeroizing::new(write().map_err(malformed(PRIVATE))?))
}

/// The curve and the number, the lowest octet first.
pub(crate) fn read_private_key(der: &[u8]) -> Result<(Named, Zeroizing<Vec<u8>>), Error> {
    let bad = Error::Encoding { reason: PRIVATE };
    let info = PrivateKeyInfoRef::from_der(der).map_err(|_| bad)?;
    let (named, _) = curve_of(&info.algorithm)?;
    let content = info.private_key.as_bytes();
    // An ECPrivateKey is longer than any number, and the octets of a number may look like one.
    if content.len() <= with_curve!(named, |curve| curve.element_octets()) {
        return Ok((named, Zeroizing::new(content.to_vec())));
    }
    let mut octets = Zeroizing::new(sec1_number(content).map_err(|_| bad)?.to_vec());
    octets.reverse();
    Ok((named, octets))
}

/// The number of an ECPrivateKey, `SEQUENCE { 1, OCTET STRING, [0] curve OPTIONAL, [1] public key
/// OPTIONAL }`, the highest octet first.
fn sec1_number(content: &[u8]) -> der::Result<&[u8]> {
    let outer = AnyRef::from_der(content)?;
    outer.tag().assert_eq(Tag::Sequence)?;
    let mut reader = SliceReader::new(outer.value())?;
    if u8::decode(&mut reader)? != 1 {
        return Err(Tag::Integer.value_error().into());
    }
    let number = <&OctetStringRef>::decode(&mut reader)?;
    let mut parts = [0, 1]
        .map(|number| Tag::ContextSpecific {
            constructed: true,
            number: TagNumber(number),
        })
        .into_iter();
    while !reader.is_finished() {
        let tag = AnyRef::decode(&mut reader)?.tag();
        if !parts.any(|part| part == tag) {
            return Err(tag.value_error().into());
        }
    }
    Ok(number.as_bytes())
}

/// A signature as an OCTET STRING.
///
/// # Errors
/// [`Error::Encoding`], if it is too long for one.
///
/// *Timing:* variable; all arguments are public.
pub fn write_signature(octets: &[u8]) -> Result<Vec<u8>, Error> {
    let write = || OctetStringRef::new(octets)?.to_der();
    write().map_err(malformed(SIGNATURE))
}

/// The octets of a signature in an OCTET STRING.
///
/// # Errors
/// [`Error::Encoding`] if `der` is not an OCTET STRING.
///
/// *Timing:* variable; all arguments are public.
pub fn read_signature(der: &[u8]) -> Result<Vec<u8>, Error> {
    let string = <&OctetStringRef>::from_der(der).map_err(malformed(SIGNATURE))?;
    Ok(string.as_bytes().to_vec())
}
