// SPDX-License-Identifier: MIT OR Apache-2.0
//! The test vectors of the project, in the schema of `vectors/SCHEMA.md`.

use super::fields::{Fields, Malformed};
use super::{Tally, compare, replay, ways};
use crate::library::{self, Chosen, Inverse};
use bezout::kernels::Timing;
use bezout::kernels::binary_field::Invert;
use bezout::kernels::polynomial::{self, InvertCyclic};
use bezout_exercise::binary_field::Inversion;
use bezout_exercise::check::Report;
use bezout_exercise::oracle::big;
#[cfg(feature = "functions")]
use bezout_exercise::public::{self, Plant};
use bezout_exercise::{Exercise, Suite};
use bezout_large::Integer;
use serde_json::Value;

/// A few of each operation, so that a self-test needs no files.
pub const EMBEDDED: &str = include_str!("vectors.json");

/// Checks all tests of one file.
pub fn check(text: &str, tally: &mut Tally) -> Result<(), Malformed> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| Malformed(format!("not JSON: {error}")))?;
    let file = Fields::of("the file", &value)?;
    if file.count("schema")? != 1 {
        return Err(Malformed(
            "the schema is not 1, which is the one accepted".into(),
        ));
    }
    let of_file = file.text("operation")?;
    for (i, test) in file.records("tests")?.iter().enumerate() {
        let operation = if of_file == "mixed" {
            test.text("operation")?
        } else {
            of_file
        };
        // The number that it has in the whole set, of which the file may be a sample.
        let label = format!("test {}", test.count("id").unwrap_or(i + 1));
        let (input, result) = (test.record("input")?, test.record("result")?);
        match checks(operation, &input, &result) {
            Ok(Some(checks)) => tally.record(operation, &label, checks),
            Ok(None) => tally.count(operation).skipped += 1,
            Err(Malformed(reason)) => return Err(Malformed(format!("{label}: {reason}"))),
        }
    }
    Ok(())
}

type Checks = Vec<Result<(), String>>;

/// The comparisons of one test; none for an operation that is not known here.
fn checks(
    operation: &str,
    input: &Fields<'_>,
    result: &Fields<'_>,
) -> Result<Option<Checks>, Malformed> {
    let int = |name| input.integer(name);
    Ok(Some(match operation {
        "invert" => ways::invert(&int("x")?, &int("m")?, &inverse(result)?),
        "invert_mod2k" => ways::invert_mod2k(&int("x")?, input.count("k")?, &inverse(result)?),
        "invert_batch" => batch(input, result)?,
        "gcd" => ways::gcd(&int("a")?, &int("b")?, &result.integer("gcd")?),
        "xgcd" => {
            let expected = (
                result.integer("gcd")?,
                result.integer("s")?,
                result.integer("t")?,
            );
            ways::xgcd(&int("a")?, &int("b")?, &expected)
        }
        "jacobi" => ways::jacobi(&int("x")?, &int("n")?, result.symbol()?),
        "kronecker" => ways::kronecker(&int("x")?, &int("n")?, result.symbol()?),
        "divstep_trace" | "bingcd_trace" => {
            let replayed = if operation == "divstep_trace" {
                replay::divsteps
            } else {
                replay::bingcd
            };
            let mut checks = replayed(input, result)?;
            checks.extend(ways::invert(&int("x")?, &int("m")?, &inverse(result)?));
            checks
        }
        #[cfg(feature = "functions")]
        "arithmetic" | "partial_xgcd" | "split" | "sqrt" | "small_factor" => {
            functions(operation, input, result)?
        }
        "gf2_invert" => gf2_invert(&int("a")?, &int("f")?, &inverse(result)?)?,
        "poly_invert" => poly_invert(input, result)?,
        _ => return Ok(None),
    }))
}

