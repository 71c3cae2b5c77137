// SPDX-License-Identifier: MIT OR Apache-2.0
//! `kernels`, `bench`, `selftest`, `completions`, `man`.

mod common;

use bezout::kernels::Operation;
use bezout::kernels::integer::{Invert, Shape};
use bezout_exercise::files;
use common::folder::Folder;
use common::{begins, has, json, out, refused, rows, run};
use serde_json::Value;

fn objects(arguments: &str) -> Vec<Value> {
    out(arguments)
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

#[test]
fn kernels_has_defaults_for_each_operation() {
    let rows = objects("kernels --json");
    let mut operations = std::collections::HashSet::new();
    for row in &rows {
        let [ring, operation] = ["ring", "operation"].map(|key| row[key].as_str().unwrap());
        operations.insert((ring.to_owned(), operation.to_owned()));
        assert!(row["available"].is_boolean() && row["citation"] != "" && row["domain"] != "");
        assert!(row["default"] == "no" || row["available"] == true, "{row}");
    }
    assert!(operations.len() >= 9, "{operations:?}");
    for (ring, operation) in &operations {
        let defaults = |timing| {
            let here = rows.iter().filter(move |row| {
                &row["ring"] == ring && &row["operation"] == operation && row["timing"] == timing
            });
            here.filter(|row| row["default"] != "no").count()
        };
        // In constant time the default depends on the length, or on the coefficients; in variable
        // time on the length on some CPUs. Long integers have one more.
        assert!((1..=7).contains(&defaults("ct")), "{operation}");
        assert!(defaults("vartime") <= 3, "{operation}");
    }
    let table = out("kernels");
    begins(&table, "operation ");
    assert_eq!(table.lines().count(), rows.len() + 1);
}

#[test]
fn bench_says_on_what_it_ran() {
    // Debug builds are slow, and other tests are neighbors: many attempts, of which one row is
    // enough.
    for _ in 0..20 {
        let run = run("bench --bits 64,128 --filter ^invert/int/(64|128)/ --seconds 0.2 --json");
        run.ends(0);
        for line in run.out.lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            assert!(row["op"] == "invert" && row["ring"] == "int" && row["quoted"] == false);
            assert!(row["size"] == "64" || row["size"] == "128");
            assert!(row["impl"].as_str().unwrap().starts_with("bezout/"));
            assert!(row["ns"].as_f64().unwrap() > 0.0 && row["instructions"].is_null());
            for name in ["cpu", "compiler", "flags", "commit", "clock", "timing"] {
                assert!(!row[name].as_str().unwrap().is_empty(), "{name}");
            }
            assert!(row["regime"] == "stream" && row["first"].is_null());
        }
        if !run.out.is_empty() {
            return;
        }
    }
    panic!("no undisturbed sample in 20 runs");
}

/// After a pause no sample counts as disturbed.
#[test]
fn bench_has_a_first_call_after_a_pause() {
    for regime in ["rested", "scalar"] {
        let arguments = "--bits 64 --filter ^invert/int/64/bezout/divstep60 --seconds 0.1";
        let rows = objects(&format!("bench {arguments} --regime {regime} --json"));
        assert!(!rows.is_empty());
        for row in &rows {
            assert_eq!(row["regime"], regime);
            assert!(row["first_ns"].as_f64() > Some(0.0) && row["ns"].as_f64() > Some(0.0));
            assert_eq!(row["first"].is_null(), row["cycles"].is_null(), "{row}");
        }
        let table = out(&format!("bench {arguments} --regime {regime}"));
        has(&table, &["first", regime]);
    }
}

#[test]
fn bench_has_a_table_too() {
    let text = out("bench --bits 64 --filter gcd/int/64/bezout/divstep60 --seconds 0.3");
    has(&text, &["cpu ", "compiler ", "commit ", "clock ", "cycles"]);
}

#[test]
fn bench_refuses() {
    refused(
        "
        bench --filter ( | --filter: not a regular expression
        bench --filter nonsense | no row is left
        bench --bits 7 | 7 is not in 8..=65536
        bench --regime tired |  is not a regime
        bench --seconds 0 | not between
        bench --seconds nan | not between
    ",
    );
}

/// The row of an operation.
fn of_operation<'a>(summary: &'a Value, operation: &str) -> &'a Value {
    let mut rows = summary["operations"].as_array().unwrap().iter();
    rows.find(|row| row["operation"] == operation)
        .expect(operation)
}

#[test]
fn selftest_passes_with_all_vectors() {
    let vectors = files::whole().unwrap_or_else(files::folder).join("int");
    let summary = json(&format!("selftest --json --vectors {}", vectors.display()));
    assert_eq!(summary["failed"], 0);
    assert!(summary["files"].as_u64().unwrap() >= 10);
    let with_functions = cfg!(feature = "functions");
    assert_eq!(summary["functions"], with_functions);
    assert_eq!(summary["skipped"] == 0, with_functions);
    let functions = "arithmetic partial_xgcd split sqrt small_factor";
    let others = "
        invert invert_mod2k invert_batch gcd xgcd jacobi kronecker divstep_trace bingcd_trace
    ";
    let checked = [others, functions].into_iter();
    for operation in checked
        .take(1 + usize::from(with_functions))
        .flat_map(str::split_whitespace)
    {
        let row = of_operation(&summary, operation);
        let [tests, checks] = ["tests", "checks"].map(|name| row[name].as_u64().unwrap());
        assert!(tests > 5 && checks >= tests, "{row}");
    }
}

