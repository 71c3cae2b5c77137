// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers of the committed vectors; `vectors/SCHEMA.md` has their form.

use crate::oracle::limbs;
use num_bigint::{BigInt, BigUint, Sign};
use serde_json::Value;

/// An integer.
///
/// # Panics
/// If the value is none in the form of the schema.
pub fn int(v: &Value) -> BigInt {
    let s = v.as_str().unwrap_or_else(|| panic!("{v} is no number"));
    let (sign, digits) = s
        .strip_prefix('-')
        .map_or((Sign::Plus, s), |d| (Sign::Minus, d));
    let digits = digits.strip_prefix("0x").expect("0x");
    let magnitude = BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal");
    BigInt::from_biguint(sign, magnitude)
}

/// A natural number.
///
/// # Panics
/// If the value is none.
pub fn nat(v: &Value) -> BigUint {
    int(v).to_biguint().expect("not negative")
}

/// Both at their common length.
pub fn pair(a: &BigUint, b: &BigUint) -> (Vec<u64>, Vec<u64>) {
    let n = a.bits().max(b.bits()).div_ceil(64).max(1) as usize;
    (limbs(a, n), limbs(b, n))
}

/// `x` as a number from 0: negative ones are reduced first.
pub fn reduced(x: &Value, m: &BigUint) -> BigUint {
    let x = int(x);
    if x.sign() == Sign::Minus {
        (m - x.magnitude() % m) % m
    } else {
        x.into_parts().1
    }
}
