// SPDX-License-Identifier: MIT OR Apache-2.0
//! The forms in which an argument can give a number: an expression, `@file`, `@key#name`, `-` for
//! standard input.

use crate::arguments::unmark;
use crate::failure::Failure;
use crate::key::{self, Key};
use crate::number;
use crate::output::Digits;
use bezout_large::Integer;
use std::fs::File;
use std::io::{self, ErrorKind, Read, stdin};
use std::path::Path;

/// Reads the operands of one call: standard input can serve one of them.
#[derive(Default)]
pub struct Operands {
    stdin_is_read: bool,
    /// None where the command has no such option.
    digits: Option<Digits>,
}

impl Operands {
    /// Those whose numbers have such digits.
    pub fn of(digits: Digits) -> Self {
        Self {
            stdin_is_read: false,
            digits: Some(digits),
        }
    }

    /// The number that the argument `name` gives.
    pub fn read(&mut self, name: &str, text: &str) -> Result<Integer, Failure> {
        if let Some((path, number)) = text.trim().strip_prefix('@').and_then(split_key) {
            let key = read_bytes(path).and_then(|bytes| Key::read(&bytes, Some(number)));
            return key
                .and_then(|key| key.number(number))
                .map_err(|why| Failure::usage(format!("{name} (file {path}): {why}")));
        }
        let (source, content) = self.content(name, text)?;
        let radix = self.digits.map_or(10, Digits::radix);
        number::parse_in(&content, radix).map_err(|error| {
            let bare = content.trim().bytes().all(|c| c.is_ascii_hexdigit());
            let hint = match self.digits {
                Some(_) if bare && radix == 10 => "; --base 16 accepts hexadecimal digits alone",
                _ => "",
            };
            Failure::usage(format!("{name}{source} is not a number: {error}{hint}"))
        })
    }

    /// Where the argument comes from, for an error, and what it says.
    pub fn content(&mut self, name: &str, text: &str) -> Result<(String, String), Failure> {
        let (what, bytes, path) = match text.trim().strip_prefix('@') {
            Some(path) => (format!("the file {path}"), read_bytes(path), path),
            None if text.trim() == "-" => {
                let bytes = self.read_stdin(name)?;
                ("standard input".into(), bytes, "/dev/stdin")
            }
            None => return Ok((String::new(), unmark(text).to_string())),
        };
        match bytes.and_then(|bytes| as_text(bytes, path)) {
            Ok(content) => Ok((format!(" ({})", what.trim_start_matches("the ")), content)),
            Err(why) => Err(Failure::usage(format!("{name}: cannot read {what}: {why}"))),
        }
    }

    fn read_stdin(&mut self, name: &str) -> Result<Result<Vec<u8>, String>, Failure> {
        if std::mem::replace(&mut self.stdin_is_read, true) {
            return Err(Failure::usage(format!(
                "{name} is '-', but another argument was read from standard input already; one can be"
            )));
        }
        Ok(read_all(stdin().lock()))
    }
}

/// The file and the name of a number in it, unless the whole is a file.
fn split_key(path: &str) -> Option<(&str, &str)> {
    let parts = path.rsplit_once('#')?;
    (!Path::new(path).exists()).then_some(parts)
}

fn read_bytes(path: &str) -> Result<Vec<u8>, String> {
    File::open(path)
        .map_err(|error| error.to_string())
        .and_then(read_all)
}

fn read_all(source: impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let length = source.take(MAX_BYTES + 1).read_to_end(&mut bytes);
    let length = length.map_err(|error| error.to_string())?;
    if length as u64 > MAX_BYTES {
        return Err(format!(
            "more than {MAX_BYTES} bytes, which is the most that is accepted"
        ));
    }
    Ok(bytes)
}

/// The text, or what is there instead.
fn as_text(bytes: Vec<u8>, path: &str) -> Result<String, String> {
    if let Some(format) = key::format(&bytes) {
        return Err(match Key::read(&bytes, None) {
            Ok(key) => format!("it is a {format} file, which has {}", key.describe(path)),
            Err(why) => format!("it is a {format} file: {why}"),
        });
    }
    let text = String::from_utf8(bytes).map_err(|_| NO_TEXT)?;
    Ok(match text.strip_prefix(BOM) {
        Some(rest) => rest.into(),
        None => text,
    })
}

/// What some editors write at the begin of a file.
pub const BOM: char = '\u{feff}';

const NO_TEXT: &str = "it is not text; UTF-8 is accepted";

/// Why a text could not be read.
pub fn why_unreadable(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::InvalidData => NO_TEXT.into(),
        _ => error.to_string(),
    }
}

/// The longest decimal number has 20 million digits; the rest is room for spaces and expressions.
const MAX_BYTES: u64 = 1 << 25;
