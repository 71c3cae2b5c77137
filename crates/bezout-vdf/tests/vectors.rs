// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors of `vectors/class_group/proof.json`.

use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_vdf::{Evaluation, verify};
use serde_json::Value;

fn octets(digits: &str) -> Vec<u8> {
    (0..digits.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("digits"))
        .collect()
}

#[test]
fn proofs() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../vectors/class_group/proof.json"
    );
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let document: Value = serde_json::from_str(&text).expect("JSON");
    let tests = document["tests"].as_array().expect("tests");
    assert!(tests.len() > 5);
    for test in tests {
        let input = &test["input"];
        let text = |name: &str| octets(input[name].as_str().expect("a text"));
        let bits = input["bits"].as_u64().expect("a length") as usize;
        let d = Discriminant::from_seed(&text("seed"), bits).expect("accepted");
        let x = Form::from_bytes(&d, &text("x"), Decoding::Strict).expect("a form");
        let segments: Vec<u64> = input["segments"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|part| part.as_u64().expect("a number"))
            .collect();
        let mut evaluation = Evaluation::new(&x, &segments).expect("segments");
        while evaluation.advance(1) {}
        let expected = octets(test["result"]["proof"].as_str().expect("a text"));
        for threads in [1, 3] {
            let proof = evaluation.prove(threads).expect("finished");
            assert_eq!(proof, expected, "{test}");
        }
        let total = segments.iter().sum();
        assert_eq!(verify(&x, total, &expected, Decoding::Strict), Ok(()));
        assert!(verify(&x, total + 1, &expected, Decoding::Strict).is_err());
    }
}
