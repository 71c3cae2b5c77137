// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors: results by every kernel and by the public functions, and the matrices of every
//! batch. Of large files they are samples, or all where `BEZOUT_VECTORS` names the whole set.

use bezout::kernels::{MatrixTrace, Operation, Trace, integer::Invert};
use bezout_exercise::Suite;
use bezout_exercise::check::{self, Report};
use bezout_exercise::files;
use bezout_exercise::integer::vectors::{int, nat, pair};
use bezout_exercise::public::{self, Plant};
use num_bigint::BigInt;
use serde_json::Value;
use std::collections::HashSet;

/// The files of a ring.
fn of_ring(ring: &str) -> Vec<(String, Value)> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(files::folder().join(ring)).expect("a folder") {
        let name = entry.expect("a file").file_name();
        let name = name.to_string_lossy().into_owned();
        let document = files::document(&format!("{ring}/{name}"));
        files.push((name, document));
    }
    assert!(files.len() >= 2, "{} files", files.len());
    files
}

/// Each test of a file, with its operation.
fn for_each_test(mut each: impl FnMut(&str, &Value)) {
    for (_, file) in RINGS.into_iter().flat_map(of_ring) {
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
    for (name, file) in RINGS.into_iter().flat_map(of_ring) {
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

/// Every public function on the tests of its operation.
#[test]
fn by_public_functions() {
    let (mut kinds, mut report) = (HashSet::new(), Report::default());
    for_each_test(|operation, t| {
        let (input, result) = (&t["input"], &t["result"]);
        public::vectors(operation, input, result, |task, numbers, expected| {
            report.functions(task, Plant::None, &numbers, &expected);
            kinds.insert(operation.to_owned());
        });
    });
    assert!(report.failures.is_empty(), "{:#?}", report.failures);
    assert_eq!(kinds.len(), 13, "{kinds:?}");
}

/// In every length, and by each result: results are left above the modulus if they fit the limbs.
#[test]
fn arithmetic_without_its_final_subtraction_is_found() {
    let mut found = HashSet::new();
    for_each_test(|operation, t| {
        if operation == "arithmetic" {
            public::vectors(
                operation,
                &t["input"],
                &t["result"],
                |task, numbers, expected| {
                    let above = |x: BigInt| {
                        let sum = &x + public::natural(&numbers.m);
                        if sum.bits() <= 64 * numbers.m.len() as u64 {
                            sum
                        } else {
                            x
                        }
                    };
                    let answer = task.functions[0].call(&numbers).expect("a number of limbs");
                    let spoiled = answer.map(|all| all.into_iter().map(above).collect::<Vec<_>>());
                    if spoiled != expected {
                        found.insert((numbers.m.len(), task.name));
                    }
                },
            );
        }
    });
    assert_eq!(found.len(), 8 * 7, "{found:?}");
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
    let mut compared = HashSet::new();
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
