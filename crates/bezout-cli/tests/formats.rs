// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout audit` on files that OpenSSL, OpenSSH and GnuPG write: each has the modulus that they
//! print.

mod common;

use common::folder::Folder;
use common::{begins, has, run};
use serde_json::Value;
use std::path::Path;

/// Two times each modulus, which is told with it: all others are named.
fn found(folder: &Folder, name: &str) -> (Vec<String>, usize, usize) {
    let text = run(&format!("audit --json {}", folder.file(name)));
    let lines: Vec<Value> = text
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let count = |kind: &str| lines.iter().filter(|line| line["found"] == kind).count();
    // Keys of these tests are short, so that each is told with its modulus.
    let short = lines.iter().filter(|line| line["found"] == "short");
    let moduli = short.map(|line| line["modulus"].as_str().expect("a text").to_string());
    (moduli.collect(), count("other"), count("unread"))
}

/// The last line of an audit.
fn summary(path: &str) -> Value {
    let text = run(&format!("audit --json {path}"));
    serde_json::from_str(text.out.lines().last().expect("a line")).expect("JSON")
}

#[test]
fn files_of_openssl() {
    let folder = Folder::empty("formats", "openssl");
    for line in [
        "openssl genrsa -out key.pem 1000",
        "openssl req -x509 -new -key key.pem -subj /CN=x -out cert.pem -days 10",
        "openssl rsa -in key.pem -traditional -out pkcs1.pem",
        "openssl rsa -in key.pem -traditional -outform DER -out pkcs1.der",
        "openssl pkey -in key.pem -outform DER -out pkcs8.der",
        "openssl rsa -in key.pem -pubout -out spki.pem",
        "openssl rsa -in key.pem -RSAPublicKey_out -outform DER -out public.der",
        "openssl req -new -key key.pem -subj /CN=x -out request.pem",
        "openssl x509 -in cert.pem -text -out text.pem",
        "openssl x509 -in cert.pem -text -noout > text",
        "openssl rsa -in key.pem -text -noout > private.txt",
        "openssl x509 -in cert.pem -modulus -noout > modulus",
        "openssl crl2pkcs7 -nocrl -certfile cert.pem -out pkcs7.pem",
        "openssl crl2pkcs7 -nocrl -certfile cert.pem -outform DER -out pkcs7.der",
        "openssl pkcs12 -export -nokeys -in cert.pem -certpbe NONE -nomac -passout pass:x -out open.p12",
        "openssl x509 -in cert.pem -outform DER | openssl base64 -A > line",
        "openssl x509 -in cert.pem -outform DER | openssl base64 > lines",
        "gzip -c cert.pem > cert.gz",
        "openssl rsa -in key.pem -outform MSBLOB -out private.blob",
        "openssl rsa -in key.pem -pubout -outform MSBLOB -out public.blob",
        "openssl rsa -in key.pem -outform PVK -pvk-none -out private.pvk",
        // A text without a last end of its line, and what no text is a part of.
        "printf 'no key' > note; tar -cf files.tar note pkcs1.der note",
        "tar -cz note pkcs1.der > files.tgz",
    ] {
        folder.sh(line);
    }
    let printed = folder.sh("openssl rsa -in key.pem -modulus -noout");
    let digits = printed.trim().trim_start_matches("Modulus=").to_lowercase();
    let modulus = format!("0x{digits}");
    for file in "
        key.pem cert.pem pkcs1.pem pkcs1.der pkcs8.der spki.pem public.der request.pem text.pem
        text private.txt modulus pkcs7.pem pkcs7.der open.p12 line lines cert.gz private.blob
        public.blob private.pvk files.tar files.tgz
    "
    .split_whitespace()
    {
        let one = (vec![modulus.clone()], 0, 0);
        assert_eq!(found(&folder, file), one, "{file}");
    }
    // A head whose sum is wrong is none of a file.
    let mut archive = folder.read("files.tar");
    archive[1] ^= 1;
    folder.write("broken.tar", archive);
    assert!(found(&folder, "broken.tar").2 > 0);
    // UTF-16, as other systems write.
    let text = folder.sh("cat cert.pem");
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    folder.write("wide", [&[0xff, 0xfe], &wide[..]].concat());
    assert_eq!(found(&folder, "wide"), (vec![modulus], 0, 0));
}

