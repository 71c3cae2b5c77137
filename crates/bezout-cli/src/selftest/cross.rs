// SPDX-License-Identifier: MIT OR Apache-2.0
//! All kernels and, with the feature `functions`, all public functions against another library, on
//! numbers that hurt and numbers of no structure.

use super::Tally;
use bezout_exercise::Suite;
use bezout_exercise::check::{self, Report};
#[cfg(feature = "functions")]
use bezout_exercise::{
    Share,
    public::{self, Plant},
};

/// Every kernel of the registry on random operands of a few sizes.
pub fn kernels(tally: &mut Tally, suite: Suite) {
    add(tally, check::differential(suite, &SIZES, 31_415_926));
}

/// Every public function that has a record, on such operands.
#[cfg(feature = "functions")]
pub fn functions(tally: &mut Tally, plant: Plant) {
    add(tally, public::differential(plant, &SIZES, Share::ALL));
}

fn add(tally: &mut Tally, report: Report) {
    for (operation, inputs) in report.inputs {
        tally.count(operation).tests += inputs;
    }
    for ((operation, _), answers) in report.answers {
        tally.count(operation).checks += answers;
    }
    for ((operation, _), wrong) in report.wrong {
        tally.count(operation).failed += wrong;
    }
    tally.failures.extend(report.failures);
}

/// Limbs, and how many inputs of them.
const SIZES: [(usize, usize); 9] = [
    (1, 100),
    (2, 100),
    (4, 400),
    (6, 100),
    (8, 100),
    (9, 40),
    (16, 20),
    (33, 8),
    (65, 2),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planted_kernels_are_found() {
        let mut tally = Tally::default();
        kernels(&mut tally, Suite::Planted);
        for operation in ["invert", "gcd", "xgcd", "jacobi", "gf2_multiply"] {
            assert!(tally.count(operation).failed > 0, "{operation}");
        }
        let mut tally = Tally::default();
        kernels(&mut tally, Suite::Registry);
        assert!(tally.failures.is_empty(), "{:?}", tally.failures);
    }

    #[cfg(feature = "functions")]
    #[test]
    fn planted_functions_are_found() {
        let mut tally = Tally::default();
        functions(&mut tally, Plant::First);
        for task in public::tasks() {
            assert!(tally.count(task.name).failed > 0, "{}", task.name);
        }
    }
}
