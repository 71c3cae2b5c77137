// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout vdf eval | prove | verify | discriminant`: a verifiable delay function in a class group.

mod checkpoint;
mod progress;

use super::{Out, Outcome};
use crate::arguments::path;
use crate::failure::{Failure, NO};
use crate::operand::Operands;
use crate::output::{self, Format};
use bezout_class_group::{Decoding, Discriminant, Form};
use bezout_vdf::Evaluation;
use checkpoint::Log;
use clap::Subcommand;
use progress::Progress;
use serde::Serialize;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The arguments.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    /// x^(2^T) without a proof
    Eval(Evaluate),
    /// x^(2^T), then its proof, in chiavdf's format
    Prove {
        #[command(flatten)]
        evaluate: Evaluate,
        /// Threads that compute the proof; 0 for as many as the machine runs at once
        #[arg(long, value_name = "N", default_value_t = 0)]
        threads: usize,
        /// Prove in this many segments, each with a proof
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1 << 16))]
        segments: u64,
    },
    /// Whether a proof holds
    Verify {
        #[command(flatten)]
        group: Group,
        /// T, the number of squarings
        #[arg(long, value_name = "T")]
        iterations: u64,
        /// The result and its proof in hexadecimal; @FILE or - for standard input
        #[arg(long, value_name = "HEX")]
        proof: String,
        /// Accept every encoding that chiavdf's verifier does, not the canonical one alone
        #[arg(long)]
        consensus: bool,
    },
    /// The discriminant of a seed, as chiavdf computes it
    Discriminant {
        /// The seed in hexadecimal
        #[arg(long, value_name = "HEX")]
        seed: String,
        /// The length in bits, a multiple of 8
        #[arg(long, value_name = "N", default_value_t = 1024)]
        bits: usize,
        #[command(flatten)]
        format: Format,
    },
}

/// The class group, and an element of it.
#[derive(clap::Args, Debug)]
struct Group {
    #[command(flatten)]
    of: Which,
    /// The length of the discriminant in bits, a multiple of 8
    #[arg(long, value_name = "N", default_value_t = 1024)]
    bits: usize,
    /// x in hexadecimal; without, the form (2, 1, c)
    #[arg(long, value_name = "HEX")]
    input: Option<String>,
}

/// What gives the discriminant.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
struct Which {
    /// The seed of the discriminant in hexadecimal
    #[arg(long, value_name = "HEX")]
    seed: Option<String>,
    /// The discriminant itself, a prime with a minus; in place of seed and bits
    #[arg(long, value_name = "D")]
    discriminant: Option<String>,
}

#[derive(clap::Args, Debug)]
struct Evaluate {
    #[command(flatten)]
    group: Group,
    /// T, the number of squarings
    #[arg(long, value_name = "T")]
    iterations: u64,
    /// Keep what is computed in this file, and begin with what it has, also of another number of
    /// iterations
    #[arg(long, value_name = "FILE", value_parser = path())]
    checkpoint: Option<PathBuf>,
    /// Squarings between two writes of the checkpoint
    #[arg(long, value_name = "N", default_value_t = 1 << 18, value_parser = clap::value_parser!(u64).range(1..))]
    interval: u64,
    /// Seconds between two lines of progress on standard error, if that is no terminal
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    progress: u64,
    /// Print the result alone, and no progress
    #[arg(long, conflicts_with = "json")]
    quiet: bool,
    #[command(flatten)]
    format: Format,
}

#[derive(Serialize)]
struct Answer {
    operation: &'static str,
    discriminant: String,
    iterations: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    output: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<String>,
    squarings_per_second: Option<u64>,
}

/// Runs the verb.
pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    match &args.action {
        Action::Eval(evaluate) => {
            let x = evaluate.group.input()?;
            let (evaluation, rate) = evaluate.run(&x, |_| {
                Evaluation::without_proof(&x, evaluate.iterations, evaluate.interval)
            })?;
            let y = evaluation.output().map_err(refused)?.to_bytes();
            evaluate.print(out, &x, ("eval", "output"), &y, rate)
        }
        Action::Prove {
            evaluate,
            threads,
            segments,
        } => {
            let x = evaluate.group.input()?;
            let parts = Evaluation::parts(evaluate.iterations, *segments as usize);
            let (evaluation, rate) =
                evaluate.run(&x, |grid| Evaluation::on_grid(&x, &parts, grid))?;
            let threads = match threads {
                0 => std::thread::available_parallelism().map_or(1, usize::from),
                &threads => threads,
            };
            let proof = evaluation.prove(threads).map_err(refused)?;
            evaluate.print(out, &x, ("prove", "proof"), &proof, rate)
        }
        Action::Verify {
            group,
            iterations,
            proof,
            consensus,
        } => {
            let x = group.input()?;
            let (_, text) = Operands::default().content("--proof", proof)?;
            let proof = octets("--proof", &text)?;
            let decoding = match consensus {
                true => Decoding::Consensus,
                false => Decoding::Strict,
            };
            match bezout_vdf::verify(&x, *iterations, &proof, decoding) {
                Ok(()) => {
                    writeln!(out, "valid")?;
                    Ok(0)
                }
                Err(error) => {
                    writeln!(out, "invalid: {error}")?;
                    Ok(NO)
                }
            }
        }
        Action::Discriminant { seed, bits, format } => {
            let d = from_seed(seed, *bits)?;
            match format.json {
                true => output::json(out, &Named::new(&d))?,
                false => writeln!(out, "{d:#x}")?,
            }
            Ok(0)
        }
    }
}

