// SPDX-License-Identifier: MIT OR Apache-2.0
//! Remainders by a public odd number, of secrets: no division.

/// An odd number from 3 to 8191.
#[derive(Clone, Copy, Debug)]
pub struct Odd {
    m: i32,
    /// A multiple of `m` from 2^26 on, and the half of `m`.
    offset: i32,
    /// `2^32 / m`, rounded down.
    reciprocal: u32,
}

/// The sum of two of them is no more than [`LIMIT`] away from zero.
pub const LIMIT: i32 = 1 << 26;

/// For coefficients of small polynomials.
pub const THREE: Odd = Odd::new(3);

impl Odd {
    pub const fn new(m: u32) -> Self {
        assert!(m % 2 == 1 && m >= 3 && m < 8192);
        let m = m as i32;
        Self {
            m,
            offset: m * (LIMIT / m + 1) + m / 2,
            reciprocal: reciprocal(m as u32),
        }
    }

    /// The remainder nearest to zero of a number from `-2^26` to `2^26`.
    #[inline(always)]
    pub fn centered(&self, x: i32) -> i16 {
        debug_assert!((-LIMIT..=LIMIT).contains(&x));
        let (_, r) = divide((x + self.offset) as u32, self.m as u32, self.reciprocal);
        (r as i32 - self.m / 2) as i16
    }

    /// From 0 to `m - 1` instead, of a centered remainder.
    #[inline(always)]
    pub fn residue(&self, x: i16) -> u16 {
        (x as i32 + (self.m & (x as i32 >> 31))) as u16
    }

    /// Centered, of a number from 0 to `m - 1`.
    #[inline(always)]
    pub fn signed(&self, x: u16) -> i16 {
        self.centered(x.into())
    }
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
    let r = (x - quotient * m) as i32 - m as i32;
    let small = (r >> 31) as u32;
    (
        quotient + 1 - (small & 1),
        (r as u32).wrapping_add(m & small),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_near_zero() {
        for m in [3u32, 5, 4591, 4621, 7879, 8191] {
            let odd = Odd::new(m);
            let m = m as i32;
            let all = (-LIMIT..LIMIT).step_by(1009);
            for x in all.chain(-2 * m..2 * m).chain([-LIMIT, LIMIT]) {
                let r = odd.centered(x);
                assert_eq!((x - r as i32).rem_euclid(m), 0);
                assert!(2 * (r as i32).abs() < m, "{x} {m} {r}");
                let residue = odd.residue(r);
                assert_eq!(residue as i32, x.rem_euclid(m));
                assert_eq!(odd.signed(residue), r);
            }
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
}
