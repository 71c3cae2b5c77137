// SPDX-License-Identifier: MIT OR Apache-2.0
//! The process' arguments, and what is done to them before they are parsed.

use clap::builder::{OsStringValueParser, TypedValueParser};
use std::ffi::OsString;
use std::path::PathBuf;

/// The process' arguments, with a space before each negative number.
///
/// clap takes `-0x5` and `-2^255` for options. No option starts with a digit or a parenthesis, and
/// a space before a number is ignored where it is read. [`unmark`] takes it away.
pub fn arguments() -> Vec<OsString> {
    let all = named_algorithm(std::env::args_os().collect());
    all.into_iter().map(mark).collect()
}

/// The parser of an argument that names a file.
pub fn path() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(|argument| match argument.to_str() {
        Some(text) => unmark(text).into(),
        None => argument.into(),
    })
}

/// The argument as it was given.
pub fn unmark(argument: &str) -> &str {
    let given = argument.strip_prefix(' ');
    given.filter(|given| is_negative(given)).unwrap_or(argument)
}

fn mark(argument: OsString) -> OsString {
    if !argument.to_str().is_some_and(is_negative) {
        return argument;
    }
    let mut marked = OsString::from(" ");
    marked.push(argument);
    marked
}

/// Whether it is a minus and then a digit or a parenthesis, with any spaces before and between:
/// what was given with a space is marked too, so that the mark can be taken away.
fn is_negative(text: &str) -> bool {
    let rest = text.trim_start_matches(' ').strip_prefix('-');
    let first = rest.and_then(|rest| rest.trim_start_matches(' ').chars().next());
    first.is_some_and(|c| c.is_ascii_digit() || c == '(')
}

/// `trace --algorithm NAME A B` means `trace NAME A B`.
fn named_algorithm(mut all: Vec<OsString>) -> Vec<OsString> {
    let place = all.iter().position(|argument| {
        argument
            .to_str()
            .is_some_and(|text| text == "--algorithm" || text.starts_with("--algorithm="))
    });
    let Some(place) = place.filter(|_| all.get(1).is_some_and(|verb| verb == "trace")) else {
        return all;
    };
    let name = match all[place]
        .to_str()
        .and_then(|t| t.strip_prefix("--algorithm="))
    {
        Some(name) => name.into(),
        // Without a name it is left for the parser to refuse.
        None if place + 1 == all.len() => return all,
        None => all.remove(place + 1),
    };
    all.remove(place);
    all.insert(2, name);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_algorithm_may_be_named_by_an_option() {
        let moved = |text: &str| {
            let all = text.split(' ').map(OsString::from).collect();
            let all: Vec<_> = named_algorithm(all)
                .into_iter()
                .map(|argument| argument.into_string().unwrap())
                .collect();
            all.join(" ")
        };
        for (given, meant) in [
            (
                "bezout trace --algorithm euclid 27 2",
                "bezout trace euclid 27 2",
            ),
            (
                "bezout trace 27 2 --algorithm=euclid",
                "bezout trace euclid 27 2",
            ),
            ("bezout trace euclid 27 2", "bezout trace euclid 27 2"),
            (
                "bezout trace 27 2 --algorithm",
                "bezout trace 27 2 --algorithm",
            ),
            ("bezout gcd --algorithm x", "bezout gcd --algorithm x"),
        ] {
            assert_eq!(moved(given), meant);
        }
    }

    #[test]
    fn negative_numbers_are_told_from_options() {
        for (argument, expected) in [
            ("-5", " -5"),
            ("-0x1f", " -0x1f"),
            ("-(2^5)", " -(2^5)"),
            ("- 5", " - 5"),
            (" -5", "  -5"),
            ("-", "-"),
            ("--json", "--json"),
            ("-m", "-m"),
            ("-m5", "-m5"),
            ("5", "5"),
            ("", ""),
        ] {
            let marked = mark(argument.into());
            assert_eq!(marked, expected, "{argument}");
            assert_eq!(marked.to_str().map(unmark), Some(argument));
        }
    }
}
