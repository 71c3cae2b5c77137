// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in DER and BER: of certificates, requests, public and private keys, and in what holds these
//! (PKCS #7, PKCS #12).
//!
//! An audit reads what exists. Devices leave out the zero octet before a modulus and write lengths
//! of other rules, which a strict parser refuses, so that their keys would be missed. This one
//! reads them and remarks on it.

use super::key::{Item, Key, from_octets};
use der::asn1::ObjectIdentifier;

const INTEGER: u8 = 0x02;
const BITS: u8 = 0x03;
const OCTETS: u8 = 0x04;
const OID: u8 = 0x06;
const SEQUENCE: u8 = 0x30;

/// An object: its tag, what is in it, and all of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object<'a> {
    pub tag: u8,
    pub body: &'a [u8],
    pub whole: &'a [u8],
    /// Whether its length is written otherwise than DER demands.
    lax: bool,
}

/// Why there is no object: it needs at least a number of octets, or none would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    Short(u64),
    Wrong(&'static str),
}

impl Broken {
    pub fn reason(self, octets: usize) -> String {
        match self {
            Self::Short(needed) => {
                format!("broken DER: it has {octets} octets of at least {needed}")
            }
            Self::Wrong(why) => format!("broken DER: {why}"),
        }
    }
}

/// Objects in objects beyond this depth are not looked at.
const DEPTH: usize = 24;

/// The first object.
pub(super) fn object(octets: &[u8]) -> Result<Object<'_>, Broken> {
    nested(octets, DEPTH)
}

fn nested(octets: &[u8], depth: usize) -> Result<Object<'_>, Broken> {
    let &[tag, first, ref rest @ ..] = octets else {
        return Err(Broken::Short(2));
    };
    if tag & 0x1f == 0x1f {
        return Err(Broken::Wrong("a tag of more than one octet"));
    }
    if first == 0x80 {
        return indefinite(octets, tag, depth);
    }
    let (count, length) = match first {
        0..=0x7f => (0, u64::from(first)),
        0x81..=0x88 => {
            let count = usize::from(first & 0x7f);
            let octets = rest.get(..count).ok_or(Broken::Short(2 + count as u64))?;
            let fold = |length, &octet: &u8| length << 8 | u64::from(octet);
            (count, octets.iter().fold(0, fold))
        }
        _ => return Err(Broken::Wrong("a length of more than eight octets")),
    };
    let head = 2 + count;
    let end = length.saturating_add(head as u64);
    let lax = match count {
        0 => false,
        1 => length < 0x80,
        _ => length >> (8 * (count - 1)) == 0,
    };
    match octets.get(head..usize::try_from(end).unwrap_or(usize::MAX)) {
        Some(body) => Ok(Object {
            tag,
            body,
            whole: &octets[..head + body.len()],
            lax,
        }),
        None => Err(Broken::Short(end)),
    }
}

/// An object that ends with an empty one.
fn indefinite(octets: &[u8], tag: u8, depth: usize) -> Result<Object<'_>, Broken> {
    if tag & 0x20 == 0 || depth == 0 {
        return Err(Broken::Wrong("a length that is not given"));
    }
    let mut at = 2;
    loop {
        match octets[at..] {
            [0, 0, ..] => break,
            [] | [0] => return Err(Broken::Short(octets.len() as u64 + 2)),
            _ => {
                at += nested(&octets[at..], depth - 1)
                    .map_err(|error| match error {
                        Broken::Short(needed) => Broken::Short(needed + at as u64),
                        wrong => wrong,
                    })?
                    .whole
                    .len()
            }
        }
    }
    Ok(Object {
        tag,
        body: &octets[2..at],
        whole: &octets[..at + 2],
        lax: true,
    })
}

/// The objects in another one, up to the first that is broken.
fn parts<'a>(body: &'a [u8]) -> impl Iterator<Item = Object<'a>> {
    let mut rest = body;
    core::iter::from_fn(move || {
        let object = object(rest).ok()?;
        rest = &rest[object.whole.len()..];
        Some(object)
    })
}

