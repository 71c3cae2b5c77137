// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two integers.

use crate::answer::{Algorithm, Answer, result, said, signed};
use alloc::string::{String, ToString};
use alloc::vec;
use bezout::kernels::integer::{sufficient_divsteps, sufficient_iterations};
use bezout_front::integer::{self, Integer as Lent};
use bezout_large::Integer;
use bezout_trace::divstep::{self, Variant};
use bezout_trace::{binary_gcd, euclid, plus_minus, stein};

pub(crate) fn answer(a: &Integer, b: &Integer) -> Result<Answer, String> {
    let (x, m) = (Lent::from(a.limbs()), Lent::from(b.limbs()));
    let xgcd = integer::xgcd(x, m).value;
    let mut results = vec![
        result("gcd", Some(xgcd.gcd)),
        signed("s", xgcd.s),
        signed("t", xgcd.t),
    ];
    if !b.is_zero() {
        let inverse = integer::inverse(x, m).map_err(|error| error.to_string())?;
        results.push(result("inverse", inverse.value.into_option()));
    }
    if b.is_odd() {
        let symbol = integer::jacobi(x, m).map_err(|error| error.to_string())?;
        results.push(said("jacobi", symbol.value.value()));
    }
    let pair = || (a.clone(), b.clone());
    let on = |steps: fn(Integer, Integer) -> Result<bezout_trace::Trace, String>| {
        let (a, b) = pair();
        steps(a, b)
    };
    let bits = a.bits().max(b.bits()).max(1) as u64;
    let algorithms = vec![
        Algorithm::of(
            "euclid",
            on(euclid::extended),
            Some(euclid::sufficient_divisions(bits)),
        ),
        Algorithm::of(
            "stein",
            on(stein::steps),
            Some(stein::sufficient_steps(bits)),
        ),
        Algorithm::of(
            "plus-minus",
            on(plus_minus::steps),
            // Proved for two odd numbers.
            plus_minus::sufficient_steps(bits).filter(|_| a.is_odd() && b.is_odd()),
        ),
        Algorithm::of(
            "binary-gcd",
            on(binary_gcd::steps),
            Some(sufficient_iterations(bits)),
        ),
        Algorithm::of(
            "divstep",
            on(|a, b| divstep::steps(a, b, 1, Variant::HalfDelta)),
            Some(sufficient_divsteps(bits)),
        ),
    ];
    Ok(Answer {
        results,
        algorithms,
    })
}
