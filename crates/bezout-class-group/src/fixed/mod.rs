// SPDX-License-Identifier: MIT OR Apache-2.0
//! Forms in arrays of a length that the compiler knows, and their products without an allocation.
//!
//! *Invariant:* for arrays of `N` limbs discriminants have at most `128 H` bits, `H = N - 4`, so
//! that a and b of a reduced form have at most H limbs. A form is kept here if c has at most H + 1
//! limbs, which is all but one in some 2^60. Where a number would not fit on the way, functions
//! return none, and the same is done in `triple`.
//!
//! Functions whose loops over limbs are unrolled are not inlined: they take far longer than a call,
//! and have several callers.

mod euclid;
mod limbs;
#[cfg(test)]
mod tests;

use crate::triple::Triple;
use bezout::parts::limbs::{
    add_assign, bits, compare, invert_mod_2_64, reverse_sub_assign, significant, sub_assign,
};
use bezout_large::Integer;
use euclid::{Rows, power_of_two};
use limbs::{
    accumulate, accumulate_whole, divide_by_word, divide_exactly, gcd_and_cofactor, magnitude,
    multiply, negate, reduce, remainder_by_word,
};

/// A reduced form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Form<const N: usize> {
    a: [u64; N],
    b: [u64; N],
    negative: bool,
    c: [u64; N],
}

/// The largest first coefficient of a form that [`Form::compose_word`] takes.
pub(crate) const WORD: u64 = (1 << 31) - 1;

/// What products of one discriminant have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds<const N: usize> {
    /// About the fourth root of |D|.
    root: [u64; N],
    bits: usize,
}

impl<const N: usize> Bounds<N> {
    /// For a discriminant of this many bits.
    pub fn new(bits: usize) -> Self {
        debug_assert!(bits <= 128 * (N - 4));
        Self {
            root: power_of_two((bits / 4).saturating_sub(1)),
            bits,
        }
    }
}

/// A row (r, y) of Euclid's algorithm, with what multiplies it: p and q, with their signs.
struct Row<const N: usize> {
    r: [u64; N],
    y: [u64; N],
    p: ([u64; N], bool),
    q: ([u64; N], bool),
}

impl<const N: usize> Form<N> {
    const H: usize = N - 4;
    /// Limbs of the numbers of a row.
    const W: usize = Self::H / 2 + 2;

    /// None if a number does not fit.
    pub fn new(form: &Triple) -> Option<Self> {
        let array = |x: &Integer, limbs: usize| {
            let mut out = [0; N];
            let x = x.limbs();
            (x.len() <= limbs).then(|| out[..x.len()].copy_from_slice(x))?;
            Some(out)
        };
        Some(Self {
            a: array(&form.a, Self::H)?,
            b: array(&form.b, Self::H)?,
            negative: form.b.is_negative(),
            c: array(&form.c, Self::H + 1)?,
        })
    }

    pub fn triple(&self) -> Triple {
        Triple {
            a: Integer::from(&self.a[..]),
            b: Integer::new(self.negative, self.b.to_vec()),
            c: Integer::from(&self.c[..]),
        }
    }

    /// The square.
    #[inline(always)]
    pub fn square(&self, bounds: &Bounds<N>) -> Option<Self> {
        // k = -c / b modulo a
        let mut rows = Rows::new(&self.a, &self.b);
        if rows.finish() != Some(1) {
            return None;
        }
        let minus = rows.flipped ^ self.negative;
        let k = product_modulo(&rows.u, &self.c, minus, &self.a);
        let mut rows = Rows::new(&self.a, &k);
        rows.descend(&bounds.root);
        let divisor = Divisor::new(&self.a)?;
        let (x, y) = Self::row_pair(&rows);
        let row = |(r, y): (&[u64; N], &[u64; N]), minus: bool| {
            // q = (b r + c y) / a, with the sign of y
            let q = divisor.linear((&self.b, self.negative), r, (&self.c, minus), y)?;
            Some(Row {
                r: *r,
                y: *y,
                p: (*r, false),
                q,
            })
        };
        Self::multiply_out::<true>(&row(x, true)?, &row(y, false)?)
    }

