// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys in values of JSON: JWK and sets of them, objects with a modulus, and keys in any text of
//! theirs.

use super::key::{Item, Key, from_octets};
use super::number::{base64, number};
use super::piece::{Context, SHORTEST};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::HashSet;
use std::fmt;

/// A value, with all fields of an object: also those that have one name.
pub(super) enum Value {
    Object(Vec<(String, Value)>),
    Array(Vec<Value>),
    Text(String),
    /// A number as it is written.
    Number(String),
    Other,
}

/// The name that serde_json gives to a number in its digits.
const DIGITS: &str = "$serde_json::private::Number";

impl<'de> Deserialize<'de> for Value {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Value;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value")
            }
            fn visit_bool<E>(self, _: bool) -> Result<Value, E> {
                Ok(Value::Other)
            }
            fn visit_unit<E>(self) -> Result<Value, E> {
                Ok(Value::Other)
            }
            fn visit_i64<E>(self, x: i64) -> Result<Value, E> {
                Ok(Value::Number(x.to_string()))
            }
            fn visit_u64<E>(self, x: u64) -> Result<Value, E> {
                Ok(Value::Number(x.to_string()))
            }
            fn visit_f64<E>(self, x: f64) -> Result<Value, E> {
                Ok(Value::Number(x.to_string()))
            }
            fn visit_str<E>(self, text: &str) -> Result<Value, E> {
                Ok(Value::Text(text.into()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
                let mut values = Vec::new();
                while let Some(value) = seq.next_element()? {
                    values.push(value);
                }
                Ok(Value::Array(values))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
                let mut fields = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Value>()? {
                    match value {
                        Value::Text(digits) if name == DIGITS => return Ok(Value::Number(digits)),
                        value => fields.push((name, value)),
                    }
                }
                Ok(Value::Object(fields))
            }
        }
        deserializer.deserialize_any(Any)
    }
}

/// All that looks like a key in a value, or that there is none.
pub(super) fn keys(value: &Value, context: &Context) -> Vec<Item> {
    let mut items = Vec::new();
    look(value, context, &mut items);
    if items.is_empty() {
        items.push(Item::unread("no text \"modulus\" in an object"));
    }
    items
}

fn look(value: &Value, context: &Context, items: &mut Vec<Item>) {
    match value {
        Value::Object(fields) => object(fields, context, items),
        Value::Array(values) => {
            for value in values {
                look(value, context, items);
            }
        }
        Value::Text(text) if text.len() >= SHORTEST => {
            items.extend(context.nested(text.as_bytes()));
        }
        _ => {}
    }
}

fn object(fields: &[(String, Value)], context: &Context, items: &mut Vec<Item>) {
    let text = |wanted: &str| {
        fields.iter().find_map(|(name, value)| match value {
            Value::Text(text) if name == wanted => Some(&text[..]),
            _ => None,
        })
    };
    // The key itself, and its certificates, which have it too; an object may have a million.
    let (mut own, mut seen) = (HashSet::new(), items.len());
    let modulus_of = |item: &Item| match item {
        Item::Rsa(key) => key.number("n").map(<[u64]>::to_vec),
        _ => None,
    };
    let kind = text("kty");
    match kind {
        Some("RSA") => {
            let number = |name| base64(text(name)?.as_bytes()).ok();
            items.push(match (number("n"), number("e")) {
                (Some(n), Some(e)) => Item::Rsa(Key::rsa("an RSA key of JWK", &n, &e)),
                _ => Item::unread("a JWK of RSA without n and e in base64"),
            });
        }
        Some(kind) => items.push(Item::other(format!("a JWK of the type {kind}"))),
        None => {}
    }
    let exponent = fields.iter().find_map(|(name, value)| {
        let is = EXPONENTS.iter().any(|own| name.eq_ignore_ascii_case(own));
        let (Value::Text(text) | Value::Number(text)) = value else {
            return None;
        };
        let decimal =
            context.decimal || matches!(value, Value::Number(_)) || !text.starts_with("0x");
        is.then(|| number(text, decimal).ok()).flatten()
    });
    for (name, value) in fields {
        let is_n = name == "n" && kind.is_none();
        match value {
            Value::Text(_) | Value::Number(_) if is_n || name.eq_ignore_ascii_case("modulus") => {
                items.push(modulus(value, exponent.as_deref(), context.decimal, is_n));
            }
            Value::Text(_) if kind == Some("RSA") && JWK.contains(&&name[..]) => {}
            value => {
                let mut others = Vec::new();
                look(value, context, &mut others);
                own.extend(items[seen..].iter().filter_map(modulus_of));
                seen = items.len();
                others.retain(|item| modulus_of(item).is_none_or(|n| !own.contains(&n)));
                items.extend(others);
            }
        }
    }
}

/// Numbers of a JWK beside n.
const JWK: [&str; 8] = ["n", "e", "d", "p", "q", "dp", "dq", "qi"];

const EXPONENTS: [&str; 4] = ["e", "exponent", "publicExponent", "public_exponent"];

fn modulus(value: &Value, e: Option<&[u64]>, decimal: bool, is_n: bool) -> Item {
    let n = match value {
        Value::Number(digits) => number(digits, true),
        Value::Text(text) => number(text, decimal).or_else(|reason| {
            // As in a JWK, whose type was left out.
            match base64(text.as_bytes()) {
                Ok(octets) if is_n && octets.len() >= 64 => Ok(from_octets(&octets)),
                _ => Err(reason),
            }
        }),
        _ => return Item::unread("the modulus is no text"),
    };
    numbered(n, e)
}

/// A key by its modulus, and its exponent if there is one.
pub(super) fn numbered(n: Result<Vec<u64>, String>, e: Option<&[u64]>) -> Item {
    match n {
        Ok(n) => {
            let mut key = Key::new("a modulus");
            key.numbers.push(("n", n));
            key.numbers.extend(e.map(|e| ("e", e.to_vec())));
            Item::Rsa(key)
        }
        Err(reason) => Item::Unread(reason),
    }
}