/// The first objects in another one, and their tags.
fn some(body: &[u8]) -> (Vec<Object<'_>>, Vec<u8>) {
    // No key has more that is needed.
    let parts: Vec<_> = parts(body).take(16).collect();
    let tags = parts.iter().map(|part| part.tag).collect();
    (parts, tags)
}

/// All keys in objects that follow each other, or why there are none.
pub(super) fn keys(octets: &[u8]) -> Vec<Item> {
    let (mut found, mut rest) = (Vec::new(), octets);
    while !rest.is_empty() {
        match object(rest) {
            Ok(object) => {
                rest = &rest[object.whole.len()..];
                let before = found.len();
                look(object, 0, &mut found);
                if found.len() == before {
                    found.push(Item::unread(match object.tag {
                        SEQUENCE => "no key: its DER is no certificate, request or key",
                        _ => "no key: its DER is no sequence",
                    }));
                }
            }
            Err(error) => {
                // OpenSSL's trust and other remains are behind a whole object.
                let padding = rest.iter().all(|octet| *octet == 0 || *octet == b'\n');
                if !padding {
                    found.push(Item::unread(error.reason(rest.len())));
                }
                break;
            }
        }
    }
    if found.is_empty() {
        found.push(Item::unread("broken DER: it is empty"));
    }
    found
}

/// The keys in an object, in what is in it, and so on.
fn look(object: Object<'_>, depth: usize, found: &mut Vec<Item>) {
    if depth > DEPTH {
        return found.push(Item::unread("broken DER: objects in objects, too deep"));
    }
    if object.tag == SEQUENCE
        && let Some(mut item) = known(object, depth)
    {
        if let (true, Item::Rsa(key)) = (object.lax, &mut item) {
            key.remark(LAX);
        }
        return found.push(item);
    }
    match object.tag {
        // A string in parts.
        0x24 => {
            let joined: Vec<u8> = parts(object.body)
                .flat_map(|part| part.body.to_vec())
                .collect();
            inside(&joined, depth, found);
        }
        OCTETS => inside(object.body, depth, found),
        tag if tag & 0x20 != 0 => {
            let mut read = 0;
            for part in parts(object.body) {
                read += part.whole.len();
                look(part, depth + 1, found);
            }
            if read < object.body.len() {
                let reason = self::object(&object.body[read..]).err();
                let reason = reason.unwrap_or(Broken::Wrong("no object"));
                found.push(Item::unread(reason.reason(object.body.len() - read)));
            }
        }
        _ => {}
    }
}

/// Objects in a string.
fn inside(octets: &[u8], depth: usize, found: &mut Vec<Item>) {
    if let Ok(object) = object(octets)
        && object.tag == SEQUENCE
        && object.whole.len() == octets.len()
    {
        look(object, depth + 1, found);
    }
}

const LAX: &str = "its lengths are not those of DER";
const UNSIGNED: &str = "its modulus is negative in DER, and was read without a sign";

/// What a sequence is by its parts, if that is known.
fn known(object: Object<'_>, depth: usize) -> Option<Item> {
    let (parts, tags) = some(object.body);
    let algorithm = |i: usize| oid(parts[i].body);
    match tags[..] {
        [INTEGER, INTEGER] if depth == 0 => Some(Item::Rsa(public(object)?)),
        [SEQUENCE, BITS] => spki(&parts),
        [SEQUENCE, SEQUENCE, BITS, ..] => signed(parts[0]),
        [INTEGER, SEQUENCE, OCTETS, ..] => match algorithm(1)? {
            oid if RSA.contains(&oid) => {
                let key = self::object(parts[2].body).ok().and_then(private);
                Some(key.map_or_else(|| Item::unread("a broken private key of RSA"), Item::Rsa))
            }
            EC => {
                let key = self::object(parts[2].body).ok().and_then(curve);
                Some(Item::Other(key.unwrap_or_else(|| {
                    Key::new("a broken elliptic-curve private key")
                })))
            }
            oid => Some(Item::other(format!("a private key of {}", name(oid)))),
        },
        [
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            INTEGER,
            ..,
        ] => Some(Item::Rsa(private(object)?)),
        [INTEGER, INTEGER, INTEGER, INTEGER, INTEGER, INTEGER] if depth == 0 => {
            Some(Item::other("a private key of DSA"))
        }
        [INTEGER, OCTETS, ..] if depth == 0 => curve(object).map(Item::Other),
        [SEQUENCE, OCTETS] if algorithm(0).is_some_and(encrypts) => Some(Item::unread(ENCRYPTED)),
        [OID, 0xa0, ..] => match oid(object.body)? {
            ENCRYPTED_DATA | ENVELOPED_DATA => Some(Item::unread(CONTENT)),
            _ => None,
        },
        _ => None,
    }
}

