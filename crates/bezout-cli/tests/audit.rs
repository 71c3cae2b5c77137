// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout audit`: keys of all formats, its lines, what is refused, and runs that are killed.

mod common;

use common::folder::Folder;
use common::{begins, command, gives, has, refused, run, run_with};
use serde_json::Value;
use std::ffi::OsStr;
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
    text.ends(1);
    for line in "web.pem:2 web.pem:14 mail.der request.pem:1 authorized_keys:2".split(' ') {
        let path = format!("{KEYS}/{line}");
        let mut rows = text.out.lines().map(|row| row.split_once("  "));
        let found = |(key, rest): (&str, &str)| key == path && rest.trim_start().starts_with("0x");
        assert!(
            rows.any(|row| row.is_some_and(found)),
            "{line}: {}",
            text.out
        );
    }
    let end = "12 keys, 5 with a shared factor, 2 weak alone; set aside: 1 duplicate, 2 others; not read: 5
  1 x a key of SSH of the type ssh-ed25519
  1 x an elliptic-curve public key (1.2.840.10045.2.1)
";
    assert!(text.out.ends_with(end), "{}", text.out);
    text.says(&["broken.pem:8: broken PEM: it has no end\n"]);
    let found = lines(&run(&format!("audit --json {KEYS}")).out);
    let of = |kind: &str| -> Vec<_> { found.iter().filter(|line| line["found"] == kind).collect() };
    for (kind, count) in [("unread", 5), ("duplicate", 1), ("other", 2), ("even", 1)] {
        assert_eq!(of(kind).len(), count, "{kind}");
    }
    assert_eq!(of("small factor")[0]["factor"], 3);
    let shared = of("shared factor");
    assert_eq!(shared.len(), 5);
    for line in &shared {
        let factors = line["factors"].as_array().expect("a list");
        let [p, q] = [0, 1].map(|i| factors[i].as_str().expect("a text"));
        let modulus = line["modulus"].as_str().expect("a text");
        gives(&format!("gcd --hex {p}*{q} 0"), modulus);
    }
    // The three keys of three primes have each of them twice.
    let of_mail = |key: &str| key.ends_with("mail.der");
    let mail = shared
        .iter()
        .find(|line| line["key"].as_str().is_some_and(of_mail));
    let with = mail.expect("it is found")["shared"].as_array();
    assert_eq!(with.expect("a list").len(), 2);
    let summary = found.last().expect("a line");
    assert!(
        summary["found"] == "summary" && summary["shared"] == 5,
        "{summary}"
    );
}

/// 1024 bits of two primes.
fn good_key() -> String {
    let text = fs::read_to_string(format!("{KEYS}/list.jsonl")).expect("a file");
    let value: Value = serde_json::from_str(text.lines().next().expect("a line")).expect("JSON");
    let modulus = value["modulus"].as_str().expect("a text");
    modulus.trim_start_matches("0x").into()
}

#[test]
fn weak_keys_are_named() {
    let good = good_key();
    let double = common::out(&format!("gcd --hex 0 2*0x{good}"));
    let text = run_with("audit --json -", &format!("{good}\n{}", double.trim()));
    text.ends(1);
    let found = lines(&text.out);
    assert_eq!(found[0]["found"], "even");
    assert!(
        found[0]["key"] == "-:2" && found[0]["factor"] == 2,
        "{}",
        found[0]
    );
    assert_eq!(found[1]["weak"], 1);
    // The exponent counts, and that of a modulus that was there already too.
    let table = format!("modulus,e\n{good},65537\n{good},1\n{good},4\n");
    let text = run_with("audit -", &table);
    has(
        &text.ends(1).out,
        &["-:3: exponent 1: ", "-:4: even exponent: "],
    );
}

#[test]
fn standard_input_and_codes() {
    let table = "modulus\n4295622677\n4296409193\n4297326907\n";
    let text = run_with("audit --decimal -", table);
    // 65543 is in the first two.
    has(
        &text.ends(1).out,
        &["key  shared factor  with\n-:2  0x10007 "],
    );
    let key = good_key();
    let text = run_with("audit -", &format!("{{\"modulus\": \"0x{key}\"}}"));
    let end = "1 key, 0 with a shared factor, 0 weak alone; set aside: 0 duplicates, 0 others; not read: 0\n";
    text.quiet().is(0, end);
    // What could not be looked at is an error beside good keys, too.
    for arguments in ["audit no-such-file -", "audit - no-such-file"] {
        let text = run_with(arguments, &key);
        text.ends(2)
            .says(&["no-such-file: ", "PATH: 1 could not be looked at"]);
        run_with(&format!("{arguments} --lenient"), &key).ends(0);
    }
    let ed25519 =
        "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAOhB7/zzhC+HXDdGOdLwJln5NYwm6UNXx3chmQSVTG4 bob\n";
    let text = run_with("audit -", ed25519);
    // All was looked at.
    let rest = "1 other; not read: 0\n  1 x a key of SSH of the type ssh-ed25519\n";
    has(&text.ends(0).out, &[rest]);
    run_with("audit --lenient -", ed25519).ends(2);
    let text = run("audit no-such-file");
    begins(&text.ends(2).err, "no-such-file: ");
    text.says(&["no key of RSA was read"]);
    refused(
        "
        audit | <PATH>
        audit --memory 1 - | 1 is not in 16
        audit --work a --database b - | cannot be used with
        audit --work /dev/null/x - | --work: /dev/null/x:
    ",
    );
}

