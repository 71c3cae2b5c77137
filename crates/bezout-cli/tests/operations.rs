// SPDX-License-Identifier: MIT OR Apache-2.0
//! `gcd`, `xgcd`, `invert`, `jacobi`, `kronecker`: answers, exit codes, refusals.

mod common;

use common::{begins, command, gives, has, json, out, refusal, refused, rows, run, run_with};

const P25519: &str = "0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";
const THIRD: &str = "0x5555555555555555555555555555555555555555555555555555555555555549";

/// The kernel that inverts numbers of `limbs` limbs.
fn default(limbs: usize) -> &'static str {
    use bezout::kernels::integer::{Invert, Shape};
    use bezout::kernels::{Operation, Timing};
    let kernel = Invert::default(Timing::Constant, &Shape::new(limbs));
    kernel.expect("a default").name
}

#[test]
fn gcd_of_any_integers() {
    for (arguments, expected) in [
        ("12 18", "6"),
        ("-12 18", "6"),
        ("12 18 27", "3"),
        ("0 0", "0"),
        ("0 -7", "7"),
        ("2^200*3 2^100*9", "3802951800684688204490109616128"),
        ("-0x10 -(2^5)", "16"),
        ("1_000 -- -15", "5"),
    ] {
        for way in ["", "--vartime", "--kernel divstep60/portable"] {
            gives(&format!("gcd {way} {arguments}"), expected);
        }
    }
    assert_eq!(out("gcd --hex 2^80 2^90"), "0x100000000000000000000\n");
    let answer = json("gcd --json 12 18");
    assert_eq!(answer["gcd"], "0x6");
    assert_eq!(answer["timing"], "ct");
    assert_eq!(answer["kernel"], default(1));
}

#[test]
fn xgcd_gives_the_canonical_cofactors() {
    for (a, b, g, s, t) in [
        ("240", "46", "0x2", "-0x9", "0x2f"),
        ("-240", "46", "0x2", "0x9", "0x2f"),
        ("240", "-46", "0x2", "-0x9", "-0x2f"),
        ("0", "0", "0x0", "0x0", "0x0"),
        ("0", "-7", "0x7", "0x0", "-0x1"),
        ("-7", "0", "0x7", "-0x1", "0x0"),
        ("6", "6", "0x6", "0x0", "0x1"),
        ("6", "-6", "0x6", "0x0", "-0x1"),
        ("3", "2", "0x1", "0x1", "-0x1"),
        ("2", "3", "0x1", "-0x1", "0x1"),
    ] {
        for way in ["", "--vartime"] {
            let answer = json(&format!("xgcd --json {way} {a} {b}"));
            let found = ["gcd", "s", "t"].map(|name| answer[name].as_str().unwrap());
            assert_eq!(found, [g, s, t], "{a} {b} {way}");
        }
    }
    let text = "gcd    2\ns      -9\nt      47\ncheck  s A + t B = gcd\n";
    assert_eq!(out("xgcd 240 46"), text);
}

#[test]
fn invert_prints_inverse_and_check_and_on_demand_the_time() {
    let once = out("invert 3 --modulus 2^255-19 --hex");
    let text = out("invert 3 --modulus 2^255-19 --hex --time");
    begins(&text, &once);
    assert_eq!(once.lines().count(), 3);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], format!("inverse  {THIRD}"));
    assert_eq!(lines[1], "check    X * inverse mod M = 1");
    let kernel = default(4);
    assert_eq!(lines[2], format!("kernel   {kernel} (ct)"));
    begins(lines[3], "time     ");
    has(
        lines[3],
        &[" calls; monotonic clock; ", "rustc 1.", "commit "],
    );
    assert_eq!(lines.len(), 4);
}

#[test]
fn answers_about_long_numbers_name_what_ran() {
    for (arguments, vartime) in [
        ("invert 3^80000 -m 2^131071-1", "half_gcd/large"),
        ("gcd 3^80000 2^131071-1", "half_gcd/large"),
        // That x is 3 leaves one division.
        ("invert 3 -m 2^131071-1", "stein/portable"),
    ] {
        for (way, expected) in [("", "jump_divsteps/large"), ("--vartime", vartime)] {
            let answer = json(&format!("{arguments} --json {way}"));
            assert_eq!(answer["kernel"], expected, "{arguments} {way}");
        }
    }
}

