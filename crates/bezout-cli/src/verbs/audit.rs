// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout audit PATH...`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::{Failure, NO};
use crate::output::{self, Format};
use bezout_audit::Weakness;
use bezout_audit::files::{
    DebianList, Error, Finding, Item, Key, Options, Place, Pushed, Reader, Run,
};
use bezout_large::Integer;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufReader, IsTerminal, Write, stderr};
use std::path::PathBuf;

/// Reads the RSA keys in files and folders, and finds all whose moduli have a factor in common, or
/// that are weak alone.
///
/// Formats are told by the content, for each piece of a file: PEM, DER, PKCS #1, #7, #8 and #12,
/// X.509 certificates and requests, SSH (authorized_keys, known_hosts, private keys), OpenPGP, JWK,
/// stores of Java, records of DKIM and DNSSEC, CSV with a column 'modulus' or 'n', JSON, lists of
/// numbers or of base64, texts of OpenSSL; gzip, zstd and tar. What cannot be read is named on
/// standard error as FILE:LINE: reason, and the rest goes on.
///
/// The exit code is 1 if there is a key with a common factor or a weak one, 2 if something could
/// not be looked at, and 0 if all was looked at and nothing was found.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// Files, folders, or '-' for standard input
    #[arg(value_name = "PATH", required = true, value_parser = path())]
    paths: Vec<PathBuf>,
    /// Numbers in CSV and JSON lines are decimal, not hexadecimal
    #[arg(long)]
    decimal: bool,
    /// The number of threads; that of the CPUs, at most 8, if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// The memory to use, in MB; needs --work or --database if the keys are many
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u64).range(16..=1 << 30))]
    memory: Option<u64>,
    /// A folder for keys and products: less memory, and a run that was ended goes on
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    work: Option<PathBuf>,
    /// A folder that has the keys of earlier runs, which are compared with the new ones, and gets
    /// these
    #[arg(long, value_name = "DIR")]
    database: Option<PathBuf>,
    /// Also tests whether a modulus is a prime: about a millisecond for a key of 2048 bits
    #[arg(long)]
    prime: bool,
    /// Weak keys of Debian, as the packages openssl-blacklist and openssh-blacklist list them; can
    /// be given more than once
    #[arg(long, value_name = "FILE", value_parser = path())]
    debian_list: Vec<PathBuf>,
    /// What could not be looked at is named, but is no error, if there is a key that could
    #[arg(long)]
    lenient: bool,
    #[command(flatten)]
    format: Format,
}

impl Args {
    fn options(&self) -> Options {
        let threads = self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, |n| n.get().min(8)),
            usize::from,
        );
        Options {
            threads,
            memory: self.memory.map(|megabytes| megabytes << 20),
            work: self.work.clone(),
            database: self.database.clone(),
        }
    }

    /// The keys of all lists.
    fn listed(&self) -> Result<DebianList, Failure> {
        let mut list = DebianList::default();
        for path in &self.debian_list {
            let read = File::open(path).and_then(|file| list.read(BufReader::new(file)));
            read.map_err(|error| {
                Failure::usage(format!("--debian-list: {}: {error}", path.display()))
            })?;
        }
        Ok(list)
    }

    fn failed(&self, error: &Error) -> Failure {
        let option = match error {
            Error::Memory { .. } => "memory",
            _ if self.database.is_some() => "database",
            _ => "work",
        };
        Failure::usage(format!("--{option}: {error}"))
    }
}

/// A line of JSON.
#[derive(Serialize)]
#[serde(untagged)]
enum Line<'a> {
    Shared {
        found: &'static str,
        key: &'a str,
        modulus: String,
        factors: Vec<String>,
        shared: Vec<With<'a>>,
    },
    Weak {
        found: &'static str,
        key: &'a str,
        modulus: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        factor: Option<u64>,
        factors: Vec<String>,
        text: &'a str,
    },
    Remark {
        found: &'static str,
        key: &'a str,
        text: &'a str,
    },
    Other {
        found: &'static str,
        key: &'a str,
        what: &'a str,
    },
    Duplicate {
        found: &'static str,
        key: &'a str,
        of: &'a str,
    },
    Unread {
        found: &'static str,
        key: &'a str,
        reason: &'a str,
    },
    Summary {
        found: &'static str,
        keys: usize,
        duplicates: usize,
        weak: usize,
        others: &'a BTreeMap<String, usize>,
        text: usize,
        unread: usize,
        shared: usize,
    },
}

