// SPDX-License-Identifier: MIT OR Apache-2.0
//! Applying the matrix of a batch to full-length numbers, by products of 32-bit words.
//!
//! Numbers are signed and have limbs of 30 bits. All limbs are in `[0, 2^30)` except the highest,
//! which is signed. A `u64` stores two limbs, so that scratch space has one type; on a 32-bit CPU
//! it is two registers. A number with an odd count of limbs has its sign, 0 or -1, in its last
//! half. Updates skip that half unless `even` is set.
//!
//! Invariant: the sums of an update stay in the range of `i64`. The products of a row with limbs
//! are at most `2^30 2^30` together, since `|u| + |v| <= 2^30`. Those of the modulus are less than
//! `2^31 2^30`, and the carry is less than `2^33`.

use super::matrix::Matrix;
use super::steps::BATCH;
use crate::backend::limbs60 as wide;
use crate::ct::Mask32;

/// The bits of a limb.
const LIMB: i32 = (1 << BATCH) - 1;

/// The number of limbs that hold any number in `(-2^(64 words + 1), 2^(64 words + 1))`.
pub(crate) const fn limbs30(words: usize) -> usize {
    (64 * words + 2).div_ceil(BATCH)
}

/// Whether numbers of `words` words take whole pairs of limbs.
pub(crate) const fn is_even(words: usize) -> bool {
    limbs30(words).is_multiple_of(2)
}

/// The two limbs, the lower one first.
#[inline(always)]
fn split(pair: u64) -> (i32, i32) {
    (pair as u32 as i32, (pair >> 32) as u32 as i32)
}

/// Two limbs as they are stored.
#[inline(always)]
fn join(low: i32, high: i32) -> u64 {
    low as u32 as u64 | (high as u32 as u64) << 32
}

/// The highest limb of a number whose last half is the sign.
#[inline(always)]
fn top(pair: u64) -> i32 {
    let (low, sign) = split(pair);
    low + (sign << BATCH)
}

#[inline(always)]
fn product(a: i32, limb: i32) -> i64 {
    a as i64 * limb as i64
}

/// A row of a matrix times two numbers, from the low end.
struct Row {
    a: i32,
    b: i32,
    carry: i64,
}

impl Row {
    #[inline(always)]
    fn new(a: i32, b: i32) -> Self {
        Self { a, b, carry: 0 }
    }

    #[inline(always)]
    fn add(&mut self, x: i32, y: i32) {
        self.carry += product(self.a, x) + product(self.b, y);
    }

    /// The next limb of the result, of two limbs.
    #[inline(always)]
    fn next(&mut self, x: i32, y: i32) -> i32 {
        self.add(x, y);
        self.limb()
    }

    /// The same, with a multiple of the modulus.
    #[inline(always)]
    fn next_with(&mut self, x: i32, y: i32, k: i32, m: i32) -> i32 {
        self.add(x, y);
        self.carry += product(k, m);
        self.limb()
    }

    #[inline(always)]
    fn limb(&mut self) -> i32 {
        let limb = self.carry as i32 & LIMB;
        self.carry >>= BATCH;
        limb
    }

    /// The highest limb: the rest of the sum, which fits.
    #[inline(always)]
    fn last(&self) -> i32 {
        self.carry as i32
    }
}

/// `(f, g) = M (f, g) / 2^30`.
///
/// Invariant: `max(|f|, |g|)` does not grow, since the rows of `M / 2^30` have norm at most 1.
#[inline(always)]
pub(crate) fn update_fg(f: &mut [u64], g: &mut [u64], t: &Matrix, even: bool) {
    let n = f.len();
    let (mut rf, mut rg) = (Row::new(t.u, t.v), Row::new(t.q, t.r));
    let ((f0, f1), (g0, g1)) = (split(f[0]), split(g[0]));
    let zeros = rf.next(f0, g0) | rg.next(f0, g0);
    debug_assert!(zeros == 0);
    // Results are one limb behind: the lower one of a pair waits for its neighbor.
    let (mut lf, mut lg) = (rf.next(f1, g1), rg.next(f1, g1));
    let pairs = if even { n } else { n - 1 };
    for i in 1..pairs {
        let ((f0, f1), (g0, g1)) = (split(f[i]), split(g[i]));
        f[i - 1] = join(lf, rf.next(f0, g0));
        g[i - 1] = join(lg, rg.next(f0, g0));
        (lf, lg) = (rf.next(f1, g1), rg.next(f1, g1));
    }
    if !even {
        let (f0, g0) = (top(f[n - 1]), top(g[n - 1]));
        f[n - 2] = join(lf, rf.next(f0, g0));
        g[n - 2] = join(lg, rg.next(f0, g0));
        (lf, lg) = (rf.limb(), rg.limb());
    }
    f[n - 1] = join(lf, rf.last());
    g[n - 1] = join(lg, rg.last());
}

