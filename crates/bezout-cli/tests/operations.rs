// SPDX-License-Identifier: MIT OR Apache-2.0
//! `gcd`, `xgcd`, `invert`, `jacobi`, `kronecker`: answers, exit codes, refusals.

mod common;

use common::{command, json, out, refusal, refused, run, run_with};

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
            assert_eq!(
                out(&format!("gcd {way} {arguments}")),
                format!("{expected}\n"),
                "{arguments} {way}"
            );
        }
    }
    assert_eq!(out("gcd --hex 2^80 2^90"), "0x100000000000000000000\n");
    let answer = json("gcd --json 12 18");
    assert_eq!(answer["gcd"], "0x6");
    assert_eq!(
        (&answer["timing"], &answer["kernel"]),
        (&"ct".into(), &default(1).into())
    );
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
    assert_eq!(
        out("xgcd 240 46"),
        "gcd    2\ns      -9\nt      47\ncheck  s A + t B = gcd\n"
    );
}

#[test]
fn invert_prints_inverse_and_check_and_on_demand_the_time() {
    let once = out("invert 3 --modulus 2^255-19 --hex");
    let text = out("invert 3 --modulus 2^255-19 --hex --time");
    assert!(
        text.starts_with(&once) && once.lines().count() == 3,
        "{once}"
    );
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[0], format!("inverse  {THIRD}"));
    assert_eq!(lines[1], "check    X * inverse mod M = 1");
    let kernel = default(4);
    assert_eq!(lines[2], format!("kernel   {kernel} (ct)"));
    assert!(
        lines[3].starts_with("time     ") && lines[3].contains(" calls; monotonic clock; "),
        "{}",
        lines[3]
    );
    assert!(
        lines[3].contains("rustc 1.") && lines[3].contains("commit "),
        "{}",
        lines[3]
    );
    assert_eq!(lines.len(), 4);
}

#[test]
fn answers_about_long_numbers_name_what_ran() {
    for (arguments, expected) in [
        (
            "invert 3^80000 -m 2^131071-1",
            ["jump_divsteps/large", "half_gcd/large"],
        ),
        (
            "gcd 3^80000 2^131071-1",
            ["jump_divsteps/large", "half_gcd/large"],
        ),
        // That x is 3 leaves one division.
        (
            "invert 3 -m 2^131071-1",
            ["jump_divsteps/large", "stein/portable"],
        ),
    ] {
        for (way, expected) in ["", "--vartime"].into_iter().zip(expected) {
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
            assert_eq!(
                (&answer["inverse"], &answer["kernel"]),
                (inverse, &name.into())
            );
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
            assert_eq!(found.code, Some(1), "{x} {m}");
            assert!(
                found
                    .out
                    .starts_with(&format!("inverse  none\ngcd      {gcd}\n")),
                "{}",
                found.out
            );
        }
    }
    let found = run("invert 3 -m 15 --json");
    let answer: serde_json::Value = serde_json::from_str(&found.out).unwrap();
    assert_eq!(
        (found.code, &answer["inverse"], &answer["gcd"]),
        (Some(1), &().into(), &"0x3".into())
    );
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
        assert_eq!(
            out(&format!("{verb} {a} {n}")),
            format!("{expected}\n"),
            "{verb} {a} {n}"
        );
        assert_eq!(
            out(&format!("{verb} --vartime {a} {n}")),
            format!("{expected}\n"),
            "{verb} {a} {n}"
        );
        let answer = json(&format!("{verb} --json {a} {n}"));
        assert_eq!(answer["symbol"].to_string(), expected);
    }
}

#[test]
fn operands_from_files_and_standard_input() {
    let path = std::env::temp_dir().join(format!("bezout-operand-{}", std::process::id()));
    std::fs::write(&path, " 2^255 \n - 19\n").unwrap();
    let file = path.display();
    assert_eq!(
        out(&format!("gcd @{file} {P25519} --hex")),
        format!("{P25519}\n")
    );
    // As some editors write it.
    std::fs::write(&path, "\u{feff}2^255 \n - 19\n").unwrap();
    assert_eq!(
        out(&format!("gcd @{file} {P25519} --hex")),
        out(&format!("gcd {P25519} {P25519} --hex"))
    );
    assert_eq!(run_with("gcd - 4", "\u{feff}6\n").out, "2\n");
    let lines = run_with("batch gcd", "\u{feff}6 4\n6 9\n");
    assert_eq!((lines.code, lines.out.as_str()), (Some(0), "2\n3\n"));
    let answer = run_with(&format!("invert - --modulus @{file} --json"), "3\n");
    assert!(
        answer.code == Some(0) && answer.out.contains(THIRD),
        "{}",
        answer.err
    );
    std::fs::write(&path, [0xff, 0xfe]).unwrap();
    let error = refusal(&format!("gcd 1 @{file}"));
    assert!(
        error.contains("integer 2: cannot read")
            && error.contains("it is not text; UTF-8 is accepted"),
        "{error}"
    );
    std::fs::remove_file(&path).unwrap();
    let error = refusal(&format!("jacobi @{file} 7"));
    assert!(
        error.starts_with(&format!("error: A: cannot read the file {file}: ")),
        "{error}"
    );
    let twice = run_with("gcd - -", "5");
    assert_eq!(twice.code, Some(2));
    assert!(
        twice.err.contains("integer 2 is '-', but another argument"),
        "{}",
        twice.err
    );
    // Endless files are not read to their end.
    assert!(refusal("gcd 1 @/dev/zero").contains("33554432 bytes"));
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
    let error = run_with("gcd 1 -", &"9^4994994*0+".repeat(1000)).err;
    assert!(
        error.contains("integer 2") && error.contains("units of work"),
        "{error}"
    );
    let error = run_with("poly gcd x - -r F7 --vartime", &"7".repeat(25_000_000)).err;
    assert!(
        error.contains("B") && error.contains("67108864 bits"),
        "{error}"
    );
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
    assert!(
        line.starts_with("hint: ") && line.contains("--vartime"),
        "{line}"
    );
    let short = run("xgcd 2^524288 2^524288-1 --vartime --hex");
    assert_eq!(short.err, "");
}

