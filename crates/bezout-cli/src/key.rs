// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers out of keys and certificates, PEM or DER: PKCS #1, PKCS #8, SEC 1 and X.509.

use der::asn1::{AnyRef, BitStringRef, ObjectIdentifier, OctetStringRef, UintRef};
use der::{Decode, Reader, SliceReader, Tag, TagNumber, Tagged, pem};
use num_bigint::{BigInt, BigUint};
use pkcs1::{RsaPrivateKeyRef, RsaPublicKeyRef};
use pkcs8::PrivateKeyInfoRef;
use sec1::EcPrivateKey;
use spki::SubjectPublicKeyInfoRef;

/// What a file has.
pub struct Key {
    what: &'static str,
    numbers: Vec<(&'static str, BigInt)>,
}

/// Whether it looks like PEM or DER, and which of the two.
pub fn format(bytes: &[u8]) -> Option<&'static str> {
    let is_pem = bytes.windows(BEGIN.len()).any(|part| part == BEGIN);
    // A sequence. It begins with a long length, or the tag of what is in it; of these 0x30 is the digit 0 too, as in 0x0f.
    let is_text = |c: &u8| c.is_ascii_graphic() || c.is_ascii_whitespace();
    let is_der = || match bytes {
        [0x30, 0x80..=0xff, ..] | [0x30, _, 0x02 | 0x06, ..] => true,
        [0x30, _, 0x30, ..] => !bytes.iter().all(is_text),
        _ => false,
    };
    match is_pem {
        true => Some("PEM"),
        false => is_der().then_some("DER"),
    }
}

impl Key {
    /// The key of a file, or what is there instead and what is accepted.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        match format(bytes) {
            Some("PEM") => from_pem(bytes),
            _ => from_der(bytes),
        }
    }

    /// The number of this name.
    pub fn number(mut self, name: &str) -> Result<BigInt, String> {
        match self.numbers.iter().position(|(own, _)| *own == name) {
            Some(i) => Ok(self.numbers.swap_remove(i).1),
            None => Err(format!(
                "there is no '{name}' in {}; accepted are {}",
                self.what,
                self.names()
            )),
        }
    }

    /// What there is, and how its numbers are written.
    pub fn describe(&self, path: &str) -> String {
        let name = self.numbers[0].0;
        format!(
            "{}; write @{path}#{name} for one of its numbers, which are {}",
            self.what,
            self.names()
        )
    }

    fn names(&self) -> String {
        let names: Vec<_> = self.numbers.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    fn new<const N: usize>(what: &'static str, numbers: [(&'static str, UintRef<'_>); N]) -> Self {
        let number = |(name, x): (_, UintRef<'_>)| (name, unsigned(x.as_bytes()));
        Self {
            what,
            numbers: numbers.map(number).into(),
        }
    }
}

const BEGIN: &[u8] = b"-----BEGIN ";
const ACCEPTED: &str = "accepted are RSA and elliptic-curve keys (PKCS #1, PKCS #8, SEC 1) and X.509 certificates and requests";
const RSA: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.1");
const RSA_PSS: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.113549.1.1.10");
const EC: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.2.1");

/// The first block that is no parameters.
fn from_pem(bytes: &[u8]) -> Result<Key, String> {
    let starts = (0..bytes.len()).filter(|&i| bytes[i..].starts_with(BEGIN));
    let mut refused = None;
    for start in starts {
        let block = &bytes[start..];
        let label = block[BEGIN.len()..].split(|&c| c == b'-').next();
        let label = String::from_utf8_lossy(label.unwrap_or_default());
        match &*label {
            // Of elliptic curves, of DH and X9.42 DH, of DSA.
            label if label.ends_with("PARAMETERS") || label == "X509 CRL" => {
                refused.get_or_insert(format!("it has {label}, not a key; {ACCEPTED}"));
                continue;
            }
            "ENCRYPTED PRIVATE KEY" => {
                return Err(format!(
                    "the key is encrypted; {ACCEPTED}; 'openssl pkey -in FILE' decrypts it"
                ));
            }
            "OPENSSH PRIVATE KEY" => {
                return Err(format!(
                    "it is a key of OpenSSH; {ACCEPTED}; 'ssh-keygen -p -m PEM -f FILE' converts it"
                ));
            }
            _ => {}
        }
        if block
            .windows(10)
            .take(200)
            .any(|part| part == b"ENCRYPTED\n" || part == b"Proc-Type:")
        {
            return Err(format!(
                "the key is encrypted; {ACCEPTED}; 'openssl pkey -in FILE' decrypts it"
            ));
        }
        let (_, der) = decode(block).map_err(|error| format!("its PEM is damaged: {error}"))?;
        return from_der(&der);
    }
    Err(refused.unwrap_or_else(|| format!("it has no key; {ACCEPTED}")))
}

fn decode(block: &[u8]) -> Result<(String, Vec<u8>), pem::Error> {
    let mut decoder = pem::Decoder::new_detect_wrap(block)?;
    let mut der = Vec::new();
    decoder.decode_to_end(&mut der)?;
    Ok((decoder.type_label().into(), der))
}

/// The forms differ from their first items on, so that only one of them fits.
fn from_der(bytes: &[u8]) -> Result<Key, String> {
    if let Ok(key) = PrivateKeyInfoRef::from_der(bytes) {
        let oid = key.algorithm.oid;
        return if oid == EC {
            curve_key(key.private_key.as_bytes())
        } else {
            require_rsa(oid)?;
            private_key(key.private_key.as_bytes())
        };
    }
    if let Ok(key) = SubjectPublicKeyInfoRef::from_der(bytes) {
        return public_info("a public key", &key);
    }
    let forms = [private_key, public_key, curve_key, certificate, request];
    let found = forms.into_iter().find_map(|form| form(bytes).ok());
    found.ok_or_else(|| {
        if encrypted(bytes).is_ok() {
            return format!(
                "the key is encrypted; {ACCEPTED}; 'openssl pkey -in FILE' decrypts it"
            );
        }
        format!("it is no key that is known here, or it is damaged; {ACCEPTED}")
    })
}

fn require_rsa(oid: ObjectIdentifier) -> Result<(), String> {
    match oid == RSA || oid == RSA_PSS {
        true => Ok(()),
        false => Err(format!("its algorithm is {oid}; {ACCEPTED}")),
    }
}

fn private_key(bytes: &[u8]) -> Result<Key, String> {
    let key = RsaPrivateKeyRef::from_der(bytes).map_err(damaged)?;
    let numbers = [
        ("n", key.modulus),
        ("e", key.public_exponent),
        ("d", key.private_exponent),
        ("p", key.prime1),
        ("q", key.prime2),
        ("dp", key.exponent1),
        ("dq", key.exponent2),
        ("qinv", key.coefficient),
    ];
    Ok(Key::new("an RSA private key", numbers))
}

fn public_key(bytes: &[u8]) -> Result<Key, String> {
    let key = RsaPublicKeyRef::from_der(bytes).map_err(damaged)?;
    let numbers = [("n", key.modulus), ("e", key.public_exponent)];
    Ok(Key::new("an RSA public key", numbers))
}

fn curve_key(bytes: &[u8]) -> Result<Key, String> {
    let key = EcPrivateKey::from_der(bytes).map_err(damaged)?;
    let mut numbers = vec![("d", unsigned(key.private_key))];
    numbers.extend(key.public_key.map_or(Vec::new(), point));
    let what = "an elliptic-curve private key";
    Ok(Key { what, numbers })
}

fn public_info(what: &'static str, key: &SubjectPublicKeyInfoRef<'_>) -> Result<Key, String> {
    let bytes = key.subject_public_key.as_bytes().unwrap_or_default();
    let numbers = if key.algorithm.oid == EC {
        let point = point(bytes);
        match point.is_empty() {
            true => return Err("it has the point at infinity, which has no numbers".into()),
            false => point,
        }
    } else {
        require_rsa(key.algorithm.oid)?;
        public_key(bytes)?.numbers
    };
    Ok(Key { what, numbers })
}

/// The coordinates of a point; the first one alone if it is compressed.
fn point(bytes: &[u8]) -> Vec<(&'static str, BigInt)> {
    match bytes {
        [4, xy @ ..] if xy.len() % 2 == 0 && !xy.is_empty() => {
            let (x, y) = xy.split_at(xy.len() / 2);
            vec![("x", unsigned(x)), ("y", unsigned(y))]
        }
        [2 | 3, x @ ..] if !x.is_empty() => vec![("x", unsigned(x))],
        _ => Vec::new(),
    }
}

/// The public key of a certificate: after a version, where there is one, and five items.
fn certificate(bytes: &[u8]) -> Result<Key, String> {
    let skip = |body: &mut SliceReader<'_>| {
        let version = Tag::ContextSpecific {
            constructed: true,
            number: TagNumber(0),
        };
        items(body, 5 + usize::from(Tag::peek(body)? == version))
    };
    within("a certificate", bytes, skip)
}

