// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys from files. What cannot be read is told with its reason, and the rest goes on.

use super::key::Item;
use super::piece::Need;
use super::scan::{LONGEST_DER, PRINTED, Scan};
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
use std::fs::File;
use std::io::{self, Read};
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Where an item is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place<'a> {
    /// The file, as it was named.
    pub file: &'a str,
    /// The line that it begins in, from 1; 0 for what has no lines.
    pub line: u64,
    /// Its octets in the file, or in what a compressed file has.
    pub octets: Range<u64>,
}

/// Reads keys from files, and tells each with its place, and what is there instead.
///
/// Every octet of a file but blanks is in the range of an item that is told.
pub struct Reader<F> {
    /// Whether numbers in lists, CSV and JSON are decimal, not hexadecimal.
    pub decimal: bool,
    /// What is told.
    pub tell: F,
}

impl<F: FnMut(&Place<'_>, Item)> Reader<F> {
    /// Reads a file, all files of a folder, or standard input (`-`).
    ///
    /// Formats are told by the content, for each piece of a file: PEM, DER, OpenSSH, OpenPGP,
    /// PKCS #7, PKCS #12 and stores of Java without a password, CSV, JSON, JWK, records of DNS,
    /// lists of numbers, and base64; compressed by gzip or zstd.
    pub fn path(&mut self, path: &Path) {
        if path == Path::new("-") {
            return self.stream("-", io::stdin().lock());
        }
        let mut rest = vec![path.to_path_buf()];
        while let Some(path) = rest.pop() {
            let name = path.display().to_string();
            if let Err(error) = self.entry(&path, &name, &mut rest) {
                self.failed(&name, &error);
            }
        }
    }

    fn failed(&mut self, name: &str, error: &io::Error) {
        let place = Place {
            file: name,
            line: 0,
            octets: 0..0,
        };
        (self.tell)(&place, Item::unread(error.to_string()));
    }

    fn entry(&mut self, path: &Path, name: &str, rest: &mut Vec<PathBuf>) -> io::Result<()> {
        if path.is_dir() {
            let entries = path.read_dir()?;
            let paths = entries
                .map(|entry| Ok(entry?.path()))
                .collect::<io::Result<Vec<_>>>()?;
            let (mut taken, left): (Vec<_>, Vec<_>) = paths
                .into_iter()
                // A link to a folder could lead back, and a pipe in a folder would be waited for.
                .partition(|path| path.is_file() || path.is_dir() && !path.is_symlink());
            for path in left {
                let error = io::Error::other(
                    "a link or a device in a folder, which is not read; name it to read it",
                );
                self.failed(&path.display().to_string(), &error);
            }
            taken.sort_by(|a, b| b.cmp(a));
            rest.extend(taken);
            return Ok(());
        }
        self.stream(name, File::open(path)?);
        Ok(())
    }

    /// Reads what has this name.
    pub fn stream(&mut self, name: &str, source: impl Read) {
        if let Err(error) = self.document(name, Window::new(source), 0) {
            self.failed(name, &error);
        }
    }

    /// A file, or what is in a compressed one.
    fn document(
        &mut self,
        name: &str,
        mut window: Window<impl Read>,
        depth: usize,
    ) -> io::Result<()> {
        window.fill(16)?;
        match window.octets() {
            [0x1f, 0x8b, 8, ..] if depth < COMPRESSED => {
                let source: Box<dyn Read + '_> =
                    Box::new(flate2::read::MultiGzDecoder::new(window));
                return self.document(name, Window::new(source), depth + 1);
            }
            [0x28, 0xb5, 0x2f, 0xfd, ..] if depth < COMPRESSED => {
                let source: Box<dyn Read + '_> = Box::new(Zstd {
                    source: Some(Box::new(window)),
                    frame: None,
                });
                return self.document(name, Window::new(source), depth + 1);
            }
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => {
                let text = utf16(window, LONGEST_DER)?;
                return self.pieces(name, Window::new(&text[..]));
            }
            _ => {}
        }
        self.pieces(name, window)
    }

    fn pieces(&mut self, name: &str, mut window: Window<impl Read>) -> io::Result<()> {
        let mut scan = Scan::new(self.decimal);
        let (mut line, mut wanted, mut found) = (1, FIRST, false);
        // A key in the text that OpenSSL prints before or after it is the same one: its modulus,
        // and whether it is the text.
        let mut before: Option<(Vec<u64>, bool)> = None;
        let mut binary = false;
        loop {
            window.fill(wanted)?;
            let (octets, last) = (window.octets(), window.ended);
            if octets.is_empty() {
                break;
            }
            let piece = match scan.piece(octets, last) {
                Ok(piece) => piece,
                Err(Need(count)) => {
                    wanted = count.max(octets.len() + 1).min(2 * LONGEST_DER);
                    continue;
                }
            };
            let (mut counted, length) = (0, piece.length.clamp(1, octets.len()));
            binary |= octets[0] == 0x30 && octets.len() > 1 && octets[1] >= 0x80;
            for (range, item) in piece.items {
                let mut item = item.checked();
                if range.start > counted {
                    line += lines(octets, counted..range.start);
                    counted = range.start;
                }
                found |= item != Item::Text;
                if let Item::Rsa(key) = &item {
                    let n = key.number("n").map(<[u64]>::to_vec);
                    let printed = key.what == PRINTED;
                    let this = n.map(|n| (n, printed));
                    match (before.take(), &this) {
                        (Some((last, other)), Some((n, _))) if last == *n && other != printed => {
                            item = Item::Text;
                        }
                        _ => before = this,
                    }
                }
                let start = window.at;
                let place = Place {
                    file: name,
                    line: if binary { 0 } else { line },
                    octets: start + range.start as u64..start + range.end as u64,
                };
                (self.tell)(&place, item);
            }
            line += lines(octets, counted..length);
            window.skip(length);
            wanted = FIRST;
        }
        if !found {
            let place = Place {
                file: name,
                line: 0,
                octets: 0..window.at,
            };
            (self.tell)(&place, Item::unread(NOTHING));
        }
        Ok(())
    }
}

