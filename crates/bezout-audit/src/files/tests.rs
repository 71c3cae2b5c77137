// SPDX-License-Identifier: MIT OR Apache-2.0
//! Readers on files of every format and on broken ones; runs in memory and in folders, in parts of
//! all sizes.

use super::piece::Need;
use super::scan::Scan;
use super::{Aside, Error, Finding, Item, Options, Place, Pushed, Reader, Run};
use base64ct::{Base64, Encoding};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// A folder of a test, which is removed.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bezout-audit-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(super) type Told = (String, Result<Vec<u64>, String>);

/// All items with their octets.
pub(super) type Items = Vec<(String, core::ops::Range<u64>, Item)>;

pub(super) fn items(read: impl FnOnce(&mut Reader<&mut dyn FnMut(&Place<'_>, Item)>)) -> Items {
    let mut found = Vec::new();
    let mut tell = |place: &Place<'_>, item| {
        let name = format!("{}:{}", place.file, place.line);
        found.push((name, place.octets.clone(), item));
    };
    read(&mut Reader {
        decimal: false,
        tell: &mut tell,
    });
    found
}

/// The modulus of each key, or what is there instead of it.
pub(super) fn moduli(items: Items) -> Vec<Told> {
    let told = |(place, _, item): (String, _, Item)| match item {
        Item::Rsa(key) => Some((place, Ok(key.number("n")?.to_vec()))),
        Item::Other(key) => Some((place, Err(format!("not RSA: {}", key.what)))),
        Item::Unread(reason) => Some((place, Err(reason))),
        Item::Text => None,
    };
    items.into_iter().filter_map(told).collect()
}

fn told(read: impl FnOnce(&mut Reader<&mut dyn FnMut(&Place<'_>, Item)>)) -> Vec<Told> {
    moduli(items(read))
}

fn of(text: &[u8]) -> Vec<Told> {
    let items = items(|reader| reader.stream("f", text));
    covered(text, &items);
    moduli(items)
}

/// Every octet but blanks is in the range of an item.
pub(super) fn covered(octets: &[u8], items: &Items) {
    let mut left = octets.to_vec();
    for (_, range, _) in items {
        left[range.start as usize..range.end as usize].fill(b' ');
    }
    // Marks of the order of octets are blanks too.
    let rest = String::from_utf8_lossy(&left).replace('\u{feff}', "");
    let rest = rest.trim_matches(|c: char| c.is_ascii_whitespace());
    let all = String::from_utf8_lossy(octets);
    assert!(rest.is_empty(), "left out: {rest:?} of {all:?}");
}

pub(super) fn keys() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/keys")
}

/// A file of keys that is a text.
fn file(name: &str) -> String {
    fs::read_to_string(keys().join(name)).expect("the file")
}

/// The octets of the first block of a file.
fn object(name: &str) -> Vec<u8> {
    let pem = file(name);
    let lines = pem.lines().skip(1);
    let body: String = lines.take_while(|line| !line.starts_with('-')).collect();
    Base64::decode_vec(&body).expect("base64")
}

fn hexadecimal(octets: impl IntoIterator<Item = u8>) -> String {
    octets
        .into_iter()
        .map(|octet| format!("{octet:02x}"))
        .collect()
}

/// The digits of a modulus.
fn digits(modulus: &[u64]) -> String {
    hexadecimal(modulus.iter().rev().flat_map(|limb| limb.to_be_bytes()))
}

#[test]
fn every_format_is_read() {
    let mut found: Vec<_> = told(|reader| reader.path(&keys()))
        .into_iter()
        .map(|(place, result)| {
            let place = place.rsplit('/').next().unwrap_or_default().to_string();
            (place, result.map(|modulus| modulus.len()))
        })
        .collect();
    found.sort();
    let bad = found.iter().filter_map(|(place, result)| {
        let reason = result.as_ref().err()?;
        Some(format!("{place}: {reason}"))
    });
    let bad: Vec<String> = bad.collect();
    let begins = "
        authorized_keys:3: not RSA: a key of SSH of the type ssh-ed25519
        broken.pem:1: not RSA: an elliptic-curve public key (1.2.840.10045.2.1)
        broken.pem:5: broken DER: it has 24 octets of at least 162
        broken.pem:8: broken PEM: it has no end
        list.csv:3: no number:
        list.jsonl:2: no text \"modulus\"
        list.jsonl:3: broken JSON:
    ";
    let begins: Vec<&str> = begins.trim().lines().map(str::trim).collect();
    assert_eq!(bad.len(), begins.len(), "{bad:?}");
    for (told, begin) in bad.iter().zip(begins) {
        assert!(told.starts_with(begin), "{told}");
    }
    let good = found
        .iter()
        .filter(|(_, result)| matches!(result, Ok(9 | 16 | 17)));
    let good: Vec<&str> = good.map(|(place, _)| &place[..]).collect();
    let expected = "
        authorized_keys:2 authorized_keys:4 known_hosts:1 list.csv:2 list.csv:4 list.csv:5
        list.jsonl:1 mail.der:0 pkcs1.pem:1 request.pem:1 spki.pem:1 web.pem:14 web.pem:2
    ";
    assert_eq!(good, expected.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn the_same_key_in_all_encodings() {
    // known_hosts and spki.pem have one key.
    let modulus = |name: &str| {
        let (_, key) = told(|reader| reader.path(&keys().join(name))).remove(0);
        key.expect("a key")
    };
    assert_eq!(modulus("known_hosts"), modulus("spki.pem"));
    let text = digits(&modulus("spki.pem"));
    for lines in [
        format!("modulus\n{text}\n"),
        format!("a;Modulus\nx;0x{text}\n"),
        format!("{{\"modulus\": \"{text}\"}}"),
    ] {
        let (_, key) = &of(lines.as_bytes())[0];
        assert_eq!(*key, Ok(modulus("spki.pem")), "{lines}");
    }
}

#[test]
fn numbers() {
    let of = |text: &str| of(format!("modulus\n{text}\n").as_bytes()).remove(0).1;
    assert_eq!(of("ff"), Ok(vec![255]));
    assert_eq!(of("00:FF:00"), Ok(vec![0xff00]));
    assert_eq!(of("0"), Err("the modulus is 0".into()));
    assert_eq!(of("01"), Err("the modulus is 1".into()));
    assert!(of("xyz").unwrap_err().starts_with("no number"));
    // Forty digits below ten are decimal.
    let hexadecimal = "0x1d6329f1c35ca4bfabb9f560ffffffffff";
    assert_eq!(of(&"9".repeat(40)), of(hexadecimal));
    let long = |digits| of(&"f".repeat(digits));
    assert!(long(1 << 14).is_ok());
    for digits in [(1 << 14) + 1, 1 << 17] {
        let reason = long(digits).unwrap_err();
        assert!(reason.contains("accepted are up to 65536 bits"), "{reason}");
    }
    let mut decimal = told(|reader| {
        reader.decimal = true;
        let text = b"{\"modulus\": \"255\"}\n{\"modulus\": \"0xff\"}\n{\"modulus\": \"-3\"}";
        reader.stream("f", &text[..]);
    });
    let below = ("f:3".into(), Err("a modulus below 0".into()));
    assert_eq!(decimal.pop(), Some(below));
    let [(_, first), (_, second)] = &decimal[..] else {
        panic!("{decimal:?}")
    };
    assert_eq!(first, second);
}

#[test]
fn what_is_no_key_is_told_and_the_rest_goes_on() {
    let pem = file("spki.pem");
    let good = of(pem.as_bytes());
    // A block without an end, an end without a begin, one label and another.
    let broken = format!(
        "-----BEGIN X-----\nAA\n{pem}-----END X-----\n{}{pem}",
        pem.replace("END PUBLIC", "END RSA PUBLIC")
    );
    let results = of(broken.as_bytes()).into_iter().map(|told| told.1.is_ok());
    assert!(results.eq([false, true, false, false, true]));
    for text in [
        "",
        "some text\nof two lines\n",
        "\0\0\0",
        "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n",
        "\u{30}\u{1}",
    ] {
        let told = of(text.as_bytes());
        assert!(told.len() == 1 && told[0].1.is_err(), "{text}: {told:?}");
    }
    // Each beginning of a key, and each octet of it changed, is refused or another key; nothing
    // panics.
    let der = fs::read(keys().join("mail.der")).expect("the file");
    for end in 1..der.len() {
        assert!(of(&der[..end]).iter().all(|told| told.1.is_err()), "{end}");
        let mut changed = der.clone();
        changed[end] ^= 0x81;
        assert!(!of(&changed).is_empty());
    }
    assert_eq!(of(pem.replace('\n', "\r\n").as_bytes()), good);
    // A public key of Ed25519 [RFC 8410].
    let head = b"\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00";
    let other = of(&[&head[..], &[7; 32]].concat());
    let reason = other[0].1.as_ref().expect_err("it is no key of RSA");
    assert!(reason.starts_with("not RSA: a public key of "), "{reason}");
    // A text may speak of a block.
    let told = of(b"A key begins with -----BEGIN PUBLIC KEY----- and goes on.\n");
    let broken = |told: &Told| told.1.as_ref().is_err_and(|why| why.starts_with("broken"));
    assert!(!told.iter().any(broken), "{told:?}");
    // A block ends a table.
    assert_eq!(of(format!("modulus\nff\n{pem}fd\n").as_bytes()).len(), 2);
    let key = "{\"modulus\": \"f\"}\n";
    let long = format!("{key}{}\n{key}", "x".repeat(3 << 20));
    let told = of(long.as_bytes());
    let told = told.iter().map(|(place, key)| (&place[..], key.is_ok()));
    assert!(told.eq([("f:1", true), ("f:2", false), ("f:3", true)]));
}

#[test]
fn keys_of_ssh() {
    let line = |name: &str, parts: &[&[u8]]| {
        let string = |part: &&[u8]| [&(part.len() as u32).to_be_bytes(), *part].concat();
        let octets: Vec<u8> = parts.iter().flat_map(string).collect();
        of(format!("{name} {}\n", Base64::encode_string(&octets)).as_bytes()).remove(0)
    };
    let two = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAAn/9 ".repeat(2);
    assert_eq!(of(two.as_bytes()).len(), 2);
    const CERTIFICATE: &str = "ssh-rsa-cert-v01@openssh.com";
    let (e, n) = (&[1, 0, 1][..], &[0x7f, 0xfd][..]);
    assert_eq!(line("ssh-rsa", &[b"ssh-rsa", e, n]).1, Ok(vec![0x7ffd]));
    let certificate = line(CERTIFICATE, &[CERTIFICATE.as_bytes(), b"nonce", e, n]);
    assert_eq!(certificate.1, Ok(vec![0x7ffd]));
    // Devices leave out the zero octet before a modulus.
    let (_, key) = line("ssh-rsa", &[b"ssh-rsa", e, &[0x80, 1]]);
    assert_eq!(key, Ok(vec![0x8001]));
    let reason = |name, parts: &[&[u8]]| line(name, parts).1.expect_err("it is broken");
    assert!(reason("ssh-rsa", &[b"ssh-rsb", e, n]).contains("two types"));
    assert!(reason("ssh-rsa", &[b"ssh-rsa", e]).contains("its modulus is missing"));
}

/// Two frames by the program zstd: `authorized_keys` and `known_hosts`.
#[test]
fn frames_of_zstd() {
    let file = |name: &str| fs::read(keys().join(name)).expect("the file");
    let plain = [file("authorized_keys"), file("known_hosts")].concat();
    let compressed = include_bytes!("../../tests/compressed/two.zst");
    let expected = of(&plain);
    // What is in a file has no place in it.
    let of = |octets: &[u8]| told(|reader| reader.stream("f", octets));
    assert_eq!(expected.iter().filter(|(_, key)| key.is_ok()).count(), 3);
    assert_eq!(of(compressed), expected);
    // In a frame of its own, and compressed once more.
    let again = compress_to_vec(&compressed[..], CompressionLevel::Fastest);
    assert_eq!(of(&again), expected);
    // What is cut or damaged is named, also after keys.
    for length in (5..compressed.len()).step_by(50) {
        let told = of(&compressed[..length]);
        let (_, last) = told.last().expect("a message");
        assert!(last.is_err(), "{length}: {told:?}");
    }
    let mut damaged = compressed.to_vec();
    damaged[8] ^= 0x55;
    assert!(of(&damaged).iter().any(|(_, key)| key.is_err()));
}

#[test]
fn blocks_may_have_several_objects() {
    let object = object("spki.pem");
    let twice = Base64::encode_string(&[&object[..], &object].concat());
    let block = |label: &str| format!("-----BEGIN {label}-----\n{twice}\n-----END {label}-----\n");
    assert_eq!(of(block("PUBLIC KEY").as_bytes()).len(), 2);
    // OpenSSL keeps its trust behind the certificate.
    let trusted = of(block("TRUSTED CERTIFICATE").as_bytes());
    assert_eq!(trusted, of(file("spki.pem").as_bytes()));
}

/// Without a frame: in hexadecimal, and short ones in base64.
#[test]
fn objects_without_a_frame() {
    let curve = object("broken.pem");
    // A private key of Ed25519 [RFC 8410].
    let head = b"\x30\x2e\x02\x01\x00\x30\x05\x06\x03\x2b\x65\x70\x04\x22\x04\x20";
    let edwards = [&head[..], &[7; 32]].concat();
    for (octets, what) in [
        (curve, "an elliptic-curve"),
        (edwards, "a private key of Ed25519"),
    ] {
        let base64 = Base64::encode_string(&octets);
        for text in [
            hexadecimal(octets.iter().copied()),
            base64.clone(),
            format!("{}\r\n{}\r\n", &base64[..64], &base64[64..]),
            format!("{{\"der\": \"{base64}\"}}"),
        ] {
            let told = of(text.as_bytes());
            let [(_, Err(reason))] = &told[..] else {
                panic!("{text}: {told:?}");
            };
            let expected = format!("not RSA: {what}");
            assert!(reason.starts_with(&expected), "{text}: {reason}");
        }
    }
    // All keys of an object, and a number that begins as an object does.
    let spki = object("spki.pem");
    let length = (2 * spki.len() as u16).to_be_bytes();
    let both = [&[0x30, 0x82], &length[..], &spki, &spki].concat();
    let told = of(hexadecimal(both).as_bytes());
    let good = told.iter().filter(|told| told.1.is_ok());
    assert_eq!(good.count(), 2, "{told:?}");
    let number = [&[0x30, 126][..], &[0x55; 126]].concat();
    let told = of(hexadecimal(number).as_bytes());
    assert!(matches!(&told[..], [(_, Ok(_))]), "{told:?}");
    // Zeros fill up what is not as long.
    let padded = [&spki[..], &[0; 700]].concat();
    assert!(matches!(&of(&padded)[..], [(_, Ok(_))]));
    // A word that is none by chance.
    let word = Base64::encode_string(&[&[0x30, 30][..], &[0x13; 30]].concat()) + "\n";
    assert_eq!(of(word.as_bytes()).len(), 1);
    let items = items(|reader| reader.stream("f", word.as_bytes()));
    assert!(items.iter().any(|told| told.2 == Item::Text));
}

/// One key, whether the text is before it or behind it; a second block counts.
#[test]
fn texts_of_openssl_are_of_the_key_beside_them() {
    let pem = file("spki.pem");
    let modulus = of(pem.as_bytes()).remove(0).1.expect("a key");
    let digits = digits(&modulus);
    let text = format!("Modulus:\n    00:{digits}\nExponent: 65537 (0x10001)\n");
    for (file, keys) in [
        (format!("{text}{pem}"), 1),
        (format!("{pem}{text}"), 1),
        (format!("{pem}{text}{pem}"), 2),
        (format!("{text}{pem}{text}{pem}"), 2),
        (format!("{pem}{pem}"), 2),
        (format!("{text}{text}"), 2),
    ] {
        assert_eq!(of(file.as_bytes()).len(), keys, "{file}");
    }
    // In a mail, a comment, strings of a program, and a string of one line.
    let each = |before: &str, after: &str| -> String {
        let lines = text.lines().map(|line| format!("{before}{line}{after}\n"));
        lines.collect()
    };
    for file in [
        each("> ", ""),
        each("# ", ""),
        each(" * ", ""),
        each("    \"", "\\n\""),
        each("'", "\\r\\n'"),
        format!("TEXT=\"Public-Key:\\n{}\"\n", text.replace('\n', "\\n")),
    ] {
        let one = ("f:1".into(), Ok(modulus.clone()));
        assert_eq!(of(file.as_bytes()), [one], "{file}");
    }
}

/// Primes between 10^9 and 2^31, so that two make a word.
fn primes(count: usize) -> Vec<u64> {
    let is_prime = |n: &u64| {
        let mut divisors = (3..).step_by(2).take_while(|d| d * d <= *n);
        divisors.all(|d| !n.is_multiple_of(d))
    };
    let odd = (1_000_000_001..).step_by(2);
    odd.filter(is_prime).take(count).collect()
}

/// Keys of two primes: of each ten, the last two have one in common, over the list too.
fn some() -> Vec<[u64; 1]> {
    let primes = primes(420);
    let mut keys: Vec<[u64; 1]> = primes.chunks(2).map(|pair| [pair[0] * pair[1]]).collect();
    for i in (9..keys.len()).step_by(10) {
        keys[i] = [primes[2 * i] * primes[2 * (keys.len() - 1 - i)]];
    }
    keys
}

/// A run with keys whose numbers begin with this one.
fn run(options: &Options, first: usize, keys: &[[u64; 1]]) -> Run {
    let mut run = Run::new(options.clone()).expect("the folder is right");
    for (i, key) in (first..).zip(keys) {
        run.push(key, &format!("key {i}")).expect("it is kept");
    }
    run
}

fn find(run: &mut Run) -> Vec<Finding> {
    run.find(&|done, all| assert!(done <= all))
        .expect("it is found")
}

fn found(options: &Options, keys: &[[u64; 1]]) -> Vec<Finding> {
    let mut run = run(options, 0, keys);
    let found = find(&mut run);
    run.commit().expect("it is kept");
    found
}

/// With a database in this folder.
fn kept(folder: &Folder) -> Options {
    Options {
        database: Some(folder.0.clone()),
        ..Options::default()
    }
}

#[test]
fn runs_in_memory_and_in_folders_find_the_same() {
    let keys = some();
    let expected = found(&Options::default(), &keys);
    assert_eq!(expected.len(), 2 * (keys.len() / 10));
    for finding in &expected {
        let product: u64 = finding.factors.iter().map(|factor| factor[0]).product();
        assert_eq!(product, finding.modulus[0]);
        let mut shared = finding.shared.iter();
        assert!(shared.all(|shared| shared.count == 1 && shared.others.len() == 1));
    }
    let folder = Folder::new("work");
    for threads in [1, 3] {
        let work = Some(folder.0.clone());
        // Parts of one to some keys.
        for memory in [None, Some(1), Some(26 * 3 * (1 << 13))] {
            let options = Options {
                threads,
                memory,
                work: work.clone(),
                database: None,
            };
            assert_eq!(found(&options, &keys), expected);
        }
    }
}

#[test]
fn a_database_compares_new_keys_with_old_ones() {
    let (keys, folder) = (some(), Folder::new("database"));
    let all = found(&Options::default(), &keys);
    let options = kept(&folder);
    let (old, new) = keys.split_at(keys.len() / 2);
    let first = found(&options, old);
    assert!(first.is_empty());
    assert_eq!(run(&options, 0, &[]).len(), old.len());
    let mut run = run(&options, old.len(), new);
    let again = run.push(&old[3], "again").expect("it is known");
    assert_eq!(again, Pushed::Duplicate("key 3".into()));
    assert_eq!(find(&mut run), all);
    // Without a commit the findings are told again.
    drop(run);
    assert_eq!(found(&options, &keys), all);
    assert_eq!(found(&options, &keys), []);
}

#[test]
fn new_keys_meet_old_ones_of_many_parts() {
    let (keys, folder) = (some(), Folder::new("parts"));
    let all = found(&Options::default(), &keys);
    let options = Options {
        memory: Some(1),
        ..kept(&folder)
    };
    let run = |first: usize, keys: &[[u64; 1]]| {
        let mut run = run(&options, first, keys);
        (find(&mut run), run)
    };
    // Results of a run in which no key was old, of the same parts, are not those of the later one.
    assert_eq!(run(0, &keys).0, all);
    let (old, new) = keys.split_at(104);
    run(0, old).1.commit().expect("it is kept");
    for (i, key) in (old.len()..).zip(new) {
        let (found, _) = run(i, core::slice::from_ref(key));
        let expected = if matches!(i % 10, 0 | 9) { 2 } else { 0 };
        assert_eq!(found.len(), expected, "{i}");
    }
    assert_eq!(run(old.len(), new).0, all);
}

#[test]
fn a_new_key_meets_one_of_many_old_ones() {
    let (primes, folder) = (primes(402), Folder::new("one"));
    let options = kept(&folder);
    let pairs = primes[..400].chunks(2);
    let keys: Vec<_> = pairs.map(|pair| [pair[0] * pair[1]]).collect();
    assert_eq!(found(&options, &keys), []);
    // Of the first group of old keys, and of the others.
    for i in [0, 63, 64, 199] {
        let mut run = run(&options, 0, &[]);
        let new = [primes[2 * i] * primes[401]];
        run.push(&new, "a\nb").expect("it is kept");
        let found = find(&mut run);
        let names: Vec<&str> = found.iter().map(|finding| &finding.key[..]).collect();
        assert_eq!(names, [&format!("key {i}"), "a\nb"]);
    }
}

#[test]
fn a_name_is_one_line() {
    let (keys, folder) = (some(), Folder::new("name"));
    let options = kept(&folder);
    let mut first = run(&options, 0, &[]);
    first.push(&keys[0], "a\nb").expect("it is kept");
    first.push(&keys[1], "c").expect("it is kept");
    find(&mut first);
    first.commit().expect("it is kept");
    drop(first);
    let mut run = run(&options, 0, &[]);
    let mut again = |i: usize| run.push(&keys[i], "again").expect("it is known");
    assert_eq!(again(0), Pushed::Duplicate("a\\nb".into()));
    assert_eq!(again(1), Pushed::Duplicate("c".into()));
}

#[test]
fn damage_is_named() {
    let (keys, folder) = (some(), Folder::new("damage"));
    let options = kept(&folder);
    found(&options, &keys);
    let extra = [[1_000_003 * 1_000_033]];
    // Results are not kept, so that products are needed; but for the one that is looked at.
    let again = |kept: &Path| -> Result<(), Error> {
        for entry in fs::read_dir(&folder.0).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path != kept && path.extension().is_some_and(|kind| kind == "found") {
                fs::remove_file(path).expect("it is removed");
            }
        }
        let mut run = Run::new(options.clone())?;
        run.push(&extra[0], "extra")?;
        run.find(&|_, _| ()).map(drop)
    };
    again(&folder.0).expect("the database is whole");
    let entries = fs::read_dir(&folder.0).expect("a folder");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let files: Vec<_> = paths.collect();
    let is_of = |path: &Path, kind: &str| path.extension() == Some(OsStr::new(kind));
    let mut kinds = Vec::new();
    // Results last: they are removed.
    let (results, others): (Vec<&PathBuf>, Vec<&PathBuf>) =
        files.iter().partition(|path| is_of(path, "found"));
    for path in results.into_iter().chain(others) {
        let Some(kind) = path.extension() else {
            continue;
        };
        kinds.push(kind.to_string_lossy().into_owned());
        let whole = fs::read(path).expect("a file");
        for (place, reason) in [
            (0, "no file of an audit"),
            (7, "another version; accepted is version 1"),
            (9, "checksum"),
            (17, "length"),
            (24, "checksum"),
            (whole.len() - 1, "checksum"),
        ] {
            let mut changed = whole.clone();
            changed[place] ^= 4;
            fs::write(path, &changed).expect("it is written");
            let text = again(path).expect_err("it is damaged").to_string();
            let name = path.display().to_string();
            let named = text.starts_with(&name) && text.contains(reason);
            assert!(named, "{place}: {text}");
        }
        fs::write(path, &whole[..whole.len() - 1]).expect("it is written");
        let text = again(path).expect_err("it is short").to_string();
        assert!(text.contains(": damaged: "), "{text}");
        fs::write(path, whole).expect("it is written");
    }
    let of_kind = |kind| files.iter().find(|path| is_of(path, kind));
    let [keys, product] = ["keys", "product"].map(|kind| of_kind(kind).expect("it is there"));
    let whole = fs::read(product).expect("a file");
    fs::copy(keys, product).expect("it is copied");
    let text = again(product).expect_err("it has keys").to_string();
    assert!(text.contains("something else than its name says"), "{text}");
    fs::write(product, whole).expect("it is written");
    kinds.sort();
    kinds.dedup();
    assert_eq!(kinds, ["chunks", "found", "keys", "product"]);
    again(&folder.0).expect("it is whole again");
}

#[test]
fn a_folder_has_one_run_at_a_time() {
    let folder = Folder::new("lock");
    let options = Options {
        work: Some(folder.0.clone()),
        ..Options::default()
    };
    let first = Run::new(options.clone()).expect("it is free");
    let error = Run::new(options.clone()).expect_err("it is in use");
    assert!(error.to_string().contains("another audit uses this folder"));
    drop(first);
    Run::new(options).expect("it is free again");
}

#[test]
fn keys_that_take_no_part() {
    let mut run = Run::new(Options::default()).expect("no folder");
    let mut push = |key: &[u64]| run.push(key, "k").expect("it is kept");
    assert_eq!(push(&[6, 1]), Pushed::Aside(Aside::Even));
    assert_eq!(push(&[3 * 65539]), Pushed::Aside(Aside::Factor(3)));
    assert_eq!(push(&[65537 * 65539]), Pushed::Aside(Aside::Factor(65537)));
    assert_eq!(push(&[65539 * 65543]), Pushed::New);
    assert_eq!(push(&[65539 * 65543, 0]), Pushed::Duplicate("k".into()));
    assert_eq!(run.len(), 1);
}

#[test]
fn more_memory_than_is_allowed_is_refused() {
    let options = Options {
        memory: Some(1000),
        ..Options::default()
    };
    let error = run(&options, 0, &some()).find(&|_, _| ()).unwrap_err();
    assert!(matches!(error, Error::Memory { allowed: 1000, .. }));
}

/// Seconds for each, or hours where a part is looked at again for each other one.
#[test]
fn time_does_not_grow_with_the_square_of_the_octets() {
    let count = |octets: &[u8]| told(|reader| reader.stream("f", octets)).len();
    // Blocks without an end, after an object that has all of them read before it is broken.
    let blocks = b"-----BEGIN A-----\n".repeat(1 << 19);
    let blocks = [&b"\x30\x83\xff\xff\xff"[..], &blocks].concat();
    assert_eq!(count(&blocks), 1 + (1 << 19));
    let moduli = |count: u32| (0..count).map(|i| 2 * i + 0x10001);
    let fields: Vec<_> = moduli(200_000)
        .map(|n| format!("\"\":{{\"n\":\"{n:#x}\"}}"))
        .collect();
    assert_eq!(
        count(format!("{{{}}}", fields.join(",")).as_bytes()),
        200_000
    );
    // A head of two million moduli, of which the rows have one.
    let table = "n,".repeat(1 << 21) + "\n" + &"0x10001\n".repeat(1 << 13);
    assert_eq!(count(table.as_bytes()), 1 << 13);
    let row: Vec<_> = moduli(100_000).map(|n| format!("{n:#x}")).collect();
    let row = row.join(",") + "\n";
    let table = "n,".repeat(100_000) + "\n" + &row.repeat(2);
    assert_eq!(count(table.as_bytes()), 200_000);
}

/// Where an object does not say its length, more of it is read each time.
#[test]
fn an_object_without_a_length_is_read_a_few_times() {
    let octets = [&b"\x30\x80"[..], &b"\x05\x00".repeat(1 << 23)].concat();
    let (mut scan, mut there, mut times) = (Scan::new(false), 1 << 14, 0);
    while let Err(Need(more)) = scan.piece(&octets[..there], there == octets.len()) {
        there = (more + (1 << 18)).min(octets.len());
        times += 1;
    }
    assert_eq!(there, octets.len());
    assert!(times < 32, "{times}");
}
