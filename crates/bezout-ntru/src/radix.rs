// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers below a common limit as bytes, as NTRU Prime writes them \[BBC20\].
//!
//! Two numbers, below m and m', become one below m m'. Its low bytes go out until it is below 2^14. So half as
//! many numbers are left. This repeats until one number is left, and all its bytes go out. A number without a
//! partner waits.

use crate::mask;
use crate::remainder::{divide, reciprocal, take_once};
use crate::secret::{Bytes, Secret};
use bezout::parts::with_vectors;

const LIMIT: u32 = 1 << 14;

/// How many bytes of a number below `m` go out until it is below `end`, and its limit then.
const fn shortened(mut m: u32, end: u32) -> (u32, u32) {
    let mut bytes = 0;
    while m >= end {
        (m, bytes) = ((m + 255) >> 8, bytes + 1);
    }
    (m, bytes)
}

/// Of one round: all numbers but the last are below the same limit.
#[derive(Clone, Copy)]
struct Round {
    count: usize,
    limit: u32,
    last: u32,
}

impl Round {
    const fn new(count: usize, limit: u32) -> Self {
        Self {
            count,
            limit,
            last: limit,
        }
    }

    /// How many pairs have two numbers of the same limit.
    const fn alike(&self) -> usize {
        (self.count - 1) / 2
    }

    /// The bytes that go out in it.
    const fn bytes(&self) -> usize {
        let (_, each) = shortened(self.limit * self.limit, LIMIT);
        let last = match self.count % 2 {
            0 => shortened(self.limit * self.last, LIMIT).1,
            _ => 0,
        };
        self.alike() * each as usize + last as usize
    }

    const fn next(&self) -> Self {
        let (limit, _) = shortened(self.limit * self.limit, LIMIT);
        let last = match self.count % 2 {
            0 => shortened(self.limit * self.last, LIMIT).0,
            _ => self.last,
        };
        Self {
            count: self.count.div_ceil(2),
            limit,
            last,
        }
    }
}

/// The bytes of `count` numbers below `limit`.
pub const fn bytes(count: usize, limit: u32) -> usize {
    let (mut round, mut total) = (Round::new(count, limit), 0);
    while round.count > 1 {
        total += round.bytes();
        round = round.next();
    }
    total + shortened(round.last, 2).1 as usize
}

/// The numbers as bytes.
pub fn encode(numbers: &[u16], limit: u32) -> Bytes {
    let mut out = Bytes::zeros(bytes(numbers.len(), limit));
    let (mut numbers, mut next) = (
        Secret::of(numbers),
        Secret::zeros(numbers.len().div_ceil(2)),
    );
    let (mut round, mut at) = (Round::new(numbers.len(), limit), 0);
    while round.count > 1 {
        let alike = round.alike();
        let (m, (_, count)) = (round.limit, shortened(round.limit * round.limit, LIMIT));
        let pairs = numbers[..2 * alike].as_chunks().0;
        let written = &mut out[at..at + alike * count as usize];
        with_vectors(join, (pairs, &mut next[..alike], written, m));
        at += alike * count as usize;
        let mut put = |mut r: u32, count: u32| {
            for _ in 0..count {
                out[at] = r as u8;
                (r, at) = (r >> 8, at + 1);
            }
            r as u16
        };
        let last = &numbers[2 * alike..round.count];
        if let [a, b] = *last {
            let (_, count) = shortened(m * round.last, LIMIT);
            next[alike] = put(joined(&[a, b], m), count);
        } else if let [a] = *last {
            next[alike] = a;
        }
        round = round.next();
        numbers[..round.count].copy_from_slice(&next[..round.count]);
    }
    let last = u32::from(numbers[0]).to_le_bytes();
    let rest = out.len() - at;
    out[at..].copy_from_slice(&last[..rest]);
    out
}

/// Pairs of numbers below `m`: the low bytes of each pair, none, one or two, and the number that is left.
#[inline(always)]
fn join((pairs, next, written, m): (&[[u16; 2]], &mut [u16], &mut [u8], u32)) {
    let pairs = pairs.iter().zip(next);
    match written.len().checked_div(pairs.len()).unwrap_or(0) {
        0 => pairs.for_each(|(two, next)| *next = joined(two, m) as u16),
        1 => pairs.zip(written).for_each(|((two, next), byte)| {
            let r = joined(two, m);
            (*byte, *next) = (r as u8, (r >> 8) as u16);
        }),
        _ => pairs
            .zip(written.as_chunks_mut().0)
            .for_each(|((two, next), bytes)| {
                let r = joined(two, m);
                (*bytes, *next) = ((r as u16).to_le_bytes(), (r >> 16) as u16);
            }),
    }
}

#[inline(always)]
fn joined(two: &[u16; 2], m: u32) -> u32 {
    u32::from(two[0]) + m * u32::from(two[1])
}