/// Files in compressed files beyond this depth are not looked at.
const COMPRESSED: usize = 2;

/// The octets that are there for a piece before it says how many it needs.
const FIRST: usize = 1 << 14;

const NOTHING: &str = "no key is in it; accepted are PEM, DER, keys of SSH, OpenPGP and JWK, CSV and JSON with a modulus, and lists of numbers or base64";

/// The ends of lines in a range.
fn lines(octets: &[u8], range: Range<usize>) -> u64 {
    let ends = memchr::memchr2_iter(b'\n', b'\r', &octets[range.clone()]);
    ends.map(|end| range.start + end)
        .filter(|&end| !(octets[end] == b'\r' && octets.get(end + 1) == Some(&b'\n')))
        .count() as u64
}

/// The next octets of a source.
struct Window<S> {
    source: S,
    buffer: Vec<u8>,
    start: usize,
    /// How many octets were before.
    at: u64,
    ended: bool,
}

impl<S: Read> Window<S> {
    fn new(source: S) -> Self {
        Self {
            source,
            buffer: Vec::new(),
            start: 0,
            at: 0,
            ended: false,
        }
    }

    fn octets(&self) -> &[u8] {
        &self.buffer[self.start..]
    }

    /// At least this many octets, if there are as many; and whether these are all.
    fn fill(&mut self, count: usize) -> io::Result<()> {
        if self.octets().len() >= count || self.ended {
            return Ok(());
        }
        self.buffer.drain(..self.start);
        self.start = 0;
        // More than one piece needs, so that octets are moved seldom.
        let missing = (count + STEP).saturating_sub(self.buffer.len()) as u64;
        let read = self
            .source
            .by_ref()
            .take(missing)
            .read_to_end(&mut self.buffer)?;
        self.ended = (read as u64) < missing;
        Ok(())
    }

    fn skip(&mut self, count: usize) {
        self.start += count;
        self.at += count as u64;
    }
}

impl<S: Read> Read for Window<S> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.octets() {
            [] => self.source.read(out),
            octets => {
                let count = octets.len().min(out.len());
                out[..count].copy_from_slice(&octets[..count]);
                self.start += count;
                Ok(count)
            }
        }
    }
}

const STEP: usize = 1 << 18;

/// All frames of zstd.
struct Zstd<'a> {
    source: Option<Box<dyn Read + 'a>>,
    frame: Option<Frame<'a>>,
}

type Frame<'a> = StreamingDecoder<Box<dyn Read + 'a>, FrameDecoder>;

impl Read for Zstd<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(frame) = &mut self.frame {
                let count = frame.read(out)?;
                if count > 0 || out.is_empty() {
                    return Ok(count);
                }
                self.source = self.frame.take().map(Frame::into_inner);
            }
            let Some(mut source) = self.source.take() else {
                return Ok(0);
            };
            let mut first = Vec::new();
            if source.by_ref().take(1).read_to_end(&mut first)? == 0 {
                return Ok(0);
            }
            let source: Box<dyn Read + '_> = Box::new(io::Cursor::new(first).chain(source));
            self.frame = Some(StreamingDecoder::new(source).map_err(io::Error::other)?);
        }
    }
}

/// Text of UTF-16 with its mark, of at most `most` octets, in UTF-8.
fn utf16(source: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut octets = Vec::new();
    source.take(most as u64 + 1).read_to_end(&mut octets)?;
    if octets.len() > most {
        let reason = format!("it has more than {most} octets of UTF-16, accepted are as many");
        return Err(io::Error::other(reason));
    }
    let big = octets.starts_with(&[0xfe, 0xff]);
    let units = octets[2..].chunks(2).map(|pair| match *pair {
        [a, b] if big => u16::from_be_bytes([a, b]),
        [a, b] => u16::from_le_bytes([a, b]),
        _ => 0xfffd,
    });
    let text = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
    Ok(text.collect::<String>().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::utf16;

    #[test]
    fn a_long_text_of_utf_16_is_refused_and_not_cut() {
        let text = [0xff, 0xfe, b'a', 0, b'b', 0];
        assert_eq!(utf16(&text[..], 6).expect("it fits"), b"ab");
        let error = utf16(&text[..], 5).expect_err("it is too long");
        assert!(error.to_string().contains("more than 5 octets"), "{error}");
    }
}
