// SPDX-License-Identifier: MIT OR Apache-2.0
//! `vdf`: results and proofs, exit codes, refusals, and runs that are killed.

mod common;

use common::{begins, command, gives, json, out, refused, run};
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

const GROUP: &str = "--seed 00ff --bits 256";

struct File(PathBuf);

impl File {
    fn new(name: &str) -> Self {
        let name = format!("bezout-vdf-{name}-{}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    fn option(&self) -> String {
        format!("--checkpoint {}", self.0.display())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn proofs_hold() {
    let d = out("vdf discriminant --seed 00ff --bits 256");
    let d = d.trim();
    begins(d, "-0x");
    for (segments, octets) in [(1, 200), (3, 200 + 2 * 141)] {
        let work = format!("--iterations 500 --segments {segments} --quiet");
        let proof = out(&format!("vdf prove {GROUP} {work}"));
        let proof = proof.trim();
        assert_eq!(proof.len(), 2 * octets);
        gives(
            &format!("vdf prove --discriminant {d} --threads 2 {work}"),
            proof,
        );
        for group in [GROUP, &format!("--discriminant {d}")] {
            let verify =
                |number| format!("vdf verify {group} --iterations {number} --proof {proof}");
            gives(&verify(500), "valid");
            let wrong = run(&verify(501));
            begins(&wrong.ends(1).out, "invalid: the proof does not show");
        }
        let y = out(&format!("vdf eval {GROUP} --iterations 500 --quiet"));
        assert!(proof.starts_with(y.trim()));
    }
    let answer = json(&format!("vdf prove {GROUP} --iterations 40 --json"));
    assert_eq!(answer["discriminant"], d);
    assert_eq!(answer["proof"].as_str().unwrap().len(), 400);
}

/// The second half from the result of the first one.
#[test]
fn an_input_may_be_given() {
    let middle = out(&format!("vdf eval {GROUP} --iterations 30 --quiet"));
    let whole = out(&format!("vdf eval {GROUP} --iterations 70 --quiet"));
    let rest = format!("--input {} --iterations 40", middle.trim());
    gives(&format!("vdf eval {GROUP} {rest} --quiet"), whole.trim());
}

#[test]
fn bad_arguments_are_refused() {
    refused("
        vdf discriminant --seed 0 | --seed: it is not an even number
        vdf discriminant --seed 0g | --seed: it is not an even number
        vdf discriminant --seed 00ff --bits 12 | --bits: bits is 12; accepted are multiples of 8
        vdf eval --iterations 1 | <--seed <HEX>|--discriminant <D>>
        vdf prove --iterations 1 --bits 256 | <--seed <HEX>|--discriminant <D>>
        vdf eval --seed 00ff --discriminant -23 --iterations 1 | cannot be used with
        vdf eval --discriminant 23 --iterations 1 | --discriminant: the discriminant is not negative
        vdf eval --discriminant -15 --iterations 1 | --discriminant: the discriminant is not a prime
        vdf eval --discriminant -22 --iterations 1 | --discriminant: the discriminant is 2 or 3 modulo 4
        vdf eval --discriminant -19 --iterations 1 | --discriminant: there is no form (2, 1, c)
        vdf eval --seed 00ff --bits 256 --iterations 1 --input 00 | --input: the form has 1 octets; accepted are 100
        vdf eval --seed 00ff --bits 256 --iterations -1 | invalid value
        vdf prove --seed 00ff --bits 256 --iterations 1 --segments 0 | invalid value
        vdf verify --seed 00ff --bits 256 --iterations 1 --proof 0 | --proof: it is not an even number
        vdf eval --seed 00ff --bits 256 --iterations 1 --checkpoint / | --checkpoint: / cannot be used
    ");
    let invalid = run("vdf verify --seed 00ff --bits 256 --iterations 1 --proof 00");
    begins(&invalid.ends(1).out, "invalid: the proof has 1 octets");
}

/// Killed again and again, each run goes on from the last one, and the result is the same.
#[test]
fn killed_runs_go_on() {
    let file = File::new("killed");
    let arguments = format!(
        "vdf prove {GROUP} --iterations 30000 --interval 500 --quiet {}",
        file.option()
    );
    let expected = out(&format!("vdf prove {GROUP} --iterations 30000 --quiet"));
    let mut length = 0;
    for kill in 0..4 {
        let mut child = command(&arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Until the file has grown.
        let start = Instant::now();
        let grown = |length| std::fs::metadata(&file.0).is_ok_and(|file| file.len() > length);
        while !grown(length + 1000) && start.elapsed() < Duration::from_secs(60) {
            if child.try_wait().unwrap().is_some() {
                break;
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        child.wait().unwrap();
        let now = std::fs::metadata(&file.0).unwrap().len();
        // It may have torn the last record; the next run cuts that.
        assert!(now + 124 > length, "{kill}: {now} octets after {length}");
        length = now;
    }
    run(&arguments).is(0, &expected);
    // What is there already is not computed again.
    run(&arguments).quiet().is(0, &expected);
}

#[test]
fn foreign_files_are_not_touched() {
    let file = File::new("foreign");
    std::fs::write(&file.0, "a letter").unwrap();
    let eval = format!("eval {GROUP} --iterations 10");
    run(&format!("vdf {eval} {}", file.option())).refused(&["the file is no checkpoint"]);
    assert_eq!(std::fs::read(&file.0).unwrap(), b"a letter");
    std::fs::remove_file(&file.0).unwrap();
    let prove = |arguments: &str| format!("vdf {arguments} --quiet {}", file.option());
    out(&prove(&eval));
    let before = std::fs::read(&file.0).unwrap();
    let other = prove("eval --seed aaaa --bits 256 --iterations 10");
    run(&other).refused(&["of another computation"]);
    // The result alone: no elements for a proof.
    let reason = "has an element every 262144 squarings; accepted for a proof of this length";
    run(&prove(&format!("prove {GROUP} --iterations 10"))).refused(&[reason]);
    assert_eq!(std::fs::read(&file.0).unwrap(), before);
}

/// What it has is not computed again, and a proof is that of a run without it.
#[test]
fn checkpoints_serve_other_numbers_of_iterations() {
    let file = File::new("longer");
    let (mut length, head) = (0, 24 + 8 + 32);
    for (iterations, records) in [
        (2000, 63),
        // From 1984 on.
        (3000, 32),
        (3000, 0),
        // One that is no multiple of 32.
        (2500, 1),
        (2496, 0),
    ] {
        let arguments = format!("vdf prove {GROUP} --iterations {iterations} --quiet");
        let proof = out(&format!("{arguments} {}", file.option()));
        assert_eq!(proof, out(&arguments));
        let now = std::fs::metadata(&file.0).unwrap().len();
        assert_eq!(now - length.max(head), 124 * records, "{iterations}");
        length = now;
    }
    let eval = format!("vdf eval {GROUP} --iterations 3100 --quiet");
    assert_eq!(out(&format!("{eval} {}", file.option())), out(&eval));
}

#[test]
fn a_log_says_how_far_it_is() {
    let prove = format!("vdf prove {GROUP} --iterations 40000");
    run(&format!("{prove} --quiet --progress 0"))
        .quiet()
        .ends(0);
    // By default nothing in the first minute.
    run(&prove).quiet();
    let logged = run(&format!("{prove} --progress 0 --json"));
    logged.ends(0);
    let mut before = 0;
    for line in logged.err.lines() {
        let words: Vec<_> = line.split([' ', ',']).filter(|w| !w.is_empty()).collect();
        let [
            done,
            "of",
            "40000",
            "squarings",
            percent,
            rate,
            "a",
            "second",
            ..,
            "left",
        ] = words[..]
        else {
            panic!("{line}")
        };
        let done: u64 = done.parse().unwrap();
        assert!(done > before && done <= 40000, "{line}");
        assert_eq!(percent, format!("{}%", done / 400));
        assert!(rate.parse::<u64>().is_ok(), "{line}");
        before = done;
    }
    assert_eq!(before, 40000);
}
