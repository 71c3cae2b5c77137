// SPDX-License-Identifier: MIT OR Apache-2.0
//! The measurement: all kernels of a case in turn, round after round, on the same operands.

use super::clock::{self, Reading};
use bezout_testkit::measure::Runner;
use std::time::{Duration, Instant};

/// Per operation: the smallest median of a block of samples. None where no sample was undisturbed.
pub fn measure(runners: &mut [Runner], budget: Duration) -> Vec<Option<Reading>> {
    let counts: Vec<usize> = runners.iter_mut().map(calls_of_a_sample).collect();
    let mut samples = vec![Vec::new(); runners.len()];
    let start = Instant::now();
    let mut next = 0;
    while start.elapsed() < budget
        || samples.iter().any(|s| s.len() < FEWEST) && start.elapsed() < budget * 4
    {
        for ((runner, &count), samples) in runners.iter_mut().zip(&counts).zip(&mut samples) {
            samples.extend(
                clock::measure(|| (runner.run)(next, count))
                    .map(|reading| per_call(reading, count)),
            );
        }
        next += counts.iter().max().copied().unwrap_or(1);
    }
    samples
        .iter()
        .map(|samples| min_of_medians(samples))
        .collect()
}

/// How many calls take about as long as the rulers around them; one call at least.
fn calls_of_a_sample(runner: &mut Runner) -> usize {
    let calls = 8;
    (runner.run)(0, calls);
    let start = Instant::now();
    (runner.run)(calls, calls);
    let each = start.elapsed() / calls as u32;
    (SAMPLE.as_nanos() / each.as_nanos().max(1)).clamp(1, 4096) as usize
}

fn per_call(reading: Reading, calls: usize) -> Reading {
    let calls = calls as f64;
    Reading {
        cycles: reading.cycles.map(|cycles| cycles / calls),
        ns: reading.ns / calls,
    }
}

/// A neighbor on the same core raises every sample for seconds at a time, and the smallest sample of
/// all rewards easy operands: the median of the quietest block is stable against both.
fn min_of_medians(samples: &[Reading]) -> Option<Reading> {
    let length = (samples.len() / BLOCKS)
        .max(FEWEST)
        .min(samples.len())
        .max(1);
    let key = |reading: &Reading| reading.cycles.unwrap_or(reading.ns);
    let medians = samples.chunks_exact(length).map(|block| {
        let mut block = block.to_vec();
        block.sort_by(|a, b| key(a).total_cmp(&key(b)));
        block[(block.len() - 1) / 2]
    });
    medians.min_by(|a, b| key(a).total_cmp(&key(b)))
}

const SAMPLE: Duration = Duration::from_micros(50);
const BLOCKS: usize = 8;
/// Fewer samples make a median depend on which operands it met.
const FEWEST: usize = 9;

#[cfg(test)]
mod tests {
    use super::*;

    fn minimum(cycles: &[f64]) -> Option<f64> {
        let samples: Vec<_> = cycles
            .iter()
            .map(|&c| Reading {
                cycles: Some(c),
                ns: 1.0,
            })
            .collect();
        min_of_medians(&samples).and_then(|reading| reading.cycles)
    }

    #[test]
    fn the_quietest_block_counts_and_a_glitch_does_not() {
        let mut samples = vec![130.0; 800];
        samples[100..200].fill(100.0);
        samples[150] = 1.0;
        assert_eq!(minimum(&samples), Some(100.0));
        assert_eq!(minimum(&[7.0, 5.0, 6.0]), Some(6.0));
        assert_eq!(minimum(&[]), None);
    }
}
