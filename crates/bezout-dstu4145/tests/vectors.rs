// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed vectors: published signatures, and adversarial ones of the reference.

use bezout::binary_field::Gf2m;
use bezout_dstu4145::{Curve, Error, OctetOrder, Point, Signature, SigningKey, VerifyingKey};
use serde_json::Value;
use std::collections::{BTreeSet, HashMap};

fn load(name: &str) -> Vec<Value> {
    let path = format!(
        "{}/../../vectors/dstu4145/{name}.json",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut document: Value =
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(document["schema"], 1);
    document["tests"]
        .as_array_mut()
        .unwrap()
        .drain(..)
        .collect()
}

/// Little-endian words of a number of the vectors; panics if there are more.
fn words<const N: usize>(value: &Value) -> [u64; N] {
    let digits = value.as_str().unwrap().strip_prefix("0x").unwrap();
    let mut out = [0; N];
    for (i, digit) in digits.chars().rev().enumerate() {
        out[i / 16] |= u64::from(digit.to_digit(16).unwrap()) << (4 * (i % 16));
    }
    out
}

fn octets(value: &Value) -> Vec<u8> {
    let text = value.as_str().unwrap();
    (0..text.len() / 2)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).unwrap())
        .collect()
}

fn curve<const N: usize>(value: &Value) -> Curve<N> {
    let middle: Vec<usize> = value["middle"]
        .as_array()
        .unwrap()
        .iter()
        .map(|k| k.as_u64().unwrap() as usize)
        .collect();
    let field = Gf2m::new(value["m"].as_u64().unwrap() as usize, &middle).unwrap();
    let base = Point {
        x: words(&value["x"]),
        y: words(&value["y"]),
    };
    let build = if value["basis"] == "normal" {
        Curve::with_normal_basis
    } else {
        Curve::new
    };
    build(
        &field,
        value["a"] == 1,
        &words(&value["b"]),
        &words(&value["n"]),
        &base,
    )
    .unwrap()
}

/// Runs the tests of a file, each with its curve; a curve is made once.
macro_rules! each {
    ($file:expr, |$curve:ident, $test:ident| $run:expr) => {{
        let tests = load($file);
        let mut count = 0;
        macro_rules! of_words {
            ($n:literal) => {{
                let mut curves: HashMap<String, Curve<$n>> = HashMap::new();
                for $test in tests
                    .iter()
                    .filter(|t| t["input"]["curve"]["m"].as_u64().unwrap().div_ceil(64) == $n)
                {
                    let description = &$test["input"]["curve"];
                    let $curve = &*curves
                        .entry(description.to_string())
                        .or_insert_with(|| curve(description));
                    $run;
                    count += 1;
                }
            }};
        }
        of_words!(3);
        of_words!(4);
        of_words!(5);
        of_words!(6);
        of_words!(7);
        assert_eq!(count, tests.len());
        count
    }};
}

fn sign<const N: usize>(curve: &Curve<N>, test: &Value) {
    let (input, result) = (&test["input"], &test["result"]);
    let key = SigningKey::new(curve, &words(&input["d"])).unwrap();
    let digest = octets(&input["hash"]);
    let e: [u64; N] = words(&input["e"]);
    let signature = key.sign_with_nonce(&curve.hash_element(&digest), &e);
    if result.get("another").is_some() {
        return assert_eq!(signature, Err(Error::AnotherNonce), "{test}");
    }
    let signature = signature.unwrap();
    assert_eq!(
        signature,
        Signature {
            r: words(&result["r"]),
            s: words(&result["s"])
        },
        "{test}"
    );
    let public = key.verifying_key().unwrap();
    // Normal bases: the vectors show elements as the standard does.
    let shown = |c: &[u64; N]| match input["curve"]["basis"] == "normal" {
        true => bezout_dstu4145::NormalBasis::new(curve.field())
            .unwrap()
            .from_polynomial(c),
        false => *c,
    };
    assert_eq!(shown(&public.point().x), words(&result["qx"]), "{test}");
    assert_eq!(shown(&public.point().y), words(&result["qy"]), "{test}");
    public.verify(&digest, &signature).unwrap();
    for order in [OctetOrder::Little, OctetOrder::Big] {
        let octets = signature.to_octets(curve, order);
        assert_eq!(Signature::from_octets(curve, &octets, order), Ok(signature));
    }
    let again = VerifyingKey::from_compressed(curve, &public.to_compressed()).unwrap();
    assert_eq!(again.point(), public.point());
}