#[test]
fn invert_by_every_kernel() {
    use bezout::kernels::Operation;
    use bezout::kernels::integer::{Invert, Shape};
    let primes = [(4, P25519), (16, "2^1024-105")];
    let answers = primes.map(|(_, m)| json(&format!("invert 3 -m {m} --json"))["inverse"].clone());
    assert_eq!(answers[0], THIRD);
    let mut count = 0;
    for kernel in Invert::table() {
        for ((limbs, m), inverse) in primes.iter().zip(&answers) {
            if !kernel.accepts(&Shape::new(*limbs).prime()) {
                continue;
            }
            let name = kernel.name;
            let answer = json(&format!("invert 3 -m {m} --json --kernel {name}"));
            assert_eq!(&answer["inverse"], inverse);
            assert_eq!(answer["kernel"], name);
            assert_eq!(answer["timing"], kernel.timing.to_string());
            count += 1;
        }
    }
    assert!(count > 10, "{count}");
}

#[test]
fn invert_takes_all_moduli_and_signs() {
    for (x, m, inverse) in [
        ("3", "7", "0x5"),
        ("-3", "7", "0x2"),
        ("10", "7", "0x5"),
        ("10^50+3", "7", "0x3"),
        ("17", "60", "0x35"),
        ("5", "2^100", "0xccccccccccccccccccccccccd"),
        ("0", "1", "0x0"),
        ("123", "1", "0x0"),
        ("1", "2", "0x1"),
    ] {
        for way in ["", "--vartime"] {
            let answer = json(&format!("invert {x} -m {m} --json {way}"));
            assert_eq!(answer["inverse"], inverse, "{x} {m} {way}");
            assert_eq!(answer["gcd"], "0x1");
        }
    }
}

#[test]
fn without_inverse_the_gcd_is_printed_and_the_exit_code_is_1() {
    for (x, m, gcd) in [
        ("3", "15", "3"),
        ("0", "7", "7"),
        ("-6", "4", "2"),
        ("2^64", "2^80", "18446744073709551616"),
    ] {
        for way in ["", "--vartime"] {
            let found = run(&format!("invert {x} -m {m} {way}"));
            found.ends(1);
            begins(&found.out, &format!("inverse  none\ngcd      {gcd}\n"));
        }
    }
    let found = run("invert 3 -m 15 --json");
    let answer: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert!(found.code == 1 && answer["inverse"].is_null() && answer["gcd"] == "0x3");
}

#[test]
fn symbols() {
    for (verb, a, n, expected) in [
        ("jacobi", "2", "15", "1"),
        ("jacobi", "7", "15", "-1"),
        ("jacobi", "6", "15", "0"),
        ("jacobi", "-1", "7", "-1"),
        ("jacobi", "5", "1", "1"),
        ("jacobi", "2", "2^255-19", "-1"),
        ("kronecker", "-3", "8", "-1"),
        ("kronecker", "-1", "-1", "-1"),
        ("kronecker", "2", "4", "0"),
        ("kronecker", "1", "0", "1"),
        ("kronecker", "-1", "0", "1"),
        ("kronecker", "5", "0", "0"),
    ] {
        for way in ["", "--vartime"] {
            gives(&format!("{verb} {way} {a} {n}"), expected);
        }
        let answer = json(&format!("{verb} --json {a} {n}"));
        assert_eq!(answer["symbol"].to_string(), expected);
    }
}

