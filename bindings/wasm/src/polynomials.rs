// SPDX-License-Identifier: MIT OR Apache-2.0
//! Two polynomials over a prime field.

use crate::answer::{Algorithm, Answer, Step, Value};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use alloc::{format, string};
use bezout::polynomial::{PolynomialXgcd, PrimeField};
use bezout_trace::polynomial::{Equation, Operands, Polynomial, Row, terms, trimmed};

/// Longer ones have more steps than anybody wants to see.
const MOST: usize = 129;

pub(crate) fn answer(p: u32, a: &[u32], b: &[u32]) -> Result<Answer, String> {
    let field = PrimeField::new(p).map_err(|error| error.to_string())?;
    for (name, x) in [("A", a), ("B", b)] {
        if x.len() > MOST {
            return Err(format!(
                "{name} has degree {}; up to {} are accepted here",
                x.len() - 1,
                MOST - 1
            ));
        }
    }
    let PolynomialXgcd { gcd, s, t } = field
        .xgcd_vartime(a, b)
        .map_err(|error| error.to_string())?;
    let mut results = vec![
        value("gcd", Some(gcd)),
        value("s", Some(s)),
        value("t", Some(t)),
    ];
    if trimmed(a.to_vec()).len() > 1 {
        // Of B modulo A, which has the larger degree.
        let inverse = field
            .invert_vartime(b, a)
            .map_err(|error| error.to_string())?;
        results.push(value("inverse", inverse));
    }
    let operands = Operands::new(a.into(), b.into(), p);
    let degree = trimmed(a.to_vec()).len().saturating_sub(1) as u64;
    let mut algorithms = vec![
        algorithm("euclid", &["remainder"], &operands, |pair| {
            pair.remainders().into_iter().map(equation).collect()
        }),
        algorithm("subtractions", &["remainder"], &operands, |pair| {
            pair.subtractions().into_iter().map(equation).collect()
        }),
        algorithm("divstep", &["f", "g", "delta"], &operands, |pair| {
            let all = pair.divsteps(pair.default_rows());
            // After g = 0 delta alone goes on.
            let last = all.iter().position(|row| row.g.is_empty());
            let shown = last.map_or(all.len(), |last| last + 1);
            let before = core::iter::once(None).chain(all.iter().map(Some));
            all.iter()
                .zip(before)
                .take(shown)
                .map(|(row, before)| divstep(row, before))
                .collect()
        }),
    ];
    // After one less the gcd is in f; a step clears what is left of g.
    algorithms[2].bound = operands.is_ok().then_some(2 * degree);
    Ok(Answer {
        results,
        algorithms,
    })
}

fn algorithm(
    name: &'static str,
    columns: &[&'static str],
    operands: &Result<Operands, String>,
    steps: impl FnOnce(&Operands) -> Vec<Step>,
) -> Algorithm {
    let (steps, error) = match operands {
        Ok(pair) => (steps(pair), None),
        Err(why) => (Vec::new(), Some(why.clone())),
    };
    Algorithm {
        name,
        columns: columns.to_vec(),
        steps,
        bound: None,
        error,
    }
}

fn equation(step: Equation) -> Step {
    Step {
        operation: step.equation,
        values: vec![text(&step.polynomial)],
        matrix: None,
        shift: 0,
    }
}

/// The state before a step, after the step from the row before.
fn divstep(row: &Row, before: Option<&Row>) -> Step {
    let operation = match before {
        None => "start: both read backwards",
        Some(b) if b.delta > 0 && b.g.first().is_some_and(|&c| c != 0) => {
            "swap, subtract, divide by x"
        }
        Some(b) if b.g.first().is_some_and(|&c| c != 0) => "subtract, divide by x",
        Some(_) => "divide by x",
    };
    Step {
        operation: operation.into(),
        values: vec![list(&row.f), list(&row.g), row.delta.to_string()],
        matrix: None,
        shift: 0,
    }
}

fn value(name: &'static str, coefficients: Option<Vec<u32>>) -> Value {
    Value {
        name,
        value: coefficients.map(|c| text(&c)),
    }
}

fn text(coefficients: &[u32]) -> String {
    terms(&Polynomial::from(coefficients), 'x')
}

/// The coefficients in a row.
fn list(coefficients: &[u32]) -> String {
    let all: Vec<string::String> = coefficients.iter().map(ToString::to_string).collect();
    if all.is_empty() {
        "0".into()
    } else {
        all.join(" ")
    }
}
