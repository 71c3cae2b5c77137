// SPDX-License-Identifier: MIT OR Apache-2.0
//! `dstu4145`: keys and signatures in files, exit codes, refusals.

mod common;

use common::folder::Folder;
use common::{begins, rows};

#[test]
fn octets_come_in_both_orders() {
    let f = Folder::new("dstu4145", "order");
    f.run("keygen --private @key --public @pub");
    for (order, other) in [("little", "big"), ("big", "little")] {
        let sign = format!("sign --key @key --order {order} --output @{order} @message");
        f.run(&sign).ends(0);
        let files = format!("--key @pub --signature @{order} @message");
        let verify = |read| f.run(&format!("verify --order {read} {files}"));
        verify(order).is(0, "valid\n");
        let mixed = verify(other);
        begins(&mixed.ends(1).out, "invalid: ");
        let hint = format!("\nit is valid with --order {order}\n");
        assert!(mixed.out.ends_with(&hint), "{}", mixed.out);
    }
    // The same octets, in reverse, behind the same header.
    let fixed = |order| {
        let sign = format!("sign --key @key --deterministic --order {order} @message");
        f.run(&sign).out.trim().to_string()
    };
    let (little, big) = (fixed("little"), fixed("big"));
    let octets = |text: &str| -> Vec<_> { text.as_bytes().chunks(2).map(<[u8]>::to_vec).collect() };
    let (mut little, big) = (octets(&little), octets(&big));
    little[2..].reverse();
    assert_eq!(little, big);
}

#[test]
fn keys_sign_and_verify() {
    let f = Folder::new("dstu4145", "sign");
    for (curve, hash) in [
        ("--curve 163", "gost34311"),
        ("", "kupyna256"),
        ("--curve 173 --normal-basis --form sec1", "kupyna512"),
    ] {
        let pair = "--private @key --public @pub --force";
        f.run(&format!("keygen {curve} {pair}")).quiet().is(0, "");
        // A sequence whose version is 1 is in a key of SEC 1 alone.
        let key = f.read("key");
        let version = key.windows(4).any(|octets| octets == [2, 1, 1, 4]);
        assert_eq!(version, curve.contains("sec1"));
        let sign = format!("sign --key @key --hash {hash} --output @sig --force @message");
        f.run(&sign).quiet().ends(0);
        let verify = |files| {
            f.run(&format!(
                "verify --key @pub --hash {hash} --signature {files}"
            ))
        };
        verify("@sig @message").is(0, "valid\n");
        // Another hash function, another message, a wrong bit.
        let other = f.run("verify --key @pub --hash kupyna384 --signature @sig @message");
        begins(&other.ends(1).out, "invalid: signature: it is not one");
        f.write("other", b"a message ");
        verify("@sig @other").ends(1);
        let mut wrong = f.read("sig");
        *wrong.last_mut().unwrap() ^= 1;
        f.write("wrong", &wrong);
        verify("@wrong @message").ends(1);
        f.write("wrong", &wrong[1..]);
        f.refused(
            "verify --key @pub --signature @wrong @message",
            "wrong: signature: it is no OCTET STRING",
        );
    }
    let fixed = || f.run("sign --key @key --deterministic @message").out;
    let hexadecimal = fixed();
    assert_eq!(hexadecimal, fixed());
    assert_ne!(hexadecimal, f.run("sign --key @key @message").out);
    assert!(hexadecimal.starts_with("04") && hexadecimal.ends_with('\n'));
}

/// The block of PEM in base64 of its own.
fn pem(label: &str, der: &[u8]) -> String {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut base64 = String::new();
    for three in der.chunks(3) {
        let at = |i: usize| u32::from(*three.get(i).unwrap_or(&0));
        let word = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let digit = DIGITS[(word >> (18 - 6 * place) & 63) as usize];
            base64.push(if place > three.len() {
                '='
            } else {
                digit.into()
            });
        }
    }
    let lines = base64.as_bytes().chunks(64);
    let lines: String = lines
        .map(|line| format!("{}\n", std::str::from_utf8(line).unwrap()))
        .collect();
    format!("-----BEGIN {label}-----\n{lines}-----END {label}-----\n")
}

