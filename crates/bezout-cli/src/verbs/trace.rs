// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout trace ALGORITHM A B`

use super::{Out, Outcome};
use crate::failure::Failure;
use crate::number::hexadecimal;
use crate::operand::Operands;
use crate::output::{self, Base, Format};
use crate::polynomial;
use crate::trace::divstep::Variant;
use crate::trace::{self, Refusal, Trace};
use bezout::kernels::{Operation, integer::Invert};
use bezout_large::Integer;
use clap::ValueEnum;
use serde::Serialize;

/// The algorithm and its input.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The algorithm; or a kernel of the library by name, whose matrices are shown batch by batch
    #[arg(value_name = "ALGORITHM", value_parser = parse_subject, help = subject_help())]
    subject: Subject,
    /// The first number; the one to invert where B is a modulus
    #[arg(value_name = "A")]
    a: String,
    /// The second number: the odd modulus of binary-gcd, bingcd, divstep and jacobi
    #[arg(value_name = "B")]
    b: String,
    /// Polynomials over this field instead, F and a prime such as F7: euclid, subtractions, divstep
    #[arg(long, value_name = "RING", conflicts_with_all = ["batch", "k", "svg", "hex"])]
    ring: Option<String>,
    /// The rows of divstep over a field (6 more than twice the degree)
    #[arg(long, value_name = "N", requires = "ring", value_parser = clap::value_parser!(u16).range(1..=8192))]
    rows: Option<u16>,
    /// Steps a line: divsteps (1), iterations of bingcd (31); of lehmer, the bits of the prefixes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    batch: Option<u16>,
    /// The parameter k of bingcd, which does k - 1 iterations a line (32)
    #[arg(long, value_name = "K", conflicts_with = "batch", value_parser = clap::value_parser!(u16).range(2..=4096))]
    k: Option<u16>,
    /// Draw the steps as an SVG image instead
    #[arg(long, conflicts_with = "json")]
    svg: bool,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    base: Base,
}

/// What is watched.
#[derive(Clone, Debug)]
enum Subject {
    /// An algorithm, step by step.
    Algorithm(Algorithm),
    /// A kernel of the library, as it runs.
    Kernel(String),
}

/// The kernels that show their matrices.
fn kernels() -> impl Iterator<Item = &'static str> {
    let shown = Invert::table().iter().filter(|k| k.trace.is_some());
    shown.filter(|k| k.available()).map(|k| k.name)
}

fn parse_subject(text: &str) -> Result<Subject, String> {
    if kernels().any(|name| name == text) {
        return Ok(Subject::Kernel(text.into()));
    }
    Algorithm::from_str(text, false)
        .map(Subject::Algorithm)
        .map_err(|_| format!("accepted are {}", names().join(", ")))
}

fn names() -> Vec<String> {
    Algorithm::value_variants()
        .iter()
        .map(|a| a.name())
        .chain(kernels().map(String::from))
        .collect()
}

fn subject_help() -> String {
    format!(
        "The algorithm, or a kernel of the library, whose matrices are shown batch by batch: {}",
        names().join(", ")
    )
}

/// The algorithms that can be watched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Algorithm {
    /// Division with remainder
    Euclid,
    /// Euclid with cofactors
    Xgcd,
    /// Stein's halvings and subtractions
    Stein,
    /// Two-bit plus-minus, which compares nothing
    #[value(alias = "plus_minus")]
    PlusMinus,
    /// The classic extended binary GCD
    #[value(alias = "binary_gcd")]
    BinaryGcd,
    /// The optimized binary GCD, on approximations
    Bingcd,
    /// Half-delta divsteps: delta starts at 1/2
    #[value(alias = "half-delta")]
    Divstep,
    /// Divsteps as first published: delta starts at 1
    #[value(alias = "divstep_delta1")]
    DivstepDelta1,
    /// Lehmer's, with prefixes of 64 bits
    #[value(alias = "lehmer")]
    Lehmer1,
    /// Lehmer's, with prefixes of 128 bits
    Lehmer2,
    /// The Jacobi symbol by quadratic reciprocity
    Jacobi,
    /// Polynomials: subtractions that each take one coefficient away
    Subtractions,
    /// In GF(2^m), A an element and B the field's polynomial, both as bits: Euclid by known degrees
    #[value(alias = "modified-euclid", alias = "modified_euclid")]
    KovtunBulakh,
    /// The same: divsteps from the low end
    #[value(alias = "carryless_divstep")]
    CarrylessDivstep,
    /// The same: powers
    #[value(alias = "itoh_tsujii")]
    ItohTsujii,
}