/// By the public functions of an operation that has no kernels.
#[cfg(feature = "functions")]
fn functions(
    operation: &str,
    input: &Fields<'_>,
    result: &Fields<'_>,
) -> Result<Checks, Malformed> {
    let (numbers, lists, found): (&[&str], &[&str], &[&str]) = match operation {
        "partial_xgcd" => (&["a", "b", "bound"], &["remainders", "cofactors"], &[]),
        "split" => (&["v", "m"], &[], &["r", "t"]),
        "sqrt" => (&["x", "y", "m"], &[], &[]),
        "arithmetic" => (
            &["x", "y", "m"],
            &[],
            &[
                "sum",
                "difference",
                "negative",
                "product",
                "square",
                "power",
            ],
        ),
        _ => (&["n", "bound"], &[], &["factor"]),
    };
    // What is taken for granted there.
    for name in numbers {
        let x = input.integer(name)?;
        let odd = ["sqrt", "arithmetic"].contains(&operation) && *name == "m";
        if x.is_negative() || odd && !x.is_odd() {
            return Err(Malformed(format!("field {name:?} is negative, or even")));
        }
    }
    if operation == "small_factor" && input.count("bound")? > 2048 {
        return Err(Malformed("field \"bound\" is above 2048".into()));
    }
    for name in lists {
        if result.integers(name)?.len() != 2 {
            return Err(Malformed(format!("field {name:?} has not two numbers")));
        }
    }
    for name in found {
        result.integer(name)?;
    }
    for name in ["root", "quotient"]
        .into_iter()
        .filter(|name| result.has(name))
    {
        result.integer(name)?;
    }
    let [input, result] = [input, result].map(|record| record.value());
    let mut report = Report::default();
    public::vectors(operation, &input, &result, |task, numbers, expected| {
        report.functions(task, Plant::None, &numbers, &expected);
    });
    Ok(answers(report))
}

/// By every kernel for its ring.
fn poly_invert(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    input.integer("a")?;
    if result.has("inverse") {
        result.integer("inverse")?;
    }
    let [input, result] = [input, result].map(|record| record.value());
    let mut report = Report::default();
    if let Some((x, expected)) = polynomial::Invert::vector("poly_invert", &input, &result) {
        report.compare::<polynomial::Invert>(Suite::Registry, &x, &expected);
    } else if let Some((x, expected)) = InvertCyclic::vector("poly_invert", &input, &result) {
        report.compare::<InvertCyclic>(Suite::Registry, &x, &expected);
    } else {
        return Err(Malformed("no element of a ring that has a name".into()));
    }
    Ok(answers(report))
}

/// The comparisons of a report.
fn answers(report: Report) -> Checks {
    let answers = report.answers.values().sum::<u64>() as usize;
    let mut checks: Checks = report.failures.into_iter().map(Err).collect();
    checks.resize(answers.max(checks.len()), Ok(()));
    checks
}

/// By every kernel, with tables and without.
fn gf2_invert(a: &Integer, f: &Integer, expected: &Inverse) -> Result<Checks, Malformed> {
    let expected = match expected {
        Inverse::Is(inverse) => inverse.limbs(),
        Inverse::None { .. } => &[],
    };
    let mut report = Report::default();
    for prepared in [false, true] {
        let x = Inversion::of(&big(a.limbs()), &big(f.limbs()), prepared).ok_or_else(|| {
            Malformed("f is neither an irreducible trinomial nor such a pentanomial".into())
        })?;
        let mut inverse = expected.to_vec();
        inverse.resize(x.field.words(), 0);
        report.compare::<Invert>(Suite::Registry, &x, &inverse);
    }
    Ok(answers(report))
}

fn inverse(result: &Fields<'_>) -> Result<Inverse, Malformed> {
    if result.has("inverse") {
        return result.integer("inverse").map(Inverse::Is);
    }
    result.integer("gcd").map(|gcd| Inverse::None { gcd })
}

/// One by one: the answers of a batch are those of its elements.
fn batch(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let (m, xs, inverses) = (
        input.integer("m")?,
        input.integers("xs")?,
        result.integers("inverses")?,
    );
    let bad = result.array("not_invertible")?;
    let by = Chosen::Default(Timing::Constant);
    let mut checks = vec![compare("the number of inverses", xs.len(), inverses.len())];
    for (i, (x, expected)) in xs.iter().zip(inverses).enumerate() {
        let found = library::invert(x, &m, &by).map(|answer| answer.value);
        let is_bad = bad.iter().any(|index| index.as_u64() == Some(i as u64));
        checks.push(match found {
            Ok(Inverse::Is(found)) => compare("the default", (found, false), (expected, is_bad)),
            Ok(Inverse::None { .. }) => compare("the default", true, is_bad),
            Err(failure) => Err(failure.to_string()),
        });
    }
    Ok(checks)
}