    /// The product.
    #[inline(always)]
    pub fn compose(&self, other: &Self, bounds: &Bounds<N>) -> Option<Self> {
        // The longer first coefficient is what is multiplied out: its form has the shorter last
        // one.
        let (f, g) = match compare(&self.a, &other.a).is_gt() {
            true => (other, self),
            false => (self, other),
        };
        let half = |minus: bool| {
            let (mut x, other) = (f.signed_b(), g.signed_b());
            match minus {
                true => sub_assign(&mut x, &other),
                false => add_assign(&mut x, &other),
            };
            halve(&mut x);
            let negative = magnitude(&mut x);
            (x, negative)
        };
        let (difference, mean) = (half(true), half(false));
        let mut rest = g.a;
        reduce(&mut rest, &f.a);
        let mut rows = Rows::new(&f.a, &rest);
        let gcd = rows.finish()?;
        // -1 / g.a is u, or -u, modulo f.a
        let minus = rows.flipped == difference.1;
        let k = product_modulo(&rows.u, &difference.0, minus, &f.a);
        let (f_a, g_a, g_c, k) = match gcd {
            1 => (f.a, g.a, g.c, k),
            _ => Self::with_common_factor(f, g, gcd, &k, &mean)?,
        };
        let mut rows = Rows::new(&f_a, &k);
        let shift = bounds.bits / 4 + bits(&f_a) / 2;
        rows.descend(&power_of_two(shift.saturating_sub(bits(&g_a) / 2 + 1)));
        let divisor = Divisor::new(&f_a)?;
        let (x, y) = Self::row_pair(&rows);
        let row = |(r, y): (&[u64; N], &[u64; N]), negative: bool| {
            // p = (g.a r + (g.b - f.b) / 2 y) / a, q = ((f.b + g.b) / 2 r + g.c y) / a
            let first = (&difference.0, negative == difference.1);
            let p = divisor.linear((&g_a, false), r, first, y)?;
            let q = divisor.linear((&mean.0, mean.1), r, (&g_c, negative), y)?;
            Some(Row { r: *r, y: *y, p, q })
        };
        Self::multiply_out::<false>(&row(x, true)?, &row(y, false)?)
    }

    /// For `d = gcd(f.a, g.a)`, k with `g.a k = d (f.b - g.b) / 2` modulo f.a, and (f.b + g.b) / 2
    /// with its sign: the numbers that stand for f.a, g.a, g.c and k in what follows. They are f.a
    /// / e, g.a / e, e g.c and `x k - y g.c` modulo f.a / e, for `e = gcd(d, (f.b + g.b) / 2) = x
    /// d + y (f.b + g.b) / 2`.
    #[inline(never)]
    #[allow(clippy::type_complexity)]
    fn with_common_factor(
        f: &Self,
        g: &Self,
        d: u64,
        k: &[u64; N],
        mean: &([u64; N], bool),
    ) -> Option<([u64; N], [u64; N], [u64; N], [u64; N])> {
        let rest = remainder_by_word(&mean.0, d);
        let rest = if mean.1 && rest != 0 { d - rest } else { rest };
        let (e, y) = gcd_and_cofactor(rest, d);
        // x = (e - y mean) / d
        let mut x = [0; N];
        x[0] = e;
        accumulate(&mut x, &mean.0, &[y], !mean.1);
        let minus = magnitude(&mut x);
        divide_by_word(&mut x, d);
        let (mut f_a, mut g_a, mut g_c) = (f.a, g.a, [0; N]);
        divide_by_word(&mut f_a, e);
        divide_by_word(&mut g_a, e);
        accumulate(&mut g_c, &g.c[..N - 1], &[e], false);
        let mut first = product_modulo(k, &x, minus, &f_a);
        let mut word = [0; N];
        word[0] = y;
        // -y g.c modulo f.a / e
        let second = product_modulo(&word, &g.c, true, &f_a);
        add_assign(&mut first, &second);
        if compare(&first, &f_a).is_ge() {
            sub_assign(&mut first, &f_a);
        }
        Some((f_a, g_a, g_c, first))
    }

