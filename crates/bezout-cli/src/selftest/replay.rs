// SPDX-License-Identifier: MIT OR Apache-2.0
//! Test vectors that hold every batch of an algorithm, compared with our own traces.

use super::compare;
use super::fields::{Fields, Malformed};
use crate::trace::{Step, Trace, bingcd, divstep};
use bezout_large::Integer;

type Checks = Vec<Result<(), String>>;

/// `divstep_trace`: half-delta divsteps, `batch` at a time.
pub fn divsteps(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let batch = input.count("batch")?;
    let trace = divstep::steps(
        input.integer("x")?,
        input.integer("m")?,
        batch,
        divstep::Variant::HalfDelta,
    );
    compare_batches(trace, result, ["u", "v", "q", "r"], |before, after| {
        [
            ("delta2", before.values[2].clone()),
            ("f", after.values[0].clone()),
            ("g", after.values[1].clone()),
        ]
        .to_vec()
    })
}

/// `bingcd_trace`: the optimized binary GCD with parameter `k`.
pub fn bingcd(input: &Fields<'_>, result: &Fields<'_>) -> Result<Checks, Malformed> {
    let k = input.count("k")?;
    let trace = bingcd::steps(input.integer("x")?, input.integer("m")?, k);
    compare_batches(trace, result, ["f0", "g0", "f1", "g1"], |_, after| {
        ["a", "b", "abar", "bbar"]
            .into_iter()
            .zip(after.values.iter().cloned())
            .collect()
    })
}

fn compare_batches(
    trace: Result<Trace, String>,
    result: &Fields<'_>,
    entries: [&'static str; 4],
    columns: impl Fn(&Step, &Step) -> Vec<(&'static str, Integer)>,
) -> Result<Checks, Malformed> {
    let trace = match trace {
        Ok(trace) => trace,
        Err(reason) => return Ok(vec![Err(reason)]),
    };
    let expected = result.records("batches")?;
    let mut checks = vec![compare(
        "the number of batches",
        trace.steps.len() - 1,
        expected.len(),
    )];
    for (pair, expected) in trace.steps.windows(2).zip(&expected) {
        let matrix = pair[1]
            .matrix
            .iter()
            .flat_map(|m| entries.into_iter().zip(m.iter().cloned()));
        for (name, found) in matrix.chain(columns(&pair[0], &pair[1])) {
            checks.push(compare(name, found, expected.integer(name)?));
        }
    }
    Ok(checks)
}
