// SPDX-License-Identifier: MIT OR Apache-2.0
//! Factors whose limbs are half empty: each limb of n gives the next limbs of both.

use bezout_large::Natural;

/// Branches of the search, for one number. A wrong one ends soon; where the lowest limbs are small,
/// many are right for a while.
const BRANCHES: usize = 1 << 20;

/// The factors whose limbs of 64 or 32 bits have half of these at most, in words and as numbers.
pub(super) fn factors(n: &Natural) -> Option<(String, [Natural; 2])> {
    [32, 64].into_iter().find_map(|width| {
        // Two primes with a half empty limb on top have a product of such a length, which is never
        // a usual one; where the top limb is full, the pattern of n is told.
        let above = (n.bits() - 1) % (2 * width as usize);
        if above >= width as usize {
            return None;
        }
        let factors = search(n, width)?;
        let text = format!("the primes have limbs of {width} bits that are half empty");
        Some((text, factors))
    })
}

fn search(n: &Natural, width: u32) -> Option<[Natural; 2]> {
    let half = 1u64 << (width / 2);
    let low = n.limbs()[0] & (u64::MAX >> (64 - width));
    let mut budget = BRANCHES;
    divisors(low, half).into_iter().find_map(|a| {
        let b = low / a;
        if a > b || b >= half {
            return None;
        }
        let mut pair = Pair {
            n,
            width,
            budget: &mut budget,
            limbs: n.bits().div_ceil(2 * width as usize) + 1,
        };
        pair.descend(vec![a], vec![b])
    })
}

struct Pair<'a> {
    n: &'a Natural,
    width: u32,
    budget: &'a mut usize,
    /// Limbs of a factor at most; the first one is not longer than the second, but for one limb.
    limbs: usize,
}

impl Pair<'_> {
    /// From the lowest limbs of both factors all of them.
    fn descend(&mut self, a: Vec<u64>, b: Vec<u64>) -> Option<[Natural; 2]> {
        let mut rest = vec![(a, b)];
        while let Some((a, b)) = rest.pop() {
            *self.budget = self.budget.checked_sub(1)?;
            let (x, y) = (self.packed(&a), self.packed(&b));
            let all = &x * &y;
            if all == *self.n && x.bits() > 1 && y.bits() > 1 {
                return Some([x, y]);
            }
            let Some(difference) = self.n.checked_sub(&all).filter(|_| a.len() < self.limbs) else {
                continue;
            };
            let target = self.limb(difference.limbs(), a.len());
            for (next_a, next_b) in self.next(a[0], b[0], target) {
                rest.push(([&a[..], &[next_a]].concat(), [&b[..], &[next_b]].concat()));
            }
        }
        None
    }

    /// All x and y below half a limb with `a y + b x` the target modulo a limb.
    fn next(&self, a: u64, b: u64, target: u64) -> Vec<(u64, u64)> {
        let (half, width) = (1i128 << (self.width / 2), self.width);
        let (a, b) = (i128::from(a), i128::from(b));
        let (g, inverse) = xgcd(b, a);
        let mut found = Vec::new();
        // The sum is below two limbs.
        for carry in 0..2 {
            let value = i128::from(target) + (carry << width);
            if value % g != 0 {
                continue;
            }
            // b x = value modulo a, in steps of a / g.
            let step = a / g;
            let first = (value / g % step * inverse % step + step) % step;
            // y = (value - b x) / a is not negative and below half a limb.
            let least = (value - a * (half - 1)).div_euclid(b).max(0);
            let mut x = first + (least - first).max(0).div_euclid(step) * step;
            while x < half && b * x <= value && found.len() < 64 {
                let y = (value - b * x) / a;
                if y < half {
                    found.push((x as u64, y as u64));
                }
                x += step;
            }
        }
        found
    }

    fn packed(&self, limbs: &[u64]) -> Natural {
        match self.width {
            64 => limbs.into(),
            _ => Natural::new(
                limbs
                    .chunks(2)
                    .map(|pair| pair[0] | pair.get(1).copied().unwrap_or(0) << 32)
                    .collect(),
            ),
        }
    }

    fn limb(&self, x: &[u64], i: usize) -> u64 {
        match self.width {
            64 => x.get(i).copied().unwrap_or(0),
            _ => x.get(i / 2).copied().unwrap_or(0) >> (32 * (i % 2)) & 0xffff_ffff,
        }
    }
}

