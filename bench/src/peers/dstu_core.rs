// SPDX-License-Identifier: MIT OR Apache-2.0
//! dstu-core: Itoh and Tsujii's chain with plain squarings, in the two fields that it has.

use crate::case::Case;
use crate::row::{Answer, Row, Timing};
use dstu_core::hazmat::dstu4145::{gf2m163, gf2m257};
use num_bigint::BigUint;

const VERSION: &str = env!("VERSION_DSTU_CORE");

pub fn rows(case: &Case) -> Vec<Row> {
    match &*case.name {
        "gf2_163-dstu" => vec![field_row(
            "gf2m163",
            gf2m163::FieldElement::ZERO,
            |x| gf2m163::FieldElement::from_be_bytes(&bytes::<21>(x)),
            |x| x.invert(),
            |x| x.to_be_bytes().to_vec(),
        )],
        "gf2_257-dstu" => vec![field_row(
            "gf2m257",
            gf2m257::FieldElement::ZERO,
            |x| gf2m257::FieldElement::from_be_bytes(&bytes::<33>(x)),
            |x| x.invert(),
            |x| x.to_be_bytes().to_vec(),
        )],
        _ => Vec::new(),
    }
}

fn field_row<F: Copy + 'static>(
    name: &str,
    zero: F,
    from: fn(&BigUint) -> F,
    invert: fn(F) -> F,
    bytes: fn(F) -> Vec<u8>,
) -> Row {
    Row::new(
        format!("dstu-core/{VERSION}/{name}"),
        Timing::Constant,
        move |operands| (zero, operands.map(from)),
        move |out, x| {
            *out = invert(*x);
            low_word(out)
        },
        move |out| Answer::Inverse(Some(BigUint::from_bytes_be(&bytes(*out)))),
    )
}

/// Any word of an element, whose words are private: it only has to depend on the result.
fn low_word<F>(x: &F) -> u64 {
    const { assert!(size_of::<F>() >= 8 && align_of::<F>() >= 8) };
    // SAFETY: the fields are wrappers of arrays of words.
    unsafe { std::ptr::from_ref(x).cast::<u64>().read() }
}

/// Big-endian, padded with zeros.
fn bytes<const L: usize>(x: &BigUint) -> [u8; L] {
    let bytes = x.to_bytes_be();
    let mut out = [0; L];
    out[L - bytes.len()..].copy_from_slice(&bytes);
    out
}