    /// The product with a form whose first coefficients are a, at most [`WORD`], and b with its
    /// sign, `|b| <= a`.
    ///
    /// Without rows: the product is multiplied out, as it is longer by a word alone.
    pub fn compose_word(&self, a: u64, b: (u64, bool)) -> Option<Self> {
        let half = |minus: bool| {
            let mut x = self.signed_b();
            let mut word = [0; N];
            word[0] = b.0;
            if minus {
                negate(&mut x);
            }
            match b.1 {
                true => sub_assign(&mut x, &word),
                false => add_assign(&mut x, &word),
            };
            halve(&mut x);
            let negative = magnitude(&mut x);
            (x, negative)
        };
        let residue = |x: &([u64; N], bool), m: u64| {
            let rest = i128::from(remainder_by_word(&x.0, m));
            (if x.1 { -rest } else { rest }).rem_euclid(i128::from(m))
        };
        // As in `with_common_factor`, in words.
        let (difference, mean) = (half(true), half(false));
        let (d, v) = gcd_and_cofactor(remainder_by_word(&self.a, a), a);
        let (e, y) = gcd_and_cofactor(residue(&mean, d) as u64, d);
        let first = a / e;
        let m = i128::from(d) * i128::from(first);
        let x = i128::from(e) - i128::from(y) * residue(&mean, m as u64);
        let x = x.rem_euclid(m) / i128::from(d);
        let modulus = i128::from(first);
        let k = i128::from(v) * residue(&difference, a) % i128::from(a);
        let c = i128::from(remainder_by_word(&self.c, first));
        let k = (x * k - i128::from(y) * c).rem_euclid(modulus) as u64;
        let mut second = self.a;
        divide_by_word(&mut second, e);
        let (mut new_a, mut new_b, mut new_c) = ([0; N], self.signed_b(), [0; N]);
        accumulate(&mut new_a, &second[..Self::H], &[first], false);
        accumulate(&mut new_b, &second[..Self::H], &[2 * k], false);
        // (second k^2 + b k + e c) / first
        accumulate(&mut new_c, &second[..Self::H], &[k * k], false);
        accumulate(&mut new_c, &self.b[..Self::H], &[k], self.negative);
        accumulate(&mut new_c, &self.c[..Self::H + 1], &[e], false);
        divide_by_word(&mut new_c, first);
        Self::reduced(new_a, new_b, new_c)
    }

    /// The rows in the order in which their determinant is 1 if the first y counts as negative.
    #[allow(clippy::type_complexity)]
    fn row_pair(rows: &Rows<N>) -> ((&[u64; N], &[u64; N]), (&[u64; N], &[u64; N])) {
        let (first, second) = ((&rows.x, &rows.u), (&rows.y, &rows.w));
        match rows.flipped {
            true => (second, first),
            false => (first, second),
        }
    }

    /// The reduced form of `(x, y) -> r p + y q` on two rows; the y of the first one counts as
    /// negative.
    fn multiply_out<const SQUARE: bool>(first: &Row<N>, second: &Row<N>) -> Option<Self> {
        let (mut a, mut b, mut c) = ([0; N], [0; N], [0; N]);
        let add = Self::add_product;
        add(&mut a, &first.r, &first.p, false);
        add(&mut a, &first.y, &first.q, true);
        add(&mut c, &second.r, &second.p, false);
        add(&mut c, &second.y, &second.q, false);
        add(&mut b, &first.r, &second.p, false);
        match SQUARE {
            // p is r in both rows.
            true => bezout::parts::limbs::shl_assign(&mut b, 1),
            false => add(&mut b, &second.r, &first.p, false),
        }
        add(&mut b, &first.y, &second.q, true);
        add(&mut b, &second.y, &first.q, false);
        Self::reduced(a, b, c)
    }

    /// `out += x y` for factors of W limbs, y with its sign; or minus this product.
    #[inline(never)]
    fn add_product(out: &mut [u64; N], x: &[u64; N], y: &([u64; N], bool), minus: bool) {
        accumulate_whole(out, &x[..Self::W], &y.0[..Self::W], y.1 != minus);
    }

    fn signed_b(&self) -> [u64; N] {
        let mut b = self.b;
        if self.negative {
            negate(&mut b);
        }
        b
    }

