// SPDX-License-Identifier: MIT OR Apache-2.0
//! Keys from files. What cannot be read is told with its reason, and the rest goes on.

use super::encoding::{self, Result, from_der, from_ssh};
use crate::natural::{Natural, natural};
use base64ct::{Base64, Encoding};
use bezout_large::Integer;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

/// A modulus has at most this many bits.
pub const LONGEST: usize = 1 << 16;

/// The octets of a line at most, or of a block of PEM.
const LONGEST_LINE: u64 = 1 << 20;

/// The octets of a file of DER at most.
const LONGEST_DER: u64 = 1 << 28;

/// Reads moduli from files, and tells each with the name of its file and its line (0 for none), or why there is none.
pub struct Reader<F> {
    /// Whether numbers in CSV and JSON lines are decimal, not hexadecimal.
    pub decimal: bool,
    /// What is told: the file, the line, and the modulus or the reason.
    pub tell: F,
}

impl<F: FnMut(&str, u64, Result)> Reader<F> {
    /// Reads a file, all files of a folder, or standard input (`-`).
    ///
    /// Formats are told by the content: PEM with certificates, requests and public keys; the same in DER; lines of
    /// `authorized_keys`, `known_hosts` and `.pub`; CSV with a column `modulus`; lines of JSON with a `modulus`.
    pub fn path(&mut self, path: &Path) {
        if path == Path::new("-") {
            return self.stream("-", io::stdin().lock());
        }
        let mut rest = vec![path.to_path_buf()];
        while let Some(path) = rest.pop() {
            let name = path.display().to_string();
            if let Err(error) = self.entry(&path, &name, &mut rest) {
                (self.tell)(&name, 0, Err(error.to_string()));
            }
        }
    }

    fn entry(&mut self, path: &Path, name: &str, rest: &mut Vec<PathBuf>) -> io::Result<()> {
        if path.is_dir() {
            let entries = path.read_dir()?;
            let mut paths = entries
                .map(|entry| Ok(entry?.path()))
                .collect::<io::Result<Vec<_>>>()?;
            // A link to a folder could lead back, and a pipe in a folder would be waited for.
            paths.retain(|path| path.is_file() || path.is_dir() && !path.is_symlink());
            paths.sort_by(|a, b| b.cmp(a));
            rest.extend(paths);
            return Ok(());
        }
        self.stream(name, File::open(path)?);
        Ok(())
    }

    /// Reads what has this name.
    pub fn stream(&mut self, name: &str, source: impl Read) {
        let source = BufReader::with_capacity(1 << 16, source);
        if let Err(error) = self.read(name, source) {
            (self.tell)(name, 0, Err(error.to_string()));
        }
    }

    fn read(&mut self, name: &str, mut source: impl BufRead) -> io::Result<()> {
        // A pipe may give few octets at first.
        let mut head = Vec::new();
        source.by_ref().take(1 << 14).read_to_end(&mut head)?;
        let source = io::Cursor::new(head.clone()).chain(source);
        if head.starts_with(&[0x30]) && head.iter().any(|octet| *octet < 9) {
            return self.der(name, source);
        }
        let text = String::from_utf8_lossy(&head);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let first = text.lines().next().unwrap_or_default();
        let delimiter = [b',', b';', b'\t'].into_iter().find(|&delimiter| {
            let mut names = first.split(char::from(delimiter));
            names.any(is_modulus)
        });
        match delimiter {
            _ if text.contains(BEGIN) => self.pem(name, source),
            _ if first.starts_with('{') => self.json(name, source),
            Some(delimiter) => self.csv(name, source, delimiter),
            None => self.ssh(name, source),
        }
    }