#[test]
fn operands_from_files_and_standard_input() {
    let path = std::env::temp_dir().join(format!("bezout-operand-{}", std::process::id()));
    std::fs::write(&path, " 2^255 \n - 19\n").unwrap();
    let file = path.display();
    let gcd = || run(&format!("gcd @{file} {P25519} --hex"));
    gcd().quiet().is(0, &format!("{P25519}\n"));
    // As some editors write it.
    std::fs::write(&path, "\u{feff}2^255 \n - 19\n").unwrap();
    gcd().quiet().is(0, &format!("{P25519}\n"));
    run_with("gcd - 4", "\u{feff}6\n").is(0, "2\n");
    run_with("batch gcd", "\u{feff}6 4\n6 9\n").is(0, "2\n3\n");
    let answer = run_with(&format!("invert - --modulus @{file} --json"), "3\n");
    has(&answer.ends(0).out, &[THIRD]);
    std::fs::write(&path, [0xff, 0xfe]).unwrap();
    let parts = [
        "integer 2: cannot read",
        "it is not text; UTF-8 is accepted",
    ];
    run(&format!("gcd 1 @{file}")).refused(&parts);
    std::fs::remove_file(&path).unwrap();
    let error = refusal(&format!("jacobi @{file} 7"));
    begins(&error, &format!("error: A: cannot read the file {file}: "));
    run_with("gcd - -", "5").refused(&["integer 2 is '-', but another argument"]);
    // Endless files are not read to their end.
    run("gcd 1 @/dev/zero").refused(&["33554432 bytes"]);
}

#[test]
fn refusals_name_argument_reason_and_what_is_accepted() {
    refused("
        gcd 5 x | integer 2 | 'x' is not expected | accepted are decimal
        gcd -1e3 5 | integer 1 | character 3 | 'e' is not expected
        gcd 5 2^-1 | integer 2 | exponent is negative | from 0 up
        xgcd 5 6/2 | B is not a number | '/' is not accepted | + - * ^
        xgcd 9^9^9 1 | A is not a number | too long | 67108864 bits
        invert 3 -m 0 | modulus | zero | from 1 up
        invert 3 -m -7 | modulus | negative | from 1 up
        invert 3 -m 2^99999999999 | the modulus | too long | 67108864 bits
        jacobi 3 8 | lower argument | not odd | odd integers from 1 up
        jacobi 3 -7 | lower argument | positive | odd integers from 1 up
        gcd 1 2 --kernel nonsense | --kernel | 'nonsense' is no kernel for gcd | divstep60/portable
        invert 3 -m 8 --kernel bingcd31/portable | --kernel | this one is not odd | odd moduli only
        invert 2 -m 15 --kernel fermat/portable | --kernel | not prime | prime moduli only
        invert 3 -m 7 --vartime --kernel bingcd31/portable | --vartime | cannot be used with | --kernel
        invert 3 | --modulus | required | Usage
        gcd 5 | 2 values required | INTEGER | Usage
        nonsense | nonsense | unrecognized subcommand | Usage
        invert 3 -m 7 --nonsense | --nonsense | unexpected | Usage
    ");
}

/// A term of this takes a second, and a line has room for a million of them.
#[test]
fn work_for_an_expression_is_bounded() {
    let sum = "9^4994994*0+".repeat(1000);
    run_with("gcd 1 -", &sum).says(&["integer 2", "units of work"]);
    let digits = "7".repeat(25_000_000);
    run_with("poly gcd x - -r F7 --vartime", &digits).says(&["B", "67108864 bits"]);
}

#[test]
fn long_work_in_constant_time_is_announced() {
    use std::io::{BufRead, BufReader};
    let mut child = command("xgcd 2^524288 2^524288-1")
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut errors = BufReader::new(child.stderr.take().unwrap());
    errors.read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    begins(&line, "hint: ");
    has(&line, &["--vartime"]);
    run("xgcd 2^524288 2^524288-1 --vartime --hex").quiet();
}

/// A hint is no answer: where it cannot be written, the answers are there all the same.
#[cfg(target_os = "linux")]
#[test]
fn a_hint_that_nobody_can_read_ends_nothing() {
    use std::fs::{OpenOptions, write};
    let file = std::env::temp_dir().join(format!("bezout-hint-{}", std::process::id()));
    write(&file, "3 7\n3 2^524288+1\n3 5\n").unwrap();
    let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut batch = command("batch jacobi");
    let output = batch.arg(&file).stderr(full).output().unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(output.stdout, b"-1\n-1\n-1\n");
    assert_eq!(output.status.code(), Some(0));
}

/// Help is a result as all others, and says where it cannot be written.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error() {
    use std::fs::{File, OpenOptions};
    for arguments in "--help,--version,gcd 12 18,kernels,completions bash,man".split(',') {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let read_only = File::open("/dev/null").unwrap();
        for (file, reason) in [(full, "No space left"), (read_only, "Bad file descriptor")] {
            let output = command(arguments).stdout(file).output().unwrap();
            let error = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
            assert!(error.contains(reason), "{arguments}: {error}");
        }
    }
}