#[test]
fn keys_come_in_pem_and_the_public_key_of_a_private_one() {
    let f = Folder::new("dstu4145", "pem");
    for form in ["raw", "sec1"] {
        let keygen =
            format!("keygen --curve 163 --form {form} --private @key --public @pub --force");
        f.run(&keygen);
        f.run("sign --key @key --output @sig --force @message");
        let [key, public] = ["key", "pub"].map(|name| f.read(name));
        // The public key again, in both forms.
        f.run("public --key @key --output @again --force").ends(0);
        assert_eq!(f.read("again"), public);
        let printed = f.run("public --key @key");
        assert_eq!(printed.out, pem("PUBLIC KEY", &public));
        f.run("public --key @key --pem --output @again --force")
            .ends(0);
        assert_eq!(f.read("again"), printed.out.as_bytes());
        // Of a private key in PEM, with other text and another block around it, in other lines.
        let text = pem("PRIVATE KEY", &key);
        let around = format!("subject=a\n{}\n{text}after\n", pem("CERTIFICATE", b"no"));
        for text in [&text, &around, &text.replace('\n', "\r\n")] {
            f.write("text", text.as_bytes());
            f.run("public --key @text").is(0, &printed.out);
        }
        f.run("sign --key @text --output @sig --force @message");
        let verified = f.run("verify --key @again --signature @sig @message");
        assert_eq!(verified.out, "valid\n");
        // What is written in PEM is what is written in DER.
        f.run(&format!("{keygen} --pem"));
        #[cfg(unix)]
        assert_eq!(f.mode("key"), 0o600);
        let length = pem("PRIVATE KEY", &key).len();
        let [key, public] = ["key", "pub"].map(|name| String::from_utf8(f.read(name)).unwrap());
        begins(&key, "-----BEGIN PRIVATE KEY-----\n");
        // Of the form that was asked for: one is longer.
        assert_eq!(key.len(), length, "{form}");
        assert_eq!(f.run("public --key @key").out, public);
        f.run("sign --key @key --output @sig --force @message");
        let verified = f.run("verify --key @pub --signature @sig @message");
        assert_eq!(verified.out, "valid\n");
    }
    f.write("broken", b"-----BEGIN PRIVATE KEY-----\nMA\n");
    f.write("other", pem("ENCRYPTED PRIVATE KEY", &f.read("key")));
    f.write(
        "digits",
        b"-----BEGIN PRIVATE KEY-----\nM?==\n-----END PRIVATE KEY-----\n",
    );
    for name in ["broken", "other", "digits", "pub", "sig", "message"] {
        let run = f.run(&format!("public --key @{name} --output @new"));
        let reason = format!("{name}: private key: it is no PKCS #8 of DSTU 4145, accepted is");
        run.refused(&[&reason]);
        assert!(!f.path("new").exists(), "{name}");
    }
    f.refused("public --key @key --output @pub", "it exists");
}

/// `SEQUENCE` and other objects of DER.
fn object(tag: u8, content: &[u8]) -> Vec<u8> {
    let length = content.len();
    let head = match length {
        0..=0x7f => vec![tag, length as u8],
        0x80..=0xff => vec![tag, 0x81, length as u8],
        _ => vec![tag, 0x82, (length >> 8) as u8, length as u8],
    };
    [head, content.to_vec()].concat()
}

