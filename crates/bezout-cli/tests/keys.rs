// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers out of keys and certificates that OpenSSL writes.

mod common;

use common::folder::Folder;
use common::{begins, gives, out, rows, run};

/// The hexadecimal digits after a name in a text of OpenSSL's.
fn printed(text: &str, name: &str) -> String {
    let (_, rest) = text.split_once(name).expect(name);
    let lines = rest
        .lines()
        .skip(1)
        .take_while(|line| line.starts_with("    "));
    let digits: String = lines
        .flat_map(str::chars)
        .filter(char::is_ascii_hexdigit)
        .collect();
    digits.trim_start_matches('0').into()
}

/// A number of a file, in hexadecimal.
fn number(folder: &Folder, file: &str, name: &str) -> String {
    let found = out(&format!("gcd --base 16 0 @{}#{name}", folder.file(file)));
    found.trim().into()
}

#[test]
fn rsa_keys_and_certificates() {
    let folder = Folder::empty("keys", "rsa");
    folder.sh("openssl genrsa -out key.pem 1024");
    for command in [
        "rsa -in key.pem -traditional -out pkcs1.pem",
        "rsa -in key.pem -traditional -outform DER -out pkcs1.der",
        "pkey -in key.pem -outform DER -out pkcs8.der",
        "rsa -in key.pem -pubout -out public.pem",
        "rsa -in key.pem -RSAPublicKey_out -out public1.pem",
        "req -x509 -new -key key.pem -subj /CN=x -out certificate.pem -days 10",
        "x509 -in certificate.pem -outform DER -out certificate.der",
        "req -new -key key.pem -subj /CN=x -out request.pem",
    ] {
        folder.sh(&format!("openssl {command}"));
    }
    let text = folder.sh("openssl rsa -in key.pem -noout -text");
    let number = |file, name| number(&folder, file, name);
    for file in ["key.pem", "pkcs1.pem", "pkcs1.der", "pkcs8.der"] {
        for (name, theirs) in [
            ("n", "modulus:"),
            ("d", "privateExponent:"),
            ("p", "prime1:"),
            ("q", "prime2:"),
            ("dp", "exponent1:"),
            ("dq", "exponent2:"),
            ("qinv", "coefficient:"),
        ] {
            assert_eq!(number(file, name), printed(&text, theirs), "{file} {name}");
        }
    }
    let files = "public.pem public1.pem certificate.pem certificate.der request.pem";
    for file in files.split(' ') {
        assert_eq!(number(file, "n"), printed(&text, "modulus:"), "{file}");
        assert_eq!(number(file, "e"), "10001", "{file}");
    }
    let (p, q) = (folder.file("key.pem#p"), folder.file("pkcs8.der#q"));
    let inverse = out(&format!("invert -q @{q} -m @{p} --hex"));
    assert_eq!(inverse.trim(), format!("0x{}", number("key.pem", "qinv")));
    // A file of that name comes first.
    folder.write("key.pem#n", "2a");
    assert_eq!(number("key.pem", "n"), "2a");
}

#[test]
fn elliptic_curve_keys() {
    let folder = Folder::empty("keys", "ec");
    folder.sh("openssl ecparam -name prime256v1 -genkey -out key.pem");
    folder.sh("openssl pkey -in key.pem -out pkcs8.pem");
    folder.sh("openssl ec -in key.pem -pubout -out public.pem");
    folder.sh("openssl ec -in key.pem -pubout -conv_form compressed -out compressed.pem");
    folder.sh("openssl req -x509 -new -key key.pem -subj /CN=x -out certificate.pem -days 10");
    let text = folder.sh("openssl ec -in key.pem -noout -text");
    let d = printed(&text, "priv:");
    let point = printed(&text, "pub:");
    let (x, y) = point[1..].split_at(64);

    for (file, names) in [
        ("key.pem", &["d", "x", "y"][..]),
        ("pkcs8.pem", &["d", "x", "y"]),
        ("public.pem", &["x", "y"]),
        ("compressed.pem", &["x"]),
        ("certificate.pem", &["x", "y"]),
    ] {
        for name in names {
            let expected = match *name {
                "d" => &d,
                "x" => x,
                _ => y,
            };
            let expected = expected.trim_start_matches('0');
            assert_eq!(number(&folder, file, name), expected, "{file} {name}");
        }
    }
}

