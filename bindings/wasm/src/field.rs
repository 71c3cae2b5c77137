// SPDX-License-Identifier: MIT OR Apache-2.0
//! An element of GF(2^m), and the polynomial of the field.

use crate::answer::{Algorithm, Answer, result};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use bezout::binary_field::DynGf2m;
use bezout::interop::num_bigint::limbs_of;
use bezout_trace::binary_field;
use num_bigint::BigInt;

pub(crate) fn answer(a: &BigInt, f: &BigInt) -> Result<Answer, String> {
    // It says what a field's polynomial and an element are.
    let euclid = binary_field::kovtun_bulakh(a.clone(), f.clone())?;
    let degree = f.bits() - 1;
    let middle: Vec<usize> = (1..degree)
        .rev()
        .filter(|&i| f.bit(i))
        .map(|i| i as usize)
        .collect();
    let field = DynGf2m::new(degree as usize, &middle).map_err(|error| format!("the {error}"))?;
    let mut words = limbs_of(a.magnitude());
    words.resize(field.words(), 0);
    let inverse = field.invert(&words).map_err(|error| error.to_string())?;
    let trace = |steps: fn(BigInt, BigInt) -> Result<bezout_trace::Trace, String>| {
        steps(a.clone(), f.clone())
    };
    let algorithms = vec![
        Algorithm::of("kovtun-bulakh", Ok(euclid), None),
        Algorithm::of("divstep", trace(binary_field::divsteps), Some(2 * degree)),
        Algorithm::of("itoh-tsujii", trace(binary_field::itoh_tsujii), None),
    ];
    Ok(Answer {
        results: vec![result("inverse", inverse.into_option())],
        algorithms,
    })
}
