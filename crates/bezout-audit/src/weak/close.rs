// SPDX-License-Identifier: MIT OR Apache-2.0
//! Factors by Fermat's steps: primes that are equal, close, or nearly in a small ratio.

use super::small::modulo;
use bezout_large::Natural;
use std::sync::LazyLock;

/// Steps for primes that are close.
const STEPS: usize = 100;

/// Steps for each ratio.
const RATIO_STEPS: usize = 2;

/// Ratios k up to this one, for which the primes are p and about k p.
const RATIOS: u64 = 10;

/// Which primes are how close, in words, and the factors.
pub(super) type Close = (&'static str, String, [Natural; 2]);

pub(super) fn primes(n: &Natural) -> Option<Close> {
    let of_n = Residues::of(n);
    if let Some((steps, factors)) = fermat(n, n.isqrt(), of_n, n, STEPS) {
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
    let root = (n << 128).isqrt();
    (2..=RATIOS).find_map(|ratio| {
        let multiple = n * Natural::from(4 * ratio);
        let limbs = root.limbs().len();
        let a = match ROOTS.get(ratio as usize).filter(|_| limbs < PRECISION) {
            None => multiple.isqrt(),
            Some(factor) => {
                let cut = factor.limbs().len() - limbs - 1;
                ((factor >> (64 * cut)) * &root) >> (64 * (limbs + 1))
            }
        };
        let (_, factors) = fermat(&multiple, a, of_n.times(4 * ratio), n, RATIO_STEPS)?;
        let text = format!("one prime is nearly {ratio} times the other one");
        Some(("primes in a ratio", text, factors))
    })
}

/// Limbs of a root's fraction: enough for moduli of 32,000 bits. The root of a longer one is
/// computed for each ratio.
const PRECISION: usize = 256;

/// The fixed-point numbers `2 sqrt(k)`, rounded down, for each ratio k.
static ROOTS: LazyLock<Vec<Natural>> = LazyLock::new(|| {
    let scaled = |k: u64| Natural::from(4 * k) << (128 * PRECISION);
    (0..=RATIOS).map(|k| scaled(k).isqrt()).collect()
});

/// Numbers `a` from the root of a multiple of n upwards, until `a^2` minus the multiple is a square
/// b^2: the steps, and the two factors of n that `a + b` has with it. The first number is that
/// root, or at most two below it.
fn fermat(
    multiple: &Natural,
    mut a: Natural,
    of_multiple: Residues,
    n: &Natural,
    steps: usize,
) -> Option<(usize, [Natural; 2])> {
    let one = Natural::from(1u8);
    let mut square = a.square();
    while square < *multiple {
        square += (&a << 1) + &one;
        a += &one;
    }
    let first = square.checked_sub(multiple)?;
    let mut of_a = Residues::of(&a);
    let mut rest = of_a.square().minus(of_multiple);
    for step in 0..steps as u64 {
        if rest.may_be_square() {
            let step_number = Natural::from(step);
            // (a + step)^2 = a^2 + step (2 a + step).
            let rest = ((&a << 1) + &step_number) * &step_number + &first;
            let b = rest.isqrt();
            if b.square() == rest {
                let factor = (&a + step_number + b).gcd(n);
                let cofactor = n / &factor;
                if !factor.is_one() && !cofactor.is_one() {
                    let mut factors = [factor, cofactor];
                    factors.sort();
                    return Some((step as usize, factors));
                }
            }
        }
        rest = rest.plus(of_a.times(2)).plus(Residues::ONE);
        of_a = of_a.plus(Residues::ONE);
    }
    None
}

/// Whether a number is a square modulo some small ones: of others, one of 800 is.
pub(super) fn may_be_square(x: &Natural) -> bool {
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

    fn of(x: &Natural) -> Self {
        Self {
            low: x.limbs().first().copied().unwrap_or(0),
            odd: modulo(x.limbs(), Self::ODD),
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
