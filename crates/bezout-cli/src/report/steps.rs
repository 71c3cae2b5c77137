// SPDX-License-Identifier: MIT OR Apache-2.0
//! How many steps algorithms take on random numbers, beside the counts that are proved to suffice.

use crate::trace::{self, Refusal, Trace};
use bezout::kernels::integer::{sufficient_divsteps, sufficient_iterations};
use bezout_exercise::random::Random;
use bezout_large::Integer;
use std::collections::BTreeMap;

/// Bits of the numbers.
pub const BITS: u64 = 256;

/// What one algorithm took.
pub struct Steps {
    pub name: &'static str,
    /// What one step is.
    pub step: &'static str,
    /// Whose theorem the bound is.
    pub theorem: &'static str,
    /// The document that has it.
    pub proof: &'static str,
    pub bound: u64,
    /// Counts and how often they occurred, in order.
    pub counts: Vec<(u64, u64)>,
    pub pairs: u64,
}

impl Steps {
    pub fn mean(&self) -> f64 {
        let sum: u64 = self.counts.iter().map(|(count, times)| count * times).sum();
        sum as f64 / self.pairs.max(1) as f64
    }

    pub fn most(&self) -> u64 {
        self.counts.last().map_or(0, |last| last.0)
    }
}

/// A way to make a trace, and what its count is compared with.
struct Algorithm {
    name: &'static str,
    step: &'static str,
    theorem: &'static str,
    proof: &'static str,
    bound: fn() -> u64,
    steps: fn(Integer, Integer) -> Result<Trace, Refusal>,
}

const ALGORITHMS: [Algorithm; 4] = [
    Algorithm {
        name: "Half-delta divsteps",
        step: "divsteps",
        theorem: "a certificate that this project checks",
        proof: "proofs/README.md#11-the-result",
        bound: || sufficient_divsteps(BITS),
        steps: |a, b| trace::divstep::steps(a, b, 1, trace::divstep::Variant::HalfDelta),
    },
    Algorithm {
        name: "Binary GCD",
        step: "iterations",
        theorem: "each iteration takes a bit away",
        proof: "proofs/README.md#31-the-classic-algorithm",
        bound: || sufficient_iterations(BITS),
        steps: trace::binary_gcd::steps,
    },
    Algorithm {
        name: "Plus-minus",
        step: "steps",
        theorem: "convex hulls in exact integers",
        proof: "proofs/README.md#5-how-many-plus-minus-steps-suffice",
        bound: || trace::plus_minus::sufficient_steps(BITS).unwrap_or(0),
        steps: trace::plus_minus::steps,
    },
    Algorithm {
        name: "Euclid",
        step: "divisions",
        theorem: "Lamé, by Fibonacci numbers",
        proof: "docs/seeds.md#steps-and-clocks",
        bound: || trace::euclid::sufficient_divisions(BITS),
        steps: trace::euclid::steps,
    },
];

/// Each algorithm on the same random pairs of odd numbers of 256 bits.
pub fn count(pairs: u64) -> Result<Vec<Steps>, Refusal> {
    let one = |algorithm: &Algorithm| {
        let mut random = Random(BITS);
        let mut counts = BTreeMap::new();
        for _ in 0..pairs {
            let [a, b] = pair(&mut random);
            let trace = (algorithm.steps)(a, b)?;
            *counts.entry(trace.steps.len() as u64 - 1).or_insert(0) += 1;
        }
        Ok(Steps {
            name: algorithm.name,
            step: algorithm.step,
            theorem: algorithm.theorem,
            proof: algorithm.proof,
            bound: (algorithm.bound)(),
            counts: counts.into_iter().collect(),
            pairs,
        })
    };
    ALGORITHMS.iter().map(one).collect()
}

fn pair(random: &mut Random) -> [Integer; 2] {
    let limbs = BITS as usize / 64;
    core::array::from_fn(|_| Integer::new(false, random.odd_of_bits(BITS as usize, limbs)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_count_is_above_its_bound_and_all_pairs_are_counted() {
        for steps in count(20).unwrap() {
            assert_eq!(
                steps.counts.iter().map(|c| c.1).sum::<u64>(),
                20,
                "{}",
                steps.name
            );
            assert!(steps.most() <= steps.bound, "{}", steps.name);
            assert!(
                steps.mean() <= steps.most() as f64
                    && 2.0 * steps.mean() > steps.bound as f64 / 2.0
            );
        }
    }

    #[test]
    fn bound_of_plus_minus_is_that_of_the_certificate() {
        let file = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../proofs/certificates/plus_minus.json"
        );
        let all: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let runs = all.as_array().unwrap();
        for (bits, steps) in trace::plus_minus::SUFFICIENT {
            let run = runs
                .iter()
                .find(|run| run["rule"] == "classic 2 4" && run["bits"] == bits);
            assert_eq!(run.unwrap()["steps"], steps);
        }
    }

    /// The trace is that rule: 501 steps are known of this pair of 255 bits.
    #[test]
    fn plus_minus_takes_the_steps_of_its_rule() {
        let b = (Integer::from(1) << 255) - Integer::from(19);
        let trace = trace::plus_minus::steps(Integer::from(1), b).unwrap();
        assert_eq!(trace.steps.len() - 1, 501);
    }
}
