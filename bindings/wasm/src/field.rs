// SPDX-License-Identifier: MIT OR Apache-2.0
//! An element of GF(2^m), and the polynomial of the field.

use crate::answer::{Algorithm, Answer, result};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use bezout::binary_field::DynGf2m;
use bezout_large::Integer;
use bezout_trace::binary_field;

pub(crate) fn answer(a: &Integer, f: &Integer) -> Result<Answer, String> {
    // It says what a field's polynomial and an element are.
    let euclid = binary_field::kovtun_bulakh(a.clone(), f.clone())?;
    let degree = f.bits() - 1;
    let middle: Vec<usize> = (1..degree)
        .rev()
        .filter(|&i| f.magnitude().bit(i))
        .collect();
    let field = DynGf2m::new(degree, &middle).map_err(|error| format!("the {error}"))?;
    let mut words = a.limbs().to_vec();
    words.resize(field.words(), 0);
    let inverse = field.invert(&words).map_err(|error| error.to_string())?;
    let trace = |steps: fn(Integer, Integer) -> Result<bezout_trace::Trace, String>| {
        steps(a.clone(), f.clone())
    };
    let algorithms = vec![
        Algorithm::of("kovtun-bulakh", Ok(euclid), None),
        Algorithm::of(
            "divstep",
            trace(binary_field::divsteps),
            Some(2 * degree as u64),
        ),
        Algorithm::of("itoh-tsujii", trace(binary_field::itoh_tsujii), None),
    ];
    Ok(Answer {
        results: vec![result("inverse", inverse.into_option())],
        algorithms,
    })
}
