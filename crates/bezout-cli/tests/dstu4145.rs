// SPDX-License-Identifier: MIT OR Apache-2.0
//! `dstu4145`: keys and signatures in files, exit codes, refusals.

mod common;

use common::{Run, run};
use std::path::PathBuf;

/// A new folder of a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("bezout-{name}-{}", std::process::id()));
        std::fs::create_dir(&path).unwrap();
        std::fs::write(path.join("message"), "a message").unwrap();
        Self(path)
    }

    /// A run in which `@` begins the path of a file in the folder.
    fn run(&self, arguments: &str) -> Run {
        run(&format!(
            "dstu4145 {}",
            arguments.replace('@', &format!("{}/", self.0.display()))
        ))
    }

    fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.join(name)).unwrap()
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        std::fs::write(self.0.join(name), bytes).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn code(run: &Run) -> i32 {
    run.code.unwrap()
}

#[test]
fn octets_come_in_both_orders() {
    let f = Folder::new("order");
    f.run("keygen --private @key --public @pub");
    for (order, other) in [("little", "big"), ("big", "little")] {
        let sign = format!("sign --key @key --order {order} --output @{order} @message");
        assert_eq!(code(&f.run(&sign)), 0);
        let verify = |read| {
            f.run(&format!(
                "verify --key @pub --order {read} --signature @{order} @message"
            ))
        };
        assert_eq!(verify(order).out, "valid\n");
        let mixed = verify(other);
        assert_eq!(code(&mixed), 1);
        let hint = format!("\nit is valid with --order {order}\n");
        assert!(
            mixed.out.starts_with("invalid: ") && mixed.out.ends_with(&hint),
            "{}",
            mixed.out
        );
    }
    // The same octets, in reverse, behind the same header.
    let fixed = |order| {
        let sign = format!("sign --key @key --deterministic --order {order} @message");
        f.run(&sign).out.trim().to_string()
    };
    let (little, big) = (fixed("little"), fixed("big"));
    let octets = |text: &str| -> Vec<String> {
        let pairs = text.as_bytes().chunks(2);
        pairs
            .map(|pair| String::from_utf8(pair.to_vec()).unwrap())
            .collect()
    };
    let (mut little, big) = (octets(&little), octets(&big));
    little[2..].reverse();
    assert_eq!(little, big);
}

#[test]
fn keys_sign_and_verify() {
    let f = Folder::new("sign");
    for (curve, hash) in [
        ("--curve 163", "gost34311"),
        ("", "kupyna256"),
        ("--curve 173 --normal-basis --form sec1", "kupyna512"),
    ] {
        let made = f.run(&format!(
            "keygen {curve} --private @key --public @pub --force"
        ));
        assert_eq!(
            (code(&made), made.out.as_str(), made.err.as_str()),
            (0, "", "")
        );
        // A sequence whose version is 1 is in a key of SEC 1 alone.
        let version = f
            .read("key")
            .windows(4)
            .any(|octets| octets == [2, 1, 1, 4]);
        assert_eq!(version, curve.contains("sec1"));
        let signed = f.run(&format!(
            "sign --key @key --hash {hash} --output @sig --force @message"
        ));
        assert_eq!((code(&signed), signed.err.as_str()), (0, ""));
        let verified = f.run(&format!(
            "verify --key @pub --hash {hash} --signature @sig @message"
        ));
        assert_eq!((code(&verified), verified.out.as_str()), (0, "valid\n"));
        // Another hash function, another message, a wrong bit.
        let other = f.run("verify --key @pub --hash kupyna384 --signature @sig @message");
        assert_eq!(code(&other), 1);
        assert!(
            other.out.starts_with("invalid: signature: it is not one"),
            "{}",
            other.out
        );
        f.write("other", b"a message ");
        assert_eq!(
            code(&f.run(&format!(
                "verify --key @pub --hash {hash} --signature @sig @other"
            ))),
            1
        );
        let mut wrong = f.read("sig");
        *wrong.last_mut().unwrap() ^= 1;
        f.write("wrong", &wrong);
        assert_eq!(
            code(&f.run(&format!(
                "verify --key @pub --hash {hash} --signature @wrong @message"
            ))),
            1
        );
        f.write("wrong", &wrong[1..]);
        let refused = f.run("verify --key @pub --signature @wrong @message");
        assert!(
            code(&refused) == 1 && refused.out.contains("OCTET STRING"),
            "{}",
            refused.out
        );
    }
    let hexadecimal = f.run("sign --key @key --deterministic @message").out;
    assert_eq!(
        hexadecimal,
        f.run("sign --key @key --deterministic @message").out
    );
    assert_ne!(hexadecimal, f.run("sign --key @key @message").out);
    assert!(hexadecimal.starts_with("04") && hexadecimal.ends_with('\n'));
}

