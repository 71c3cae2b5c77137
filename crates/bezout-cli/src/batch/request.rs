// SPDX-License-Identifier: MIT OR Apache-2.0
//! What one line of a batch asks for: a JSON object, or numbers between spaces or commas.

use crate::failure::in_line;
use crate::number;
use bezout_large::Integer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// The numbers of a line, and what is handed through to its answer.
#[derive(Debug, Default, PartialEq)]
pub struct Request {
    pub id: Option<Value>,
    pub numbers: Vec<Integer>,
}

/// Which numbers an operation takes.
pub struct Shape<'a> {
    /// The names of its numbers in JSON, in order; each may have a second one after a `|`.
    pub names: &'a [&'static str],
    /// The last number, where it is the same for all lines.
    pub last: Option<&'a Integer>,
    /// Whether lines of plain numbers may have more of them.
    pub more: bool,
    /// Of digits without `0x`.
    pub radix: u32,
}

/// Reads a line that is not blank.
pub fn parse(line: &str, shape: &Shape<'_>) -> Result<Request, String> {
    let mut request = if line.starts_with('{') {
        object(line, shape)?
    } else {
        plain(line, shape)?
    };
    request.numbers.extend(shape.last.cloned());
    Ok(request)
}

/// The polynomial that a line says, alone or as the field `a`, and what is handed through.
pub fn polynomial(line: &str) -> Result<(Option<Value>, String), String> {
    if !line.starts_with('{') {
        return Ok((None, line.into()));
    }
    let Fields(mut fields) = read_object(line)?;
    let id = fields.remove("id");
    match (fields.remove("a"), fields.keys().next()) {
        (_, Some(name)) => Err(format!(
            "field {name:?} is not expected; accepted are id, a"
        )),
        (None, _) => Err("field \"a\" is missing".into()),
        (Some(Value::String(text)), _) => Ok((id, text)),
        // The text of a list of integers is one of the forms of a polynomial.
        (Some(list @ Value::Array(_)), _) => Ok((id, list.to_string())),
        _ => Err("field \"a\" is neither a string nor a list".into()),
    }
}

fn read_object(line: &str) -> Result<Fields, String> {
    serde_json::from_str(line).map_err(|error| format!("not a JSON object: {}", in_line(&error)))
}

impl Shape<'_> {
    /// The names of what a line itself gives.
    fn own(&self) -> &[&'static str] {
        &self.names[..self.names.len() - usize::from(self.last.is_some())]
    }

    fn listed(&self) -> String {
        let primary: Vec<_> = self.own().iter().map(|name| first_name(name)).collect();
        primary.join(", ")
    }
}

fn first_name(name: &'static str) -> &'static str {
    name.split('|').next().unwrap_or(name)
}

fn plain(line: &str, shape: &Shape<'_>) -> Result<Request, String> {
    let texts: Vec<_> = line
        .split([' ', '\t', ','])
        .filter(|text| !text.is_empty())
        .collect();
    let wanted = shape.own().len();
    if texts.len() < wanted || texts.len() > wanted && !shape.more {
        let least = if shape.more { "at least " } else { "" };
        return Err(format!(
            "{} numbers; accepted are {least}{wanted} ({}), expressions without spaces",
            texts.len(),
            shape.listed()
        ));
    }
    let number = |(i, text): (usize, &&str)| {
        let name = shape
            .own()
            .get(i)
            .map_or_else(|| format!("number {}", i + 1), |n| first_name(n).into());
        number::parse_in(text, shape.radix).map_err(|error| format!("{name}: {error}"))
    };
    let numbers = texts
        .iter()
        .enumerate()
        .map(number)
        .collect::<Result<_, _>>()?;
    Ok(Request { id: None, numbers })
}

fn object(line: &str, shape: &Shape<'_>) -> Result<Request, String> {
    let Fields(mut fields) = read_object(line)?;
    let id = fields.remove("id");
    let mut numbers = Vec::new();
    for names in shape.own() {
        let value = names.split('|').find_map(|name| fields.remove(name));
        let name = first_name(names);
        let value = value
            .ok_or_else(|| format!("field \"{name}\" is missing; needed are {}", shape.listed()))?;
        numbers.push(integer(name, &value, shape.radix)?);
    }
    match fields.keys().next() {
        Some(name) => Err(format!(
            "field {name:?} is not expected; accepted are id, {}",
            shape.listed()
        )),
        None => Ok(Request { id, numbers }),
    }
}

/// The fields of an object, each given once: of two numbers of one name the last one would count.
struct Fields(Map<String, Value>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
        struct Each;
        impl<'de> Visitor<'de> for Each {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object whose fields have different names")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut source: A) -> Result<Fields, A::Error> {
                let mut fields = Map::new();
                while let Some((name, value)) = source.next_entry::<String, Value>()? {
                    if fields.contains_key(&name) {
                        return Err(A::Error::custom(format!("field {name:?} is given twice")));
                    }
                    fields.insert(name, value);
                }
                Ok(Fields(fields))
            }
        }
        source.deserialize_map(Each)
    }
}

