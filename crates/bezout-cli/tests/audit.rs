// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout audit`: keys of all formats, its lines, what is refused, and runs that are killed.

mod common;

use common::folder::Folder;
use common::{command, finish, run, run_with};
use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::process::Stdio;
use std::time::{Duration, Instant};

const KEYS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../bezout-audit/tests/keys");

fn folders(names: [&str; 2]) -> [Folder; 2] {
    names.map(|name| Folder::empty("audit", name))
}

/// The path of a new file.
fn written(folder: &Folder, name: &str, text: &str) -> String {
    folder.write(name, text);
    folder.file(name)
}

/// How many files of a kind there are.
fn files(folder: &Folder, kind: &str) -> usize {
    let end = format!(".{kind}");
    let names = folder.names();
    names.iter().filter(|name| name.ends_with(&end)).count()
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn a_folder_of_keys() {
    let text = run(&format!("audit {KEYS}"));
    assert_eq!(text.code, Some(1));
    for line in "web.pem:2 web.pem:14 mail.der request.pem:1 authorized_keys:2".split(' ') {
        let path = format!("{KEYS}/{line}");
        let mut rows = text.out.lines().map(|row| row.split_once("  "));
        assert!(
            rows.any(|row| row
                .is_some_and(|(key, rest)| { key == path && rest.trim_start().starts_with("0x") })),
            "{line}: {}",
            text.out
        );
    }
    let end = "12 keys, 5 with a shared factor, 2 weak alone; set aside: 1 duplicate, 2 others; not read: 5
  1 x a key of SSH of the type ssh-ed25519
  1 x an elliptic-curve public key (1.2.840.10045.2.1)
";
    assert!(text.out.ends_with(end), "{}", text.out);
    assert!(
        text.err
            .contains("broken.pem:8: broken PEM: it has no end\n")
    );
    let found = lines(&run(&format!("audit --json {KEYS}")).out);
    let of = |kind: &str| {
        found
            .iter()
            .filter(|line| line["found"] == kind)
            .collect::<Vec<_>>()
    };
    assert_eq!((of("unread").len(), of("duplicate").len()), (5, 1));
    assert_eq!(of("other").len(), 2);
    assert_eq!(
        (of("even").len(), of("small factor")[0]["factor"].as_u64()),
        (1, Some(3))
    );
    let shared = of("shared factor");
    assert_eq!(shared.len(), 5);
    for line in &shared {
        let factors = line["factors"].as_array().expect("a list");
        let factors: Vec<String> = factors
            .iter()
            .map(|x| x.as_str().expect("a text").into())
            .collect();
        let product = common::out(&format!("gcd --hex {}*{} 0", factors[0], factors[1]));
        assert_eq!(Some(product.trim()), line["modulus"].as_str());
    }
    // The three keys of three primes have each of them twice.
    let mail = shared.iter().find(|line| {
        line["key"]
            .as_str()
            .is_some_and(|key| key.ends_with("mail.der"))
    });
    let with = mail.expect("it is found")["shared"]
        .as_array()
        .expect("a list");
    assert_eq!(with.len(), 2);
    let summary = found.last().expect("a line");
    assert_eq!(
        (&summary["found"], &summary["shared"]),
        (&"summary".into(), &5.into())
    );
}

/// 1024 bits of two primes.
fn good_key() -> String {
    let text = fs::read_to_string(format!("{KEYS}/list.jsonl")).expect("a file");
    let value: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    value["modulus"]
        .as_str()
        .expect("a text")
        .trim_start_matches("0x")
        .into()
}

#[test]
fn weak_keys_are_named() {
    let good = good_key();
    let double = common::out(&format!("gcd --hex 0 2*0x{good}"));
    let text = run_with("audit --json -", &format!("{good}\n{}", double.trim()));
    assert_eq!(text.code, Some(1), "{}", text.err);
    let found = lines(&text.out);
    assert_eq!(found[0]["found"], "even");
    assert_eq!(
        (found[0]["key"].as_str(), found[0]["factor"].as_u64()),
        (Some("-:2"), Some(2))
    );
    assert_eq!(found[1]["weak"].as_u64(), Some(1));
    // The exponent counts, and that of a modulus that was there already too.
    let table = format!("modulus,e\n{good},65537\n{good},1\n{good},4\n");
    let text = run_with("audit -", &table);
    assert_eq!(text.code, Some(1));
    for line in ["-:3: exponent 1: ", "-:4: even exponent: "] {
        assert!(text.out.contains(line), "{}", text.out);
    }
}

#[test]
fn standard_input_and_codes() {
    let text = run_with(
        "audit --decimal -",
        "modulus\n4295622677\n4296409193\n4297326907\n",
    );
    assert_eq!(text.code, Some(1), "{}", text.err);
    // 65543 is in the first two.
    assert!(
        text.out.contains("key  shared factor  with\n-:2  0x10007 "),
        "{}",
        text.out
    );
    let key = good_key();
    let text = run_with("audit -", &format!("{{\"modulus\": \"0x{key}\"}}"));
    assert_eq!((text.code, &text.err[..]), (Some(0), ""));
    let end = "1 key, 0 with a shared factor, 0 weak alone; set aside: 0 duplicates, 0 others; not read: 0\n";
    assert_eq!(text.out, end);
    // What could not be looked at is an error beside good keys, too.
    for arguments in ["audit no-such-file -", "audit - no-such-file"] {
        let text = run_with(arguments, &key);
        assert_eq!(text.code, Some(2));
        assert!(text.err.contains("no-such-file: "), "{}", text.err);
        assert!(
            text.err.contains("PATH: 1 could not be looked at"),
            "{}",
            text.err
        );
        let text = run_with(&format!("{arguments} --lenient"), &key);
        assert_eq!(text.code, Some(0), "{}", text.err);
    }
    let ed25519 =
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4 bob\n";
    let text = run_with("audit -", ed25519);
    assert_eq!(text.code, Some(0), "all was looked at");
    assert!(
        text.out
            .contains("1 other; not read: 0\n  1 x a key of SSH of the type ssh-ed25519\n"),
        "{}",
        text.out
    );
    assert_eq!(run_with("audit --lenient -", ed25519).code, Some(2));
    let text = run("audit no-such-file");
    assert_eq!(text.code, Some(2));
    assert!(text.err.starts_with("no-such-file: "), "{}", text.err);
    assert!(text.err.contains("no key of RSA was read"), "{}", text.err);
    for (arguments, reason) in [
        ("audit", "<PATH>"),
        ("audit --memory 1 -", "1 is not in 16"),
        ("audit --work a --database b -", "cannot be used with"),
        ("audit --work /dev/null/x -", "--work: /dev/null/x: "),
    ] {
        let text = run(arguments);
        assert_eq!(text.code, Some(2));
        assert!(text.err.contains(reason), "{}", text.err);
    }
}

/// Primes above 2^40, by a sieve.
fn primes(count: usize) -> Vec<u64> {
    const START: u64 = (1 << 40) + 1;
    let mut composite = vec![false; 16 * count];
    let end = START + 2 * composite.len() as u64;
    let mut small = vec![true; end.isqrt() as usize + 1];
    for p in (3..small.len()).step_by(2) {
        if !small[p] {
            continue;
        }
        for multiple in (p * p..small.len()).step_by(2 * p) {
            small[multiple] = false;
        }
        // The first odd multiple.
        let p = p as u64;
        let first = START + (p - START % p) % p;
        let first = if first.is_multiple_of(2) {
            first + p
        } else {
            first
        };
        for multiple in (first..end).step_by(2 * p as usize) {
            composite[((multiple - START) / 2) as usize] = true;
        }
    }
    let all = composite.iter().zip((START..).step_by(2));
    let primes: Vec<u64> = all
        .filter(|(composite, _)| !**composite)
        .map(|(_, n)| n)
        .take(count)
        .collect();
    assert_eq!(primes.len(), count);
    primes
}

/// The product, in hexadecimal.
fn product(factors: &[u64]) -> String {
    let mut limbs = vec![1u64];
    for factor in factors {
        let mut carry = 0;
        for limb in &mut limbs {
            let product = u128::from(*limb) * u128::from(*factor) + carry;
            *limb = product as u64;
            carry = product >> 64;
        }
        limbs.push(carry as u64);
    }
    let mut text = String::new();
    for limb in limbs.iter().rev() {
        write!(text, "{limb:016x}").expect("a text grows");
    }
    text.trim_start_matches('0').into()
}

/// Fifty primes stand for two: keys of 2000 bits, of which two neighbors of each `group` have one
/// in common.
fn many(count: usize, group: usize) -> String {
    let mut primes = primes(50 * count);
    for i in (0..count).step_by(group) {
        primes[50 * (i + 1)] = primes[50 * i];
    }
    let keys: Vec<String> = primes.chunks(50).map(product).collect();
    format!("modulus\n{}\n", keys.join("\n"))
}

/// Kills a run once there are this many files of a kind.
fn kill_at(arguments: &str, folder: &Folder, kind: &str, count: usize) {
    let mut child = command(arguments)
        .stdout(Stdio::null())
        .spawn()
        .expect("it starts");
    let start = Instant::now();
    while files(folder, kind) < count {
        assert!(
            child.try_wait().expect("a child").is_none(),
            "it ended before it was killed"
        );
        assert!(start.elapsed() < Duration::from_secs(300), "no {kind}");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

#[test]
fn runs_that_are_killed_go_on() {
    let [folder, work] = folders(["input", "killed"]);
    let file = written(&folder, "keys.csv", &many(6000, 300));
    let expected = finish(command(&format!("audit --json --threads 1 {file}")), "");
    assert_eq!(expected.code, Some(1));
    assert_eq!(lines(&expected.out).len(), 41);
    let arguments = format!(
        "audit --json --threads 1 --memory 16 --work {} {file}",
        work.file("")
    );
    for (kind, count) in [("keys", 1), ("product", 1), ("product", 3), ("found", 1)] {
        kill_at(&arguments, &work, kind, count);
    }
    // What was done is not done again.
    let times = || {
        let entries = fs::read_dir(work.path("")).expect("a folder").flatten();
        let files = entries.filter(|entry| {
            entry
                .path()
                .extension()
                .is_some_and(|kind| kind == "product" || kind == "found")
        });
        files
            .map(|entry| {
                (
                    entry.path(),
                    entry.metadata().and_then(|data| data.modified()).ok(),
                )
            })
            .collect::<Vec<_>>()
    };
    let before = times();
    let last = finish(command(&arguments), "");
    assert_eq!((last.code, &last.out), (Some(1), &expected.out));
    let after = times();
    assert!(before.iter().all(|file| after.contains(file)) && before.len() < after.len());
}

/// The most memory that a process had, in octets.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let mut lines = status.lines();
    let peak = lines.find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = peak.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(target_os = "linux")]
#[test]
fn memory_is_a_bound() {
    use std::io::Read;
    let [folder, work] = folders(["bound", "bounded"]);
    // Of few keys, and of all.
    for (threads, group) in [(1, 40), (2, 40), (1, 2)] {
        let file = written(&folder, "keys.csv", &many(3000, group));
        let work = work.path(&format!("{threads}-{group}"));
        let mut child = command(&format!(
            "audit --json --threads {threads} --memory 24 --work {} {file}",
            work.display()
        ))
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
        // It writes when it has found all, and waits, since a pipe does not take all lines.
        let mut out = child.stdout.take().expect("a pipe");
        let mut first = [0];
        out.read_exact(&mut first).expect("an octet");
        let peak = peak(child.id()).expect("it waits");
        let mut rest = String::new();
        out.read_to_string(&mut rest).expect("lines");
        assert!(rest.len() > 1 << 17, "no pipe is as long");
        assert_eq!(rest.lines().count(), 6000 / group + 1);
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        // What was found of all keys is kept beside that.
        let most = if group == 2 { 25 << 20 } else { 24 << 20 };
        assert!(peak <= most, "{threads} threads, groups of {group}: {peak}");
    }
}

#[test]
fn a_database_that_is_killed_tells_its_findings_again() {
    let [folder, database] = folders(["old", "database"]);
    let text = many(4000, 500);
    let at = text.match_indices('\n').nth(3700).expect("a line").0 + 1;
    let old = written(&folder, "old.csv", &text[..at]);
    let new = written(&folder, "new.csv", &format!("modulus\n{}", &text[at..]));
    let audit = |file: &str| {
        format!(
            "audit --json --threads 2 --database {} {file}",
            database.file("")
        )
    };
    kill_at(&audit(&old), &database, "product", 1);
    let first = finish(command(&audit(&old)), "");
    let shared = |run: &common::Run| {
        let lines = lines(&run.out);
        lines
            .iter()
            .filter(|line| line["found"] == "shared factor")
            .count()
    };
    assert_eq!(shared(&first), 16);
    // A key that has the prime of the first two, and those.
    let one = product(&[primes(50)[0], 0xffff_ffff_ffff_ffc5]);
    let one = written(&folder, "one.csv", &format!("modulus\n{one}\n"));
    let second = finish(command(&audit(&one)), "");
    assert_eq!((second.code, shared(&second)), (Some(1), 3));
    let third = finish(command(&audit(&new)), "");
    assert_eq!((third.code, shared(&third)), (Some(0), 0));
}
