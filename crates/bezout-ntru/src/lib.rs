// SPDX-License-Identifier: MIT OR Apache-2.0
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod any;
pub mod bike;
mod encode;
mod error;
mod mask;
pub mod ntru;
pub mod prime;
mod radix;
mod random;
mod remainder;
mod secret;

pub use any::Set;
pub use error::Error;
pub use random::Random;

#[cfg(doctest)]
mod documents {
    #[doc = include_str!("../../../docs/guide/ntru.md")]
    struct Guide;
}
