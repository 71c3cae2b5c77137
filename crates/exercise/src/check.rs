// SPDX-License-Identifier: MIT OR Apache-2.0
//! Kernels against oracles.

use crate::exercise::{Exercise, PLANTED, Suite, Visitor, is_selected, only, run, visit};
use crate::random::Random;
use crate::share::Share;
use bezout::kernels::Kernel;
use serde_json::Value;
use std::collections::BTreeMap;

/// What a check saw.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Answers compared, by operation and kernel.
    pub answers: BTreeMap<(&'static str, &'static str), u64>,
    /// Inputs, by operation.
    pub inputs: BTreeMap<&'static str, u64>,
    /// Answers that were wrong, by operation and kernel.
    pub wrong: BTreeMap<(&'static str, &'static str), u64>,
    /// The first of them, in words.
    pub failures: Vec<String>,
    /// Functions that gave an answer, by task and place in it: a task may have two of one name.
    #[cfg(feature = "functions")]
    pub(crate) answered: std::collections::BTreeSet<(&'static str, usize)>,
}

const MOST_FAILURES: usize = 20;

impl Report {
    /// Compares the answers of all kernels that accept the operands.
    pub fn compare<O: Exercise>(&mut self, suite: Suite, x: &O::Operands, expected: &O::Answer) {
        self.input(O::LABEL);
        for kernel in suite.kernels::<O>(&O::parameter(x)) {
            self.record(kernel, x, expected, &run(kernel, x));
        }
    }

    /// The same, against the oracle. Where planted kernels alone are looked for, each is looked for
    /// until it is found.
    fn check<O: Exercise>(&mut self, suite: Suite, x: &O::Operands) {
        if suite != Suite::Planted || !self.found_planted::<O>() {
            self.compare::<O>(suite, x, &O::expected(x));
        }
    }

    /// Whether a kernel that accepts the operands gave no answer yet.
    fn lacks<O: Exercise>(&self, suite: Suite, x: &O::Operands) -> bool {
        let answered = |kernel: &Kernel<O>| self.answers.contains_key(&(O::LABEL, kernel.name));
        let mut kernels = suite.kernels::<O>(&O::parameter(x));
        kernels.any(|kernel| !answered(kernel))
    }

    fn record<O: Exercise>(
        &mut self,
        kernel: &Kernel<O>,
        x: &O::Operands,
        expected: &O::Answer,
        found: &O::Answer,
    ) {
        self.answer((O::LABEL, kernel.name), found == expected, || {
            format!("{kernel:?}: {found:x?}, expected {expected:x?}, for {x:x?}")
        });
    }

    /// Counts an input of an operation.
    pub(crate) fn input(&mut self, operation: &'static str) {
        *self.inputs.entry(operation).or_default() += 1;
    }

    /// Counts an answer, and keeps the first that are wrong.
    pub(crate) fn answer(
        &mut self,
        of: (&'static str, &'static str),
        right: bool,
        text: impl FnOnce() -> String,
    ) {
        *self.answers.entry(of).or_default() += 1;
        if !right {
            *self.wrong.entry(of).or_default() += 1;
            if self.failures.len() < MOST_FAILURES {
                self.failures.push(text());
            }
        }
    }

    /// The kernels of the registry that can run here and gave no answer.
    pub fn missing(&self) -> Vec<String> {
        struct Missing<'a>(&'a Report, Vec<String>);
        impl Visitor for Missing<'_> {
            fn visit<O: Exercise>(&mut self) {
                let here = |kernel: &&Kernel<O>| kernel.available() && is_selected(kernel.name);
                for kernel in O::table().iter().filter(here) {
                    if !self.0.answers.contains_key(&(O::LABEL, kernel.name)) {
                        self.1.push(format!("{kernel:?}"));
                    }
                }
            }
        }
        let mut missing = Missing(self, Vec::new());
        visit(&mut missing);
        missing.1
    }

    /// Fails a test where an answer was wrong, or a kernel gave none, or where no kernel ran.
    pub fn assert(&self) {
        assert!(self.failures.is_empty(), "{:#?}", self.failures);
        let asked = only().unwrap_or_default();
        assert!(
            !self.answers.is_empty(),
            "no kernel that runs here has “{asked}” in its name"
        );
        let missing = self.missing();
        assert!(missing.is_empty(), "no answers of {missing:?}");
    }

    /// Whether the planted kernel of an operation was found to be wrong.
    fn found_planted<O: Exercise>(&self) -> bool {
        self.wrong.contains_key(&(O::LABEL, O::planted().name))
    }

    /// Fails a test unless the planted kernels of these operations, and no other kernels, were
    /// found to be wrong.
    pub fn assert_planted(&self, operations: &[&str]) {
        assert!(!operations.is_empty(), "nothing is looked for");
        for kernel in self.wrong.keys() {
            assert_eq!(kernel.1, PLANTED, "{kernel:?} is wrong");
        }
        let found = |label: &&str| self.wrong.keys().any(|kernel| kernel.0 == *label);
        let missed: Vec<_> = operations.iter().filter(|label| !found(label)).collect();
        assert!(
            missed.is_empty(),
            "the planted kernels of {missed:?} were not found"
        );
    }
}

