// SPDX-License-Identifier: MIT OR Apache-2.0
//! The forms in which an argument can give a number: an expression, `@file`, `-` for standard input.

use crate::arguments::unmark;
use crate::failure::Failure;
use crate::number;
use num_bigint::BigInt;
use std::fs::File;
use std::io::{self, ErrorKind, Read, stdin};

/// Reads the operands of one call: standard input can serve one of them.
#[derive(Default)]
pub struct Operands {
    stdin_is_read: bool,
}

impl Operands {
    /// The number that the argument `name` gives.
    pub fn read(&mut self, name: &str, text: &str) -> Result<BigInt, Failure> {
        let (source, content) = self.content(name, text)?;
        number::parse(&content)
            .map_err(|error| Failure::usage(format!("{name}{source} is not a number: {error}")))
    }

    /// Where the argument comes from, for an error, and what it says.
    pub fn content(&mut self, name: &str, text: &str) -> Result<(String, String), Failure> {
        Ok(match text.trim().strip_prefix('@') {
            Some(path) => (format!(" (file {path})"), read_file(name, path)?),
            None if text.trim() == "-" => (" (standard input)".into(), self.read_stdin(name)?),
            None => (String::new(), unmark(text).to_string()),
        })
    }

    fn read_stdin(&mut self, name: &str) -> Result<String, Failure> {
        if std::mem::replace(&mut self.stdin_is_read, true) {
            return Err(Failure::usage(format!(
                "{name} is '-', but another argument was read from standard input already; one can be"
            )));
        }
        read_all(stdin().lock())
            .map_err(|error| Failure::usage(format!("{name}: cannot read standard input: {error}")))
    }
}

fn read_file(name: &str, path: &str) -> Result<String, Failure> {
    File::open(path)
        .map_err(|error| error.to_string())
        .and_then(read_all)
        .map_err(|error| Failure::usage(format!("{name}: cannot read the file {path}: {error}")))
}

fn read_all(source: impl Read) -> Result<String, String> {
    let mut text = String::new();
    let length = source.take(MAX_BYTES + 1).read_to_string(&mut text);
    let length = length.map_err(|error| why_unreadable(&error))?;
    if length as u64 > MAX_BYTES {
        return Err(format!(
            "more than {MAX_BYTES} bytes, which is the most that is accepted"
        ));
    }
    Ok(text)
}

/// Why a text could not be read.
pub fn why_unreadable(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::InvalidData => "it is not text; UTF-8 is accepted".into(),
        _ => error.to_string(),
    }
}

/// The longest decimal number has 20 million digits; the rest is room for spaces and expressions.
const MAX_BYTES: u64 = 1 << 25;