/// A self-test that could not fail would be worth nothing.
#[test]
fn selftest_finds_wrong_vectors() {
    let folder = Folder::empty("selftest", "vectors");
    let arguments = format!("selftest --json --vectors {}", folder.file(""));
    let test = |operation: &str, input: &str, result: &str| {
        format!(
            r#"{{"schema":1,"operation":"{operation}","generator":"x","tests":[{{"id":7,"comment":"","flags":["trivial"],"input":{input},"result":{result}}}]}}"#
        )
    };
    let wrong = r#"
        invert | {"x":"0x3","m":"0x7"} | {"inverse":"0x4"}
        invert | {"x":"0x3","m":"0x7"} | {"gcd":"0x3"}
        invert | {"x":"0x3","m":"0xf"} | {"gcd":"0x5"}
        invert_mod2k | {"x":"0x3","k":8} | {"inverse":"0xaa"}
        invert_batch | {"xs":["0x2","0x3"],"m":"0x9"} | {"inverses":["0x5","0x0"],"not_invertible":[]}
        gcd | {"a":"0x6","b":"0x4"} | {"gcd":"0x1"}
        xgcd | {"a":"0x3","b":"0x2"} | {"gcd":"0x1","s":"-0x1","t":"0x2"}
        jacobi | {"x":"0x2","n":"0xf"} | {"symbol":-1}
        kronecker | {"x":"-0x3","n":"0x8"} | {"symbol":0}
        divstep_trace | {"x":"0x3","m":"0x5","batch":1} | {"batches":[{"delta2":1,"u":"0x0","v":"0x2","q":"-0x1","r":"0x1","f":"0x3","g":"-0x1"}],"inverse":"0x2"}
    "#;
    for (i, (operation, cells)) in rows(wrong).enumerate() {
        folder.write(&format!("{i}.json"), test(operation, cells[0], cells[1]));
    }
    let found = run(&arguments);
    let summary: Value = serde_json::from_str(&found.ends(1).out).unwrap();
    let failures = summary["failures"].to_string();
    let failed = |operation| {
        of_operation(&summary, operation)["failed"]
            .as_u64()
            .unwrap()
    };
    for (operation, _) in rows(wrong) {
        assert!(failed(operation) > 0, "{operation}");
        has(&failures, &[&format!("\"{operation}, test 7: ")]);
    }
    // Three of them are inversions, and every kernel must be found to disagree with each.
    let kernels = Invert::table().iter().filter(|k| k.accepts(&Shape::new(1)));
    let ways = kernels.count() as u64 + 2;
    // Kernels for primes are left out where the modulus may be composite; both defaults are in.
    assert!(failed("invert") >= 3 * ways);
    let future = Folder::empty("selftest", "future");
    future.write("test.json", test("future", "{}", "{}"));
    let summary = json(&format!("selftest --json --vectors {}", future.file("")));
    assert_eq!(summary["skipped"], 1);
}

#[test]
fn selftest_says_what_are_no_vectors() {
    let folder = Folder::empty("selftest", "none");
    let selftest = |below: &str| run(&format!("selftest --json --vectors {}", folder.file(below)));
    selftest("").refused(&["no file *.json"]);
    folder.write("test.json", [0xff]);
    selftest("").refused(&["it is not text; UTF-8 is accepted"]);
    for (text, parts) in rows(
        r#"
        { | not JSON
        {"schema":2,"operation":"gcd","tests":[]} | schema is not 1
        {"schema":1,"operation":"gcd","tests":[{"input":{}}]} | field "result" is missing
        {"schema":1,"operation":"gcd","tests":[{"input":{"a":"q","b":"0x1"},"result":{"gcd":"0x1"}}]} | "a"
    "#,
    ) {
        folder.write("test.json", text);
        selftest("").refused(&[parts[0], "test.json"]);
    }
    // Folders below count, links to folders do not.
    let below = folder.path("1/2/3/4/5/6/7/8/9/10");
    std::fs::create_dir_all(&below).unwrap();
    std::fs::rename(folder.path("test.json"), below.join("test.json")).unwrap();
    selftest("").refused(&["test.json is not accepted"]);
    #[cfg(unix)]
    {
        let other = folder.path("other");
        std::fs::create_dir(&other).unwrap();
        std::os::unix::fs::symlink("../1", other.join("link.json")).unwrap();
        selftest("other").refused(&["no file *.json"]);
    }
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&format!("completions {shell}"));
        has(&script, &["xgcd", "kronecker", "selftest"]);
    }
    run("completions nonsense").refused(&["bash"]);
}

#[test]
fn the_manual_page_has_all_verbs_and_options() {
    let page = out("man");
    has(&page, &[".TH bezout 1"]);
    let verbs = "gcd xgcd invert jacobi kronecker batch trace kernels bench selftest";
    for section in verbs.split(' ') {
        has(&page, &[&format!(".SH \"bezout {section}\"")]);
    }
    has(&page, &["\\-\\-modulus", "\\-\\-vartime", "\\-\\-kernel"]);
    has(&page, &["\\-\\-json", "Exit codes"]);
}
