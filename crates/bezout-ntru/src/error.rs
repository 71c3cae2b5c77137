// SPDX-License-Identifier: MIT OR Apache-2.0
//! Why an argument was refused.

use core::fmt;

/// Why an argument was refused. The text names the argument, the reason and what is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Error {
    /// An argument has another length.
    Length {
        /// Which argument.
        argument: &'static str,
        /// How many bytes it has.
        bytes: usize,
        /// How many are accepted.
        needed: usize,
    },
    /// An argument is not what an encoder writes: a coefficient is out of range, or a bit that is
    /// not used is set.
    Encoding {
        /// Which argument.
        argument: &'static str,
    },
    /// A secret key does not have the digest of its own public key.
    Digest,
    /// The source of random bytes gave no polynomial with an inverse, time after time.
    Random,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length {
                argument,
                bytes,
                needed,
            } => write!(f, "{argument} has {bytes} bytes; {needed} are needed"),
            Self::Encoding { argument } => write!(
                f,
                "{argument} has a coefficient out of range or an unused bit that is set; only the bytes that key \
                 generation returns are accepted"
            ),
            Self::Digest => f.write_str(
                "secret_key does not have the digest of the public key in it; only the bytes that key generation returns \
                 are accepted",
            ),
            Self::Random => f.write_str(
                "random gave no polynomial with an inverse; a source of uniform random bytes is needed",
            ),
        }
    }
}

impl core::error::Error for Error {}

/// An error unless `bytes` has the length.
pub fn check_length(argument: &'static str, bytes: &[u8], needed: usize) -> Result<(), Error> {
    match bytes.len() == needed {
        true => Ok(()),
        false => Err(Error::Length {
            argument,
            bytes: bytes.len(),
            needed,
        }),
    }
}
