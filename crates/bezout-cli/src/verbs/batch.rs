// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout batch OPERATION [FILE]`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::batch::answer::{Answer, Line};
use crate::batch::lines::Lines;
use crate::batch::progress::Progress;
use crate::batch::request::{self, Request, Shape};
use crate::failure::{Failure, NO};
use crate::library::{self, Chosen, Inverse, Inversion, Method};
use crate::operand::Operands;
use crate::output::{self, Base, Format};
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Xgcd};
use clap::ValueEnum;
use num_bigint::BigInt;
use serde_json::Value;
use std::fs::File;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};

/// Each line is a JSON object such as {"x": "0x3", "m": "2^255-19"} (gcd, xgcd: a, b; invert: x, m;
/// jacobi, kronecker: x, n; an "id" comes back with the answer), or just the numbers with spaces or
/// commas between them. Blank lines and lines that start with # are skipped.
///
/// Each line has one line of output. Where there is no answer that is '-', or with --json an object
/// with an "error"; without --json the reason and the number of the line go to standard error. The
/// rest goes on, and the exit code is 1 in the end.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// What to do with every line
    #[arg(value_enum, value_name = "OPERATION")]
    operation: Operation,
    /// The file to read; standard input if it is '-' or not given
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_parser = path())]
    file: PathBuf,
    /// The modulus of all lines, or the lower argument of all symbols
    #[arg(short, long, value_name = "M")]
    modulus: Option<String>,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    base: Base,
}

/// What can be done with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Operation {
    Gcd,
    Xgcd,
    Invert,
    Jacobi,
    Kronecker,
}

impl Operation {
    fn names(self) -> &'static [&'static str] {
        match self {
            Self::Gcd | Self::Xgcd => &["a", "b"],
            Self::Invert => &["x", "m"],
            Self::Jacobi | Self::Kronecker => &["x|a", "n"],
        }
    }
}

/// The operation with its kernel.
enum Work {
    Gcd(Chosen<Gcd>),
    Xgcd(Chosen<Xgcd>),
    Invert(Chosen<Invert>),
    Jacobi(Chosen<Jacobi>),
    Kronecker,
}

impl Work {
    fn new(operation: Operation, method: &Method) -> Result<Self, Failure> {
        Ok(match operation {
            Operation::Gcd => Self::Gcd(method.choose()?),
            Operation::Xgcd => Self::Xgcd(method.choose()?),
            Operation::Invert => Self::Invert(method.choose()?),
            Operation::Jacobi => Self::Jacobi(method.choose()?),
            Operation::Kronecker if method.kernel.is_some() => {
                return Err(Failure::usage(
                    "--kernel: kronecker has one kernel only, which has no name",
                ));
            }
            Operation::Kronecker => Self::Kronecker,
        })
    }

