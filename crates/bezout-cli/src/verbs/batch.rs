// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout batch OPERATION [FILE]`

use super::{Out, Outcome};
use crate::arguments::path;
use crate::batch::answer::{Answer, Line, NOT_INVERTIBLE};
use crate::batch::blocks::{BadLine, Block};
use crate::batch::group::{Found, Group};
use crate::batch::pairs::Pairs;
use crate::batch::pipeline::{self, Done};
use crate::batch::plain;
use crate::batch::progress::Progress;
use crate::batch::request::{self, Request, Shape};
use crate::batch::work::{Polynomials, Work};
use crate::failure::{Failure, NO};
use crate::library::{Chosen, Method};
use crate::operand::{BOM, Operands};
use crate::output::{self, Base, Format, Quiet};
use crate::polynomial::Shown;
use crate::polynomial::inversion::Inversion;
use crate::verbs::gf2::Field;
use bezout::DynModulus;
use bezout::kernels::Timing;
use bezout_large::Integer;
use clap::ValueEnum;
use memchr::memchr_iter;
use serde_json::Value;
use std::fs::File;
use std::io::{Read, stdin};
use std::path::{Path, PathBuf};
use std::thread;

/// Each line is a JSON object such as {"x": "0x3", "m": "2^255-19"} (gcd, xgcd: a, b; invert: x, m;
/// jacobi, kronecker: x, n; gf2, poly: a; an "id" comes back with the answer), or just the numbers
/// with spaces or commas between them, or one polynomial. Blank lines and lines that start with #
/// are skipped.
///
/// Each line has one line of output. Where there is no answer that is '-', or with --json an object
/// with an "error"; without --json the reason and the number of the line go to standard error. The
/// rest goes on, and the exit code is 1 in the end. With --quiet, standard error says nothing.
#[derive(clap::Args, Debug)]
#[command(verbatim_doc_comment)]
pub struct Args {
    /// What to do with every line
    #[arg(value_enum, value_name = "OPERATION")]
    operation: Operation,
    /// The file to read; standard input if it is '-' or not given
    #[arg(value_name = "FILE", default_value = "-", hide_default_value = true, value_parser = path())]
    file: PathBuf,
    /// The modulus of all lines, or the lower argument of all symbols; for poly that of a ring F…
    /// or Z…
    #[arg(short, long, value_name = "M")]
    modulus: Option<String>,
    /// For poly: the ring, as for 'bezout poly'
    #[arg(short, long, value_name = "RING")]
    ring: Option<String>,
    /// For poly: print lists of coefficients, the constant term first
    #[arg(long, conflicts_with = "hex")]
    list: bool,
    #[command(flatten)]
    field: Field,
    /// The number of threads; that of the CPUs, at most 8, if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    #[command(flatten)]
    method: Method,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    quiet: Quiet,
    #[command(flatten)]
    base: Base,
}

