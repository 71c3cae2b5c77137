// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers below a common limit as bytes, as NTRU Prime writes them \[BBC20\].
//!
//! Two numbers, below m and m', become one below m m'. Its low bytes go out until it is below 2^14.
//! So half as many numbers are left. This repeats until one number is left, and all its bytes go
//! out. A number without a partner waits.

use crate::mask;
use crate::remainder::{Divisor, divide, reciprocal};
use crate::secret::{Bytes, Secret};
use bezout::parts::cpu::{Vectorized, vectorized, with_vectors};
use core::hint::black_box;

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
#[derive(Clone, Copy, Debug)]
struct Round {
    count: usize,
    limit: u32,
    last: u32,
    /// Where its bytes begin.
    at: usize,
    /// Bytes of each pair, and of the last numbers.
    each: usize,
    rest: usize,
}

impl Round {
    const fn new(count: usize, limit: u32, last: u32, at: usize) -> Self {
        let rest = if count.is_multiple_of(2) {
            limit * last
        } else {
            0
        };
        Self {
            count,
            limit,
            last,
            at,
            each: shortened(limit * limit, LIMIT).1 as usize,
            rest: shortened(rest, LIMIT).1 as usize,
        }
    }

    /// How many pairs have two numbers of the same limit.
    const fn alike(&self) -> usize {
        (self.count - 1) / 2
    }

    const fn next(&self) -> Self {
        let last = match self.count % 2 {
            0 => shortened(self.limit * self.last, LIMIT).0,
            _ => self.last,
        };
        let (limit, _) = shortened(self.limit * self.limit, LIMIT);
        let at = self.at + self.alike() * self.each + self.rest;
        Self::new(self.count.div_ceil(2), limit, last, at)
    }
}

/// The most rounds: of up to 2048 numbers.
const ROUNDS: usize = 12;

/// How some numbers below a limit are written: the rounds, of which the last one has one number.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    rounds: [Round; ROUNDS],
    length: usize,
}

impl Layout {
    /// For `count` numbers below `limit`.
    pub const fn new(count: usize, limit: u32) -> Self {
        let (mut rounds, mut length) = ([Round::new(count, limit, limit, 0); ROUNDS], 1);
        while rounds[length - 1].count > 1 {
            rounds[length] = rounds[length - 1].next();
            length += 1;
        }
        Self { rounds, length }
    }

    const fn last(&self) -> &Round {
        &self.rounds[self.length - 1]
    }

    fn rounds(&self) -> &[Round] {
        &self.rounds[..self.length - 1]
    }

    /// The bytes.
    pub const fn bytes(&self) -> usize {
        self.last().at + shortened(self.last().last, 2).1 as usize
    }
}

/// The numbers as bytes.
pub fn encode(numbers: &[u16], layout: &Layout) -> Bytes {
    let mut out = Bytes::zeros(layout.bytes());
    let half = numbers.len().div_ceil(2);
    let (mut before, mut next) = (Secret::zeros(half), Secret::zeros(half));
    let mut numbers = numbers;
    for round in layout.rounds() {
        let (alike, m) = (round.alike(), round.limit);
        let pairs = numbers[..2 * alike].as_chunks().0;
        let (written, rest) = out[round.at..].split_at_mut(alike * round.each);
        with_vectors(join, (pairs, &mut next[..alike], written, m));
        next[alike] = match numbers[2 * alike..round.count] {
            [a, b] => {
                let r = joined(&[a, b], m);
                rest[..round.rest].copy_from_slice(&r.to_le_bytes()[..round.rest]);
                (r >> (8 * round.rest)) as u16
            }
            _ => numbers[2 * alike],
        };
        core::mem::swap(&mut before, &mut next);
        numbers = &before;
    }
    let last = &mut out[layout.last().at..];
    last.copy_from_slice(&u32::from(numbers[0]).to_le_bytes()[..last.len()]);
    out
}

/// Pairs of numbers below `m`: the low bytes of each pair, none, one or two, and the number that is
/// left.
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

/// Pairs that are taken apart together.
const BLOCK: usize = 16;

