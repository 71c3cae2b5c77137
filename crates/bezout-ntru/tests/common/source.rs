// SPDX-License-Identifier: MIT OR Apache-2.0
//! How the vectors get their random bytes, and how they change ciphertexts.

use serde_json::Value;
use shake::Shake256;
use shake::digest::{ExtendableOutput, Update, XofReader};

/// Zeros, then SHAKE-256 of a text; and how many bytes were asked for.
pub fn source(test: &Value) -> impl FnMut(&mut [u8]) + use<> {
    let mut zeros = test["zeros"].as_u64().unwrap() as usize;
    let mut hash = Shake256::default();
    Update::update(&mut hash, test["seed"].as_str().unwrap().as_bytes());
    let mut rest = hash.finalize_xof();
    move |bytes| {
        let n = zeros.min(bytes.len());
        zeros -= n;
        bytes[..n].fill(0);
        if n < bytes.len() {
            rest.read(&mut bytes[n..]);
        }
    }
}

pub fn tests(text: &str) -> Vec<Value> {
    serde_json::from_str(text).unwrap()
}

pub fn changed(name: &str, ciphertext: &[u8]) -> Vec<u8> {
    let mut c = ciphertext.to_vec();
    let n = c.len();
    match name {
        "first-bit" => c[0] ^= 1,
        "last-bit" => c[n - 1] ^= 128,
        "middle-byte" => c[n / 2] ^= 0x55,
        "zeros" => c.fill(0),
        "ones" => c.fill(255),
        _ => panic!("no such change: {name}"),
    }
    c
}
