// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in octets that are no DER: of SSH, OpenPGP, DNSSEC, and stores of Java.

use super::ber;
use super::key::{Item, Key};
use memchr::memmem;

/// What is taken from the front of some octets.
struct Front<'a>(&'a [u8]);

impl<'a> Front<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(front)
    }

    /// A big-endian number of some octets.
    fn number(&mut self, octets: usize) -> Option<usize> {
        let fold = |x, &octet: &u8| x << 8 | usize::from(octet);
        Some(self.take(octets)?.iter().fold(0, fold))
    }

    /// Octets after their count in `octets` octets.
    fn string(&mut self, octets: usize) -> Option<&'a [u8]> {
        let count = self.number(octets)?;
        self.take(count)
    }
}

/// A public key of SSH, or its certificate, with the name of its type if that was given beside it.
pub(super) fn ssh(octets: &[u8], given: Option<&str>) -> Item {
    let mut front = Front(octets);
    let Some(kind) = front.string(4).and_then(|kind| str::from_utf8(kind).ok()) else {
        return Item::unread("a broken key of SSH: it has no type");
    };
    if given.is_some_and(|given| given != kind) {
        return Item::unread("a broken key of SSH: it has two types");
    }
    let certificate = kind == "ssh-rsa-cert-v01@openssh.com";
    if kind != "ssh-rsa" && !certificate {
        return Item::other(format!("a key of SSH of the type {kind}"));
    }
    if certificate {
        // A nonce.
        front.string(4);
    }
    let (Some(e), Some(n)) = (front.string(4), front.string(4)) else {
        return Item::unread("a broken key of SSH: its modulus is missing");
    };
    let mut key = Key::rsa("an RSA public key of SSH", n, e);
    if n.first().is_some_and(|octet| octet >> 7 == 1) {
        key.remark("its modulus is negative in SSH, and was read without a sign");
    }
    Item::Rsa(key)
}

/// How private keys of OpenSSH begin.
pub(super) const OPENSSH: &[u8] = b"openssh-key-v1\0";

/// A private key of OpenSSH: its public keys are not encrypted.
pub(super) fn openssh(octets: &[u8]) -> Vec<Item> {
    let broken = || vec![Item::unread("a broken private key of OpenSSH")];
    let Some(rest) = octets.strip_prefix(OPENSSH) else {
        return broken();
    };
    let mut front = Front(rest);
    // Cipher, derivation of its key and its options.
    let head = (0..3).try_for_each(|_| front.string(4).map(drop));
    let (Some(()), Some(count @ 1..=64)) = (head, front.number(4)) else {
        return broken();
    };
    let keys = (0..count).map(|_| match front.string(4) {
        Some(key) => match ssh(key, None) {
            Item::Rsa(mut key) => {
                key.what = "an RSA private key of OpenSSH".into();
                Item::Rsa(key)
            }
            item => item,
        },
        None => Item::unread("a broken private key of OpenSSH"),
    });
    keys.collect()
}

/// The key of a record of DNSSEC [RFC 3110]: the length of e, e, and n.
pub(super) fn dnssec(octets: &[u8]) -> Item {
    let mut front = Front(octets);
    let count = match front.number(1) {
        Some(0) => front.number(2),
        count => count,
    };
    match count.and_then(|count| front.take(count)) {
        Some(e) if !front.0.is_empty() => Item::Rsa(Key::rsa("an RSA key of DNSSEC", front.0, e)),
        _ => Item::unread("a broken key of DNSSEC"),
    }
}

/// A packet of OpenPGP: its kind, what is in it, and its length.
fn packet(octets: &[u8]) -> Option<(u8, &[u8], usize)> {
    let mut front = Front(octets);
    let first = front.number(1)? as u8;
    let (kind, count) = match first {
        // The kind of a length is in the two lowest bits.
        0x80..0xc0 => {
            let octets = match first & 3 {
                3 => return Some((first >> 2 & 15, front.0, octets.len())),
                size => 1 << size,
            };
            (first >> 2 & 15, front.number(octets)?)
        }
        0xc0.. => {
            let count = match front.number(1)? {
                count @ 0..192 => count,
                high @ 192..224 => ((high - 192) << 8) + front.number(1)? + 192,
                255 => front.number(4)?,
                // Only data has lengths in parts.
                _ => return None,
            };
            (first & 63, count)
        }
        _ => return None,
    };
    let body = front.take(count)?;
    Some((kind, body, octets.len() - front.0.len()))
}