#[test]
fn files_of_openssl_without_a_key() {
    let folder = Folder::empty("formats", "none");
    for line in [
        "openssl genrsa -out key.pem 1024",
        "openssl req -x509 -new -key key.pem -subj /CN=x -out cert.pem -days 10",
        "openssl rsa -in key.pem -traditional -aes128 -passout pass:abcd -out encrypted1.pem",
        "openssl pkcs8 -topk8 -in key.pem -passout pass:abcd -out encrypted8.pem",
        "openssl pkcs12 -export -inkey key.pem -in cert.pem -passout pass:abcd -out closed.p12",
        "openssl genpkey -algorithm ed25519 -out ed25519.pem",
        "openssl ecparam -name prime256v1 -genkey -noout -out ec.pem",
        "openssl dhparam -dsaparam -out dh.pem 512",
        "openssl genpkey -genparam -algorithm DSA -pkeyopt dsa_paramgen_bits:1024 -pkeyopt dsa_paramgen_q_bits:160 -out p",
        "openssl genpkey -paramfile p -out dsa.pem",
        "openssl dsa -in dsa.pem -outform MSBLOB -out dsa.blob",
        "openssl dsa -in dsa.pem -pubout -outform MSBLOB -out public.blob",
        "openssl dsa -in dsa.pem -outform PVK -pvk-none -out dsa.pvk",
        "head -c 100 dsa.blob > cut.blob",
        "touch index; openssl ca -gencrl -keyfile key.pem -cert cert.pem -crldays 1 -out crl.pem -config /dev/stdin <<END
[ca]
default_ca = x
[x]
database = index
default_md = sha256
END
openssl crl -in crl.pem -outform DER -out crl.der",
    ] {
        folder.sh(line);
    }
    for (file, others, unread) in [
        ("encrypted1.pem", 0, 1),
        ("encrypted8.pem", 0, 1),
        ("closed.p12", 0, 2),
        ("ed25519.pem", 1, 0),
        ("ec.pem", 1, 0),
        ("dh.pem", 1, 0),
        ("crl.pem", 1, 0),
        ("crl.der", 1, 0),
        ("dsa.blob", 1, 0),
        ("public.blob", 1, 0),
        ("dsa.pvk", 1, 0),
        ("cut.blob", 0, 1),
    ] {
        assert_eq!(found(&folder, file), (Vec::new(), others, unread), "{file}");
    }
}

#[test]
fn files_of_openssh() {
    let folder = Folder::empty("formats", "ssh");
    for line in [
        "ssh-keygen -q -t rsa -b 1024 -N '' -f key",
        "ssh-keygen -q -t rsa -b 1024 -N secret -f encrypted",
        "ssh-keygen -q -t ed25519 -N '' -f other",
        "ssh-keygen -e -f key.pub > rfc4716",
        "ssh-keygen -e -m PEM -f key.pub > pem",
        "ssh-keygen -q -s key -I name encrypted.pub",
        // Files joined without a last newline.
        "printf %s \"$(cat key.pub)\" > joined; cat encrypted.pub >> joined",
        "tr '\\n' '\\r' < key.pub > returns; tr '\\n' '\\r' < encrypted.pub >> returns",
        "ssh-keygen -q -k -f revoked key.pub",
        "ssh-keygen -q -k -f none /dev/null",
        "ssh-keygen -q -k -s key -z 7 -f authority encrypted-cert.pub other.pub",
        "head -c 100 revoked > cut",
        "echo a message > message; ssh-keygen -q -Y sign -n file -f key message",
    ] {
        folder.sh(line);
    }
    let of = |name: &str| {
        let line = summary(&folder.file(name));
        (line["keys"].as_u64(), line["unread"].as_u64())
    };
    for name in "
        key key.pub encrypted encrypted.pub encrypted-cert.pub rfc4716 pem revoked authority
        message.sig
    "
    .split_whitespace()
    {
        assert_eq!(of(name), (Some(1), Some(0)), "{name}");
    }
    assert_eq!(of("none"), (Some(0), Some(0)));
    assert_eq!(of("cut"), (Some(0), Some(1)));
    folder.sh("rm cut message");
    for name in ["joined", "returns"] {
        assert_eq!(of(name), (Some(2), Some(0)), "{name}");
    }
    assert_eq!(of("other"), (Some(0), Some(0)));
    // The same key in all of them.
    assert_eq!(of(""), (Some(2), Some(0)));
    run(&format!("audit {}", folder.file(""))).ends(0);
}

