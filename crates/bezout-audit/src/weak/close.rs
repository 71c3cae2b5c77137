// SPDX-License-Identifier: MIT OR Apache-2.0
//! Factors by Fermat's steps: primes that are equal, close, or nearly in a small ratio.

use super::small::{bits, modulo};
use crate::natural::{Natural, natural, product, sum, trimmed};
use bezout::parts::{compare, sub_assign};
use bezout_large::{divide, gcd, isqrt};
use std::sync::LazyLock;

/// Steps for primes that are close.
const STEPS: usize = 100;

/// Steps for each ratio.
const RATIO_STEPS: usize = 2;

/// Ratios k up to this one, for which the primes are p and about k p.
const RATIOS: u64 = 10;

/// Which primes are how close, in words, and the factors.
pub(super) type Close = (&'static str, String, Vec<Natural>);

pub(super) fn primes(n: &[u64]) -> Option<Close> {
    let of_n = Residues::of(n);
    if let Some((steps, factors)) = fermat(n, isqrt(n), of_n, n, STEPS) {
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
    // The roots of all multiples come from one of n, with a limb of its fraction.
    let root = isqrt(&[&[0, 0], n].concat());
    (2..=RATIOS).find_map(|ratio| {
        let multiple = product(n, &[4 * ratio], &mut Vec::new());
        let a = match ROOTS.get(ratio as usize).filter(|_| root.len() < PRECISION) {
            None => isqrt(&multiple),
            Some(factor) => {
                let top = &factor[factor.len() - root.len() - 1..];
                product(top, &root, &mut Vec::new()).split_off(top.len())
            }
        };
        let (_, factors) = fermat(&multiple, a, of_n.times(4 * ratio), n, RATIO_STEPS)?;
        let text = format!("one prime is nearly {ratio} times the other one");
        Some(("primes in a ratio", text, factors))
    })
}

/// Limbs of a root's fraction: enough for moduli of 32,000 bits. The root of a longer one is computed for each ratio.
const PRECISION: usize = 256;

/// The fixed-point numbers `2 sqrt(k)`, rounded down, for each ratio k.
static ROOTS: LazyLock<Vec<Natural>> = LazyLock::new(|| {
    let scaled = |k: u64| [vec![0; 2 * PRECISION], vec![4 * k]].concat();
    (0..=RATIOS).map(|k| isqrt(&scaled(k))).collect()
});

/// Numbers `a` from the root of a multiple of n upwards, until `a^2` minus the multiple is a square b^2: the steps, and the two
/// factors of n that `a + b` has with it. The first number is that root, or at most two below it.
fn fermat(
    multiple: &[u64],
    mut a: Natural,
    of_multiple: Residues,
    n: &[u64],
    steps: usize,
) -> Option<(usize, Vec<Natural>)> {
    let mut square = product(&a, &a, &mut Vec::new());
    while compare_any(&square, multiple).is_lt() {
        square = odd_step(square, &a);
        a = next(a);
    }
    let first = minus(square, multiple);
    let mut of_a = Residues::of(&a);
    let mut rest = of_a.square().minus(of_multiple);
    for step in 0..steps as u64 {
        if rest.may_be_square() {
            // (a + step)^2 = a^2 + step (2 a + step).
            let twice = sum(sum(a.clone(), a.clone()), vec![step]);
            let rest = sum(product(&twice, &[step], &mut Vec::new()), first.clone());
            let rest = trimmed(rest);
            let b = isqrt(&rest);
            if product(&b, &b, &mut Vec::new()) == rest {
                let factor = gcd(&sum(sum(a.clone(), vec![step]), b), n);
                let (cofactor, _) = divide(n, &factor).ok()?;
                if bits(&factor) > 1 && bits(&cofactor) > 1 {
                    let mut factors = vec![factor, cofactor];
                    factors.sort_by(|a, b| compare_any(a, b));
                    return Some((step as usize, factors));
                }
            }
        }
        rest = rest.plus(of_a.times(2)).plus(Residues::ONE);
        of_a = of_a.plus(Residues::ONE);
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

/// Whether a number is a square modulo some small ones: of others, one of 800 is.
pub(super) fn may_be_square(x: &[u64]) -> bool {
    Residues::of(x).may_be_square()
}

/// A number modulo 2^64 and modulo some small odd ones.
#[derive(Clone, Copy)]
struct Residues {
    low: u64,
    odd: u64,
}

impl Residues {
    const ODD: u64 = 63 * 65 * 11 * 17 * 19 * 23;
    const ONE: Self = Self { low: 1, odd: 1 };

    fn of(x: &[u64]) -> Self {
        Self {
            low: x.first().copied().unwrap_or(0),
            odd: modulo(x, Self::ODD),
        }
    }

    fn plus(self, other: Self) -> Self {
        Self {
            low: self.low.wrapping_add(other.low),
            odd: (self.odd + other.odd) % Self::ODD,
        }
    }

    fn minus(self, other: Self) -> Self {
        Self {
            low: self.low.wrapping_sub(other.low),
            odd: (self.odd + Self::ODD - other.odd) % Self::ODD,
        }
    }

    fn times(self, word: u64) -> Self {
        Self {
            low: self.low.wrapping_mul(word),
            odd: self.odd * word % Self::ODD,
        }
    }

    fn square(self) -> Self {
        Self {
            low: self.low.wrapping_mul(self.low),
            odd: self.odd * self.odd % Self::ODD,
        }
    }

    fn may_be_square(self) -> bool {
        const fn squares<const M: usize>() -> [bool; M] {
            let (mut squares, mut i) = ([false; M], 0);
            while i < M {
                squares[i * i % M] = true;
                i += 1;
            }
            squares
        }
        const BY_64: [bool; 64] = squares();
        const BY: ([bool; 63], [bool; 65], [bool; 11]) = (squares(), squares(), squares());
        const MORE: ([bool; 17], [bool; 19], [bool; 23]) = (squares(), squares(), squares());
        let odd = self.odd as usize;
        BY_64[self.low as usize % 64]
            && BY.0[odd % 63]
            && BY.1[odd % 65]
            && BY.2[odd % 11]
            && MORE.0[odd % 17]
            && MORE.1[odd % 19]
            && MORE.2[odd % 23]
    }
}