/// A key in a packet of OpenPGP.
fn pgp_key(body: &[u8]) -> Option<Item> {
    let mut front = Front(body);
    let version = front.number(1)?;
    front.take(4)?;
    match version {
        2 | 3 => drop(front.take(2)?),
        4 => {}
        5 | 6 => {
            let algorithm = front.0.first().copied();
            // The octets of the key's numbers.
            let after = front.take(1).and_then(|_| front.number(4));
            after?;
            front.0 = &body[body.len() - front.0.len() - 5..];
            let numbers = &front.0[5..];
            return pgp_numbers(algorithm?, numbers);
        }
        _ => return None,
    }
    let algorithm = front.number(1)? as u8;
    pgp_numbers(algorithm, front.0)
}

fn pgp_numbers(algorithm: u8, numbers: &[u8]) -> Option<Item> {
    let name = match algorithm {
        1..=3 => {
            let mut front = Front(numbers);
            let mut number = || {
                let bits = front.number(2)?;
                front.take(bits.div_ceil(8))
            };
            let (n, e) = (number()?, number()?);
            return Some(Item::Rsa(Key::rsa("an RSA key of OpenPGP", n, e)));
        }
        16 | 20 => "Elgamal",
        17 => "DSA",
        18 | 19 | 22 => "an elliptic curve",
        25 | 27 => "Curve25519",
        26 | 28 => "Curve448",
        _ => {
            return Some(Item::other(format!(
                "a key of OpenPGP of the algorithm {algorithm}"
            )));
        }
    };
    Some(Item::other(format!("a key of OpenPGP of {name}")))
}

/// Whether octets begin with a key of OpenPGP.
pub(super) fn is_pgp(octets: &[u8]) -> bool {
    matches!(octets.first(), Some(0x94..=0x9b | 0xc5 | 0xc6))
        && packet(octets).is_some_and(|(kind, body, _)| {
            matches!(kind, 5 | 6) && matches!(body, [2..=6, ..]) && pgp_key(body).is_some()
        })
}

/// The keys in packets of OpenPGP, and how many octets those have.
pub(super) fn pgp(octets: &[u8]) -> (Vec<Item>, usize) {
    let (mut items, mut at) = (Vec::new(), 0);
    while let Some((kind, body, length)) = packet(&octets[at..]) {
        match kind {
            // Keys and subkeys, secret and public.
            5 | 6 | 7 | 14 => {
                items.push(pgp_key(body).unwrap_or_else(|| Item::unread("a broken key of OpenPGP")))
            }
            // Signatures, markers, trust, names, attributes, padding.
            2 | 10 | 12 | 13 | 17 | 21 => {}
            0 => break,
            _ => items.push(Item::other(format!(
                "a packet of OpenPGP of the kind {kind}"
            ))),
        }
        at += length;
    }
    if items.is_empty() {
        items.push(Item::unread("OpenPGP without a key"));
    }
    (items, at)
}

/// How stores of keys of Java begin.
pub(super) const STORES: [&[u8]; 2] = [b"\xfe\xed\xfe\xed", b"\xce\xce\xce\xce"];

/// The certificates in a store of Java, which are not encrypted, and how many octets it has.
pub(super) fn store(octets: &[u8]) -> (Vec<Item>, usize) {
    let (mut items, mut front) = (Vec::new(), Front(&octets[4..]));
    let whole = entries(&mut front, &mut items);
    if whole.is_none() {
        items.push(Item::unread("a broken or unknown entry of a store of Java"));
        return (items, octets.len());
    }
    if items.is_empty() {
        items.push(Item::other("a store of Java without a certificate"));
    }
    // A digest.
    front.take(20);
    (items, octets.len() - front.0.len())
}

fn entries(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    let version = front.number(4)?;
    let mut certificate = |front: &mut Front<'_>| {
        if version == 2 {
            front.string(2)?;
        }
        items.extend(ber::keys(front.string(4)?));
        Some(())
    };
    for _ in 0..front.number(4)? {
        let kind = front.number(4)?;
        // A name and a time.
        front.string(2)?;
        front.take(8)?;
        match kind {
            1 => {
                front.string(4)?;
                for _ in 0..front.number(4)? {
                    certificate(front)?;
                }
            }
            2 => certificate(front)?,
            3 if version == 2 => {
                // An object of Java, whose length nothing says. Certificates after it are found by their kind.
                items.push(Item::other("a secret key in a store of Java"));
                let end = memmem::find(front.0, b"-----BEGIN ").unwrap_or(front.0.len());
                let mut rest = Front(front.take(end)?);
                while let Some(at) = memmem::find(rest.0, b"\0\x05X.509") {
                    rest.take(at);
                    rest.string(2)?;
                    items.extend(ber::keys(rest.string(4)?));
                }
                return Some(());
            }
            _ => return None,
        }
    }
    Some(())
}
