// SPDX-License-Identifier: MIT OR Apache-2.0
//! The fields of a file of test vectors.

use crate::number;
use bezout_large::Integer;
use serde_json::{Map, Value};

/// What is wrong with a file, rather than with an answer.
#[derive(Debug)]
pub struct Malformed(pub String);

/// A JSON object with errors that say where.
pub struct Fields<'a> {
    fields: &'a Map<String, Value>,
}

impl<'a> Fields<'a> {
    pub fn of(what: &str, value: &'a Value) -> Result<Self, Malformed> {
        let fields = value
            .as_object()
            .ok_or_else(|| Malformed(format!("{what} is not an object")))?;
        Ok(Self { fields })
    }

    pub fn has(&self, name: &str) -> bool {
        self.fields.contains_key(name)
    }

    /// All of it.
    pub fn value(&self) -> Value {
        Value::Object(self.fields.clone())
    }

    fn get(&self, name: &str) -> Result<&'a Value, Malformed> {
        self.fields
            .get(name)
            .ok_or_else(|| Malformed(format!("field {name:?} is missing")))
    }

    pub fn record(&self, name: &str) -> Result<Fields<'a>, Malformed> {
        Fields::of(name, self.get(name)?)
    }

    pub fn array(&self, name: &str) -> Result<&'a [Value], Malformed> {
        let array = self.get(name)?.as_array();
        array
            .map(Vec::as_slice)
            .ok_or_else(|| Malformed(format!("field {name:?} is not an array")))
    }

    pub fn records(&self, name: &str) -> Result<Vec<Fields<'a>>, Malformed> {
        self.array(name)?
            .iter()
            .map(|value| Fields::of(name, value))
            .collect()
    }

    pub fn text(&self, name: &str) -> Result<&'a str, Malformed> {
        self.get(name)?
            .as_str()
            .ok_or_else(|| Malformed(format!("field {name:?} is not a string")))
    }

    /// A count: the schema has JSON numbers for these alone. `delta2` can be negative.
    pub fn count(&self, name: &str) -> Result<usize, Malformed> {
        let count = self.get(name)?.as_u64();
        count
            .map(|n| n as usize)
            .ok_or_else(|| Malformed(format!("field {name:?} is not a count")))
    }

    pub fn symbol(&self) -> Result<i8, Malformed> {
        let symbol = self
            .get("symbol")?
            .as_i64()
            .and_then(|symbol| i8::try_from(symbol).ok());
        symbol.ok_or_else(|| Malformed("field \"symbol\" is not -1, 0 or 1".into()))
    }

    pub fn integer(&self, name: &str) -> Result<Integer, Malformed> {
        integer(name, self.get(name)?)
    }

    pub fn integers(&self, name: &str) -> Result<Vec<Integer>, Malformed> {
        self.array(name)?
            .iter()
            .map(|value| integer(name, value))
            .collect()
    }
}

fn integer(name: &str, value: &Value) -> Result<Integer, Malformed> {
    let parsed = match value {
        Value::String(text) => number::parse(text).ok(),
        Value::Number(number) => number.as_i64().map(Integer::from),
        _ => None,
    };
    parsed.ok_or_else(|| Malformed(format!("field {name:?} is not an integer")))
}
