// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a reader tells: keys with their numbers, what is no key of RSA, and what could not be read.

use bezout_large::Natural;

/// A modulus has at most this many bits.
pub const LONGEST: usize = 1 << 16;

/// A key, or what is there instead of one of RSA.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Key {
    /// What it is, with an article.
    pub what: String,
    /// Its numbers by their names: n and e, and more of a private key; x and y of a point.
    pub numbers: Vec<(&'static str, Vec<u64>)>,
    /// Where it was not as its format demands, and was read all the same.
    pub remarks: Vec<&'static str>,
}

impl Key {
    /// The number of this name.
    pub fn number(&self, name: &str) -> Option<&[u64]> {
        let mut numbers = self.numbers.iter();
        Some(&numbers.find(|(own, _)| *own == name)?.1)
    }

    pub(super) fn new(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            ..Self::default()
        }
    }

    /// A key of RSA by big-endian octets.
    pub(super) fn rsa(what: &str, n: &[u8], e: &[u8]) -> Self {
        let numbers = vec![("n", from_octets(n)), ("e", from_octets(e))];
        Self {
            numbers,
            ..Self::new(what)
        }
    }

    pub(super) fn remark(&mut self, remark: &'static str) {
        if !self.remarks.contains(&remark) {
            self.remarks.push(remark);
        }
    }
}

/// What some octets of a file are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A key of RSA, with a modulus above 1 of at most [`LONGEST`] bits.
    Rsa(Key),
    /// What was looked at and has no key of RSA: another algorithm, a list of revoked certificates,
    /// parameters.
    Other(Key),
    /// What may have a key, and why it could not be read.
    Unread(String),
    /// Text in which nothing looks like a key.
    Text,
}

impl Item {
    pub(super) fn unread(reason: impl Into<String>) -> Self {
        Self::Unread(reason.into())
    }

    pub(super) fn other(what: impl Into<String>) -> Self {
        Self::Other(Key::new(what))
    }

    /// A modulus that is none is told as what could not be read.
    pub(super) fn checked(self) -> Self {
        let Self::Rsa(key) = &self else { return self };
        match key.number("n").unwrap_or_default() {
            [] => Self::unread("the modulus is 0"),
            [1] => Self::unread("the modulus is 1"),
            n if n.len() > LONGEST / 64 => Self::unread(too_long()),
            _ => self,
        }
    }
}

pub(super) fn too_long() -> String {
    format!("the modulus is too long; accepted are up to {LONGEST} bits")
}

/// The number in big-endian octets.
pub(super) fn from_octets(octets: &[u8]) -> Vec<u64> {
    Natural::from_be_bytes(octets).into_limbs()
}
