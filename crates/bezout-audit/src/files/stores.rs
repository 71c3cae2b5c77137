// SPDX-License-Identifier: MIT OR Apache-2.0
//! Stores of keys that are no DER and do not tell their length: of Java, of GnuPG, Microsoft's
//! blobs, and what OpenSSH revokes.

use super::ber::{self, ENCRYPTED};
use super::key::{Item, Key};
use super::packets::{self, Front};
use memchr::memmem;

/// What the front of some octets is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Store {
    /// JKS and JCEKS of Java.
    Java,
    /// BKS and UBER of BouncyCastle.
    BouncyCastle,
    /// The public keys of GnuPG.
    Keybox,
    /// A key of Microsoft's CryptoAPI, with a head of 24 octets and a salt before it or without.
    Blob,
    Pvk,
    /// A list of revoked keys of OpenSSH.
    Revoked,
}

impl Store {
    /// The store that octets begin with; 12 octets are enough to tell.
    pub fn begun(octets: &[u8]) -> Option<Self> {
        match *octets {
            [0xfe, 0xed, 0xfe, 0xed, ..] | [0xce, 0xce, 0xce, 0xce, ..] => Some(Self::Java),
            [0, 0, 0, 1 | 2, 0, 0, 0, 20, ..] => Some(Self::BouncyCastle),
            [0, 0, 0, 32, 1, _, _, _, b'K', b'B', b'X', b'f', ..] => Some(Self::Keybox),
            [0x1e, 0xf1, 0xb5, 0xb0, 0, 0, 0, 0, ..] => Some(Self::Pvk),
            [
                6 | 7,
                2,
                0,
                0,
                _,
                0x22 | 0x24 | 0xa4,
                0,
                0,
                b'R' | b'D',
                b'S',
                ..,
            ] => Some(Self::Blob),
            _ if octets.starts_with(b"SSHKRL\n\0") => Some(Self::Revoked),
            _ => None,
        }
    }

    /// What is in the store, and how many octets it has.
    pub fn items(self, octets: &[u8]) -> (Vec<Item>, usize) {
        let (mut items, mut front) = (Vec::new(), Front(octets));
        let (whole, name) = match self {
            Self::Java => (java(&mut front, &mut items), "store of Java"),
            Self::BouncyCastle => (bouncy(&mut front, &mut items), "store of BouncyCastle"),
            Self::Keybox => (keybox(&mut front, &mut items), "keybox of GnuPG"),
            Self::Blob => (blob(&mut front, &mut items), "key of CryptoAPI"),
            Self::Pvk => (pvk(&mut front, &mut items), "key of the form PVK"),
            Self::Revoked => (
                revoked(&mut front, &mut items),
                "list of revoked keys of OpenSSH",
            ),
        };
        if whole.is_none() {
            items.push(Item::unread(match self {
                Self::BouncyCastle => "a store of BouncyCastle that is encrypted or broken".into(),
                _ => format!("a broken or unknown part of a {name}"),
            }));
            return (items, octets.len());
        }
        if items.is_empty() {
            items.push(Item::other(format!("a {name} without a key")));
        }
        (items, octets.len() - front.0.len())
    }
}

/// The certificates in a store of Java, which are not encrypted.
fn java(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    front.take(4)?;
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
                // An object of Java, whose length nothing says. Certificates after it are found by
                // their kind.
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
    // A digest.
    front.take(20);
    Some(())
}

/// The certificates and open keys in a store of BouncyCastle. One that is encrypted begins as the
/// others do.
fn bouncy(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    let (mut read, mut rest) = (Vec::new(), Front(front.0));
    // A version, a salt, and a number of steps.
    rest.take(4)?;
    rest.string(4)?;
    rest.take(4)?;
    let certificate = |rest: &mut Front<'_>, read: &mut Vec<Item>| {
        rest.string(2)?;
        read.extend(ber::keys(rest.string(4)?));
        Some(())
    };
    loop {
        let kind = rest.number(1)?;
        if kind == 0 {
            break;
        }
        // A name and a time.
        rest.string(2)?;
        rest.take(8)?;
        for _ in 0..rest.number(4)? {
            certificate(&mut rest, &mut read)?;
        }
        match kind {
            1 => certificate(&mut rest, &mut read)?,
            2 => {
                let open = rest.number(1)?;
                rest.string(2)?;
                rest.string(2)?;
                let key = rest.string(4)?;
                match open {
                    0 | 1 => read.extend(ber::keys(key)),
                    _ => read.push(Item::other("a secret key in a store of BouncyCastle")),
                }
            }
            // Encrypted keys; a private one has its certificates beside it.
            3 | 4 => drop(rest.string(4)?),
            _ => return None,
        }
    }
    // A digest.
    rest.take(20)?;
    items.append(&mut read);
    *front = rest;
    Some(())
}

