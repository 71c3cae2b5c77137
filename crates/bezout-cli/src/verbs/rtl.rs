// SPDX-License-Identifier: MIT OR Apache-2.0
//! `bezout rtl simulate X M`: operands of one's own on the Verilated hardware core.

use super::{Out, Outcome};
use crate::failure::{Failure, NO};
use crate::operand::Operands;
use crate::output::{self, Base, Format};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{Num, One, Zero};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

/// What is done with the hardware.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand, Debug)]
enum Action {
    /// The greatest common divisor and cofactors of X and M from the simulated core, with its clocks
    Simulate(Simulate),
}

/// One operation of the core.
#[derive(clap::Args, Debug)]
struct Simulate {
    /// The operand to invert, from 0 up
    #[arg(value_name = "X")]
    x: String,
    /// The modulus
    #[arg(value_name = "M")]
    m: String,
    /// A configuration of rtl/configs.yaml
    #[arg(long, value_name = "NAME", default_value = "ct_255")]
    config: String,
    /// Take the operands as polynomials over GF(2), where the configuration has both
    #[arg(long)]
    polynomial: bool,
    /// The project's folder rtl; else the environment's BEZOUT_RTL, else found from the current folder upwards
    #[arg(long, value_name = "FOLDER")]
    rtl: Option<PathBuf>,
    #[command(flatten)]
    format: Format,
    #[command(flatten)]
    base: Base,
}

/// What `rtl/simulate.py --build` leaves beside the program that it builds.
#[derive(Deserialize)]
struct Built {
    program: PathBuf,
    width: u64,
    both_columns: bool,
    integers: bool,
    polynomials: bool,
}

#[derive(Serialize)]
struct Answer<'a> {
    operation: &'static str,
    config: &'a str,
    status: &'static str,
    gcd: String,
    s: String,
    t: Option<String>,
    clocks: u64,
}

/// A result of the core.
struct Found {
    clocks: u64,
    status: u8,
    gcd: BigInt,
    s: BigInt,
    t: BigInt,
}

pub fn run(args: &Args, out: Out<'_>) -> Outcome {
    let Action::Simulate(simulate) = &args.action;
    simulate.run(out)
}

impl Simulate {
    fn run(&self, out: Out<'_>) -> Outcome {
        let folder = self.folder()?;
        let built = self.built(&folder)?;
        let mut operands = Operands::default();
        let (x, m) = (operands.read("X", &self.x)?, operands.read("M", &self.m)?);
        for (name, value) in [("X", &x), ("M", &m)] {
            if value.sign() == Sign::Minus || value.bits() > built.width {
                return Err(Failure::usage(format!(
                    "{name}: the core of {} takes numbers from 0 to 2^{} - 1",
                    self.config, built.width
                )));
            }
        }
        let polynomial = self.polynomial || !built.integers;
        if polynomial && !built.polynomials {
            return Err(Failure::usage(format!(
                "--polynomial: {} is for integers; dual_256 and gf2_257 know polynomials",
                self.config
            )));
        }
        let found = simulated(&built, &x, &m, polynomial)?;
        if !polynomial {
            check(&found, &x, &m, built.both_columns)?;
        }
        self.print(&found, built.both_columns, out)?;
        Ok(if found.status == 0 { 0 } else { NO })
    }

    fn print(&self, found: &Found, both_columns: bool, out: Out<'_>) -> Result<(), Failure> {
        let status = ["ok", "gcd is not 1", "refused"][usize::from(found.status)];
        let t = both_columns.then(|| self.base.show(&found.t));
        if self.format.json {
            let show = crate::number::hexadecimal;
            let answer = Answer {
                operation: "rtl simulate",
                config: &self.config,
                status,
                gcd: show(&found.gcd),
                s: show(&found.s),
                t: both_columns.then(|| show(&found.t)),
                clocks: found.clocks,
            };
            return Ok(output::json(out, &answer)?);
        }
        let mut fields = vec![
            ("status", status.to_string()),
            ("gcd", self.base.show(&found.gcd)),
            ("s", self.base.show(&found.s)),
        ];
        fields.extend(t.map(|t| ("t", t)));
        fields.push(("clocks", found.clocks.to_string()));
        Ok(output::fields(out, &fields)?)
    }

    /// The folder `rtl` of the project.
    fn folder(&self) -> Result<PathBuf, Failure> {
        if let Some(given) = self
            .rtl
            .clone()
            .or(std::env::var_os("BEZOUT_RTL").map(PathBuf::from))
        {
            return Ok(given);
        }
        let here = std::env::current_dir()?;
        let found = here
            .ancestors()
            .map(|folder| folder.join("rtl"))
            .find(|folder| folder.join("configs.yaml").is_file());
        found.ok_or_else(|| {
            Failure::usage(
                "--rtl: no folder rtl with configs.yaml here or above; accepted is that of the project's sources",
            )
        })
    }