    /// The reduced form, for b in two's complement.
    #[inline(never)]
    fn reduced(mut a: [u64; N], mut b: [u64; N], mut c: [u64; N]) -> Option<Self> {
        let mut negative = magnitude(&mut b);
        loop {
            if compare(&a, &c).is_gt() {
                core::mem::swap(&mut a, &mut c);
                negative = !negative;
            }
            if compare(&b, &a).is_le() {
                break;
            }
            // b = b - 2 q a, c = c - q (b - q a), for magnitudes of b and q of the same sign
            let q = small_quotient(&b, &a)?;
            // b - q a in two's complement
            let borrow = bezout::parts::limbs::sub_mul_word(&mut b, &a, q);
            debug_assert_eq!(borrow, 0);
            let mean = b;
            bezout::parts::limbs::sub_mul_word(&mut b, &a, q);
            bezout::parts::limbs::sub_mul_word(&mut c, &mean, q);
            negative ^= magnitude(&mut b);
        }
        if negative && (compare(&a, &b).is_eq() || compare(&a, &c).is_eq()) {
            negative = false;
        }
        let fits = significant(&a) <= Self::H && significant(&c) <= Self::H + 1;
        fits.then_some(Self { a, b, negative, c })
    }
}

/// `±u z` modulo d: minus if negative.
#[inline(never)]
fn product_modulo<const N: usize>(
    u: &[u64; N],
    z: &[u64; N],
    negative: bool,
    d: &[u64; N],
) -> [u64; N] {
    let h = N - 4;
    let mut wide = [[0; N]; 2];
    let wide = &mut wide.as_flattened_mut()[..2 * h + 1];
    multiply(wide, &u[..h], &z[..h + 1]);
    reduce(wide, &d[..h]);
    let mut k = [0; N];
    k[..h].copy_from_slice(&wide[..h]);
    if negative && significant(&k) > 0 {
        reverse_sub_assign(&mut k, d);
    }
    k
}

/// About `(b + a) / (2 a)`, at least 1 and at most `b / a`, for `b > a > 0`; none if it has more
/// than some 30 bits.
#[inline(always)]
fn small_quotient<const N: usize>(b: &[u64; N], a: &[u64; N]) -> Option<u64> {
    let n = significant(b);
    if n < 2 {
        return Some((b[0] / a[0]).div_ceil(2));
    }
    let (b, a) = bezout::parts::lehmer::wide_window(&b[..n], &a[..n]);
    let (b, a) = ((b >> 64) as u64, (a >> 64) as u64);
    if a >> 32 == 0 {
        return None;
    }
    Some((b / a).div_ceil(2).max(1))
}

/// `x = x / 2` in two's complement, for even x.
#[inline(always)]
fn halve(x: &mut [u64]) {
    let top = x[x.len() - 1] & 1 << 63;
    bezout::parts::limbs::shr_assign(x, 1);
    let n = x.len();
    x[n - 1] |= top;
}

/// A first coefficient, by which numbers are divided that are multiples of it.
struct Divisor<const N: usize> {
    odd: [u64; N],
    shift: u32,
    inverse: u64,
    bits: usize,
}

impl<const N: usize> Divisor<N> {
    /// None if 2^64 divides the number.
    #[inline(always)]
    fn new(a: &[u64; N]) -> Option<Self> {
        let shift = a[0].trailing_zeros();
        let mut odd = *a;
        (shift < 64).then(|| bezout::parts::limbs::shr_assign(&mut odd, shift as usize))?;
        Some(Self {
            odd,
            shift,
            inverse: invert_mod_2_64(odd[0]),
            bits: bits(a),
        })
    }

    /// `(s r + t y) / a` for s and t with their signs, if it fits W limbs.
    #[inline(never)]
    fn linear(
        &self,
        s: (&[u64; N], bool),
        r: &[u64; N],
        t: (&[u64; N], bool),
        y: &[u64; N],
    ) -> Option<([u64; N], bool)> {
        let w = Form::<N>::W;
        let product = (bits(s.0) + bits(r)).max(bits(t.0) + bits(y)) + 1;
        // So that no sum of four products leaves N limbs.
        if product > self.bits + 64 * w - 6 || bits(r).max(bits(y)) > 64 * w - 4 {
            return None;
        }
        // A limb more, for the shift.
        let mut sum = [0; N];
        accumulate(&mut sum[..w + 1], &s.0[..w + 1], &r[..w], s.1);
        accumulate(&mut sum[..w + 1], &t.0[..w + 1], &y[..w], t.1);
        bezout::parts::limbs::shr_assign(&mut sum[..w + 1], self.shift as usize);
        divide_exactly(&mut sum[..w], &self.odd[..w], self.inverse);
        let negative = magnitude(&mut sum[..w]);
        sum[w..].fill(0);
        Some((sum, negative))
    }
}
