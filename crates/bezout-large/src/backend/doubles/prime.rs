// SPDX-License-Identifier: MIT OR Apache-2.0
//! Constants modulo one prime, as doubles with a sign.

use crate::backend::constants::{MODULI, nodes};
use alloc::vec::Vec;

/// Constants modulo one prime.
pub(super) struct Prime {
    pub p: f64,
    /// The double next to 1/p.
    pub inverse: f64,
    pub forward: Direction,
    pub backward: Direction,
}

/// Constants of nodes, or their inverses.
pub(super) struct Direction {
    /// The constant of node 1: a root of -1.
    pub i: f64,
    /// Of the nodes above the last level.
    pub nodes: Vec<f64>,
    /// For four nodes 4g to 4g + 3 of the last level but one: their constants, and those of their
    /// left and right children.
    pub last: Vec<[[f64; 4]; 3]>,
}

impl Direction {
    pub fn new(prime: usize, log: u32, inverse: bool) -> Self {
        let m = MODULI[prime];
        let all: Vec<f64> = nodes(prime, 1 << (log - 1), inverse)
            .into_iter()
            .map(|w| signed(m.leave(w), m.p))
            .collect();
        let last = (0..1 << (log - 4)).map(|g| {
            let four = |place: fn(usize) -> usize| core::array::from_fn(|n| all[place(4 * g + n)]);
            [four(|n| n), four(|n| 2 * n), four(|n| 2 * n + 1)]
        });
        Self {
            i: all[1],
            last: last.collect(),
            nodes: all[..1 << (log - 3)].to_vec(),
        }
    }
}

/// The integer below `p` with a sign that is `x` modulo p, for `x` below `p`.
pub(super) fn signed(x: u64, p: u64) -> f64 {
    if x > p / 2 {
        -((p - x) as f64)
    } else {
        x as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The proofs take each constant to be half of the prime at most.
    #[test]
    fn constants_are_centered() {
        for (prime, m) in MODULI.into_iter().enumerate() {
            for inverse in [false, true] {
                let direction = Direction::new(prime, 8, inverse);
                let last = direction.last.iter().flatten().flatten();
                let all: Vec<f64> = direction.nodes.iter().chain(last).copied().collect();
                let half = (m.p / 2) as f64;
                assert!(all.iter().all(|c| c.abs() <= half && c.fract() == 0.0));
                assert!(direction.i.abs() <= half && all.iter().any(|c| *c < 0.0));
            }
        }
    }
}
