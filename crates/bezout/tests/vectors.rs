// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed vectors: results by every kernel and by the public functions, and the matrices of
//! every batch.

use bezout::kernels::{MatrixTrace, Operation, Trace, integer::Invert};
use bezout::{Modulus, Odd, Uint, dynamic, small};
use bezout_exercise::Suite;
use bezout_exercise::check::{self, Report};
use bezout_exercise::integer::public;
use bezout_exercise::integer::vectors::{int, nat, pair, reduced};
use bezout_exercise::oracle::{big, limbs};
use num_bigint::{BigUint, Sign};
use serde_json::Value;
use std::path::Path;

/// The files of a ring.
fn files(ring: &str) -> Vec<(String, Value)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../vectors")
        .join(ring);
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("text");
        let name = path.file_name().expect("a name").to_string_lossy();
        files.push((
            name.into_owned(),
            serde_json::from_str(&text).expect("JSON"),
        ));
    }
    assert!(files.len() >= 2, "{} files", files.len());
    files
}

/// Each test of a file, with its operation.
fn for_each_test(mut each: impl FnMut(&str, &Value)) {
    for (_, file) in files("int") {
        for test in file["tests"].as_array().expect("tests") {
            let operation = match file["operation"].as_str().expect("operation") {
                "mixed" => test["operation"].as_str().expect("operation"),
                of_file => of_file,
            };
            each(operation, test);
        }
    }
}

/// The rings whose operations are in the registry.
const RINGS: [&str; 3] = ["int", "gf2", "poly"];

/// What no kernel of the registry is for; the public functions below are.
const WITHOUT_KERNELS: [&str; 8] = [
    "partial_xgcd.json",
    "split.json",
    "arithmetic.json",
    "invert_mod2k.json",
    "kronecker.json",
    "general.json",
    "small_factor.json",
    "sqrt.json",
];

fn by_kernels(suite: Suite) -> Report {
    let mut report = Report::default();
    for (name, file) in RINGS.into_iter().flat_map(files) {
        let unknown = check::vectors(suite, &file, &mut report);
        let tests = file["tests"].as_array().expect("tests").len();
        let known = unknown < tests;
        assert_eq!(known, !WITHOUT_KERNELS.contains(&&name[..]), "{name}");
    }
    report
}

/// Operations with vectors; the rings of cyclic ones are too large for a planted kernel.
const WITH_VECTORS: [&str; 7] = [
    "invert",
    "invert_batch",
    "gcd",
    "xgcd",
    "jacobi",
    "gf2_invert",
    "poly_invert",
];

#[test]
fn by_every_kernel() {
    let report = by_kernels(Suite::Registry);
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
    for operation in WITH_VECTORS.into_iter().chain(["poly_invert_cyclic"]) {
        assert!(report.inputs[operation] > 10, "{operation}");
    }
}

#[test]
fn planted_kernels_are_found() {
    by_kernels(Suite::Planted).assert_planted(&WITH_VECTORS);
}

/// Even moduli and the kinds of vectors without kernels too.
#[test]
fn by_public_functions() {
    let mut kinds = std::collections::HashSet::new();
    for_each_test(|operation, t| {
        let (input, result) = (&t["input"], &t["result"]);
        match operation {
            "invert" => invert(input, result, t),
            "invert_mod2k" => mod2k(input, result),
            "jacobi" => jacobi(input, result, t),
            "kronecker" => kronecker(input, result, t),
            "invert_batch" => batch(input, result, t),
            "arithmetic" => assert_eq!(arithmetic(input, result, false).1, [""; 0], "{t}"),
            _ => match public::check(operation, input, result) {
                Some(found) => assert_eq!(found, Ok(()), "{t}"),
                None => return,
            },
        }
        kinds.insert(operation.to_owned());
    });
    assert_eq!(kinds.len(), 10, "{kinds:?}");
}

/// In every length, and by each result.
#[test]
fn arithmetic_without_its_final_subtraction_is_found() {
    let mut found = std::collections::HashSet::new();
    for_each_test(|operation, t| {
        if operation == "arithmetic" {
            let (limbs, wrong) = arithmetic(&t["input"], &t["result"], true);
            found.extend(wrong.into_iter().map(|name| (limbs, name)));
        }
    });
    assert_eq!(found.len(), 8 * 7, "{found:?}");
}

