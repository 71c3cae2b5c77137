// SPDX-License-Identifier: MIT OR Apache-2.0
//! The vectors of `vectors/class_group/`.

use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_exercise::files;
use bezout_large::Integer;
use serde_json::Value;

fn tests(name: &str) -> Vec<Value> {
    let tests = files::tests(&format!("class_group/{name}.json"));
    assert!(tests.len() > 5);
    tests
}

fn text<'a>(test: &'a Value, part: &str, name: &str) -> &'a str {
    test[part][name].as_str().expect("a text")
}

fn integer(test: &Value, part: &str, name: &str) -> Integer {
    text(test, part, name).parse().expect("a number")
}

fn octets(digits: &str) -> Vec<u8> {
    (0..digits.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&digits[i..i + 2], 16).expect("digits"))
        .collect()
}

fn pair(form: &Form) -> [Integer; 2] {
    let [a, b, _] = form.coefficients();
    [a, b]
}

#[test]
fn discriminants() {
    for test in tests("discriminant") {
        let bits = test["input"]["bits"].as_u64().expect("a length") as usize;
        let d = Discriminant::from_seed(&octets(text(&test, "input", "seed")), bits);
        let expected = integer(&test, "result", "discriminant");
        assert_eq!(d.expect("accepted").to_integer(), expected, "{test}");
    }
}

#[test]
fn products() {
    for test in tests("compose") {
        let input = |name| integer(&test, "input", name);
        let d = Discriminant::composite(&input("discriminant")).expect("accepted");
        let f = Form::from_reduced(&d, &input("fa"), &input("fb")).expect("reduced");
        let g = Form::from_reduced(&d, &input("ga"), &input("gb")).expect("reduced");
        let expected = ["a", "b"].map(|name| integer(&test, "result", name));
        assert_eq!(pair(&f.compose(&g).expect("one group")), expected, "{test}");
        assert_eq!(pair(&g.compose(&f).expect("one group")), expected, "{test}");
        if f == g {
            assert_eq!(pair(&f.square()), expected, "{test}");
        }
    }
}

#[test]
fn encodings() {
    for test in tests("encoding") {
        let d = Discriminant::new(&integer(&test, "input", "discriminant")).expect("prime");
        let octets = octets(text(&test, "input", "octets"));
        let form = Form::from_bytes(&d, &octets, Decoding::Strict);
        if test["result"]["reason"].is_string() {
            assert!(form.is_err(), "{test}");
        } else {
            let form = form.expect("accepted");
            let expected = ["a", "b"].map(|name| integer(&test, "result", name));
            assert_eq!(pair(&form), expected, "{test}");
            assert_eq!(form.to_bytes(), octets, "{test}");
        }
    }
}
