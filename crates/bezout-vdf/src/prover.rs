// SPDX-License-Identifier: MIT OR Apache-2.0
//! Wesolowski's proof `x^floor(2^T / B)` from the elements that an evaluation kept.
//!
//! Let s be the spacing. The digits of `2^T / B` to base 2^s are exponents of x, x^(2^s), x^(2^2s),
//! ..., and those are at hand: the proof is a product of powers with short exponents.

use crate::challenge::Challenge;
use bezout_class_group::Form;
use bezout_large::Natural;

/// What a proof is made of.
#[derive(Clone, Copy)]
pub struct Segment<'a> {
    /// The input, the elements after each `spacing` squarings, and the result.
    pub stations: &'a [Form],
    pub squarings: u64,
    pub spacing: u64,
}

/// The result and the proofs of consecutive segments.
pub fn prove(segments: &[Segment<'_>], threads: usize) -> Vec<u8> {
    let (last, before) = segments.split_last().expect("there is a segment");
    let mut out = last.stations[last.stations.len() - 1].to_bytes();
    let (_, proof) = prove_segment(last, threads);
    out.extend(proof.to_bytes());
    for segment in before.iter().rev() {
        let (challenge, proof) = prove_segment(segment, threads);
        out.extend(segment.squarings.to_be_bytes());
        challenge.write(&mut out);
        out.extend(proof.to_bytes());
    }
    out
}

fn prove_segment(segment: &Segment<'_>, threads: usize) -> (Challenge, Form) {
    let (x, y) = (
        &segment.stations[0],
        &segment.stations[segment.stations.len() - 1],
    );
    let challenge = Challenge::of(x, y);
    let exponents = quotient_digits(&challenge, segment.squarings, segment.spacing);
    let factors: Vec<(&Form, &[u64])> = segment
        .stations
        .iter()
        .zip(&exponents)
        .map(|(form, exponent)| (form, &exponent[..]))
        .collect();
    let part = factors.len().div_ceil(threads).max(1);
    let one = Form::principal(x.discriminant());
    let power = |factors: &[(&Form, &[u64])]| {
        let power = Form::product_of_powers(factors).expect("all have one discriminant");
        power.unwrap_or_else(|| one.clone())
    };
    let powers: Vec<Form> = std::thread::scope(|scope| {
        if part == factors.len() {
            // On this thread, which may be told to stop.
            return vec![power(&factors)];
        }
        let running: Vec<_> = factors
            .chunks(part)
            .map(|factors| scope.spawn(|| power(factors)))
            .collect();
        running
            .into_iter()
            .map(|thread| thread.join().expect("powers do not panic"))
            .collect()
    });
    let proof = powers.iter().fold(one.clone(), |product, power| {
        product.compose(power).expect("all have one discriminant")
    });
    (challenge, proof)
}

/// The digits of `2^squarings / B` to base `2^spacing`, the lowest one first.
fn quotient_digits(challenge: &Challenge, squarings: u64, spacing: u64) -> Vec<Vec<u64>> {
    let challenge = Natural::from(challenge.limbs());
    let mut digits = Vec::new();
    let mut rest = Natural::from(1u8) << (squarings % spacing) as usize;
    for place in 0..=squarings / spacing {
        if place > 0 {
            rest <<= spacing as usize;
        }
        let (digit, after) = rest.div_rem(&challenge);
        digits.push(digit.into_limbs());
        rest = after;
    }
    digits.reverse();
    digits
}

#[cfg(test)]
mod tests {
    use super::*;
    use bezout::Uint;

    #[test]
    fn digits_are_a_quotient() {
        // 2^100 / (2^40 + 15), by digits of 32 bits.
        let mut limbs = [0; 5];
        limbs[0] = (1 << 40) + 15;
        let digits = quotient_digits(&Challenge(Uint::new(limbs)), 100, 32);
        let sum = digits.iter().rev().fold(0u128, |sum, digit| {
            sum << 32 | u128::from(digit.first().copied().unwrap_or(0))
        });
        assert_eq!(sum, (1u128 << 100) / ((1 << 40) + 15));
        assert_eq!(digits.len(), 4);
    }
}
