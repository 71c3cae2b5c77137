// SPDX-License-Identifier: MIT OR Apache-2.0
//! `kernels`, `bench`, `selftest`, `completions`, `man`.

mod common;

use bezout::kernels::Operation;
use bezout::kernels::integer::{Invert, Shape};
use bezout_exercise::files;
use common::{json, out, refusal, refused, run};
use serde_json::Value;

fn rows(arguments: &str) -> Vec<Value> {
    out(arguments)
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

#[test]
fn kernels_has_defaults_for_each_operation() {
    let rows = rows("kernels --json");
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
    assert!(table.starts_with("operation "));
    assert_eq!(table.lines().count(), rows.len() + 1);
}

#[test]
fn bench_says_on_what_it_ran() {
    // Debug builds are slow, and other tests are neighbors: many attempts, of which one row is
    // enough.
    for _ in 0..20 {
        let run = run("bench --bits 64,128 --filter ^invert/int/(64|128)/ --seconds 0.2 --json");
        assert_eq!(run.code, Some(0), "{}", run.err);
        for line in run.out.lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            assert_eq!(
                (&row["op"], &row["ring"], &row["quoted"]),
                (&"invert".into(), &"int".into(), &false.into())
            );
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
        let rows = rows(&format!("bench {arguments} --regime {regime} --json"));
        assert!(!rows.is_empty());
        for row in &rows {
            assert_eq!(row["regime"], regime);
            assert!(row["first_ns"].as_f64() > Some(0.0) && row["ns"].as_f64() > Some(0.0));
            assert_eq!(row["first"].is_null(), row["cycles"].is_null(), "{row}");
        }
        let table = out(&format!("bench {arguments} --regime {regime}"));
        for word in ["first", regime] {
            assert!(table.contains(word), "{word}: {table}");
        }
    }
}

#[test]
fn bench_has_a_table_too() {
    let text = out("bench --bits 64 --filter gcd/int/64/bezout/divstep60 --seconds 0.3");
    for word in ["cpu ", "compiler ", "commit ", "clock ", "cycles"] {
        assert!(text.contains(word), "{word}: {text}");
    }
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

#[test]
fn selftest_passes_with_all_vectors() {
    let vectors = files::whole().unwrap_or_else(files::folder).join("int");
    let summary = json(&format!("selftest --json --vectors {}", vectors.display()));
    assert_eq!(
        (&summary["failed"], &summary["skipped"]),
        (&0.into(), &0.into())
    );
    assert!(summary["files"].as_u64().unwrap() >= 10);
    for operation in "
        invert invert_mod2k invert_batch arithmetic gcd xgcd jacobi kronecker divstep_trace
        bingcd_trace partial_xgcd split sqrt small_factor
    "
    .split_whitespace()
    {
        let row = summary["operations"]
            .as_array()
            .unwrap()
            .iter()
            .find(|row| row["operation"] == operation);
        let row = row.unwrap_or_else(|| panic!("{operation} was not tested"));
        assert!(
            row["tests"].as_u64().unwrap() > 5 && row["checks"].as_u64() >= row["tests"].as_u64(),
            "{row}"
        );
    }
}

/// A self-test that could not fail would be worth nothing.
#[test]
fn selftest_finds_wrong_vectors() {
    let folder = std::env::temp_dir().join(format!("bezout-vectors-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let arguments = format!("selftest --json --vectors {}", folder.display());
    let test = |operation: &str, input: &str, result: &str| {
        format!(
            r#"{{"schema":1,"operation":"{operation}","generator":"x","tests":[{{"id":7,"comment":"","flags":["trivial"],"input":{input},"result":{result}}}]}}"#
        )
    };
    let batches = r#"{"batches":[{"delta2":1,"u":"0x0","v":"0x2","q":"-0x1","r":"0x1","f":"0x3","g":"-0x1"}],"inverse":"0x2"}"#;
    let wrong = [
        ("invert", r#"{"x":"0x3","m":"0x7"}"#, r#"{"inverse":"0x4"}"#),
        ("invert", r#"{"x":"0x3","m":"0x7"}"#, r#"{"gcd":"0x3"}"#),
        ("invert", r#"{"x":"0x3","m":"0xf"}"#, r#"{"gcd":"0x5"}"#),
        (
            "invert_mod2k",
            r#"{"x":"0x3","k":8}"#,
            r#"{"inverse":"0xaa"}"#,
        ),
        (
            "invert_batch",
            r#"{"xs":["0x2","0x3"],"m":"0x9"}"#,
            r#"{"inverses":["0x5","0x0"],"not_invertible":[]}"#,
        ),
        ("gcd", r#"{"a":"0x6","b":"0x4"}"#, r#"{"gcd":"0x1"}"#),
        (
            "xgcd",
            r#"{"a":"0x3","b":"0x2"}"#,
            r#"{"gcd":"0x1","s":"-0x1","t":"0x2"}"#,
        ),
        ("jacobi", r#"{"x":"0x2","n":"0xf"}"#, r#"{"symbol":-1}"#),
        ("kronecker", r#"{"x":"-0x3","n":"0x8"}"#, r#"{"symbol":0}"#),
        (
            "divstep_trace",
            r#"{"x":"0x3","m":"0x5","batch":1}"#,
            batches,
        ),
    ];
    for (i, (operation, input, result)) in wrong.iter().enumerate() {
        std::fs::write(
            folder.join(format!("{i}.json")),
            test(operation, input, result),
        )
        .unwrap();
    }
    let found = run(&arguments);
    assert_eq!(found.code, Some(1), "{}", found.err);
    let summary: Value = serde_json::from_str(&found.out).unwrap();
    let failures = summary["failures"].to_string();
    for (operation, ..) in wrong {
        let count =
            |row: &&Value| row["operation"] == operation && row["failed"].as_u64() > Some(0);
        assert!(
            summary["operations"]
                .as_array()
                .unwrap()
                .iter()
                .any(|row| count(&row)),
            "{operation}"
        );
        assert!(
            failures.contains(&format!("\"{operation}, test 7: ")),
            "{operation}: {failures}"
        );
    }
    // Three of them are inversions, and every kernel must be found to disagree with each.
    let kernels = Invert::table().iter().filter(|k| k.accepts(&Shape::new(1)));
    let ways = kernels.count() as u64 + 2;
    let inversions = summary["operations"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["operation"] == "invert");
    // Kernels for primes are left out where the modulus may be composite; both defaults are in.
    assert!(inversions.unwrap()["failed"].as_u64().unwrap() >= 3 * ways);
    for i in 0..wrong.len() {
        std::fs::remove_file(folder.join(format!("{i}.json"))).unwrap();
    }
    std::fs::write(folder.join("test.json"), test("future", "{}", "{}")).unwrap();
    assert_eq!(json(&arguments)["skipped"], 1);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn selftest_says_what_are_no_vectors() {
    let folder = std::env::temp_dir().join(format!("bezout-no-vectors-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let arguments = format!("selftest --json --vectors {}", folder.display());
    assert!(refusal(&arguments).contains("no file *.json"));
    std::fs::write(folder.join("x.json"), [0xff]).unwrap();
    assert!(refusal(&arguments).contains("it is not text; UTF-8 is accepted"));
    std::fs::remove_file(folder.join("x.json")).unwrap();
    for (text, part) in [
        ("{", "not JSON"),
        (
            r#"{"schema":2,"operation":"gcd","tests":[]}"#,
            "schema is not 1",
        ),
        (
            r#"{"schema":1,"operation":"gcd","tests":[{"input":{}}]}"#,
            "field \"result\" is missing",
        ),
        (
            r#"{"schema":1,"operation":"gcd","tests":[{"input":{"a":"q","b":"0x1"},"result":{"gcd":"0x1"}}]}"#,
            "\"a\"",
        ),
    ] {
        std::fs::write(folder.join("test.json"), text).unwrap();
        let error = refusal(&arguments);
        assert!(
            error.contains(part) && error.contains("test.json"),
            "{text}: {error}"
        );
    }
    // Folders below count, links to folders do not.
    let below = folder.join("1/2/3/4/5/6/7/8/9/10");
    std::fs::create_dir_all(&below).unwrap();
    std::fs::rename(folder.join("test.json"), below.join("test.json")).unwrap();
    assert!(refusal(&arguments).contains("test.json is not accepted"));
    #[cfg(unix)]
    {
        let other = folder.join("other");
        std::fs::create_dir(&other).unwrap();
        std::os::unix::fs::symlink("../1", other.join("link.json")).unwrap();
        assert!(refusal(&format!("{arguments}/other")).contains("no file *.json"));
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = out(&format!("completions {shell}"));
        for verb in ["xgcd", "kronecker", "selftest"] {
            assert!(script.contains(verb), "{shell} {verb}");
        }
    }
    assert!(refusal("completions nonsense").contains("bash"));
}

#[test]
fn the_manual_page_has_all_verbs_and_options() {
    let page = out("man");
    assert!(page.contains(".TH bezout 1"));
    for section in "
        gcd xgcd invert jacobi kronecker batch trace kernels bench selftest
    "
    .split_whitespace()
    {
        assert!(
            page.contains(&format!(".SH \"bezout {section}\"")),
            "{section}"
        );
    }
    for part in [
        "\\-\\-modulus",
        "\\-\\-vartime",
        "\\-\\-kernel",
        "\\-\\-json",
        "Exit codes",
    ] {
        assert!(page.contains(part), "{part}");
    }
}