#[derive(Serialize)]
struct Named {
    operation: &'static str,
    discriminant: String,
}

impl Named {
    fn new(d: &Discriminant) -> Self {
        Self {
            operation: "discriminant",
            discriminant: format!("{d:#x}"),
        }
    }
}

impl Group {
    fn input(&self) -> Result<Form, Failure> {
        let d = match (&self.of.seed, &self.of.discriminant) {
            (_, Some(text)) => {
                let value = Operands::default().read("--discriminant", text)?;
                Discriminant::new(&value).map_err(|error| at("--discriminant", error))?
            }
            (Some(seed), None) => from_seed(seed, self.bits)?,
            (None, None) => {
                return Err(Failure::usage(
                    "--seed: it is missing, accepted is one of --seed and --discriminant",
                ));
            }
        };
        match &self.input {
            Some(text) => {
                let bytes = octets("--input", text)?;
                Form::from_bytes(&d, &bytes, Decoding::Strict).map_err(|error| at("--input", error))
            }
            None => Form::generator(&d).map_err(|_| {
                Failure::usage(
                    "--discriminant: there is no form (2, 1, c) of it, accepted are numbers that are 1 modulo 8, or another one with --input",
                )
            }),
        }
    }
}

impl Evaluate {
    /// The evaluation on the grid of the checkpoint at its end, and squarings a second of this run.
    fn run(
        &self,
        x: &Form,
        new: impl FnOnce(u64) -> Result<Evaluation, bezout_vdf::Error>,
    ) -> Result<(Evaluation, Option<u64>), Failure> {
        let (mut log, mut evaluation) = match &self.checkpoint {
            Some(path) => {
                let (log, evaluation) = Log::open(path, x, new)?;
                (Some(log), evaluation)
            }
            None => (None, new(1).map_err(refused)?),
        };
        let every = Duration::from_secs(self.progress);
        let mut progress = Progress::new(evaluation.total(), evaluation.done(), self.quiet, every);
        // Often enough for a bar that moves, and to be stopped.
        let step = self.interval.min(1 << 14);
        let (start, before) = (Instant::now(), evaluation.done());
        let mut written = before;
        loop {
            let more = evaluation.advance(step);
            progress.advance(evaluation.done());
            let due = !more || evaluation.done() - written >= self.interval;
            if let Some(log) = log.as_mut().filter(|_| due) {
                log.append(&evaluation)?;
                written = evaluation.done();
            }
            if !more {
                break;
            }
        }
        progress.finish();
        let seconds = start.elapsed().as_secs_f64();
        let done = evaluation.done() - before;
        let rate = (done > 0).then(|| (done as f64 / seconds) as u64);
        Ok((evaluation, rate))
    }

    fn print(
        &self,
        out: Out<'_>,
        x: &Form,
        (operation, name): (&'static str, &str),
        bytes: &[u8],
        rate: Option<u64>,
    ) -> Outcome {
        let text = output::octets(bytes);
        let discriminant = format!("{:#x}", x.discriminant());
        if self.quiet {
            writeln!(out, "{text}")?;
        } else if self.format.json {
            let (output, proof) = match name {
                "proof" => (None, Some(text)),
                _ => (Some(text), None),
            };
            let answer = Answer {
                operation,
                discriminant,
                iterations: self.iterations,
                output,
                proof,
                squarings_per_second: rate,
            };
            output::json(out, &answer)?;
        } else {
            let mut fields = vec![
                ("discriminant", discriminant),
                ("iterations", self.iterations.to_string()),
                (name, text),
            ];
            fields.extend(rate.map(|rate| ("rate", format!("{rate} squarings a second"))));
            output::fields(out, &fields)?;
        }
        Ok(0)
    }
}

fn from_seed(seed: &str, bits: usize) -> Result<Discriminant, Failure> {
    use bezout_class_group::Error;
    Discriminant::from_seed(&octets("--seed", seed)?, bits).map_err(|error| match error {
        Error::Bits { .. } => at("--bits", error),
        _ => at("--seed", error),
    })
}

fn at(argument: &str, error: bezout_class_group::Error) -> Failure {
    Failure::usage(format!("{argument}: {error}"))
}

fn refused(error: bezout_vdf::Error) -> Failure {
    Failure::usage(error.to_string())
}

/// The octets that two hexadecimal digits each give.
fn octets(argument: &str, text: &str) -> Result<Vec<u8>, Failure> {
    let text = text.trim();
    let digits = text.strip_prefix("0x").unwrap_or(text).as_bytes();
    let digit = |c: &u8| (*c as char).to_digit(16);
    let octet = |pair: &[u8]| match pair {
        [high, low] => Some((digit(high)? << 4 | digit(low)?) as u8),
        _ => None,
    };
    let octets: Option<Vec<u8>> = digits.chunks(2).map(octet).collect();
    octets.ok_or_else(|| {
        Failure::usage(format!(
            "{argument}: it is not an even number of hexadecimal digits; those are accepted"
        ))
    })
}