#[test]
fn signatures() {
    assert!(each!("sign", |curve, test| sign(curve, test)) > 100);
}

/// The vectors' word for a refusal.
fn reason(error: Error) -> &'static str {
    match error {
        Error::Infinity => "infinity",
        Error::NotReduced { .. } => "not-reduced",
        Error::NotOnCurve { .. } => "not-on-curve",
        Error::SmallOrder { .. } => "small-order",
        Error::NoPoint => "no-point",
        Error::Range { argument: "r" } => "r-range",
        Error::Range { argument: "s" } => "s-range",
        Error::Mismatch => "mismatch",
        other => panic!("{other}"),
    }
}

/// The point of a test, in the polynomial basis.
fn public_point<const N: usize>(curve: &Curve<N>, test: &Value) -> Result<Point<N>, Error> {
    let input = &test["input"];
    if input.get("qx").is_none() {
        return Err(Error::Infinity);
    }
    let shown = |c: &Value| match input["curve"]["basis"] == "normal" {
        true => bezout_dstu4145::NormalBasis::new(curve.field())
            .unwrap()
            .to_polynomial(&words(c)),
        false => words(c),
    };
    Ok(Point {
        x: shown(&input["qx"]),
        y: shown(&input["qy"]),
    })
}

fn verify<const N: usize>(curve: &Curve<N>, test: &Value) -> &'static str {
    let input = &test["input"];
    let outcome = public_point(curve, test).and_then(|q| {
        let key = VerifyingKey::new(curve, &q)?;
        key.verify(
            &octets(&input["hash"]),
            &Signature {
                r: words(&input["r"]),
                s: words(&input["s"]),
            },
        )
    });
    let found = outcome.map_or_else(reason, |()| "valid");
    assert_eq!(found, test["result"]["reason"], "{test}");
    found
}

#[test]
fn verifications() {
    let mut reasons = BTreeSet::new();
    each!("verify", |curve, test| reasons.insert(verify(curve, test)));
    let all = [
        "infinity",
        "mismatch",
        "not-on-curve",
        "r-range",
        "s-range",
        "small-order",
        "valid",
    ];
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), all);
}

fn point<const N: usize>(curve: &Curve<N>, test: &Value) {
    let (input, result) = (&test["input"], &test["result"]);
    let bits: [u64; N] = words(&input["compressed"]);
    let all: Vec<u8> = bits.iter().flat_map(|w| w.to_le_bytes()).collect();
    let octets = &all[..curve.degree().div_ceil(8)];
    let found = curve
        .decompress(octets)
        .and_then(|p| VerifyingKey::new(curve, &p));
    match result.get("reason") {
        Some(expected) => assert_eq!(reason(found.map(|_| ()).unwrap_err()), expected, "{test}"),
        None => {
            let key = found.unwrap();
            let shown = serde_json::json!({"input": {"curve": input["curve"], "qx": result["qx"], "qy": result["qy"]}});
            assert_eq!(key.point(), public_point(curve, &shown).unwrap(), "{test}");
            assert_eq!(key.to_compressed(), octets);
        }
    }
}

#[test]
fn points() {
    assert!(each!("point", |curve, test| point(curve, test)) > 200);
}

fn nonces<const N: usize>(curve: &Curve<N>, test: &Value) {
    let input = &test["input"];
    let key = SigningKey::new(curve, &words(&input["d"])).unwrap();
    let digest = octets(&input["hash"]);
    let found = match input["hmac"].as_str() {
        Some("sha256") => key.sign_deterministic::<sha2::Sha256>(&digest),
        _ => key.sign_deterministic::<sha2::Sha512>(&digest),
    };
    // The first e of the reference gives this signature.
    let e: [u64; N] = words(&test["result"]["e"][0]);
    assert_eq!(
        found,
        key.sign_with_nonce(&curve.hash_element(&digest), &e),
        "{test}"
    );
    let second: [u64; N] = words(&test["result"]["e"][1]);
    assert_ne!(
        found,
        key.sign_with_nonce(&curve.hash_element(&digest), &second)
    );
}

#[test]
fn deterministic_nonces() {
    assert!(each!("e", |curve, test| nonces(curve, test)) >= 30);
}