impl Algorithm {
    /// The steps a line, or bits of prefixes, if nothing else is asked for; none where there are no
    /// batches.
    fn default_batch(self) -> Option<usize> {
        match self {
            Self::Bingcd => Some(31),
            Self::Divstep | Self::DivstepDelta1 => Some(1),
            Self::Lehmer1 => Some(trace::lehmer::SINGLE),
            Self::Lehmer2 => Some(trace::lehmer::DOUBLE),
            _ => None,
        }
    }

    pub fn steps(self, a: Integer, b: Integer, batch: usize) -> Result<Trace, Refusal> {
        match self {
            Self::Euclid => trace::euclid::steps(a, b),
            Self::Xgcd => trace::euclid::extended(a, b),
            Self::Stein => trace::stein::steps(a, b),
            Self::PlusMinus => trace::plus_minus::steps(a, b),
            Self::BinaryGcd => trace::binary_gcd::steps(a, b),
            Self::Bingcd => trace::bingcd::steps(a, b, batch + 1),
            Self::Divstep => trace::divstep::steps(a, b, batch, Variant::HalfDelta),
            Self::DivstepDelta1 => trace::divstep::steps(a, b, batch, Variant::DeltaOne),
            Self::Lehmer1 => trace::lehmer::steps("lehmer1", a, b, batch),
            Self::Lehmer2 => trace::lehmer::steps("lehmer2", a, b, batch),
            Self::Jacobi => trace::jacobi::steps(a, b),
            Self::KovtunBulakh => trace::binary_field::kovtun_bulakh(a, b),
            Self::CarrylessDivstep => trace::binary_field::divsteps(a, b),
            Self::ItohTsujii => trace::binary_field::itoh_tsujii(a, b),
            Self::Subtractions => Err(
                "subtractions is an algorithm for polynomials; --ring and a field such as F7 are accepted".into(),
            ),
        }
    }

    fn name(self) -> String {
        self.to_possible_value()
            .map_or_else(String::new, |value| value.get_name().into())
    }
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    if let Some(name) = &args.ring {
        return run_polynomials(name, args, out);
    }
    let algorithm = match &args.subject {
        Subject::Kernel(name) => return run_kernel(name, args, out),
        Subject::Algorithm(algorithm) => *algorithm,
    };
    let batch = batch(algorithm, args)?;
    let mut operands = Operands::default();
    let (a, b) = (operands.read("A", &args.a)?, operands.read("B", &args.b)?);
    let title = format!(
        "{} of {} and {}",
        algorithm.name(),
        brief(&args.a, &a),
        brief(&args.b, &b)
    );
    let trace = algorithm.steps(a, b, batch).map_err(Failure::Usage)?;
    if args.format.json {
        output::json(out, &trace)?;
    } else if args.svg {
        trace::svg::write(out, &trace, &title)?;
    } else {
        let show = if args.base.hex {
            hexadecimal
        } else {
            |x: &Integer| x.to_string()
        };
        let rows: Vec<Vec<String>> = trace
            .steps
            .iter()
            .map(|step| {
                let cells = step.values.iter().map(show);
                cells.chain([step.operation.clone()]).collect()
            })
            .collect();
        output::table(out, &[trace.columns, &["Operation"]].concat(), &rows)?;
    }
    Ok(0)
}

#[derive(Serialize)]
struct Polynomials<'a, T> {
    schema: u32,
    algorithm: String,
    ring: &'a str,
    steps: Vec<T>,
}