/// The gcd of x and m, and the inverse of `x / gcd` modulo `m / gcd`.
fn xgcd(x: i128, m: i128) -> (i128, i128) {
    let (mut r, mut s) = ((x, m), (1, 0));
    while r.1 != 0 {
        let quotient = r.0 / r.1;
        r = (r.1, r.0 - quotient * r.1);
        s = (s.1, s.0 - quotient * s.1);
    }
    (r.0, s.0)
}

/// The divisors of a number below a bound, as far as they are products of its primes below 2^16 and
/// of two others.
fn divisors(n: u64, bound: u64) -> Vec<u64> {
    let (mut rest, mut primes) = (n, Vec::new());
    for p in super::small::odd_primes()
        .iter()
        .copied()
        .take_while(|p| p >> 16 == 0)
    {
        if p * p > rest {
            break;
        }
        while rest.is_multiple_of(p) {
            rest /= p;
            primes.push(p);
        }
    }
    if rest > 1 {
        match split(rest) {
            Some(factor) => primes.extend([factor, rest / factor]),
            None => primes.push(rest),
        }
    }
    let mut all = vec![1];
    for prime in primes {
        let more: Vec<u64> = all
            .iter()
            .filter_map(|d: &u64| d.checked_mul(prime).filter(|d| *d < bound))
            .collect();
        all.extend(more);
        all.sort_unstable();
        all.dedup();
    }
    all
}

/// A proper factor of a number without a factor below 2^16, if it has one below 2^32: Pollard's
/// rho.
fn split(n: u64) -> Option<u64> {
    if n < 1 << 32 {
        return None;
    }
    let times = |x: u64, y: u64| (u128::from(x) * u128::from(y) % u128::from(n)) as u64;
    // A prime would take all steps.
    let power = (0..64).rev().fold(1, |power, bit| {
        let square = times(power, power);
        if (n - 1) >> bit & 1 == 1 {
            times(square, 2)
        } else {
            square
        }
    });
    if power == 1 {
        return None;
    }
    for c in 1..4 {
        let next = |x: u64| ((u128::from(times(x, x)) + c) % u128::from(n)) as u64;
        let (mut x, mut y) = (2, 2);
        for _ in 0..1 << 12 {
            // A gcd for some steps together; they are taken again if all factors came at once.
            let (start_x, start_y, mut together) = (x, y, 1);
            for _ in 0..64 {
                x = next(x);
                y = next(next(y));
                together = times(together, x.abs_diff(y));
            }
            let mut g = xgcd(i128::from(together), i128::from(n)).0 as u64;
            if g == n || together == 0 {
                (x, y) = (start_x, start_y);
                for _ in 0..64 {
                    x = next(x);
                    y = next(next(y));
                    g = xgcd(i128::from(x.abs_diff(y)), i128::from(n)).0 as u64;
                    if g > 1 {
                        break;
                    }
                }
            }
            match g {
                1 => {}
                g if g == n => break,
                g => return Some(g),
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_primes_above_the_sieve() {
        for (p, q) in [(2_704_182_079, 1_777_068_571), (117_037, 170_936_119)] {
            let found = divisors(p * q, 1 << 32);
            assert!(found.contains(&p) && found.contains(&q), "{found:?}");
        }
    }

    #[test]
    fn next_limbs() {
        let (a, b) = (1_777_068_571, 2_704_182_079);
        let mut budget = 1;
        let pair = Pair {
            n: &Natural::from(1u8),
            width: 64,
            budget: &mut budget,
            limbs: 2,
        };
        for (x, y) in [(3, 5), (0xffff_fff0, 0xffff_fffb), (0, 0xffff_ffff)] {
            let target = (i128::from(a) * y + i128::from(b) * x) as u64;
            let found = pair.next(a, b, target);
            assert!(found.contains(&(x as u64, y as u64)), "{found:?}");
        }
    }
}
