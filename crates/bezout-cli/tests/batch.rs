// SPDX-License-Identifier: MIT OR Apache-2.0
//! `batch`: line by line, bad lines, constant memory.

mod common;

use bezout_exercise::oracle::big;
use bezout_exercise::random::Random;
use common::{begins, command, finish, has, refused, run, run_with};
use num_bigint::BigUint;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::Stdio;

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

#[test]
fn numbers_a_line() {
    for (arguments, input, expected) in [
        ("batch invert -m 7", "1\n2\n-3\n10\n", "1\n4\n2\n5\n"),
        ("batch invert", "3 7\n17,60\n", "5\n53\n"),
        (
            "batch gcd",
            "12 18\n12 18 27\n2^100, 2^90*3\n",
            "6\n3\n1237940039285380274899124224\n",
        ),
        ("batch xgcd", "240 46", "2 -9 47\n"),
        ("batch lcm", "4 6\n4,6,-10\n0 3\n", "12\n60\n0\n"),
        ("batch pow", "3 5 7\n3 -1 7\n0 0 1\n", "5\n5\n0\n"),
        (
            "batch pow -m 2^61-1 --vartime",
            "2 61\n-2 1\n",
            "1\n2305843009213693949\n",
        ),
        ("batch pow --vartime", "3 5 8\n", "3\n"),
        ("batch mul -m 7", "3 5\n-1 1\n", "1\n6\n"),
        ("batch mul --vartime", "3 5 8\n", "7\n"),
        ("batch jacobi", "7 15\n6 15\n", "-1\n0\n"),
        ("batch jacobi --modulus 15", "2\n7\n", "1\n-1\n"),
        ("batch kronecker", "-3 8\n-1 -1\n", "-1\n-1\n"),
        ("batch gcd --hex", "\n# comment\n 0x30\t0x20 \r\n", "0x10\n"),
        ("batch gcd", "", ""),
        ("batch gcd --base 16", "ff,33\n0x10 18\n", "33\n8\n"),
        (
            "batch invert --base 16",
            "00ff fffb\nFF fffb\n3 10\n",
            "403f\n403f\nb\n",
        ),
        (
            "batch invert --base 16 -m fffb",
            "ff\n0x2\n",
            "403f\n7ffe\n",
        ),
        (
            "batch gf2 --degree 8 --exponents 4,3,1",
            "0x53\n2\n",
            "0xca\n0x8d\n",
        ),
        (
            "batch gf2 --degree 8 --exponents 4,3,1 --base 16",
            "53\n",
            "ca\n",
        ),
        (
            "batch poly --ring sntrup761-rq",
            "x\n2\n[0, 1]\n",
            "x^760 + 4590\n2296\nx^760 + 4590\n",
        ),
        (
            "batch poly --ring F7 -m x^2+1 --vartime --list",
            "x\n1 0\n",
            "[0, 6]\n[1]\n",
        ),
    ] {
        run_with(arguments, input).quiet().is(0, expected);
    }
}

#[test]
fn json_lines() {
    let input = r#"{"id": "first", "x": "0x3", "m": "2^3-1"}
{"m": 15, "x": 123456789012345678901234567890123456789}
{"x": "3", "m": "15", "id": 7}
"#;
    let found = run_with("batch invert --json", input);
    found.quiet().ends(1);
    let expected = [
        json!({"line": 1, "id": "first", "inverse": "0x5"}),
        json!({"line": 2, "gcd": "0x3", "error": "not invertible: the gcd is 3"}),
        json!({"line": 3, "id": 7, "gcd": "0x3", "error": "not invertible: the gcd is 3"}),
    ];
    assert_eq!(objects(&found.out), expected);
    let found = run_with("batch xgcd --json", "{\"a\": 240, \"b\": 46}\n");
    let expected = [json!({"line": 1, "gcd": "0x2", "s": "-0x9", "t": "0x2f"})];
    assert_eq!(objects(&found.out), expected);
    let found = run_with("batch pow --json", "3 5 7\n3 -1 9\n3 2 8\n");
    let mut lines = objects(&found.out);
    let reason = lines.pop().unwrap()["error"].to_string();
    has(&reason, &["pow modulo an even number"]);
    let expected = [
        json!({"line": 1, "power": "0x5"}),
        json!({"line": 2, "gcd": "0x3", "error": "not invertible: the gcd is 3"}),
    ];
    assert_eq!(lines, expected);
    let input = "{\"x\": 3, \"y\": 5, \"m\": 7}\n1 1 0\n";
    let found = run_with("batch mul --json", input);
    let mut lines = objects(&found.out);
    let reason = lines.pop().unwrap()["error"].to_string();
    has(&reason, &["the modulus is zero"]);
    assert_eq!(lines, [json!({"line": 1, "product": "0x1"})]);
    let found = run_with("batch lcm --json", "4 6\n");
    assert_eq!(objects(&found.out), [json!({"line": 1, "lcm": "0xc"})]);
    let found = run_with("batch kronecker --json", "-3 8\n{\"x\": -1, \"n\": 0}\n");
    let expected = [
        json!({"line": 1, "symbol": -1}),
        json!({"line": 2, "symbol": 1}),
    ];
    assert_eq!(objects(&found.out), expected);
}

