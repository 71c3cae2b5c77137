// SPDX-License-Identifier: MIT OR Apache-2.0
//! Numbers below a common limit as bytes, as NTRU Prime writes them \[BBC20\].
//!
//! Two numbers, below m and m', become one below m m'. Its low bytes go out until it is below 2^14. So half as
//! many numbers are left. This repeats until one number is left, and all its bytes go out. A number without a
//! partner waits.

use crate::odd::{divide, reciprocal};
use zeroize::Zeroizing;

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

    /// The limits of the pair `i`.
    const fn pair(&self, i: usize) -> (u32, u32) {
        match 2 * i + 2 == self.count {
            true => (self.limit, self.last),
            false => (self.limit, self.limit),
        }
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
        let mut i = 0;
        while i < round.count / 2 {
            let (m, n) = round.pair(i);
            total += shortened(m * n, LIMIT).1 as usize;
            i += 1;
        }
        round = round.next();
    }
    total + shortened(round.last, 2).1 as usize
}

/// The numbers as bytes. They are overwritten.
pub fn encode(numbers: &mut [u32], limit: u32) -> Zeroizing<Vec<u8>> {
    let mut round = Round::new(numbers.len(), limit);
    let mut out = Zeroizing::new(Vec::with_capacity(bytes(numbers.len(), limit)));
    let mut put = |mut r: u32, count: u32| {
        for _ in 0..count {
            out.push(r as u8);
            r >>= 8;
        }
        r
    };
    while round.count > 1 {
        for i in 0..round.count / 2 {
            let (m, n) = round.pair(i);
            let r = numbers[2 * i] + m * numbers[2 * i + 1];
            numbers[i] = put(r, shortened(m * n, LIMIT).1);
        }
        if round.count % 2 == 1 {
            numbers[round.count / 2] = numbers[round.count - 1];
        }
        round = round.next();
    }
    put(numbers[0], shortened(round.last, 2).1);
    out
}

/// `count` numbers below `limit`, from any bytes; their number is [`bytes`].
pub fn decode(data: &[u8], count: usize, limit: u32) -> Zeroizing<Vec<u32>> {
    let mut rounds = vec![Round::new(count, limit)];
    while let Some(round) = rounds.last().filter(|r| r.count > 1) {
        rounds.push(round.next());
    }
    let mut data = data.iter();
    let mut take = |count: u32| {
        (0..count).fold(0, |r, i| {
            r | (data.next().copied().unwrap_or(0) as u32) << (8 * i)
        })
    };
    // The low bytes of all rounds, one after the other.
    let mut low = Zeroizing::new(Vec::with_capacity(count));
    for round in &rounds[..rounds.len() - 1] {
        for i in 0..round.count / 2 {
            let (m, n) = round.pair(i);
            low.push(take(shortened(m * n, LIMIT).1));
        }
    }
    let mut numbers = Zeroizing::new(vec![0; count]);
    let last = rounds[rounds.len() - 1].last;
    numbers[0] = divide(take(shortened(last, 2).1), last, reciprocal(last)).1;
    let mut end = low.len();
    for round in rounds[..rounds.len() - 1].iter().rev() {
        let pairs = round.count / 2;
        let low = &low[end - pairs..end];
        end -= pairs;
        if round.count % 2 == 1 {
            numbers[round.count - 1] = numbers[pairs];
        }
        let (first, second) = (reciprocal(round.limit), reciprocal(round.last));
        for i in (0..pairs).rev() {
            let (m, n) = round.pair(i);
            let (_, bytes) = shortened(m * n, LIMIT);
            let (quotient, remainder) = divide(low[i] + (numbers[i] << (8 * bytes)), m, first);
            // A quotient of its limit or more is only of what no numbers give.
            let of_n = if n == round.last && 2 * i + 2 == round.count {
                second
            } else {
                first
            };
            (numbers[2 * i], numbers[2 * i + 1]) = (remainder, divide(quotient, n, of_n).1);
        }
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        let mut state = 1u32;
        let mut random = |m: u32| {
            state = state.wrapping_mul(1664525).wrapping_add(1013904223);
            (state >> 8) % m
        };
        for limit in [2, 3, 255, 256, 257, 1531, 4591, 7879, 16383] {
            for count in (1..40).chain([761, 1277]) {
                let numbers: Vec<u32> = match count % 3 {
                    0 => vec![limit - 1; count],
                    _ => (0..count).map(|_| random(limit)).collect(),
                };
                let data = encode(&mut numbers.clone(), limit);
                assert_eq!(data.len(), bytes(count, limit), "{count} {limit}");
                assert_eq!(*decode(&data, count, limit), numbers, "{count} {limit}");
                let garbage: Vec<u8> = data.iter().map(|_| random(256) as u8).collect();
                for garbage in [garbage, vec![255; data.len()]] {
                    assert!(decode(&garbage, count, limit).iter().all(|&x| x < limit));
                }
            }
        }
    }
}