/// A key or the name of a file cannot write lines of the report, nor move a terminal.
#[test]
fn texts_of_files_are_in_one_line() {
    let folder = Folder::empty("audit", "visible");
    let key = r#"{"kty":"\n9 keys\u001b[2J\u202e"}"#;
    let path = written(&folder, "key", key);
    let told = run(&format!("audit {path}"));
    let kind = r"a JWK of the type \n9 keys\u{1b}[2J\u{202e}";
    told.says(&[&format!("key:1: not a key of RSA, but {kind}\n")]);
    assert!(
        told.out.ends_with(&format!("\n  1 x {kind}\n")),
        "{}",
        told.out
    );
    let ended = "-----BEGIN RSA PUBLIC KEY-----\nAAAA\n-----END \nother: small factor: 3\r-----\n";
    let path = written(&folder, "ended", ended);
    let ends = r"it ends as \nother: small factor: 3\r";
    let told = run(&format!("audit {path}"));
    told.ends(2)
        .says(&[&format!("ended:1: broken PEM: {ends}\n")]);
    // JSON has its own escapes.
    let found = lines(&run(&format!("audit --json {}", folder.file("key"))).out);
    assert_eq!(
        found[0]["what"],
        "a JWK of the type \n9 keys\u{1b}[2J\u{202e}"
    );
    #[cfg(unix)]
    {
        let none = written(&folder, "a\nb", "none");
        let mut audit = command("audit");
        let output = audit.arg(none).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        has(&told, &[r"a\nb: no key is in it"]);
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
        let first = first + p * u64::from(first.is_multiple_of(2));
        for multiple in (first..end).step_by(2 * p as usize) {
            composite[((multiple - START) / 2) as usize] = true;
        }
    }
    let all = composite.iter().zip((START..).step_by(2));
    let primes = all.filter(|(composite, _)| !**composite).map(|(_, n)| n);
    let primes: Vec<u64> = primes.take(count).collect();
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
        let ended = child.try_wait().expect("a child");
        assert!(ended.is_none(), "it ended before it was killed");
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
    let expected = run(&format!("audit --json --threads 1 {file}"));
    assert_eq!(lines(&expected.ends(1).out).len(), 41);
    let options = format!("--json --threads 1 --memory 16 --work {}", work.file(""));
    let arguments = format!("audit {options} {file}");
    for (kind, count) in [("keys", 1), ("product", 1), ("product", 3), ("found", 1)] {
        kill_at(&arguments, &work, kind, count);
    }
    // What was done is not done again.
    let times = || {
        let entries = fs::read_dir(work.path("")).expect("a folder").flatten();
        let times = entries.map(|entry| {
            let time = entry.metadata().and_then(|data| data.modified());
            (entry.path(), time.ok())
        });
        let done = |kind: &OsStr| kind == "product" || kind == "found";
        let files = times.filter(|(path, _)| path.extension().is_some_and(done));
        files.collect::<Vec<_>>()
    };
    let before = times();
    run(&arguments).is(1, &expected.out);
    let after = times();
    assert!(before.iter().all(|file| after.contains(file)) && before.len() < after.len());
}

/// The most memory that a process had, in octets, without the pages of its program: how many of
/// these are there is up to the kernel.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let kilobytes = |name: &str| {
        let text = status.lines().find_map(|line| line.strip_prefix(name))?;
        text.trim().strip_suffix(" kB")?.parse::<u64>().ok()
    };
    Some((kilobytes("VmHWM:")? - kilobytes("RssFile:")?) << 10)
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
        let options = format!("--json --threads {threads} --memory 24");
        let mut command = command(&format!("audit {options} --work {} {file}", work.display()));
        let mut child = command.stdout(Stdio::piped()).spawn().expect("it starts");
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
        // Some of what is allowed is for the program. What was found of all keys is kept beside it.
        let most = if group == 2 { 14 << 20 } else { 13 << 20 };
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
    let options = format!("--json --threads 2 --database {}", database.file(""));
    let audit = |file: &str| format!("audit {options} {file}");
    kill_at(&audit(&old), &database, "product", 1);
    let shared = |file: &str| {
        let run = run(&audit(file));
        let lines = lines(&run.out).into_iter();
        let shared = lines.filter(|line| line["found"] == "shared factor");
        (run.code, shared.count())
    };
    assert_eq!(shared(&old).1, 16);
    // A key that has the prime of the first two, and those.
    let one = product(&[primes(50)[0], 0xffff_ffff_ffff_ffc5]);
    let one = written(&folder, "one.csv", &format!("modulus\n{one}\n"));
    assert_eq!(shared(&one), (1, 3));
    assert_eq!(shared(&new), (0, 0));
}