/// Others with a factor.
#[derive(Serialize)]
struct With<'a> {
    factor: String,
    others: &'a [String],
    count: usize,
}

#[derive(Default)]
struct Counts {
    keys: usize,
    duplicates: usize,
    weak: usize,
    /// What has no key of RSA, by its kind.
    others: BTreeMap<String, usize>,
    text: usize,
    unread: usize,
}

/// What is told while keys are read.
struct Intake<'a, 'b> {
    run: Run,
    counts: Counts,
    json: bool,
    out: Out<'b>,
    args: &'a Args,
    listed: DebianList,
    failure: Option<Failure>,
    /// What is looked at together, in the order of the files, and how many octets its keys have.
    waiting: Vec<(String, Item)>,
    octets: usize,
}

/// Keys that are looked at together: their product shows the small factors of all. They are at most
/// some 2^21 octets.
const TOGETHER: usize = 1024;

impl Intake<'_, '_> {
    fn take(&mut self, place: &Place<'_>, item: Item) {
        if item == Item::Text {
            self.counts.text += 1;
            return;
        }
        let key = match place.line {
            0 => place.file.to_string(),
            line => format!("{}:{line}", place.file),
        };
        self.octets += match &item {
            Item::Rsa(found) => 8 * found.number("n").map_or(0, <[u64]>::len),
            _ => 0,
        };
        self.waiting.push((key, item));
        // A part of the memory that is hardly seen.
        let most = self.args.memory.map_or(1 << 21, |megabytes| megabytes << 8);
        if self.waiting.len() >= TOGETHER || self.octets as u64 >= most {
            self.look();
        }
    }

    /// Looks at what waits.
    fn look(&mut self) {
        let waiting = core::mem::take(&mut self.waiting);
        self.octets = 0;
        if self.failure.is_none()
            && let Err(failure) = self.try_look(&waiting)
        {
            self.failure = Some(failure);
        }
    }

    fn try_look(&mut self, waiting: &[(String, Item)]) -> Result<(), Failure> {
        let keys = waiting.iter().filter_map(|(key, item)| match item {
            Item::Rsa(found) => Some((found.number("n").unwrap_or_default(), &key[..], found)),
            _ => None,
        });
        let keys: Vec<(&[u64], &str, &Key)> = keys.collect();
        let named: Vec<(&[u64], &str)> = keys.iter().map(|&(n, key, _)| (n, key)).collect();
        let pushed = self.run.push_all(&named);
        let pushed = pushed.map_err(|error| self.args.failed(&error))?;
        let mut weak = self.weaknesses(&keys, &pushed).into_iter();
        let mut pushed = pushed.into_iter();
        for (key, item) in waiting {
            match item {
                Item::Rsa(found) => {
                    let of_key = pushed.next().zip(weak.next());
                    self.key(key, found, of_key.expect("each key has them"))?;
                }
                Item::Other(other) => {
                    *self.counts.others.entry(other.what.clone()).or_default() += 1;
                    let (found, what) = ("other", &other.what[..]);
                    let text = format!("{key}: not a key of RSA, but {what}");
                    self.say(true, &text, &Line::Other { found, key, what })?;
                }
                Item::Unread(reason) => {
                    self.counts.unread += 1;
                    let found = "unread";
                    self.say(
                        true,
                        &format!("{key}: {reason}"),
                        &Line::Unread { found, key, reason },
                    )?;
                }
                Item::Text => {}
            }
        }
        Ok(())
    }