#[test]
fn the_key_of_a_certificate_verifies() {
    let f = Folder::new("dstu4145", "certificate");
    f.run("keygen --curve 163 --private @key --public @pub");
    f.run("sign --key @key --output @sig @message");
    let (version, serial) = (object(0xa0, &[2, 1, 2]), vec![2, 1, 5]);
    let algorithm = object(0x30, &[6, 3, 42, 3, 4]);
    let name = object(0x30, &[]);
    let [from, to] = [b"200101000000Z", b"210101000000Z"].map(|date| object(0x17, date));
    let dates = object(0x30, &[from, to].concat());
    let certificate = |first: &[Vec<u8>], key: &[u8]| {
        let parts = [&algorithm, &name, &dates, &name]
            .map(Vec::as_slice)
            .concat();
        let extensions = object(0xa3, &object(0x30, &[]));
        let signed = object(0x30, &[&first.concat(), &parts, key, &extensions].concat());
        let signature = object(3, &[0, 1, 2, 3]);
        object(0x30, &[signed, algorithm.clone(), signature].concat())
    };
    let public = f.read("pub");
    let newer = certificate(&[version.clone(), serial.clone()], &public);
    let older = certificate(std::slice::from_ref(&serial), &public);
    let chain = pem("CERTIFICATE", &newer) + &pem("CERTIFICATE", &older);
    let labeled = pem("X509 CERTIFICATE", &newer);
    let verify = "verify --key @certificate --signature @sig @message";
    for octets in [&newer, &older, chain.as_bytes(), labeled.as_bytes()] {
        f.write("certificate", octets);
        f.run(verify).is(0, "valid\n");
    }
    // The key decides, and not that it is a certificate.
    f.run("keygen --curve 163 --private @key --public @pub --force");
    let other = certificate(&[version.clone(), serial.clone()], &f.read("pub"));
    f.write("certificate", &other);
    begins(&f.run(verify).ends(1).out, "invalid: ");
    // Of another algorithm, with no key, without a serial number, cut.
    let foreign = object(0x30, &[&algorithm[..], &[3, 2, 0, 1]].concat());
    let parameters = "key: its parameters are none of DSTU 4145";
    let none = "public key: it is no SubjectPublicKeyInfo of DSTU 4145 and no certificate with one";
    let first = [version.clone(), serial];
    for (octets, reason) in [
        (certificate(&first, &foreign), parameters),
        (certificate(&first, &[]), none),
        (certificate(std::slice::from_ref(&version), &public), none),
        (certificate(&[version, object(4, &[1])], &public), none),
        (newer[..newer.len() - 1].to_vec(), none),
        (pem("CERTIFICATE", &newer[1..]).into_bytes(), none),
        (pem("PRIVATE KEY", &newer).into_bytes(), none),
    ] {
        f.write("certificate", &octets);
        f.refused(verify, reason);
    }
}

/// Of a device without an end no more than this is read.
#[test]
fn long_files_are_not_read() {
    let f = Folder::new("dstu4145", "long");
    f.run("keygen --curve 163 --private @key --public @pub")
        .ends(0);
    f.write("long", vec![0; (1 << 20) + 1]);
    for arguments in [
        "public --key @long",
        "sign --key @long @message",
        "verify --key @long --signature @key @message",
        "verify --key @pub --signature @long @message",
    ] {
        f.refused(arguments, "long: it has more than 1048576 octets, accepted");
    }
}

#[test]
fn files_are_not_replaced_and_private_ones_are_private() {
    let f = Folder::new("dstu4145", "files");
    f.run("keygen --private @key --public @pub").ends(0);
    #[cfg(unix)]
    assert_eq!(f.mode("key"), 0o600);
    let before = f.read("key");
    for arguments in [
        "--private @key --public @new",
        "--private @new --public @pub",
    ] {
        let refused = f.run(&format!("keygen {arguments}"));
        refused.ends(2).says(&["it exists", "--force"]);
        assert!(!f.path("new").exists());
    }
    assert_eq!(f.read("key"), before);
    // One file for both, also by another path.
    std::fs::create_dir(f.path("folder")).unwrap();
    for arguments in [
        "--private @both --public @both",
        "--private @key --public @folder/../key",
    ] {
        f.refused(
            &format!("keygen --force {arguments}"),
            "it is the file of --private",
        );
    }
    assert!(f.read("key") == before && !f.path("both").exists());
    f.run("sign --key @key --output @message @message").ends(2);
    assert_eq!(f.read("message"), b"a message");
    f.run("keygen --private @key --public @pub --force").ends(0);
    assert_ne!(f.read("key"), before);
    #[cfg(unix)]
    assert_eq!(f.mode("key"), 0o600);
}

