// SPDX-License-Identifier: MIT OR Apache-2.0
//! What is made of the samples: medians, the smallest median of a run, and ratios of neighbors in
//! time.

/// The smallest of the medians of consecutive blocks of samples.
///
/// A neighbor on the same core raises every sample for seconds at a time, so one median over the
/// whole run says how busy the machine was. The minimum of all samples errs the other way: it
/// rewards easy inputs and clock glitches. The median of the quietest block is stable against both.
pub fn min_of_medians(samples: &[f64]) -> Option<f64> {
    let length = (samples.len() / BLOCKS)
        .max(MIN_BLOCK)
        .min(samples.len().max(1));
    samples
        .chunks_exact(length)
        .filter_map(median)
        .reduce(f64::min)
}

/// The median of `numerator[i] / denominator[i]` over the rounds in which both were measured.
///
/// Both samples of a round were taken within microseconds of each other on the same inputs, so that
/// what disturbs one disturbs the other; quotients of two minima from different moments have no
/// such protection.
pub fn median_ratio(numerator: &[Option<f64>], denominator: &[Option<f64>]) -> Option<f64> {
    let ratios: Vec<f64> = numerator
        .iter()
        .zip(denominator)
        .filter_map(|(n, d)| Some((*n)? / (*d)?))
        .filter(|r| r.is_finite())
        .collect();
    median(&ratios)
}

/// The median; of an even number of values, the lower one of the middle two. `None` for no values.
pub fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len().saturating_sub(1) / 2).copied()
}

const BLOCKS: usize = 8;
/// Fewer samples make a block's median depend on which inputs it met.
const MIN_BLOCK: usize = 9;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn median_of_odd_even_and_none() {
        assert_eq!(median(&[3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&[4.0, 1.0, 3.0, 2.0]), Some(2.0));
        assert_eq!(median(&[]), None);
    }

    #[test]
    fn quiet_block_wins_over_busy_ones() {
        let mut samples = vec![130.0; 800];
        samples[100..200].fill(100.0);
        // One glitch must not pull the result down.
        samples[150] = 1.0;
        assert_eq!(min_of_medians(&samples), Some(100.0));
    }

    #[test]
    fn a_short_last_block_has_no_vote() {
        let mut samples = vec![100.0; 80];
        samples.extend([10.0, 10.0]);
        assert_eq!(min_of_medians(&samples), Some(100.0));
    }

    #[test]
    fn few_samples_make_one_block() {
        assert_eq!(min_of_medians(&[7.0, 5.0, 6.0]), Some(6.0));
        assert_eq!(min_of_medians(&[]), None);
    }

    #[test]
    fn ratio_uses_pairs_only() {
        let ours = [Some(100.0), None, Some(200.0), Some(300.0)];
        let peer = [Some(150.0), Some(9.0), Some(300.0), None];
        assert_eq!(median_ratio(&peer, &ours), Some(1.5));
        assert_eq!(median_ratio(&[None], &[Some(1.0)]), None);
    }
}
