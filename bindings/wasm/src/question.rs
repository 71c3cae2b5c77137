// SPDX-License-Identifier: MIT OR Apache-2.0
//! Questions and answers, as JSON.
//!
//! ```text
//! {"ring": "integers", "a": "0xf0", "b": "0x2e"}
//! {"ring": "polynomials", "p": 7, "a": [4, 4, 5, 3], "b": [4, 2]}      the constant term first
//! {"ring": "field", "a": "0x53", "b": "0x11b"}                         b: the polynomial of the field
//! ```
//!
//! The answer has what the library computes, and the steps of each algorithm, or why it has none:
//!
//! ```text
//! {"results": [{"name": "gcd", "value": "0x2"}, …],
//!  "algorithms": [{"name": "euclid", "columns": ["a", "b"], "bound": 12, "steps": [{"operation": …, "values": […], "matrix": …, "shift": 0}]}, …]}
//! {"error": "…"}
//! ```

use crate::{field, integers, polynomials};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use bezout_large::{Integer, Natural};
use serde::{Deserialize, Serialize};

/// Longer numbers have more steps than anybody wants to see.
pub const MOST_BITS: usize = 1024;

/// What the page asks.
#[derive(Deserialize)]
#[serde(tag = "ring", rename_all = "lowercase")]
enum Question {
    Integers { a: String, b: String },
    Polynomials { p: u32, a: Vec<u32>, b: Vec<u32> },
    Field { a: String, b: String },
}

#[derive(Serialize)]
struct Refused {
    error: String,
}

