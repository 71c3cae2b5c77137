// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed vectors, by every kernel: results, and the matrices of every batch.

mod common;

use bezout::kernels::{self, Choice, GCD, INVERT, JACOBI, XGCD};
use bezout::{Modulus, ModulusRef, Odd, Uint, dynamic};
use common::{all, big, limbs};
use num_bigint::{BigInt, BigUint, Sign};
use serde_json::Value;
use std::path::Path;

/// The tests of a file, each with its operation.
fn tests(file: &str) -> Vec<(String, Value)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../vectors")
        .join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let json: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(json["schema"], 1);
    let tests = json["tests"].as_array().expect("tests");
    assert!(!tests.is_empty());
    let operation = |t: &Value| {
        let o = if json["operation"] == "mixed" {
            &t["operation"]
        } else {
            &json["operation"]
        };
        o.as_str().expect("operation").to_owned()
    };
    tests.iter().map(|t| (operation(t), t.clone())).collect()
}

fn int(v: &Value) -> BigInt {
    let s = v.as_str().unwrap_or_else(|| panic!("{v} is no number"));
    let (sign, digits) = s
        .strip_prefix('-')
        .map_or((Sign::Plus, s), |d| (Sign::Minus, d));
    let digits = digits.strip_prefix("0x").expect("0x");
    BigInt::from_biguint(
        sign,
        BigUint::parse_bytes(digits.as_bytes(), 16).expect("hexadecimal"),
    )
}

fn nat(v: &Value) -> BigUint {
    int(v).to_biguint().expect("not negative")
}

/// Both at their common length.
fn pair(a: &BigUint, b: &BigUint) -> (Vec<u64>, Vec<u64>) {
    let n = a.to_u64_digits().len().max(b.to_u64_digits().len()).max(1);
    (limbs(a, n), limbs(b, n))
}

/// `x` as a number from 0: negative ones are reduced first.
fn reduced(x: &BigInt, m: &BigUint) -> BigUint {
    let (sign, x) = (x.sign(), x.magnitude());
    if sign == Sign::Minus {
        (m - x % m) % m
    } else {
        x.clone()
    }
}

fn signed(negative: Choice, x: &[u64]) -> BigInt {
    let x = BigInt::from(big(x));
    if bool::from(negative) { -x } else { x }
}

fn check(operation: &str, t: &Value) {
    let (input, result) = (&t["input"], &t["result"]);
    match operation {
        "invert" => invert(&int(&input["x"]), &nat(&input["m"]), result, t),
        "invert_mod2k" => mod2k(&int(&input["x"]), input["k"].as_u64().expect("k"), result),
        "invert_batch" => batch(input, result),
        "gcd" => gcd(&int(&input["a"]), &int(&input["b"]), result, t),
        "xgcd" => xgcd(&int(&input["a"]), &int(&input["b"]), result, t),
        "jacobi" => jacobi(&int(&input["x"]), &nat(&input["n"]), result, t),
        "kronecker" => kronecker(&int(&input["x"]), &int(&input["n"]), result, t),
        "divstep_trace" => {
            let name = match input["batch"].as_u64() {
                Some(60) => "divstep60/portable",
                Some(30) => "divstep30/portable",
                other => panic!("no kernel has batches of {other:?}"),
            };
            trace(input, result, "batch", &[name]);
        }
        "bingcd_trace" => trace(
            input,
            result,
            "k",
            if cfg!(target_arch = "x86_64") {
                &[
                    "bingcd31/portable",
                    "bingcd31_plain/portable",
                    "bingcd31/x86_64",
                ]
            } else {
                &["bingcd31/portable", "bingcd31_plain/portable"]
            },
        ),
        other => panic!("unknown operation {other}"),
    }
}

fn invert(x: &BigInt, m: &BigUint, result: &Value, t: &Value) {
    let (x, m) = pair(&reduced(x, m), m);
    let n = m.len();
    let expected = result.get("inverse").map(|y| limbs(&nat(y), n));
    let ct: Option<_> = dynamic::invert_mod(&x, &m).expect("positive").into();
    assert_eq!(ct, expected, "{t}");
    assert_eq!(
        dynamic::invert_mod_vartime(&x, &m).expect("positive"),
        expected,
        "{t}"
    );
    if expected.is_none() {
        assert_eq!(big(&dynamic::gcd(&x, &m)), nat(&result["gcd"]), "{t}");
    }
    let Ok(modulus) = ModulusRef::new(&m) else {
        return;
    };
    for kernel in all(INVERT, n).filter(|k| !k.prime_only) {
        let mut out = vec![7; n];
        let yes = (kernel.run)(&mut out, &x, modulus, &mut vec![7; (kernel.scratch)(n)]);
        assert_eq!(bool::from(yes), expected.is_some(), "{}: {t}", kernel.name);
        assert_eq!(
            out,
            expected.clone().unwrap_or(vec![0; n]),
            "{}: {t}",
            kernel.name
        );
    }
}

fn mod2k(x: &BigInt, k: u64, result: &Value) {
    let x = reduced(x, &(BigUint::from(1u8) << k));
    let y = dynamic::invert_mod2k(&x.to_u64_digits(), k as usize);
    let expected = result.get("inverse").map(nat);
    // Modulo 1 every number has the inverse 0; odd ones alone have one that this function gives.
    if k > 0 || x.bit(0) {
        assert_eq!(
            Option::from(y).map(|y: Vec<u64>| big(&y)),
            expected,
            "{x:x} mod 2^{k}"
        );
    }
}

