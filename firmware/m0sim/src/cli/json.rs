// SPDX-License-Identifier: MIT OR Apache-2.0
//! The little of JSON that a report needs.

use std::fmt::{Display, Write};

/// A text in quotes.
pub(crate) fn text(value: &str) -> String {
    let mut out = String::from('"');
    for c in value.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            c if (c as u32) < 0x20 => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// An object of values that are JSON already.
#[derive(Default)]
pub(crate) struct Object(Vec<String>);

impl Object {
    pub(crate) fn text(mut self, key: &str, value: &str) -> Self {
        self.0.push(format!("{}:{}", text(key), text(value)));
        self
    }

    pub(crate) fn raw(mut self, key: &str, value: impl Display) -> Self {
        self.0.push(format!("{}:{value}", text(key)));
        self
    }

    pub(crate) fn list(self, key: &str, values: impl Iterator<Item = String>) -> Self {
        let values: Vec<String> = values.collect();
        self.raw(key, format!("[{}]", values.join(",")))
    }

    pub(crate) fn end(self) -> String {
        format!("{{{}}}", self.0.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes() {
        assert_eq!(text("a\"b\\c\n"), "\"a\\\"b\\\\c\\u000a\"");
        let object = Object::default()
            .raw("n", 1)
            .text("t", "x")
            .list("l", ["2".to_owned()].into_iter());
        assert_eq!(object.end(), r#"{"n":1,"t":"x","l":[2]}"#);
    }
}
