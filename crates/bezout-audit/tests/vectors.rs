// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors of `vectors/audit/`, in chunks of several sizes.

use bezout_audit::{coprime_base, shared_factors};
use bezout_exercise::files;
use bezout_large::Integer;
use serde_json::Value;

fn numbers(list: &Value) -> Vec<Vec<u64>> {
    let list = list.as_array().expect("a list");
    let number = |x: &Value| -> Integer { x.as_str().expect("a text").parse().expect("a number") };
    list.iter().map(|x| number(x).limbs().to_vec()).collect()
}

fn places(list: &Value) -> Vec<usize> {
    let list = list.as_array().expect("a list");
    list.iter()
        .map(|x| x.as_u64().expect("a place") as usize)
        .collect()
}

#[test]
fn shared() {
    let tests = files::tests("audit/shared.json");
    assert!(tests.len() > 10);
    for test in &tests {
        let comment = &test["comment"];
        let (moduli, result) = (numbers(&test["input"]["moduli"]), &test["result"]);
        let expected: Vec<_> = places(&result["places"])
            .into_iter()
            .zip(numbers(&result["gcds"]))
            .collect();
        for size in [0, 1, 2, 3, 8, 100] {
            assert_eq!(
                shared_factors(&moduli, size).as_ref(),
                Ok(&expected),
                "{comment}, {size}"
            );
        }
        let hits: Vec<_> = expected.iter().map(|&(i, _)| &moduli[i]).collect();
        let base = coprime_base(&hits).expect("no zero");
        assert_eq!(base.elements, numbers(&result["base"]), "{comment}");
        let factors = result["factors"].as_array().expect("a list");
        let factors: Vec<_> = factors.iter().map(places).collect();
        assert_eq!(base.factors, factors, "{comment}");
    }
}