/// Help is a result as all others, and says where it cannot be written.
#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_written_is_an_error() {
    use std::fs::{File, OpenOptions};
    for arguments in [
        "--help",
        "--version",
        "gcd 12 18",
        "kernels",
        "completions bash",
        "man",
    ] {
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
    assert_eq!(found.code, Some(2));
    assert!((found.out + &found.err).contains("Usage: bezout"));
    let help = out("--help");
    for word in [
        "gcd",
        "xgcd",
        "invert",
        "jacobi",
        "kronecker",
        "batch",
        "trace",
        "2^255-19",
        "Exit codes",
    ] {
        assert!(help.contains(word), "{word}");
    }
    assert!(out("--version").starts_with("bezout "));
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
    assert!(
        Command::new("kill")
            .args(["-INT", &id])
            .status()
            .unwrap()
            .success()
    );
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
            let line = format!(
                "stty cols 80 rows 24; {} {arguments}",
                env!("CARGO_BIN_EXE_bezout")
            );
            std::process::Command::new("script")
                .args(["-qec", &line, "/dev/null"])
                .output()
                .unwrap()
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
            let found = out(&format!("lcm {way} {arguments}"));
            assert_eq!(found, format!("{expected}\n"), "{arguments} {way}");
        }
    }
    let answer = json("lcm --json 4 6");
    assert_eq!(answer["lcm"], "0xc");
    assert_eq!(answer["kernel"], default(1));
    assert!(refusal("lcm 2^50000000 2^50000000").contains("too long"));
}

#[test]
fn what_an_expression_costs_is_bounded() {
    // Seven of these took 8 seconds before they were refused.
    let term = "9^4994994*0+";
    assert_eq!(out(&format!("gcd --vartime 0 {}5", term.repeat(7))), "5\n");
    let text = refusal(&format!("gcd --vartime 0 {}5", term.repeat(100)));
    let limit = "take more than the 1409286144 units of work that are accepted for one expression";
    assert!(text.contains(limit), "{text}");
    // A product of full length is within the bound.
    let long = "gcd --vartime 5 (2^30000000-1)*(2^30000000+1)";
    assert_eq!(out(long), "5\n");
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
        assert_eq!(out(&format!("pow {arguments}")), format!("{expected}\n"));
    }
    assert_eq!(json("pow --json 3 -1 -m 7")["power"], "0x5");
    assert!(refusal("pow 3 5 -m 16").contains("--vartime accepts"));
    assert!(refusal("pow 3 5 -m 0").contains("modulus is zero"));
    // In constant time such a modulus takes minutes. What takes long is told.
    let long = run("pow --vartime 3 5 -m 2^(2^20)-1");
    assert_eq!((long.out.as_str(), long.err.as_str()), ("243\n", ""));
    let even = out("pow --vartime 2^(2^20)+1 3 -m 2^(2^20)");
    assert_eq!(even, "1\n");
    let told = run("pow 3 2^(2^16) -m 2^5880-1");
    assert!(told.err.contains("--vartime is faster"), "{}", told.err);
    let none = run("pow 6 -1 -m 15");
    assert_eq!((none.code, none.out.as_str()), (Some(1), ""));
    assert!(
        none.err.contains("the gcd with the modulus is 3"),
        "{}",
        none.err
    );
    let none = run("pow 6 -1 -m 15 --json");
    assert_eq!(none.code, Some(1));
    assert!(none.out.contains("\"power\":null"), "{}", none.out);
}

#[test]
fn quiet_prints_numbers_alone() {
    assert_eq!(out("invert -q 3 -m 7"), "5\n");
    assert_eq!(out("xgcd --quiet 240 46"), "2\n-9\n47\n");
    assert_eq!(out("gcd -q 12 18"), "6\n");
    assert_eq!(out("gf2 invert -q --field dstu163 1"), "0x1\n");
    assert_eq!(
        out("poly invert -q x --ring sntrup761-rq"),
        "x^760 + 4590\n"
    );
    for (arguments, reason) in [
        ("invert -q 6 -m 15", "not invertible: the gcd is 3"),
        ("gf2 invert -q --field dstu163 0", "there is none"),
        (
            "poly invert -q x -r F7 -m x^2+6x --vartime",
            "not invertible: the gcd is x",
        ),
    ] {
        let none = run(arguments);
        assert_eq!((none.code, none.out.as_str()), (Some(1), ""), "{arguments}");
        assert_eq!(none.err, format!("error: {reason}\n"));
    }
    assert!(refusal("invert -q --json 3 -m 7").contains("cannot be used with"));
}

#[test]
fn bare_hexadecimal() {
    assert_eq!(out("gcd --base 16 FF 33"), "33\n");
    assert_eq!(out("gcd --base 16 0xff 00:F:f_0"), "ff\n");
    assert_eq!(out("gcd 0xf:f -0x33"), "51\n");
    assert_eq!(out("gcd --base 16 --hex ff 0"), "0xff\n");
    assert_eq!(out("invert --base 16 -q ff -m fffb"), "403f\n");
    assert_eq!(out("jacobi --base 16 a f"), "0\n");
    assert_eq!(out("kronecker --base 16 b 10"), "1\n");
    assert_eq!(
        out("gf2 invert --base 16 --degree 8 --exponents 4,3,1 53"),
        "ca\n"
    );
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