    /// Objects of DER, one after the other.
    fn der(&mut self, name: &str, source: impl BufRead) -> io::Result<()> {
        let mut octets = Vec::new();
        source.take(LONGEST_DER).read_to_end(&mut octets)?;
        let mut rest = &octets[..];
        while !rest.is_empty() {
            let result = encoding::split(rest);
            rest = result.as_ref().map_or(&[], |&(_, rest)| rest);
            self.told(name, 0, result.and_then(|(object, _)| from_der(object)));
        }
        Ok(())
    }

    fn pem(&mut self, name: &str, source: impl BufRead) -> io::Result<()> {
        let mut block: Option<Block> = None;
        each_line(source, |number, line| {
            let line = line.unwrap_or_default().trim();
            if let Some(label) = between(line, BEGIN) {
                let begun = Block {
                    label: label.into(),
                    line: number,
                    body: String::new(),
                };
                if let Some(block) = block.replace(begun) {
                    self.told(name, block.line, Err("broken PEM: it has no end".into()));
                }
            } else if let Some(label) = between(line, END) {
                match block.take() {
                    Some(block) if block.label == label => {
                        self.told(name, block.line, block.modulus());
                    }
                    Some(block) => {
                        let reason = format!("broken PEM: it ends as {label}");
                        self.told(name, block.line, Err(reason));
                    }
                    None => self.told(
                        name,
                        number,
                        Err("broken PEM: an end without a begin".into()),
                    ),
                }
            } else if let Some(block) = &mut block
                // Headers, such as those of an encrypted key.
                && !line.contains(':')
                && (block.body.len() as u64) < LONGEST_LINE
            {
                block.body.push_str(line);
            }
        })?;
        if let Some(block) = block {
            self.told(name, block.line, Err("broken PEM: it has no end".into()));
        }
        Ok(())
    }

    fn json(&mut self, name: &str, source: impl BufRead) -> io::Result<()> {
        each_line(source, |number, line| {
            let Ok(line) = line.map(str::trim) else {
                return self.told(name, number, Err(TOO_LONG.into()));
            };
            if line.is_empty() {
                return;
            }
            let value: std::result::Result<serde_json::Value, _> = serde_json::from_str(line);
            let result = match value.as_ref().map(|value| &value["modulus"]) {
                Ok(serde_json::Value::String(text)) => self.number(text),
                Ok(_) => Err("no text \"modulus\" in an object".into()),
                Err(error) => Err(format!("broken JSON: {error}")),
            };
            self.told(name, number, result);
        })
    }

    fn csv(&mut self, name: &str, source: impl BufRead, delimiter: u8) -> io::Result<()> {
        let mut builder = csv::ReaderBuilder::new();
        let mut reader = builder
            .flexible(true)
            .delimiter(delimiter)
            .from_reader(source);
        let headers = reader.headers()?;
        let column = headers.iter().position(is_modulus).unwrap_or(0);
        let mut record = csv::ByteRecord::new();
        loop {
            let more = reader.read_byte_record(&mut record)?;
            if !more {
                return Ok(());
            }
            let line = record.position().map_or(0, csv::Position::line);
            let field = record.get(column).map(std::str::from_utf8);
            let result = match field {
                Some(Ok(text)) => self.number(text),
                _ => Err("the row has no modulus".into()),
            };
            self.told(name, line, result);
        }
    }

    /// Lines of SSH. A file in which no line is a key is told once.
    fn ssh(&mut self, name: &str, source: impl BufRead) -> io::Result<()> {
        let (mut keys, mut others) = (0, Vec::new());
        each_line(source, |number, line| {
            let line = line.unwrap_or_default().trim();
            if line.is_empty() || line.starts_with('#') {
                return;
            }
            let words: Vec<&str> = line.split_whitespace().collect();
            // The base64 of a length begins so. Hosts and commands may have the name of a type.
            let is_key = |pair: &&[&str]| {
                pair[1].starts_with("AAAA") && SSH.iter().any(|kind| pair[0].starts_with(kind))
            };
            match words.windows(2).find(is_key) {
                Some(&[kind, key]) => {
                    keys += 1;
                    let result = match RSA.contains(&kind) {
                        true => from_ssh(kind, key),
                        false => Err(format!("not a key of RSA, but {kind}")),
                    };
                    self.told(name, number, result);
                }
                _ if others.len() < 1000 => others.push(number),
                _ => {}
            }
        })?;
        if keys == 0 {
            self.told(name, 0, Err(NOTHING.into()));
        } else {
            for number in others {
                self.told(name, number, Err("no key of SSH".into()));
            }
        }
        Ok(())
    }

