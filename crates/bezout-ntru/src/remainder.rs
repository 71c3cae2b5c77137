// SPDX-License-Identifier: MIT OR Apache-2.0
//! Remainders of secrets by public numbers: no division.

use bezout::ct::Mask32;

/// The remainder modulo 3 nearest to zero, of a number up to 2^13 in magnitude.
#[inline(always)]
pub fn modulo3(x: i16) -> i16 {
    let third = (((i32::from(x) * 10923) >> 14) + 1) >> 1;
    (i32::from(x) - 3 * third) as i16
}

/// `2^32 / m`, rounded down, of a public number.
pub const fn reciprocal(m: u32) -> u32 {
    ((1u64 << 32) / m as u64) as u32
}

/// Quotient and remainder of any `x` by an `m` from 2 to 2^14, from the reciprocal of `m`.
#[inline(always)]
pub fn divide(x: u32, m: u32, reciprocal: u32) -> (u32, u32) {
    // At most one too small: x < 2^32.
    let quotient = ((x as u64 * reciprocal as u64) >> 32) as u32;
    let (one, r) = take_once(x - quotient * m, m);
    (quotient + one, r)
}

/// Quotient and remainder of an `x` below `2 m`, for an `m` up to 2^30.
#[inline(always)]
pub fn take_once(x: u32, m: u32) -> (u32, u32) {
    let r = x as i32 - m as i32;
    let small = Mask32::negative(r).word();
    (1 - (small & 1), (r as u32).wrapping_add(m & small))
}

/// What quotients of `low + 256^k n` by `m` need: `m` from 2 to 2^14, `k` at most 2.
#[derive(Clone, Copy)]
pub struct Divisor {
    m: u16,
    k: u32,
    /// `256^k` modulo 2^16.
    scale: u16,
    /// `2^16 256^k / m`, rounded down, in two parts.
    high: u16,
    rest: u16,
    /// `2^16 / m`.
    of_low: u16,
}

impl Divisor {
    pub const fn new(m: u32, k: u32) -> Self {
        let by = (1 << (16 + 8 * k)) / m as u64;
        Self {
            m: m as u16,
            k,
            scale: (1u32 << (8 * k)) as u16,
            high: (by >> 16) as u16,
            rest: by as u16,
            of_low: ((1 << 16) / m) as u16,
        }
    }

    /// `k`.
    pub const fn bytes(self) -> u32 {
        self.k
    }

    /// The factors of two products of [`divide`](Self::divide).
    pub const fn factors(self) -> [u16; 2] {
        [self.rest, self.of_low]
    }

    /// Quotient and remainder for an `n` below 2^14, a `low` below `256^k` and a quotient below
    /// 2^16: in words of 16 bits alone, of which a vector has many.
    #[inline(always)]
    pub fn divide(self, n: u16, low: u16, [rest, of_low]: [u16; 2]) -> (u16, u16) {
        let upper = |x: u16, y: u16| ((u32::from(x) * u32::from(y)) >> 16) as u16;
        // At most three too small.
        let quotient = n
            .wrapping_mul(self.high)
            .wrapping_add(upper(n, rest))
            .wrapping_add(upper(low, of_low));
        let x = low.wrapping_add(n.wrapping_mul(self.scale));
        let r = x.wrapping_sub(quotient.wrapping_mul(self.m));
        let (two, r) = take_once16(r, 2 * self.m);
        let (one, r) = take_once16(r, self.m);
        (quotient.wrapping_add(2 * two + one), r)
    }

    /// Quotient and remainder of an `x` below `2 m`.
    #[inline(always)]
    pub fn take_once(self, x: u16) -> (u16, u16) {
        take_once16(x, self.m)
    }
}

/// [`take_once`], for an `m` up to 2^15.
#[inline(always)]
fn take_once16(x: u16, m: u16) -> (u16, u16) {
    let r = x.wrapping_sub(m) as i16;
    let small = (r >> 15) as u16;
    (1 - (small & 1), (r as u16).wrapping_add(m & small))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_near_zero() {
        for x in -8192..=8192 {
            let r = modulo3(x);
            assert!((x - r) % 3 == 0 && r.abs() <= 1, "{x}");
        }
    }

    #[test]
    fn quotients_of_any_number() {
        for m in (2..200).chain(16000..=16384) {
            let reciprocal = reciprocal(m);
            let multiples = [0, 1, 77, u32::MAX / m - 1, u32::MAX / m].map(|k| k * m);
            let near = multiples
                .into_iter()
                .flat_map(|x| [x.saturating_sub(1), x, x.saturating_add(1)]);
            for x in near.chain([u32::MAX, 1 << 31]) {
                assert_eq!(divide(x, m, reciprocal), (x / m, x % m), "{x} {m}");
            }
        }
    }

    #[test]
    fn quotients_in_words() {
        for m in (2..300).chain([1531, 4591, 7879]).chain(16000..=16384) {
            for k in 0..=2 {
                let (divisor, lows) = (Divisor::new(m, k), 1 << (8 * k));
                // Quotients up to 2 m alone.
                let most = ((2 * m * m - 1) >> (8 * k)).min((1 << 14) - 1);
                let near = (0..=most / m).flat_map(|i| [i * m, (i * m).saturating_sub(1)]);
                for n in near.step_by(7).chain([0, most / 2, most]) {
                    for low in [0, 1, 77, m - 1, m, lows / 2, lows - 1] {
                        let (low, x) = (low % lows, (low % lows) + (n << (8 * k)));
                        let found = divisor.divide(n as u16, low as u16, divisor.factors());
                        assert_eq!(found, ((x / m) as u16, (x % m) as u16), "{x} {m} {k}");
                    }
                }
            }
        }
    }
}
