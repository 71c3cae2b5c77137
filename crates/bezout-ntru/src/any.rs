// SPDX-License-Identifier: MIT OR Apache-2.0
//! A parameter set that is chosen at run time, with keys and ciphertexts as bytes.

use crate::error::Error;
use crate::random::Random;
use crate::{ntru, prime};
use zeroize::Zeroizing;

/// A parameter set of NTRU or of Streamlined NTRU Prime. Keys and ciphertexts are bytes, which it
/// reads anew in each call.
///
/// ```
/// use bezout_ntru::Set;
/// let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).unwrap();
/// let set = Set::named("sntrup653").unwrap();
/// let (public, secret) = set.key_pair(&mut random)?;
/// let (ciphertext, key) = set.encapsulate(&public, &mut random)?;
/// assert_eq!(set.decapsulate(&secret, &ciphertext)?, key);
/// # Ok::<(), bezout_ntru::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Set {
    /// Of NTRU.
    Ntru(ntru::Parameters),
    /// Of Streamlined NTRU Prime.
    Prime(prime::Parameters),
}

/// Evaluates an expression with the parameters inside.
macro_rules! each {
    ($set:expr, |$parameters:ident| $body:expr) => {
        match $set {
            Set::Ntru($parameters) => $body,
            Set::Prime($parameters) => $body,
        }
    };
}

impl Set {
    /// The sets of NTRU, then the sets of Streamlined NTRU Prime.
    pub fn all() -> impl Iterator<Item = Self> {
        let prime = prime::ALL.iter().copied().map(Self::Prime);
        ntru::ALL.iter().copied().map(Self::Ntru).chain(prime)
    }

    /// The set of this name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|set| set.name() == name)
    }

    /// `ntruhps`, `ntruhrss` or `sntrup` with its numbers.
    pub const fn name(&self) -> &'static str {
        each!(self, |parameters| parameters.name())
    }

    /// The length of a public key. No two sets have the same.
    pub const fn public_key_bytes(&self) -> usize {
        each!(self, |parameters| parameters.public_key_bytes())
    }

    /// The length of a secret key. No two sets have the same, and no public key has it.
    pub const fn secret_key_bytes(&self) -> usize {
        each!(self, |parameters| parameters.secret_key_bytes())
    }

    /// The length of a ciphertext. No two sets have the same.
    pub const fn ciphertext_bytes(&self) -> usize {
        each!(self, |parameters| parameters.ciphertext_bytes())
    }

    /// A public key and a secret key, which is wiped when it is dropped.
    ///
    /// # Errors
    /// [`Error::Random`].
    ///
    /// *Timing:* as [`ntru::Parameters::key_pair`] and [`prime::Parameters::key_pair`].
    pub fn key_pair(&self, random: Random) -> Result<(Vec<u8>, Zeroizing<Vec<u8>>), Error> {
        each!(self, |parameters| {
            let (public, secret) = parameters.key_pair(random)?;
            let secret = Zeroizing::new(secret.as_bytes().to_vec());
            Ok((public.as_bytes().to_vec(), secret))
        })
    }

    /// A ciphertext, and the key of 32 bytes that the owner of the secret key gets from it.
    ///
    /// # Errors
    /// [`Error::Length`] and [`Error::Encoding`] of the public key.
    ///
    /// *Timing:* depends on the parameters, on the public key and on whether an error is returned.
    pub fn encapsulate(
        &self,
        public_key: &[u8],
        random: Random,
    ) -> Result<(Vec<u8>, [u8; 32]), Error> {
        each!(self, |parameters| Ok(parameters
            .public_key(public_key)?
            .encapsulate(random)))
    }

    /// The key of 32 bytes. For bytes of the right length that are no ciphertext, the key is a hash
    /// of a secret and of these bytes.
    ///
    /// # Errors
    /// [`Error::Length`] of either argument, [`Error::Encoding`] and [`Error::Digest`] of the
    /// secret key.
    ///
    /// *Timing:* depends on the parameters, on whether an error is returned, and on the public key.
    /// The time does not show whether the bytes are a ciphertext.
    pub fn decapsulate(&self, secret_key: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error> {
        each!(self, |parameters| parameters
            .secret_key(secret_key)?
            .decapsulate(ciphertext))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Who reads a file knows its set by its length.
    #[test]
    fn no_two_kinds_of_keys_have_the_same_length() {
        let lengths = Set::all().flat_map(|set| [set.public_key_bytes(), set.secret_key_bytes()]);
        let mut keys: Vec<_> = lengths.collect();
        let mut ciphertexts: Vec<_> = Set::all().map(|set| set.ciphertext_bytes()).collect();
        for all in [&mut keys, &mut ciphertexts] {
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count);
        }
        assert_eq!((keys.len(), ciphertexts.len()), (20, 10));
    }

    #[test]
    fn sets_have_names() {
        for set in Set::all() {
            let found = Set::named(set.name());
            assert_eq!(found.map(|found| found.name()), Some(set.name()));
        }
        assert!(Set::named("sntrup760").is_none());
    }
}