/// `(d, e) = M (d, e) / 2^30` modulo `m`, where `inverse` is `m^-1` modulo `2^30` or beyond.
///
/// Invariant: `-2m < d, e < m` before and after. A negative `d` is first moved up by `m`, in the
/// coefficient of `m` alone: the sum `u d + v e` then lies in `(-2^30 m, 2^30 m)`, the multiple of
/// `m` that clears the low limb lies in `(-2^30 m, 0]`, and the quotient in `(-2m, m)` \[Wui21\].
#[inline(always)]
pub(crate) fn update_de(
    d: &mut [u64],
    e: &mut [u64],
    t: &Matrix,
    m: &[u64],
    inverse: u32,
    even: bool,
) {
    let n = d.len();
    let (mut rd, mut re) = (Row::new(t.u, t.v), Row::new(t.q, t.r));
    let ((d0, d1), (e0, e1), (m0, m1)) = (split(d[0]), split(e[0]), split(m[0]));
    let (sd, se) = (sign(d), sign(e));
    let k = |a: i32, b: i32| {
        let low = a.wrapping_mul(d0).wrapping_add(b.wrapping_mul(e0));
        let k = (a & sd) + (b & se);
        k - ((inverse as i32).wrapping_mul(low).wrapping_add(k) & LIMB)
    };
    let (kd, ke) = (k(t.u, t.v), k(t.q, t.r));
    let zeros = rd.next_with(d0, e0, kd, m0) | re.next_with(d0, e0, ke, m0);
    debug_assert!(zeros == 0);
    let mut ld = rd.next_with(d1, e1, kd, m1);
    let mut le = re.next_with(d1, e1, ke, m1);
    let pairs = if even { n } else { n - 1 };
    for i in 1..pairs {
        let ((d0, d1), (e0, e1), (m0, m1)) = (split(d[i]), split(e[i]), split(m[i]));
        d[i - 1] = join(ld, rd.next_with(d0, e0, kd, m0));
        e[i - 1] = join(le, re.next_with(d0, e0, ke, m0));
        ld = rd.next_with(d1, e1, kd, m1);
        le = re.next_with(d1, e1, ke, m1);
    }
    if !even {
        let (d0, e0, m0) = (top(d[n - 1]), top(e[n - 1]), top(m[n - 1]));
        d[n - 2] = join(ld, rd.next_with(d0, e0, kd, m0));
        e[n - 2] = join(le, re.next_with(d0, e0, ke, m0));
        (ld, le) = (rd.limb(), re.limb());
    }
    d[n - 1] = join(ld, rd.last());
    e[n - 1] = join(le, re.last());
}

/// All ones if the number is negative, else 0.
#[inline(always)]
fn sign(d: &[u64]) -> i32 {
    is_negative(d).word() as i32
}

/// Yes if the number is negative.
#[inline(always)]
pub(crate) fn is_negative(d: &[u64]) -> Mask32 {
    Mask32::negative(split(d[d.len() - 1]).1)
}

/// Brings `d` from `(-2m, m)` to `[0, m)`, negated on the way if `negate`.
#[inline(always)]
pub(crate) fn normalize(d: &mut [u64], m: &[u64], negate: Mask32) {
    add_if(d, m, is_negative(d));
    negate_if(d, negate);
    add_if(d, m, is_negative(d));
}

/// `d = -d` if `yes`.
#[inline(always)]
pub(crate) fn negate_if(d: &mut [u64], yes: Mask32) {
    let s = yes.word() as i32;
    let mut carry = 0;
    for pair in d.iter_mut() {
        let (low, high) = split(*pair);
        *pair = propagate((low ^ s) - s, (high ^ s) - s, &mut carry);
    }
    close(d, carry);
}

/// `d += m` if `yes`.
#[inline(always)]
fn add_if(d: &mut [u64], m: &[u64], yes: Mask32) {
    let s = yes.word() as i32;
    let mut carry = 0;
    for (pair, &other) in d.iter_mut().zip(m) {
        let ((low, high), (a, b)) = (split(*pair), split(other));
        *pair = propagate(low + (a & s), high + (b & s), &mut carry);
    }
    close(d, carry);
}

/// Brings two limbs into range; the carry goes on.
#[inline(always)]
fn propagate(low: i32, high: i32, carry: &mut i32) -> u64 {
    let low = low + *carry;
    let high = high + (low >> BATCH);
    *carry = high >> BATCH;
    join(low & LIMB, high & LIMB)
}

/// Gives the highest limb its sign back.
#[inline(always)]
fn close(d: &mut [u64], carry: i32) {
    if let Some(pair) = d.last_mut() {
        let (low, high) = split(*pair);
        *pair = join(low, high | carry << BATCH);
    }
}

/// Splits 64-bit words into limbs.
#[inline(always)]
pub(crate) fn from_words(out: &mut [u64], x: &[u64]) {
    wide::from_words(out, x);
    for pair in out.iter_mut() {
        *pair = join(*pair as i32 & LIMB, (*pair >> BATCH) as i32);
    }
}

/// Joins the limbs `x` of a number in `[0, 2^(64 len))` to 64-bit words; `x` is overwritten.
#[inline(always)]
pub(crate) fn to_words(out: &mut [u64], x: &mut [u64]) {
    for pair in x.iter_mut() {
        let (low, high) = split(*pair);
        *pair = low as u64 | (high as u64) << BATCH;
    }
    wide::to_words(out, x);
}

/// The low limbs of `f` and `g`.
#[inline(always)]
pub(super) fn low(f: &[u64], g: &[u64]) -> (i32, i32) {
    (f[0] as u32 as i32, g[0] as u32 as i32)
}