/// Everything that can be wrong with a line, and good lines around it.
const BAD: &str = "3\nx\n\n7\n1 2\n{\"x\": 1\n{\"y\": 1}\n2^99999999999\n6/2\n{\"x\": 1.5}\n5\n";

#[test]
fn bad_lines_are_reported_and_the_rest_goes_on() {
    let found = run_with("batch invert --modulus 7", BAD);
    found.is(1, "5\n-\n-\n-\n-\n-\n-\n-\n-\n3\n");
    let errors: Vec<_> = found.err.lines().collect();
    let expected = [
        "line 2: x: character 1: 'x'",
        "line 4: not invertible: the gcd is 7",
        "line 5: 2 numbers; accepted are 1 (x)",
        "line 6: not a JSON object: EOF while parsing an object at column 7",
        "line 7: field \"x\" is missing",
        "line 8: x: character 2: the value is too long",
        "line 9: x: character 2: '/'",
        "line 10: field \"x\": character 2: '.'",
        "error: 8 lines have no answer",
    ];
    assert_eq!(errors.len(), expected.len(), "{}", found.err);
    for (error, expected) in errors.iter().zip(expected) {
        begins(error, expected);
    }
}

#[test]
fn bad_lines_are_objects_with_json() {
    let found = run_with("batch invert --modulus 7 --json", BAD);
    found.quiet().ends(1);
    let answers = objects(&found.out);
    let lines = answers
        .iter()
        .map(|answer| answer["line"].as_u64().unwrap());
    assert!(lines.eq([1, 2, 4, 5, 6, 7, 8, 9, 10, 11]));
    let good = answers
        .iter()
        .enumerate()
        .filter(|(_, answer)| !answer["error"].is_string());
    assert!(good.map(|(i, _)| i).eq([0, 9]));
    assert_eq!(answers[9]["inverse"], "0x3");
}

#[test]
fn a_field_that_is_given_twice_is_refused() {
    let lines = "{\"x\": 3, \"m\": 7, \"x\": 5}\n{\"x\": 3, \"m\": 7}\n";
    let found = run_with("batch invert", lines);
    found.is(1, "-\n5\n");
    let reason = "line 1: not a JSON object: field \"x\" is given twice";
    begins(&found.err, reason);
}

#[test]
fn lines_that_are_refused_by_the_operation() {
    let found = run_with("batch jacobi", "3 8\n3 7\n");
    found.is(1, "-\n-1\n");
    let reason = "line 1: the lower argument of the Jacobi symbol is not odd";
    begins(&found.err, reason);
    let found = run_with("batch invert", "3 0\n3 -7\n3 7\n");
    found.is(1, "-\n-\n5\n");
}

#[test]
fn lines_that_are_no_text_or_too_long() {
    let path = std::env::temp_dir().join(format!("bezout-lines-{}", std::process::id()));
    let mut content = b"2\n\xff\xfe\n".to_vec();
    content.extend(vec![b'1'; (1 << 24) + 1]);
    content.extend(b"\n4");
    std::fs::write(&path, content).unwrap();
    let found = run(&format!("batch invert {} -m 7", path.display()));
    std::fs::remove_file(&path).unwrap();
    found.is(1, "4\n-\n-\n2\n");
    let errors: Vec<_> = found.err.lines().collect();
    begins(errors[0], "line 2: not text");
    begins(errors[1], "line 3: longer than the 16777216 bytes");
}

#[test]
fn refusals() {
    refused(
        "
        batch | OPERATION
        batch nonsense | invert
        batch gcd --modulus 7 | --modulus: gcd, lcm and xgcd have no modulus
        batch invert --modulus - | --modulus is '-'
        batch invert --modulus q | the modulus is not a number
        batch invert /nonexistent | cannot read /nonexistent
        batch invert / | cannot read /
        batch gcd --kernel q | divstep60/portable
        batch kronecker --kernel q | --kernel
        batch gcd --threads 0 | --threads
    ",
    );
}

