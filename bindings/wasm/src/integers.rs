// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two integers.

use crate::answer::{Algorithm, Answer, result, said};
use alloc::string::{String, ToString};
use alloc::vec;
use bezout::interop::num_bigint::limbs_of;
use bezout_front::integer::{self, Integer};
use bezout_trace::divstep::{self, Variant};
use bezout_trace::{binary_gcd, euclid, plus_minus, stein};
use num_bigint::BigInt;
use num_traits::Zero;

pub(crate) fn answer(a: &BigInt, b: &BigInt) -> Result<Answer, String> {
    let (x, m) = (limbs_of(a.magnitude()), limbs_of(b.magnitude()));
    let (x, m) = (Integer::from(&x[..]), Integer::from(&m[..]));
    let mut results = vec![result("gcd", Some(integer::gcd(x, m).value))];
    if !b.is_zero() {
        let inverse = integer::inverse(x, m).map_err(|error| error.to_string())?;
        results.push(result("inverse", inverse.value.into_option()));
    }
    if b.bit(0) {
        let symbol = integer::jacobi(x, m).map_err(|error| error.to_string())?;
        results.push(said("jacobi", symbol.value.value()));
    }
    let pair = || (a.clone(), b.clone());
    let on = |steps: fn(BigInt, BigInt) -> Result<bezout_trace::Trace, String>| {
        let (a, b) = pair();
        steps(a, b)
    };
    let algorithms = vec![
        Algorithm::of("euclid", on(euclid::extended)),
        Algorithm::of("stein", on(stein::steps)),
        Algorithm::of("plus-minus", on(plus_minus::steps)),
        Algorithm::of("binary-gcd", on(binary_gcd::steps)),
        Algorithm::of(
            "divstep",
            on(|a, b| divstep::steps(a, b, 1, Variant::HalfDelta)),
        ),
    ];
    Ok(Answer {
        results,
        algorithms,
    })
}
