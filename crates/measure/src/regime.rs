// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a process does between two calls: the same code takes another time in a stream of calls
//! than on its own.
//!
//! After a pause the code and its tables are no longer in the nearest caches, the predictors have
//! other branches, and some CPUs run wide vector registers slowly, or not at all, for tens of
//! microseconds.

use std::fmt;
use std::hint::black_box;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// What comes before each sample.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regime {
    /// Nothing: calls follow calls.
    Stream,
    /// Three milliseconds of scalar code with a `memcpy` now and then, as any process has it.
    Rested,
    /// The same without the `memcpy`: a process that uses no vectors at all.
    Scalar,
}

impl Regime {
    /// All of them, by the order of tables.
    pub const ALL: [Self; 3] = [Self::Stream, Self::Rested, Self::Scalar];

    /// Its name in arguments, tables and JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stream => "stream",
            Self::Rested => "rested",
            Self::Scalar => "scalar",
        }
    }

    /// Does what comes before a sample.
    pub fn rest(self) {
        match self {
            Self::Stream => {}
            Self::Rested => rest(PAUSE, &mut copy),
            Self::Scalar => rest(PAUSE, &mut || {}),
        }
    }
}

impl fmt::Display for Regime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Regime {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|regime| regime.name() == text);
        found.ok_or_else(|| {
            format!("{text:?} is not a regime: accepted are stream, rested and scalar")
        })
    }
}

/// Scalar code for so long, and something else every few hundred instructions of it.
fn rest(pause: Duration, between: &mut dyn FnMut()) {
    let start = Instant::now();
    let mut x = black_box(1u64);
    while start.elapsed() < pause {
        for _ in 0..ROUNDS {
            // A chain of dependences, which no compiler turns into vectors.
            for _ in 0..STEPS {
                x = x.wrapping_mul(6_364_136_223_846_793_005).rotate_left(17) ^ 0x9e37;
            }
            between();
        }
    }
    black_box(x);
}

/// A `memcpy`, as the C library of the system has it: with the vectors that it finds.
fn copy() {
    let from = black_box([1u8; COPIED]);
    let mut to = [0u8; COPIED];
    // A length that the compiler does not know, or it writes moves of its own.
    let length = black_box(COPIED);
    to[..length].copy_from_slice(&from[..length]);
    black_box(to);
}

const PAUSE: Duration = Duration::from_millis(3);
/// Between two looks at the clock.
const ROUNDS: usize = 64;
/// About three instructions each.
const STEPS: usize = 100;
const COPIED: usize = 400;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_others_refused() {
        for regime in Regime::ALL {
            assert_eq!(regime.to_string().parse(), Ok(regime));
        }
        let error = "tired".parse::<Regime>().unwrap_err();
        assert!(
            error.contains("tired") && error.contains("rested"),
            "{error}"
        );
    }

    #[test]
    fn a_pause_is_as_long_as_it_says_and_copies_now_and_then() {
        let (start, mut copies) = (Instant::now(), 0);
        rest(PAUSE, &mut || {
            copies += 1;
            copy();
        });
        assert!(start.elapsed() >= PAUSE);
        assert!(copies >= ROUNDS);
    }
}
