// SPDX-License-Identifier: MIT OR Apache-2.0
//! X25519, the Diffie-Hellman function of RFC 7748, and Elligator2, the map between bytes and
//! points of Curve25519 in both directions \[BHKL13\]. All of it is constant time. The field
//! arithmetic, the inversion, the Legendre symbol and the square root are those of
//! [`bezout::pseudo_mersenne`].
//!
//! | function | what for |
//! |---|---|
//! | [`public_key`], [`shared_secret`] | a key exchange |
//! | [`x25519`] | the function of the RFC as it stands there |
//! | [`elligator2::map_to_curve`], [`elligator2::map_to_u`] | from a field element to a point |
//! | [`elligator2::representative`] | and back, where there is a way back |
//! | [`elligator2::to_uniform`], [`elligator2::from_uniform`] | public keys that look like random bytes |
//! | [`hash_to_curve()`], [`encode_to_curve`] | from a message to a point, by RFC 9380 |
//!
//! Constant time means here what it means in `bezout`: neither a branch nor an address nor the
//! operand of an instruction of variable latency depends on a secret. Secret are all arguments but
//! the lengths of messages and the tag of a [`Domain`].
//!
//! ```
//! use bezout_x25519::{public_key, shared_secret};
//!
//! let (alice, bob) = ([0x17; 32], [0x42; 32]); // 32 random bytes each
//! let ours = shared_secret(&alice, &public_key(&bob)).expect("a point of small order is no key");
//! let theirs = shared_secret(&bob, &public_key(&alice)).expect("a point of small order is no key");
//! assert_eq!(ours, theirs);
//! ```
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

mod curve;
#[cfg(feature = "hash-to-curve")]
mod edwards;
pub mod elligator2;
#[cfg(feature = "hash-to-curve")]
mod hash_to_curve;
mod ladder;

pub use curve::Point;
#[cfg(feature = "hash-to-curve")]
pub use hash_to_curve::{Domain, EmptyTag, encode_to_curve, hash_to_curve};
pub use ladder::{BASE_POINT, public_key, shared_secret, x25519};

/// The examples of the README and of the guide are tests.
#[cfg(all(doctest, feature = "hash-to-curve"))]
mod documents {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/guide/x25519.md")]
    struct Guide;
}