#[test]
fn a_failure_leaves_no_key_behind() {
    let f = Folder::new("dstu4145", "failure");
    std::fs::create_dir(f.path("folder")).unwrap();
    let before = f.names();
    let (folder, absent) = (
        "folder: it is a folder, accepted are files",
        "cannot be written: ",
    );
    for (arguments, reason) in [
        ("--private @folder --public @pub", folder),
        ("--private @key --public @absent/pub", absent),
        ("--private @key --public @folder", folder),
        ("--private @absent/key --public @pub", absent),
    ] {
        for force in ["", " --force"] {
            f.refused(&format!("keygen {arguments}{force}"), reason);
            assert_eq!(f.names(), before, "{arguments}{force}");
        }
    }
    // The old pair stays whole.
    f.run("keygen --private @key --public @pub");
    let pair = [f.read("key"), f.read("pub")];
    f.run("keygen --force --private @key --public @absent/pub");
    f.run("keygen --force --private @absent/key --public @pub");
    assert_eq!([f.read("key"), f.read("pub")], pair);
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_replaced_stays_what_it_was() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let f = Folder::new("dstu4145", "replaced");
    f.run("keygen --private @key --public @pub");
    let sign = |output: &str| f.run(&format!("sign --key @key --output {output} @message"));
    let mode = |name| f.mode(name);
    let set = |name: &str, mode| {
        std::fs::set_permissions(f.path(name), PermissionsExt::from_mode(mode)).unwrap();
    };
    sign("@sig").ends(0);
    // Modes; a private key that others could read they can no longer read.
    set("sig", 0o640);
    sign("@sig --force").ends(0);
    assert_eq!(mode("sig"), 0o640);
    set("key", 0o644);
    set("pub", 0o664);
    f.run("keygen --force --private @key --public @pub");
    assert_eq!((mode("key"), mode("pub")), (0o600, 0o664));
    // A link.
    let old = f.read("sig");
    symlink("sig", f.path("link")).unwrap();
    sign("@link").ends(2);
    sign("@link --force").ends(0);
    assert!(f.path("link").is_symlink() && f.read("sig") != old);
    symlink("absent", f.path("nowhere")).unwrap();
    for force in ["", " --force"] {
        sign(&format!("@nowhere{force}")).says(&["a link to nothing"]);
    }
    // A device and what is open already need no consent, and stay.
    sign("/dev/null").ends(0);
    sign("/dev/null --force").ends(0);
    assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
    symlink("/dev/null", f.path("null")).unwrap();
    sign("@null").ends(0);
    for name in ["/dev/stdout", "/proc/self/fd/1"] {
        let open = std::fs::File::create(f.path("open")).unwrap();
        let mut command = common::command("dstu4145 sign --output");
        command.arg(name).arg("--key").arg(f.path("key"));
        let run = command.arg(f.path("message")).stdout(open);
        assert_eq!(run.output().unwrap().status.code(), Some(0), "{name}");
        assert_eq!(f.read("open")[0], 4, "{name}");
    }
}

#[test]
fn names_may_begin_like_negative_numbers() {
    let f = Folder::new("dstu4145", "minus");
    f.run("keygen --private @key --public @pub");
    let at = |arguments: &str| {
        let mut command = common::command(&format!("dstu4145 {arguments}"));
        command.current_dir(f.path(""));
        common::finish(command, "")
    };
    f.write("-2", b"two");
    at("sign --key key --output -1.sig -2").ends(0);
    assert_eq!(f.names(), ["-1.sig", "-2", "key", "message", "pub"]);
    assert_eq!(at("verify --key pub --signature -1.sig -2").out, "valid\n");
}

