// SPDX-License-Identifier: MIT OR Apache-2.0
//! Powers and products of powers.

use crate::group::Group;
use crate::triple::Triple;
use bezout::parts::limbs::bits;

/// Squarings between two looks at whether the work is to stop.
const LOOK: u64 = 64;

/// `x^(2^times)`.
pub(crate) fn square_times<G: Group>(group: &G, x: &Triple, times: u64) -> Triple {
    let mut x = group.element(x);
    for i in 0..times {
        if i % LOOK == 0 {
            bezout_large::check_stop();
        }
        x = group.square(&x);
    }
    group.triple(&x)
}

/// `x y`.
pub(crate) fn compose<G: Group>(group: &G, x: &Triple, y: &Triple) -> Triple {
    group.triple(&group.compose(&group.element(x), &group.element(y)))
}

/// The product of the powers of elements, with exponents as limbs; none for no factor but 1.
pub(crate) fn product_of_powers<G: Group>(
    group: &G,
    factors: &[(&Triple, &[u64])],
) -> Option<Triple> {
    let length = factors.iter().map(|(_, e)| bits(e)).max().unwrap_or(0);
    let out = match factors.len() {
        0..=BUCKETS_FROM => by_windows(group, factors, length),
        _ => by_buckets(group, factors, length),
    };
    out.map(|x| group.triple(&x))
}

/// From more factors on, buckets take fewer products than a table for each.
const BUCKETS_FROM: usize = 12;

/// Signed windows of this many bits: a table has 2^(WINDOW - 2) odd powers.
const WINDOW: usize = 5;

/// A place, a factor, and an odd digit with its sign.
struct Digit {
    place: usize,
    factor: usize,
    digit: usize,
    negative: bool,
}

/// One chain of squarings for all factors, with the non-adjacent form of each exponent.
fn by_windows<G: Group>(
    group: &G,
    factors: &[(&Triple, &[u64])],
    length: usize,
) -> Option<G::Element> {
    let window = if length < 64 { 3 } else { WINDOW };
    let tables: Vec<Vec<[G::Element; 2]>> = factors
        .iter()
        .map(|(x, _)| odd_powers(group, x, 1 << (window - 2)))
        .collect();
    let mut digits: Vec<Digit> = Vec::new();
    for (factor, (_, exponent)) in factors.iter().enumerate() {
        digits.extend(
            non_adjacent(exponent, window).map(|(place, digit, negative)| Digit {
                place,
                factor,
                digit,
                negative,
            }),
        );
    }
    digits.sort_by_key(|digit| core::cmp::Reverse(digit.place));
    let mut digits = digits.iter().peekable();
    let mut out: Option<G::Element> = None;
    for place in (0..=length).rev() {
        bezout_large::check_stop();
        out = out.map(|x| group.square(&x));
        while let Some(digit) = digits.next_if(|digit| digit.place == place) {
            let power = &tables[digit.factor][digit.digit / 2][usize::from(digit.negative)];
            out = Some(match out {
                Some(x) => group.compose(&x, power),
                None => power.clone(),
            });
        }
    }
    out
}

/// x, x^3, x^5, ... and their inverses.
fn odd_powers<G: Group>(group: &G, x: &Triple, count: usize) -> Vec<[G::Element; 2]> {
    let first = group.element(x);
    let square = group.square(&first);
    let powers = core::iter::successors(Some(first), |x| Some(group.compose(x, &square)));
    powers
        .take(count)
        .map(|x| {
            let inverse = group.inverse(&x);
            [x, inverse]
        })
        .collect()
}

/// The odd digits of an exponent with their places, from the lowest on: each below 2^(window - 1),
/// at least `window` places from the next.
fn non_adjacent(exponent: &[u64], window: usize) -> impl Iterator<Item = (usize, usize, bool)> {
    let length = bits(exponent);
    let (mut place, mut carry) = (0, 0);
    core::iter::from_fn(move || {
        while place <= length && digit_at(exponent, place, 1) == carry {
            place += 1;
        }
        if place > length {
            return None;
        }
        let at = place;
        let value = digit_at(exponent, place, window) + carry;
        place += window;
        carry = usize::from(value >> (window - 1) != 0);
        let digit = if carry == 1 {
            (1 << window) - value
        } else {
            value
        };
        Some((at, digit, carry == 1))
    })
}

/// Bits of an exponent from a place on; zeros beyond its end.
fn digit_at(exponent: &[u64], place: usize, bits: usize) -> usize {
    let word = |i: usize| exponent.get(i).copied().unwrap_or(0);
    let (i, shift) = (place / 64, place % 64);
    let pair = u128::from(word(i)) | u128::from(word(i + 1)) << 64;
    (pair >> shift) as usize & ((1 << bits) - 1)
}

/// Pippenger's buckets: for each window of the exponents, the elements with the same digit are
/// multiplied first.
fn by_buckets<G: Group>(
    group: &G,
    factors: &[(&Triple, &[u64])],
    length: usize,
) -> Option<G::Element> {
    let window = bucket_bits(factors.len(), length);
    let elements: Vec<_> = factors.iter().map(|(x, _)| group.element(x)).collect();
    let mut out: Option<G::Element> = None;
    for part in (0..length.div_ceil(window)).rev() {
        bezout_large::check_stop();
        for _ in 0..window {
            out = out.map(|x| group.square(&x));
        }
        let mut buckets: Vec<Option<G::Element>> = vec![None; 1 << window];
        for (x, (_, exponent)) in elements.iter().zip(factors) {
            bezout_large::check_stop();
            let bucket = &mut buckets[digit_at(exponent, part * window, window)];
            join(group, bucket, Some(x));
        }
        // The sum of i times bucket i is the sum of all sums from the top.
        let (mut above, mut sum) = (None, None);
        for bucket in buckets[1..].iter().rev() {
            join(group, &mut above, bucket.as_ref());
            join(group, &mut sum, above.as_ref());
        }
        join(group, &mut out, sum.as_ref());
    }
    out
}

/// Multiplies by an element; none is 1.
fn join<G: Group>(group: &G, out: &mut Option<G::Element>, x: Option<&G::Element>) {
    if let Some(x) = x {
        *out = Some(match out.as_ref() {
            Some(y) => group.compose(y, x),
            None => x.clone(),
        });
    }
}

/// The width with the fewest products: for each window one a factor and two a bucket.
fn bucket_bits(factors: usize, length: usize) -> usize {
    let cost = |width: usize| length.div_ceil(width) * (factors + (2 << width) + width);
    (1..=16).min_by_key(|width| cost(*width)).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_add_up() {
        for exponent in [0u64, 1, 2, 3, 7, 15, 16, 31, 0xffff_ffff, 0xdead_beef] {
            for window in [3, 5] {
                let mut sum = 0i128;
                let mut last: Option<usize> = None;
                for (place, digit, negative) in non_adjacent(&[exponent], window) {
                    assert!(digit % 2 == 1 && digit < 1 << (window - 1));
                    assert!(last.is_none_or(|last| place >= last + window));
                    last = Some(place);
                    let value = (digit as i128) << place;
                    sum += if negative { -value } else { value };
                }
                assert_eq!(sum, i128::from(exponent));
            }
        }
    }
}