    fn number(&self, text: &str) -> Result {
        let digits: String = text
            .chars()
            .filter(|c| !c.is_whitespace() && *c != ':')
            .collect();
        if digits.len() > LONGEST {
            return Err(too_long());
        }
        let prefixed = digits.starts_with("0x") || digits.starts_with("0X");
        let text = match self.decimal || prefixed {
            true => digits.to_lowercase(),
            false => format!("0x{digits}"),
        };
        let number: Integer = text
            .parse()
            .map_err(|error| format!("no number: {error}"))?;
        match number.is_negative() {
            true => Err("a modulus below 0".into()),
            false => Ok(natural(number.limbs())),
        }
    }

    fn told(&mut self, name: &str, line: u64, result: Result) {
        let checked = result.and_then(|modulus: Natural| match modulus.len() {
            0 => Err("the modulus is 0".into()),
            1 if modulus[0] == 1 => Err("the modulus is 1".into()),
            limbs if limbs > LONGEST / 64 => Err(too_long()),
            _ => Ok(modulus),
        });
        (self.tell)(name, line, checked);
    }
}

fn too_long() -> String {
    format!("the modulus is too long; accepted are up to {LONGEST} bits")
}

const TOO_LONG: &str = "the line is too long; accepted is up to a megabyte";

const NOTHING: &str = "no key is in it; accepted are PEM, DER, lines of SSH, CSV with a column modulus, and lines of JSON";

const RSA: [&str; 2] = ["ssh-rsa", "ssh-rsa-cert-v01@openssh.com"];

/// How types of keys begin.
const SSH: [&str; 3] = ["ssh-", "ecdsa-sha2-", "sk-"];

const BEGIN: &str = "-----BEGIN ";
const END: &str = "-----END ";

fn is_modulus(name: &str) -> bool {
    name.trim_matches(|c: char| c.is_whitespace() || c == '"')
        .eq_ignore_ascii_case("modulus")
}

/// The label of a line that begins or ends a block.
fn between<'a>(line: &'a str, start: &str) -> Option<&'a str> {
    line.strip_prefix(start)?.strip_suffix("-----")
}

/// A block of PEM.
struct Block {
    label: String,
    line: u64,
    body: String,
}

impl Block {
    fn modulus(&self) -> Result {
        if self.label.ends_with("PRIVATE KEY") {
            return Err("a private key; accepted are public ones".into());
        }
        let octets =
            Base64::decode_vec(&self.body).map_err(|error| format!("broken PEM: {error}"))?;
        let (object, rest) = encoding::split(&octets)?;
        if !rest.is_empty() && self.label != "TRUSTED CERTIFICATE" {
            return Err("broken PEM: there is more than one object in a block".into());
        }
        from_der(object)
    }
}

/// Tells each line with its number, from 1, without octets that are not UTF-8; an error for one that is too long.
fn each_line(
    mut source: impl BufRead,
    mut tell: impl FnMut(u64, std::result::Result<&str, ()>),
) -> io::Result<()> {
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        let read = source
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        if read as u64 == LONGEST_LINE && line.last() != Some(&b'\n') {
            // `skip_until` needs no memory for the rest.
            source.skip_until(b'\n')?;
            tell(number, Err(()));
            continue;
        }
        let text = String::from_utf8_lossy(&line);
        tell(number, Ok(text.trim_start_matches('\u{feff}')));
    }
    Ok(())
}