/// `count` numbers below `limit`, from any bytes; their number is [`bytes`]. And 1 if [`encode`] never writes these bytes, else 0.
pub fn decode(data: &[u8], count: usize, limit: u32) -> (Secret<u16>, u32) {
    // Of each round, and where its bytes begin.
    let mut rounds = Vec::with_capacity(1 + count.next_power_of_two().ilog2() as usize);
    rounds.push((Round::new(count, limit), 0));
    while let Some((round, at)) = rounds.last().filter(|(r, _)| r.count > 1) {
        rounds.push((round.next(), at + round.bytes()));
    }
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |r, &b| r << 8 | u32::from(b));
    let (last, at) = rounds[rounds.len() - 1];
    let (mut numbers, mut next) = (Secret::zeros(count), Secret::zeros(count));
    // A quotient of its limit or more is only of what no numbers give; so is a remainder that was not taken.
    let (mut bad, first) = divide(word(&data[at..]), last.last, reciprocal(last.last));
    numbers[0] = first as u16;
    for &(round, at) in rounds[..rounds.len() - 1].iter().rev() {
        let alike = round.alike();
        let (m, (_, count)) = (round.limit, shortened(round.limit * round.limit, LIMIT));
        let read = &data[at..at + round.bytes()];
        let (first, rest) = read.split_at(alike * count as usize);
        let pairs = next[..2 * alike].as_chunks_mut().0;
        bad |= with_vectors(part, (pairs, &numbers[..alike], first, m));
        let last = u32::from(numbers[alike]);
        if let [a, b] = &mut next[2 * alike..round.count] {
            let (quotient, r) = divide(word(rest) | last << (8 * rest.len()), m, reciprocal(m));
            let (over, quotient) = divide(quotient, round.last, reciprocal(round.last));
            bad |= over;
            (*a, *b) = (r as u16, quotient as u16);
        } else if let [a] = &mut next[2 * alike..round.count] {
            *a = last as u16;
        }
        numbers[..round.count].copy_from_slice(&next[..round.count]);
    }
    (numbers, mask::nonzero(bad))
}

/// The other way; zero if all pairs are of numbers below `m`.
#[inline(always)]
fn part((pairs, numbers, read, m): (&mut [[u16; 2]], &[u16], &[u8], u32)) -> u32 {
    let by = reciprocal(m);
    let pairs = pairs.iter_mut().zip(numbers);
    let put = |bad: u32, two: &mut [u16; 2], x: u32| {
        let (quotient, r) = divide(x, m, by);
        // Numbers are below their limits, so that this is below 2 m: the next round's limit is m^2 by 256^k, rounded up,
        // and m is above 256^k by it.
        let (over, quotient) = take_once(quotient, m);
        *two = [r as u16, quotient as u16];
        bad | over
    };
    match read.len().checked_div(pairs.len()).unwrap_or(0) {
        0 => pairs.fold(0, |bad, (two, &n)| put(bad, two, n.into())),
        1 => pairs.zip(read).fold(0, |bad, ((two, &n), &low)| {
            put(bad, two, u32::from(low) | u32::from(n) << 8)
        }),
        _ => pairs
            .zip(read.as_chunks().0)
            .fold(0, |bad, ((two, &n), &low)| {
                let low = u16::from_le_bytes(low);
                put(bad, two, u32::from(low) | u32::from(n) << 16)
            }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of all pairs that numbers below their limits stand for.
    #[test]
    fn quotients_are_below_twice_the_limit() {
        for m in 2..LIMIT {
            let (next, bytes) = shortened(m * m, LIMIT);
            assert!(((next << (8 * bytes)) - 1) / m < 2 * m, "{m}");
        }
    }

    #[test]
    fn numbers_come_back() {
        let mut state = 1u32;
        let mut random = |m: u32| {
            state = state.wrapping_mul(1664525).wrapping_add(1013904223);
            (state >> 8) % m
        };
        for limit in [2, 3, 255, 256, 257, 1531, 4591, 7879, 16383] {
            for count in (1..40).chain([761, 1277]) {
                let numbers: Vec<u16> = match count % 3 {
                    0 => vec![limit as u16 - 1; count],
                    _ => (0..count).map(|_| random(limit) as u16).collect(),
                };
                let data = encode(&numbers, limit);
                assert_eq!(data.len(), bytes(count, limit), "{count} {limit}");
                let (found, bad) = decode(&data, count, limit);
                assert_eq!((&*found, bad), (&numbers[..], 0), "{count} {limit}");
                let garbage: Vec<u8> = data.iter().map(|_| random(256) as u8).collect();
                for garbage in [garbage, vec![255; data.len()]] {
                    let (found, bad) = decode(&garbage, count, limit);
                    assert!(found.iter().all(|&x| u32::from(x) < limit));
                    assert_eq!(bad == 0, *encode(&found, limit) == garbage[..]);
                }
            }
        }
    }
}
