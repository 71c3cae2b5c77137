// SPDX-License-Identifier: MIT OR Apache-2.0
//! Lines of two plain numbers whose gcd, cofactors or symbol is computed in place: no line
//! allocates.

use super::plain::{self, LONGEST, Pair};
use super::work::Work;
use crate::library::Chosen;
use crate::output::Base;
use bezout::kernels::Timing;
use bezout::slices;
use bezout_large::Integer;
use bezout_large::product::{mul, mul_scratch};

/// Room for lines of one batch.
pub struct Pairs {
    base: Base,
    pair: Pair,
    /// The limbs of the second number, if all lines have the same.
    last: Option<usize>,
    /// A gcd and its cofactors.
    out: Box<[[u64; LONGEST]; 3]>,
    products: Box<[[u64; 2 * LONGEST]; 2]>,
    scratch: Vec<u64>,
    parts: Vec<u64>,
}

impl Pairs {
    /// For lines of two numbers, or of one beside this one. None if that one is no plain number.
    pub fn new(last: Option<&Integer>, base: Base) -> Option<Self> {
        let mut pair = Pair::default();
        let last = match last {
            None => None,
            Some(last) => {
                let limbs = last.limbs();
                if last.is_negative() || limbs.len() > LONGEST {
                    return None;
                }
                pair.numbers[1][..limbs.len()].copy_from_slice(limbs);
                Some(limbs.len())
            }
        };
        Some(Self {
            base,
            pair,
            last,
            out: Box::new([[0; LONGEST]; 3]),
            products: Box::new([[0; 2 * LONGEST]; 2]),
            scratch: Vec::new(),
            parts: Vec::new(),
        })
    }

    /// Appends the line of the answer, if the line and the work are of this kind; the others go
    /// another way. An answer that does not pass its check is not given either.
    pub fn answer(&mut self, work: &Work, line: &[u8], out: &mut Vec<u8>) -> bool {
        let timing = match work {
            Work::Gcd(Chosen::Default(timing)) => *timing,
            Work::Xgcd(Chosen::Default(timing)) => *timing,
            Work::Jacobi(Chosen::Default(timing)) => *timing,
            _ => return false,
        };
        let limbs = match self.last {
            Some(last) => self.pair.read_first(line, self.base, last),
            None => self.pair.read(line, self.base),
        };
        let Some(limbs) = limbs else {
            return false;
        };
        let n = plain::length(limbs[0].max(limbs[1]));
        match work {
            Work::Gcd(_) => self.gcd(timing, n, out),
            Work::Xgcd(_) => self.xgcd(timing, n, out),
            _ => self.jacobi(timing, n, out),
        }
        .is_some()
    }

    fn room(&mut self, needed: usize) {
        if self.scratch.len() < needed {
            self.scratch.resize(needed, 0);
        }
    }

    fn gcd(&mut self, timing: Timing, n: usize, out: &mut Vec<u8>) -> Option<()> {
        self.room(slices::gcd_scratch(n));
        let gcd = match timing {
            Timing::Constant => slices::gcd,
            Timing::Variable => slices::gcd_vartime,
        };
        let ([a, b], g) = (&*self.pair.numbers, &mut self.out[0][..n]);
        gcd(g, &a[..n], &b[..n], &mut self.scratch).ok()?;
        plain::show(g, self.base, &mut self.parts, out);
        out.push(b'\n');
        Some(())
    }

    fn xgcd(&mut self, timing: Timing, n: usize, out: &mut Vec<u8>) -> Option<()> {
        self.room(slices::xgcd_scratch(n).max(mul_scratch(n, n)));
        let xgcd = match timing {
            Timing::Constant => slices::xgcd,
            Timing::Variable => slices::xgcd_vartime,
        };
        let [a, b] = &*self.pair.numbers;
        let (a, b) = (&a[..n], &b[..n]);
        let [g, s, t] = self.out.each_mut().map(|x| &mut x[..n]);
        let signs = xgcd([g, s, t], a, b, &mut self.scratch).ok()?;
        let negative = [signs.0.into(), signs.1.into()];
        let [sa, tb] = self.products.each_mut().map(|x| &mut x[..2 * n]);
        mul(sa, s, a, &mut self.scratch).ok()?;
        mul(tb, t, b, &mut self.scratch).ok()?;
        if !is_sum(negative, sa, tb, g) {
            return None;
        }
        plain::show(g, self.base, &mut self.parts, out);
        for (x, negative) in [(s, negative[0]), (t, negative[1])] {
            out.extend_from_slice(if negative { b" -" } else { b" " });
            plain::show(x, self.base, &mut self.parts, out);
        }
        out.push(b'\n');
        Some(())
    }

