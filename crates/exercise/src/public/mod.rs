// SPDX-License-Identifier: MIT OR Apache-2.0
//! A record for each public function, beside those of kernels: what tests, self-test, fuzzing and
//! benches go through.
//!
//! Functions with one answer are a [`Task`], which has operands and an oracle. A function is one
//! line of its task.

mod fields;
mod found;
mod integers;
mod polynomials;
mod record;
mod residues;
mod rows;

pub use found::{Answer, Found, natural};
pub use record::{Bound, Function, Numbers, Task};
pub use rows::inverses;

use crate::check::Report;
use crate::share::Share;
use num_bigint::BigInt;
use serde_json::Value;

/// All tasks.
pub fn tasks() -> impl Iterator<Item = &'static Task> {
    let others = residues::TASKS
        .iter()
        .chain(rows::TASKS)
        .chain(fields::TASKS)
        .chain(polynomials::TASKS);
    integers::TASKS.iter().chain(others)
}

/// The task of this name.
///
/// # Panics
/// If there is none.
pub fn task(name: &str) -> &'static Task {
    let found = tasks().find(|task| task.name == name);
    found.unwrap_or_else(|| panic!("no task {name}"))
}

/// What is wrong with a function: it is right but where a number begins with three.
#[must_use]
pub fn planted(task: &Task, numbers: &Numbers, answer: Answer) -> Answer {
    let three = [&numbers.x, &numbers.y].map(|x| x.first().is_some_and(|&word| word % 64 == 3));
    match answer {
        _ if !three.contains(&true) || task.functions.is_empty() => answer,
        Some(numbers) => Some(numbers.into_iter().map(|x| x + 1).collect()),
        None => Some(vec![BigInt::ZERO]),
    }
}

/// Whether the functions are as they are, or one of each task is [`planted`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "said above")]
pub enum Plant {
    None,
    First,
}

impl Report {
    /// Compares the answers of all functions of a task that take these numbers.
    pub fn functions(&mut self, task: &Task, plant: Plant, numbers: &Numbers, expected: &Answer) {
        self.input(task.name);
        for (i, function) in task.functions.iter().enumerate() {
            if let Some(mut found) = function.call(numbers) {
                self.answered.insert((task.name, i));
                if i == 0 && plant == Plant::First {
                    found = planted(task, numbers, found);
                }
                self.answer((task.name, function.name), found == *expected, || {
                    format!("{found:x?}, expected {expected:x?}, for {numbers:x?}")
                });
            }
        }
    }

    /// The functions of this task that have given no answer.
    fn silent(&self, task: &Task) -> impl Iterator<Item = &'static str> {
        let functions = task.functions.iter().enumerate();
        let silent = functions.filter(|(i, _)| !self.answered.contains(&(task.name, *i)));
        silent.map(|(_, of)| of.name)
    }

    /// Whether the first function of this task was wrong.
    fn is_wrong(&self, task: &Task) -> bool {
        self.wrong
            .contains_key(&(task.name, task.functions[0].name))
    }

    /// Fails a test where an answer was wrong, or a function gave none.
    pub fn assert_functions(&self) {
        assert!(self.failures.is_empty(), "{:#?}", self.failures);
        for task in tasks() {
            let silent: Vec<_> = self.silent(task).collect();
            assert!(silent.is_empty(), "no answer: {}, {silent:?}", task.name);
        }
    }

    /// Fails a test unless the planted functions, and no other ones, were found to be wrong.
    pub fn assert_planted_functions(&self) {
        let first = |task: &Task| (task.name, task.functions[0].name);
        let planted: Vec<_> = tasks().map(first).collect();
        assert!(
            self.wrong.keys().all(|of| planted.contains(of)),
            "{:?}",
            self.wrong
        );
        let missed = planted.iter().filter(|of| !self.wrong.contains_key(of));
        assert_eq!(missed.collect::<Vec<_>>(), [] as [&(&str, &str); 0]);
    }
}

/// All tasks on random operands: for each pair of `sizes`, limbs and how many cases. What is
/// planted is looked for until it is found.
pub fn differential(plant: Plant, sizes: &[(usize, usize)], share: Share) -> Report {
    let mut report = Report::default();
    for task in tasks() {
        for &(limbs, count) in sizes {
            let mut random = share.random(limbs as u64);
            let count = match plant {
                Plant::None => share.count(count).div_ceil(task.cost()),
                Plant::First => count,
            };
            for _ in 0..count {
                if plant == Plant::First && report.is_wrong(task) {
                    break;
                }
                let numbers = (task.operands)(&mut random, limbs);
                report.functions(task, plant, &numbers, &(task.expected)(&numbers));
            }
        }
    }
    report
}

/// All tasks on all operands of a few bits, or a share of them: and those until each function has
/// had one. What is planted is looked for until it is found.
pub fn exhaustive(plant: Plant, share: Share) -> Report {
    let mut report = Report::default();
    for task in tasks() {
        let mut case = 0;
        (task.small)(&mut |numbers| {
            let found = plant == Plant::First && report.is_wrong(task);
            if !found && (share.takes(case) || report.silent(task).next().is_some()) {
                report.functions(task, plant, &numbers, &(task.expected)(&numbers));
            }
            case += 1;
        });
    }
    report
}

/// The tasks of an operation on a test of the committed vectors, whose operands and answers each
/// gets.
///
/// # Panics
/// If input or result lack a field of the schema.
pub fn vectors(
    operation: &str,
    input: &Value,
    result: &Value,
    mut each: impl FnMut(&'static Task, Numbers, Answer),
) {
    for task in tasks() {
        if let Some((numbers, answer)) = (task.vector)(operation, input, result) {
            each(task, numbers, answer);
        }
    }
}
