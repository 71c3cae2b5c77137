// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the tests share.
#![allow(dead_code)]

use bezout::pseudo_mersenne::F25519;

/// 32 bytes from hexadecimal digits, in their order.
pub fn bytes(text: &str) -> [u8; 32] {
    assert_eq!(text.len(), 64, "32 bytes");
    core::array::from_fn(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).expect("a byte"))
}

/// A field element from hexadecimal digits, the most significant one first.
pub fn element(text: &str) -> F25519 {
    let mut bytes = bytes(text);
    bytes.reverse();
    F25519::from_canonical_le_bytes(&bytes).expect("below the modulus")
}

/// Every coordinate of a point whose order divides 8, on the curve or its twist, as it is written:
/// below the modulus, and where it fits into 255 bits at or above it. 0, 1, -1 and the two of order
/// 8.
pub const SMALL_ORDER: [&str; 7] = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
];

/// Coordinates at every edge: of small order, around the modulus and its multiples, with few or
/// many bits, and each of them with the highest bit set.
pub fn edge_coordinates() -> Vec<[u8; 32]> {
    let mut all: Vec<_> = SMALL_ORDER.iter().map(|s| bytes(s)).collect();
    // 2^255 - 19 + k: all numbers of 255 bits that are not reduced, and some below.
    for low in 0xe0..=0xff {
        let mut x = [0xff; 32];
        (x[0], x[31]) = (low, 0x7f);
        all.push(x);
    }
    for low in 0..32 {
        let mut x = [0; 32];
        x[0] = low;
        all.push(x);
    }
    for i in [8, 63, 64, 127, 128, 191, 192, 253, 254] {
        let mut power = [0; 32];
        power[i / 8] = 1 << (i % 8);
        all.push(power);
        all.push(power.map(|b| !b));
    }
    all.push((-F25519::from_u64(486_662)).to_le_bytes());
    all.push((-F25519::from_u64(243_331)).to_le_bytes());
    let flip = |mut x: [u8; 32]| {
        x[31] ^= 0x80;
        x
    };
    let flipped: Vec<_> = all.iter().copied().map(flip).collect();
    [all, flipped].concat()
}

/// Secrets at every edge: all bits, no bits, single bits, and those around multiples of the group's
/// order.
pub fn edge_secrets() -> Vec<[u8; 32]> {
    let order = bytes("edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010");
    let mut all = vec![[0; 32], [0xff; 32], [0x55; 32], [0xaa; 32], order];
    // Eight times the order, and its neighbors among the multiples of eight.
    for low in [0x60, 0x68, 0x70] {
        let mut x = bytes("689faee7d21893c0b2e6bc17f5cef7a600000000000000000000000000000080");
        x[0] = low;
        all.push(x);
    }
    for i in [0, 2, 3, 64, 128, 253, 254, 255] {
        let mut power = [0; 32];
        power[i / 8] = 1 << (i % 8);
        all.push(power);
    }
    all
}
