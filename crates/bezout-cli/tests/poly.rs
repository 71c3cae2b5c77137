// SPDX-License-Identifier: MIT OR Apache-2.0
//! `poly`: inverses in the rings by name and over prime fields, gcds, and the published tables of
//! steps.

mod common;

use bezout_exercise::files;
use common::{Run, begins, command, finish, has, refused, rows, run_with};
use serde_json::Value;
use std::collections::BTreeSet;

/// A run whose arguments have spaces.
fn bezout(arguments: &[&str]) -> Run {
    let mut command = command("");
    command.args(arguments);
    finish(command, "")
}

fn out(arguments: &[&str]) -> String {
    let run = bezout(arguments);
    run.quiet().ends(0);
    run.out
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&out(arguments)).expect("JSON")
}

fn text(value: &Value) -> &str {
    value.as_str().expect("text")
}

#[test]
fn vectors_of_every_ring() {
    let tests = files::tests("poly/invert.json");
    let rings: BTreeSet<_> = tests.iter().map(|t| text(&t["input"]["ring"])).collect();
    assert_eq!(rings.len(), 28);
    for ring in rings {
        let of_ring = tests.iter().filter(|test| test["input"]["ring"] == ring);
        let (no, yes): (Vec<_>, Vec<_>) =
            of_ring.partition(|test| test["result"]["inverse"].is_null());
        assert!(!no.is_empty() && !yes.is_empty(), "{ring}");
        // The last ones are random.
        let last = no.into_iter().rev().take(1);
        for test in last.chain(yes.into_iter().rev().take(2)) {
            let arguments = format!("poly invert --ring {ring} --hex -");
            let run = run_with(&arguments, text(&test["input"]["a"]));
            let inverse = test["result"]["inverse"].as_str();
            let first = run.out.lines().next().expect("a line");
            let expected = format!("inverse  {}", inverse.unwrap_or("none"));
            assert_eq!(first, expected, "{ring}");
            run.ends(i32::from(inverse.is_none()));
        }
    }
}

#[test]
fn vectors_of_prime_fields() {
    let tests = files::tests("poly/general.json");
    let tests = tests
        .iter()
        .filter(|test| test["flags"].as_array().is_some_and(|f| f.len() < 2));
    let mut count = 0;
    for test in tests.step_by(3) {
        let (input, result) = (&test["input"], &test["result"]);
        let p = u32::from_str_radix(text(&input["p"]).trim_start_matches("0x"), 16).expect("p");
        // The digits of these vectors have 32 bits each.
        let coefficients = |value: &Value| -> Vec<u32> {
            let digits = text(value).trim_start_matches("0x");
            let digits: Vec<u8> = digits.bytes().rev().collect();
            let word = |chunk: &[u8]| {
                let chunk: Vec<u8> = chunk.iter().rev().copied().collect();
                u32::from_str_radix(std::str::from_utf8(&chunk).expect("ASCII"), 16).expect("hex")
            };
            let mut all: Vec<u32> = digits.chunks(8).map(word).collect();
            while all.last() == Some(&0) {
                all.pop();
            }
            all
        };
        let ring = format!("F{p}");
        let [a, b] = ["f", "g"].map(|name| format!("{:?}", coefficients(&input[name])));
        let pair = ["--ring", &ring, "--vartime", "--json", &a, &b];
        let found = json(&[&["poly", "xgcd"], &pair[..]].concat());
        for name in ["gcd", "s", "t"] {
            let expected = coefficients(&result[name]);
            assert_eq!(found[name], serde_json::json!(expected), "{name} {test}");
        }
        let gcd = json(&[&["poly", "gcd"], &pair[..]].concat());
        assert_eq!(gcd["gcd"], found["gcd"]);
        let resultant = json(&[&["poly", "resultant"], &pair[..]].concat());
        let expected = coefficients(&result["resultant"]).first().copied();
        assert_eq!(resultant["resultant"], expected.unwrap_or(0));
        count += 1;
    }
    assert!(count > 10, "{count}");
}