pub(super) const ENCRYPTED: &str = "the key is encrypted; accepted are keys without a password; 'openssl pkey -in FILE' decrypts it";
const CONTENT: &str =
    "a part of it is encrypted, and may have certificates; accepted is what needs no password";

const fn fixed(text: &str) -> ObjectIdentifier {
    ObjectIdentifier::new_unwrap(text)
}

/// Keys of RSA: those for every use, for RSASSA-PSS and RSAES-OAEP alone, and the name that X.509
/// has for them.
const RSA: [ObjectIdentifier; 4] = [
    fixed("1.2.840.113549.1.1.1"),
    fixed("1.2.840.113549.1.1.10"),
    fixed("1.2.840.113549.1.1.7"),
    fixed("2.5.8.1.1"),
];
const EC: ObjectIdentifier = fixed("1.2.840.10045.2.1");
const ENCRYPTED_DATA: ObjectIdentifier = fixed("1.2.840.113549.1.7.6");
const ENVELOPED_DATA: ObjectIdentifier = fixed("1.2.840.113549.1.7.3");

/// The identifier that is the first object.
fn oid(body: &[u8]) -> Option<ObjectIdentifier> {
    let object = object(body).ok()?;
    (object.tag == OID)
        .then(|| ObjectIdentifier::from_bytes(object.body).ok())
        .flatten()
}

/// Whether it is a way of PKCS #5 or PKCS #12 to encrypt with a password.
fn encrypts(oid: ObjectIdentifier) -> bool {
    let text = oid.to_string();
    text.starts_with("1.2.840.113549.1.5.") || text.starts_with("1.2.840.113549.1.12.1.")
}

/// The name of an algorithm of keys.
fn name(oid: ObjectIdentifier) -> String {
    match &oid.to_string()[..] {
        "1.2.840.10045.2.1" => "an elliptic curve (1.2.840.10045.2.1)".into(),
        "1.2.840.10040.4.1" => "DSA".into(),
        "1.2.840.113549.1.3.1" | "1.2.840.10046.2.1" => "Diffie-Hellman".into(),
        "1.3.101.110" => "X25519".into(),
        "1.3.101.111" => "X448".into(),
        "1.3.101.112" => "Ed25519".into(),
        "1.3.101.113" => "Ed448".into(),
        text => text.into(),
    }
}

