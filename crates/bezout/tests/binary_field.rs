// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed vectors of binary fields, by the public functions; all kernels are compared with
//! them through the registry.

use bezout::binary_field::{DynGf2m, Gf2m, presets};
use bezout_exercise::files;
use bezout_exercise::integer::vectors::nat;
use bezout_exercise::oracle::limbs;
use serde_json::Value;

fn words(value: &Value, length: usize) -> Vec<u64> {
    limbs(&nat(value), length)
}

fn check<const N: usize>(field: &Gf2m<N>, test: &Value) -> usize {
    let array = |v: &Value| <[u64; N]>::try_from(words(v, N)).expect("N words");
    let a = field.element(&array(&test["input"]["a"])).expect("reduced");
    let expected = test["result"].get("inverse").map(array);
    let vartime = field.invert_vartime(&a).map(|y| field.words(&y));
    assert_eq!(vartime, expected, "{test}");
    for inverse in [field.invert(&a), field.prepare().invert(&a)] {
        let found = Option::from(inverse).map(|y| field.words(&y));
        assert_eq!(found, expected, "{test}");
    }
    let dynamic = DynGf2m::new(field.degree(), field.middle()).expect("irreducible");
    let found = Option::from(dynamic.invert(&field.words(&a)).expect("reduced"));
    assert_eq!(found, expected.map(|y| y.to_vec()), "{test}");
    // The field is that of the vector.
    let f = words(&test["input"]["f"], field.degree() / 64 + 1);
    let ones: Vec<usize> = (0..=field.degree())
        .rev()
        .filter(|i| f[i / 64] >> (i % 64) & 1 == 1)
        .collect();
    assert_eq!(ones[0], field.degree());
    assert_eq!(&ones[1..ones.len() - 1], field.middle());
    4
}

#[test]
fn inverses() {
    let (mut checked, tests) = (0, files::tests("gf2/invert.json"));
    for test in &tests {
        macro_rules! presets {
            ($($name:ident)*) => {
                match test["comment"].as_str().expect("a name") {
                    $(stringify!($name) => checked += check(&presets::$name, test),)*
                    other => panic!("no preset {other}"),
                }
            };
        }
        presets!(GF2_89 SEC_113 GF2_127 SEC_131 DSTU_163 DSTU_167 DSTU_173 DSTU_179 DSTU_191 SEC_193
            DSTU_233 FIPS_233 SEC_239 GF2_251 DSTU_257 FIPS_283 DSTU_307 DSTU_367 FIPS_409 DSTU_431 FIPS_571 GHASH POLYVAL);
    }
    // The committed sample has fewer than the whole set.
    assert!(tests.len() >= 150, "{}", tests.len());
    assert_eq!(checked, 4 * tests.len());
}

/// The published answers of GCM, test case 2, and of RFC 8452, section 3 and appendix A: both
/// orders of bits.
#[test]
fn blocks_of_ghash_and_polyval() {
    use bezout::binary_field::presets::{GHASH, POLYVAL};
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
