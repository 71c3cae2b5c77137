// SPDX-License-Identifier: MIT OR Apache-2.0
//! The greatest common divisor.

use super::batches::{Pair, Progress, finish, reduce};
use super::fixed::gcd_odd;
use super::steps::last_batch;
use crate::limbs_vartime::{is_zero, rows, shl_assign, shr_assign, trailing_zeros};

/// Limbs of scratch that [`gcd`] needs for operands of `limbs` limbs.
pub(crate) const fn gcd_scratch_limbs(limbs: usize) -> usize {
    4 * limbs
}

/// `out = gcd(a, b)` for any two numbers of equal length; gcd(0, 0) = 0.
///
/// Timing: depends on the values.
pub(crate) fn gcd(out: &mut [u64], a: &[u64], b: &[u64], scratch: &mut [u64]) {
    note!("stein/portable");
    let n = out.len();
    if let ([out], [a], [b]) = (&mut *out, a, b) {
        *out = of_words(*a, *b);
        return;
    }
    macro_rules! fixed { ($($limbs:literal)*) => { $(
        if let (Ok(out), Ok(a), Ok(b)) = (<&mut [u64; $limbs]>::try_from(&mut *out), a.try_into(), b.try_into())
            && gcd_one_odd::<$limbs>(out, a, b)
        {
            return;
        }
    )* } }
    fixed!(4 6 8);
    let (za, zb) = (is_zero(a), is_zero(b));
    if za || zb {
        out.copy_from_slice(if za { b } else { a });
        return;
    }
    let [x, y, spare_x, spare_y] = rows(scratch, n);
    x.copy_from_slice(a);
    y.copy_from_slice(b);
    let (ta, tb) = (trailing_zeros(x), trailing_zeros(y));
    shr_assign(x, ta);
    shr_assign(y, tb);
    let mut pair = Pair {
        x,
        y,
        spare_x,
        spare_y,
    };
    let len = reduce(&mut pair, None, &mut Progress::default());
    out.fill(0);
    if len == 1 {
        out[0] = finish(&pair, None, &mut Progress::default());
    } else {
        out[..len].copy_from_slice(&pair.y[..len]);
    }
    shl_assign(out, ta.min(tb));
}

/// `gcd(a, b)` of two words.
fn of_words(a: u64, b: u64) -> u64 {
    match (a, b) {
        (0, x) | (x, 0) => x,
        _ => last_batch(a, b >> b.trailing_zeros()).gcd << (a | b).trailing_zeros(),
    }
}

/// `out = gcd(a, b)` if one of the two is odd, which is the usual case.
fn gcd_one_odd<const N: usize>(out: &mut [u64; N], a: &[u64; N], b: &[u64; N]) -> bool {
    if (a[0] | b[0]) & 1 == 0 {
        return false;
    }
    let (x, y) = if b[0] & 1 == 1 { (a, b) } else { (b, a) };
    *out = gcd_odd(x, y);
    true
}