    fn answer(&self, numbers: &[BigInt]) -> Result<Answer, Failure> {
        let [first, second, rest @ ..] = numbers else {
            return Err(Failure::usage("two numbers are needed"));
        };
        Ok(match self {
            Self::Gcd(by) => {
                let gcd = library::gcd(first, second, by)?;
                Answer::Gcd(
                    rest.iter()
                        .try_fold(gcd, |gcd, x| library::gcd(&gcd, x, by))?,
                )
            }
            Self::Xgcd(by) => {
                let (gcd, s, t) = library::xgcd(first, second, by)?;
                Answer::Xgcd { gcd, s, t }
            }
            Self::Invert(by) => match Inversion::new(first, second, by).result()? {
                Inverse::Is(inverse) => Answer::Inverse(inverse),
                Inverse::None { gcd } => Answer::NotInvertible { gcd },
            },
            Self::Jacobi(by) => Answer::Symbol(library::jacobi(first, second, by)?),
            Self::Kronecker => Answer::Symbol(library::kronecker(first, second)),
        })
    }
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let work = Work::new(args.operation, &args.method)?;
    let modulus = modulus(args)?;
    let shape = Shape {
        names: args.operation.names(),
        last: modulus.as_ref(),
        more: args.operation == Operation::Gcd,
    };
    let (source, length) = open(&args.file)?;
    let mut lines = Lines::new(source);
    let mut report = Report {
        out,
        args,
        progress: Progress::new(length),
        failed: 0,
    };
    loop {
        if lines.is_drained() {
            // Whoever waits for an answer before asking again gets it.
            report.out.flush()?;
        }
        let line = lines.next_line();
        let Some(line) = line.map_err(|error| unreadable(&args.file, &error))? else {
            break;
        };
        let request = match line {
            Ok(line) if line.is_empty() || line.starts_with('#') => None,
            Ok(line) => Some(request::parse(line, &shape)),
            Err(bad) => Some(Err(bad.reason())),
        };
        let number = lines.number;
        match request {
            Some(Ok(Request { id, numbers })) => match work.answer(&numbers) {
                Ok(answer) => report.answer(number, id, &answer)?,
                Err(failure) => report.error(number, id, failure.to_string())?,
            },
            Some(Err(reason)) => report.error(number, None, reason)?,
            None => {}
        }
        report.progress.advance(number, lines.bytes);
    }
    report.finish()
}

struct Report<'a> {
    out: Out<'a>,
    args: &'a Args,
    progress: Progress,
    failed: u64,
}

impl Report<'_> {
    fn answer(&mut self, line: u64, id: Option<Value>, answer: &Answer) -> Result<(), Failure> {
        let base = self.args.base;
        if self.args.format.json {
            self.failed += u64::from(answer.error(base).is_some());
            return Ok(output::json(self.out, &Line::answer(line, id, answer))?);
        }
        match (answer.text(base), answer.error(base)) {
            (Some(text), _) => Ok(writeln!(self.out, "{text}")?),
            (None, reason) => self.error(line, id, reason.unwrap_or_default()),
        }
    }

    fn error(&mut self, line: u64, id: Option<Value>, reason: String) -> Result<(), Failure> {
        self.failed += 1;
        if self.args.format.json {
            return Ok(output::json(self.out, &Line::error(line, id, reason))?);
        }
        self.progress.complain(&format!("line {line}: {reason}"));
        Ok(writeln!(self.out, "-")?)
    }

    fn finish(self) -> Outcome {
        self.progress.finish();
        self.out.flush()?;
        if self.failed == 0 {
            return Ok(0);
        }
        if !self.args.format.json {
            self.progress
                .complain(&format!("error: {} lines have no answer", self.failed));
        }
        Ok(NO)
    }
}

fn modulus(args: &Args) -> Result<Option<BigInt>, Failure> {
    let Some(text) = &args.modulus else {
        return Ok(None);
    };
    if matches!(args.operation, Operation::Gcd | Operation::Xgcd) {
        return Err(Failure::usage(
            "--modulus: gcd and xgcd have no modulus; invert, jacobi and kronecker accept one",
        ));
    }
    if text.trim() == "-" && args.file == Path::new("-") {
        return Err(Failure::usage(
            "--modulus is '-', but the lines come from standard input too; one can",
        ));
    }
    Operands::default().read("the modulus", text).map(Some)
}

/// The input, and its length where that is known.
fn open(path: &Path) -> Result<(Box<dyn Read>, Option<u64>), Failure> {
    if path == Path::new("-") {
        return Ok((Box::new(stdin()), None));
    }
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    let metadata = file.metadata().map_err(|error| unreadable(path, &error))?;
    Ok((Box::new(file), metadata.is_file().then_some(metadata.len())))
}

fn unreadable(path: &Path, error: &std::io::Error) -> Failure {
    let name = match path.to_str() {
        Some("-") => "standard input".to_string(),
        _ => path.display().to_string(),
    };
    Failure::usage(format!("cannot read {name}: {error}"))
}
