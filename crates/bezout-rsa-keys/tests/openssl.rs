// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys against OpenSSL's: committed ones, fresh ones of the command `openssl`, and its check of
//! ours.

mod common;

use bezout_rsa_keys::{Options, Totient};
use common::{Numbers, Random, hex, key, number, totient};
use num_bigint::BigUint;
use std::io::Write;
use std::process::{Command, Stdio};

/// Runs `openssl` on some input; both of its streams, the first one as bytes.
fn openssl(arguments: &[&str], input: &[u8]) -> (bool, Vec<u8>, String) {
    let mut child = Command::new("openssl")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command openssl of the Debian package openssl");
    let mut stdin = child.stdin.take().expect("piped");
    // A command that has seen enough closes its end early.
    let _ = stdin.write_all(input);
    drop(stdin);
    let done = child.wait_with_output().expect("its output");
    (
        done.status.success(),
        done.stdout,
        String::from_utf8_lossy(&done.stderr).into_owned(),
    )
}

/// The components of an `RSAPrivateKey` in DER.
fn parse(der: &[u8]) -> Numbers {
    let (body, rest) = element(der, 0x30);
    assert!(rest.is_empty());
    let mut rest = body;
    let mut next = || {
        let (value, tail) = element(rest, 0x02);
        rest = tail;
        number(value)
    };
    assert_eq!(next(), BigUint::ZERO, "the version for two primes");
    let [n, e, d, p, q, d_p, d_q, q_inv] = std::array::from_fn(|_| next());
    assert!(rest.is_empty());
    Numbers {
        n,
        e,
        d,
        p,
        q,
        d_p,
        d_q,
        q_inv,
    }
}

fn element(der: &[u8], tag: u8) -> (&[u8], &[u8]) {
    assert_eq!(der[0], tag);
    let (length, start) = match der[1] {
        short @ 0..0x80 => (short as usize, 2),
        long => {
            let end = 2 + (long & 0x7f) as usize;
            (der[2..end].iter().fold(0, |n, &b| n << 8 | b as usize), end)
        }
    };
    der[start..].split_at(length)
}

/// The totient that a key of OpenSSL's was made with: it knows both, depending on length and
/// exponent.
fn kind(k: &Numbers) -> Totient {
    let fits = |kind| k.d < totient(&k.p, &k.q, kind);
    if fits(Totient::Lambda) {
        Totient::Lambda
    } else {
        Totient::Phi
    }
}

/// Makes the key again from its primes, in both orders.
fn compare(k: &Numbers, kind: Totient) {
    let options = Options {
        totient: kind,
        larger_first: false,
    };
    assert_eq!(Numbers::of(&key(&k.p, &k.q, &k.e, options)), *k);
    let options = Options {
        larger_first: true,
        ..options
    };
    assert_eq!(Numbers::of(&key(&k.q, &k.p, &k.e, options)), *k);
}

#[test]
fn committed_keys() {
    let text = include_str!("../vectors/openssl.json");
    let file: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let keys = file["keys"].as_array().expect("a list");
    let mut kinds = Vec::new();
    for k in keys {
        let get = |name: &str| hex(k[name].as_str().expect("a number"));
        let [n, e, d, p, q, d_p, d_q, q_inv] =
            ["n", "e", "d", "p", "q", "d_p", "d_q", "q_inv"].map(get);
        assert_eq!(n.bits(), k["bits"].as_u64().expect("bits"));
        let expected = match k["totient"].as_str() {
            Some("lambda") => Totient::Lambda,
            Some("phi") => Totient::Phi,
            other => panic!("{other:?} is no totient"),
        };
        kinds.push(expected);
        compare(
            &Numbers {
                n,
                e,
                d,
                p,
                q,
                d_p,
                d_q,
                q_inv,
            },
            expected,
        );
    }
    assert!(kinds.len() >= 12 && kinds.contains(&Totient::Lambda) && kinds.contains(&Totient::Phi));
}

#[test]
fn fresh_keys() {
    for (bits, e) in [
        (1024, "3"),
        (1031, "65537"),
        (1536, "17"),
        (2047, "65537"),
        (2048, "65537"),
        (2048, "4294967297"),
    ] {
        let bits = format!("rsa_keygen_bits:{bits}");
        let e = format!("rsa_keygen_pubexp:{e}");
        let make = [
            "genpkey",
            "-algorithm",
            "RSA",
            "-pkeyopt",
            &bits,
            "-pkeyopt",
            &e,
        ];
        let (ok, pem, log) = openssl(&make, &[]);
        assert!(ok, "{log}");
        let (ok, der, log) = openssl(&["rsa", "-traditional", "-outform", "DER"], &pem);
        assert!(ok, "{log}");
        let k = parse(&der);
        compare(&k, kind(&k));
        let options = Options {
            totient: kind(&k),
            ..Options::default()
        };
        assert_eq!(
            key(&k.p, &k.q, &k.e, options).to_pkcs1_der_vartime()[..],
            der
        );
    }
}

/// What OpenSSL says of a key: it computes every component again, and tests both primes.
fn accepts(der: &[u8]) -> bool {
    let (ok, out, log) = openssl(&["rsa", "-inform", "DER", "-check", "-noout"], der);
    let out = String::from_utf8_lossy(&out).into_owned() + &log;
    ok && out.contains("RSA key ok")
}

#[test]
fn openssl_accepts_our_keys() {
    let mut random = Random::new(11);
    let e = BigUint::from(65_537u32);
    for (a, b) in [(512, 513), (513, 512), (400, 700), (1023, 1023)] {
        let (p, q) = (random.prime(a), random.prime(b));
        for totient in [Totient::Lambda, Totient::Phi] {
            for larger_first in [false, true] {
                let key = key(
                    &p,
                    &q,
                    &e,
                    Options {
                        totient,
                        larger_first,
                    },
                );
                assert!(
                    accepts(&key.to_pkcs1_der_vartime()),
                    "{a} and {b} bits, {totient:?}"
                );
            }
        }
    }
}

#[test]
fn openssl_refuses_spoilt_keys() {
    let mut random = Random::new(12);
    let (p, q, e) = (
        random.prime(520),
        random.prime(530),
        BigUint::from(65_537u32),
    );
    let der = key(&p, &q, &e, Options::default()).to_pkcs1_der_vartime();
    assert!(accepts(&der));
    // The last byte of each component, from the end: q_inv, d_q, d_p, q, p, d.
    let mut end = der.len();
    for length in [65, 66, 65, 67, 65, 130] {
        let mut spoilt = der.to_vec();
        spoilt[end - 1] ^= 2;
        assert!(!accepts(&spoilt), "byte {end}");
        end -= length + 2;
    }
}