/// Answers a question.
pub fn answer(question: &[u8]) -> String {
    let found = serde_json::from_slice(question)
        .map_err(|error| format!("this is no question: {error}"))
        .and_then(|question| match question {
            Question::Integers { a, b } => integers::answer(&number("A", &a)?, &number("B", &b)?),
            Question::Polynomials { p, a, b } => polynomials::answer(p, &a, &b),
            Question::Field { a, b } => field::answer(&number("A", &a)?, &number("B", &b)?),
        });
    let text = match found {
        Ok(answer) => serde_json::to_string(&answer),
        Err(error) => serde_json::to_string(&Refused { error }),
    };
    // What is written has neither maps with other keys than texts nor values that fail.
    text.unwrap_or_else(|_| r#"{"error":"the answer cannot be written"}"#.into())
}

/// A number from 0 up, in hexadecimal.
fn number(name: &str, text: &str) -> Result<Integer, String> {
    let digits = text.strip_prefix("0x").unwrap_or("");
    let number = Natural::from_str_radix(digits, 16).ok();
    let number = number.filter(|_| !digits.starts_with('+'));
    let number = number
        .ok_or_else(|| format!("{name} is not a number from 0 up in hexadecimal, such as 0x1f"))?;
    match number.bits() {
        0..=MOST_BITS => Ok(number.into()),
        bits => Err(format!(
            "{name} has {bits} bits; up to {MOST_BITS} are accepted here"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value as Json;

    fn ask(question: &str) -> Json {
        serde_json::from_str(&answer(question.as_bytes())).expect("JSON")
    }

    fn found(answer: &Json, name: &str) -> Json {
        let results = answer["results"].as_array().expect("results");
        let result = results.iter().find(|r| r["name"] == name).expect(name);
        result["value"].clone()
    }

    #[test]
    fn integers_have_results_and_five_algorithms() {
        let answer = ask(r#"{"ring":"integers","a":"0x64","b":"0x23"}"#);
        assert_eq!(
            (found(&answer, "gcd"), found(&answer, "inverse")),
            ("0x5".into(), Json::Null)
        );
        assert_eq!(found(&answer, "jacobi"), "0");
        // 5 = -1 * 100 + 3 * 35, with the least s and t.
        assert_eq!(
            (found(&answer, "s"), found(&answer, "t")),
            ("-0x1".into(), "0x3".into())
        );
        let bounds: Vec<_> = answer["algorithms"]
            .as_array()
            .expect("algorithms")
            .iter()
            .map(|a| a["bound"].as_u64())
            .collect();
        // 7 bits; that of plus-minus is proved for two odd numbers.
        assert_eq!(bounds, [Some(10), Some(26), None, Some(13), Some(17)]);
        let algorithms = answer["algorithms"].as_array().expect("algorithms");
        assert_eq!(algorithms.len(), 5);
        for algorithm in algorithms {
            let steps = algorithm["steps"].as_array().expect("steps");
            assert!(
                steps.len() > 3 && algorithm["error"].is_null(),
                "{algorithm}"
            );
        }
        let answer = ask(r#"{"ring":"integers","a":"0x3","b":"0x10"}"#);
        assert_eq!(found(&answer, "inverse"), "0xb");
        let refused = answer["algorithms"]
            .as_array()
            .expect("algorithms")
            .iter()
            .filter(|a| !a["error"].is_null());
        assert_eq!(refused.count(), 2);
    }

    #[test]
    fn fields_have_an_inverse() {
        let answer = ask(r#"{"ring":"field","a":"0x53","b":"0x11b"}"#);
        assert_eq!(found(&answer, "inverse"), "0xca");
        assert_eq!(answer["algorithms"].as_array().map(Vec::len), Some(3));
        assert_eq!(
            found(&ask(r#"{"ring":"field","a":"0x0","b":"0x11b"}"#), "inverse"),
            Json::Null
        );
    }

    /// No element takes more divsteps than are said to suffice, and some element takes as many.
    #[test]
    fn divsteps_of_a_field_suffice() {
        let counts = (0..256).map(|a| {
            let answer = ask(&format!(r#"{{"ring":"field","a":"{a:#x}","b":"0x11b"}}"#));
            let divsteps = &answer["algorithms"][1];
            assert_eq!(divsteps["bound"], 16);
            divsteps["steps"].as_array().map_or(0, Vec::len) - 1
        });
        assert_eq!(counts.max(), Some(16));
    }

    #[test]
    fn polynomials_have_a_gcd() {
        let answer = ask(r#"{"ring":"polynomials","p":7,"a":[6,0,1],"b":[6,1]}"#);
        assert_eq!(
            (found(&answer, "gcd"), found(&answer, "inverse")),
            ("x + 6".into(), Json::Null)
        );
        let answer = ask(r#"{"ring":"polynomials","p":7,"a":[1,0,1],"b":[0,1]}"#);
        // 1 = x^2 + 1 - x x.
        assert_eq!(
            (found(&answer, "s"), found(&answer, "t")),
            ("1".into(), "6x".into())
        );
        assert_eq!(answer["algorithms"][2]["bound"], 4);
        assert_eq!(
            (found(&answer, "gcd"), found(&answer, "inverse")),
            ("1".into(), "6x".into())
        );
        assert_eq!(answer["algorithms"].as_array().map(Vec::len), Some(3));
    }

    #[test]
    fn what_is_no_question_is_said() {
        for (question, why) in [
            ("", "no question"),
            (
                r#"{"ring":"integers","a":"1","b":"0x1"}"#,
                "A is not a number",
            ),
            (
                r#"{"ring":"integers","a":"0x","b":"0x1"}"#,
                "A is not a number",
            ),
            (
                r#"{"ring":"integers","a":"0x-1","b":"0x1"}"#,
                "A is not a number",
            ),
            (
                r#"{"ring":"field","a":"0x1","b":"0x3"}"#,
                "B is not the polynomial",
            ),
            (r#"{"ring":"field","a":"0x1","b":"0x15"}"#, "irreducible"),
            (r#"{"ring":"polynomials","p":6,"a":[1,1],"b":[1]}"#, "prime"),
            (
                r#"{"ring":"polynomials","p":7,"a":[7,1],"b":[1]}"#,
                "coefficient",
            ),
        ] {
            let said = ask(question)["error"]
                .as_str()
                .unwrap_or_default()
                .to_owned();
            assert!(said.contains(why), "{question}: {said}");
        }
        let long = format!("0x{}", "f".repeat(300));
        let said = ask(&format!(r#"{{"ring":"integers","a":"{long}","b":"0x1"}}"#));
        assert!(
            said["error"]
                .as_str()
                .is_some_and(|e| e.contains("1200 bits")),
            "{said}"
        );
    }
}
