// SPDX-License-Identifier: MIT OR Apache-2.0
//! Products of polynomials: Karatsuba's method a few times, then the definition. The same places for all
//! operands.

use crate::odd::Odd;
use zeroize::{Zeroize, Zeroizing};

/// Coefficients that nobody finds in memory later.
pub type Poly = Zeroizing<Vec<i16>>;

/// How often operands are halved; sums of that many halves still fit in 16 bits.
const LEVELS: u32 = 3;
/// The largest coefficient of an operand whose product is wanted in 32 bits.
const LARGEST: i16 = i16::MAX >> LEVELS;

/// What products are added up in, with wrap-around.
trait Sum: Copy + Default + Zeroize {
    fn product(a: i16, b: i16) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
}

macro_rules! sums {
    ($($type:ty),*) => {$(
        impl Sum for $type {
            #[inline(always)]
            fn product(a: i16, b: i16) -> Self {
                (a as $type).wrapping_mul(b as $type)
            }
            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
        }
    )*};
}
sums!(i16, i32);

/// `a b`, of at least as many coefficients as both have together; both have the same number.
fn full<T: Sum>(a: &[i16], b: &[i16]) -> Zeroizing<Vec<T>> {
    let n = a.len().next_multiple_of(1 << LEVELS);
    let padded = |x: &[i16]| {
        let mut longer = Zeroizing::new(vec![0; n]);
        longer[..x.len()].copy_from_slice(x);
        longer
    };
    let mut out = Zeroizing::new(vec![T::default(); 2 * n]);
    let mut middle = Zeroizing::new(vec![T::default(); 2 * n]);
    let mut sums = Zeroizing::new(vec![0; 2 * n]);
    karatsuba(
        &mut out,
        &padded(a),
        &padded(b),
        &mut middle,
        &mut sums,
        LEVELS,
    );
    out
}

/// `out = a b`, twice as long as each of them.
fn karatsuba<T: Sum>(
    out: &mut [T],
    a: &[i16],
    b: &[i16],
    room: &mut [T],
    sums: &mut [i16],
    levels: u32,
) {
    let n = a.len();
    if levels == 0 {
        out.fill(T::default());
        for (i, &x) in a.iter().enumerate() {
            for (o, &y) in out[i..i + n].iter_mut().zip(b) {
                *o = o.plus(T::product(x, y));
            }
        }
        return;
    }
    let half = n / 2;
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (low, high) = out.split_at_mut(n);
    karatsuba(low, a0, b0, room, sums, levels - 1);
    karatsuba(high, a1, b1, room, sums, levels - 1);
    let (middle, room) = room.split_at_mut(n);
    let (sum, sums) = sums.split_at_mut(n);
    let (a, b) = sum.split_at_mut(half);
    for (s, (x0, x1)) in a.iter_mut().zip(a0.iter().zip(a1)) {
        *s = x0.wrapping_add(*x1);
    }
    for (s, (x0, x1)) in b.iter_mut().zip(b0.iter().zip(b1)) {
        *s = x0.wrapping_add(*x1);
    }
    karatsuba(middle, a, b, room, sums, levels - 1);
    for (m, (l, h)) in middle.iter_mut().zip(low.iter().zip(&*high)) {
        *m = m.minus(*l).minus(*h);
    }
    for (o, m) in out[half..].iter_mut().zip(&*middle) {
        *o = o.plus(*m);
    }
}

/// `a b` modulo `x^p - x - 1` and `m`, centered; the coefficients of one are below `m`, those of the other up
/// to 3.
pub fn prime(a: &[i16], b: &[i16], m: &Odd) -> Poly {
    debug_assert!(a.iter().chain(b).all(|c| c.abs() <= LARGEST));
    let p = a.len();
    let c = full::<i32>(a, b);
    let mut out = Zeroizing::new(vec![0; p]);
    let mut carried = 0;
    for (i, o) in out.iter_mut().enumerate() {
        // x^(p + i) = x^(i + 1) + x^i.
        *o = m.centered(c[i] + c[p + i] + carried);
        carried = c[p + i];
    }
    out
}

/// `a b` modulo `x^n - 1` and 2^16.
pub fn cyclic(a: &[i16], b: &[i16]) -> Poly {
    let n = a.len();
    let c = full::<i16>(a, b);
    let mut out = Zeroizing::new(vec![0; n]);
    for (o, (x, y)) in out.iter_mut().zip(c[..n].iter().zip(&c[n..])) {
        *o = x.wrapping_add(*y);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::odd::THREE;

    fn schoolbook(a: &[i16], b: &[i16], fold: impl Fn(&mut Vec<i64>)) -> Vec<i64> {
        let mut c = vec![0i64; 2 * a.len()];
        for (i, &x) in a.iter().enumerate() {
            for (j, &y) in b.iter().enumerate() {
                c[i + j] += x as i64 * y as i64;
            }
        }
        fold(&mut c);
        c.truncate(a.len());
        c
    }

    /// The largest operands, and others.
    fn operands(n: usize, largest: i16) -> Vec<Vec<i16>> {
        let mut state = 1u32;
        let mut random = || {
            state = state.wrapping_mul(1664525).wrapping_add(1013904223);
            (state >> 8) as i32
        };
        let wide = 2 * largest as i32 + 1;
        vec![
            vec![largest; n],
            vec![-largest; n],
            (0..n)
                .map(|i| if i % 2 == 0 { largest } else { -largest })
                .collect(),
            (0..n)
                .map(|_| (random() % wide - largest as i32) as i16)
                .collect(),
            vec![0; n],
        ]
    }

    #[test]
    fn products_are_those_of_the_definition() {
        for (p, q) in [(653, 4621), (761, 4591), (1277, 7879), (9, 7879)] {
            let m = Odd::new(q);
            for a in operands(p, (q / 2) as i16) {
                for b in operands(p, 3) {
                    let expected = schoolbook(&a, &b, |c| {
                        for i in (p..2 * p).rev() {
                            (c[i - p], c[i - p + 1]) = (c[i - p] + c[i], c[i - p + 1] + c[i]);
                        }
                    });
                    for (found, c) in prime(&a, &b, &m).iter().zip(expected) {
                        assert_eq!((*found as i64 - c).rem_euclid(q as i64), 0);
                    }
                    if a[0].abs() <= 1 {
                        assert_eq!(prime(&a, &b, &THREE).len(), p);
                    }
                }
            }
        }
        for n in [509, 701, 8, 9] {
            for a in operands(n, i16::MAX) {
                for b in operands(n, 8191) {
                    let expected = schoolbook(&a, &b, |c| (0..n).for_each(|i| c[i] += c[i + n]));
                    let expected: Vec<i16> = expected.iter().map(|&c| c as i16).collect();
                    assert_eq!(*cyclic(&a, &b), expected);
                }
            }
        }
    }
}