/// A signature and a public key of 163 bits, with numbers and points that are none.
#[test]
fn numbers_and_points_are_refused_with_the_reason() {
    let f = Folder::new("dstu4145", "range");
    for curve in ["163", "257"] {
        let keys = format!("--private @key{curve} --public @pub{curve}");
        f.run(&format!("keygen --curve {curve} {keys}"));
        let files = format!("--key @key{curve} --output @sig{curve} @message");
        f.run(&format!("sign {files}")).ends(0);
    }
    let check = |public: &str, signature: &str, wanted: i32, reason: &str| {
        let files = format!("--key @{public} --signature @{signature} @message");
        let run = f.run(&format!("verify {files}"));
        let said = [run.out.as_str(), run.err.as_str()].concat();
        assert!(run.code == wanted && said.contains(reason), "{said}");
    };
    check("pub163", "sig163", 0, "valid");
    check("pub257", "sig163", 1, "it is not one of this hash");
    check("pub163", "sig257", 1, "r: it is not between 0 and n");

    let n = [
        0x4d, 0xf1, 0xbc, 0x39, 0x2d, 0x26, 0xe2, 0x2b, 0xc1, 0xbe, 0x02, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 4,
    ];
    let signature = f.read("sig163");
    for (place, name) in [(2, "r"), (23, "s")] {
        for number in [[0; 21], n, [0xff; 21]] {
            let mut wrong = signature.clone();
            wrong[place..place + 21].copy_from_slice(&number);
            f.write("wrong", &wrong);
            let reason = format!("invalid: {name}: it is not between 0 and n");
            check("pub163", "wrong", 1, &reason);
        }
    }
    f.write("wrong", [&[4, 41], &signature[2..43]].concat());
    check("pub163", "wrong", 1, "it has 41 octets, accepted are 42");

    let key = f.read("pub163");
    let (head, point) = key.split_at(key.len() - 21);
    let with = |point: &[u8]| f.write("point", [head, point].concat());
    with(&[0; 21]);
    check("point", "sig163", 2, "its order is not n");
    with(&[0xff; 21]);
    check("point", "sig163", 2, "it has bits from 163 on");
    // Half of all elements are no points.
    let mut refused = 0;
    for bit in 1..40 {
        let mut other = point.to_vec();
        other[bit / 8] ^= 1 << (bit % 8);
        with(&other);
        let run = f.run("verify --key @point --signature @sig163 @message");
        assert_ne!(run.code, 0);
        let none = run
            .err
            .contains("no point of the curve is compressed to it");
        refused += usize::from(none);
    }
    assert!((1..39).contains(&refused), "{refused}");

    let key = f.read("key163");
    for number in [[0; 21], n, [0xff; 21]] {
        f.write("number", [&key[..key.len() - 21], &number].concat());
        let reason = "private key: it is not between 0 and n";
        f.refused("sign --key @number @message", reason);
    }
}

#[test]
fn what_is_no_key_is_named() {
    let f = Folder::new("dstu4145", "refusals");
    f.run("keygen --private @key --public @pub").ends(0);
    for (arguments, expected) in rows("
        sign --key @pub @message | private key: it is no PKCS #8
        sign --key @absent @message | cannot be read
        sign --key - - | standard input can be read once
        verify --key @pub --signature - - | standard input can be read once
        sign --key @key @absent | cannot be read
        verify --key @key --signature @message @message | public key: it is no SubjectPublicKeyInfo
        keygen --curve 164 --private @a --public @b | accepted are 163, 167, 173, 179, 191, 233, 257, 307, 367, 431
        keygen --curve 163 --normal-basis --private @a --public @b | accepted are 173, 179, 191, 233, 431
        keygen --curve x --private @a --public @b | invalid value
        keygen --private @a | --public
    ") {
        f.refused(arguments, expected[0]);
    }
}
