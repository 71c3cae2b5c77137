// SPDX-License-Identifier: MIT OR Apache-2.0
//! Blocks of whole lines of bounded length: whatever the input is, memory is not.

use memchr::{memchr, memchr_iter, memrchr};
use std::io::{self, Read};
use std::iter;

/// Some lines of the input, one after the other.
#[derive(Default)]
pub struct Block {
    pub text: Vec<u8>,
    /// The number of its first line, from 1.
    pub first: u64,
    /// How many lines it has.
    pub lines: u64,
    /// Bytes read so far.
    pub bytes: u64,
    /// Instead of a text: one line that is too long.
    pub too_long: bool,
}

/// As for files: room for the longest number.
pub const MAX_BYTES: usize = 1 << 24;
/// Bytes of one read. What a read has given is a block, so that whoever waits for an answer gets
/// it.
const READ: usize = 1 << 17;

/// Reads blocks.
pub struct Blocks<R> {
    source: R,
    /// The beginning of the line that has not ended.
    rest: Vec<u8>,
    too_long: bool,
    next_line: u64,
    bytes: u64,
}

impl<R: Read> Blocks<R> {
    pub fn new(source: R) -> Self {
        Self {
            source,
            rest: Vec::new(),
            too_long: false,
            next_line: 1,
            bytes: 0,
        }
    }

    /// The next block, in this memory; none after the last one.
    pub fn next_block(&mut self, mut text: Vec<u8>) -> io::Result<Option<Block>> {
        text.clear();
        text.append(&mut self.rest);
        // Lines behind one that was too long.
        if let Some(end) = memrchr(b'\n', &text) {
            self.rest.extend_from_slice(&text[end + 1..]);
            text.truncate(end + 1);
            return Ok(Some(self.block(text)));
        }
        loop {
            let start = text.len();
            text.resize(start + READ, 0);
            let count = match self.source.read(&mut text[start..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => 0,
                Ok(0) => {
                    text.truncate(start);
                    let ended = !text.is_empty() || self.too_long;
                    return Ok(ended.then(|| self.block(text)));
                }
                count => count?,
            };
            text.truncate(start + count);
            self.bytes += count as u64;
            let find = if self.too_long { memchr } else { memrchr };
            if let Some(end) = find(b'\n', &text[start..]) {
                let end = start + end + 1;
                self.rest.extend_from_slice(&text[end..]);
                text.truncate(end);
                return Ok(Some(self.block(text)));
            }
            if self.too_long || text.len() > MAX_BYTES {
                // The memory of one long line is not kept for all others.
                (self.too_long, text) = (true, Vec::new());
            }
        }
    }

    fn block(&mut self, text: Vec<u8>) -> Block {
        let too_long = std::mem::take(&mut self.too_long);
        let unended = u64::from(text.last().is_some_and(|&c| c != b'\n'));
        let lines = if too_long {
            1
        } else {
            memchr_iter(b'\n', &text).count() as u64 + unended
        };
        let first = self.next_line;
        self.next_line += lines;
        Block {
            text: if too_long { Vec::new() } else { text },
            first,
            lines,
            bytes: self.bytes,
            too_long,
        }
    }
}

/// Why a line cannot be used.
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

impl Block {
    /// Each line without its end, with its number.
    pub fn lines(&self) -> impl Iterator<Item = (u64, Result<&[u8], BadLine>)> {
        let mut rest = self.text.as_slice();
        let lines = iter::from_fn(move || {
            let end = memchr(b'\n', rest).map_or(rest.len(), |end| end + 1);
            let line = rest.split_off(..end).filter(|line| !line.is_empty())?;
            Some(match line.len() > MAX_BYTES {
                true => Err(BadLine::TooLong),
                false => Ok(line.trim_ascii()),
            })
        });
        let too_long = self.too_long.then_some(Err(BadLine::TooLong));
        (self.first..).zip(lines.chain(too_long))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All lines, where a read gives at most `most` bytes.
    fn all(text: &[u8], most: usize) -> Vec<Result<Vec<u8>, BadLine>> {
        struct Slow<'a>(&'a [u8], usize);
        impl Read for Slow<'_> {
            fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
                let most = self.1.min(out.len());
                self.0.read(&mut out[..most])
            }
        }
        let mut blocks = Blocks::new(Slow(text, most));
        let (mut all, mut number) = (Vec::new(), 0);
        while let Some(block) = blocks.next_block(Vec::new()).unwrap() {
            assert!(block.text.len() <= MAX_BYTES + READ);
            let before = all.len();
            for (n, line) in block.lines() {
                number += 1;
                assert_eq!(n, number);
                all.push(line.map(<[u8]>::to_vec));
            }
            assert_eq!(block.lines, (all.len() - before) as u64);
        }
        assert_eq!(blocks.bytes, text.len() as u64);
        all
    }

    #[test]
    fn ends_of_lines() {
        let lines = |text: &[u8]| {
            let found = all(text, 1 << 20);
            for most in [1, 2, 3] {
                assert_eq!(all(text, most), found);
            }
            let lines = found.into_iter().map(Result::unwrap);
            lines
                .map(|line| String::from_utf8(line).unwrap())
                .collect::<Vec<_>>()
        };
        assert!(lines(b"").is_empty());
        assert_eq!(lines(b"1"), ["1"]);
        assert_eq!(lines(b"1\n"), ["1"]);
        assert_eq!(lines(b"\n"), [""]);
        assert_eq!(lines(b"1\r\n\n 2 "), ["1", "", "2"]);
    }

    #[test]
    fn a_line_without_end_is_skipped_and_not_kept() {
        for (most, more) in [(100_003, 1), (1 << 20, 2 * READ)] {
            let mut text = vec![b'9'; MAX_BYTES + more];
            assert_eq!(all(&text, most), [Err(BadLine::TooLong)]);
            text.extend(b"\n7\n8");
            let (seven, eight) = (Ok(b"7".to_vec()), Ok(b"8".to_vec()));
            assert_eq!(all(&text, most), [Err(BadLine::TooLong), seven, eight]);
            let longest = vec![b'9'; MAX_BYTES];
            assert_eq!(all(&longest, most)[0].as_ref().map(Vec::len), Ok(MAX_BYTES));
        }
    }
}