fn batch(input: &Value, result: &Value) {
    const L: usize = 9;
    let uint =
        |v: &Value| -> Uint<L> { Uint::new(limbs(&nat(v), L).try_into().expect("nine limbs")) };
    let array = |v: &Value| v.as_array().expect("array").clone();
    if nat(&input["m"]).bits() > Uint::<L>::BITS as u64 {
        return;
    }
    let odd = Odd::new(uint(&input["m"]));
    if bool::from(odd.is_none()) {
        return;
    }
    let modulus = Modulus::<L>::new(odd.expect("odd"));
    let mut xs: Vec<_> = array(&input["xs"]).iter().map(uint).collect();
    let expected: Vec<_> = array(&result["inverses"]).iter().map(uint).collect();
    let all = array(&result["not_invertible"]).is_empty();
    let mut vartime = xs.clone();
    let mut scratch = vec![Uint::ZERO; xs.len()];
    let yes = modulus.invert_batch(&mut xs, &mut scratch).expect("room");
    assert_eq!(bool::from(yes), all);
    assert_eq!(xs, expected);
    assert_eq!(
        modulus
            .invert_batch_vartime(&mut vartime, &mut scratch)
            .expect("room"),
        all
    );
    assert_eq!(vartime, expected);
}

fn gcd(a: &BigInt, b: &BigInt, result: &Value, t: &Value) {
    let (a, b) = pair(a.magnitude(), b.magnitude());
    for kernel in all(GCD, a.len()) {
        let mut out = vec![7; a.len()];
        (kernel.run)(&mut out, &a, &b, &mut vec![7; (kernel.scratch)(a.len())]);
        assert_eq!(big(&out), nat(&result["gcd"]), "{}: {t}", kernel.name);
    }
}

fn xgcd(a: &BigInt, b: &BigInt, result: &Value, t: &Value) {
    let (x, y) = pair(a.magnitude(), b.magnitude());
    let n = x.len();
    let sign = |v: &BigInt| if v.sign() == Sign::Minus { -1 } else { 1 };
    for kernel in all(XGCD, n) {
        let (mut og, mut os, mut ot) = (vec![7; n], vec![7; n], vec![7; n]);
        let mut scratch = vec![7; (kernel.scratch)(n)];
        let (ns, nt) = (kernel.run)(&mut og, &mut os, &mut ot, &x, &y, &mut scratch);
        assert_eq!(big(&og), nat(&result["gcd"]), "{}: {t}", kernel.name);
        assert_eq!(
            signed(ns, &os) * sign(a),
            int(&result["s"]),
            "{}: {t}",
            kernel.name
        );
        assert_eq!(
            signed(nt, &ot) * sign(b),
            int(&result["t"]),
            "{}: {t}",
            kernel.name
        );
    }
}

fn jacobi(x: &BigInt, n: &BigUint, result: &Value, t: &Value) {
    let (x, n) = pair(&reduced(x, n), n);
    for kernel in all(JACOBI, n.len()) {
        let s = (kernel.run)(&x, &n, &mut vec![7; (kernel.scratch)(n.len())]);
        assert_eq!(
            i64::from(s.value()),
            result["symbol"],
            "{}: {t}",
            kernel.name
        );
    }
}

fn kronecker(a: &BigInt, b: &BigInt, result: &Value, t: &Value) {
    let (x, y) = pair(a.magnitude(), b.magnitude());
    let s = dynamic::kronecker_vartime(a.sign() == Sign::Minus, &x, b.sign() == Sign::Minus, &y);
    assert_eq!(i64::from(s.value()), result["symbol"], "{t}");
}

/// Batch by batch the same matrices; once done, batches change nothing.
fn trace(input: &Value, result: &Value, size: &str, names: &[&str]) {
    let steps = match size {
        "k" => input["k"].as_u64().expect("k") - 1,
        _ => input["batch"].as_u64().expect("batch"),
    };
    let divstep = size == "batch";
    assert!(divstep || steps == 31, "no kernel has batches of {steps}");
    let (x, m) = pair(&nat(&input["x"]), &nat(&input["m"]));
    let columns = if divstep {
        ["u", "v", "q", "r"]
    } else {
        ["f0", "g0", "f1", "g1"]
    };
    let rest = if divstep {
        [1 << steps, 0, 0, 1]
    } else {
        [1, 0, 0, 1 << steps]
    };
    let batches = result["batches"].as_array().expect("batches");
    for name in names {
        let ours = kernels::trace(name, &x, &m).expect("a kernel that shows its batches");
        assert!(ours.len() >= batches.len(), "{name}: {input}");
        for (i, matrix) in ours.iter().enumerate() {
            let expected = match batches.get(i) {
                Some(b) => columns.map(|c| i64::try_from(int(&b[c])).expect("a word")),
                None => rest,
            };
            assert_eq!(*matrix, expected, "{name}: batch {i} of {input}");
        }
    }
}

fn run(file: &str) {
    let tests = tests(file);
    for (operation, t) in &tests {
        check(operation, t);
    }
}

#[test]
fn inversions() {
    run("int/invert.json");
    run("int/invert_mod2k.json");
    run("int/batch.json");
}

#[test]
fn divisors() {
    run("int/gcd.json");
    run("int/xgcd.json");
}

#[test]
fn symbols() {
    run("int/jacobi.json");
    run("int/kronecker.json");
}

#[test]
fn batches_matrix_by_matrix() {
    run("int/divstep_trace.json");
    run("int/bingcd_trace.json");
}

#[test]
fn public_bugs() {
    run("int/public_bugs.json");
}
