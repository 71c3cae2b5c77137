// SPDX-License-Identifier: MIT OR Apache-2.0
//! `trace`: the published tables, the records, the drawing.

mod common;

use common::{has, json, out, refused, run};
use serde_json::Value;
use std::collections::BTreeSet;

const ALGORITHMS: &str =
    "euclid xgcd stein plus-minus binary-gcd bingcd divstep divstep-delta1 lehmer1 lehmer2 jacobi";

fn algorithms() -> impl Iterator<Item = &'static str> {
    ALGORITHMS.split(' ')
}

/// The steps of a trace.
fn steps(arguments: &str) -> Vec<Value> {
    let trace = json(&format!("trace {arguments} --json"));
    trace["steps"].as_array().unwrap().clone()
}

/// The three tables of [SHT22].
#[test]
fn tables_of_27_and_2() {
    let euclid = "\
a   b  Operation
27  2  start
2   1  27 mod 2
1   0  2 mod 1
";
    let stein = "\
a   b  Operation
27  2  start
27  1  b / 2
26  1  subtract
13  1  a / 2
12  1  subtract
6   1  a / 2
3   1  a / 2
2   1  subtract
1   1  a / 2
1   0  subtract
";
    let plus_minus = "\
a   b  Operation
27  2  original a, b
27  1  b / 2
7   1  (a + b) / 4
2   1  (a + b) / 4
1   1  a / 2
1   0  (a - b) / 4
";
    assert_eq!(out("trace euclid 27 2"), euclid);
    assert_eq!(out("trace stein 27 2"), stein);
    assert_eq!(out("trace plus-minus 27 2"), plus_minus);
    assert_eq!(out("trace plus_minus 27 2"), plus_minus);
    assert_eq!(out("trace --algorithm plus-minus 27 2"), plus_minus);
}

#[test]
fn other_tables() {
    let divstep = "\
f  g  delta2  Operation
5  3  1       start
3  -1 1       divstep
";
    let found = out("trace divstep 3 5");
    let words = divstep.split_whitespace();
    assert!(found.split_whitespace().take(12).eq(words));
    assert_eq!(out("trace half-delta 3 5"), found);
    // The first delta decides how long it takes.
    for text in [&found, &out("trace divstep-delta1 3 5")] {
        let last = text.lines().last().unwrap();
        assert_eq!(last.split_whitespace().nth(1), Some("0"), "{text}");
    }
    let jacobi = "a  n   symbol  Operation\n2  15  1       start\n1  15  1       a / 2\n0  1   1       swap, a mod n\n";
    assert_eq!(out("trace jacobi 2 15"), jacobi);
    let hex = out("trace euclid 27 16 --hex");
    has(&hex, &["0x1b  0x10  start\n0x10  0xb   27 mod 16\n"]);
}

fn integer(value: &Value) -> i128 {
    // It takes the sign, and no prefix.
    let text = value.as_str().unwrap().replacen("0x", "", 1);
    i128::from_str_radix(&text, 16).unwrap()
}

/// `x' 2^shift = p x + q y` and `y' 2^shift = r x + s y` in every record with a matrix.
#[test]
fn matrices_are_exact() {
    let pairs = [
        (27, 5),
        (0, 7),
        (5, 1),
        (4_294_967_279u64, 4_294_967_291u64),
        (3 * 991, 7 * 991),
        (1 << 30, (1 << 30) + 1),
    ];
    for algorithm in algorithms() {
        for (a, b) in pairs {
            let batch = if ["bingcd", "divstep", "divstep-delta1"].contains(&algorithm) {
                "--batch 7"
            } else {
                ""
            };
            let trace = json(&format!("trace {algorithm} {a} {b} --json {batch}"));
            let columns = trace["columns"].as_array().unwrap();
            let columns: Vec<_> = columns.iter().map(|c| c.as_str().unwrap()).collect();
            let steps = trace["steps"].as_array().unwrap();
            assert!(steps[0]["matrix"].is_null() && trace["schema"] == 1);
            for pair in steps.windows(2) {
                let value = |i: usize, column: usize| integer(&pair[i]["values"][columns[column]]);
                let Some(matrix) = pair[1]["matrix"].as_array() else {
                    assert_eq!(algorithm, "jacobi");
                    continue;
                };
                let m: Vec<_> = matrix.iter().map(integer).collect();
                let unit = 1 << pair[1]["shift"].as_u64().unwrap();
                for (row, m) in m.chunks(2).enumerate() {
                    let sum = m[0] * value(0, 0) + m[1] * value(0, 1);
                    assert_eq!(value(1, row) * unit, sum, "{algorithm} {a} {b}");
                }
            }
        }
    }
}

/// Every algorithm but the symbol's ends with the gcd, up to its sign, in one of its columns.
#[test]
fn the_last_line_holds_the_gcd() {
    for algorithm in algorithms().filter(|&algorithm| algorithm != "jacobi") {
        let steps = steps(&format!("{algorithm} 991*60 991*77"));
        let values = steps.last().unwrap()["values"]
            .as_object()
            .unwrap()
            .values();
        let values: BTreeSet<_> = values.map(|value| integer(value).abs()).collect();
        assert!(values.contains(&991), "{algorithm}: {values:?}");
    }
}

