// SPDX-License-Identifier: MIT OR Apache-2.0
//! Both inversions of a key on the hundred keys of sntrup4591761, of the first round, that are
//! published: the source package of the crate `sntrup761` has them. That is found by cargo, and not
//! compiled into anything.

use bezout::polynomial::presets::{SNTRUP761_R3, SNTRUP761_RQ};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

const P: usize = 761;
const Q: i64 = 4591;

/// Where cargo keeps the package.
fn package() -> PathBuf {
    let done = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version=1",
            "--no-default-features",
            "--manifest-path",
        ])
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&done.stdout).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let package = packages.iter().find(|p| p["name"] == "sntrup761");
    let manifest = package.expect("it is a dependency")["manifest_path"].as_str();
    PathBuf::from(manifest.expect("a path"))
        .parent()
        .expect("a folder")
        .to_path_buf()
}

fn bytes(text: &Value) -> Vec<u8> {
    let text = text.as_str().expect("digits");
    let byte = |i: usize| u8::from_str_radix(&text[i..i + 2], 16).expect("digits");
    (0..text.len()).step_by(2).map(byte).collect()
}

/// Four coefficients -1, 0, 1 a byte.
fn small(bytes: &[u8]) -> Vec<i64> {
    let digits = bytes
        .iter()
        .flat_map(|b| [0, 2, 4, 6].map(|shift| (b >> shift & 3) as i64 - 1));
    digits.take(P).collect()
}

/// Five coefficients in eight bytes, digits of base 6144; the last one in two bytes.
fn large(bytes: &[u8]) -> Vec<i64> {
    let digits = bytes.chunks(8).flat_map(|part| {
        let number = part.iter().rev().fold(0u64, |all, &b| all << 8 | b as u64);
        (0..5).map(move |i| (number / 6144u64.pow(i) % 6144) as i64 - Q / 2)
    });
    digits.take(P).collect()
}

fn centered(x: i64, m: i64) -> i64 {
    (x + m / 2).rem_euclid(m) - m / 2
}

fn product(a: &[i64], b: &[i64], m: i64) -> Vec<i64> {
    let mut c = vec![0; 2 * P];
    for (i, x) in a.iter().enumerate() {
        b.iter().enumerate().for_each(|(j, y)| c[i + j] += x * y);
    }
    for i in (P..2 * P).rev() {
        (c[i - P], c[i - P + 1]) = (c[i - P] + c[i], c[i - P + 1] + c[i]);
    }
    c[..P].iter().map(|&x| centered(x, m)).collect()
}

fn inverse(ring: &bezout::polynomial::Ring, a: &[i64]) -> Vec<i64> {
    let q = ring.q() as i64;
    let a: Vec<u16> = a.iter().map(|x| x.rem_euclid(q) as u16).collect();
    let mut out = vec![0; P];
    assert!(bool::from(ring.invert(&mut out, &a).expect("in range")));
    out.iter().map(|&x| centered(x as i64, q)).collect()
}

#[test]
fn hundred_published_keys() {
    let text = std::fs::read(package().join("tests").join("kat.json")).expect("the keys");
    let keys: Value = serde_json::from_slice(&text).expect("JSON");
    let keys = keys.as_array().expect("a list");
    assert_eq!(keys.len(), 100);
    for key in keys {
        let (secret, public) = (bytes(&key["sk"]), bytes(&key["pk"]));
        assert_eq!((secret.len(), public.len()), (1600, 1218));
        let (f, v, h) = (
            small(&secret[..191]),
            small(&secret[191..382]),
            large(&public),
        );
        let triple: Vec<i64> = f.iter().map(|x| 3 * x).collect();
        // 1/g gives g, which 3 f h is; and h is g times 1/(3 f).
        let g = inverse(&SNTRUP761_R3, &v);
        assert_eq!(product(&triple, &h, Q), g);
        assert_eq!(product(&inverse(&SNTRUP761_RQ, &triple), &g, Q), h);
    }
}
