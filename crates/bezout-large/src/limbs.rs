// SPDX-License-Identifier: MIT OR Apache-2.0
//! Limbs numbers as vectors of limbs, the least significant first, without zero limbs on top: zero
//! has none.

use crate::product::memory::Memory;
use crate::product::{Factor, Plan, mul, mul_scratch, square, square_scratch};
use alloc::vec::Vec;
use bezout::parts::limbs::{add_word, significant, sub_word};
use core::cmp::Ordering;

pub(crate) use bezout::parts::limbs::bits;

/// A number without zero limbs on top.
pub(crate) type Limbs = Vec<u64>;

/// From this many limbs of the shorter factor on, a product modulo a number is faster than a whole
/// one.
const TRANSFORM: usize = if cfg!(test) { 12 } else { 100 };

/// Drops zero limbs on top.
pub(crate) fn trim(x: &mut Limbs) {
    x.truncate(significant(x));
}

/// The number in a slice that may have zero limbs on top.
pub(crate) fn natural(x: &[u64]) -> Limbs {
    x[..significant(x)].to_vec()
}

/// Compares two numbers.
pub(crate) fn compare(a: &[u64], b: &[u64]) -> Ordering {
    let (n, m) = (significant(a), significant(b));
    n.cmp(&m)
        .then_with(|| bezout::parts::limbs::compare(&a[..n], &b[..m]))
}

/// `floor(x / 2^(64 limbs))`.
pub(crate) fn high(x: &[u64], limbs: usize) -> Limbs {
    x.get(limbs..).unwrap_or(&[]).to_vec()
}

/// `x mod 2^(64 limbs)`.
pub(crate) fn low(x: &[u64], limbs: usize) -> &[u64] {
    &x[..limbs.min(x.len())]
}

/// `a b`.
pub(crate) fn product(a: &[u64], b: &[u64]) -> Limbs {
    if a.is_empty() || b.is_empty() {
        return Limbs::new();
    }
    let mut out = vec![0; a.len() + b.len()];
    let mut scratch = Memory::new(mul_scratch(a.len(), b.len()));
    mul(&mut out, a, b, scratch.words_mut()).expect("the lengths fit");
    trim(&mut out);
    out
}

/// `a b` modulo `2^(64 n) - 1` for an n of at least `limbs`, and n; none where a whole product is
/// as fast. The result has no more than n limbs.
pub(crate) fn product_modulo(a: &[u64], b: &[u64], limbs: usize) -> Option<(Limbs, usize)> {
    let factor = a.len().min(b.len());
    if factor < TRANSFORM {
        return None;
    }
    let plan = Plan::new(limbs.max(a.len()).max(b.len()), factor, 1).ok()?;
    if plan.limbs() >= a.len() + b.len() {
        return None;
    }
    let mut out = plan.sums(&[a], &[&[(0, Factor::Once(b))]]).ok()?.pop()?;
    trim(&mut out);
    Some((out, plan.limbs()))
}

/// `a^2`.
pub(crate) fn squared(a: &[u64]) -> Limbs {
    let mut out = vec![0; 2 * a.len()];
    let mut scratch = Memory::new(square_scratch(a.len()));
    square(&mut out, a, scratch.words_mut()).expect("the lengths fit");
    trim(&mut out);
    out
}

/// `a + b`.
pub(crate) fn sum(a: &[u64], b: &[u64]) -> Limbs {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let mut out = long.to_vec();
    add_assign(&mut out, short);
    out
}

/// `a += b`.
pub(crate) fn add_assign(a: &mut Limbs, b: &[u64]) {
    if a.len() < b.len() {
        a.resize(b.len(), 0);
    }
    let (low, high) = a.split_at_mut(b.len());
    if bezout::parts::limbs::add_assign(low, b) && add_word(high, 1) {
        a.push(1);
    }
}

/// `a -= b` for `a >= b`.
pub(crate) fn sub_assign(a: &mut Limbs, b: &[u64]) {
    debug_assert!(compare(a, b).is_ge());
    let (low, high) = a.split_at_mut(b.len());
    if bezout::parts::limbs::sub_assign(low, b) {
        sub_word(high, 1);
    }
    trim(a);
}

/// `|a - b|`, and whether `a < b`.
pub(crate) fn difference(a: &[u64], b: &[u64]) -> (Limbs, bool) {
    let less = compare(a, b).is_lt();
    let (large, small) = if less { (b, a) } else { (a, b) };
    let mut out = natural(large);
    sub_assign(&mut out, &small[..significant(small)]);
    (out, less)
}

/// `x 2^bits`. Zero takes no memory, whatever the number of bits.
pub(crate) fn shifted_left(x: &[u64], bits: usize) -> Limbs {
    if significant(x) == 0 {
        return Limbs::new();
    }
    let mut out = vec![0; bits / 64];
    out.extend_from_slice(x);
    out.push(0);
    bezout::parts::limbs::shl_assign(&mut out[bits / 64..], bits % 64);
    trim(&mut out);
    out
}

/// `floor(x / 2^bits)`.
pub(crate) fn shifted_right(x: &[u64], bits: usize) -> Limbs {
    let mut out = high(x, bits / 64);
    bezout::parts::limbs::shr_assign(&mut out, bits % 64);
    trim(&mut out);
    out
}

/// `x^e`, of the odd part, bit by bit from the top, and then its zeros.
pub(crate) fn power(x: &[u64], e: u32) -> Limbs {
    let zeros = bezout::parts::limbs::trailing_zeros(x);
    let odd = shifted_right(x, zeros);
    let mut out = vec![1];
    for i in (0..32 - e.leading_zeros()).rev() {
        out = squared(&out);
        if e >> i & 1 == 1 {
            out = product(&out, &odd);
        }
    }
    shifted_left(&out, zeros * e as usize)
}