#[test]
fn files_are_not_replaced_and_private_ones_are_private() {
    let f = Folder::new("files");
    assert_eq!(code(&f.run("keygen --private @key --public @pub")), 0);
    #[cfg(unix)]
    assert_eq!(mode(&f, "key"), 0o600);
    let before = f.read("key");
    for arguments in [
        "--private @key --public @new",
        "--private @new --public @pub",
    ] {
        let refused = f.run(&format!("keygen {arguments}"));
        assert_eq!(code(&refused), 2);
        assert!(
            refused.err.contains("it exists") && refused.err.contains("--force"),
            "{}",
            refused.err
        );
        assert!(!f.0.join("new").exists());
    }
    assert_eq!(f.read("key"), before);
    // One file for both, also by another path.
    std::fs::create_dir(f.0.join("folder")).unwrap();
    for arguments in [
        "--private @both --public @both",
        "--private @key --public @folder/../key",
    ] {
        let refused = f.run(&format!("keygen --force {arguments}"));
        assert!(
            code(&refused) == 2 && refused.err.contains("it is the file of --private"),
            "{}",
            refused.err
        );
    }
    assert!(f.read("key") == before && !f.0.join("both").exists());
    let refused = f.run("sign --key @key --output @message @message");
    assert!(code(&refused) == 2 && f.read("message") == b"a message");
    assert_eq!(
        code(&f.run("keygen --private @key --public @pub --force")),
        0
    );
    assert_ne!(f.read("key"), before);
    #[cfg(unix)]
    assert_eq!(mode(&f, "key"), 0o600);
}

/// Who may do what with a file in the folder.
#[cfg(unix)]
fn mode(f: &Folder, name: &str) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    let permissions = std::fs::metadata(f.0.join(name)).unwrap().permissions();
    permissions.mode() & 0o777
}

/// The names of all files in the folder.
fn names(f: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(&f.0).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = names.collect();
    names.sort();
    names
}

#[test]
fn a_failure_leaves_no_key_behind() {
    let f = Folder::new("failure");
    std::fs::create_dir(f.0.join("folder")).unwrap();
    let before = names(&f);
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
            let refused = f.run(&format!("keygen {arguments}{force}"));
            assert_eq!(code(&refused), 2, "{arguments}");
            assert!(refused.err.contains(reason), "{}", refused.err);
            assert_eq!(names(&f), before, "{arguments}{force}");
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
    let f = Folder::new("replaced");
    f.run("keygen --private @key --public @pub");
    let sign = |output: &str| f.run(&format!("sign --key @key --output {output} @message"));
    let mode = |name| mode(&f, name);
    let set = |name: &str, mode| {
        std::fs::set_permissions(f.0.join(name), PermissionsExt::from_mode(mode)).unwrap();
    };
    assert_eq!(code(&sign("@sig")), 0);
    // Modes; a private key that others could read they can no longer read.
    set("sig", 0o640);
    assert_eq!(code(&sign("@sig --force")), 0);
    assert_eq!(mode("sig"), 0o640);
    set("key", 0o644);
    set("pub", 0o664);
    f.run("keygen --force --private @key --public @pub");
    assert_eq!((mode("key"), mode("pub")), (0o600, 0o664));
    // A link.
    let old = f.read("sig");
    symlink("sig", f.0.join("link")).unwrap();
    assert_eq!(code(&sign("@link")), 2);
    assert_eq!(code(&sign("@link --force")), 0);
    assert!(f.0.join("link").is_symlink() && f.read("sig") != old);
    symlink("absent", f.0.join("nowhere")).unwrap();
    for force in ["", " --force"] {
        let refused = sign(&format!("@nowhere{force}"));
        assert!(refused.err.contains("a link to nothing"), "{}", refused.err);
    }
    // A device and what is open already need no consent, and stay.
    assert_eq!(code(&sign("/dev/null")), 0);
    assert_eq!(code(&sign("/dev/null --force")), 0);
    assert!(!std::fs::metadata("/dev/null").unwrap().is_file());
    symlink("/dev/null", f.0.join("null")).unwrap();
    assert_eq!(code(&sign("@null")), 0);
    for name in ["/dev/stdout", "/proc/self/fd/1"] {
        let open = std::fs::File::create(f.0.join("open")).unwrap();
        let mut command = common::command("dstu4145 sign --output");
        command.arg(name).arg("--key").arg(f.0.join("key"));
        let run = command.arg(f.0.join("message")).stdout(open);
        assert_eq!(run.output().unwrap().status.code(), Some(0), "{name}");
        assert_eq!(f.read("open")[0], 4, "{name}");
    }
}