    fn jacobi(&mut self, timing: Timing, n: usize, out: &mut Vec<u8>) -> Option<()> {
        self.room(slices::jacobi_scratch(n));
        let jacobi = match timing {
            Timing::Constant => slices::jacobi,
            Timing::Variable => slices::jacobi_vartime,
        };
        let [x, m] = &*self.pair.numbers;
        let symbol = jacobi(&x[..n], &m[..n], &mut self.scratch).ok()?;
        out.extend_from_slice(match symbol.value() {
            0 => b"0\n",
            1 => b"1\n",
            _ => b"-1\n",
        });
        Some(())
    }
}

/// Whether `g` is the sum of `x` and `y`, whose signs are these.
fn is_sum(negative: [bool; 2], x: &mut [u64], y: &mut [u64], g: &[u64]) -> bool {
    match negative {
        [false, false] => !add(x, y) && equal(x, g),
        [true, false] => !add(x, g) && equal(x, y),
        [false, true] => !add(y, g) && equal(x, y),
        [true, true] => [x, y, g].iter().all(|x| equal(x, &[])),
    }
}

/// `x += y`; whether the sum has a bit beyond.
fn add(x: &mut [u64], y: &[u64]) -> bool {
    let mut carry = false;
    let above = core::iter::repeat(&0);
    for (x, y) in x.iter_mut().zip(y.iter().chain(above)) {
        let (sum, first) = x.overflowing_add(*y);
        let (sum, second) = sum.overflowing_add(u64::from(carry));
        (*x, carry) = (sum, first || second);
    }
    carry
}

/// Whether two numbers are the same, where limbs above the shorter one are zeros.
fn equal(x: &[u64], y: &[u64]) -> bool {
    let common = x.len().min(y.len());
    x[..common] == y[..common] && x[common..].iter().chain(&y[common..]).all(|&w| w == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_check_of_cofactors_knows_right_from_wrong() {
        // 2 = -9 * 240 + 47 * 46.
        let check = |negative, s: u64, t: u64, g: u64| {
            let [mut x, mut y] = [[0; 4]; 2];
            mul(&mut x, &[s, 0], &[240, 0], &mut []).unwrap();
            mul(&mut y, &[t, 0], &[46, 0], &mut []).unwrap();
            is_sum(negative, &mut x, &mut y, &[g, 0])
        };
        assert!(check([true, false], 9, 47, 2));
        assert!(check([false, true], 14, 73, 2));
        assert!(check([false, false], 1, 1, 286));
        assert!(check([true, true], 0, 0, 0));
        for (negative, s, t, g) in [
            ([true, false], 9, 47, 3),
            ([true, false], 10, 47, 2),
            ([true, false], 9, 46, 2),
            ([false, false], 9, 47, 2),
            ([false, true], 9, 47, 2),
            ([true, true], 9, 47, 2),
        ] {
            assert!(!check(negative, s, t, g), "{negative:?} {s} {t} {g}");
        }
    }

    #[test]
    fn sums_that_carry() {
        let top = [u64::MAX; 2];
        let [mut x, mut y] = [[0; 4]; 2];
        mul(&mut x, &top, &top, &mut []).unwrap();
        mul(&mut y, &top, &[1, 0], &mut []).unwrap();
        // (B^2 - 1)^2 + (B^2 - 1) = (B^2 - 1) B^2.
        let mut sum = x;
        assert!(!add(&mut sum, &y));
        assert_eq!(sum, [0, 0, u64::MAX, u64::MAX]);
        let mut all = [u64::MAX; 4];
        assert!(add(&mut all, &[1]) && all == [0; 4]);
    }
}