    /// What makes each key weak by itself.
    fn weaknesses(&self, keys: &[(&[u64], &str, &Key)], pushed: &[Pushed]) -> Vec<Vec<Weakness>> {
        let (prime, listed) = (self.args.prime, &self.listed);
        let of_key = |((n, _, key), pushed): (&(&[u64], &str, &Key), &Pushed)| {
            match (pushed, key.number("e")) {
                // The modulus was looked at, but maybe with another exponent.
                (Pushed::Duplicate(_), Some([65537]) | None) => Vec::new(),
                (Pushed::Duplicate(_), e) => {
                    let mut weak = pushed.weaknesses(n, e, false);
                    weak.retain(|weakness| weakness.name.contains("exponent"));
                    weak
                }
                (_, e) => {
                    let mut weak = pushed.weaknesses(n, e, prime);
                    weak.extend(listed.weakness(n, e));
                    weak
                }
            }
        };
        let size = keys
            .len()
            .div_ceil(self.args.options().threads.max(1))
            .max(1);
        if size >= keys.len() {
            return keys.iter().zip(pushed).map(of_key).collect();
        }
        std::thread::scope(|scope| {
            let parts = keys.chunks(size).zip(pushed.chunks(size));
            let parts = parts.map(|(keys, pushed)| {
                scope.spawn(move || keys.iter().zip(pushed).map(of_key).collect::<Vec<_>>())
            });
            let parts: Vec<_> = parts.collect();
            let all = parts
                .into_iter()
                .flat_map(|part| part.join().expect("it ends"));
            all.collect()
        })
    }

    fn key(
        &mut self,
        key: &str,
        found: &Key,
        (pushed, weak): (Pushed, Vec<Weakness>),
    ) -> Result<(), Failure> {
        let n = found.number("n").unwrap_or_default();
        for &text in &found.remarks {
            let found = "remark";
            self.say(
                true,
                &format!("{key}: {text}"),
                &Line::Remark { found, key, text },
            )?;
        }
        match &pushed {
            Pushed::Duplicate(of) => {
                self.counts.duplicates += 1;
                let found = "duplicate";
                self.say(
                    true,
                    &format!("{key}: the modulus of {of}"),
                    &Line::Duplicate { found, key, of },
                )?;
            }
            Pushed::New | Pushed::Aside(_) => self.counts.keys += 1,
        }
        self.counts.weak += usize::from(!weak.is_empty());
        for Weakness {
            name,
            text,
            factors,
        } in weak
        {
            let factor = matches!(name, "small factor" | "even").then(|| factors[0][0]);
            let modulus = hexadecimal(n);
            let line = Line::Weak {
                found: name,
                key,
                modulus,
                factor,
                factors: factors.iter().map(|factor| hexadecimal(factor)).collect(),
                text: &text,
            };
            self.say(false, &format!("{key}: {name}: {text}"), &line)?;
        }
        Ok(())
    }

    /// A line of JSON, or one for people: on standard error if it is a `remark`.
    fn say(&mut self, remark: bool, text: &str, line: &Line) -> Result<(), Failure> {
        if self.json {
            output::json(self.out, line)?;
        } else if remark {
            // Nobody is there to be told that nobody listens.
            let _ = writeln!(stderr(), "{}", visible(text));
        } else {
            writeln!(self.out, "{}", visible(text))?;
        }
        Ok(())
    }
}