fn integer(name: &str, value: &Value, radix: u32) -> Result<Integer, String> {
    // What JSON has as a number is decimal.
    let (text, radix) = match value {
        Value::String(text) => (text.clone(), radix),
        Value::Number(number) => (number.to_string(), 10),
        _ => return Err(format!("field {name:?} is neither a string nor a number")),
    };
    number::parse_in(&text, radix).map_err(|error| format!("field {name:?}: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const INVERT: &[&str] = &["x", "m"];

    fn read(line: &str, last: Option<u32>, more: bool) -> Result<Request, String> {
        let last = last.map(Integer::from);
        parse(
            line,
            &Shape {
                names: INVERT,
                last: last.as_ref(),
                more,
                radix: 10,
            },
        )
    }

    fn numbers(line: &str, last: Option<u32>) -> Vec<i64> {
        let request = read(line, last, false).unwrap_or_else(|error| panic!("{line}: {error}"));
        request
            .numbers
            .iter()
            .map(|x| i64::try_from(x).unwrap())
            .collect()
    }

    #[test]
    fn plain_numbers() {
        assert_eq!(numbers("3 7", None), [3, 7]);
        assert_eq!(numbers("-0x3,\t2^3-1", None), [-3, 7]);
        assert_eq!(numbers("3", Some(7)), [3, 7]);
        assert_eq!(read("1 2 3", None, true).map(|r| r.numbers.len()), Ok(3));
    }

    #[test]
    fn objects() {
        assert_eq!(numbers(r#"{"x": "0x3", "m": 7}"#, None), [3, 7]);
        assert_eq!(numbers(r#"{"m": "2^3-1", "x": -3}"#, None), [-3, 7]);
        let request = read(
            r#"{"id": [1], "x": 123456789012345678901234567890}"#,
            Some(7),
            false,
        )
        .unwrap();
        assert_eq!(
            request.numbers[0].to_string(),
            "123456789012345678901234567890"
        );
        assert_eq!(request.id, Some(serde_json::json!([1])));
        let shape = Shape {
            names: &["x|a", "n"],
            last: None,
            more: false,
            radix: 10,
        };
        assert_eq!(
            parse(r#"{"a": 1, "n": 2}"#, &shape),
            parse(r#"{"x": 1, "n": 2}"#, &shape)
        );
    }

    #[test]
    fn bad_lines_say_what_is_accepted() {
        for (line, last, part) in [
            ("3", None, "1 numbers; accepted are 2 (x, m)"),
            ("3 7", Some(7), "2 numbers; accepted are 1 (x)"),
            ("3 q", None, "m: character 1"),
            ("{", None, "not a JSON object"),
            (r#"{"x": 1}"#, None, "\"m\" is missing"),
            (r#"{"x": 1, "m": 2}"#, Some(7), "\"m\" is not expected"),
            (
                r#"{"x": 3, "m": 7, "x": 5}"#,
                None,
                "field \"x\" is given twice",
            ),
            (
                r#"{"id": 1, "x": 3, "id": 2, "m": 7}"#,
                None,
                "field \"id\" is given twice",
            ),
            (r#"{"x": 1.5, "m": 2}"#, None, "\"x\": character 2"),
            (r#"{"x": null, "m": 2}"#, None, "neither"),
            (r#"{"x": 1, "m": 2} 3"#, None, "trailing"),
        ] {
            let error = read(line, last, false).expect_err(line);
            assert!(error.contains(part), "{line}: {error}");
        }
    }
}