/// An algorithm on polynomials over a field.
fn run_polynomials(name: &str, args: &Args, out: Out<'_>) -> Outcome {
    let Subject::Algorithm(algorithm) = &args.subject else {
        return Err(Failure::usage(format!(
            "--ring {name}: a trace shows euclid, subtractions or divstep over a field"
        )));
    };
    let field = polynomial::field(name, "a trace")?;
    if args.rows.is_some() && *algorithm != Algorithm::Divstep {
        return Err(Failure::usage(format!(
            "--rows: {} has as many rows as it has steps; divstep accepts a number",
            algorithm.name()
        )));
    }
    let mut operands = Operands::default();
    let a = polynomial::read(&mut operands, "A", &args.a, field.p())?;
    let b = polynomial::read(&mut operands, "B", &args.b, field.p())?;
    let pair = trace::polynomial::Operands::new(a, b, field.p()).map_err(Failure::Usage)?;
    let equations = match algorithm {
        Algorithm::Euclid => pair.remainders(),
        Algorithm::Subtractions => pair.subtractions(),
        Algorithm::Divstep => {
            let rows = pair.divsteps(args.rows.map_or(pair.default_rows(), usize::from));
            if args.format.json {
                print_steps(out, algorithm, name, rows)?;
            } else {
                for line in trace::polynomial::table(&rows, pair.columns()) {
                    writeln!(out, "{line}")?;
                }
            }
            return Ok(0);
        }
        _ => {
            return Err(Failure::usage(format!(
                "--ring: {} is an algorithm for integers; euclid, subtractions and divstep are accepted",
                algorithm.name()
            )));
        }
    };
    if args.format.json {
        print_steps(out, algorithm, name, equations)?;
    } else {
        for row in equations {
            writeln!(out, "{}", row.equation)?;
        }
    }
    Ok(0)
}

fn print_steps<T: Serialize>(
    out: Out<'_>,
    algorithm: &Algorithm,
    ring: &str,
    steps: Vec<T>,
) -> std::io::Result<()> {
    let algorithm = format!("polynomial_{}", algorithm.name());
    output::json(
        out,
        &Polynomials {
            schema: 1,
            algorithm,
            ring,
            steps,
        },
    )
}

#[derive(Serialize)]
struct Batches<'a> {
    kernel: &'a str,
    batches: Vec<[i64; 4]>,
}

/// The matrices of a kernel on A modulo B.
fn run_kernel(name: &str, args: &Args, out: Out<'_>) -> Outcome {
    if args.svg || args.batch.is_some() || args.k.is_some() {
        return Err(Failure::usage(format!(
            "--svg, --batch, --k: {name} is a kernel, which has one way to run; algorithms accept them"
        )));
    }
    let mut operands = Operands::default();
    let (a, b) = (operands.read("A", &args.a)?, operands.read("B", &args.b)?);
    if a.is_negative() || b.is_negative() || !b.is_odd() {
        return Err(Failure::usage(format!(
            "A and B: {name} takes A from 0 up, and an odd B from 1 up"
        )));
    }
    let (mut x, mut m) = (a.into_limbs(), b.into_limbs());
    let limbs = x.len().max(m.len());
    x.resize(limbs, 0);
    m.resize(limbs, 0);
    let Some(trace) = Invert::kernel(name).and_then(|kernel| kernel.trace) else {
        return Err(Failure::usage(format!("{name} shows no matrices")));
    };
    let batches = (trace.run)(&x, &m);
    if args.format.json {
        output::json(
            out,
            &Batches {
                kernel: name,
                batches,
            },
        )?;
    } else {
        let show = |x: i64| {
            if args.base.hex {
                hexadecimal(&x.into())
            } else {
                x.to_string()
            }
        };
        let rows: Vec<_> = batches
            .iter()
            .enumerate()
            .map(|(i, matrix)| [vec![i.to_string()], matrix.map(show).to_vec()].concat())
            .collect();
        let entries = match trace.class {
            "divstep_trace" => ["u", "v", "q", "r"],
            _ => ["f0", "g0", "f1", "g1"],
        };
        output::table(out, &[&["batch"][..], &entries].concat(), &rows)?;
    }
    Ok(0)
}

fn batch(algorithm: Algorithm, args: &Args) -> Result<usize, Failure> {
    let name = algorithm.name();
    if args.k.is_some() && algorithm != Algorithm::Bingcd {
        return Err(Failure::usage(format!(
            "--k: {name} has no parameter k; bingcd has"
        )));
    }
    let asked = args.batch.or(args.k.map(|k| k - 1)).map(usize::from);
    match (asked, algorithm.default_batch()) {
        (Some(_), None) => {
            let all = Algorithm::value_variants()
                .iter()
                .filter(|a| a.default_batch().is_some());
            let all: Vec<_> = all.map(|a| a.name()).collect();
            Err(Failure::usage(format!(
                "--batch: {name} has no batches; those that have: {}",
                all.join(", ")
            )))
        }
        (asked, default) => Ok(asked.or(default).unwrap_or(1)),
    }
}

/// A number as it was written, if that is short enough for a title.
fn brief(text: &str, x: &Integer) -> String {
    match text.trim() {
        "-" => format!("{} bits", x.bits()),
        text if text.len() <= 40 => text.into(),
        _ => format!("{} bits", x.bits()),
    }
}