/// What can be done with a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Operation {
    Gcd,
    Lcm,
    Xgcd,
    Invert,
    /// x^e modulo m
    Pow,
    /// x y modulo m
    Mul,
    Jacobi,
    Kronecker,
    /// The inverse of an element of the field of --field
    Gf2,
    /// The inverse of a polynomial in the ring of --ring
    Poly,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let modulus = args.modulus()?;
    let job = Job {
        work: args.work()?,
        rows: modulus.as_ref().and_then(|m| {
            let positive = !m.is_negative() && !m.is_zero();
            positive.then(|| Group::modulus(m.limbs()))?
        }),
        modulus,
        json: args.format.json,
        // Elements of fields are bits.
        base: match args.operation {
            Operation::Gf2 => args.base.hexadecimal(),
            _ => args.base,
        },
    };
    let (source, length) = open(&args.file)?;
    let progress = Progress::new(length);
    let (mut failed, mut named, quiet) = (0, 0, args.quiet.quiet);
    let work = move |block: &Block, done: &mut Done| job.block(block, done);
    let emit = |done: &Done| -> Result<(), Failure> {
        out.write_all(&done.out)?;
        // Whoever waits for an answer before asking again gets it.
        out.flush()?;
        if !quiet && named < NAMED {
            let mut ends = memchr_iter(b'\n', &done.complaints);
            let end = ends
                .nth(NAMED - named - 1)
                .map_or(done.complaints.len(), |end| end + 1);
            let lines = &done.complaints[..end];
            named += memchr_iter(b'\n', lines).count();
            progress.complain(lines);
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
    if !args.format.json && !quiet {
        let lines = if failed == 1 {
            "line has"
        } else {
            "lines have"
        };
        let rest = match failed > named as u64 {
            true => format!("; the first {named} are named, and --json names all"),
            false => String::new(),
        };
        progress.complain(format!("error: {failed} {lines} no answer{rest}\n").as_bytes());
    }
    Ok(NO)
}

/// The lines without an answer that standard error names.
const NAMED: usize = 1000;

/// As many as there are CPUs, if nothing else is asked for, but so few that memory stays small:
/// each has some blocks.
fn threads(args: &Args) -> usize {
    let few = || thread::available_parallelism().map_or(1, |cpus| cpus.get().min(8));
    args.threads.map_or_else(few, usize::from)
}

/// What is done with every line.
struct Job {
    work: Work,
    modulus: Option<Integer>,
    /// The same, where lines are inverted together.
    rows: Option<DynModulus>,
    json: bool,
    base: Base,
}

impl Job {
    fn block(&self, block: &Block, done: &mut Done) {
        // A kernel of one's choice inverts one number.
        let (timing, is_invert) = match self.work {
            Work::Invert(Chosen::Default(timing)) => (timing, true),
            _ => (Timing::Constant, false),
        };
        let together = is_invert && !self.json && (self.modulus.is_none() || self.rows.is_some());
        let is_digit = |c: &u8| char::from(*c).is_digit(self.base.digits.radix());
        let mut group = Group::new(self.rows.as_ref(), self.base, timing);
        let mut pairs = match is_invert || self.json {
            true => None,
            false => Pairs::new(self.modulus.as_ref(), self.base),
        };
        for (number, line) in block.lines() {
            if let Ok(line) = line
                && line.first().is_some_and(is_digit)
            {
                if together && group.take(number, line, |group| self.flush(group, done)) {
                    if group.is_full() {
                        self.flush(&mut group, done);
                    }
                    continue;
                }
                if let Some(pairs) = &mut pairs
                    && pairs.answer(&self.work, line, &mut done.out)
                {
                    continue;
                }
            }
            // Answers are in the order of the lines.
            self.flush(&mut group, done);
            self.line(number, line, done);
        }
        self.flush(&mut group, done);
    }

    fn flush(&self, group: &mut Group<'_>, done: &mut Done) {
        group.flush(|answered| match answered.found {
            Found::Inverse(inverse) => {
                plain::show(inverse, self.base, answered.parts, &mut done.out);
                done.out.push(b'\n');
            }
            Found::Gcd(gcd) => {
                let text = &mut done.complaints;
                let line = format!("line {}: {NOT_INVERTIBLE} ", answered.line);
                text.extend_from_slice(line.as_bytes());
                plain::show(gcd, self.base, answered.parts, text);
                text.push(b'\n');
                done.out.extend_from_slice(b"-\n");
                done.failed += 1;
            }
            // Once more, by other ways.
            Found::Wrong => {
                let numbers = [answered.x, answered.m].map(Integer::from);
                self.say(answered.line, None, self.work.answer(&numbers), done);
            }
        });
    }

    fn line(&self, number: u64, line: Result<&[u8], BadLine>, done: &mut Done) {
        let text = line.and_then(|line| str::from_utf8(line).map_err(|_| BadLine::NotUtf8));
        let text = match text {
            Ok(first) if number == 1 => Ok(first.strip_prefix(BOM).unwrap_or(first)),
            text => text,
        };
        let answer = match text.as_ref().map(|text| text.trim()) {
            Ok(line) if line.is_empty() || line.starts_with('#') => return,
            Ok(line) => match &self.work {
                Work::Poly(work) => request::polynomial(line)
                    .map(|(id, text)| self.say(number, id, work.answer(&text), done)),
                work => request::parse(line, &self.shape()).map(|Request { id, numbers }| {
                    self.say(number, id, work.answer(&numbers), done)
                }),
            },
            Err(bad) => Err(bad.reason()),
        };
        if let Err(reason) = answer {
            self.error(number, None, reason, done);
        }
    }

    fn shape(&self) -> Shape<'_> {
        Shape {
            names: self.work.names(),
            last: self.modulus.as_ref(),
            more: matches!(self.work, Work::Gcd(_) | Work::Lcm(_)),
            radix: self.base.digits.radix(),
        }
    }

    fn say(&self, line: u64, id: Option<Value>, answer: Result<Answer, Failure>, done: &mut Done) {
        let answer = match answer {
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
        done.complaints
            .extend_from_slice(format!("line {line}: {reason}\n").as_bytes());
    }
}

fn json(line: &Line, done: &mut Done) {
    // Memory takes everything, and a line has nothing that is no JSON.
    let _ = output::json(&mut done.out, line);
}

impl Args {
    fn work(&self) -> Result<Work, Failure> {
        let method = &self.method;
        let for_another = |option, operation| {
            Failure::usage(format!("{option}: it is of 'batch {operation}' alone"))
        };
        if self.field.is_given() && self.operation != Operation::Gf2 {
            return Err(for_another("--field", "gf2"));
        }
        if (self.ring.is_some() || self.list) && self.operation != Operation::Poly {
            return Err(for_another("--ring, --list", "poly"));
        }
        Ok(match self.operation {
            Operation::Gcd => Work::Gcd(method.choose()?),
            Operation::Lcm => Work::Lcm(method.choose()?),
            Operation::Xgcd => Work::Xgcd(method.choose()?),
            Operation::Pow | Operation::Mul if method.kernel.is_some() => {
                return Err(Failure::usage(
                    "--kernel: pow and mul have no kernels; --vartime is accepted",
                ));
            }
            Operation::Pow => Work::Pow(method.choose()?),
            Operation::Mul if method.vartime => Work::Mul(Timing::Variable),
            Operation::Mul => Work::Mul(Timing::Constant),
            Operation::Invert => Work::Invert(method.choose()?),
            Operation::Jacobi => Work::Jacobi(method.choose()?),
            Operation::Kronecker if method.kernel.is_some() => {
                return Err(Failure::usage(
                    "--kernel: kronecker has one kernel only, which has no name",
                ));
            }
            Operation::Kronecker => Work::Kronecker,
            Operation::Gf2 => Work::Gf2(self.field.get()?.prepare().into(), method.choose()?),
            Operation::Poly => {
                let Some(ring) = &self.ring else {
                    return Err(Failure::usage(
                        "--ring is missing; accepted are the rings of 'bezout poly'",
                    ));
                };
                let (modulus, mut operands) = (self.modulus.as_deref(), Operands::default());
                let shown = Shown {
                    list: self.list,
                    hex: self.base.hex,
                };
                let inversion = Inversion::new(ring, modulus, method, &mut operands)?;
                Work::Poly(Polynomials { inversion, shown })
            }
        })
    }

    /// The integer that is the last of all lines.
    fn modulus(&self) -> Result<Option<Integer>, Failure> {
        let Some(text) = &self.modulus else {
            return Ok(None);
        };
        if matches!(
            self.operation,
            Operation::Gcd | Operation::Lcm | Operation::Xgcd | Operation::Gf2
        ) {
            return Err(Failure::usage(
                "--modulus: gcd, lcm and xgcd have no modulus, and gf2 has a field; invert, pow, mul, jacobi, kronecker and poly accept one",
            ));
        }
        if text.trim() == "-" && self.file == Path::new("-") {
            return Err(Failure::usage(
                "--modulus is '-', but the lines come from standard input too; one can",
            ));
        }
        if self.operation == Operation::Poly {
            return Ok(None);
        }
        let mut operands = Operands::of(self.base.digits);
        operands.read("the modulus", text).map(Some)
    }
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
