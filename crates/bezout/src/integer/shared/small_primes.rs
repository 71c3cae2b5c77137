// SPDX-License-Identifier: MIT OR Apache-2.0
//! Trial division by all primes below a bound, by multiplication: no division, and constant time in
//! the number.
//!
//! A number is reduced modulo words that are products of primes, from its lowest limb up. Whether a
//! prime divides what is left shows a product with its inverse modulo `2^64`: exact quotients are
//! the small ones \[GM94\].

use crate::ct::{Mask, wipe};
use crate::word::{invert_mod_2_64, sbb, wide};
use subtle::Choice;

/// The largest bound.
pub(crate) const LARGEST: u32 = 2048;

/// An odd prime.
#[derive(Clone, Copy)]
struct Prime {
    value: u32,
    /// Modulo `2^64`.
    inverse: u64,
    /// The largest quotient of a word.
    largest: u64,
}

/// A product of consecutive primes below `2^64`.
#[derive(Clone, Copy)]
struct Group {
    product: u64,
    inverse: u64,
    /// The place of the first of its primes.
    first: usize,
}

/// Groups whose chains of products run side by side: one product waits for the one before it.
const SIDE_BY_SIDE: usize = 4;

const fn is_prime(x: u32) -> bool {
    let mut d = 2;
    while d * d <= x {
        if x.is_multiple_of(d) {
            return false;
        }
        d += 1;
    }
    x > 1
}

const fn count() -> usize {
    let (mut x, mut count) = (3, 0);
    while x < LARGEST {
        count += is_prime(x) as usize;
        x += 2;
    }
    count
}

const PRIMES: [Prime; count()] = {
    let one = Prime {
        value: 1,
        inverse: 1,
        largest: u64::MAX,
    };
    let (mut out, mut x, mut i) = ([one; count()], 3, 0);
    while x < LARGEST {
        if is_prime(x) {
            out[i] = Prime {
                value: x,
                inverse: invert_mod_2_64(x as u64),
                largest: u64::MAX / x as u64,
            };
            i += 1;
        }
        x += 2;
    }
    out
};

/// The product of as many primes from a place on as fit a word, and the place after them.
const fn product(mut i: usize) -> (u64, usize) {
    let mut product = 1u64;
    while i < PRIMES.len() {
        match product.checked_mul(PRIMES[i].value as u64) {
            Some(larger) => product = larger,
            None => break,
        }
        i += 1;
    }
    (product, i)
}

/// How many groups there are, up to a whole number of sides, and one that ends the last.
const GROUPS: usize = {
    let (mut groups, mut i) = (0usize, 0usize);
    while i < PRIMES.len() {
        i = product(i).1;
        groups += 1;
    }
    groups.next_multiple_of(SIDE_BY_SIDE) + 1
};

static TABLE: [Group; GROUPS] = {
    let none = Group {
        product: 1,
        inverse: 1,
        first: PRIMES.len(),
    };
    let (mut out, mut i, mut first) = ([none; GROUPS], 0, 0usize);
    while first < PRIMES.len() {
        let (product, next) = product(first);
        out[i] = Group {
            product,
            inverse: invert_mod_2_64(product),
            first,
        };
        (i, first) = (i + 1, next);
    }
    out
};

static DIVISORS: [Prime; PRIMES.len()] = PRIMES;

/// Whether a prime below `bound`, which is at most [`LARGEST`], divides `n`.
///
/// Timing: depends on the length and on the bound.
pub(crate) fn divide(n: &[u64], bound: u32) -> Choice {
    let count = DIVISORS.partition_point(|p| p.value < bound);
    let even = 1 ^ n.first().map_or(0, |x| x & 1);
    let mut found = if bound > 2 { even } else { 0 };
    let mut at = 0;
    while TABLE[at].first < count {
        let side: [Group; SIDE_BY_SIDE] = core::array::from_fn(|i| TABLE[at + i]);
        let mut rests = [0; SIDE_BY_SIDE];
        remainders(&side, n, &mut rests);
        for (i, &rest) in rests.iter().enumerate() {
            let end = TABLE[at + i + 1].first.min(count);
            let first = side[i].first.min(end);
            for p in &DIVISORS[first..end] {
                let (_, beyond) = sbb(p.largest, rest.wrapping_mul(p.inverse), 0);
                found |= beyond ^ 1;
            }
        }
        wipe(&mut rests);
        at += SIDE_BY_SIDE;
    }
    Mask::from_bit(found).choice()
}

/// For each group, `-n / 2^(64 len)` modulo its product, at most the product.
///
/// Invariant: `limb - c = q d - 2^64 c'` for the next `c'`, so that `c' = (c - limb) / 2^64` modulo
/// `d`; `c'` is at most `d`, as the high word of `q d` is below `d`.
#[inline(always)]
fn remainders(side: &[Group; SIDE_BY_SIDE], n: &[u64], c: &mut [u64; SIDE_BY_SIDE]) {
    for &limb in n {
        for (group, c) in side.iter().zip(c.iter_mut()) {
            let (low, borrow) = sbb(limb, *c, 0);
            let (_, high) = wide(low.wrapping_mul(group.inverse), group.product);
            *c = high + borrow;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integer::shared::testing::Random;

    /// By division, in variable time.
    fn expected(n: &[u64], bound: u32) -> bool {
        let rest = |p: u32| {
            let join = |rest: u128, &limb: &u64| (rest << 64 | u128::from(limb)) % u128::from(p);
            n.iter().rev().fold(0, join)
        };
        (2..bound).any(|p| is_prime(p) && rest(p) == 0)
    }

    fn check(n: &[u64], bound: u32) {
        let found = bool::from(divide(n, bound));
        assert_eq!(found, expected(n, bound), "{n:x?} below {bound}");
    }

    #[test]
    fn each_prime_and_each_bound() {
        for bound in (0..400).chain([1000, 1024, 2039, 2040, LARGEST]) {
            for n in (0..300).chain([991 * 997, 1021 * 1021, 2039 * 2039, u64::MAX]) {
                check(&[n], bound);
                check(&[n, 0, 0], bound);
            }
            check(&[], bound);
        }
    }

    /// Each prime times a number that has no other: found from the bound after it on, and not
    /// before.
    #[test]
    fn the_bound_is_exact() {
        // 2^127 - 1, a prime.
        let large: u128 = (1 << 127) - 1;
        for p in (3..LARGEST).filter(|&p| is_prime(p)) {
            let (mut n, mut carry) = ([0; 4], 0);
            for (o, x) in n.iter_mut().zip([large as u64, (large >> 64) as u64]) {
                (*o, carry) = crate::word::mac(0, x, u64::from(p), carry);
            }
            n[2] = carry;
            assert!(!bool::from(divide(&n, p)), "{p}");
            assert!(bool::from(divide(&n, p + 1)), "{p}");
        }
    }

    #[test]
    fn random_numbers() {
        let mut random = Random(17);
        for i in 0..4000 {
            let mut n = random.any(1 + i % 18);
            n[0] |= 1;
            for bound in [30, 256, 1000, LARGEST] {
                check(&n, bound);
            }
        }
    }

    #[test]
    fn groups_are_all_primes() {
        let all: usize = PRIMES.len();
        assert_eq!(
            (all, TABLE[0].first, TABLE[GROUPS - 1].first),
            (308, 0, all)
        );
        for pair in TABLE.windows(2) {
            let primes = &PRIMES[pair[0].first..pair[1].first];
            let product: u64 = primes.iter().map(|p| u64::from(p.value)).product();
            assert_eq!(product, pair[0].product);
        }
    }
}
