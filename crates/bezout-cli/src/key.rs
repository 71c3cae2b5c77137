// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers out of keys and certificates, by the reader of the audit.

use bezout_audit::files::{Item, Key as Found, Place, Reader};
use bezout_large::Integer;

/// What a file has.
pub struct Key(Found);

/// Whether it looks like PEM or DER, and which of the two.
pub fn format(bytes: &[u8]) -> Option<&'static str> {
    let is_pem = bytes.windows(BEGIN.len()).any(|part| part == BEGIN);
    // A sequence. It begins with a long length, or the tag of what is in it; of these 0x30 is the
    // digit 0 too, as in 0x0f.
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

const BEGIN: &[u8] = b"-----BEGIN ";
const ACCEPTED: &str = "accepted are RSA and elliptic-curve keys, X.509 certificates and requests, and all that 'bezout audit' reads";

impl Key {
    /// The first key of a file, and if there is one the first that has the number of this name; or
    /// what is there instead and what is accepted.
    pub fn read(bytes: &[u8], number: Option<&str>) -> Result<Self, String> {
        let (mut keys, mut reason) = (Vec::new(), None);
        let mut reader = Reader {
            decimal: false,
            tell: |_: &Place<'_>, item| match item {
                Item::Rsa(key) | Item::Other(key) => keys.push(key),
                Item::Unread(why) if reason.is_none() => reason = Some(why),
                Item::Unread(_) | Item::Text => {}
            },
        };
        reader.stream("", bytes);
        let has = |key: &Found| number.is_none_or(|name| key.number(name).is_some());
        let place = keys
            .iter()
            .position(|key| !key.numbers.is_empty() && has(key));
        let place = place.or_else(|| keys.iter().position(|key| !key.numbers.is_empty()));
        match (place, keys.pop(), reason) {
            (Some(place), Some(last), _) => {
                keys.push(last);
                Ok(Self(keys.swap_remove(place)))
            }
            (_, _, Some(why)) => Err(format!("{why}; {ACCEPTED}")),
            (_, Some(other), _) => Err(format!(
                "it has {}, of which no numbers are read; {ACCEPTED}",
                other.what
            )),
            _ => Err(format!("it has no key; {ACCEPTED}")),
        }
    }

    /// The number of this name.
    pub fn number(&self, name: &str) -> Result<Integer, String> {
        match self.0.number(name) {
            Some(limbs) => Ok(limbs.into()),
            None => Err(format!(
                "there is no '{name}' in {}; accepted are {}",
                self.0.what,
                self.names()
            )),
        }
    }

    /// What there is, and how its numbers are written.
    pub fn describe(&self, path: &str) -> String {
        let (name, _) = self.0.numbers[0];
        format!(
            "{}; write @{path}#{name} for one of its numbers, which are {}",
            self.0.what,
            self.names()
        )
    }

    fn names(&self) -> String {
        let names: Vec<_> = self.0.numbers.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }
}