#[test]
fn batches() {
    let steps = |arguments: &str| steps(&format!("{arguments} 2^254-3 2^255-19")).len() - 1;
    let single = steps("divstep");
    assert_eq!(steps("divstep --batch 60"), single.div_ceil(60));
    // 2 * 255 - 1 iterations are enough for 255 bits.
    assert!(steps("bingcd") <= 509usize.div_ceil(31));
    let bingcd = |option| out(&format!("trace bingcd 99 2^255-19 {option}"));
    assert_eq!(bingcd("--k 32"), bingcd("--batch 31"));
    let lehmer = |name| out(&format!("trace {name} 3^161 5^90"));
    assert_eq!(lehmer("lehmer"), lehmer("lehmer1"));
    assert_ne!(lehmer("lehmer1"), lehmer("lehmer2"));
    refused(
        "
        trace euclid 4 8 --batch 3 | euclid has no batches; those that have: bingcd, divstep
        trace divstep 4 9 --k 3 | --k: divstep has no parameter k
        trace bingcd 4 9 --k 1 | 1 is not in 2..=4096
        trace divstep 4 9 --batch 0 | 0 is not in 1..=4096
    ",
    );
}

#[test]
fn drawings_are_well_formed() {
    for algorithm in algorithms() {
        let text = out(&format!("trace {algorithm} 2^61-3 2^61-1 --svg"));
        let image = roxmltree::Document::parse(&text).expect(algorithm);
        let root = image.root_element();
        assert_eq!(root.tag_name().name(), "svg");
        let size = |name| root.attribute(name).unwrap().parse::<f64>().unwrap();
        let named = |name| {
            root.children()
                .filter(move |node| node.tag_name().name() == name)
        };
        // A title, two columns, the heading, and one line a step.
        let steps = steps(&format!("{algorithm} 2^61-3 2^61-1")).len();
        assert_eq!(named("text").count(), steps + 4, "{algorithm}");
        for rect in named("rect") {
            let number = |name| {
                rect.attribute(name)
                    .map_or(0.0, |text| text.parse().unwrap())
            };
            let (right, low) = (
                number("x") + number("width"),
                number("y") + number("height"),
            );
            let inside =
                number("x") >= 0.0 && right <= size("width") + 0.01 && low <= size("height");
            assert!(inside, "{algorithm}");
        }
    }
    let large = out("trace divstep 2^1023-3 2^1024-1 --svg");
    assert!(roxmltree::Document::parse(&large).is_ok() && large.len() < 10_000_000);
}

/// A batch of 31 steps is enough for 3 modulo 7, and its first row makes 1 of both.
#[test]
fn matrices_of_a_kernel() {
    let table = out("trace bingcd31/portable 3 7");
    let lines: Vec<_> = table.lines().collect();
    let headings: Vec<_> = lines[0].split_whitespace().collect();
    assert_eq!(headings, ["batch", "f0", "g0", "f1", "g1"]);
    let row = lines[1].split_whitespace();
    let row: Vec<i64> = row.map(|x| x.parse().unwrap()).collect();
    let values = [row[1] * 3 + row[2] * 7, row[3] * 3 + row[4] * 7];
    assert!(values.iter().any(|x| x.abs() == 1 << 31), "{table}");
    let hex = out("trace bingcd31/portable 3 7 --hex");
    let row = hex.lines().nth(1).unwrap();
    assert_eq!(row.matches("0x").count(), 4, "{hex}");
    let (one_way, numbers) = (
        "--svg, --batch, --k: bingcd31/portable is a kernel, which has one way",
        "A and B: bingcd31/portable takes A from 0 up, and an odd B from 1 up",
    );
    for (arguments, part) in [
        ("3 7 --svg", one_way),
        ("3 7 --batch 3", one_way),
        ("3 7 --k 3", one_way),
        ("-3 7", numbers),
        ("3 -7", numbers),
        ("3 8", numbers),
        ("3 7 --ring F7", "--ring F7: a trace shows euclid"),
    ] {
        run(&format!("trace bingcd31/portable {arguments}")).refused(&[part]);
    }
}

#[test]
fn refusals() {
    refused(
        "
        trace | ALGORITHM
        trace nonsense 1 2 | euclid
        trace stein -5 3 | A is negative; this algorithm accepts integers from 0 up
        trace divstep 3 8 | B is not odd and positive
        trace bingcd -3 7 | A is negative
        trace jacobi 3 -7 | B is not odd
        trace euclid 1 2 --svg --json | cannot be used with
        trace stein 2^1000000-1 3 | would not fit into memory
    ",
    );
}

/// Columns may be wider than 65535 characters, where the formatter of the standard library ends.
#[test]
fn long_numbers_have_wide_columns() {
    for verb in ["trace euclid 2^217705 3", "trace xgcd 2^217705 3"] {
        let table = out(verb);
        let lines: Vec<_> = table.lines().collect();
        // 2^217705 has 65536 digits.
        assert_eq!(lines[1].find(' '), Some(65_536), "{verb}");
        assert!(lines[2].starts_with("3  ") && lines[2].len() > 65_536);
    }
}

/// In the field of AES and in one of DSTU 4145: the last lines have the inverse that `gf2` finds.
#[test]
fn inversions_in_binary_fields_end_at_the_inverse() {
    for (a, field, polynomial) in [
        ("0x53", "--degree 8 --exponents 4,3,1", "0x11b"),
        ("0x1234567", "--field dstu163", "2^163+0xc9"),
    ] {
        let inverse = json(&format!("gf2 invert {a} {field} --json"));
        for (name, column) in [
            ("kovtun-bulakh", "b"),
            ("carryless-divstep", "d"),
            ("itoh-tsujii", "p"),
        ] {
            let steps = steps(&format!("{name} {a} {polynomial}"));
            let found = &steps.last().unwrap()["values"][column];
            assert_eq!(found, &inverse["result"], "{name}: {inverse}");
        }
    }
    run("trace kovtun-bulakh 0x11b 0x11b").refused(&["a smaller degree"]);
}