/// The keys of OpenPGP and the certificates in a keybox.
fn keybox(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    while !front.0.is_empty() {
        let all = front.0;
        let length = front.number(4)?;
        let kind = front.number(1)?;
        // A version and flags.
        front.take(3)?;
        let (from, count) = (front.number(4)?, front.number(4)?);
        let blob = all.get(..length).filter(|blob| blob.len() >= 16)?;
        let key = || blob.get(from..from.checked_add(count)?);
        match kind {
            // Free space, and the first one.
            0 | 1 => {}
            2 => items.extend(packets::pgp(key()?).0),
            3 => items.extend(ber::keys(key()?)),
            _ => return None,
        }
        front.0 = &all[length..];
    }
    Some(())
}

/// A key of CryptoAPI: its numbers begin with their lowest octets.
fn blob(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    // Type, version and algorithm.
    front.take(8)?;
    let magic = front.take(4)?;
    let bits = little(front.take(4)?);
    let octets = bits.div_ceil(8);
    match magic {
        b"RSA1" | b"RSA2" => {
            let (e, n) = (front.take(4)?, front.take(octets)?);
            let reversed = |number: &[u8]| number.iter().rev().copied().collect::<Vec<u8>>();
            let what = match magic {
                b"RSA1" => "an RSA public key of CryptoAPI",
                _ => "an RSA private key of CryptoAPI",
            };
            items.push(Item::Rsa(Key::rsa(what, &reversed(n), &reversed(e))));
            if magic == b"RSA2" {
                // Five numbers of half the length, and the exponent.
                front.take(5 * bits.div_ceil(16) + octets)?;
            }
        }
        b"DSS1" | b"DSS2" => {
            // p, q and g, then y or x, and where the numbers are from.
            front.take(2 * octets + 20)?;
            front.take(if magic == b"DSS1" { octets } else { 20 })?;
            front.take(24)?;
            items.push(Item::other("a key of DSA of CryptoAPI"));
        }
        _ => return None,
    }
    Some(())
}

/// A number that begins with its lowest octet.
fn little(octets: &[u8]) -> usize {
    let fold = |x, &octet: &u8| x << 8 | usize::from(octet);
    octets.iter().rev().fold(0, fold)
}

/// A blob behind its head.
fn pvk(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    // The magic number, a reserved one, and the use of the key.
    front.take(12)?;
    let encrypted = little(front.take(4)?) != 0;
    let (salt, length) = (little(front.take(4)?), little(front.take(4)?));
    front.take(salt)?;
    let mut key = Front(front.take(length)?);
    match encrypted {
        true => items.push(Item::unread(ENCRYPTED)),
        false => blob(&mut key, items)?,
    }
    Some(())
}

/// The keys that a list of OpenSSH revokes, and those of authorities whose certificates it revokes.
fn revoked(front: &mut Front<'_>, items: &mut Vec<Item>) -> Option<()> {
    // The magic number, a version, the number of the list, a time and flags.
    front.take(8 + 4 + 3 * 8)?;
    front.string(4)?;
    front.string(4)?;
    while !front.0.is_empty() {
        let kind = front.number(1)?;
        let mut section = Front(front.string(4)?);
        match kind {
            // Certificates of an authority; without a key of all.
            1 => match section.string(4)? {
                [] => {}
                authority => items.push(packets::ssh(authority, None)),
            },
            2 => {
                while !section.0.is_empty() {
                    items.push(packets::ssh(section.string(4)?, None));
                }
            }
            // Digests of keys.
            3 | 5 => {}
            // The key of a signature, which is behind it.
            4 => {
                items.push(packets::ssh(section.0, None));
                front.string(4)?;
            }
            // Extensions.
            255 => {}
            _ => return None,
        }
    }
    Some(())
}