fn invert(input: &Value, result: &Value, t: &Value) {
    let m = nat(&input["m"]);
    let (x, m) = pair(&reduced(&input["x"], &m), &m);
    let expected = result.get("inverse").map(|y| limbs(&nat(y), m.len()));
    let ct = dynamic::invert_mod(&x, &m).expect("positive");
    assert_eq!(Option::from(ct), expected, "{t}");
    let vartime = dynamic::invert_mod_vartime(&x, &m).expect("positive");
    assert_eq!(vartime, expected, "{t}");
    if expected.is_none() {
        assert_eq!(big(&dynamic::gcd(&x, &m)), nat(&result["gcd"]), "{t}");
    }
}

fn mod2k(input: &Value, result: &Value) {
    let k = input["k"].as_u64().expect("k");
    let x = reduced(&input["x"], &(BigUint::from(1u8) << k));
    let y = dynamic::invert_mod2k(&x.to_u64_digits(), k as usize);
    let expected = result.get("inverse").map(nat);
    // Modulo 1 every number has the inverse 0; odd ones alone have one that this function gives.
    if k > 0 || x.bit(0) {
        let found = Option::from(y).map(|y: Vec<u64>| big(&y));
        assert_eq!(found, expected, "{x:x} mod 2^{k}");
    }
}

fn jacobi(input: &Value, result: &Value, t: &Value) {
    let n = nat(&input["n"]);
    let (x, n) = pair(&reduced(&input["x"], &n), &n);
    for run in [dynamic::jacobi, dynamic::jacobi_vartime] {
        let symbol = run(&x, &n).expect("odd");
        assert_eq!(i64::from(symbol.value()), result["symbol"], "{t}");
    }
}

fn kronecker(input: &Value, result: &Value, t: &Value) {
    let (a, b) = (int(&input["x"]), int(&input["n"]));
    let (x, y) = pair(a.magnitude(), b.magnitude());
    let negative = [&a, &b].map(|v| v.sign() == Sign::Minus);
    let s = dynamic::kronecker_vartime(negative[0], &x, negative[1], &y);
    assert_eq!(i64::from(s.value()), result["symbol"], "{t}");
}

fn batch(input: &Value, result: &Value, t: &Value) {
    let numbers =
        |v: &Value| -> Vec<BigUint> { v.as_array().expect("array").iter().map(nat).collect() };
    let (m, xs) = (nat(&input["m"]), numbers(&input["xs"]));
    let longest = xs.iter().chain([&m]).map(BigUint::bits).max().unwrap_or(1);
    let n = longest.div_ceil(64).max(1) as usize;
    let Ok(modulus) = bezout::DynModulus::new(&limbs(&m, n)) else {
        assert!(!m.bit(0), "{t}");
        return;
    };
    let rows = |xs: &[BigUint]| -> Vec<Vec<u64>> { xs.iter().map(|x| limbs(x, n)).collect() };
    let expected = rows(&numbers(&result["inverses"]));
    let all = result["not_invertible"]
        .as_array()
        .expect("array")
        .is_empty();
    let (mut ct, mut vartime) = (rows(&xs), rows(&xs));
    assert_eq!(bool::from(modulus.invert_batch(&mut ct)), all, "{t}");
    assert_eq!(modulus.invert_batch_vartime(&mut vartime), all, "{t}");
    assert_eq!((&ct, &vartime), (&expected, &expected), "{t}");
    if n == 1 {
        let words = |rows: &[Vec<u64>]| rows.iter().map(|row| row[0]).collect::<Vec<_>>();
        batch_of_words(
            limbs(&m, 1)[0],
            &words(&rows(&xs)),
            &words(&expected),
            all,
            t,
        );
    }
}

/// The same by the functions for moduli of one word.
fn batch_of_words(m: u64, xs: &[u64], expected: &[u64], all: bool, t: &Value) {
    let long = small::Modulus::<u64>::new(m).expect("odd");
    let mut found = xs.to_vec();
    assert_eq!(bool::from(long.invert_batch(&mut found)), all, "{t}");
    assert_eq!(found, expected, "{t}");
    found.copy_from_slice(xs);
    assert_eq!(long.invert_batch_vartime(&mut found), all, "{t}");
    assert_eq!(found, expected, "{t}");
    let Ok(m) = u32::try_from(m) else { return };
    let short = small::Modulus::<u32>::new(m).expect("odd");
    let xs: Vec<u32> = xs.iter().map(|x| (x % u64::from(m)) as u32).collect();
    let mut found = xs.clone();
    assert_eq!(bool::from(short.invert_batch(&mut found)), all, "{t}");
    assert!(
        found
            .iter()
            .map(|&x| u64::from(x))
            .eq(expected.iter().copied()),
        "{t}"
    );
    found.copy_from_slice(&xs);
    assert_eq!(short.invert_batch_vartime(&mut found), all, "{t}");
    assert!(
        found
            .iter()
            .map(|&x| u64::from(x))
            .eq(expected.iter().copied()),
        "{t}"
    );
}