#[test]
fn refusals_say_what_is_there() {
    let folder = Folder::empty("keys", "refused");
    for command in [
        "genrsa -out key.pem 1024",
        "rsa -in key.pem -outform DER -out key.der",
        "rsa -in key.pem -aes128 -passout pass:a -out encrypted.pem",
        "rsa -in key.pem -aes128 -passout pass:a -traditional -out encrypted1.pem",
        "pkcs8 -topk8 -in key.pem -outform DER -passout pass:a -out encrypted.der",
        "genpkey -algorithm ed25519 -out ed25519.pem",
        "dhparam -dsaparam -out parameters.pem 512",
    ] {
        folder.sh(&format!("openssl {command}"));
    }
    let pem = std::fs::read_to_string(folder.file("key.pem")).expect("a file");
    folder.write("cut.pem", &pem[..200]);
    let der = std::fs::read(folder.file("key.der")).expect("a file");
    folder.write("cut.der", &der[..200]);
    folder.write("number", "15");
    folder.write("binary", [0xff, 0xfe]);
    for (argument, parts) in rows("
        key.pem | is a PEM file | an RSA private key; write @ | #n for one | n, e, d, p, q, dp, dq, qinv
        key.der | is a DER file | an RSA private key
        key.pem#x | no 'x' in an RSA private key; accepted are n, e
        encrypted.pem#n | is encrypted | 'openssl pkey
        encrypted1.pem#n | is encrypted | 'openssl pkey
        encrypted.der#n | is encrypted | 'openssl pkey
        ed25519.pem#d | a private key of Ed25519 | accepted are RSA
        parameters.pem#n | DH PARAMETERS, of which no numbers are read; accepted are RSA
        cut.pem#n | broken PEM: it has no end
        cut.der#n | broken DER: it has 200 octets of at least
        number#n | no key is in it
        missing.pem#n | No such file
        binary | it is not text; UTF-8 is accepted
    ") {
                let refused = run(&format!("gcd 1 @{}", folder.file(argument)));
        begins(&refused.refused(&parts).err, "error: integer 2");
    }
}

/// What OpenSSL, mail and servers make of files of keys.
#[test]
fn more_than_one_block() {
    let folder = Folder::empty("keys", "blocks");
    for command in [
        "genrsa -out key.pem 1024",
        "genrsa -out three.pem -primes 3 1024",
        "rsa -in three.pem -traditional -out three1.pem",
        "req -x509 -new -key key.pem -subj /CN=x -out certificate.pem -days 10",
    ] {
        folder.sh(&format!("openssl {command}"));
    }
    let read = |name: &str| std::fs::read_to_string(folder.file(name)).expect("a file");
    let (key, certificate) = (read("key.pem"), read("certificate.pem"));
    let n = number(&folder, "key.pem", "n");
    for (name, text) in [
        ("chain", certificate.repeat(2)),
        ("both", format!("{key}{certificate}")),
        ("other", format!("{certificate}{key}")),
        ("after", format!("{key}and more text\n")),
        ("blanks", key.replace('\n', "  \n\n")),
        ("indented", key.replace('\n', "\n    ")),
        ("returns", key.replace('\n', "\r")),
        ("mark", format!("\u{feff}{key}")),
    ] {
        folder.write(name, text);
        assert_eq!(number(&folder, name, "n"), n, "{name}");
    }
    // The first block that has the number.
    assert_eq!(
        number(&folder, "other", "p"),
        number(&folder, "key.pem", "p")
    );
    let text = folder.sh("openssl rsa -in three.pem -noout -text");
    for file in ["three.pem", "three1.pem"] {
        assert_eq!(number(&folder, file, "n"), printed(&text, "modulus:"));
    }
}

/// A sequence of DER may begin as these texts do.
#[test]
fn digits_are_no_keys() {
    let folder = Folder::empty("keys", "digits");
    for text in ["0x0f", "000015", "0+0x0f", "0+02*3+9"] {
        folder.write("number", text);
        gives(&format!("gcd 30 @{}", folder.file("number")), "15");
    }
}
