// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout batch OPERATION [FILE]`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::batch::answer::{Answer, Line};
use crate::batch::blocks::{BadLine, Block};
use crate::batch::group::{self, Group};
use crate::batch::pipeline::{self, Done};
use crate::batch::progress::Progress;
use crate::batch::request::{self, Request, Shape};
use crate::failure::{Failure, NO};
use crate::library::{self, Chosen, Inverse, Inversion, Method};
use crate::operand::Operands;
use crate::output::{self, Base, Format};
use bezout::DynModulus;
use bezout::interop::num_bigint::number_of;
use bezout::kernels::integer::{Gcd, Invert, Jacobi, Xgcd};
use clap::ValueEnum;
use num_bigint::{BigInt, Sign};
use serde_json::Value;
use std::fs::File;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};
use std::thread;

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
    /// The number of threads; that of the CPUs, at most 8, if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
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
    let modulus = modulus(args)?;
    let job = Job {
        work: Work::new(args.operation, &args.method)?,
        rows: modulus.as_ref().and_then(|m| {
            let positive = m.sign() == Sign::Plus;
            positive.then(|| Group::modulus(&m.iter_u64_digits().collect::<Vec<_>>()))?
        }),
        modulus,
        operation: args.operation,
        json: args.format.json,
        base: args.base,
    };
    let (source, length) = open(&args.file)?;
    let progress = Progress::new(length);
    let mut failed = 0;
    let work = move |block: &Block, done: &mut Done| job.block(block, done);
    let emit = |done: &Done| -> Result<(), Failure> {
        out.write_all(&done.out)?;
        // Whoever waits for an answer before asking again gets it.
        out.flush()?;
        for (line, reason) in &done.complaints {
            progress.complain(&format!("line {line}: {reason}"));
        }
        failed += done.failed;
        progress.advance(done.line, done.bytes);
        Ok(())
    };
    let unreadable = |error| unreadable(&args.file, &error);
    pipeline::run(source, threads(args), work, emit, unreadable)?;
    progress.finish();
    if failed == 0 {
        return Ok(0);
    }
    if !args.format.json {
        progress.complain(&format!("error: {failed} lines have no answer"));
    }
    Ok(NO)
}

/// As many as there are CPUs, if nothing else is asked for, but so few that memory stays small: each has some blocks.
fn threads(args: &Args) -> usize {
    let few = || thread::available_parallelism().map_or(1, |cpus| cpus.get().min(8));
    args.threads.map_or_else(few, usize::from)
}

/// What is done with every line.
struct Job {
    work: Work,
    modulus: Option<BigInt>,
    /// The same, where lines are inverted together.
    rows: Option<DynModulus>,
    operation: Operation,
    json: bool,
    base: Base,
}

impl Job {
    fn block(&self, block: &Block, done: &mut Done) {
        // A kernel of one's choice inverts one number.
        let together = matches!(self.work, Work::Invert(Chosen::Default(_)))
            && !self.json
            && (self.modulus.is_none() || self.rows.is_some());
        let mut group = Group::new(self.rows.as_ref());
        for (number, line) in block.lines() {
            if let Ok(line) = line
                && together
                && line.first().is_some_and(u8::is_ascii_digit)
                && group.take(number, line, |group| self.flush(group, done))
            {
                if group.is_full() {
                    self.flush(&mut group, done);
                }
                continue;
            }
            // Answers are in the order of the lines.
            self.flush(&mut group, done);
            self.line(number, line, done);
        }
        self.flush(&mut group, done);
    }

    fn flush(&self, group: &mut Group<'_>, done: &mut Done) {
        group.flush(|answered| match answered.inverse {
            Some(inverse) => {
                group::show(inverse, self.base.hex, answered.parts, &mut done.out);
                done.out.push(b'\n');
            }
            // With the reason, or once more.
            None => {
                let numbers = [answered.x, answered.m].map(|x| number_of(x).into());
                self.answer(answered.line, None, &numbers, done);
            }
        });
    }

    fn line(&self, number: u64, line: Result<&[u8], BadLine>, done: &mut Done) {
        let text = line.and_then(|line| str::from_utf8(line).map_err(|_| BadLine::NotUtf8));
        let request = match text.as_ref().map(|text| text.trim()) {
            Ok(line) if line.is_empty() || line.starts_with('#') => return,
            Ok(line) => request::parse(line, &self.shape()),
            Err(bad) => Err(bad.reason()),
        };
        match request {
            Ok(Request { id, numbers }) => self.answer(number, id, &numbers, done),
            Err(reason) => self.error(number, None, reason, done),
        }
    }

    fn shape(&self) -> Shape<'_> {
        Shape {
            names: self.operation.names(),
            last: self.modulus.as_ref(),
            more: self.operation == Operation::Gcd,
        }
    }

    fn answer(&self, line: u64, id: Option<Value>, numbers: &[BigInt], done: &mut Done) {
        let answer = match self.work.answer(numbers) {
            Ok(answer) => answer,
            Err(failure) => return self.error(line, id, failure.to_string(), done),
        };
        if self.json {
            done.failed += u64::from(answer.error(self.base).is_some());
            return json(&Line::answer(line, id, &answer), done);
        }
        match (answer.text(self.base), answer.error(self.base)) {
            (Some(text), _) => done.out.extend([text.as_bytes(), b"\n"].concat()),
            (None, reason) => self.error(line, id, reason.unwrap_or_default(), done),
        }
    }

    fn error(&self, line: u64, id: Option<Value>, reason: String, done: &mut Done) {
        done.failed += 1;
        if self.json {
            return json(&Line::error(line, id, reason), done);
        }
        done.out.extend_from_slice(b"-\n");
        done.complaints.push((line, reason));
    }
}

fn json(line: &Line, done: &mut Done) {
    // Memory takes everything, and a line has nothing that is no JSON.
    let _ = output::json(&mut done.out, line);
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
fn open(path: &Path) -> Result<(Box<dyn Read + Send>, Option<u64>), Failure> {
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
