// SPDX-License-Identifier: MIT OR Apache-2.0
//! Whether the library computes correctly on this machine: every kernel that this CPU can run, on
//! test vectors and on numbers whose answer another way of computing knows.

pub mod cross;
pub mod fields;
pub mod replay;
pub mod vectors;
pub mod ways;

use std::collections::BTreeMap;

/// What was checked so far.
#[derive(Default)]
pub struct Tally {
    /// By operation.
    pub counts: BTreeMap<String, Count>,
    /// The first failures, in words.
    pub failures: Vec<String>,
}

/// The checks of one operation.
#[derive(Clone, Copy, Default)]
pub struct Count {
    /// Inputs.
    pub tests: u64,
    /// Answers compared: each kernel gives one for an input.
    pub checks: u64,
    pub failed: u64,
    /// Inputs of an operation that this program does not have, or not in this build.
    pub skipped: u64,
}

impl Tally {
    pub fn count(&mut self, operation: &str) -> &mut Count {
        self.counts.entry(operation.into()).or_default()
    }

    /// Counts one input with its comparisons: for each, nothing or what is wrong.
    pub fn record(&mut self, operation: &str, label: &str, checks: Vec<Result<(), String>>) {
        let count = self.count(operation);
        count.tests += 1;
        count.checks += checks.len() as u64;
        let wrong: Vec<_> = checks.into_iter().filter_map(Result::err).collect();
        count.failed += wrong.len() as u64;
        for reason in wrong {
            if self.failures.len() < MOST_FAILURES {
                self.failures
                    .push(format!("{operation}, {label}: {reason}"));
            }
        }
    }
}

const MOST_FAILURES: usize = 100;

/// Nothing if the two are equal, else a sentence.
pub fn compare<T: PartialEq + std::fmt::Debug>(
    what: &str,
    found: T,
    expected: T,
) -> Result<(), String> {
    if found == expected {
        Ok(())
    } else {
        Err(format!("{what} gives {found:?}, expected {expected:?}"))
    }
}
