// SPDX-License-Identifier: MIT OR Apache-2.0
//! Factors by Fermat's steps: primes that are equal, close, or nearly in a small ratio.

use super::small::bits;
use crate::natural::{Natural, natural, product, sum, trimmed};
use bezout::parts::{compare, sub_assign};
use bezout_large::{divide, gcd};

/// Steps for primes that are close.
const STEPS: usize = 100;

/// Steps for each ratio.
const RATIO_STEPS: usize = 2;

/// Ratios k up to this one, for which the primes are p and about k p.
const RATIOS: u64 = 10;

/// Which primes are how close, in words, and the factors.
pub(super) type Close = (&'static str, String, Vec<Natural>);

pub(super) fn primes(n: &[u64]) -> Option<Close> {
    if let Some((steps, factors)) = fermat(n, n, STEPS) {
        return Some(match steps {
            0 if factors[0] == factors[1] => ("square", "the modulus is a square".into(), factors),
            _ => (
                "close primes",
                format!(
                    "the primes are so close that {} of Fermat's steps find them",
                    steps + 1
                ),
                factors,
            ),
        });
    }
    (2..=RATIOS).find_map(|ratio| {
        let multiple = product(n, &[4 * ratio], &mut Vec::new());
        let (_, factors) = fermat(&multiple, n, RATIO_STEPS)?;
        let text = format!("one prime is nearly {ratio} times the other one");
        Some(("primes in a ratio", text, factors))
    })
}

/// Numbers `a` from the root of a multiple of n upwards, until `a^2` minus the multiple is a square b^2: the steps, and the two
/// factors of n that `a + b` has with it.
fn fermat(multiple: &[u64], n: &[u64], steps: usize) -> Option<(usize, Vec<Natural>)> {
    let mut a = root(multiple);
    let mut square = product(&a, &a, &mut Vec::new());
    if compare_any(&square, multiple).is_lt() {
        // (a + 1)^2 = a^2 + 2 a + 1.
        square = odd_step(square, &a);
        a = next(a);
    }
    let mut rest = minus(square, multiple);
    for step in 0..steps {
        if may_be_square(&rest) {
            let b = root(&rest);
            if product(&b, &b, &mut Vec::new()) == rest {
                let factor = gcd(&sum(a.clone(), b), n);
                let (cofactor, _) = divide(n, &factor).ok()?;
                if bits(&factor) > 1 && bits(&cofactor) > 1 {
                    let mut factors = vec![factor, cofactor];
                    factors.sort_by(|a, b| compare_any(a, b));
                    return Some((step, factors));
                }
            }
        }
        rest = odd_step(rest, &a);
        a = next(a);
    }
    None
}

/// `x + 2 a + 1`.
fn odd_step(x: Natural, a: &[u64]) -> Natural {
    let doubled = sum(a.to_vec(), next(a.to_vec()));
    sum(x, doubled)
}

fn next(a: Natural) -> Natural {
    sum(a, vec![1])
}

/// `x - y` of numbers of which the first one is not below the other.
pub(super) fn minus(mut x: Natural, y: &[u64]) -> Natural {
    let mut y = y.to_vec();
    y.resize(x.len(), 0);
    sub_assign(&mut x, &y);
    trimmed(x)
}

/// The order of numbers without zero limbs on top.
pub(super) fn compare_any(a: &[u64], b: &[u64]) -> core::cmp::Ordering {
    a.len().cmp(&b.len()).then_with(|| compare(a, b))
}

/// The largest integer whose square is not above x: Newton's steps from above.
pub(super) fn root(x: &[u64]) -> Natural {
    let size = bits(x);
    if size == 0 {
        return Vec::new();
    }
    if size <= 64 {
        return vec![x[0].isqrt()];
    }
    // The root of the top 64 bits, rounded up, in place.
    let shift = (size - 63) & !1;
    let top = shifted(x, shift)[0];
    let mut guess = vec![0; (shift / 2) / 64 + 2];
    let high = top.isqrt() + 1;
    let (limb, bit) = (shift / 2 / 64, shift / 2 % 64);
    guess[limb] = high << bit;
    if bit > 0 {
        guess[limb + 1] = high >> (64 - bit);
    }
    let mut guess = trimmed(guess);
    loop {
        let (mut better, _) = divide(x, &guess).expect("a root is not 0");
        better = shifted(&sum(better, guess.clone()), 1);
        if compare_any(&better, &guess).is_ge() {
            return guess;
        }
        guess = better;
    }
}

/// `x / 2^count`, rounded down.
pub(super) fn shifted(x: &[u64], count: usize) -> Natural {
    let limbs = &x[(count / 64).min(x.len())..];
    let bit = count % 64;
    let low = limbs.iter().map(|limb| limb >> bit);
    let high = limbs.iter().skip(1).copied().chain([0]);
    let high = high.map(|limb| if bit == 0 { 0 } else { limb << (64 - bit) });
    natural(
        &low.zip(high)
            .map(|(low, high)| low | high)
            .collect::<Vec<_>>(),
    )
}

/// Whether a number is a square modulo some small ones: most others are not.
pub(super) fn may_be_square(x: &[u64]) -> bool {
    const fn residues<const M: usize>() -> [bool; M] {
        let (mut squares, mut i) = ([false; M], 0);
        while i < M {
            squares[i * i % M] = true;
            i += 1;
        }
        squares
    }
    const BY_64: [bool; 64] = residues();
    const BY: ([bool; 63], [bool; 65], [bool; 11]) = (residues(), residues(), residues());
    let Some(&low) = x.first() else { return true };
    if !BY_64[low as usize % 64] {
        return false;
    }
    let rest = super::small::modulo(x, 63 * 65 * 11) as usize;
    BY.0[rest % 63] && BY.1[rest % 65] && BY.2[rest % 11]
}