#[test]
fn a_modulus_at_run_time() {
    let by = |a, ring, f, more: &[&str]| {
        bezout(&[&["poly", "invert", a, "--ring", ring, "--modulus", f], more].concat())
    };
    let with = |a, ring, f| {
        let found = by(a, ring, f, &["--vartime"]);
        found.quiet().ends(0);
        found
            .out
            .lines()
            .next()
            .map(str::to_string)
            .expect("a line")
    };
    assert_eq!(with("x", "F7", "x^2 + 1"), "inverse  6x");
    assert_eq!(with("x^5 - 8", "F7", "[1, 0, 1]"), "inverse  3x + 3");
    assert_eq!(with("2", "F2147483647", "x"), "inverse  1073741824");
    assert_eq!(with("5", "F7", "3"), "inverse  0");
    // A modulus of NTRU needs no consent to variable time.
    let found = by("x", "F4591", "x^761 - x - 1", &[]);
    begins(&found.quiet().ends(0).out, "inverse  x^760 + 4590\n");
    has(&found.out, &[" (ct)\n"]);
    let found = out(&["poly", "invert", "3", "-r", "Z16", "-m", "1 + x + x^2"]);
    begins(&found, "inverse  11\n");
    let none = by("x + 1", "F7", "x^2 - 1", &["--vartime"]);
    begins(&none.ends(1).out, "inverse  none\ngcd      x + 1\n");
}

#[test]
fn kernels_by_name() {
    for (ring, kernels) in rows(
        "
        sntrup761-r3 | ternary_divstep/portable | divstep/portable
        sntrup761-rq | divstep/portable | newton/portable
        hrss701-s2 | binary_divstep/portable | ternary_divstep/portable
        hrss701-rq | newton/portable | binary_divstep/portable
        bike-l1 | binary_divstep/portable | newton/portable
    ",
    ) {
        let with = ["poly", "invert", "x", "--ring", ring, "--kernel"];
        let found = out(&[&with[..], &kernels[..1]].concat());
        has(&found, &[&format!("kernel   {} (ct)", kernels[0])]);
        let first = |text: &str| text.lines().next().map(str::to_string);
        assert_eq!(first(&found), first(&out(&with[..5])));
        bezout(&[&with[..], &kernels[1..]].concat()).refused(&["accepted are", kernels[0]]);
    }
    refused(
        "
        poly invert x -r F7 -m x^2+1 --vartime --kernel divstep/portable | --kernel
    ",
    );
}

#[test]
fn why_there_is_no_inverse() {
    let no = |a: &str, ring: &str| {
        let run = bezout(&["poly", "invert", a, "--ring", ring, "--json"]);
        run.quiet().ends(1);
        let found: Value = serde_json::from_str(&run.out).expect("JSON");
        assert!(found["inverse"].is_null());
        serde_json::from_value::<Vec<u32>>(found["gcd"].clone()).expect("coefficients")
    };
    assert_eq!(no("x + x^2", "bike-l1"), [1, 1]);
    assert_eq!(no("0", "bike-l1").len(), 12324);
    let all_ones = format!("{:?}", vec![1; 12323]);
    assert_eq!(no(&all_ones, "bike-l1"), vec![1; 12323]);
    assert_eq!(no("2x - 2x", "hrss701-rq"), vec![1; 701]);
    assert_eq!(no("0", "sntrup761-rq").len(), 762);
}