#[test]
fn names_may_begin_like_negative_numbers() {
    let f = Folder::new("minus");
    f.run("keygen --private @key --public @pub");
    let at = |arguments: &str| {
        let mut command = common::command(&format!("dstu4145 {arguments}"));
        command.current_dir(&f.0);
        common::finish(command, "")
    };
    f.write("-2", b"two");
    assert_eq!(code(&at("sign --key key --output -1.sig -2")), 0);
    assert_eq!(names(&f), ["-1.sig", "-2", "key", "message", "pub"]);
    assert_eq!(at("verify --key pub --signature -1.sig -2").out, "valid\n");
}

/// A signature and a public key of 163 bits, with numbers and points that are none.
#[test]
fn numbers_and_points_are_refused_with_the_reason() {
    let f = Folder::new("range");
    for curve in ["163", "257"] {
        let keys = format!("--private @key{curve} --public @pub{curve}");
        f.run(&format!("keygen --curve {curve} {keys}"));
        let files = format!("--key @key{curve} --output @sig{curve} @message");
        assert_eq!(code(&f.run(&format!("sign {files}"))), 0);
    }
    let check = |public: &str, signature: &str, wanted: i32, reason: &str| {
        let files = format!("--key @{public} --signature @{signature} @message");
        let run = f.run(&format!("verify {files}"));
        let said = [run.out.as_str(), run.err.as_str()].concat();
        assert!(code(&run) == wanted && said.contains(reason), "{said}");
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
    f.write("wrong", &[&[4, 41], &signature[2..43]].concat());
    check("pub163", "wrong", 1, "it has 41 octets, accepted are 42");

    let key = f.read("pub163");
    let (head, point) = key.split_at(key.len() - 21);
    let with = |point: &[u8]| f.write("point", &[head, point].concat());
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
        assert_ne!(code(&run), 0);
        refused += usize::from(
            run.err
                .contains("no point of the curve is compressed to it"),
        );
    }
    assert!((1..39).contains(&refused), "{refused}");

    let key = f.read("key163");
    for number in [[0; 21], n, [0xff; 21]] {
        f.write("number", &[&key[..key.len() - 21], &number].concat());
        let run = f.run("sign --key @number @message");
        let reason = "private key: it is not between 0 and n";
        assert!(code(&run) == 2 && run.err.contains(reason), "{}", run.err);
    }
}

#[test]
fn what_is_no_key_is_named() {
    let f = Folder::new("refusals");
    assert_eq!(code(&f.run("keygen --private @key --public @pub")), 0);
    for (arguments, expected) in [
        ("sign --key @pub @message", "private key: it is no PKCS #8"),
        ("sign --key @absent @message", "cannot be read"),
        ("sign --key - -", "standard input can be read once"),
        (
            "verify --key @pub --signature - -",
            "standard input can be read once",
        ),
        ("sign --key @key @absent", "cannot be read"),
        (
            "verify --key @key --signature @message @message",
            "public key: it is no SubjectPublicKeyInfo",
        ),
        (
            "keygen --curve 164 --private @a --public @b",
            "accepted are 163, 167, 173, 179, 191, 233, 257, 307, 367, 431",
        ),
        (
            "keygen --curve 163 --normal-basis --private @a --public @b",
            "accepted are 173, 179, 191, 233, 431",
        ),
        ("keygen --curve x --private @a --public @b", "invalid value"),
        ("keygen --private @a", "--public"),
    ] {
        let refused = f.run(arguments);
        assert_eq!(code(&refused), 2, "{arguments}");
        assert!(
            refused.err.contains(expected),
            "{arguments}: {}",
            refused.err
        );
    }
}
