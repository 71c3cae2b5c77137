// SPDX-License-Identifier: MIT OR Apache-2.0
//! All sets of parameters, and the random bytes and changes of the vectors.

#![allow(dead_code, reason = "each test uses a part of it")]

pub mod source;

use bezout_ntru::{Error, Set};

/// The key, by both ways to get it.
pub fn decapsulate(set: &Set, secret: &[u8], ciphertext: &[u8]) -> Result<[u8; 32], Error> {
    let key = set.decapsulate(secret, ciphertext)?;
    let once = match set {
        Set::Ntru(parameters) => parameters.decapsulate(secret, ciphertext),
        Set::Prime(parameters) => parameters.decapsulate(secret, ciphertext),
    };
    assert_eq!(once, Ok(key));
    Ok(key)
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