#[test]
fn what_is_not_accepted() {
    refused("
        poly invert x --ring sntrup761 | accepted are F and a prime
        poly invert x --ring F9 | 'F9' is no prime field; accepted are F and a prime below 2^31
        poly invert x --ring F99999999999 | --ring: 'F99999999999' is no prime field
        poly invert x --ring Z | --ring: 'Z' is no ring; accepted are F and a prime
        poly gcd x x --vartime --ring F9 | --ring: 'F9' is no prime field
        poly invert x --ring Z12 | accepted are Z and a power of two from 4 to 65536
        poly invert x --ring F7 | needs a modulus
        poly invert x --ring Z16 | needs a modulus
        poly invert x -r Z16 -m x^2+1 | 1 + x + ... + x^(n-1)
        poly invert x -r F7 -m x^2+1 | --vartime
        poly invert x -r F7 -m 7x --vartime | --modulus: the modulus is zero; polynomials that are not zero
        poly invert x -r F7 -m [0,0] | --modulus: the modulus is zero; polynomials that are not zero
        poly invert x -r bike-l1 -m x | has a modulus
        poly invert x^761 -r sntrup761-rq | degrees up to 760
        poly invert x^12323 -r bike-l1 | degrees up to 12322
        poly invert x^ -r bike-l1 | accepted are terms
        poly invert @no-such-file -r bike-l1 | cannot read the file
        poly gcd x 1 -r F7 | --vartime
        poly gcd x 1 -r bike-l1 --vartime | needs a field
        trace euclid x x --ring F7 | A has the larger degree
        trace euclid x 1 --ring bike-l1 | F and a prime
        trace stein x 1 --ring F7 | euclid, subtractions and divstep
        trace subtractions 5 1 | --ring
        trace euclid x 1 --ring F7 --rows 3 | --rows
        trace divstep 3 5 --rows 3 | --ring
        trace divstep x^5000 1 --ring F7 | degrees below 2048
    ");
}

#[test]
fn standard_input_serves_one_operand() {
    run_with("poly gcd - x --ring F7 --vartime", "x^2 + x").is(0, "x\n");
    let twice = run_with("poly gcd - - --ring F7 --vartime", "x^2 + x");
    twice.refused(&["standard input already"]);
}

#[test]
fn operands_from_files() {
    let path = std::env::temp_dir().join(format!("bezout-poly-{}", std::process::id()));
    std::fs::write(&path, "[0,\n 1]\n").expect("a file");
    let at = format!("@{}", path.display());
    let found = bezout(&["poly", "invert", "--ring", "sntrup761-rq", "--list", &at]);
    std::fs::remove_file(&path).expect("the file");
    begins(&found.out, "inverse  [4590, 0, ");
}

const R0: &str = "2y^7 + 7y^6 + y^5 + 8y^4 + 2y^3 + 8y^2 + y + 8";
const R1: &str = "3y^6 + y^5 + 4y^4 + y^3 + 5y^2 + 9y + 2";

fn trace(algorithm: &str) -> String {
    out(&["trace", algorithm, "--ring", "F7", R0, R1])
}

/// The lecture's remainders [BY19].
#[test]
fn remainders_over_seven_elements() {
    let expected = "\
R0 = 2y^7 + 7y^6 + y^5 + 8y^4 + 2y^3 + 8y^2 + y + 8
R1 = 3y^6 + y^5 + 4y^4 + y^3 + 5y^2 + 9y + 2
R2 = R0 - (3y + 6)R1 = 4y^5 + 2y^4 + 2y^3 + 4y + 3
R3 = R1 - (6y + 6)R2 = y^4 + 3y^3 + 2y^2 + 2y + 5
R4 = R2 - (4y + 4)R3 = 3y^3 + 5y^2 + 4y + 4
R5 = R3 - (5y + 2)R4 = 2y + 4
R6 = R4 - (5y^2 + 3y + 3)R5 = 6
R7 = R5 - (5y + 3)R6 = 0
";
    assert_eq!(trace("euclid"), expected);
}

#[test]
fn fourteen_subtractions() {
    let expected = "\
R0 - 3yR1 = 4y^6 + 3y^5 + 5y^4 + y^3 + 2y^2 + 2y + 1
R2 = R0 - (3y + 6)R1 = 4y^5 + 2y^4 + 2y^3 + 4y + 3
R1 - 6yR2 = 3y^5 + 6y^4 + y^3 + 2y^2 + 5y + 2
R3 = R1 - (6y + 6)R2 = y^4 + 3y^3 + 2y^2 + 2y + 5
R2 - 4yR3 = 4y^4 + y^3 + 6y^2 + 5y + 3
R4 = R2 - (4y + 4)R3 = 3y^3 + 5y^2 + 4y + 4
R3 - 5yR4 = 6y^3 + 3y^2 + 3y + 5
R5 = R3 - (5y + 2)R4 = 2y + 4
R5 = 2y + 4: its coefficient of y^2 is 0, nothing to subtract
R4 - 5y^2R5 = 6y^2 + 4y + 4
R4 - (5y^2 + 3y)R5 = 6y + 4
R6 = R4 - (5y^2 + 3y + 3)R5 = 6
R5 - 5yR6 = 4
R7 = R5 - (5y + 3)R6 = 0
";
    assert_eq!(trace("subtractions"), expected);
}

#[test]
fn twenty_rows_of_divsteps() {
    let slide = " 0      1  2 0 1 1 2 1 1 1 0 0  3 1 4 1 5 2 2 0 0 0
 1      0  3 1 4 1 5 2 2 0 0 0  5 2 1 3 6 6 3 0 0 0
 2      1  3 1 4 1 5 2 2 0 0 0  1 4 4 0 1 6 0 0 0 0
 3      0  1 4 4 0 1 6 0 0 0 0  3 6 1 2 5 2 0 0 0 0
 4      1  1 4 4 0 1 6 0 0 0 0  1 3 2 2 5 0 0 0 0 0
 5      0  1 3 2 2 5 0 0 0 0 0  1 2 5 3 6 0 0 0 0 0
 6      1  1 3 2 2 5 0 0 0 0 0  6 3 1 1 0 0 0 0 0 0
 7      0  6 3 1 1 0 0 0 0 0 0  1 4 4 2 0 0 0 0 0 0
 8      1  6 3 1 1 0 0 0 0 0 0  0 2 4 0 0 0 0 0 0 0
 9      2  6 3 1 1 0 0 0 0 0 0  5 3 0 0 0 0 0 0 0 0
10     -1  5 3 0 0 0 0 0 0 0 0  4 5 5 0 0 0 0 0 0 0
11      0  5 3 0 0 0 0 0 0 0 0  6 4 0 0 0 0 0 0 0 0
12      1  5 3 0 0 0 0 0 0 0 0  2 0 0 0 0 0 0 0 0 0
13      0  2 0 0 0 0 0 0 0 0 0  6 0 0 0 0 0 0 0 0 0
14      1  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
15      2  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
16      3  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
17      4  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
18      5  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
19      6  2 0 0 0 0 0 0 0 0 0  0 0 0 0 0 0 0 0 0 0
";
    let heading = " n  delta  f                    g\n";
    assert_eq!(trace("divstep"), format!("{heading}{slide}"));
    let rows = out(&["trace", "divstep", "--ring", "F7", "--rows", "3", R0, R1]);
    let first: String = slide.split_inclusive('\n').take(3).collect();
    assert_eq!(rows, format!("{heading}{first}"));
    let steps = json(&["trace", "divstep", "--ring", "F7", "--json", R0, R1]);
    assert_eq!(
        steps["steps"][9],
        serde_json::json!({"n": 9, "delta": 2, "f": [6, 3, 1, 1], "g": [5, 3]})
    );
}

#[test]
fn traces_of_other_fields_end_in_the_gcd() {
    // (x + 1)(x^2 + 2) and (x + 1)(x + 3) modulo 4591
    let (a, b) = ("x^3 + x^2 + 2x + 2", "x^2 + 4x + 3");
    let trace = |algorithm| json(&["trace", algorithm, "--ring", "F4591", "--json", a, b]);
    let last = |algorithm| {
        trace(algorithm)["steps"]
            .as_array()
            .expect("steps")
            .last()
            .cloned()
            .expect("one")
    };
    let found = trace("euclid");
    assert_eq!(found["steps"][2]["polynomial"], serde_json::json!([11, 11]));
    assert_eq!(found["algorithm"], "polynomial_euclid");
    let row = last("divstep");
    let f: Vec<u64> = serde_json::from_value(row["f"].clone()).expect("coefficients");
    assert!(f.len() == 2 && f[0] == f[1] && row["g"] == serde_json::json!([]));
    assert_eq!(last("subtractions")["polynomial"], serde_json::json!([]));
}