/// The number of limbs of a test, and which results of a modulus are not those of the test. Where
/// `spoiled`, results are left above the modulus if they fit the limbs.
fn arithmetic(input: &Value, result: &Value, spoiled: bool) -> (usize, Vec<&'static str>) {
    let numbers = ["x", "y", "m"].map(|name| nat(&input[name]));
    let longest = numbers.iter().map(BigUint::bits).max().unwrap_or(1);
    let n = longest.div_ceil(64).max(1) as usize;
    let of_length = match n {
        1 => arithmetic_of::<1>,
        2 => arithmetic_of::<2>,
        3 => arithmetic_of::<3>,
        4 => arithmetic_of::<4>,
        6 => arithmetic_of::<6>,
        8 => arithmetic_of::<8>,
        9 => arithmetic_of::<9>,
        48 => arithmetic_of::<48>,
        _ => panic!("no test has {n} limbs"),
    };
    (
        n,
        of_length(&numbers.map(|x| limbs(&x, n)), result, spoiled),
    )
}

fn arithmetic_of<const L: usize>(
    numbers: &[Vec<u64>; 3],
    result: &Value,
    spoiled: bool,
) -> Vec<&'static str> {
    let [x, y, m] = [0, 1, 2].map(|i| Uint::<L>::new(core::array::from_fn(|j| numbers[i][j])));
    let modulus = Modulus::new(Odd::new(m).expect("odd"));
    let found = [
        ("sum", Some(modulus.add(&x, &y))),
        ("difference", Some(modulus.sub(&x, &y))),
        ("negative", Some(modulus.neg(&x))),
        ("product", Some(modulus.mul(&x, &y))),
        ("square", Some(modulus.square(&x))),
        ("power", Some(modulus.pow(&x, &y))),
        ("quotient", modulus.divide(&x, &y).into()),
    ];
    let value = |found: Uint<L>| {
        let (found, m) = (big(found.limbs()), big(m.limbs()));
        let above = &found + &m;
        if spoiled && above.bits() <= 64 * L as u64 {
            above
        } else {
            found
        }
    };
    let wrong = found.into_iter().filter_map(|(name, found)| {
        let right = found.map(value) == result.get(name).map(nat);
        (!right).then_some(name)
    });
    wrong.collect()
}

/// Batch by batch the same matrices; once done, batches change nothing.
fn compare(name: &str, trace: &Trace<MatrixTrace>, input: &Value, result: &Value) {
    let (x, m) = pair(&nat(&input["x"]), &nat(&input["m"]));
    let unit = 1 << trace.batch;
    let (columns, rest) = match trace.class {
        "divstep_trace" => (["u", "v", "q", "r"], [unit, 0, 0, 1]),
        _ => (["f0", "g0", "f1", "g1"], [1, 0, 0, unit]),
    };
    let batches = result["batches"].as_array().expect("batches");
    let ours = (trace.run)(&x, &m);
    assert!(ours.len() >= batches.len(), "{name}: {input}");
    for (i, matrix) in ours.iter().enumerate() {
        let expected = match batches.get(i) {
            Some(b) => columns.map(|c| i64::try_from(int(&b[c])).expect("a word")),
            None => rest,
        };
        assert_eq!(*matrix, expected, "{name}: batch {i} of {input}");
    }
}

#[test]
fn batches_matrix_by_matrix() {
    let mut compared = std::collections::HashSet::new();
    for_each_test(|operation, t| {
        let (input, result) = (&t["input"], &t["result"]);
        let batch = match operation {
            "divstep_trace" => input["batch"].as_u64().expect("batch"),
            "bingcd_trace" => input["k"].as_u64().expect("k") - 1,
            _ => return,
        };
        let mut shown = false;
        for kernel in Invert::table().iter().filter(|k| k.available()) {
            let fits = |trace: &&Trace<MatrixTrace>| {
                trace.class == operation && u64::from(trace.batch) == batch
            };
            if let Some(trace) = kernel.trace.as_ref().filter(fits) {
                compare(kernel.name, trace, input, result);
                compared.insert(kernel.name);
                shown = true;
            }
        }
        assert!(shown, "no kernel has batches of {batch}: {operation}");
    });
    for kernel in Invert::table() {
        let shows = kernel.trace.is_some() && kernel.available();
        assert_eq!(shows, compared.contains(kernel.name), "{kernel:?}");
    }
}
