// SPDX-License-Identifier: MIT OR Apache-2.0
//! Sums of multiples of public points: interleaved non-adjacent forms \[Moe01\]. Variable time.

use crate::formulas::{Formulas, Projective, Words};
use crate::scalar::{LONGEST, Long, bit};
use bezout::binary_field::{Arithmetic, Computation};

/// Odd multiples `P, 3 P, 5 P, …` of a point.
pub(crate) type OddMultiples<const N: usize> = Vec<Words<N>>;

/// The longest form has a digit more than the longest number has bits.
pub(crate) const DIGITS: usize = 64 * LONGEST + 1;

/// Digits that are 0 or odd, below `2^(width - 1)` in absolute value, and zero beside each that is
/// not: `k` is the sum of `digit 2^i`. `count` multiples in a table are a width of `log2(count) +
/// 2`.
pub(crate) fn digits_vartime(k: &Long, count: usize, bits: usize) -> ([i8; DIGITS], usize) {
    let width = count.ilog2() as usize + 2;
    let (mut digits, mut length, mut carry, mut i) = ([0; DIGITS], 0, 0, 0);
    while i <= bits {
        let at = |j: usize| {
            if j < 64 * LONGEST {
                bit(k, j) as i32
            } else {
                0
            }
        };
        if at(i) == carry {
            i += 1;
            continue;
        }
        // The next `width` bits, and the carry, as an odd number between plus and minus half of
        // their range.
        let mut digit = carry;
        for j in 0..width {
            digit += at(i + j) << j;
        }
        carry = i32::from(digit >= 1 << (width - 1));
        digit -= carry << width;
        digits[i] = digit as i8;
        length = i + 1;
        i += width;
    }
    (digits, length)
}

/// One of the products of a sum.
pub(crate) struct Term<'a, const N: usize> {
    pub table: &'a [Words<N>],
    /// Below `2^bits`.
    pub k: Long,
    pub bits: usize,
}

/// The sum of the terms `k P`: `(X, Y, Z)`. Z is 0 if it is infinity, or if equal or opposite
/// points were added on the way.
pub(crate) struct Sum<'a, const N: usize> {
    pub a: bool,
    pub b: &'a [u64; N],
    pub terms: &'a [Term<'a, N>],
    /// Their forms.
    pub forms: &'a [([i8; DIGITS], usize)],
}

impl<const N: usize> Computation<N> for Sum<'_, N> {
    type Output = [[u64; N]; 3];

    #[inline(always)]
    fn run<A: Arithmetic<N>>(self, f: A) -> Self::Output {
        let formulas = Formulas::new(f, self.a, self.b);
        // Adapters of iterators count in divisions, if they are optimized for size.
        let mut length = 0;
        for form in self.forms {
            length = length.max(form.1);
        }
        let mut sum: Option<Projective<A::Element>> = None;
        for i in (0..length).rev() {
            if let Some(p) = sum {
                sum = Some(formulas.double(p));
            }
            for (k, term) in self.terms.iter().enumerate() {
                let digit = self.forms[k].0[i];
                if digit == 0 {
                    continue;
                }
                let [x, mut y] =
                    term.table[usize::from(digit.unsigned_abs() / 2)].map(|c| f.load(&c));
                if digit < 0 {
                    y = f.add(x, y);
                }
                sum = Some(match sum {
                    None => {
                        let mut one = [0; N];
                        one[0] = 1;
                        Projective {
                            x,
                            y,
                            z: f.load(&one),
                        }
                    }
                    Some(p) => formulas.add(p, [x, y]),
                });
            }
        }
        sum.map_or([[0; N]; 3], |p| formulas.store(p))
    }
}

/// `p + q, p + 2 q, …`, as many as the output has.
pub(crate) struct Progression<'a, const N: usize> {
    pub a: bool,
    pub b: &'a [u64; N],
    pub p: &'a Words<N>,
    pub q: &'a Words<N>,
    pub out: &'a mut [[[u64; N]; 3]],
}

impl<const N: usize> Computation<N> for Progression<'_, N> {
    type Output = ();

    #[inline(always)]
    fn run<A: Arithmetic<N>>(self, f: A) {
        let formulas = Formulas::new(f, self.a, self.b);
        let (mut p, q) = (formulas.lift(self.p), self.q.map(|c| f.load(&c)));
        for out in self.out {
            p = formulas.add(p, q);
            *out = formulas.store(p);
        }
    }
}
