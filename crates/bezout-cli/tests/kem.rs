// SPDX-License-Identifier: MIT OR Apache-2.0
//! `kem`: keys and ciphertexts in files, the known answers of the vectors, exit codes, refusals.

mod common;
#[path = "../../bezout-ntru/tests/common/source.rs"]
mod source;

use bezout_ntru::Set;
use common::folder::Folder;
use common::rows;
use serde_json::Value;
use source::{changed, tests};

/// The octets of a shared key that was printed.
fn printed(out: &str) -> Vec<u8> {
    let digits = out.strip_suffix('\n').unwrap().as_bytes();
    let octet = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap();
    digits.chunks(2).map(octet).collect()
}

#[test]
fn both_sides_get_one_key() {
    let f = Folder::new("kem", "sides");
    for set in Set::all() {
        let name = set.name();
        let keygen = format!("keygen --set {name} --private @key --public @pub --force");
        f.run(&keygen).quiet().is(0, "");
        assert_eq!(f.read("key").len(), set.secret_key_bytes());
        assert_eq!(f.read("pub").len(), set.public_key_bytes());
        let sent = f.run("encapsulate --key @pub --ciphertext @sent --force");
        sent.quiet().ends(0);
        assert_eq!(f.read("sent").len(), set.ciphertext_bytes());
        let key = printed(&sent.out);
        assert_eq!(key.len(), 32);
        let decapsulate = |file| f.run(&format!("decapsulate --key @key {file}"));
        decapsulate("@sent").quiet().is(0, &sent.out);
        // The same in files, and a new key each time.
        f.run("encapsulate --key @pub --ciphertext @sent --output @theirs --force")
            .is(0, "");
        f.run("decapsulate --key @key --output @ours --force @sent");
        assert_eq!(f.read("ours"), f.read("theirs"));
        assert_ne!(f.read("ours"), key);
        // Who changes a ciphertext gets no error, and another key, the same one each time.
        let mut wrong = f.read("sent");
        *wrong.last_mut().unwrap() ^= 1;
        f.write("wrong", &wrong);
        let first = decapsulate("@wrong");
        first.quiet().ends(0);
        assert_ne!(printed(&first.out), f.read("theirs"));
        decapsulate("@wrong").is(0, &first.out);
    }
    f.run("keygen --private @default --public @pub --force");
    assert_eq!(f.read("pub").len(), 1158);
}

/// What the executable specification writes, also for ciphertexts that are none.
#[test]
fn known_answers() {
    let f = Folder::new("kem", "known");
    let all = tests(include_str!("../../bezout-ntru/vectors/kem.json"));
    for set in Set::all() {
        let test: &Value = all.iter().find(|test| test["set"] == set.name()).unwrap();
        let mut random = source::source(test);
        let (public, secret) = set.key_pair(&mut random).unwrap();
        let (ciphertext, _) = set.encapsulate(&public, &mut random).unwrap();
        f.write("key", &secret);
        let answer = |ciphertext: &[u8]| {
            f.write("sent", ciphertext);
            let run = f.run("decapsulate --key @key @sent");
            run.ends(0);
            run.out.trim().to_string()
        };
        assert_eq!(answer(&ciphertext), test["key"], "{test}");
        let rejected = test["rejected"].as_object().unwrap();
        for (name, expected) in rejected {
            assert_eq!(answer(&changed(name, &ciphertext)), *expected, "{name}");
        }
    }
}

#[test]
fn files_are_not_replaced_and_secrets_are_private() {
    let f = Folder::new("kem", "files");
    f.run("keygen --private @key --public @pub").ends(0);
    f.run("encapsulate --key @pub --ciphertext @sent --output @theirs")
        .ends(0);
    f.run("decapsulate --key @key --output @ours @sent").ends(0);
    #[cfg(unix)]
    for name in ["key", "theirs", "ours"] {
        assert_eq!(f.mode(name), 0o600, "{name}");
    }
    let names = ["key", "message", "ours", "pub", "sent", "theirs"];
    assert_eq!(f.names(), names);
    let before = names.map(|name| f.read(name));
    for arguments in [
        "keygen --private @key --public @new",
        "keygen --private @new --public @pub",
        "encapsulate --key @pub --ciphertext @sent",
        "encapsulate --key @pub --ciphertext @sent --output @new",
        "encapsulate --key @pub --ciphertext @new --output @theirs",
        "decapsulate --key @key --output @ours @sent",
    ] {
        f.run(arguments).refused(&["it exists", "--force"]);
        assert_eq!(f.names(), names, "{arguments}");
    }
    for (arguments, reason) in rows(
        "
        keygen --force --private @a --public @a | it is the file of --private
        encapsulate --force --key @pub --ciphertext @a --output @a | it is the file of --ciphertext
    ",
    ) {
        f.refused(arguments, reason[0]);
    }
    assert_eq!(names.map(|name| f.read(name)), before);
    assert_eq!(f.names(), names);
    f.run("encapsulate --key @pub --ciphertext @sent --output @theirs --force")
        .ends(0);
    assert_ne!(f.read("theirs"), before[5]);
}

#[test]
fn wrong_files_are_named() {
    let f = Folder::new("kem", "refusals");
    f.run("keygen --set sntrup653 --private @key --public @pub");
    f.run("keygen --set ntruhrss701 --private @key701 --public @pub701");
    f.run("encapsulate --key @pub --ciphertext @sent");
    f.run("encapsulate --key @pub701 --ciphertext @sent701");
    f.write("long", [0; 1 << 16]);
    let mut damaged = f.read("key");
    *damaged.last_mut().unwrap() ^= 1;
    f.write("damaged", &damaged);
    damaged[0] = 3;
    f.write("digit", &damaged);
    f.write("ones", [255; 994]);
    for (arguments, reason) in rows("
        encapsulate --key @message --ciphertext @new | message: it has 9 octets, accepted is a public key: 699 of ntruhps2048509, 930 of
        encapsulate --key @key --ciphertext @new | key: it has 1518 octets, as a private key of sntrup653, accepted is a public key
        encapsulate --key @long --ciphertext @new | long: it has more than 3059 octets, accepted is a public key
        encapsulate --key @ones --ciphertext @new | ones: public_key has a coefficient out of range
        encapsulate --key @absent --ciphertext @new | absent: cannot be read
        decapsulate --key @pub @sent | pub: it has 994 octets, as a public key of sntrup653, accepted is a private key
        decapsulate --key @pub701 @sent | pub701: it has 1138 octets, as a public key of ntruhrss701 or a ciphertext of ntruhrss701, accepted is a private key
        decapsulate --key @key @message | message: it has 9 octets, accepted is a ciphertext: 699 of ntruhps2048509, 930 of
        decapsulate --key @key @sent701 | sent701: it has the 1138 octets of a ciphertext of ntruhrss701, accepted are the 897 of sntrup653
        decapsulate --key @key701 @sent | sent: it has the 897 octets of a ciphertext of sntrup653, accepted are the 1138 of ntruhrss701
        decapsulate --key @damaged @sent | damaged: secret_key does not have the digest
        decapsulate --key @digit @sent | digit: secret_key has a coefficient out of range
        decapsulate --key - - | standard input can be read once
        keygen --set sntrup762 --private @a --public @b | invalid value 'sntrup762'
        keygen --private @a | --public <FILE>
    ") {
        f.refused(arguments, reason[0]);
        assert!(!f.path("new").exists() && !f.path("a").exists());
    }
}
