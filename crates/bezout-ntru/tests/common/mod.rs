// SPDX-License-Identifier: MIT OR Apache-2.0
//! All sets of parameters with one face, as bytes.

#![allow(dead_code, reason = "each test uses a part of it")]

use bezout_ntru::{Error, Random, ntru, prime};

/// A key pair as bytes.
pub struct Pair {
    pub public: Vec<u8>,
    pub secret: Vec<u8>,
}

/// A mechanism.
pub trait Kem {
    fn name(&self) -> &'static str;
    /// Of public keys, secret keys and ciphertexts.
    fn lengths(&self) -> [usize; 3];
    fn key_pair(&self, random: Random) -> Result<Pair, Error>;
    fn encapsulate(&self, public: &[u8], random: Random) -> Result<(Vec<u8>, [u8; 32]), Error>;
    fn decapsulate(&self, secret: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error>;
}

macro_rules! kem {
    ($($set:ty),*) => {$(
        impl Kem for $set {
            fn name(&self) -> &'static str {
                self.name()
            }
            fn lengths(&self) -> [usize; 3] {
                [self.public_key_bytes(), self.secret_key_bytes(), self.ciphertext_bytes()]
            }
            fn key_pair(&self, random: Random) -> Result<Pair, Error> {
                let (public, secret) = self.key_pair(random)?;
                Ok(Pair { public: public.as_bytes().to_vec(), secret: secret.as_bytes().to_vec() })
            }
            fn encapsulate(&self, public: &[u8], random: Random) -> Result<(Vec<u8>, [u8; 32]), Error> {
                Ok(self.public_key(public)?.encapsulate(random))
            }
            fn decapsulate(&self, secret: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error> {
                let key = self.secret_key(secret)?.decapsulate(ciphertext)?;
                // Both ways.
                assert_eq!(<$set>::decapsulate(self, secret, ciphertext), Ok(key));
                Ok(key)
            }
        }
    )*};
}
kem!(ntru::Parameters, prime::Parameters);

/// All of them.
pub fn sets() -> Vec<Box<dyn Kem>> {
    let boxed = |s: &ntru::Parameters| Box::new(*s) as Box<dyn Kem>;
    let mut all: Vec<_> = ntru::ALL.iter().map(boxed).collect();
    all.extend(prime::ALL.iter().map(|s| Box::new(*s) as Box<dyn Kem>));
    all
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