/// The public key of a request for a certificate: after a version and a name.
fn request(bytes: &[u8]) -> Result<Key, String> {
    within("a request for a certificate", bytes, |body| items(body, 2))
}

/// What is signed comes first; in it the public key, after what `skip` leaves out.
fn within(
    what: &'static str,
    bytes: &[u8],
    skip: impl Fn(&mut SliceReader<'_>) -> der::Result<()>,
) -> Result<Key, String> {
    let signed = SliceReader::new(bytes).and_then(|mut all| {
        all.sequence(|signed| {
            let body = signed.tlv_bytes()?;
            let algorithm = AnyRef::decode(signed)?;
            let signature = BitStringRef::decode(signed)?;
            let _ = (algorithm, signature);
            Ok(body)
        })
    });
    let key = signed.and_then(|body| {
        let value = AnyRef::from_der(body)?;
        value.tag().assert_eq(Tag::Sequence)?;
        let mut body = SliceReader::new(value.value())?;
        skip(&mut body)?;
        SubjectPublicKeyInfoRef::decode(&mut body)
    });
    public_info(what, &key.map_err(damaged)?)
}

fn items(reader: &mut SliceReader<'_>, count: usize) -> der::Result<()> {
    (0..count).try_for_each(|_| reader.tlv_bytes().map(drop))
}

/// PKCS #8's encrypted form: an algorithm and a string.
fn encrypted(bytes: &[u8]) -> der::Result<()> {
    SliceReader::new(bytes)?.sequence(|info| {
        AnyRef::decode(info)?.tag().assert_eq(Tag::Sequence)?;
        <&OctetStringRef>::decode(info).map(drop)
    })
}

fn unsigned(bytes: &[u8]) -> BigInt {
    BigUint::from_bytes_be(bytes).into()
}

fn damaged(error: der::Error) -> String {
    format!("it is damaged: {error}; {ACCEPTED}")
}