    /// The record of the built core; if it isn't there or is older than the sources, how to build it.
    fn built(&self, folder: &Path) -> Result<Built, Failure> {
        let how = format!(
            "build it with: python3 {}/simulate.py --config {} --build",
            folder.display(),
            self.config
        );
        let names = names(folder)?;
        if !names.contains(&self.config) {
            return Err(Failure::usage(format!(
                "--config: there is no configuration {}, accepted are {}",
                self.config,
                names.join(", ")
            )));
        }
        let record = folder.join("build").join(format!("{}.json", self.config));
        let Ok(text) = std::fs::read_to_string(&record) else {
            return Err(Failure::usage(format!(
                "--config: the core {} is not built here; {how}",
                self.config
            )));
        };
        let built: Built = serde_json::from_str(&text).map_err(|error| {
            Failure::usage(format!(
                "{}: not a record of a built core ({error}); {how}",
                record.display()
            ))
        })?;
        let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
        let program = time(&built.program);
        if program.is_none() || program < newest_source(folder) {
            return Err(Failure::usage(format!(
                "--config: the built core {} is missing or older than its sources; {how}",
                self.config
            )));
        }
        Ok(built)
    }
}

/// The configurations: each has a line of `configs.yaml`, which begins with its name.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let path = folder.join("configs.yaml");
    let text = std::fs::read_to_string(&path).map_err(|error| {
        Failure::usage(format!(
            "--rtl: {} cannot be read ({error}), accepted is the folder rtl of the project's sources",
            path.display()
        ))
    })?;
    let is_name = |name: &str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let before = text.lines().filter_map(|line| line.split_once(": {"));
    Ok(before
        .map(|(name, _)| name.to_string())
        .filter(|name| is_name(name))
        .collect())
}

/// When the last of the sources changed.
fn newest_source(folder: &Path) -> Option<SystemTime> {
    let entries = std::fs::read_dir(folder.join("src")).ok()?;
    entries
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|end| end == "sv"))
        .filter_map(|entry| entry.metadata().and_then(|data| data.modified()).ok())
        .max()
}

/// One operation of the program: it reads "polynomial x m" and writes "clocks status gcd s t".
fn simulated(built: &Built, x: &BigInt, m: &BigInt, polynomial: bool) -> Result<Found, Failure> {
    let broken = |what: &str| {
        Failure::Wrong(format!(
            "{}: the simulation {what}",
            built.program.display()
        ))
    };
    let mut child = Command::new(&built.program)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| broken(&format!("does not start: {error}")))?;
    if let Some(mut input) = child.stdin.take() {
        // What it does not read it does not answer, which is seen below.
        let _ = writeln!(input, "{} {x:x} {m:x}", u8::from(polynomial));
    }
    let done = child.wait_with_output()?;
    let text = String::from_utf8_lossy(&done.stdout);
    let words: Vec<&str> = text.split_whitespace().collect();
    let [clocks, status, gcd, s, t] = words[..] else {
        return Err(broken("gave no result"));
    };
    let hex = |text: &str| {
        BigInt::from_str_radix(text, 16).map_err(|_| broken("gave a result that is no number"))
    };
    let signed = |text: &str| {
        let value = hex(text)?;
        let sign = BigInt::one() << (built.width + 1);
        Ok::<_, Failure>(if value >= sign {
            value - (sign << 1)
        } else {
            value
        })
    };
    let status = status.parse().ok().filter(|status| *status <= 2);
    Ok(Found {
        clocks: clocks
            .parse()
            .map_err(|_| broken("gave no count of clocks"))?,
        status: status.ok_or_else(|| broken("gave an unknown status"))?,
        gcd: hex(gcd)?,
        s: signed(s)?,
        t: signed(t)?,
    })
}

/// A result for integers that is not right is never printed.
fn check(found: &Found, x: &BigInt, m: &BigInt, both_columns: bool) -> Result<(), Failure> {
    let may = m.is_odd() || (both_columns && x.is_odd());
    let rest = &found.gcd - &found.s * x - &found.t * m;
    let right = if !may {
        found.status == 2
    } else {
        found.status == u8::from(!found.gcd.is_one())
            && found.gcd == x.gcd(m)
            && if both_columns {
                rest.is_zero()
            } else {
                rest.mod_floor(m).is_zero()
            }
    };
    if right {
        return Ok(());
    }
    Err(Failure::Wrong(format!(
        "the core gave a wrong result: status {}, gcd {}, s {}, t {}",
        found.status, found.gcd, found.s, found.t
    )))
}
