// SPDX-License-Identifier: MIT OR Apache-2.0
//! DSTU 4145-2002, the Ukrainian standard of digital signatures on elliptic curves over GF(2^m)
//! \[DSTU02\], on the field arithmetic of [`bezout::binary_field`].
//!
//! | | |
//! |---|---|
//! | [`PrivateKey`], [`PublicKey`] | keys on the recommended curves, as files have them: PKCS #8 and SubjectPublicKeyInfo |
//! | [`Hash`](enum@Hash) | GOST 34.311 and Kupyna, the functions that the standard is used with |
//! | [`SigningKey`], [`VerifyingKey`], [`Signature`] | the same on any [`Curve`], without allocation of names and encodings |
//! | [`named`] | the ten recommended curves in polynomial bases and the five in normal bases |
//!
//! Constant time means here what it means in `bezout`: neither a branch nor an address nor the
//! operand of an instruction of variable latency depends on a secret. Secret are private keys and
//! e. Public keys, digests and signatures are public.
//!
//! ```
//! use bezout_dstu4145::{Hash, PrivateKey, named::Named};
//!
//! let mut rng = getrandom::SysRng;
//! let key = PrivateKey::random(Named::Polynomial257, &mut rng)?;
//! let digest = Hash::Kupyna256.digest(b"message");
//! let signature = key.sign(&digest, &mut rng)?;
//! key.public_key()?.verify(&digest, &signature)?;
//! # Ok::<(), bezout_dstu4145::Error>(())
//! ```
#![forbid(unsafe_code)]

#[macro_use]
pub mod named;
#[doc(hidden)]
pub mod affine;
mod any;
mod basis;
mod comb;
mod compress;
mod curve;
mod encoding;
mod error;
mod formulas;
mod group;
mod hash;
mod kernels;
mod key;
mod nonce;
mod pem;
mod scalar;
mod signature;
mod wnaf;

pub use any::{PrivateKey, PublicKey};
pub use basis::NormalBasis;
pub use curve::{Curve, Point};
pub use encoding::{read_signature, write_signature};
pub use error::Error;
pub use hash::Hash;
pub use key::{HashElement, SigningKey, VerifyingKey};
pub use signature::{OctetOrder, Signature};

/// The examples of the README and of the guide are tests.
#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/guide/dstu4145.md")]
    struct Guide;
}
