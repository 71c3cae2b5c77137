// SPDX-License-Identifier: MIT OR Apache-2.0
//! Remainders nearest to zero, by arithmetic that compilers make vectors of.

use crate::backend::with_vectors;
use crate::ct::sign;
use crate::polynomial::types::ring::Ring;

/// What remainders of a ring's coefficients need.
#[derive(Clone, Copy)]
pub(crate) enum Centering {
    /// An odd number; a power of two below a half of it, by its exponent, and 2^16 times that
    /// divided by the number; and 2^24 divided by it.
    Odd {
        q: i16,
        shift: u32,
        reciprocal: i16,
        of_24: i32,
    },
    /// `2^(16 - shift)`.
    PowerOfTwo { shift: u32 },
}

impl Centering {
    pub fn new(ring: &Ring) -> Self {
        let q = ring.q() as i32;
        match ring.q().is_power_of_two() {
            true => Self::PowerOfTwo {
                shift: 16 - ring.q().trailing_zeros(),
            },
            false => {
                let (log, reciprocal) = (q.ilog2(), u64::from(ring.reciprocal()));
                Self::Odd {
                    q: q as i16,
                    shift: log - 1,
                    reciprocal: (reciprocal >> 17) as i16,
                    of_24: ((reciprocal + (128 << log)) >> (8 + log)) as i32,
                }
            }
        }
    }

    /// The centered remainders of any numbers of 16 bits.
    pub fn all(self, out: &mut [i16], x: impl Iterator<Item = i16>) {
        with_vectors(Self::all_of, (self, out, x));
    }

    #[inline(always)]
    fn all_of((this, out, x): (Self, &mut [i16], impl Iterator<Item = i16>)) {
        out.iter_mut().zip(x).for_each(|(to, x)| *to = x);
        this.each(out);
    }

    /// Each one's centered remainder in its place.
    #[cfg(target_arch = "x86_64")]
    pub fn all_in_place(self, a: &mut [i16]) {
        with_vectors(|(this, a)| Self::each(this, a), (self, a));
    }

    /// The same, compiled as what calls it is.
    #[inline(always)]
    pub fn each(self, a: &mut [i16]) {
        match self {
            Self::Odd {
                q,
                shift,
                reciprocal,
                ..
            } => {
                let half = q / 2;
                let rounding = (1 << shift) >> 1;
                for x in a {
                    // Off by less than 2^-shift + 1/4 and the rounding: the remainder is below 3 q
                    // / 2.
                    let scaled = ((i32::from(*x) * i32::from(reciprocal)) >> 16) as i16;
                    let r = x.wrapping_sub(((scaled + rounding) >> shift).wrapping_mul(q));
                    let (above, below) = (sign((half - r).into()), sign((r + half).into()));
                    *x = r - (q & above as i16) + (q & below as i16);
                }
            }
            Self::PowerOfTwo { shift } => a.iter_mut().for_each(|x| *x = *x << shift >> shift),
        }
    }

    /// `out = low + 128 high`, centered, of centered ones.
    pub fn join(self, out: &mut [i16], low: &[i16], high: &[i16]) {
        with_vectors(Self::join_all, (self, out, low, high));
    }

    #[inline(always)]
    fn join_all((this, out, low, high): (Self, &mut [i16], &[i16], &[i16])) {
        let Self::Odd { q, of_24, .. } = this else {
            unreachable!("powers of two have products in one part");
        };
        let (q, half) = (i32::from(q), i32::from(q) / 2);
        for (to, (&x, &y)) in out.iter_mut().zip(low.iter().zip(high)) {
            // Below 65 q.
            let x = i32::from(x) + 128 * i32::from(y);
            let r = x - ((x * of_24 + (1 << 23)) >> 24) * q;
            *to = (r + (q & sign(r + half)) - (q & sign(half - r))) as i16;
        }
    }

    /// From 0 to `q - 1` instead, of centered remainders.
    pub fn canonical(self, out: &mut [u16], a: &[i16]) {
        with_vectors(Self::canonical_all, (self, out, a));
    }

    #[inline(always)]
    fn canonical_all((this, out, a): (Self, &mut [u16], &[i16])) {
        for (to, &x) in out.iter_mut().zip(a) {
            *to = this.canonical_one(x);
        }
    }

    #[inline(always)]
    fn canonical_one(self, x: i16) -> u16 {
        match self {
            Self::Odd { q, .. } => (x + (q & sign(x.into()) as i16)) as u16,
            Self::PowerOfTwo { shift } => (x as u16) << shift >> shift,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_are_the_nearest() {
        for q in [3, 5, 7, 251, 257, 263, 4591, 7879, 8179, 8191] {
            let ring = Ring::ntru_prime(7, q).unwrap();
            let (centering, q) = (Centering::new(&ring), q as i32);
            let right = |x: i32, r: i16| {
                let r = i32::from(r);
                assert!((x - r).rem_euclid(q) == 0 && 2 * r.abs() < q, "{x} {q} {r}");
            };
            for x in i16::MIN..=i16::MAX {
                let mut r = [0];
                centering.all(&mut r, core::iter::once(x));
                right(x.into(), r[0]);
                let canonical = i32::from(centering.canonical_one(r[0]));
                assert_eq!(canonical, i32::from(x).rem_euclid(q));
            }
            let half = (q / 2) as i16;
            for y in -half..=half {
                for x in [-half, -1, 0, 1, half] {
                    let mut r = [0];
                    centering.join(&mut r, &[x], &[y]);
                    right(i32::from(x) + 128 * i32::from(y), r[0]);
                }
            }
        }
        for k in 1..=16 {
            let centering = Centering::PowerOfTwo { shift: 16 - k };
            for x in i16::MIN..=i16::MAX {
                let mut r = [0];
                centering.all(&mut r, core::iter::once(x));
                let (q, r) = (1i32 << k, r[0]);
                assert!((i32::from(x) - i32::from(r)) % q == 0);
                assert!((-q / 2..(q + 1) / 2).contains(&i32::from(r)));
                assert_eq!(
                    i32::from(centering.canonical_one(r)),
                    i32::from(x).rem_euclid(q)
                );
            }
        }
    }
}
