// SPDX-License-Identifier: MIT OR Apache-2.0
//! The hash functions that the standard is used with.

use digest::Digest;
use gost94::Gost94UA;
use kupyna::{Kupyna256, Kupyna384, Kupyna512};

/// A hash function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hash {
    /// GOST 34.311-95, with the substitution blocks that are the default in Ukraine.
    Gost34311,
    /// DSTU 7564:2014 with 256 bits.
    Kupyna256,
    /// With 384 bits.
    Kupyna384,
    /// With 512 bits.
    Kupyna512,
}

impl Hash {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Gost34311,
        Self::Kupyna256,
        Self::Kupyna384,
        Self::Kupyna512,
    ];

    /// The digest of a message.
    ///
    /// *Timing:* not constant: these hash functions look up tables at places that depend on the
    /// message.
    pub fn digest(self, message: &[u8]) -> Vec<u8> {
        match self {
            Self::Gost34311 => Gost94UA::digest(message).to_vec(),
            Self::Kupyna256 => Kupyna256::digest(message).to_vec(),
            Self::Kupyna384 => Kupyna384::digest(message).to_vec(),
            Self::Kupyna512 => Kupyna512::digest(message).to_vec(),
        }
    }

    /// The object identifier of signatures with it, on curves in polynomial bases or in normal
    /// ones.
    pub fn object_identifier(self, normal: bool) -> &'static str {
        match (self, normal) {
            (Self::Gost34311, false) => "1.2.804.2.1.1.1.1.3.1.1",
            (Self::Gost34311, true) => "1.2.804.2.1.1.1.1.3.1.2",
            (Self::Kupyna256, false) => "1.2.804.2.1.1.1.1.3.6.1.1",
            (Self::Kupyna256, true) => "1.2.804.2.1.1.1.1.3.6.1.2",
            (Self::Kupyna384, false) => "1.2.804.2.1.1.1.1.3.6.2.1",
            (Self::Kupyna384, true) => "1.2.804.2.1.1.1.1.3.6.2.2",
            (Self::Kupyna512, false) => "1.2.804.2.1.1.1.1.3.6.3.1",
            (Self::Kupyna512, true) => "1.2.804.2.1.1.1.1.3.6.3.2",
        }
    }
}
