// SPDX-License-Identifier: MIT OR Apache-2.0
//! Published answers of hashes in binary fields.

use bezout::binary_field::presets::{GHASH, POLYVAL};

/// The published answers of GCM, test case 2, and of RFC 8452, section 3 and appendix A: both
/// orders of bits.
#[test]
fn blocks_of_ghash_and_polyval() {
    let block = |x: u128| x.to_be_bytes();
    let element = |x| GHASH.from_reflected_bytes(&block(x)).unwrap();
    let h = element(0x66e9_4bd4_ef8a_2c3b_884c_fa59_ca34_2b2e);
    let c = element(0x0388_dace_60b6_a392_f328_c2b9_71b2_fe78);
    let mut out = [0; 16];
    let sum = GHASH.add(&GHASH.mul(&c, &h), &element(0x80));
    let hash = GHASH.mul(&sum, &h);
    GHASH.to_reflected_bytes(&hash, &mut out).unwrap();
    assert_eq!(out, block(0xf38c_bb1a_d692_23dc_c345_7ae5_b6b0_f885));
    // The other way round: what was hashed, from hash and key.
    let key = GHASH.invert(&h).unwrap();
    let found = GHASH.mul(&GHASH.add(&GHASH.mul(&hash, &key), &element(0x80)), &key);
    assert!(bool::from(GHASH.equal(&found, &c)));

    let element = |x| POLYVAL.from_le_bytes(&block(x)).unwrap();
    let [a, b] = [0x66e9_4bd4_ef8a_2c3b_884c_fa59_ca34_2b2e, 0xff << 120].map(element);
    let product = POLYVAL.mul(&a, &b);
    POLYVAL.to_le_bytes(&product, &mut out).unwrap();
    assert_eq!(out, block(0x3785_6175_e9dc_9df2_6ebc_6d61_71aa_0ae9));
    // dot(a, b) = a b x^-128, where x^128 is what is left of the polynomial.
    let power = element(0x0100_0000_0000_0000_0000_0000_0000_00c2);
    let dot = POLYVAL.mul(&product, &POLYVAL.invert(&power).unwrap());
    POLYVAL.to_le_bytes(&dot, &mut out).unwrap();
    assert_eq!(out, block(0xebe5_6340_1e7e_91ea_3ad6_426b_8140_c394));
    let short = GHASH.to_reflected_bytes(&h, &mut out[..15]);
    assert_eq!(short.unwrap_err(), bezout::Error::Overflow { bits: 120 });
    assert!(GHASH.from_reflected_bytes(&[1; 17]).is_err());
}
