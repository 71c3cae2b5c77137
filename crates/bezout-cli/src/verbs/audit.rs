// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout audit PATH...`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::{Failure, NO};
use crate::output::{self, Format};
use bezout_audit::files::{Aside, Error, Finding, Options, Pushed, Reader, Run};
use bezout_large::Integer;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::io::{IsTerminal, Write, stderr};
use std::path::PathBuf;

/// Reads the public keys of RSA in files and folders, and finds all whose moduli have a factor in common.
///
/// Formats are told by the content: PEM, DER, X.509 certificates and requests, SPKI, PKCS #1, public keys of
/// SSH (authorized_keys, known_hosts), CSV with a column 'modulus', JSON lines with a "modulus".
/// What cannot be read is named on standard error as FILE:LINE: reason, and the rest goes on.
///
/// The exit code is 1 if there is a key with a common factor, an even modulus or a small factor, and 2 if no key was read.
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
    /// A folder that has the keys of earlier runs, which are compared with the new ones, and gets these
    #[arg(long, value_name = "DIR")]
    database: Option<PathBuf>,
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
    Aside {
        found: &'static str,
        key: &'a str,
        modulus: String,
        factor: u64,
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
        aside: usize,
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
    aside: usize,
    unread: usize,
}

/// What is told while keys are read.
struct Intake<'a, 'b> {
    run: Run,
    counts: Counts,
    json: bool,
    out: Out<'b>,
    args: &'a Args,
    failure: Option<Failure>,
}

impl Intake<'_, '_> {
    fn take(&mut self, file: &str, line: u64, result: Result<Vec<u64>, String>) {
        if self.failure.is_none()
            && let Err(failure) = self.try_take(file, line, result)
        {
            self.failure = Some(failure);
        }
    }

    fn try_take(
        &mut self,
        file: &str,
        line: u64,
        result: Result<Vec<u64>, String>,
    ) -> Result<(), Failure> {
        let key = &match line {
            0 => file.to_string(),
            _ => format!("{file}:{line}"),
        };
        let modulus = match &result {
            Ok(modulus) => modulus,
            Err(reason) => {
                self.counts.unread += 1;
                let found = "unread";
                return self.say(
                    true,
                    &format!("{key}: {reason}"),
                    &Line::Unread { found, key, reason },
                );
            }
        };
        let pushed = self.run.push(modulus, key);
        match pushed.map_err(|error| self.args.failed(&error))? {
            Pushed::New => {
                self.counts.keys += 1;
                Ok(())
            }
            Pushed::Duplicate(of) => {
                self.counts.duplicates += 1;
                let (found, of) = ("duplicate", &of[..]);
                self.say(
                    true,
                    &format!("{key}: the modulus of {of}"),
                    &Line::Duplicate { found, key, of },
                )
            }
            Pushed::Aside(aside) => {
                self.counts.aside += 1;
                let (found, factor) = match aside {
                    Aside::Even => ("even", 2),
                    Aside::Factor(factor) => ("small factor", factor),
                };
                let modulus = hexadecimal(modulus);
                let text = format!("{key}: the modulus has the factor {factor}");
                self.say(
                    false,
                    &text,
                    &Line::Aside {
                        found,
                        key,
                        modulus,
                        factor,
                    },
                )
            }
        }
    }

    /// A line of JSON, or one for people: on standard error if it is a `remark`.
    fn say(&mut self, remark: bool, text: &str, line: &Line) -> Result<(), Failure> {
        if self.json {
            output::json(self.out, line)?;
        } else if remark {
            // Nobody is there to be told that nobody listens.
            let _ = writeln!(stderr(), "{text}");
        } else {
            writeln!(self.out, "{text}")?;
        }
        Ok(())
    }
}

/// Runs the verb.
pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let run = Run::new(args.options()).map_err(|error| args.failed(&error))?;
    let mut intake = Intake {
        run,
        counts: Counts::default(),
        json: args.format.json,
        out,
        args,
        failure: None,
    };
    let mut reader = Reader {
        decimal: args.decimal,
        tell: |file: &str, line, result| intake.take(file, line, result),
    };
    for path in &args.paths {
        reader.path(path);
    }
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
    if counts.keys + counts.duplicates + counts.aside == 0 {
        return Err(Failure::usage("PATH: no public key of RSA was read"));
    }
    Ok(if found.is_empty() && counts.aside == 0 {
        0
    } else {
        NO
    })
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
    let &Counts {
        keys,
        duplicates,
        aside,
        unread,
    } = counts;
    let shared = found.len();
    output::json(
        out,
        &Line::Summary {
            found: "summary",
            keys,
            duplicates,
            aside,
            unread,
            shared,
        },
    )?;
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
                vec![finding.key.clone(), short(&shared.factor), others]
            })
        });
        let rows: Vec<_> = rows.collect();
        output::table(out, &["key", "shared factor", "with"], &rows)?;
        writeln!(out)?;
    }
    let &Counts {
        keys,
        duplicates,
        aside,
        unread,
    } = counts;
    let (keys, duplicates) = (counted(keys, "key"), counted(duplicates, "duplicate"));
    writeln!(
        out,
        "{keys}, {} with a shared factor; set aside: {duplicates}, {aside} with a small factor; not read: {unread}",
        found.len()
    )?;
    Ok(())
}

/// "1 key", or "2 keys".
fn counted(count: usize, noun: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{count} {noun}{ending}")
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