#[test]
fn files_of_gnupg() {
    let folder = Folder::empty("formats", "gpg");
    folder.sh("chmod 700 . && gpg --batch --quiet --passphrase '' --quick-gen-key a@b rsa1024 default never");
    folder.sh("gpg --batch --quiet --passphrase '' --quick-gen-key c@d ed25519 default never");
    for line in [
        "gpg --export a@b > public",
        "gpg --armor --export a@b > armored",
        "gpg --batch --passphrase '' --armor --export-secret-keys a@b > secret",
        "gpg --armor --export c@d > other",
        "gpg --with-colons --with-key-data --list-keys a@b > list",
        "gpg --with-colons --with-key-data --list-keys c@d > other-list",
        "cp pubring.kbx ring",
        "grep -l '(rsa' private-keys-v1.d/* | xargs cat > agent",
        "grep -L '(rsa' private-keys-v1.d/* | xargs cat > other-agent",
        // In the form without blanks, as older agents write.
        "printf '(11:private-key(3:rsa(1:n3:\\001\\000\\001)(1:e1:\\003)))' > canonical",
        "head -c 200 agent > cut-agent; head -c 400 ring > cut-ring",
        "echo a message | gpg --batch --quiet -u a@b --detach-sign > signature",
        "echo a message | gpg --batch --quiet -u a@b --sign > signed",
        "echo a message | gpg --batch --quiet --passphrase x --pinentry-mode loopback --symmetric > encrypted",
        // In parts, as a message of unknown length is.
        "head -c 100000 /dev/zero | gpg --batch --quiet --passphrase x --pinentry-mode loopback -z 0 --symmetric > long",
    ] {
        folder.sh(line);
    }
    folder.sh("gpgconf --kill all");
    let lines = |name: &str| {
        let last = summary(&folder.file(name));
        let others = last["others"].as_object().map(serde_json::Map::len);
        (last["keys"].as_u64(), others, last["unread"].as_u64())
    };
    for name in ["public", "armored", "secret", "list", "agent", "canonical"] {
        assert_eq!(lines(name), (Some(1), Some(0), Some(0)), "{name}");
    }
    // Both keys.
    assert_eq!((lines("ring").0, lines("ring").2), (Some(1), Some(0)));
    for name in "other other-list other-agent signature signed encrypted long".split(' ') {
        assert_eq!(lines(name), (Some(0), Some(1), Some(0)), "{name}");
    }
    for name in ["cut-agent", "cut-ring"] {
        assert_eq!((lines(name).0, lines(name).2), (Some(0), Some(1)), "{name}");
    }
}

/// Stores of Java, made by keytool: a key with its certificate, and a certificate; one has a secret
/// key before them. That of BouncyCastle is by its provider.
#[test]
fn stores_of_java() {
    for (name, others) in [
        ("store.jks", 0),
        ("store.jceks", 0),
        ("secret.jceks", 1),
        ("store.bks", 0),
    ] {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys/").to_string() + name;
        run(&format!("audit {path}")).ends(0);
        let last = summary(&path);
        let counted = last["others"].as_object().expect("an object").len();
        let found = (last["keys"].as_u64(), last["unread"].as_u64(), counted);
        assert_eq!(found, (Some(2), Some(0), others), "{name}");
    }
}

/// By `openssl s_client -sess_out`: it has the certificate of the server.
#[test]
fn sessions_of_tls() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/keys/session.pem");
    let text = run(&format!("audit {}", path.display()));
    begins(&text.out, "1 key, ");
}

/// A list that cannot be read is no list without the key.
#[test]
fn lists_of_weak_keys() {
    let keys = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bezout-audit/tests/keys");
    let list = std::env::temp_dir().join(format!("bezout-list-{}", std::process::id()));
    // By `openssl rsa -pubin -in spki.pem -noout -modulus | sha1sum`, and the same with another
    // last digit.
    let (hash, other) = ("5e8dd045054d137c2763", "5e8dd045054d137c2764");
    let audit = |text: &str| {
        std::fs::write(&list, text).unwrap();
        let (list, key) = (list.display(), keys.join("spki.pem"));
        run(&format!(
            "audit --json --debian-list {list} {}",
            key.display()
        ))
    };
    let listed = audit(&format!("# a comment\n{hash}\n"));
    has(&listed.ends(1).out, &["\"found\":\"listed\""]);
    audit(other).ends(0);
    for (text, reason) in [
        ("0123456789", "line 1: it is no hash"),
        ("# none\n", "it has no hash"),
    ] {
        let reason = format!("--debian-list: {}: {reason}", list.display());
        audit(text).refused(&[&reason]);
    }
    std::fs::remove_file(&list).unwrap();
    let absent = run(&format!("audit --debian-list {} -", list.display()));
    absent.ends(2).says(&["--debian-list: "]);
}
