// SPDX-License-Identifier: MIT OR Apache-2.0
//! `rtl simulate`, with programs in place of the simulated core: what it asks of them, and what it does with answers.
#![cfg(unix)]

mod common;

use common::{Run, command, finish};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

/// A folder `rtl` in which a core of 8 bits is built that always gives this answer.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("bezout-rtl-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("build")).unwrap();
        fs::create_dir_all(folder.join("src")).unwrap();
        fs::write(folder.join("configs.yaml"), "ct_8: {Width: 8}\n").unwrap();
        fs::write(folder.join("src/bz_top.sv"), "").unwrap();
        Self(folder)
    }

    fn build(self, answer: &str, kinds: &str) -> Self {
        let program = self.0.join("build/core");
        let asked = self.0.join("asked");
        let script = format!("#!/bin/sh\ncat > '{}'\necho '{answer}'\n", asked.display());
        fs::write(&program, script).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let record = format!(
            r#"{{"program": "{}", "width": 8, {kinds}}}"#,
            program.display()
        );
        fs::write(self.0.join("build/ct_8.json"), record).unwrap();
        self
    }

    fn run(&self, arguments: &str) -> Run {
        let mut command = command(&format!("rtl simulate --config ct_8 {arguments}"));
        command.env("BEZOUT_RTL", &self.0);
        finish(command, "")
    }

    fn asked(&self) -> String {
        fs::read_to_string(self.0.join("asked")).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const ONE: &str = r#""both_columns": false, "integers": true, "polynomials": false"#;
const BOTH: &str = r#""both_columns": true, "integers": true, "polynomials": true"#;

#[test]
fn a_right_answer_is_printed() {
    let folder = Folder::new("right").build("31 0 01 005 000", ONE);
    let run = folder.run("3 7");
    let printed = "status  ok\ngcd     1\ns       5\nclocks  31\n";
    assert_eq!(
        (run.code, run.out.as_str(), run.err.as_str()),
        (Some(0), printed, "")
    );
    assert_eq!(folder.asked(), "0 3 7\n");
    let run = folder.run("0x3 2^3-1 --json");
    assert!(
        run.out.contains(r#""s":"0x5""#) && run.out.contains(r#""clocks":31"#),
        "{}",
        run.out
    );
}

#[test]
fn cofactors_have_signs() {
    // 5 * 3 - 2 * 7 = 1, in ten bits.
    let folder = Folder::new("signs").build("31 0 01 005 3fe", BOTH);
    let run = folder.run("3 7");
    assert!(run.out.contains("t       -2"), "{}", run.out);
}

#[test]
fn no_inverse_is_no() {
    let folder = Folder::new("none").build("31 1 03 001 000", ONE);
    let run = folder.run("3 9");
    assert_eq!(run.code, Some(1));
    assert!(
        run.out.starts_with("status  gcd is not 1\ngcd     3\n"),
        "{}",
        run.out
    );
    let folder = Folder::new("refused").build("31 2 00 000 000", ONE);
    let run = folder.run("3 8");
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with("status  refused\n"), "{}", run.out);
}

#[test]
fn wrong_answers_are_never_printed() {
    for (index, answer) in [
        "31 0 01 004 000",
        "31 1 01 005 000",
        "31 0 07 005 000",
        "31 2 00 000 000",
        "31 0 01 xyz 000",
        "",
    ]
    .iter()
    .enumerate()
    {
        let folder = Folder::new(&format!("wrong{index}")).build(answer, ONE);
        let run = folder.run("3 7");
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""), "{answer}");
        assert!(run.err.starts_with("error: "), "{}", run.err);
    }
}

#[test]
fn polynomials_go_where_there_are_some() {
    let folder = Folder::new("polynomial").build("31 0 01 003 001", BOTH);
    assert_eq!(folder.run("--polynomial 3 7").code, Some(0));
    assert_eq!(folder.asked(), "1 3 7\n");
    let folder = Folder::new("integers").build("31 0 01 005 000", ONE);
    let run = folder.run("--polynomial 3 7");
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
}

#[test]
fn operands_out_of_range_are_refused() {
    let folder = Folder::new("range").build("31 0 01 005 000", ONE);
    for operands in ["256 7", "-1 7", "3 256"] {
        let run = folder.run(operands);
        assert_eq!(run.code, Some(2), "{operands}");
        assert!(run.err.contains("0 to 2^8 - 1"), "{}", run.err);
    }
}

#[test]
fn what_is_not_built_is_said_with_how_to() {
    let folder = Folder::new("missing");
    let run = folder.run("3 7");
    assert_eq!(run.code, Some(2));
    assert!(
        run.err.contains("not built") && run.err.contains("simulate.py --config ct_8 --build"),
        "{}",
        run.err
    );
    // A source that is newer than the program.
    let folder = Folder::new("old").build("31 0 01 005 000", ONE);
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(3600);
    let source = fs::File::options()
        .append(true)
        .open(folder.0.join("src/bz_top.sv"))
        .unwrap();
    source.set_modified(later).unwrap();
    let run = folder.run("3 7");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("older than its sources"), "{}", run.err);
    for name in ["../x", "ct", "CT_8", "# ct_8"] {
        let mut command = command("rtl simulate 3 7 --config");
        command.arg(name).env("BEZOUT_RTL", &folder.0);
        let run = finish(command, "");
        let said = format!("no configuration {name}, accepted are ct_8");
        assert!(
            run.code == Some(2) && run.err.contains(&said),
            "{}",
            run.err
        );
    }
}