/// A public key with its algorithm.
fn spki(parts: &[Object<'_>]) -> Option<Item> {
    let oid = oid(parts[0].body)?;
    let [unused, bits @ ..] = parts[1].body else {
        return Some(Item::unread("a broken public key: it has no bits"));
    };
    if oid == EC {
        let mut key = Key::new("an elliptic-curve public key (1.2.840.10045.2.1)");
        key.numbers = point(bits);
        return Some(Item::Other(key));
    }
    if !RSA.contains(&oid) {
        return Some(Item::other(format!("a public key of {}", name(oid))));
    }
    if *unused != 0 {
        return Some(Item::unread("a broken public key: its bits are no octets"));
    }
    let key = object(bits).ok().and_then(public);
    let Some(mut key) = key else {
        return Some(Item::unread("a broken public key of RSA"));
    };
    if parts.iter().any(|part| part.lax) {
        key.remark(LAX);
    }
    Some(Item::Rsa(key))
}

/// Of what is signed in a certificate, a request or a list of revoked certificates. The key is the
/// fifth sequence after the serial number, or the second one after the version.
fn signed(body: Object<'_>) -> Option<Item> {
    let (parts, tags) = some(body.body);
    let number = tags.iter().position(|&tag| tag == INTEGER);
    let after = number.map_or(0, |place| place + 1);
    let sequences = tags[after..]
        .iter()
        .take_while(|&&tag| tag == SEQUENCE)
        .count();
    let (what, place) = match sequences {
        // The algorithm and the issuer, then a time.
        2 if matches!(tags.get(after + 2), Some(0x17 | 0x18)) => {
            return Some(Item::other("a list of revoked certificates"));
        }
        5.. => ("a certificate", after + 4),
        2 | 3 if number.is_some() => ("a request for a certificate", after + 1),
        _ => return None,
    };
    let (info, tags) = some(parts[place].body);
    if tags != [SEQUENCE, BITS] {
        return Some(Item::unread(format!("{what} without a public key")));
    }
    let mut item = spki(&info)?;
    if let Item::Rsa(key) | Item::Other(key) = &mut item {
        key.what = match key.what.strip_prefix("a public key of ") {
            Some(name) => format!("{what} with a key of {name}"),
            None => format!("{what} with {}", key.what),
        };
        if body.lax {
            key.remark(LAX);
        }
    }
    Some(item)
}

/// A number, and whether its sign was left out.
fn unsigned(object: Object<'_>) -> Option<(Vec<u64>, bool)> {
    let sign = object.body.first()? >> 7 == 1;
    (object.tag == INTEGER).then(|| (from_octets(object.body), sign))
}

fn numbered(object: Object<'_>, what: &str, skip: usize, names: &[&'static str]) -> Option<Key> {
    let mut key = Key::new(what);
    let mut parts = parts(object.body).skip(skip);
    for &name in names {
        let part = parts.next()?;
        let (number, sign) = unsigned(part)?;
        if sign {
            key.remark(UNSIGNED);
        }
        if part.lax || object.lax {
            key.remark(LAX);
        }
        key.numbers.push((name, number));
    }
    Some(key)
}

/// A public key of PKCS #1.
fn public(object: Object<'_>) -> Option<Key> {
    (object.tag == SEQUENCE)
        .then(|| numbered(object, "an RSA public key", 0, &["n", "e"]))
        .flatten()
}

/// A private key of PKCS #1; more than two primes have numbers after these.
fn private(object: Object<'_>) -> Option<Key> {
    const NAMES: [&str; 8] = ["n", "e", "d", "p", "q", "dp", "dq", "qinv"];
    (object.tag == SEQUENCE)
        .then(|| numbered(object, "an RSA private key", 1, &NAMES))
        .flatten()
}

/// A private key of SEC 1.
fn curve(object: Object<'_>) -> Option<Key> {
    let (parts, tags) = some(object.body);
    let [INTEGER, OCTETS, ..] = tags[..] else {
        return None;
    };
    let mut key = Key::new("an elliptic-curve private key");
    key.numbers.push(("d", from_octets(parts[1].body)));
    let public = parts.iter().find(|part| part.tag == 0xa1);
    if let Some(bits) = public.and_then(|part| self::object(part.body).ok()) {
        key.numbers
            .extend(point(bits.body.get(1..).unwrap_or_default()));
    }
    Some(key)
}

/// The coordinates of a point; the first one alone if it is compressed.
fn point(octets: &[u8]) -> Vec<(&'static str, Vec<u64>)> {
    match octets {
        [4, xy @ ..] if xy.len() % 2 == 0 && !xy.is_empty() => {
            let (x, y) = xy.split_at(xy.len() / 2);
            vec![("x", from_octets(x)), ("y", from_octets(y))]
        }
        [2 | 3, x @ ..] if !x.is_empty() => vec![("x", from_octets(x))],
        _ => Vec::new(),
    }
}