/// The labels of all operations.
pub fn operations() -> Vec<&'static str> {
    struct Labels(Vec<&'static str>);
    impl Visitor for Labels {
        fn visit<O: Exercise>(&mut self) {
            self.0.push(O::LABEL);
        }
    }
    let mut labels = Labels(Vec::new());
    visit(&mut labels);
    labels.0
}

/// Every operation on all operands of a few bits, or a share of them: those too of which a kernel
/// has had none.
pub fn exhaustive(suite: Suite, share: Share) -> Report {
    struct Exhaustive(Suite, Share, Report);
    impl Visitor for Exhaustive {
        fn visit<O: Exercise>(&mut self) {
            let mut case = 0;
            O::small(&mut |x| {
                if self.1.takes(case) || self.2.lacks::<O>(self.0, x) {
                    self.2.check::<O>(self.0, x);
                }
                case += 1;
            });
        }
    }
    let mut check = Exhaustive(suite, share, Report::default());
    visit(&mut check);
    check.2
}

/// Every operation on random operands: for each pair of `sizes`, limbs and how many cases.
pub fn differential(suite: Suite, sizes: &[(usize, usize)], seed: u64) -> Report {
    struct Differential<'a>(Suite, &'a [(usize, usize)], u64, Report);
    impl Visitor for Differential<'_> {
        fn visit<O: Exercise>(&mut self) {
            for &(limbs, count) in self.1.iter().filter(|(limbs, _)| O::has_length(*limbs)) {
                let mut random = Random(self.2 ^ limbs as u64);
                for _ in 0..count.div_ceil(O::COST) {
                    let x = O::operands(&mut random, limbs);
                    self.3.check::<O>(self.0, &x);
                }
            }
        }
    }
    let mut check = Differential(suite, sizes, seed, Report::default());
    visit(&mut check);
    check.3
}

/// Every operation on the tests of a file of vectors; returns how many of them none has.
///
/// # Panics
/// If the file is not in the schema.
pub fn vectors(suite: Suite, file: &Value, report: &mut Report) -> usize {
    struct One<'a> {
        suite: Suite,
        operation: &'a str,
        test: &'a Value,
        report: &'a mut Report,
        known: bool,
    }
    impl Visitor for One<'_> {
        fn visit<O: Exercise>(&mut self) {
            let (input, result) = (&self.test["input"], &self.test["result"]);
            if let Some((x, expected)) = O::vector(self.operation, input, result) {
                self.known = true;
                self.report.compare::<O>(self.suite, &x, &expected);
            }
        }
    }
    assert_eq!(file["schema"], 1, "the schema");
    let of_file = file["operation"].as_str().expect("operation");
    let mut unknown = 0;
    for test in file["tests"].as_array().expect("tests") {
        let mut one = One {
            suite,
            operation: match of_file {
                "mixed" => test["operation"].as_str().expect("operation"),
                one => one,
            },
            test,
            report,
            known: false,
        };
        visit(&mut one);
        unknown += usize::from(!one.known);
    }
    unknown
}

#[cfg(test)]
mod tests {
    use super::Report;

    #[test]
    #[should_panic(expected = "no kernel that runs here")]
    fn a_check_of_no_kernel_fails() {
        Report::default().assert();
    }
}
