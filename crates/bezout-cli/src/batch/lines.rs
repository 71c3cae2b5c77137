// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lines of bounded length: whatever the input is, memory is not.

use std::io::{self, BufRead, BufReader, Read};

/// Reads lines and counts them.
pub struct Lines<R> {
    source: BufReader<R>,
    line: Vec<u8>,
    /// The number of the line read last, from 1.
    pub number: u64,
    /// Bytes read so far.
    pub bytes: u64,
}

/// Why a line cannot be used; the reader stands behind it.
#[derive(Debug, PartialEq, Eq)]
pub enum BadLine {
    TooLong,
    NotUtf8,
}

impl BadLine {
    pub fn reason(&self) -> String {
        match self {
            Self::TooLong => format!("longer than the {MAX_BYTES} bytes that are accepted"),
            Self::NotUtf8 => "not text: UTF-8 is accepted".into(),
        }
    }
}

/// As for files: room for the longest number.
const MAX_BYTES: usize = 1 << 24;

impl<R: Read> Lines<R> {
    pub fn new(source: R) -> Self {
        Self {
            source: BufReader::with_capacity(1 << 16, source),
            line: Vec::new(),
            number: 0,
            bytes: 0,
        }
    }

    /// Whether reading on may have to wait.
    pub fn is_drained(&self) -> bool {
        self.source.buffer().is_empty()
    }

    /// The next line without its end; none after the last one.
    pub fn next_line(&mut self) -> io::Result<Option<Result<&str, BadLine>>> {
        self.line.clear();
        let mut too_long = false;
        let mut length = 0;
        loop {
            let available = match self.source.fill_buf() {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                available => available?,
            };
            let end = available.iter().position(|&c| c == b'\n');
            let taken = end.map_or(available.len(), |end| end + 1);
            if self.line.len() + taken > MAX_BYTES {
                too_long = true;
            } else {
                self.line.extend_from_slice(&available[..taken]);
            }
            self.source.consume(taken);
            length += taken as u64;
            if taken == 0 || end.is_some() {
                break;
            }
        }
        if length == 0 {
            return Ok(None);
        }
        self.bytes += length;
        self.number += 1;
        if too_long {
            // The memory of one long line is not kept for all others.
            self.line = Vec::new();
            return Ok(Some(Err(BadLine::TooLong)));
        }
        Ok(Some(
            std::str::from_utf8(&self.line)
                .map(str::trim)
                .map_err(|_| BadLine::NotUtf8),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &[u8]) -> Vec<Result<String, BadLine>> {
        let mut lines = Lines::new(text);
        let mut all = Vec::new();
        while let Some(line) = lines.next_line().unwrap() {
            all.push(line.map(String::from));
        }
        assert_eq!(
            (lines.number, lines.bytes),
            (all.len() as u64, text.len() as u64)
        );
        all
    }

    #[test]
    fn ends_of_lines() {
        assert_eq!(all(b""), []);
        assert_eq!(all(b"1"), [Ok("1".into())]);
        assert_eq!(all(b"1\n"), [Ok("1".into())]);
        assert_eq!(
            all(b"1\r\n\n 2 "),
            [Ok("1".into()), Ok("".into()), Ok("2".into())]
        );
        assert_eq!(all(b"\xff\n3"), [Err(BadLine::NotUtf8), Ok("3".into())]);
    }

    #[test]
    fn a_line_without_end_is_skipped_and_not_kept() {
        let mut text = vec![b'9'; MAX_BYTES + 1];
        text.extend(b"\n7\n");
        assert_eq!(all(&text), [Err(BadLine::TooLong), Ok("7".into())]);
        let longest = vec![b'9'; MAX_BYTES];
        assert_eq!(all(&longest)[0].as_ref().map(String::len), Ok(MAX_BYTES));
    }
}
