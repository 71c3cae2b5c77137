// SPDX-License-Identifier: MIT OR Apache-2.0
//! From one Bézout cofactor to the canonical pair.

use super::mod2k;
use crate::limbs_vartime::{
    add_assign, is_zero, mul, reverse_sub_assign, shr_assign, significant, sub_assign, sub_word,
    trailing_zeros,
};
use core::cmp::Ordering;

/// Brings `u`, at most `order`, with sign `negative`, into (-order / 2, order / 2] modulo `order`.
/// Returns the new sign, zero is not negative, and whether it has added or subtracted the order.
pub(crate) fn center(u: &mut [u64], negative: bool, order: &[u64]) -> (bool, bool) {
    let moved = match compare_double(u, order) {
        Ordering::Greater => true,
        Ordering::Equal => negative,
        Ordering::Less => false,
    };
    if moved {
        reverse_sub_assign(u, order);
    }
    ((negative ^ moved) && !is_zero(u), moved)
}

/// Compares 2 a with b.
fn compare_double(a: &[u64], b: &[u64]) -> Ordering {
    let double = |i: usize| a[i] << 1 | if i > 0 { a[i - 1] >> 63 } else { 0 };
    if a[a.len() - 1] >> 63 == 1 {
        return Ordering::Greater;
    }
    (0..a.len())
        .rev()
        .map(|i| double(i).cmp(&b[i]))
        .find(|o| o.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// Computes the other cofactor `t = (g - s a) / b`, b != 0, as magnitude and sign, by an exact
/// division from the low end. All of equal length; |t| fits because |s| <= b / 2g. Scratch: three
/// lengths.
pub(crate) fn other(
    t: &mut [u64],
    g: &[u64],
    s: (&[u64], bool),
    a: &[u64],
    b: &[u64],
    scratch: &mut [u64],
) -> bool {
    let n = t.len();
    let (product, rest) = scratch.split_at_mut(2 * n);
    let divisor = &mut rest[..n];
    let (s, negative) = s;
    if is_zero(s) {
        // g = t b, and g divides b.
        t.fill(0);
        t[0] = 1;
        return false;
    }
    mul(product, s, a);
    // s a - g >= 0, or |s| a + g.
    let (low, high) = product.split_at_mut(n);
    if negative {
        let carry = add_assign(low, g);
        crate::limbs_vartime::add_word(high, carry as u64);
    } else {
        let borrow = sub_assign(low, g);
        sub_word(high, borrow as u64);
    }
    divisor.copy_from_slice(b);
    let zeros = trailing_zeros(divisor);
    shr_assign(divisor, zeros);
    shr_assign(product, zeros);
    t.copy_from_slice(&product[..n]);
    mod2k::divide(t, &divisor[..significant(divisor)]);
    !negative && !is_zero(t)
}

/// Writes both cofactors if a number is zero: gcd(a, 0) = 1 a, gcd(0, b) = 1 b, gcd(0, 0) = 0.
/// Returns false if neither number is zero.
pub(crate) fn trivial(g: &mut [u64], s: &mut [u64], t: &mut [u64], a: &[u64], b: &[u64]) -> bool {
    let (za, zb) = (is_zero(a), is_zero(b));
    if !(za || zb) {
        return false;
    }
    g.copy_from_slice(if zb { a } else { b });
    s.fill(0);
    t.fill(0);
    s[0] = (zb && !za) as u64;
    t[0] = (za && !zb) as u64;
    true
}

/// For odd `x`: replaces `out` = k = m^-1 mod x by x^-1 mod m = (1 - m k) / x mod m, an exact
/// division. Always returns true. An even m gets its inverse in this way. Scratch: two lengths.
pub(crate) fn inverse_from_swapped(
    out: &mut [u64],
    x: &[u64],
    m: &[u64],
    scratch: &mut [u64],
) -> bool {
    let n = m.len();
    if is_zero(out) {
        // Modulo x = 1: the other representative of 0 keeps m k - 1 from being negative.
        out[0] = 1;
    }
    let product = &mut scratch[..2 * n];
    mul(product, m, out);
    sub_word(product, 1);
    out.copy_from_slice(&product[..n]);
    mod2k::divide(out, &x[..significant(x)]);
    reverse_sub_assign(out, m);
    true
}
