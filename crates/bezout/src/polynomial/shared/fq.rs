// SPDX-License-Identifier: MIT OR Apache-2.0
//! Residues modulo an odd prime `q` below 2^13, in signed words of 16 bits, Montgomery's product
//! with `R = 2^16` \[Mon85\].

use crate::ct::sign;

/// A prime from 5 to 8191, and what its reductions need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    pub q: i16,
    /// `q^-1` modulo 2^16.
    pub inverse: i16,
    /// `2^32 mod q`, centered.
    pub r2: i16,
    /// `2^40 / q`, rounded down, for [`Field::canonical`].
    reciprocal: u64,
    /// A multiple of `q` of at least 2^15.
    offset: i32,
}

impl Field {
    pub const fn new(q: u16) -> Self {
        debug_assert!(q >= 5 && q < 8192 && q % 2 == 1);
        let (mut inverse, mut i) = (1u16, 0);
        while i < 4 {
            inverse = inverse.wrapping_mul(2u16.wrapping_sub(q.wrapping_mul(inverse)));
            i += 1;
        }
        let r2 = ((1u64 << 32) % q as u64) as i16;
        Self {
            q: q as i16,
            inverse: inverse as i16,
            r2: if r2 > q as i16 / 2 { r2 - q as i16 } else { r2 },
            reciprocal: (1u64 << 40) / q as u64,
            offset: (32768 / q as i32 + 1) * q as i32,
        }
    }

    /// `x / R`, in `(-q/2 - |x| / 2^16, q/2 + |x| / 2^16)`.
    #[inline(always)]
    pub fn reduce(&self, x: i32) -> i16 {
        let t = (x as i16).wrapping_mul(self.inverse);
        ((x >> 16) - ((t as i32 * self.q as i32) >> 16)) as i16
    }

    /// `a b / R`.
    #[inline(always)]
    pub fn mul(&self, a: i16, b: i16) -> i16 {
        self.reduce(a as i32 * b as i32)
    }

    /// The remainder of `x`, from 0 to `q - 1`. No division: its time depends on operands.
    #[inline(always)]
    pub fn canonical(&self, x: i16) -> u16 {
        // The offset makes it positive.
        let x = (x as i32 + self.offset) as u64;
        let quotient = (x * self.reciprocal) >> 40;
        let r = (x - quotient * self.q as u64) as i32;
        // The quotient is at most one too small.
        let r = r - self.q as i32;
        (r + (self.q as i32 & sign(r))) as u16
    }

    /// The remainder nearest to zero.
    #[inline(always)]
    pub fn centered(&self, x: i16) -> i16 {
        let r = self.canonical(x) as i16;
        r - (self.q & sign((self.q / 2 - r).into()) as i16)
    }

    /// `a^(q-2) R`: a Montgomery product by it divides by `a`. Zero for zero.
    pub fn reciprocal(&self, a: i16) -> i16 {
        // Montgomery's form of a, and of 1.
        let a = self.mul(a, self.r2);
        let mut power = self.mul(1, self.r2);
        let exponent = self.q - 2;
        for i in (0..13).rev() {
            power = self.mul(power, power);
            // The exponent is public.
            if exponent >> i & 1 == 1 {
                power = self.mul(power, a);
            }
        }
        power
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_are_remainders() {
        for q in [5u16, 7, 251, 4591, 4621, 5167, 6343, 7177, 7879, 8191] {
            let field = Field::new(q);
            for x in i16::MIN..=i16::MAX {
                let r = (x as i32).rem_euclid(q as i32);
                assert_eq!(field.canonical(x) as i32, r);
                let c = field.centered(x) as i32;
                assert!(c.rem_euclid(q as i32) == r && 2 * c.abs() < q as i32);
            }
            for x in (-(1 << 30)..1 << 30).step_by(99991) {
                let r = field.reduce(x) as i64;
                assert_eq!((r * 65536 - x as i64).rem_euclid(q as i64), 0);
                assert!(2 * 65536 * r.abs() <= 65536 * q as i64 + 2 * (x as i64).abs() + 131072);
            }
            for a in 1..q as i16 {
                let one = field.mul(a, field.reciprocal(a));
                assert_eq!(field.canonical(one), 1, "{a} modulo {q}");
            }
            assert_eq!(field.canonical(field.reciprocal(0)), 0);
        }
    }
}