/// The numbers from any bytes, as many as [`encode`] writes. And 1 if it never writes these bytes,
/// else 0.
pub fn decode(data: &[u8], layout: &Layout) -> (Secret<u16>, u32) {
    let count = layout.rounds[0].count;
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |r, &b| r << 8 | u32::from(b));
    // Blocks are whole: what is read and written beyond the end does not count. The last round of
    // an odd number of them writes to the longer room, as the first one does.
    let [whole, half] =
        [count, count.div_ceil(2)].map(|n| Secret::zeros(n.next_multiple_of(2 * BLOCK)));
    let (mut numbers, mut next) = match layout.rounds().len() % 2 {
        0 => (whole, half),
        _ => (half, whole),
    };
    let last = layout.last();
    // A quotient of its limit or more is only of what no numbers give; so is a remainder that was
    // not taken.
    let (mut bad, first) = divide(word(&data[last.at..]), last.last, reciprocal(last.last));
    numbers[0] = first as u16;
    for round in layout.rounds().iter().rev() {
        let (alike, m) = (round.alike(), round.limit);
        let pairs = next.as_chunks_mut().0.as_chunks_mut().0;
        let (mut read, padded) = (&data[round.at..], [0; 2 * BLOCK]);
        let longer;
        if read.len() < alike.next_multiple_of(BLOCK) * round.each {
            longer = Bytes::concat(&[read, &padded]);
            read = &longer;
        }
        bad |= vectorized(Part {
            pairs,
            numbers: numbers.as_chunks().0,
            read,
            by: Divisor::new(m, round.each as u32),
            alike,
        });
        let last = u32::from(numbers[alike]);
        if let [a, b] = &mut next[2 * alike..round.count] {
            let rest = &data[round.at + alike * round.each..][..round.rest];
            let (quotient, r) = divide(word(rest) | last << (8 * rest.len()), m, reciprocal(m));
            let (over, quotient) = divide(quotient, round.last, reciprocal(round.last));
            bad |= over;
            (*a, *b) = (r as u16, quotient as u16);
        } else if let [a] = &mut next[2 * alike..round.count] {
            *a = last as u16;
        }
        core::mem::swap(&mut numbers, &mut next);
    }
    numbers.shorten(count);
    (numbers, mask::nonzero(bad))
}

/// The other way: pairs, numbers and bytes, each for whole blocks.
struct Part<'a> {
    pairs: &'a mut [[[u16; 2]; BLOCK]],
    numbers: &'a [[u16; BLOCK]],
    read: &'a [u8],
    by: Divisor,
    alike: usize,
}

impl Vectorized for Part<'_> {
    type Output = u32;

    /// Returns zero if the first `alike` pairs are of numbers below the divisor.
    #[inline(always)]
    fn work(self) -> u32 {
        let (by, blocks) = (self.by, self.alike.div_ceil(BLOCK));
        let (pairs, numbers) = (&mut self.pairs[..blocks], &self.numbers[..blocks]);
        let factors = by.factors().map(|factor| [factor; BLOCK]);
        let mut bad = [0; BLOCK];
        for (i, (pairs, numbers)) in pairs.iter_mut().zip(numbers).enumerate() {
            let mut low = [0; BLOCK];
            match by.bytes() {
                0 => {}
                1 => {
                    let read = self.read[BLOCK * i..].first_chunk::<BLOCK>();
                    low = read.expect("a block").map(u16::from);
                }
                _ => {
                    let read = self.read[2 * BLOCK * i..].as_chunks().0;
                    let read = read.first_chunk::<BLOCK>().expect("a block");
                    low = read.map(u16::from_le_bytes);
                }
            }
            // Of factors that stay the same compilers make products of 32 bits: they may have
            // changed.
            let [rest, of_low] = black_box(&factors);
            let count = (self.alike - BLOCK * i) as u16;
            let (mut quotients, mut remainders) = ([0; BLOCK], [0; BLOCK]);
            for j in 0..BLOCK {
                let (quotient, r) = by.divide(numbers[j], low[j], [rest[j], of_low[j]]);
                // Numbers are below their limits, so that this is below 2 m: the next round's limit
                // is m^2 by 256^k, rounded up, and m is above 256^k by it.
                let (over, quotient) = by.take_once(quotient);
                (quotients[j], remainders[j]) = (quotient, r);
                bad[j] |= over & ((j as u16).wrapping_sub(count) >> 15);
            }
            for j in 0..BLOCK {
                pairs[j] = [remainders[j], quotients[j]];
            }
        }
        bad.into_iter().fold(0, |all, one| all | one).into()
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
                let layout = Layout::new(count, limit);
                let data = encode(&numbers, &layout);
                let (found, bad) = decode(&data, &layout);
                assert_eq!((&*found, bad), (&numbers[..], 0), "{count} {limit}");
                let garbage: Vec<u8> = data.iter().map(|_| random(256) as u8).collect();
                for garbage in [garbage, vec![255; data.len()]] {
                    let (found, bad) = decode(&garbage, &layout);
                    assert!(found.iter().all(|&x| u32::from(x) < limit));
                    assert_eq!(bad == 0, *encode(&found, &layout) == garbage[..]);
                }
            }
        }
    }
}