/// Runs the verb.
pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let listed = args.listed()?;
    let run = Run::new(args.options()).map_err(|error| args.failed(&error))?;
    let mut intake = Intake {
        run,
        counts: Counts::default(),
        json: args.format.json,
        out,
        args,
        listed,
        failure: None,
        waiting: Vec::new(),
        octets: 0,
    };
    let mut reader = Reader {
        decimal: args.decimal,
        tell: |place: &Place<'_>, item| intake.take(place, item),
    };
    for path in &args.paths {
        reader.path(path);
    }
    intake.look();
    let Intake {
        mut run,
        counts,
        out,
        failure,
        ..
    } = intake;
    if let Some(failure) = failure {
        return Err(failure);
    }
    let bar = bar();
    let found = run.find(&|done, all| {
        bar.set_length(all);
        bar.set_position(done);
    });
    bar.finish_and_clear();
    let found = found.map_err(|error| args.failed(&error))?;
    match args.format.json {
        true => lines(out, &found, &counts)?,
        false => table(out, &found, &counts)?,
    }
    out.flush()?;
    // Only after all was told: a run that is ended before tells it again.
    run.commit().map_err(|error| args.failed(&error))?;
    if !found.is_empty() || counts.weak > 0 {
        return Ok(NO);
    }
    let read = counts.keys + counts.duplicates > 0;
    if !read && (args.lenient || counts.unread > 0) {
        return Err(Failure::usage("PATH: no key of RSA was read"));
    }
    if counts.unread > 0 && !args.lenient {
        let reason = "could not be looked at, as named above; --lenient accepts that";
        return Err(Failure::usage(format!("PATH: {} {reason}", counts.unread)));
    }
    Ok(0)
}

fn lines(out: Out<'_>, found: &[Finding], counts: &Counts) -> Result<(), Failure> {
    for finding in found {
        let shared = finding.shared.iter().map(|shared| With {
            factor: hexadecimal(&shared.factor),
            others: &shared.others,
            count: shared.count,
        });
        let line = Line::Shared {
            found: "shared factor",
            key: &finding.key,
            modulus: hexadecimal(&finding.modulus),
            factors: finding
                .factors
                .iter()
                .map(|factor| hexadecimal(factor))
                .collect(),
            shared: shared.collect(),
        };
        output::json(out, &line)?;
    }
    let line = Line::Summary {
        found: "summary",
        keys: counts.keys,
        duplicates: counts.duplicates,
        weak: counts.weak,
        others: &counts.others,
        text: counts.text,
        unread: counts.unread,
        shared: found.len(),
    };
    output::json(out, &line)?;
    Ok(())
}

fn table(out: Out<'_>, found: &[Finding], counts: &Counts) -> Result<(), Failure> {
    if !found.is_empty() {
        let rows = found.iter().flat_map(|finding| {
            finding.shared.iter().map(|shared| {
                let more = shared.count - shared.others.len();
                let mut others = shared.others.join(", ");
                if more > 0 {
                    others += &format!(", {more} more");
                }
                let key = visible(&finding.key);
                vec![key, short(&shared.factor), visible(&others)]
            })
        });
        let rows: Vec<_> = rows.collect();
        output::table(out, &["key", "shared factor", "with"], &rows)?;
        writeln!(out)?;
    }
    let keys = counted(counts.keys, "key");
    let duplicates = counted(counts.duplicates, "duplicate");
    let others = counts.others.values().sum();
    writeln!(
        out,
        "{keys}, {} with a shared factor, {} weak alone; set aside: {duplicates}, {}; not read: {}",
        found.len(),
        counts.weak,
        counted(others, "other"),
        counts.unread,
    )?;
    for (what, count) in &counts.others {
        writeln!(out, "  {count} x {}", visible(what))?;
    }
    Ok(())
}

/// "1 key", or "2 keys".
fn counted(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
}

/// A text of a file, or its name, as one line: what ends lines or turns the direction of a text is
/// escaped, as well as what a terminal takes for a command.
fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => out.extend(c.escape_unicode()),
            c if c.is_control() => out.extend(c.escape_default()),
            c => out.push(c),
        }
    }
    out
}

fn hexadecimal(x: &[u64]) -> String {
    format!("{:#x}", Integer::new(false, x.to_vec()))
}

/// Both ends of a long number.
fn short(x: &[u64]) -> String {
    let text = hexadecimal(x);
    match text.len() {
        ..=24 => text,
        n => format!(
            "{}…{} ({} bits)",
            &text[..10],
            &text[n - 8..],
            Integer::new(false, x.to_vec()).bits()
        ),
    }
}

/// A bar on standard error, if that is a terminal.
fn bar() -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    // A template that does not parse would be replaced by the default one: no reason to stop.
    let style = ProgressStyle::with_template("{bar:40} {percent}% {elapsed}, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(1).with_style(style)
}
