// SPDX-License-Identifier: MIT OR Apache-2.0
//! Times of a call on a fixed operand and on random ones, and whether they differ: Welch's t-test,
//! as in dudect \[RBV17\].

use crate::case::Case;
use crate::inputs::Inputs;
use crate::numbers::{Class, Generator};
use crate::results::Results;
use core::arch::x86_64::{_mm_lfence, _rdtsc};

/// Random operands, which are taken in turn.
const POOL: u64 = 64;
/// Calls before the first that counts: their times say where the long ones begin.
const FIRST: usize = 500;
/// What share of the times counts, in hundredths: interrupts make some long.
const SHARES: [usize; 4] = [50, 90, 99, 100];

/// Mean and variance of times, one after the other \[Wel62\].
#[derive(Clone, Copy, Default)]
struct Moments {
    count: f64,
    mean: f64,
    squares: f64,
}

impl Moments {
    fn add(&mut self, x: f64) {
        self.count += 1.0;
        let difference = x - self.mean;
        self.mean += difference / self.count;
        self.squares += difference * (x - self.mean);
    }

    /// The variance of the mean.
    fn error(&self) -> f64 {
        self.squares / (self.count - 1.0) / self.count
    }
}

/// Welch's t of two classes, or 0 where a class has too few times or none differs from another.
fn welch(classes: &[Moments; 2]) -> f64 {
    let [a, b] = classes;
    let error = a.error() + b.error();
    match a.count.min(b.count) < 100.0 || error == 0.0 {
        true => 0.0,
        false => (a.mean - b.mean) / error.sqrt(),
    }
}

/// The largest |t| of all shares, after this number of calls.
pub fn largest_t(case: &Case, samples: usize) -> f64 {
    let numbers = |class| (case.numbers)(case.limbs, class);
    let pool: Vec<_> = (0..POOL).map(|n| numbers(Class::Random(10 + n))).collect();
    let mut fixed = pool[0].clone();
    // Zeros are the shortest path of a leak; scalars and keys may not be 0.
    let zero = numbers(Class::Zero);
    fixed.a.clone_from(&zero.a);
    let mut inputs = Inputs::prepare(pool[0].clone());
    let mut results = Results::with_room(1 << 16);
    let mut random = Generator::new(3);
    let mut time = |inputs: &mut Inputs, secret: bool, n: usize| {
        // Both classes are copied to the same place, from the same number of places.
        let other = &pool[n % pool.len()];
        let chosen = if secret { other } else { &fixed };
        inputs.operands(&chosen.a, &other.b);
        results.clear();
        // SAFETY: every x86-64 CPU has both.
        let now = || unsafe {
            _mm_lfence();
            let t = _rdtsc();
            _mm_lfence();
            t
        };
        let start = now();
        case.run(inputs, &mut results);
        (now() - start) as f64
    };
    let mut first: Vec<f64> = (0..FIRST)
        .map(|n| time(&mut inputs, n % 2 == 1, n))
        .collect();
    first.sort_by(f64::total_cmp);
    let limits = SHARES.map(|share| match share {
        100 => f64::INFINITY,
        _ => first[FIRST * share / 100],
    });
    let mut moments = [[Moments::default(); 2]; SHARES.len()];
    for n in 0..samples {
        let secret = random.word() >> 63 == 1;
        let t = time(&mut inputs, secret, n);
        for (moments, limit) in moments.iter_mut().zip(limits) {
            if t < limit {
                moments[usize::from(secret)].add(t);
            }
        }
    }
    moments.iter().map(|m| welch(m).abs()).fold(0.0, f64::max)
}