#[test]
fn without_arguments_there_is_help() {
    let found = run("");
    found.ends(2);
    has(&(found.out + &found.err), &["Usage: bezout"]);
    let help = out("--help");
    has(
        &help,
        &["gcd", "xgcd", "invert", "jacobi", "kronecker", "batch"],
    );
    has(&help, &["trace", "2^255-19", "Exit codes"]);
    begins(&out("--version"), "bezout ");
}

/// As Ctrl-C does, where nothing has switched that signal off.
#[test]
#[cfg(target_os = "linux")]
fn long_work_can_be_stopped() {
    use std::io::Read;
    use std::os::unix::process::ExitStatusExt;
    use std::process::{Command, Stdio};
    let mut child = Command::new("env")
        .args(["--default-signal=INT", env!("CARGO_BIN_EXE_bezout")])
        .args(["xgcd", "2^16777215", "2^16777215-1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut hint = [0; 5];
    let mut errors = child.stderr.take().unwrap();
    errors.read_exact(&mut hint).unwrap();
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(sent.success());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.signal(), Some(2));
    assert!(done.stdout.is_empty());
}

/// Standard error is a terminal under `script`, a Debian package that every system has.
#[test]
#[cfg(target_os = "linux")]
fn a_bar_shows_long_work_on_a_terminal_alone() {
    let folder = std::env::temp_dir().join(format!("bezout-bar-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let bar = |digits: usize, on_terminal: bool| {
        let paths = [1_u64, 2].map(|i| {
            let path = folder.join(format!("{i}"));
            // Knuth's generator: without a pattern that one quotient would end.
            let mut state = i;
            let digits = (0..digits).map(|_| {
                state = 6_364_136_223_846_793_005_u64
                    .wrapping_mul(state)
                    .wrapping_add(1_442_695_040_888_963_407);
                char::from_digit((state >> 33) as u32 % 9 + 1, 10).unwrap()
            });
            std::fs::write(&path, digits.collect::<String>()).unwrap();
            format!("@{}", path.display())
        });
        let arguments = format!("gcd {} {} --vartime", paths[0], paths[1]);
        let done = if on_terminal {
            // A terminal without a size has no room for a bar.
            let program = env!("CARGO_BIN_EXE_bezout");
            let line = format!("stty cols 80 rows 24; {program} {arguments}");
            let mut script = std::process::Command::new("script");
            script.args(["-qec", &line, "/dev/null"]).output().unwrap()
        } else {
            command(&arguments).output().unwrap()
        };
        assert!(done.status.success());
        String::from_utf8_lossy(&[done.stdout, done.stderr].concat()).contains("of the gcd")
    };
    assert!(bar(1_270_000, true));
    assert!(!bar(1_270_000, false) && !bar(20_000, true));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn lcm_of_any_integers() {
    for (arguments, expected) in [
        ("4 6 10", "60"),
        ("-4 6", "12"),
        ("0 5", "0"),
        ("0 0", "0"),
        ("2^100 2^90*3", "3802951800684688204490109616128"),
        ("--base 16 ff fe", "fd02"),
    ] {
        for way in ["", "--vartime", "--kernel divstep60/portable"] {
            gives(&format!("lcm {way} {arguments}"), expected);
        }
    }
    let answer = json("lcm --json 4 6");
    assert_eq!(answer["lcm"], "0xc");
    assert_eq!(answer["kernel"], default(1));
    run("lcm 2^50000000 2^50000000").refused(&["too long"]);
}

#[test]
fn what_an_expression_costs_is_bounded() {
    // Seven of these took 8 seconds before they were refused.
    let term = "9^4994994*0+";
    gives(&format!("gcd --vartime 0 {}5", term.repeat(7)), "5");
    let limit = "take more than the 1409286144 units of work that are accepted for one expression";
    run(&format!("gcd --vartime 0 {}5", term.repeat(100))).refused(&[limit]);
    // A product of full length is within the bound.
    gives("gcd --vartime 5 (2^30000000-1)*(2^30000000+1)", "5");
}

#[test]
fn powers() {
    for (arguments, expected) in [
        ("2 10 -m 1009", "15"),
        ("-2 3 -m 7", "6"),
        ("3 -1 -m 7", "5"),
        ("3 -2 -m 7", "4"),
        ("0 0 -m 7", "1"),
        ("5 5 -m 1", "0"),
        ("2 2^255-20 -m 2^255-19", "1"),
        ("a a -m fb --base 16", "71"),
        ("3 5 -m 16 --vartime", "3"),
        ("3 -1 -m 16 --vartime", "11"),
    ] {
        gives(&format!("pow {arguments}"), expected);
    }
    assert_eq!(json("pow --json 3 -1 -m 7")["power"], "0x5");
    refused(
        "
        pow 3 5 -m 16 | --vartime accepts
        pow 3 5 -m 0 | modulus is zero
    ",
    );
    // In constant time such a modulus takes minutes. What takes long is told.
    run("pow --vartime 3 5 -m 2^(2^20)-1")
        .quiet()
        .is(0, "243\n");
    gives("pow --vartime 2^(2^20)+1 3 -m 2^(2^20)", "1");
    run("pow 3 2^(2^16) -m 2^5880-1").says(&["--vartime is faster"]);
    run("pow 6 -1 -m 15")
        .is(1, "")
        .says(&["the gcd with the modulus is 3"]);
    has(
        &run("pow 6 -1 -m 15 --json").ends(1).out,
        &["\"power\":null"],
    );
}

#[test]
fn quiet_prints_numbers_alone() {
    assert_eq!(out("invert -q 3 -m 7"), "5\n");
    assert_eq!(out("xgcd --quiet 240 46"), "2\n-9\n47\n");
    assert_eq!(out("gcd -q 12 18"), "6\n");
    assert_eq!(out("gf2 invert -q --field dstu163 1"), "0x1\n");
    let element = "x^760 + 4590\n";
    assert_eq!(out("poly invert -q x --ring sntrup761-rq"), element);
    for (arguments, reasons) in rows(
        "
        invert -q 6 -m 15 | not invertible: the gcd is 3
        gf2 invert -q --field dstu163 0 | there is none
        poly invert -q x -r F7 -m x^2+6x --vartime | not invertible: the gcd is x
    ",
    ) {
        let none = run(arguments);
        none.is(1, "");
        assert_eq!(none.err, format!("error: {}\n", reasons[0]));
    }
    run("invert -q --json 3 -m 7").refused(&["cannot be used with"]);
}

#[test]
fn bare_hexadecimal() {
    for (arguments, expected) in rows(
        "
        gcd --base 16 FF 33 | 33
        gcd --base 16 0xff 00:F:f_0 | ff
        gcd 0xf:f -0x33 | 51
        gcd --base 16 --hex ff 0 | 0xff
        invert --base 16 -q ff -m fffb | 403f
        jacobi --base 16 a f | 0
        kronecker --base 16 b 10 | 1
        gf2 invert --base 16 --degree 8 --exponents 4,3,1 53 | ca
    ",
    ) {
        gives(arguments, expected[0]);
    }
    for expression in ["2^8-1", "ff*2", "-1+2", "(2)"] {
        let said = refusal(&format!("gcd --base 16 ff {expression}"));
        let reason = "in base 16 one number with a sign or none";
        assert!(said.contains(reason) || expression == "(2)", "{said}");
    }
    assert!(!refusal("gcd fg 1").contains("--base 16"));
    refused(
        "
        invert --base 16 3 -m 2^255-19 | the modulus is not a number: character 2
        gcd --base 16 ff: 1 | ':' are accepted between two digits
        gcd 1:2 1 | ':' is not expected
        gcd ff 1 | --base 16 accepts hexadecimal digits alone
        gcd --base 8 7 1 | 10, 16
    ",
    );
}
