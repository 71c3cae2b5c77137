// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in octets that are no DER: of SSH, OpenPGP and DNSSEC.

use super::key::{Item, Key};

/// What is taken from the front of some octets.
pub(super) struct Front<'a>(pub &'a [u8]);

impl<'a> Front<'a> {
    pub fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(front)
    }

    /// A big-endian number of some octets.
    pub fn number(&mut self, octets: usize) -> Option<usize> {
        let fold = |x, &octet: &u8| x << 8 | usize::from(octet);
        Some(self.take(octets)?.iter().fold(0, fold))
    }

    /// Octets after their count in `octets` octets.
    pub fn string(&mut self, octets: usize) -> Option<&'a [u8]> {
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

/// The key in a signature of OpenSSH.
pub(super) fn ssh_signature(octets: &[u8]) -> Item {
    let mut front = Front(octets.strip_prefix(b"SSHSIG").unwrap_or_default());
    // A version.
    front.take(4);
    match front.string(4) {
        Some(key) => ssh(key, None),
        None => Item::unread("a broken signature of OpenSSH"),
    }
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
                // Only data has lengths in parts; the first one is enough of it.
                part if matches!(first & 63, 8 | 9 | 11 | 18 | 20) => {
                    let body = front.take(1 << (part & 31))?;
                    parts(&mut front)?;
                    return Some((first & 63, body, octets.len() - front.0.len()));
                }
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
    if let Some(other) = named(algorithm) {
        return Some(other);
    }
    let mut front = Front(numbers);
    let mut number = || {
        let bits = front.number(2)?;
        front.take(bits.div_ceil(8))
    };
    let (n, e) = (number()?, number()?);
    Some(Item::Rsa(Key::rsa("an RSA key of OpenPGP", n, e)))
}

/// What a key of OpenPGP is, if it is not one of RSA.
pub(super) fn named(algorithm: u8) -> Option<Item> {
    let name = match algorithm {
        1..=3 => return None,
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

/// The parts of a packet after its first one, up to one that says that it is the last.
fn parts(front: &mut Front<'_>) -> Option<()> {
    loop {
        let count = match front.number(1)? {
            part @ 224..255 => {
                front.take(1 << (part & 31))?;
                continue;
            }
            high @ 192..224 => ((high - 192) << 8) + front.number(1)? + 192,
            255 => front.number(4)?,
            count => count,
        };
        return front.take(count).map(drop);
    }
}

/// Whether octets may begin with a packet of OpenPGP.
pub(super) fn may_be_pgp(octets: &[u8]) -> bool {
    matches!(octets.first(), Some(0x84..=0xa3 | 0xc1..=0xc8 | 0xd2))
}

/// Whether octets begin with a key, a signature or a message of OpenPGP.
pub(super) fn is_pgp(octets: &[u8]) -> bool {
    may_be_pgp(octets)
        && packet(octets).is_some_and(|(kind, body, _)| match (kind, body) {
            (5 | 6, [2..=6, ..]) => pgp_key(body).is_some(),
            // Versions, which no text has after these octets.
            (2, [3..=6, ..]) => body.len() >= 16,
            (1, [3 | 6, ..]) | (3, [4..=6, ..]) | (4, [3 | 6, ..]) => body.len() >= 4,
            (8, [0..=3, ..]) | (18, [1 | 2, ..]) => true,
            _ => false,
        })
}

/// What is in packets of OpenPGP: keys, or a signature or message alone; and how many octets those
/// have.
pub(super) fn pgp(octets: &[u8]) -> (Vec<Item>, usize) {
    let (mut items, mut at, mut signed, mut message) = (Vec::new(), 0, false, false);
    while let Some((kind, body, length)) = packet(&octets[at..]) {
        match kind {
            // Keys and subkeys, secret and public.
            5 | 6 | 7 | 14 => {
                items.push(pgp_key(body).unwrap_or_else(|| Item::unread("a broken key of OpenPGP")))
            }
            2 => signed = true,
            // Keys of a message, and its data.
            1 | 3 | 4 | 8 | 9 | 11 | 18 | 19 | 20 => message = true,
            // Markers, trust, names, attributes, padding.
            10 | 12 | 13 | 17 | 21 => {}
            0 => break,
            _ => items.push(Item::other(format!(
                "a packet of OpenPGP of the kind {kind}"
            ))),
        }
        at += length;
    }
    if message {
        items.push(Item::other("a message of OpenPGP"));
    } else if items.is_empty() {
        items.push(match signed {
            true => Item::other("a signature of OpenPGP"),
            false => Item::unread("OpenPGP without a key"),
        });
    }
    (items, at)
}