/// The answer to a line is there before the next line is: programs can talk to a batch.
#[test]
fn answers_do_not_wait_for_more_lines() {
    let mut child = command("batch invert -m 7")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for (question, expected) in [("2\n", "4\n"), ("3\n", "5\n")] {
        stdin.write_all(question.as_bytes()).unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert_eq!(answer, expected);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

/// The peak of the resident memory so far, in KiB.
#[cfg(target_os = "linux")]
fn peak_memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status
        .lines()
        .find(|line| line.starts_with("VmHWM:"))
        .unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn a_million_lines_take_no_more_memory_than_a_thousand() {
    const LINES: u64 = 1_000_000;
    const FIRST: u64 = 1000;
    let mut child = command("batch invert -m 2^61-1 --json --threads 2")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    let (pause, resume) = std::sync::mpsc::channel::<()>();
    let writer = std::thread::spawn(move || {
        let mut text = String::new();
        for line in 1..=LINES {
            text.push_str(&format!("{{\"x\": {line}}}\n"));
            if line % FIRST == 0 {
                stdin.write_all(text.as_bytes()).unwrap();
                text.clear();
            }
            if line == FIRST {
                resume.recv().unwrap();
            }
        }
        // Its memory can be looked at as long as it waits for more.
        resume.recv().unwrap();
    });
    let mut before = 0;
    let mut seen = 0;
    for line in stdout.lines() {
        seen += 1;
        let line = line.unwrap();
        begins(&line, &format!("{{\"line\":{seen},\"inverse\":"));
        if seen == FIRST {
            before = peak_memory(child.id());
            pause.send(()).unwrap();
        }
        if seen == LINES {
            let after = peak_memory(child.id());
            assert!(
                after < before + 4096,
                "{before} KiB after {FIRST} lines, {after} KiB after {LINES}"
            );
            pause.send(()).unwrap();
        }
    }
    assert_eq!(seen, LINES);
    writer.join().unwrap();
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    for arguments in ["batch invert -m 7", "batch invert -m 7 --json"] {
        let mut child = command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        // Until the command notices.
        let failed = (0..1_000_000).any(|_| stdin.write_all(b"2\n3\n4\n").is_err());
        drop(stdin);
        let mut errors = String::new();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut errors).unwrap();
        assert!(failed && errors.is_empty(), "{errors}");
        assert_eq!(child.wait().unwrap().code(), Some(0));
    }
}

/// Lines of a batch with all that can be in it between plain decimals: what is inverted together,
/// and what is not, gives the same answers and the same complaints in the same order as one by one.
#[test]
fn groups_of_lines_answer_as_one_by_one() {
    let mut random = Random(1);
    let numbers = |random: &mut Random, i: u64| match i % 97 {
        0 => "0".into(),
        1 => format!("-{}", random.word()),
        2 => format!("{:#x}", random.word()),
        3 => "x".into(),
        4 => "2^61-1".into(),
        5 => "# comment".into(),
        6 => format!("{{\"x\": {}}}", random.word()),
        7 => "007".into(),
        8 => "".into(),
        9 => "1_000".into(),
        10 => "9".repeat(200),
        _ => big(&random.uniform(1 + (i / 100) as usize % 5)).to_string(),
    };
    let lines: Vec<String> = (0..3000).map(|i| numbers(&mut random, i)).collect();
    // A prime, a number with small factors, an even one, 1, a long one and a negative one.
    for modulus in "2^255-19 3*5*7*11*13*(2^64+13) 2^128 1 2^4500+1 -15".split(' ') {
        compare(&["invert", "--modulus", modulus], &lines.join("\n"));
    }
    let pairs = |i: u64, random: &mut Random| {
        let limbs = 1 + random.below(if i < 2000 { 4 } else { 20 }) as usize;
        let (x, mut m) = (random.uniform(limbs), random.uniform(limbs));
        m[0] |= u64::from(!i.is_multiple_of(31));
        let m = match i % 101 {
            0 => "0".into(),
            1 => "1".into(),
            2 => "-7".into(),
            3 => "15".into(),
            _ => big(&m).to_string(),
        };
        let between = [" ", ",", "\t ", " , "][i as usize % 4];
        let x = big(&x) * u32::from(!i.is_multiple_of(53));
        format!("{x}{between}{m}")
    };
    let lines: Vec<String> = (0..2500).map(|i| pairs(i, &mut random)).collect();
    let lines = lines.join("\r\n");
    for arguments in [
        &["invert"][..],
        &["jacobi"],
        &["jacobi", "--vartime"],
        &["jacobi", "--modulus", "3*5*7*11*13*(2^64+13)"],
    ] {
        compare(arguments, &lines);
    }
    // A line that is no pair, so that each run has one without an answer.
    let lines = format!("{lines}\n1\n");
    for operation in ["gcd", "xgcd"] {
        compare(&[operation], &lines);
        compare(&[operation, "--vartime"], &lines);
    }
}

fn compare(arguments: &[&str], input: &str) {
    let run = |more: &[&str]| {
        let mut command = command("batch");
        command.args(arguments).args(more);
        finish(command, input)
    };
    // Objects are answered one by one.
    let json = objects(&run(&["--json"]).out);
    let (mut out, mut hex, mut err) = (String::new(), String::new(), String::new());
    let mut failed = 0;
    let decimal = |text: &str| match text.split_once("0x") {
        Some((sign, digits)) => {
            let x = BigUint::parse_bytes(digits.as_bytes(), 16).unwrap();
            format!("{sign}{x}")
        }
        None => text.to_string(),
    };
    for answer in &json {
        if let Some(reason) = answer["error"].as_str() {
            out += "-\n";
            hex += "-\n";
            failed += 1;
            if failed <= 1000 {
                err += &format!("line {}: {reason}\n", answer["line"]);
            }
            continue;
        }
        let fields = ["inverse", "gcd", "s", "t", "symbol"].map(|name| &answer[name]);
        let texts = fields.into_iter().filter(|field| !field.is_null());
        let texts: Vec<String> = texts
            .map(|x| x.as_str().map_or_else(|| x.to_string(), str::to_string))
            .collect();
        hex.extend([&texts.join(" "), "\n"]);
        let texts: Vec<String> = texts.iter().map(|text| decimal(text)).collect();
        out.extend([&texts.join(" "), "\n"]);
    }
    err += &match failed {
        1001.. => format!(
            "error: {failed} lines have no answer; the first 1000 are named, and --json names all\n"
        ),
        1 => "error: 1 line has no answer\n".into(),
        _ => format!("error: {failed} lines have no answer\n"),
    };
    for threads in ["1", "2", "5"] {
        let found = run(&["--threads", threads]);
        assert!(found.out == out, "{arguments:?} {threads}\n{}", found.out);
        assert!(found.err == err, "{arguments:?} {threads}\n{}", found.err);
        found.ends(1);
        assert!(run(&["--threads", threads, "--hex"]).out == hex);
    }
}

#[test]
fn elements_and_polynomials_without_an_inverse() {
    let field = "batch gf2 --degree 8 --exponents 4,3,1";
    let found = run_with(field, "0\n2\n0x100\n");
    found.is(1, "-\n0x8d\n-\n");
    let reasons = "line 1: zero has no inverse\nline 3: a has 9 bits";
    begins(&found.err, reasons);
    let input = "{\"id\": 1, \"a\": \"0x53\"}\n{\"a\": 0}\n";
    let found = run_with(&format!("{field} --json"), input);
    let expected = [
        json!({"line": 1, "id": 1, "inverse": "0xca"}),
        json!({"line": 2, "error": "zero has no inverse"}),
    ];
    assert_eq!(objects(&found.out), expected);
    let ring = "batch poly -r F7 -m x^2+1 --vartime";
    let input = "{\"id\": 1, \"a\": [0, 1]}\n{\"a\": \"x^2+1\"}\n{\"b\": 1}\n";
    let found = run_with(&format!("{ring} --json"), input);
    let expected = [
        json!({"line": 1, "id": 1, "inverse": [0, 6]}),
        json!({"line": 2, "gcd": [1, 0, 1], "error": "not invertible: the gcd is x^2 + 1"}),
        json!({"line": 3, "error": "field \"b\" is not expected; accepted are id, a"}),
    ];
    assert_eq!(objects(&found.out), expected);
    refused(
        "
        batch gf2 | --field is missing; accepted are
        batch poly | --ring is missing
        batch poly -r F7 -m x^2+1 | --vartime accepts
        batch invert --ring F7 | of 'batch poly' alone
        batch invert --field dstu163 | of 'batch gf2' alone
        batch gf2 --field dstu163 -m 3 | gf2 has a field
    ",
    );
}

#[test]
fn a_quiet_batch_says_nothing_on_standard_error() {
    let found = run_with("batch invert -q", "3 7\n3 9\nx\n");
    found.quiet().is(1, "5\n-\n-\n");
}
