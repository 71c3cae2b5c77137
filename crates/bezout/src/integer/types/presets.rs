// SPDX-License-Identifier: MIT OR Apache-2.0
//! The moduli that cryptography uses, each a constant [`Modulus`](crate::Modulus).
//!
//! All of them are prime. So `legendre` is the Legendre symbol, and only multiples of the modulus
//! have no inverse. A program links only the presets that it uses.
//!
//! | constant | limbs | what |
//! |---|---:|---|
//! | [`P25519`], [`ED25519_ORDER`] | 4 | Curve25519: the field, and the order of the base point |
//! | [`SECP256K1_P`], [`SECP256K1_N`] | 4 | secp256k1: field and order |
//! | [`P256_P`], [`P256_N`] | 4 | NIST's P-256: field and order |
//! | [`P384_P`], [`P384_N`] | 6 | NIST's P-384: field and order |
//! | [`P521_P`], [`P521_N`] | 9 | NIST's P-521: field and order |
//! | [`BLS12_381_P`], [`BLS12_381_R`] | 6, 4 | BLS12-381: field and order |
//! | [`CSIDH512`] | 8 | CSIDH-512: the field |
//! | [`P511_187`] | 8 | the field of M-511 |
//! | [`MUHASH3072`] | 48 | MuHash3072: the field |
//!
//! ```
//! use bezout::{Symbol, Uint, presets::P256_N};
//! let k = Uint::from_u64(2);
//! let y = P256_N.invert(&k).unwrap();
//! assert_eq!(P256_N.mul(&k, &y), Uint::ONE);
//! assert_eq!(P256_N.legendre(&Uint::from_u64(4)), Symbol::ONE);
//! ```
//!
//! For elements of 2^255 - 19 with operators and square roots, see
//! [`F25519`](crate::pseudo_mersenne::F25519).

use super::modulus::const_modulus;

const_modulus! {
    /// `2^255 - 19`: the field of Curve25519, and of Ed25519. Source: RFC 7748, section 4.1.
    pub P25519: 4 = 2 ^ 255 - 19
}

const_modulus! {
    /// `2^252 + 27742317777372353535851937790883648493`: the order of the base point of Curve25519
    /// and Ed25519, where scalars live. Source: RFC 8032, section 5.1.
    pub ED25519_ORDER: 4 = 2 ^ 252 + 27742317777372353535851937790883648493
}

const_modulus! {
    /// `2^256 - 2^32 - 977`: the field of secp256k1. Source: SEC 2 version 2, section 2.4.1.
    pub SECP256K1_P: 4 = 2 ^ 256 - 0x1_000003d1
}

const_modulus! {
    /// The order of secp256k1. Source: SEC 2 version 2, section 2.4.1.
    pub SECP256K1_N: 4 = "0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"
}

const_modulus! {
    /// `2^256 - 2^224 + 2^192 + 2^96 - 1`: the field of P-256. Source: NIST SP 800-186, section
    /// 3.2.1.3.
    pub P256_P: 4 = "0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff"
}

const_modulus! {
    /// The order of P-256. Source: NIST SP 800-186, section 3.2.1.3.
    pub P256_N: 4 = "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551"
}

const_modulus! {
    /// `2^384 - 2^128 - 2^96 + 2^32 - 1`: the field of P-384. Source: NIST SP 800-186, section
    /// 3.2.1.4.
    pub P384_P: 6 = "0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeffffffff0000000000000000ffffffff"
}

const_modulus! {
    /// The order of P-384. Source: NIST SP 800-186, section 3.2.1.4.
    pub P384_N: 6 = "0xffffffffffffffffffffffffffffffffffffffffffffffffc7634d81f4372ddf581a0db248b0a77aecec196accc52973"
}

const_modulus! {
    /// `2^521 - 1`: the field of P-521. Source: NIST SP 800-186, section 3.2.1.5.
    pub P521_P: 9 = 2 ^ 521 - 1
}

const_modulus! {
    /// The order of P-521. Source: NIST SP 800-186, section 3.2.1.5.
    pub P521_N: 9 = "0x1ff\
        fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffa\
        51868783bf2f966b7fcc0148f709a5d03bb5c9b8899c47aebb6fb71e91386409"
}

const_modulus! {
    /// `(x - 1)^2 (x^4 - x^2 + 1) / 3 + x` for `x = -0xd201000000010000`: the field of BLS12-381.
    /// Source: RFC 9380, section 8.8.1.
    pub BLS12_381_P: 6 = "0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"
}

const_modulus! {
    /// `x^4 - x^2 + 1` for `x = -0xd201000000010000`: the order of the groups of BLS12-381. Source:
    /// the specification of BLS12-381 by its author (S. Bowe, 2017).
    pub BLS12_381_R: 4 = "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001"
}

const_modulus! {
    /// `4 l_1 ... l_74 - 1` for the first 73 odd primes and 587: the field of CSIDH-512, of 511
    /// bits.
    /// Source: W. Castryck, T. Lange, C. Martindale, L. Panny, J. Renes, CSIDH: an efficient
    /// post-quantum commutative group action, ASIACRYPT 2018.
    pub CSIDH512: 8 = "0x\
        65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cd\
        a7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b"
}

const_modulus! {
    /// `2^511 - 187`, the largest prime below `2^511`: the field of M-511. Source: D. F. Aranha,
    /// P. S. L. M. Barreto, G. C. C. F. Pereira, J. E. Ricardini, A note on high-security
    /// general-purpose elliptic curves, 2013.
    pub P511_187: 8 = 2 ^ 511 - 187
}

const_modulus! {
    /// `2^3072 - 1103717`, a safe prime: the field of MuHash3072, whose hash of a set is that of a
    /// quotient of two products. Source: Bitcoin Core, `src/crypto/muhash.cpp`.
    pub MUHASH3072: 48 = 2 ^ 3072 - 1103717
}
